"""A key of one letter that switches something says so in the status line, where it can be undone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
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
    shown = id_ == "PEN" or id_.startswith("SHOW_")
    assert desk.status == {"FLIP": name}.get(id_, f"{name}: on (Esc: usual view)" if shown else f"{name}: on")
    button = undo_button(desk)
    assert button.isVisible()
    button.click()
    assert (action.isChecked(), desk.table.board.flipped) == (stood, flipped) and not button.isVisible()


def flipped(desk: Desk) -> bool:
    return desk.table.board.flipped


def test_escape_takes_away_all_that_letters_have_put_on_the_board(desk: Desk) -> None:
    desk.start()
    board, keys = desk.table.board, (Qt.Key.Key_I, Qt.Key.Key_G, Qt.Key.Key_E, Qt.Key.Key_R, Qt.Key.Key_P, Qt.Key.Key_F)
    shown = [desk.window.actions_[id_] for id_ in SWITCHES.values() if id_.startswith("SHOW_")]
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    for key in (*keys, Qt.Key.Key_D):
        QTest.keyClick(board, key)
    desk.click_square("5e")
    assert all(each.isChecked() for each in shown) and len(shown) == 5 and flipped(desk)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not desk.window.actions_["PEN"].isChecked() and flipped(desk), "first the pen is put away"
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not any(each.isChecked() for each in shown) and not flipped(desk) and desk.status == "Usual view"
    undo_button(desk).click()
    assert all(each.isChecked() for each in shown) and flipped(desk)
    desk.trigger("PEN")
    desk.trigger("USUAL_VIEW")
    assert not any(each.isChecked() for each in (*shown, desk.window.actions_["PEN"])) and not flipped(desk)


def test_undo_does_not_bring_back_what_has_ended_meanwhile(desk: Desk) -> None:
    desk.start()
    desk.trigger("PEN")
    QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
    undo_button(desk).click()
    assert not desk.table.board.pen.on


def test_escape_leaves_a_board_that_is_only_flipped(desk: Desk) -> None:
    desk.start()
    desk.trigger("FLIP")
    QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
    assert desk.table.board.flipped
    desk.trigger("USUAL_VIEW")
    assert not desk.table.board.flipped


def test_the_usual_board_of_who_plays_white_is_the_one_with_white_below(desk: Desk) -> None:
    desk.start(GameChoice(level=1, side="white"))
    assert desk.table.board.flipped
    desk.trigger("FLIP")
    desk.trigger("USUAL_VIEW")
    assert desk.table.board.flipped


def test_undo_stays_until_the_next_move_whatever_else_is_said(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_LOOSE")
    switched, status = desk.status, desk.window.status
    status.tell("Something else")
    assert undo_button(desk).isVisible() and desk.status == f"Something else  ·  {switched}"
    assert undo_button(desk).x() > status.fontMetrics().horizontalAdvance(desk.status)
    (clock,) = [each for each in status.findChildren(QTimer) if each.isActive()]
    assert clock.interval() >= 20_000
    desk.play("7g7f")
    assert not undo_button(desk).isVisible() and switched not in desk.status
    status.tell("Something else")
    assert desk.status == "Something else" and not undo_button(desk).isVisible()


def test_another_game_takes_it_away_but_not_what_else_is_said(desk: Desk) -> None:
    desk.start()
    desk.trigger("FLIP")
    desk.window.status.tell("Something else")
    desk.start()
    assert not undo_button(desk).isVisible() and desk.status == "Something else"
    desk.trigger("FLIP")
    desk.start()
    assert not undo_button(desk).isVisible() and "Flip" not in desk.status


def test_another_page_takes_it_away(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_LOOSE")
    desk.window.desk.open("start")
    assert not undo_button(desk).isVisible() and desk.window.status.currentMessage() == ""
    desk.window.status.tell_switched("Something", lambda: None)
    desk.window.rooms.board.open(None)
    assert not undo_button(desk).isVisible() and desk.window.status.currentMessage() == ""


def test_who_tries_the_pieces_below_on_a_flipped_board_is_told_whose_they_are(desk: Desk) -> None:
    desk.start(GameChoice(level=1))
    desk.click_square("3c")
    assert desk.status == "Your move", "nobody is mistaken on a board that stands as usual"
    desk.click_square("3c")
    desk.trigger("FLIP")
    desk.click_square("3c")
    assert desk.status.startswith("These are White’s pieces; the board is flipped.") and undo_button(desk).isVisible()
    desk.click_square("9i")
    desk.click_square("5e")  # is refused
    assert desk.notice.startswith("This piece cannot")
    desk.click_square("4c")
    assert desk.status.startswith("These are White’s pieces"), "what was refused before is forgotten"
    undo_button(desk).click()
    desk.click_square("7g")
    assert not desk.table.board.flipped and desk.status == "Your move"


def test_two_people_are_told_so_too_but_not_of_the_one_to_move(desk: Desk) -> None:
    desk.start()
    desk.trigger("FLIP")
    desk.click_square("7g")
    assert "pieces" not in desk.status
    desk.click_square("7g")
    desk.click_square("3c")
    assert desk.status.startswith("These are White’s pieces")
    desk.click_square("7g")
    desk.click_square("7f")
    desk.click_square("3c")
    assert "pieces" not in desk.status


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
