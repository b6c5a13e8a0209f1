"""Every key and gesture: the keys to be changed, the gestures to be read."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QTextBrowser, QWidget

from ..look.from_settings import EXPLAIN
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.layouts import in_column
from ..widgets.plain import markup_kept
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from .actions import Actions, Keys, key_text
from .key_page import KeyPage

SIZE = (640, 640)

_GESTURES = (
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Drag a piece, or click it and then its square"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Move"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Click the next square, or once more the square of the piece"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Go on with a piece that has captured on its way, or stop there"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Backspace while a move of several steps is half made"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Take back its last step"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Click an enemy beside the piece, then where the piece came from"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Capture without moving (igui)"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Double click a piece that can step out and back"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Pass"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Hold the right button on a piece, or {explain}"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Its name, its other face and how it moves"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Click or drag with the right button"),
        QT_TRANSLATE_NOOP(
            "ShortcutsDialog",
            "Draw a circle or an arrow: green, with Shift red, with Ctrl or Alt blue, with both yellow",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "D, then clicks and drags, or Enter on one square or two"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Draw without the right button; once more: the next colour"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Click an empty square"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Rub out what is drawn"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Click a piece that can neither be moved nor taken"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Where it goes; once more, or Esc: no longer"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Ctrl and the mouse wheel, or two fingers"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Zoom"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Mouse wheel, with Shift sideways, or drag an empty square"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Move a board that is zoomed in"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Drag from the stand, or click there and then a square"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Drop a captured piece"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Move a piece while the computer thinks"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Plan the move: it is played after the answer, if it is possible then"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Esc, right click, or a click elsewhere"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Let go of the piece; once more: forget the planned move"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Arrow keys, or the mouse wheel in a record"),
        QT_TRANSLATE_NOOP(
            "ShortcutsDialog", "Walk through the moves: one with the arrows, ten with Page Up and Down, Home and End"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Tab on the board, then arrow keys and Enter"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Choose squares and move; Esc: the arrow keys walk again"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Esc or End while looking back"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Back to the game"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "{take_back} in a game, and in a record that nobody plays"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Take back a move; undo the last change of the record"),
    ),
    (
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Drag records onto the window"),
        QT_TRANSLATE_NOOP("ShortcutsDialog", "Open them"),
    ),
)


class ShortcutsDialog(QDialog):
    """All keys, to be read and changed, and what mouse and keys do at the board."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard and mouse"))
        self._keys = actions.keys
        self.page = KeyPage(actions)
        self._gestures = QTextBrowser()
        self._gestures.setAccessibleName(self.tr("At the board"))
        tabs = QTabWidget()
        tabs.addTab(self.page, self.tr("Keys"))
        tabs.addTab(self._gestures, self.tr("At the board"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        in_column(tabs, buttons, of=self, margins=SPACE * 2)
        self._keys.changed.connect(self._show_gestures)
        self._show_gestures()
        self.page.tree.setFocus()
        resize_within(self, QSize(*SIZE))

    def _show_gestures(self) -> None:
        self._gestures.setHtml(markup_kept(_table(list(gestures(self._keys)))))


def gestures(keys: Keys) -> Iterator[tuple[str, str]]:
    """What hands do at the board and what follows, with the keys as they are now."""
    explain, take_back = (key_text(keys.of(name)) for name in (EXPLAIN, "TAKE_BACK"))
    for gesture, effect in _GESTURES:
        if ("{explain}" in gesture and not explain) or ("{take_back}" in gesture and not _one_key(keys)):
            continue
        text = translate("ShortcutsDialog", gesture)
        text = text.replace("{explain}", explain).replace("{take_back}", take_back)
        yield text, translate("ShortcutsDialog", effect)


def _one_key(keys: Keys) -> bool:
    """Whether one key takes back and undoes."""
    take_back = keys.of("TAKE_BACK")
    return bool(take_back) and take_back == keys.of("UNDO")


def _table(rows: list[tuple[str, str]]) -> str:
    cells = "".join(f"<tr><td><b>{escape(left)}</b></td><td>{escape(right)}</td></tr>" for left, right in rows)
    return f'<table cellspacing="0" cellpadding="4" width="100%">{cells}</table>'
