"""Staining the wood of a picture by the class of the piece: its colours are replaced, ink keeps its own."""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from typing import Final

from .classes import PieceClass

# The colours of the wood in every picture, as packaging/artwork/wood.py writes them.
FACE: Final = ("#fce5b4", "#eec681")
EDGES: Final = ("#d9a95f", "#b58040")
LIGHT: Final = "#fff4d8"

# Hue in degrees, saturation, share of the stain, and how light the wood remains. The hues are those of the move
# diagrams; burning has its own.
STAINS: Final[dict[PieceClass, tuple[float, float, float, float]]] = {
    PieceClass.BURNING: (310, 0.75, 0.55, 0.95),
    PieceClass.RANGE_JUMPING: (28, 1.0, 0.72, 0.93),
    PieceClass.MULTI_CAPTURE: (118, 0.6, 0.45, 0.97),
    PieceClass.JUMP: (56, 1.0, 0.6, 1.0),
    PieceClass.RANGE: (350, 0.8, 0.36, 1.0),
    PieceClass.STEP: (212, 0.8, 0.55, 1.0),
}


def stained(svg: str, piece_class: PieceClass) -> str:
    """The text of a picture with its wood stained."""
    for colour in (*FACE, *EDGES, LIGHT):
        svg = svg.replace(colour, stained_colour(colour, piece_class))
    return svg


def stained_colour(colour: str, piece_class: PieceClass) -> str:
    """A colour of wood, "#rrggbb", stained: its hue moved towards that of the class."""
    hue, saturation, share, light = STAINS[piece_class]
    wood = tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    _, lightness, _ = rgb_to_hls(*wood)
    target = hls_to_rgb(hue / 360, lightness * light, saturation)
    mixed = (round(255 * (w + (t - w) * share)) for w, t in zip(wood, target, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
