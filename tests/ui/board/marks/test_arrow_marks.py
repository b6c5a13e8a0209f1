"""What arrows cover."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shogi_desktop.ui.board.ground.style import BoardColors, BoardStyle, palette_of
from shogi_desktop.ui.board.layout.layout import Box
from shogi_desktop.ui.board.marks.arrow_marks import paint_hint, paint_score, paint_suggestion, paint_threat
from shogi_desktop.ui.board.marks.mark_layer import reach_of
from shogi_desktop.ui.board.marks.marks import BoardMark, MarkKind

CELL = 30
Paint = Callable[[QPainter, BoardMark, BoardColors], None]


def square(file: int, rank: int) -> Box:
    return Box(file * CELL, rank * CELL, CELL, CELL)


def covered(paint: Paint, ranks: int, corner: int | None = None) -> list[int]:
    """How many pixels of each row are covered by an arrow up so many ranks, from a `corner` at this file on."""
    image = QImage(20 * CELL, (ranks + 1) * CELL, QImage.Format.Format_ARGB32)
    image.fill(0)
    start = square(0, ranks) if corner is None else square(corner, ranks)
    turn = None if corner is None else square(0, ranks)
    painter = QPainter(image)
    paint(painter, BoardMark(MarkKind.HINT, square(0, 0), start, corner=turn), palette_of(BoardStyle()))
    painter.end()
    return [sum(image.pixelColor(x, y).alpha() > 60 for x in range(CELL)) for y in range(image.height())]


def test_a_score_leaves_the_piece_on_its_square_readable(qapp: QApplication) -> None:
    """It hangs over the lower edge, where neither of two pieces has its letters."""
    image = QImage(3 * 2 * CELL, 3 * 2 * CELL, QImage.Format.Format_ARGB32)
    image.fill(0)
    box = Box(2 * CELL, 2 * CELL, 2 * CELL, 2 * CELL)
    mark = BoardMark(MarkKind.SCORE, box, text="+0.79")
    painter = QPainter(image)
    paint_score(painter, mark, palette_of(BoardStyle()))
    painter.end()
    rows = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() for x in range(image.width()))]
    assert box.bottom - 0.19 * box.h <= rows[0] < box.bottom < rows[-1] <= box.bottom + 0.19 * box.h
    assert rows[-1] <= reach_of(mark)[3]


@pytest.mark.parametrize("paint", [paint_hint, paint_threat, paint_suggestion])
@pytest.mark.parametrize("corner", [None, 5])
def test_a_long_arrow_leaves_the_pieces_readable_over_which_it_goes(
    qapp: QApplication, paint: Paint, corner: int | None
) -> None:
    short, long = covered(paint, 6, corner and 1), covered(paint, 30, corner)
    between = slice(3 * CELL, 5 * CELL)
    assert max(long[between]) <= CELL / 6 < min(short[between])
    assert max(long[:CELL]) == max(short[:CELL]), "it points as well"
