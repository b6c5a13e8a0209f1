"""Between the list and the line under it, while games are analysed: how far that is; afterwards how it ended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.notation.wire.library_lines import Analysing
from shogi_desktop.session.library.analysing import Analysed

from ..look.theme import SPACE
from ..widgets.plain import folding_label
from ..widgets.share_line import ShareLine
from .words import analysed_text, analysing_text

_WHOLE: Final = 1000
"""Of a share in thousandths."""


class AnalysisLine(QFrame):
    """Signals:
    stop_wished(): the analysis shall end.
    """

    stop_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._shown: Analysing | Analysed | None = None
        self._told, self._share = folding_label("strong"), ShareLine()
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        words = QVBoxLayout()
        words.setSpacing(SPACE // 2)
        words.addWidget(self._told)
        words.addWidget(self._share)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        row.setSpacing(SPACE)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self._press)
        self.show_analysis(None)

    @property
    def told(self) -> str:
        """What is said."""
        return self._told.text()

    def show_analysis(self, shown: Analysing | Analysed | None) -> None:
        """How far an analysis is, or how it has ended; None: there is none."""
        self._shown = shown
        running = isinstance(shown, Analysing)
        self._share.setVisible(running)
        if isinstance(shown, Analysing):
            self._told.setText(analysing_text(shown))
            self._share.set_share(shown.share / _WHOLE)
        elif shown is not None:
            self._told.setText(analysed_text(shown))
        else:
            self._told.setText("")
        self.button.setText(self.tr("Stop") if running else self.tr("Close"))
        self.setVisible(shown is not None)

    def _press(self) -> None:
        running = isinstance(self._shown, Analysing)
        self.show_analysis(None)
        if running:
            self.stop_wished.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_analysis(self._shown)
        super().changeEvent(event)
