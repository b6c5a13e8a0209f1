"""The lines around the list: what the library is doing or has analysed, and which position is sought."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QWidget

from shogi_desktop.notation.wire.work_lines import Analysing, Hits, IndexProgress
from shogi_desktop.session.library.analysing import Analysed
from shogi_desktop.session.library.library_session import Sought

from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel, ShareLine
from ..widgets.layouts import in_column, in_row, keep_place
from ..widgets.plain import PlainLabel, folding_label
from ..words.i18n import Translated, counted
from .words import analysed_text, analysing_text

HEIGHT: Final = 30


class WorkLine(Translated, QWidget):
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
        self._count, self._told = PlainLabel(role="strong"), ElidedLabel()
        self._told.setProperty("role", "muted")
        self._line = ShareLine()
        keep_place(self._line)  # the list stays as it is when work begins and ends
        self.button, self.folders, self.analyse = QPushButton(), QPushButton(), QPushButton()
        self._busy = False
        self._counted = (0, 0)
        row = in_row(spacing=SPACE)
        in_column(self._line, row, of=self, margins=0, spacing=SPACE // 2)
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
            self._count.setText(counted(self.tr("{n} record|{n} records"), every))
        else:
            told = self.tr("{listed} of {all} record|{listed} of {all} records")
            self._count.setText(counted(told, every, listed=number(listed), all=number(every)))

    def show_work(self, work: object) -> None:
        """How far an index (`IndexProgress`) or a search (`Hits`) is."""
        done, every = (0, 0)
        if isinstance(work, IndexProgress):
            done, every = work.done, work.all
            name = Path(work.path).name
            read = counted(self.tr("{n} record read: {file}|{n} records read: {file}"), work.records, file=name)
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

    def retranslate(self) -> None:
        self.show_count(*self._counted)
        if not self._busy:
            self.rest(self._told.text())


_WHOLE: Final = 1000
"""Of a share in thousandths."""


class AnalysisLine(Translated, QFrame):
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
        words = in_column(self._told, self._share, spacing=SPACE // 2)
        in_row((words, 1), self.button, of=self, margins=(SPACE, SPACE // 2, SPACE, SPACE // 2), spacing=SPACE)
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

    def retranslate(self) -> None:
        self.show_analysis(self._shown)


class SoughtStrip(Translated, QFrame):
    """Signals:
    mirrored_wished(bool): the mirror shall count too, or no longer.
    changed_wished(): something else shall be looked for.
    ended(): all records again.
    """

    mirrored_wished = Signal(bool)
    changed_wished = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._whole = False
        self._told = ElidedLabel()
        self._told.setProperty("role", "strong")
        self.mirrored = QCheckBox()
        self.change, self.end = QPushButton(), QPushButton()
        for button in (self.change, self.end):
            button.setAutoDefault(False)
        in_row(
            (self._told, 1),
            self.mirrored,
            self.change,
            self.end,
            of=self,
            margins=(SPACE, SPACE // 2, SPACE, SPACE // 2),
            spacing=SPACE,
        )
        self.mirrored.clicked.connect(self.mirrored_wished)
        self.change.clicked.connect(self.changed_wished)
        self.end.clicked.connect(self.ended)
        self.retranslate()
        self.hide()

    def show_sought(self, sought: Sought | None) -> None:
        self.setVisible(sought is not None)
        if sought is not None:
            self._whole = sought.position is not None
            self.mirrored.setChecked(sought.mirrored)
            self.retranslate()

    def retranslate(self) -> None:
        told = self.tr("Records with this position") if self._whole else self.tr("Records with these pieces")
        self._told.setText(told)
        self.mirrored.setText(self.tr("Mirrored too"))
        self.change.setText(self.tr("Change…"))
        self.end.setText(self.tr("All records"))
