"""What is said to engines and by them, as it is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.engine_client import MOST_LINES, TalkLine, TalkLog
from shogi_desktop.excerpt import excerpt

from ..look.fonts import fixed_font
from ..look.places import open_in_place
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, call
from ..widgets.keys import ClearedField
from ..widgets.plain import NAME
from ..words.i18n import Translated

SIZE: Final = QSize(760, 520)
TOLD_MS: Final = 200


class LogWindow(Translated, QDialog):
    """Follows a log while it is seen; a search shows the lines alone in which a text stands."""

    def __init__(self, logs: Mapping[str, TalkLog], parent: QWidget | None = None) -> None:
        """Logs by what they are called, of which one is seen at a time; at least one."""
        super().__init__(parent)
        self._logs = tuple(logs.values())
        self.whose = ElidedBox()
        for name in logs:
            self.whose.addItem(excerpt(name, NAME))
        self.whose.currentIndexChanged.connect(self._begin_anew)
        self._shown = 0  # lines that were looked at
        self.search, self.text = ClearedField(), QPlainTextEdit()
        self.follow = QCheckBox()
        self.follow.setChecked(True)
        self.search.textChanged.connect(self._begin_anew)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font())
        self.text.setMaximumBlockCount(MOST_LINES)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self.whose)
        head.addWidget(self.search, 1)
        head.addWidget(self.follow)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE)
        column.addLayout(head)
        self.whose.setVisible(len(logs) > 1)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        open_in_place(self, "conversations", SIZE)
        self._timer = QTimer(self, interval=TOLD_MS)
        self._timer.timeout.connect(self._show_new)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_new()
        self._timer.start()

    def done(self, result: int) -> None:
        self._timer.stop()
        super().done(result)

    def _begin_anew(self) -> None:
        self.text.clear()
        self._shown = 0
        self._show_new()

    def _show_new(self) -> None:
        wanted = self.search.text().lower()
        log = self._logs[self.whose.currentIndex()]
        lines = [_told(said) for said in log.since(self._shown) if wanted in said.text.lower()]
        self._shown = log.count
        if lines:
            self.text.appendPlainText("\n".join(lines))
            if self.follow.isChecked():
                bar = self.text.verticalScrollBar()
                bar.setValue(bar.maximum())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Conversation with the engine"))
        call(self.whose, self.tr("Engine"))
        self.search.setPlaceholderText(self.tr("Search the lines"))
        self.search.setAccessibleName(self.tr("Search the lines"))
        self.text.setAccessibleName(self.windowTitle())
        self.follow.setText(self.tr("Follow the newest line"))


def _told(said: TalkLine) -> str:
    return f"{said.at_ms / 1000:9.3f} {'>' if said.to_engine else '<'} {said.text}"
