"""The actions of all rooms as Qt knows them, and the menus made of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget

from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.settings import Settings, SettingsStore

from ..action import ON_BOARD, SUBJECTS, Action, Menu, Shown, Where
from ..desk import Desk, Room
from ..look.from_settings import EXPLAIN, EXPLAIN_KEY, own_keys, text_of
from ..look.theme import Colors
from ..widgets.keys import COMMANDING, HELD
from ..widgets.plain import tip
from ..words.i18n import translate

SEPARATOR: Final = "; "
_NEVER: Final = frozenset(
    (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space,
     Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
)  # fmt: skip
"""Without another key held, these work the board, lists and fields."""


def usual_keys(actions: Iterable[Action], platform: str = sys.platform) -> dict[str, str]:
    """The keys of all actions, and the one that explains, by name, where nobody has changed them."""
    on_macos = platform == "darwin"
    keys = {action.id: action.macos if on_macos and action.macos else action.keys for action in actions}
    return keys | {EXPLAIN: EXPLAIN_KEY}


class Keys(QObject):
    """Keys by the name of an action, or EXPLAIN; several are separated by `; `, "" is none.

    Signals:
        changed(): some are others now.
    """

    changed = Signal()

    def __init__(self, store: SettingsStore, actions: Collection[Action], parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._usual = usual_keys(actions)
        self._rivals = {(action.id, action.rival) for action in actions}
        self._known = store.current.shortcuts
        store.changed.connect(self._follow)

    def of(self, name: str) -> str:
        """The keys of an action now. KeyError for a name that there is not."""
        return own_keys(self._store.current.shortcuts).get(name, self._usual[name])

    def is_changed(self, name: str) -> bool:
        return self.of(name) != self._usual[name]

    def any_changed(self) -> bool:
        return any(map(self.is_changed, self._usual))

    def holder(self, key: str, name: str) -> str:
        """The name of another action that has the key of one, "" for none; two that are never possible at the same
        time may share it."""
        for other in self._usual:
            sharing = other == name or (name, other) in self._rivals
            if not sharing and key in self.of(other).split(SEPARATOR):
                return other
        return ""

    def set(self, name: str, keys: str) -> None:
        """Gives an action other keys, and takes them from whoever had them."""
        changed: dict[str, str] = {}
        for key in filter(None, keys.split(SEPARATOR)):
            while holder := self.holder(key, name):
                left = [each for each in self.of(holder).split(SEPARATOR) if each != key]
                changed[holder] = SEPARATOR.join(left)
                self._keep(changed)
        changed[name] = keys
        self._keep(changed)

    def add(self, name: str, key: str) -> None:
        """Gives an action one key more."""
        now = [each for each in self.of(name).split(SEPARATOR) if each]
        self.set(name, SEPARATOR.join(dict.fromkeys([*now, key])))

    def reset(self, name: str) -> None:
        """The usual keys of one action, taken from whoever has them."""
        self.set(name, self._usual[name])

    def reset_all(self) -> None:
        self._store.update(shortcuts="")

    def _keep(self, changed: dict[str, str]) -> None:
        self._store.alter(shortcuts=lambda text: self._unusual({**own_keys(text), **changed}))

    def _unusual(self, keys: Mapping[str, str]) -> str:
        """The text of those that are not as usual."""
        return text_of({name: each for name, each in keys.items() if each != self._usual.get(name)})

    def _follow(self, settings: Settings) -> None:
        if settings.shortcuts != self._known:
            self._known = settings.shortcuts
            self.changed.emit()


def key_of(combination: QKeyCombination) -> str:
    """A key that was pressed, as it is kept; "" for one that says nothing by itself. Where Shift makes another sign,
    the sign is the key, wherever it is on the keyboard."""
    key, held = combination.key(), combination.keyboardModifiers() & HELD
    if key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key(0)):
        return ""
    if Qt.Key.Key_Space < key < Qt.Key.Key_Escape and not chr(key).isalpha():  # signs of Unicode
        held &= COMMANDING
    return QKeySequence(QKeyCombination(held, key)).toString()


def may_be_used(combination: QKeyCombination, name: str) -> bool:
    """Whether a key may be given to an action: not those that work the board and the menus. One that is held is a key
    alone."""
    key, held = combination.key(), combination.keyboardModifiers()
    if name == EXPLAIN and held != Qt.KeyboardModifier.NoModifier:
        return False
    if held & COMMANDING == Qt.KeyboardModifier.AltModifier and Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return False
    return not (held & COMMANDING == Qt.KeyboardModifier.NoModifier and key in _NEVER)


_LETTER: Final = re.compile(r"(Shift\+)?.")
_MENU_KEY: Final = re.compile(r"\(&\w\)")  # how languages without letters mark the key: 開く(&O)…


def plain_text(text: str) -> str:
    """The name of an action or a menu in the language of the window, without the mark of its menu key."""
    return _MENU_KEY.sub("", translate("Actions", text)).replace("&", "").removesuffix("…")


def key_text(keys: str) -> str:
    """The keys of an action as they are called on this system."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in QKeySequence.listFromString(keys))


