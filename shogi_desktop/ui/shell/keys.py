"""Which keys the actions have: those that the rooms state, but where the person has changed them."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence

from shogi_desktop.settings import Settings, SettingsStore

from ..action import Action
from ..look.own_keys import EXPLAIN, EXPLAIN_KEY, own_keys, text_of
from ..widgets.modifiers import COMMANDING, HELD

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
