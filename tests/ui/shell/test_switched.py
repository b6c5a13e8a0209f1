"""A key of one letter that switches something says so in the status line, where it can be undone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from shogi_desktop.session.play.choice import GameChoice
from tests.ui.desk import Desk

SWITCHES = {
    "A": "AUTO_PLAY", "D": "PEN", "E": "SHOW_POWERS", "F": "FLIP", "G": "SHOW_LOOSE", "I": "SHOW_CONTROL", "K": "PAUSE",
    "P": "SHOW_EARLIER", "R": "SHOW_REACH", "/": "TYPE_MOVES",
}  # fmt: skip


def undo_button(desk: Desk) -> QToolButton:
    return next(each for each in desk.window.status.findChildren(QToolButton) if each.text() == "Undo")


def test_every_letter_that_switches_something_is_tried_here(desk: Desk) -> None:
    actions = desk.window.actions_
    letters = {
        key: action.id
        for action in actions.stated()
        for key in actions.keys.of(action.id).split("; ")
        if re.fullmatch(r"(Shift\+)?.", key) and (action.checkable or action.turns)
    }
    assert letters == SWITCHES


def reviewed(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.session.turn.resign()
    desk.session.review.open()
    desk.session.record.go_to(desk.session.record.game.root)


def watched(desk: Desk) -> None:
    desk.start(GameChoice(watching=True))


SCENES: dict[str, Callable[[Desk], None]] = {"AUTO_PLAY": reviewed, "PAUSE": watched}


@pytest.mark.parametrize(("key", "id_"), SWITCHES.items())
def test_it_says_what_it_switched_with_undo_beside(make_desk: Callable[..., Desk], key: str, id_: str) -> None:
    desk = make_desk("think")
    SCENES.get(id_, Desk.start)(desk)
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    action, flipped = desk.window.actions_[id_], desk.table.board.flipped
    name, stood = action.iconText(), action.isChecked()
    QTest.keyClick(desk.table.board, Qt.Key(ord(key)))
    assert (action.isChecked(), desk.table.board.flipped) != (stood, flipped)
    assert desk.status == {"FLIP": name}.get(id_, f"{name}: on")
    button = undo_button(desk)
    assert button.isVisible()
    button.click()
    assert (action.isChecked(), desk.table.board.flipped) == (stood, flipped) and not button.isVisible()


def test_undo_goes_with_what_was_said(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_LOOSE")
    assert undo_button(desk).isVisible()
    desk.window.status.tell("Something else")
    assert not undo_button(desk).isVisible()


def test_it_stands_behind_the_words(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_CONTROL")
    status = desk.window.status
    words = status.fontMetrics().horizontalAdvance(status.currentMessage())
    assert words < undo_button(desk).x() < words + 40


def test_what_has_no_letter_is_switched_without_a_word(desk: Desk) -> None:
    desk.start()
    desk.trigger("LENS")
    assert not undo_button(desk).isVisible()
