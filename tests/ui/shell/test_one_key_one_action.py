"""No key belongs to two things that can be done: in all windows and docks, in all that goes on in the main window."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QMenuBar, QWidget

from shogi_desktop.session.play.choice import GameChoice
from tests.ui.desk import Desk

NOT_OPENED = ("QUIT",)
BESIDE = ("GUIDE", "FIND_PIECE", "TYPE_MOVES", "ANALYSE", "TEXT_BOARD")


class Use(NamedTuple):
    """A key, what it does, and the window in which it does it: None for all."""

    key: str
    what: str
    window: QWidget | None


def keys_of(window: QWidget) -> Iterator[Use]:
    """What can be done by keys in a window now."""
    for shortcut in window.findChildren(QShortcut):
        parent = shortcut.parent()
        if isinstance(parent, QWidget) and parent.window() is window and parent.isVisible() and parent.isEnabled():
            everywhere = shortcut.context() is Qt.ShortcutContext.ApplicationShortcut
            for key in shortcut.keys() if shortcut.isEnabled() else ():
                yield Use(key.toString(), f"shortcut of {type(parent).__name__}", None if everywhere else window)
    for button in window.findChildren(QAbstractButton):
        if button.window() is window and button.isVisible() and button.isEnabled() and not button.shortcut().isEmpty():
            yield Use(button.shortcut().toString(), f"button “{button.text()}”", window)
    for action in window.findChildren(QAction):
        if not (action.isEnabled() and action.isVisible()):
            continue
        at = [each for each in action.associatedObjects() if isinstance(each, QWidget) and not isinstance(each, QMenu)]
        if any(each.window() is window and (each.isVisible() or isinstance(each, QMenuBar)) for each in at):
            everywhere = action.shortcutContext() is Qt.ShortcutContext.ApplicationShortcut
            for key in action.shortcuts():
                yield Use(key.toString(), f"action “{action.text()}”", None if everywhere else window)
            if any(isinstance(each, QMenuBar) for each in at):
                yield Use(QKeySequence.mnemonic(action.text()).toString(), f"menu “{action.text()}”", window)


def twice() -> set[str]:
    """Keys that belong to two things in one window."""
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible() and not isinstance(each, QMenu)]
    uses = {use for window in windows for use in keys_of(window) if use.key}
    found = set()
    for window in windows:
        here: dict[str, set[str]] = defaultdict(set)
        for use in uses:
            if use.window in (None, window):
                here[use.key].add(use.what)
        found |= {f"{type(window).__name__}, {key}: {sorted(what)}" for key, what in here.items() if len(what) > 1}
    return found


def idle(desk: Desk) -> None:
    assert not desk.enabled("TAKE_BACK")


def playing(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False))
    desk.play("9l9k")
    desk.trigger("TAKE_BACK")
    desk.play("9l9k")


def in_the_middle_of_a_move(desk: Desk) -> None:
    desk.start(
        GameChoice(variant="tenjiku", computer=False), "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1"
    )
    desk.click_square("8h")
    desk.click_square("8g")


def watching(desk: Desk) -> None:
    desk.start(GameChoice(watching=True))


def reviewing(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.session.turn.resign()
    desk.session.review.open()
    desk.trigger("BACK")
    desk.play("8c8d")
    desk.trigger("UNDO")


def setting_up(desk: Desk) -> None:
    desk.trigger("EDITOR")


class Opening:
    """Opens what actions open, notes the keys that are there twice, and closes what would wait for a person."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.found: set[str] = set()
        self._answered = 0  # dialogs that waited
        self._timer = QTimer(desk.app)
        self._timer.timeout.connect(self._look)
        self._timer.start(30)

    def _look(self) -> None:
        self.found |= twice()
        waiting = QApplication.activeModalWidget()
        if isinstance(waiting, QDialog):
            self._answered += 1
            waiting.reject()

    def beside(self) -> None:
        self._open(BESIDE)

    def all(self) -> None:
        self._open([action.id for action in self.desk.window.actions_.stated() if action.text.endswith("…")])

    def end(self) -> set[str]:
        """Closes what is open and says which keys were there twice."""
        self._timer.stop()
        self._look()
        for each in QApplication.topLevelWidgets():
            if each is not self.desk.window and each.isVisible():
                each.close()
        return self.found

    def _open(self, names: Iterable[str]) -> None:
        actions = self.desk.window.actions_
        for name in names:
            if name not in NOT_OPENED and actions[name].isEnabled():
                answered = self._answered
                actions[name].trigger()
                self.desk.app.processEvents()
                if self._answered == answered:  # else it was looked at, and is gone
                    self._look()


@pytest.mark.parametrize("begin", [idle, playing, reviewing], ids=lambda each: each.__name__)
def test_no_key_belongs_to_two_in_all_that_can_be_opened(desk: Desk, begin: Callable[[Desk], None]) -> None:
    begin(desk)
    opening = Opening(desk)
    opening.beside()  # others may bring another page
    opening.all()
    assert opening.end() == set()


@pytest.mark.parametrize("begin", [in_the_middle_of_a_move, watching, setting_up], ids=lambda each: each.__name__)
def test_no_key_belongs_to_two_while_something_else_goes_on(desk: Desk, begin: Callable[[Desk], None]) -> None:
    begin(desk)
    opening = Opening(desk)
    opening.beside()
    assert opening.end() == set()
