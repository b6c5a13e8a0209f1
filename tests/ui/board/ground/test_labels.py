"""Files and ranks can be read beside squares of every size, and those of the square under the pointer stand out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.backdrop import (
    coordinate_texts,
    every_nth,
    in_few_signs,
    label_size,
    room_for_signs,
    signs_across,
    signs_below,
)
from shogi_desktop.ui.board.ground.edges import EdgeLabels
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.look.fonts import japanese_font
from tests.ui.board.conftest import Fingers, centre

LEAST = 9  # pixels of letters that can be read


def test_labels_can_be_read_and_do_not_meet(fingers: Fingers) -> None:
    for coordinates in ("kanji", "letters"):
        for size in ((300, 300), (620, 480), (1100, 780)):
            for name in variant_names():
                layout = Layout(load_variant(name), *size, 1.0)
                files, ranks = coordinate_texts(layout.variant, coordinates)
                letters = label_size(layout)
                assert letters >= LEAST and layout.border > letters and layout.board.h <= layout.height, (
                    coordinates,
                    size,
                    name,
                )
                metrics = QFontMetrics(japanese_font(round(letters)))
                widest = max(map(metrics.horizontalAdvance, files))
                assert widest + letters / 3 < every_nth(layout.cell_w, letters, signs_across(files)) * layout.cell_w, (
                    coordinates,
                    size,
                    name,
                )
                signs = signs_below(ranks)
                room = every_nth(layout.cell_h, letters, signs) * layout.cell_h
                few = [in_few_signs(text, room_for_signs(room, letters)) for text in ranks]
                apart = (signs > 1) * letters / 2
                assert all(len(text) * letters + apart <= room for text in few if not text.isascii()), (
                    coordinates,
                    size,
                    name,
                )


def badges(hand: Fingers) -> list[tuple[QRectF, str]]:
    """Those of file and rank, as far as they are seen."""
    items = [item for item in hand.scene.items() if isinstance(item, EdgeLabels)]
    found = [item.badge() for item in sorted(items, key=lambda item: item.across, reverse=True)]
    return [(place, text) for place, text in found if not place.isEmpty()]


def point_at(hand: Fingers, square: str) -> None:
    QTest.mouseMove(hand.view.viewport(), QPoint(2, 2))
    QTest.mouseMove(hand.view.viewport(), hand.point(square))


@pytest.mark.parametrize("flipped", [False, True])
def test_file_and_rank_under_the_pointer_stand_out(fingers: Fingers, flipped: bool) -> None:
    fingers.view.set_flipped(flipped)
    fingers.view.set_style(BoardStyle(animation_ms=0, coordinates="letters"))
    fingers.show(Position(load_variant("taikyoku")))
    assert badges(fingers) == []
    for square in ("18r", "36aj", "1a", "1aj", "36a"):
        point_at(fingers, square)
        (file, number), (rank, letters) = badges(fingers)
        assert number + letters == square
        there, view = centre(fingers.layout.square_box(fingers.square(square))), fingers.view.viewport().rect()
        assert file.left() < there.x() < file.right() and rank.top() < there.y() < rank.bottom()
        assert view.contains(file.toAlignedRect()) and view.contains(rank.toAlignedRect())
    QApplication.sendEvent(fingers.view, QEvent(QEvent.Type.Leave))
    assert badges(fingers) == []


def test_zoomed_in_they_stand_out_in_the_strips(fingers: Fingers) -> None:
    fingers.view.set_style(BoardStyle(animation_ms=0, coordinates="kanji"))
    fingers.show(Position(load_variant("taikyoku")))
    for _ in range(8):
        fingers.view.zoom_in()
    fingers.view.show_square(fingers.square("18r"))
    fingers.view._zoomer.finish()  # noqa: SLF001
    point_at(fingers, "17s")
    assert [text for _, text in badges(fingers)] == ["17", "十九"]


def test_none_where_labels_are_well_seen_or_switched_off(fingers: Fingers) -> None:
    point_at(fingers, "5e")
    assert badges(fingers) == []
    fingers.show(Position(load_variant("taikyoku")))
    fingers.view.set_style(BoardStyle(animation_ms=0, coordinates="off"))
    point_at(fingers, "18r")
    assert badges(fingers) == []


def test_a_smaller_board_forgets_the_square(fingers: Fingers) -> None:
    fingers.view.resize(300, 300)
    fingers.show(Position(load_variant("taikyoku")))
    point_at(fingers, "36aj")
    fingers.show(Position(load_variant("chu")))
    assert badges(fingers) == []
