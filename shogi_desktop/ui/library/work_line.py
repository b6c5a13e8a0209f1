"""What the library is doing, under the list: how many records there are, how far the work is, and a way to end it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.notation.wire.library_lines import Hits, Progress

from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel
from ..widgets.share_line import ShareLine

HEIGHT: Final = 30


class WorkLine(QWidget):
    """Signals:
    stop_wished(), update_wished(): the button, while something is at work and while not.
    folders_wished(), analysis_wished(): the person wants to choose folders, or to have games analysed.
    """

    stop_wished = Signal()
    update_wished = Signal()
    folders_wished = Signal()
    analysis_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._told = PlainLabel(), ElidedLabel()
        self._count.setProperty("role", "strong")
        self._told.setProperty("role", "muted")
        self._line = ShareLine()
        kept = self._line.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the list stays as it is when work begins and ends
        self._line.setSizePolicy(kept)
        self.button, self.folders, self.analyse = QPushButton(), QPushButton(), QPushButton()
        self._busy = False
        self._counted = (0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._line)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        column.addLayout(row)
        row.addWidget(self._count)
        row.addWidget(self._told, 1)
        for push in (self.analyse, self.folders, self.button):
            push.setAutoDefault(False)
            row.addWidget(push)
        self.button.clicked.connect(self._wish)
        self.folders.clicked.connect(self.folders_wished)
        self.analyse.clicked.connect(self.analysis_wished)
        self.rest()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def show_count(self, listed: int, every: int) -> None:
        """How many records are listed, of how many."""
        self._counted = (listed, every)
        number = QLocale().toString
        if listed == every:
            self._count.setText(self.tr("{n} records").format(n=number(every)))
        else:
            self._count.setText(self.tr("{n} of {all} records").format(n=number(listed), all=number(every)))

    def show_work(self, work: object) -> None:
        """How far an index (`Progress`) or a search (`Hits`) is."""
        done, every = (0, 0)
        if isinstance(work, Progress):
            done, every = work.done, work.all
            name = Path(work.path).name
            read = self.tr("{n} records read: {file}").format(n=QLocale().toString(work.records), file=name)
            self._told.setText(read if work.path else self.tr("Looking for changed files…"))
        elif isinstance(work, Hits):
            done, every = work.walked, work.all
            self._told.setText(self.tr("Looking through the games…"))
        self._busy = True
        self._line.set_share(done / every if every else 0.0)
        self._line.show()
        self.button.setText(self.tr("Stop"))

    def rest(self, told: str = "") -> None:
        """Nothing is at work; `told` says why, where it could not be done."""
        self._busy = False
        self._line.hide()
        self._told.setText(told)
        self.folders.setText(self.tr("Folders…"))
        self.analyse.setText(self.tr("Analyse…"))
        self.analyse.setToolTip(self.tr("Have games of the library analysed"))
        self.button.setText(self.tr("Update"))
        self.button.setToolTip(self.tr("Look for new, changed and removed files"))

    def _wish(self) -> None:
        (self.stop_wished if self._busy else self.update_wished).emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_count(*self._counted)
            if not self._busy:
                self.rest(self._told.text())
        super().changeEvent(event)
