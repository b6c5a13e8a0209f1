"""A notice on the board: where it lies, when it goes, and that it hides nothing that matters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.layout.layout import Box
from shogi_desktop.ui.board.scene.notice import NoticeCard
from tests.ui.board.conftest import Fingers

WORDS = "You have a pawn on this file already. A second one must not come (nifu)."


def card_of(hand: Fingers) -> NoticeCard:
    card = hand.view.findChild(NoticeCard)
    assert isinstance(card, NoticeCard)
    return card


def rect(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h)).adjusted(1, 1, -1, -1)


@pytest.mark.parametrize("size", [(620, 480), (900, 700), (1400, 1000)])
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_lies_beside_its_square_and_leaves_it_free(
    fingers: Fingers, tenjiku: Variant, size: tuple[int, int], flipped: bool, name: str, qapp: QApplication
) -> None:
    if name == "tenjiku":
        fingers.show(Position(tenjiku))
    fingers.view.set_flipped(flipped)
    fingers.view.resize(*size)
    qapp.processEvents()
    card = card_of(fingers)
    last = fingers.variant.square_name(fingers.variant.squares[-1])
    for square in ("1a", "5e", "9a", last):
        fingers.view.say(WORDS, fingers.spot(square), fingers.spot("5a"))
        box, shown = rect(fingers.layout.square_box(fingers.square(square))), card.geometry()
        assert card.isVisible() and card.text == WORDS
        assert fingers.view.viewport().rect().contains(shown)
        assert not shown.intersects(box)
        assert shown.intersects(box.adjusted(-20, -20, 20, 20)) or shown.height() > box.height(), "near it"
        assert not shown.intersects(rect(fingers.layout.square_box(fingers.square("5a"))))
        assert not any(shown.intersects(rect(plate)) for plate in fingers.layout.plates.values() if plate.w)


def test_the_next_thing_done_takes_it_away(fingers: Fingers) -> None:
    card = card_of(fingers)
    for act in ("click", "key", "position", "nothing said"):
        fingers.view.say(WORDS, fingers.spot("5e"))
        assert card.isVisible()
        if act == "click":
            fingers.click("5d")
        elif act == "key":
            fingers.key(Qt.Key.Key_Up)
        elif act == "position":
            fingers.show(Position(fingers.variant))
        else:
            fingers.view.say("")
        assert not card.isVisible(), act


@pytest.mark.parametrize("animation_ms", [0, 1])
def test_goes_by_itself(fingers: Fingers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, animation_ms: int) -> None:
    for name, value in (("LEAST_MS", 1), ("LETTER_MS", 0)):
        monkeypatch.setattr(f"shogi_desktop.ui.board.scene.notice.{name}", value)
    fingers.view.set_style(BoardStyle(animation_ms=animation_ms))
    fingers.view.say(WORDS, fingers.spot("5e"))
    assert card_of(fingers).isVisible()
    qtbot.waitUntil(lambda: not card_of(fingers).isVisible())


def test_what_the_next_click_does_is_said_until_something_else_is(
    fingers: Fingers, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr("shogi_desktop.ui.board.scene.notice.LEAST_MS", 0)
    monkeypatch.setattr("shogi_desktop.ui.board.scene.notice.LETTER_MS", 0)
    fingers.view.say(WORDS, fingers.spot("5e"), widely=True)
    qapp.processEvents()
    fingers.click("5d")
    fingers.key(Qt.Key.Key_Up)
    assert card_of(fingers).text == WORDS and card_of(fingers).isVisible()
    fingers.view.say("")
    assert not card_of(fingers).isVisible()


def test_follows_the_board(fingers: Fingers, qapp: QApplication) -> None:
    card = card_of(fingers)
    fingers.view.say(WORDS, fingers.spot("2b"))
    before = card.geometry()
    fingers.view.set_flipped(True)
    assert card.isVisible() and card.geometry() != before
    assert not card.geometry().contains(fingers.point("2b"))
    fingers.view.resize(700, 520)
    qapp.processEvents()
    assert card.isVisible() and fingers.view.viewport().rect().contains(card.geometry())
    fingers.view.set_style(BoardStyle(animation_ms=0, dark=True))
    assert card.isVisible() and not card.geometry().contains(fingers.point("2b"))


def test_without_a_square_it_is_in_the_middle(fingers: Fingers) -> None:
    fingers.view.say(WORDS)
    assert card_of(fingers).geometry().contains(fingers.point("5e"))


def test_is_plain_text(fingers: Fingers) -> None:
    fingers.view.say("<b>bold</b>")
    plain = card_of(fingers).width()
    fingers.view.say("bold")
    assert card_of(fingers).width() < plain


@pytest.mark.parametrize("goals", [("4d", "5d", "6d"), ("4d", "5d", "6d", "4e", "6e", "4f", "5f", "6f")])
def test_what_is_to_stay_free_stays_so_with_its_neighbours(
    fingers: Fingers, tenjiku: Variant, goals: tuple[str, ...]
) -> None:
    """The squares around those that may be touched next tell what such a step is worth."""
    fingers.show(Position(tenjiku))
    fingers.view.resize(900, 700)
    fingers.view.say(WORDS, fingers.spot("5e"), *map(fingers.spot, goals), widely=True)
    shown, layout = card_of(fingers).geometry(), fingers.layout
    boxes = [layout.square_box(fingers.square(goal)).grown(layout.cell_w, layout.cell_h) for goal in goals]
    assert not any(shown.intersects(rect(box)) for box in boxes)
    assert any(shown.adjusted(-12, -12, 12, 12).intersects(rect(box)) for box in boxes), "right beside them"
