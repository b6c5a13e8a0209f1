"""What a person can ask for: an action is stated once, by the room that does it, with its place in the menus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import Final, NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from .words.i18n import QT_TRANSLATE_NOOP


class Where(Flag):
    """Where an action makes sense; what an action needs besides says its `enabled`."""

    ANYWHERE = 0
    GAME = auto()
    """While there is a game; what goes on by itself on the board ends with it."""
    BOARD = auto()
    """While the board is seen: the start page and the editor hide the game."""
    GAME_SEEN = GAME | BOARD
    PLAYING = auto()
    """While a game is played."""


@dataclass(frozen=True, eq=False)
class Menu:
    """A menu of the bar, or one within another; its text is of the context "Actions". `filled` is called with it once
    where its rows are no actions."""

    text: str
    place: MenuPlace | None = None
    filled: Callable[[QMenu], object] | None = None

    def at(self, group: int, row: int) -> MenuPlace:
        return MenuPlace(self, group, row)


class Shown(Enum):
    """Where a person meets an action; the palette and the page of keys have all."""

    MENU = auto()
    """In the menu of its place."""
    ELSEWHERE = auto()
    """On a button, in a menu of the room's own, or among the preferences."""
    PALETTE = auto()
    """Nowhere else: few need it, and most of those by its key."""


class MenuPlace(NamedTuple):
    """Rows of a menu are in the order of their groups, with a line between groups, and of `row` in each."""

    menu: Menu
    group: int
    row: int


FILE: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&File"))
EDIT: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Edit"))
RECORD: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Record"))
GO: Final = Menu(QT_TRANSLATE_NOOP("Actions", "G&o"))
VIEW: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&View"))
ON_BOARD: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Show on the board"), VIEW.at(1, 1))
GAME: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Game"))
LEARN: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Learn"))
TOOLS: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Tools"))
HELP: Final = Menu(QT_TRANSLATE_NOOP("Actions", "&Help"))
SUBJECTS: Final = (FILE, EDIT, RECORD, GO, VIEW, GAME, LEARN, TOOLS, HELP)
"""In this order all actions are told; those none of whose actions are seen in menus are not in the bar."""


@dataclass(frozen=True, eq=False)
class Action:
    """One action; text and tip are templates of the context "Actions", keys are separated by `; `.

    `enabled` is asked where the place allows it, `offered` when it is about to be seen: whether what is at hand has
    such a thing at all; else it is left out. What has `checked` can be checked. With `setting` it is a switch of
    the setting of that name, or, with a `value`, one choice of those in its menu, and needs no `do`. `macos` are the
    keys where the usual ones are the system's; `rival` is an action that is never possible at the same time and may
    have the same key; only the one that is possible is in the menu.
    """

    id: str
    text: str
    keys: str
    place: MenuPlace
    do: Callable[[], object] | None = None
    tip: str = ""
    icon: str = ""
    where: Where = Where.ANYWHERE
    enabled: Callable[[], bool] | None = None
    offered: Callable[[], bool] | None = None
    checked: Callable[[], bool] | None = None
    checked_icon: str = ""
    setting: str = ""
    value: str = ""
    turns: bool = False  # done once more it is undone, though no mark tells how it stands
    interrupts: bool = False  # what goes on by itself on the board ends with it, as with all that is of the game
    everywhere: bool = False  # its key works in windows beside the main one, too
    macos: str = ""
    rival: str = ""
    shown: Shown = Shown.MENU
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # on macOS, where it would be guessed from translated texts

    @property
    def checkable(self) -> bool:
        return self.checked is not None or bool(self.setting)
