"""The lens: when it appears and goes, what it says, and the reach it draws."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.ui.art import Art
from shogi_desktop.ui.board import BoardStyle, PieceLens
from shogi_desktop.ui.board.layout import Box
from shogi_desktop.ui.board.lens_control import beside
from shogi_desktop.ui.board.words import kind_notes
from tests.ui.board.conftest import LEFT, NO_KEY, Fingers


@pytest.fixture
def large(fingers: Fingers, tenjiku: Variant) -> Fingers:
    fingers.show(Position(tenjiku))
    return fingers


def lens_of(hand: Fingers) -> PieceLens:
    lens = hand.view.findChild(PieceLens)
    assert isinstance(lens, PieceLens)
    return lens


def rest_on(hand: Fingers, place: str) -> None:
    hand.carry(hand.point(place))
    hand.carry(hand.point(place) + QPoint(1, 1))


def shown_code(hand: Fingers, qtbot: QtBot) -> str:
    qtbot.waitUntil(lens_of(hand).isVisible, timeout=3000)
    return hand.variant.kind(lens_of(hand).piece >> 1).code


def test_appears_over_a_piece_and_leaves_it_free(large: Fingers, qtbot: QtBot) -> None:
    rest_on(large, "9n")
    assert not lens_of(large).isVisible(), "only after a while"
    assert shown_code(large, qtbot) == "LH"
    lens = lens_of(large)
    assert not lens.geometry().contains(large.point("9n"))
    assert large.view.viewport().rect().contains(lens.geometry())
    large.carry(large.point("9h"))
    assert not lens.isVisible()


def test_on_a_stand(fingers: Fingers, shogi: Variant, qtbot: QtBot) -> None:
    position = Position.handicap(shogi, "three-pawns")
    fingers.show(position)
    rest_on(fingers, "p")
    assert shown_code(fingers, qtbot) == "P"


@pytest.mark.parametrize("what", ["click", "key", "position", "zoom"])
def test_goes_when_something_happens(large: Fingers, qtbot: QtBot, what: str) -> None:
    rest_on(large, "9n")
    assert shown_code(large, qtbot) == "LH"
    if what == "click":
        large.click("5h")
    elif what == "key":
        large.key(Qt.Key.Key_Up)
    elif what == "position":
        large.show(Position(large.variant))
    else:
        large.view.zoom_in()
    assert not lens_of(large).isVisible()


def test_long_press(large: Fingers, qtbot: QtBot) -> None:
    point = large.point("9m")
    QTest.mousePress(large.view.viewport(), LEFT, NO_KEY, point)
    large.carry(point + QPoint(1, 1))
    assert shown_code(large, qtbot) == "GG"
    large.carry(point + QPoint(20, -40))
    assert not lens_of(large).isVisible(), "a drag has begun"
    large.key(Qt.Key.Key_Escape)


def test_with_the_keyboard(large: Fingers, qtbot: QtBot) -> None:
    large.key(Qt.Key.Key_Down, *[Qt.Key.Key_Down] * 3)
    assert shown_code(large, qtbot) == "P"


def test_not_while_choosing_a_target_and_not_when_switched_off(large: Fingers, qtbot: QtBot) -> None:
    large.click("8l")
    rest_on(large, "9n")
    qtbot.wait(900)
    assert not lens_of(large).isVisible()
    large.key(Qt.Key.Key_Escape)
    large.view.set_style(BoardStyle(animation_ms=0, lens=False))
    rest_on(large, "9o")
    qtbot.wait(900)
    assert not lens_of(large).isVisible()


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
@pytest.mark.usefixtures("qapp")
def test_every_face_has_a_picture_of_its_own(art: Art, name: str) -> None:
    variant = load_variant(name)
    lens, pictures = PieceLens(art), set()
    for kind in variant.kinds:
        if kind is not None:
            lens.show_piece(variant, kind.id << 1, BoardStyle())
            pictures.add(bytes(lens.grab().toImage().constBits()))
    assert len(pictures) == len(variant.kinds) - 1


def test_size_follows_the_factor_and_the_notes(art: Art, tenjiku: Variant, qapp: QApplication) -> None:
    lens = PieceLens(art)
    lens.show_piece(tenjiku, tenjiku.kind_by_code("P").id << 1, BoardStyle())
    small = lens.size()
    lens.show_piece(tenjiku, tenjiku.kind_by_code("LN").id << 1, BoardStyle())
    assert lens.height() > small.height() and lens.width() == small.width()
    lens.show_piece(tenjiku, tenjiku.kind_by_code("P").id << 1, BoardStyle(), factor=2.0)
    assert lens.size() == small * 2


def test_place() -> None:
    area = QRect(0, 0, 800, 600)
    assert beside(Box(100, 300, 40, 44), (200, 100), area) == QPoint(148, 272)
    assert beside(Box(700, 300, 40, 44), (200, 100), area) == QPoint(492, 272)
    assert beside(Box(100, 0, 40, 44), (200, 100), area).y() == 8
    assert beside(Box(100, 590, 40, 44), (200, 100), area).y() == 492


def test_notes_tell_the_powers(tenjiku: Variant, qapp: QApplication) -> None:
    counts = {code: len(kind_notes(tenjiku.kind_by_code(code))) for code in ("P", "K", "FD", "LN", "GG", "+CS", "VG")}
    assert counts == {"P": 0, "K": 1, "FD": 3, "LN": 3, "GG": 1, "+CS": 1, "VG": 3}
