"""Sheets of all pieces for the eye: every set of all games, small, usual and large, both directions, light and dark.

    python -m tests.contact_sheet OUT [--set NAME] [--ratio 1.5]

Writes GAME-SET-THEME.png, GAME-SET-tint-THEME.png, and for the marks GAME-mnemonic-numbered.png: one picture of every
different piece, in a shuffled order, without names, with GAME-mnemonic-key.txt beside it, for readers who shall find
the pieces by their marks alone.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from shogi_desktop.app import add_fonts
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.ui.faces.art import RATIO, Art, PieceLook

RESOURCES = Path(__file__).parents[1] / "resources"
SIZES = (28, 48, 96)
WIDTH = 1560  # logical pixels of a sheet
CAPTION = 13
GAP = 6
WOODS = {"light": ("#dcaa5c", "#2c1d0c"), "dark": ("#b98545", "#1c1107")}  # board and words
NUMBERED = 72


@dataclass(frozen=True)
class Sheet:
    """What all pieces of a sheet have in common."""

    art: Art
    look: PieceLook
    theme: str
    ratio: float


def kinds_of(variant: Variant) -> list[Kind]:
    return [kind for kind in variant.kinds if kind is not None]


def by_marks(variant: Variant) -> list[Kind]:
    """One kind of each movement, unpromoted ones first."""
    seen: dict[object, Kind] = {}
    for kind in sorted(kinds_of(variant), key=lambda kind: kind.unpromoted > 0):
        seen.setdefault((kind.name, kind.movement), kind)
    return list(seen.values())


def draw_sheet(sheet: Sheet, kinds: Sequence[Kind], captions: Sequence[str], sizes: Sequence[int]) -> QImage:
    """The kinds at each size, pointing up and down side by side, with a caption below each pair."""
    heights = [_rows(len(kinds), size) * _cell(size)[1] + 3 * GAP for size in sizes]
    image = QImage(round(WIDTH * sheet.ratio), round(sum(heights) * sheet.ratio), QImage.Format.Format_RGB32)
    board, words = WOODS[sheet.theme]
    image.fill(QColor(board))
    image.setDevicePixelRatio(sheet.ratio)
    painter = QPainter(image)
    painter.setPen(QColor(words))
    top = 2 * GAP
    for size, height in zip(sizes, heights, strict=True):
        for number, (kind, caption) in enumerate(zip(kinds, captions, strict=True)):
            width, step = _cell(size)
            row, column = divmod(number, WIDTH // width)
            _draw_pair(painter, sheet, kind, caption, size, QPointF(column * width + GAP, top + row * step))
        top += height
    painter.end()
    return image


def _cell(size: int) -> tuple[int, int]:
    """Room for a pair of pieces and its caption."""
    return max(2 * size + 3 * GAP, 76), round(size * RATIO) + CAPTION + 2 * GAP


def _rows(count: int, size: int) -> int:
    return -(-count // (WIDTH // _cell(size)[0]))


def _draw_pair(painter: QPainter, sheet: Sheet, kind: Kind, caption: str, size: int, corner: QPointF) -> None:
    pixels = round(size * sheet.ratio)
    for side in (0, 1):
        face = sheet.art.pixmap(kind, side, sheet.look, pixels, bool(side))
        face.setDevicePixelRatio(sheet.ratio)
        painter.drawPixmap(corner + QPointF(side * (size + GAP // 2), 0), face)
    font = QFont(painter.font())
    font.setPixelSize(CAPTION - 2)
    painter.setFont(font)
    strip = QRectF(corner.x(), corner.y() + size * RATIO, 2 * size + GAP, CAPTION + 2)
    painter.drawText(strip, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, caption)


def write_sheets(out: Path, sets: Sequence[str], ratio: float) -> None:
    """All sheets of the sets."""
    art = Art(RESOURCES)
    for game in variant_names():
        kinds = kinds_of(load_variant(game))
        captions = [f"{kind.kanji} {kind.abbreviation}" for kind in kinds]
        for name in sets:
            for tint in (False, True):
                for theme in WOODS:
                    image = draw_sheet(Sheet(art, PieceLook(name, tint), theme, ratio), kinds, captions, SIZES)
                    image.save(str(out / f"{game}-{name}{'-tint' if tint else ''}-{theme}.png"))


def write_numbered(out: Path, ratio: float) -> None:
    """The marks without names, and the key to them."""
    for game in variant_names():
        kinds = by_marks(load_variant(game))
        random.Random(game).shuffle(kinds)
        numbers = [str(number) for number in range(1, len(kinds) + 1)]
        sheet = Sheet(Art(RESOURCES, names=False), PieceLook("mnemonic"), "light", ratio)
        draw_sheet(sheet, kinds, numbers, (NUMBERED,)).save(str(out / f"{game}-mnemonic-numbered.png"))
        key = "".join(
            f"{number} {kind.abbreviation} {kind.name}\n" for number, kind in zip(numbers, kinds, strict=True)
        )
        (out / f"{game}-mnemonic-key.txt").write_text(key, encoding="utf-8")


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--set", action="append", metavar="NAME", help="only this set; may be given several times")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixels of a logical pixel")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    add_fonts(app, RESOURCES / "fonts")
    options.out.mkdir(parents=True, exist_ok=True)
    sets = options.set or Art(RESOURCES).sets()
    write_sheets(options.out, sets, options.ratio)
    if "mnemonic" in sets:
        write_numbered(options.out, options.ratio)


if __name__ == "__main__":
    main()
