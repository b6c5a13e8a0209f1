"""How long the pieces of a game take to draw: all faces of a set, both sides, at one size.

    python -m tests.benchmarks.art_speed

`cold` is the first time in a fresh program, with files and fonts to read; `resized` the same at another size, as after
the window was made larger. Milliseconds; the aim is less than 500 for every line.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from time import perf_counter

from PySide6.QtGui import QGuiApplication

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.ui.faces.art import Art, PieceLook

RESOURCES = Path(__file__).parents[2] / "resources"
SIZES = (28, 48, 96)
AIM = 500


def draw_all(art: Art, variant: Variant, look: PieceLook, pixels: int) -> float:
    """Milliseconds for every kind of both sides."""
    start = perf_counter()
    for kind in variant.kinds:
        if kind is not None:
            for side in (0, 1):
                art.pixmap(kind, side, look, pixels, bool(side))
    return 1000 * (perf_counter() - start)


def main() -> None:
    """Runs the command line; status 1 where a set is slower than the aim."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    worst = 0.0
    for game in variant_names():
        variant = load_variant(game)
        for name in Art(RESOURCES).sets():
            for tint in (False, True):
                for pixels in SIZES:
                    art, look = Art(RESOURCES), PieceLook(name, tint)
                    cold = draw_all(art, variant, look, pixels)
                    resized = draw_all(art, variant, look, pixels + 1)
                    worst = max(worst, cold, resized)
                    print(f"{game:8} {name:10} {'tint' if tint else '':5}{pixels:3} px  {cold:6.0f}  {resized:6.0f}")
    del app
    raise SystemExit(worst > AIM)


if __name__ == "__main__":
    main()
