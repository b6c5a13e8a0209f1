"""What keys and the mouse do alike in all windows: walking, lists under a search, the way of Tab, what is dropped."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QStyle, QToolButton, QVBoxLayout, QWidget

from ..look.theme import SPACE
from ..words.i18n import Translated, translate
from .layouts import in_column, in_row
from .plain import tip

Wish = TypeVar("Wish", bound=Enum)
_KEY = Qt.KeyboardModifier
COMMANDING: Final = _KEY.ControlModifier | _KEY.AltModifier | _KEY.MetaModifier
"""With one of these a key is no text."""
HELD: Final = COMMANDING | _KEY.ShiftModifier
"""All that somebody holds down; that a key is one of the number pad says nothing of that. Asked by those meant,
never by `~` of the others: to the enumerations of PySide on Windows the complement of Shift has no Ctrl in it."""
_LETTERS: Final = 17  # for which a line has room where nothing else is wished
_RIGHT_ALT: Final = 0x40  # in the native modifiers of Qt on Windows


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed by itself."""
    return not event.modifiers() & HELD


def writes_with_altgr(event: QKeyEvent, platform: str = sys.platform) -> bool:
    """Whether a key writes a sign by AltGr, such as the brackets of a Czech keyboard: Windows calls AltGr Ctrl+Alt."""
    altgr = platform == "win32" and bool(event.nativeModifiers() & _RIGHT_ALT)
    alike = event.modifiers() & COMMANDING == _KEY.ControlModifier | _KEY.AltModifier
    return altgr and alike and bool(event.text()) and event.text().isprintable()


STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
"""Plies that a key walks, negative = back."""
_ENDS: Final = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
_NOTCH: Final = 120


def walk_by_key(event: QKeyEvent, walk: Callable[[int], None], go_to_end: Callable[[bool], None]) -> bool:
    """Tells `walk` the plies that a key walks (negative = back), or `go_to_end` that it goes to the last position
    (True) or to the first one; whether it is such a key."""
    if not is_plain(event):
        return False
    key = Qt.Key(event.key())
    if key in STEPS:
        walk(STEPS[key])
    elif key in _ENDS:
        go_to_end(_ENDS[key])
    else:
        return False
    return True


class ClosedByEscape(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """Stands first among the bases of a window that Escape closes."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class Notches:
    """Turns of a wheel, added up to whole notches."""

    def __init__(self) -> None:
        self._turned = 0

    def plies(self, event: QWheelEvent) -> int:
        """How many plies are to be walked now, negative = back."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        return -notches


def lead(first: QWidget, parts: Iterable[QWidget]) -> None:
    """From `first` the Tab key goes through the parts in their order, and on from there as before. All are in one
    window."""
    for part in parts:
        QWidget.setTabOrder(first, part)
        first = part


def lead_to(parts: Iterable[QWidget], last: QWidget) -> None:
    """The Tab key goes through the parts in their order just before it comes to `last`. All are in one window."""
    before = last.previousInFocusChain()
    while before is not None and before is not last and not before.focusPolicy() & Qt.FocusPolicy.TabFocus:
        before = before.previousInFocusChain()
    lead(before or last, [*parts, last])


class ClearedField(Translated, QLineEdit):
    """A line with a button that empties it, at best as wide as the words that stand in it while it is empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self._name_button()

    def _name_button(self) -> None:
        """Qt gives its sign a name for nobody who does not see it."""
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(translate("SearchField", "Clear"))

    def retranslate(self) -> None:
        self._name_button()

    def sizeHint(self) -> QSize:
        wished = super().sizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText()) + self._around
        return QSize(max(wished.width(), words), wished.height())

    @property
    def _around(self) -> int:
        """Pixels that no letter of it can have: Qt's wish is the room for 17 letters x and the frame; beside these
        there is the button."""
        frame = super().sizeHint().width() - _LETTERS * self.fontMetrics().horizontalAdvance("x")
        return frame + 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_LineEditIconSize)


class SearchField(ClearedField):
    """Signals:
    walked(int): +1 down, -1 up in what was found.
    confirmed(): Enter.
    left(): Escape with nothing typed.
    """

    walked = Signal(int)
    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name_parts()

    def _name_parts(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, kanji or letters"))
        self.setAccessibleName(self.tr("Search for a piece"))
        self.setToolTip(self.tr("Names in any spelling, kanji or letters, old ones too: gold, kinsho, 金, +P, FK"))

    def retranslate(self) -> None:
        super().retranslate()
        self._name_parts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class WishButton(QPushButton):
    """As wide as its share of the row; without words until `name`.

    Signals:
        wished(object): what it asks for.
    """

    wished = Signal(object)

    def __init__(self, wish: Enum, keys: str) -> None:
        super().__init__()
        self._keys = QKeySequence(keys)
        self.setProperty("wish", wish)
        self.setAutoDefault(True)  # Enter presses it too, as in a dialog
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._tell)

    def name(self, text: str, what: str = "") -> None:
        """Writes on it; `what` it does is told where the text does not say it all."""
        self.setText(text)
        self.setShortcut(self._keys)  # Qt forgets them with the old text
        keys = self._keys.toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(tip(f"{what} ({keys})" if what else keys))

    def set_primary(self, primary: bool) -> None:
        """Whether it is the one to press next."""
        if self.property("primary") != primary:
            self.setProperty("primary", primary)
            self.style().unpolish(self)
            self.style().polish(self)

    def _tell(self) -> None:
        self.wished.emit(self.property("wish"))


class WishButtons(QObject, Generic[Wish]):
    """The buttons of a panel, by their wishes: each with a text, its keys and what it does, "" where that is said.
    `context` is the one of their translations.

    Signals:
        wished(object): a wish.
    """

    wished = Signal(object)

    def __init__(self, context: str, texts: Mapping[Wish, tuple[str, str, str]], parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._texts = context, texts
        self._buttons = {wish: WishButton(wish, keys) for wish, (_, keys, _) in texts.items()}
        for button in self._buttons.values():
            button.wished.connect(self.wished)

    def __getitem__(self, wish: Wish) -> WishButton:
        return self._buttons[wish]

    def rows(self, *rows: Mapping[Wish, int]) -> QVBoxLayout:
        """The buttons below and beside one another, with their shares of the width."""
        lines = (in_row(*((self[wish], share) for wish, share in row.items()), spacing=SPACE) for row in rows)
        return in_column(*lines, spacing=SPACE)

    def allow(self, allowed: Mapping[Wish, bool]) -> None:
        """Which can be used."""
        for wish, button in self._buttons.items():
            button.setEnabled(allowed.get(wish, False))

    def set_primary(self, chosen: Wish | None) -> None:
        """Which is to be pressed next."""
        for wish, button in self._buttons.items():
            button.set_primary(wish is chosen)

    def focus_on(self, wish: Wish) -> None:
        self[wish].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        for wish, (text, _, what) in self._texts.items():
            self[wish].name(*(translate(self._context, words) if words else "" for words in (text, what)))


def dragged_paths(data: QMimeData) -> list[str]:
    """The local files and folders that are dragged; none where anything else is among them."""
    paths = [url.toLocalFile() for url in data.urls()]
    return paths if all(paths) else []


def accept_copy(event: QDropEvent) -> None:
    """Takes what is dragged as a copy, never as moved: the program it comes from would then remove its files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
