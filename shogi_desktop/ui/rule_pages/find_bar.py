"""Searching the page: a line that opens over its lower edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPalette, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit, QToolButton, QWidget

from ..look.theme import SPACE
from ..widgets.keys import ClearedField
from ..widgets.layouts import in_row
from ..widgets.plain import JOINT, PlainLabel, tip
from ..words.i18n import Translated
from .page_view import PageView

SHADE: Final = 90  # opacity of what is found, of 255
_ALIKE: Final = ("'’‘ʼ", '"“”„', " \u00a0\u202f", "-‐\u2011–—")  # signs that nobody tells apart when typing


def searched(words: str) -> QRegularExpression:
    """Finds words whichever of the signs that look alike they are written with; case does not matter."""
    parts = []
    for sign in words:
        alike = next((signs for signs in _ALIKE if sign in signs), sign)
        parts.append(f"[{alike}]" if len(alike) > 1 else QRegularExpression.escape(sign))
    return QRegularExpression(f"{JOINT}*".join(parts), QRegularExpression.PatternOption.CaseInsensitiveOption)


class FindBar(Translated, QWidget):
    """All that is found is shaded, the one the reader is at selected; Enter goes on, Shift+Enter back."""

    def __init__(self, page: PageView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._words = ClearedField()
        self._count = PlainLabel(role="muted")
        self._back, self._on, self._close = QToolButton(), QToolButton(), QToolButton()
        self._back.setArrowType(Qt.ArrowType.UpArrow)
        self._on.setArrowType(Qt.ArrowType.DownArrow)
        self._close.setText("×")
        in_row(
            (self._words, 1),
            self._count,
            self._back,
            self._on,
            self._close,
            of=self,
            margins=(SPACE, SPACE // 2, SPACE, SPACE // 2),
        )
        self._words.textChanged.connect(self._search)
        self._back.clicked.connect(self.find_previous)
        self._on.clicked.connect(self.find_next)
        self._close.clicked.connect(self.close_bar)
        self.retranslate()
        self.hide()

    def open_bar(self) -> None:
        """Shows the line, with what is selected on the page as the words."""
        self.show()
        chosen = self._page.textCursor().selectedText()
        if chosen and len(chosen) < 60:
            self._words.setText(chosen)
        self._words.selectAll()
        self._words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_again()

    def close_bar(self) -> None:
        self._page.setExtraSelections([])
        self.hide()
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def find_next(self) -> None:
        """The next place; the line opens where it was closed."""
        self._go(QTextDocument.FindFlag(0))

    def find_previous(self) -> None:
        self._go(QTextDocument.FindFlag.FindBackward)

    def search_again(self) -> None:
        """Shades what is found once more, where the page was written anew."""
        if self.isVisible():
            self._shade(self._words.text())

    def found(self) -> int:
        """How many places are shaded."""
        return len(self._page.extraSelections())

    def _search(self) -> None:
        self.search_again()
        cursor = self._page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._page.setTextCursor(cursor)
        self.find_next()

    def _go(self, flags: QTextDocument.FindFlag) -> None:
        if not self.isVisible():
            self.open_bar()
        words, page = self._words.text(), self._page.document()
        if not words:
            return
        found = page.find(searched(words), self._page.textCursor(), flags)
        if found.isNull():
            around = QTextCursor(page)
            if flags & QTextDocument.FindFlag.FindBackward:
                around.movePosition(QTextCursor.MoveOperation.End)
            found = page.find(searched(words), around, flags)
        if not found.isNull():
            self._page.show_found(found)

    def _shade(self, words: str) -> None:
        color = QColor(self._page.palette().color(QPalette.ColorRole.Link))
        color.setAlpha(SHADE)
        shaded = []
        cursor = QTextCursor(self._page.document())
        while words:
            cursor = self._page.document().find(searched(words), cursor)
            if cursor.isNull():
                break
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(color)
            shaded.append(selection)
        self._page.setExtraSelections(shaded)
        self._count.setText(self.tr("{n} found").format(n=len(shaded)) if words else "")

    def retranslate(self) -> None:
        self._words.setPlaceholderText(self.tr("Search this page"))
        self._words.setAccessibleName(self.tr("Search this page"))
        for button, text in (
            (self._back, self.tr("Previous")),
            (self._on, self.tr("Next")),
            (self._close, self.tr("Close")),
        ):
            button.setToolTip(tip(text))
            button.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.find_previous()
            else:
                self.find_next()
        else:
            super().keyPressEvent(event)