class Actions(QObject):
    """To be made when all rooms are there: what may be done now is asked when they know of it."""

    def __init__(self, desk: Desk, rooms: Iterable[Room]) -> None:
        super().__init__(desk)
        self._desk = desk
        doors = [door for room in rooms for door in room.doors]
        self._rows = dict(_rows_by_menu(doors))
        self._by_id = {action.id: action for menu in SUBJECTS for action in self.of_menu(menu)}
        self.keys = Keys(desk.store, self._by_id.values(), self)
        self._colors: Colors | None = None
        self._undrawn: list[Action] = []
        self._draws_all = False
        self._menus: dict[Menu, QMenu] = {}
        groups: dict[str, QActionGroup] = {}
        for action in self.stated():
            self._make(action, groups)
        self._connect()
        self._show_keys()

    def _make(self, action: Action, groups: dict[str, QActionGroup]) -> None:
        made = self[action.id]
        if action.everywhere:
            made.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        made.setCheckable(action.checkable)
        made.setMenuRole(action.role)
        if action.value:
            groups.setdefault(action.setting, QActionGroup(self)).addAction(made)
        made.triggered.connect(partial(self._do, action))

    def _connect(self) -> None:
        desk, session = self._desk, self._desk.session
        for signal in (
            session.record.game_started,
            session.record.position_changed,
            session.turn.turn_changed,
            session.turn.game_ended,
        ):
            signal.connect(self.refresh)
        for signal in (session.record.tree_changed, session.record.players_changed, desk.page_changed, desk.changed):
            signal.connect(self.refresh)
        desk.store.changed.connect(self._check)
        desk.look.changed.connect(self.recolor)
        self.keys.changed.connect(self._show_keys)
        self.keys.changed.connect(self.retranslate)

    def __getitem__(self, name: str) -> QAction:
        return self._desk.action(name)

    def stated(self) -> Collection[Action]:
        """All actions, in the order of the menus."""
        return self._by_id.values()

    def text(self, name: str) -> str:
        """The name of an action, without the mark of its menu key."""
        return plain_text(self._by_id[name].text)

    # What the person does

    def _do(self, action: Action, checked: bool = False) -> None:
        if action.interrupts or Where.GAME in action.where:
            self._desk.interrupted.emit(action.id)
        before = self._standing(action)
        if action.do is not None:
            action.do()
        elif action.value:
            self._desk.store.update(**{action.setting: action.value})
        else:
            self._desk.store.update(**{action.setting: not getattr(self._desk.store.current, action.setting)})
        self._check_one(action)  # which Qt has turned by itself
        if self._has_letter(action) and (action.turns or self._standing(action) != before):
            self._desk.switched.emit(self._told_switched(action), partial(self._undo, action, before))

    def _standing(self, action: Action) -> object:
        """How a switch stands, or the setting that an action chooses."""
        if action.setting:
            return getattr(self._desk.store.current, action.setting)
        return action.checked() if action.checked is not None else None

    def _has_letter(self, action: Action) -> bool:
        """Whether a key of one letter or sign does it, which may be hit by mistake."""
        return any(_LETTER.fullmatch(key) for key in self.keys.of(action.id).split(SEPARATOR))

    def _told_switched(self, action: Action) -> str:
        name = plain_text(action.text)
        if not action.checkable:
            return name
        if not self._is_checked(action):
            return self.tr("{action}: off").format(action=name)
        on_board = action.place.menu is ON_BOARD  # where several may be on, and one has lost count
        return (self.tr("{action}: on (Esc: usual view)") if on_board else self.tr("{action}: on")).format(action=name)

    def _undo(self, action: Action, before: object) -> None:
        if action.setting:
            self._desk.store.update(**{action.setting: before})
        elif action.do is not None and (action.turns or self._standing(action) != before):
            action.do()
        self._check_one(action)

    # What may be done

    def refresh(self) -> None:
        """Enables and checks all actions as it is now."""
        here = self._here().value
        for action in self.stated():
            possible = action.where.value & here == action.where.value  # ten times as fast as `in`
            self[action.id].setEnabled(possible and (action.enabled is None or action.enabled()))
        self._check()

    def _here(self) -> Where:
        """All that is so now of what actions need."""
        state, here = self._desk.session.record.state, Where.ANYWHERE
        if self._desk.page == "board":
            here |= Where.BOARD
        if state is not SessionState.IDLE:
            here |= Where.GAME
        if state is SessionState.PLAYING:
            here |= Where.PLAYING
        return here

    def _check(self) -> None:
        for action in self.stated():
            self._check_one(action)

    def _check_one(self, action: Action) -> None:
        if action.checkable:
            on = self._is_checked(action)
            self[action.id].setChecked(on)
            if action.checked_icon and self._colors is not None:
                icon = action.checked_icon if on else action.icon
                self[action.id].setIcon(self._desk.icons.action(icon, self._colors))

    def _is_checked(self, action: Action) -> bool:
        if action.checked is not None:
            return action.checked()
        value = getattr(self._desk.store.current, action.setting)
        return bool(value == action.value if action.value else value)

    # Menus

    def rows(self, menu: Menu) -> list[list[Action | Menu]]:
        """The groups of a menu, between which there are lines."""
        return self._rows.get(menu, [])

    def menus(self) -> Iterable[Menu]:
        """All menus that have rows, those within others too."""
        return self._rows

    def rows_of(self, menu: Menu) -> list[Action | Menu]:
        """The rows of a menu, without the lines."""
        return [row for group in self.rows(menu) for row in group]

    def of_menu(self, menu: Menu) -> Iterator[Action]:
        """The actions of a menu and of those within it."""
        for row in self.rows_of(menu):
            if isinstance(row, Menu):
                yield from self.of_menu(row)
            else:
                yield row

    def fill(self, bar: QMenuBar) -> None:
        """Makes the menus."""
        for menu in SUBJECTS:
            if self.is_shown(menu):
                bar.addMenu(self._made_menu(menu, bar))

    def is_shown(self, row: Action | Menu) -> bool:
        """Whether an action or a menu is in the menus."""
        if isinstance(row, Action):
            return row.shown is Shown.MENU
        return row.filled is not None or any(map(self.is_shown, self.rows_of(row)))

    def is_offered(self, row: Action | Menu) -> bool:
        """Whether what is at hand has such a thing, possible or not at this moment."""
        if isinstance(row, Menu):
            return row.filled is not None or any(map(self.is_offered, filter(self.is_shown, self.rows_of(row))))
        rival = row.rival and self[row.rival].isEnabled()
        return row.where in self._here() and not rival and (row.offered is None or row.offered())

    def _made_menu(self, menu: Menu, parent: QWidget) -> QMenu:
        made = QMenu(translate("Actions", menu.text), parent)
        self._menus[menu] = made
        if menu.filled is not None:
            menu.filled(made)
            return made
        for row in self.rows_of(menu):
            if isinstance(row, Menu) and self.is_shown(row):
                self._made_menu(row, made)
        self._put(menu, self.is_shown)
        made.aboutToShow.connect(partial(self._put, menu, self.is_offered))
        return made

    def _put(self, menu: Menu, wanted: Callable[[Action | Menu], bool]) -> None:
        """Puts those rows into a menu that are wanted, in their groups."""
        made = self._menus[menu]
        for old in made.actions():
            made.removeAction(old)
        for group in self.rows(menu):
            if made.actions():
                made.addSeparator()
            for row in filter(wanted, filter(self.is_shown, group)):
                made.addAction(self._menus[row].menuAction() if isinstance(row, Menu) else self[row.id])

    # Texts and icons

    def _show_keys(self) -> None:
        for action in self.stated():
            self[action.id].setShortcuts(QKeySequence.listFromString(self.keys.of(action.id)))

    def retranslate(self) -> None:
        """Puts all texts in the language of the window."""
        for menu, made in self._menus.items():
            made.setTitle(translate("Actions", menu.text))
        for action in self.stated():
            made_action = self[action.id]
            made_action.setText(translate("Actions", action.text))
            made_action.setIconText(plain_text(action.text))
            told = self._tip(action)
            made_action.setToolTip(tip(told))
            for button in made_action.associatedObjects():
                if isinstance(button, QToolButton):  # which would be described by the markup of its tip
                    button.setAccessibleDescription(told)
            made_action.setStatusTip("")

    def _tip(self, action: Action) -> str:
        keys = key_text(self.keys.of(action.id))
        words = translate("Actions", action.tip) if action.tip else plain_text(action.text)
        if "{key}" in words:
            words = words.replace("{key}", key_text(self.keys.of(EXPLAIN)))
        return f"{words} ({keys})" if keys else words

    def draw_rest(self) -> None:
        """Draws the icons of closed menus too, from now on."""
        self._draws_all = True
        self._draw(self._undrawn)

    def recolor(self) -> None:
        """Draws the icons on buttons, which are seen, in the colours of the theme."""
        colors = self._desk.look.colors
        if colors == self._colors:
            return
        self._colors = colors
        self._undrawn = [action for action in self.stated() if action.icon]
        self._draw(self._undrawn if self._draws_all else filter(self._is_on_button, self._undrawn))

    def _draw(self, actions: Iterable[Action]) -> None:
        assert self._colors is not None
        for action in list(actions):
            self[action.id].setIcon(self._desk.icons.action(action.icon, self._colors))
            self._undrawn.remove(action)

    def _is_on_button(self, action: Action) -> bool:
        return any(isinstance(part, QToolButton) for part in self[action.id].associatedObjects())


def _rows_by_menu(doors: Iterable[Action | Menu]) -> Iterator[tuple[Menu, list[list[Action | Menu]]]]:
    """The menus that have rows, with their groups; a menu within another is there where one of its actions is."""
    rows: dict[Menu, list[Action | Menu]] = {}
    for door in doors:
        place: Action | Menu = door
        while place.place is not None and place not in rows.get(place.place.menu, ()):
            rows.setdefault(place.place.menu, []).append(place)
            place = place.place.menu
    for menu, within in rows.items():
        groups: dict[int, list[Action | Menu]] = {}
        for row in sorted(within, key=_order):
            assert row.place is not None
            groups.setdefault(row.place.group, []).append(row)
        yield menu, list(groups.values())


def _order(row: Action | Menu) -> tuple[int, int]:
    assert row.place is not None
    return row.place.group, row.place.row
