"""The actions of the table as Qt knows them, and the menus made of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget

from shogi_desktop.settings import SettingsStore

from ..look.icons import Icons
from ..look.own_keys import EXPLAIN
from ..look.theme import Colors
from ..widgets.plain import tip
from .ids import ActionId
from .keys import Keys
from .menus import EVERYWHERE, MENUS
from .table import SPECS

_MENU_KEY: Final = re.compile(r"\(&\w\)")  # how languages without letters mark the key: 開く(&O)…


def action_text(id_: ActionId) -> str:
    """Name of an action without the mark of its menu key."""
    text = QCoreApplication.translate("Actions", SPECS[id_].text)
    return _MENU_KEY.sub("", text).replace("&", "").removesuffix("…")


def key_text(keys: str) -> str:
    """The keys of an action as they are called on this system."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in QKeySequence.listFromString(keys))


class Actions(QObject):
    """The QActions of the table and the menus made of them."""

    def __init__(self, parent: QObject, icons: Icons, store: SettingsStore) -> None:
        super().__init__(parent)
        self.keys = Keys(store, self)
        self._icons = icons
        self._colors: Colors | None = None
        self._undrawn: list[ActionId] = []
        self._menus: list[tuple[QMenu, str]] = []
        self._by_id: dict[ActionId, QAction] = {}
        self.submenus: dict[str, QMenu] = {}  # by their titles in the table
        groups: dict[str, QActionGroup] = {}
        for id_, spec in SPECS.items():
            action = QAction(self)
            if id_ in EVERYWHERE:
                action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
            action.setCheckable(spec.checkable)
            # Menu roles of macOS are guessed from translated texts unless they are told.
            action.setMenuRole(_ROLES.get(id_, QAction.MenuRole.NoRole))
            if spec.group:
                groups.setdefault(spec.group, QActionGroup(self)).addAction(action)
            self._by_id[id_] = action
        self.keys.changed.connect(self._show_keys)
        self.keys.changed.connect(self.retranslate)
        self._show_keys()

    def _show_keys(self) -> None:
        for id_, action in self._by_id.items():
            action.setShortcuts(QKeySequence.listFromString(self.keys.of(id_.name)))

    def __getitem__(self, id_: ActionId) -> QAction:
        return self._by_id[id_]

    def fill(self, bar: QMenuBar) -> None:
        """Makes the menus."""
        for title, rows in MENUS:
            menu = bar.addMenu("")
            self._menus.append((menu, title))
            for row in rows:
                if row is None:
                    menu.addSeparator()
                elif isinstance(row, ActionId):
                    menu.addAction(self[row])
                elif isinstance(row, str):
                    self._fill_choices(menu.addMenu(""), row)
                else:
                    submenu = self.menu(row[1], menu)
                    menu.addMenu(submenu)
                    self._menus.append((submenu, row[0]))
                    self.submenus[row[0]] = submenu

    def menu(self, rows: Iterable[ActionId | None], parent: QWidget) -> QMenu:
        """A menu of its own with some actions; None is a line."""
        menu = QMenu(parent)
        for row in rows:
            if row is None:
                menu.addSeparator()
            else:
                menu.addAction(self[row])
        return menu

    def _fill_choices(self, menu: QMenu, group: str) -> None:
        self._menus.append((menu, group))
        menu.addActions([self[spec.id] for spec in SPECS.values() if spec.group == group])

    def retranslate(self) -> None:
        """Puts all texts in the language of the window."""
        for menu, title in self._menus:
            menu.setTitle(QCoreApplication.translate("Actions", title))
        for id_, action in self._by_id.items():
            spec = SPECS[id_]
            action.setText(QCoreApplication.translate("Actions", spec.text))
            action.setIconText(action_text(id_))
            told = self._tip(id_)
            action.setToolTip(tip(told))
            for button in action.associatedObjects():
                if isinstance(button, QToolButton):  # which would be described by the markup of its tip
                    button.setAccessibleDescription(told)
            action.setStatusTip("")

    def _tip(self, id_: ActionId) -> str:
        spec, keys = SPECS[id_], key_text(self.keys.of(id_.name))
        words = QCoreApplication.translate("Actions", spec.tip) if spec.tip else action_text(id_)
        words = words.replace("{key}", key_text(self.keys.of(EXPLAIN)))
        return f"{words} ({keys})" if keys else words

    def recolor(self, colors: Colors) -> None:
        """Draws the icons in the colours of the theme, where they are not in them yet: first those on buttons, which
        are seen; the others when `draw_rest` is called."""
        if colors == self._colors:
            return
        self._colors = colors
        self._undrawn = [id_ for id_ in self._by_id if SPECS[id_].icon]
        self._draw([id_ for id_ in self._undrawn if self._is_on_button(id_)])

    def draw_rest(self) -> None:
        """Draws the icons of closed menus."""
        self._draw(list(self._undrawn))

    def _draw(self, ids: Iterable[ActionId]) -> None:
        for id_ in ids:
            assert self._colors is not None
            self._by_id[id_].setIcon(self._icons.action(SPECS[id_].icon, self._colors))
            self._undrawn.remove(id_)

    def _is_on_button(self, id_: ActionId) -> bool:
        return any(isinstance(part, QToolButton) for part in self._by_id[id_].associatedObjects())


_ROLES: Final = {
    ActionId.QUIT: QAction.MenuRole.QuitRole,
    ActionId.PREFERENCES: QAction.MenuRole.PreferencesRole,
    ActionId.ABOUT: QAction.MenuRole.AboutRole,
}
