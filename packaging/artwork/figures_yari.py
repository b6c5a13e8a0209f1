"""The men of yari shogi: chessmen with a spear beside them."""

from __future__ import annotations

from figures_chess import FIGURES as CHESS
from strokes import CUT, LIMB, OVER, PLINTH, WHOLE, Figure, placed

SPEAR: Figure = (
    (LIMB, "M31 -12L31 -88"),
    (WHOLE, "M24 -86L38 -86L38 -82L24 -82z"),
    (OVER, "M31 -118C38 -108 40 -98 36 -86L26 -86C22 -98 24 -108 31 -118z"),
    (CUT, "M31 -108L31 -88"),
)


def _armed(name: str, x: float) -> Figure:
    """A chessman on a narrower foot, `x` to the right of the middle, beside its spear."""
    return (PLINTH, *placed(CHESS[name][1:], 0.9, x, -2), *SPEAR)


FIGURES: dict[str, Figure] = {
    "yari_rook": _armed("rook", -8),
    "yari_bishop": _armed("bishop", -8),
    "yari_knight": _armed("knight", -5),
}
