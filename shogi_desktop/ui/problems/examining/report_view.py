"""The head of the examining page: what the check has found, how far it is, and the button that starts it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...look.theme import SPACE
from ...widgets.naming import call
from ...widgets.plain import PlainLabel, tip
from ...widgets.share_line import ShareLine
from ...words.i18n import QT_TRANSLATE_NOOP
from .reason_list import LEAST_ROOM, ReasonList
from .report_words import Headline, Reason
from .verdict_marks import VerdictMark

LIMITS: Final = {
    10_000: QT_TRANSLATE_NOOP("ReportView", "10 seconds"),
    60_000: QT_TRANSLATE_NOOP("ReportView", "1 minute"),
    0: QT_TRANSLATE_NOOP("ReportView", "No limit"),
}
"""Milliseconds that a check may take at most (0 = no limit) and what the person reads."""
USUAL: Final = 60_000
PATIENCE_MS: Final = 300  # most answers are there before, and a line that flashes up would only disturb


class ReportView(QFrame):
    """Signals:
    check_wished(): the problem shall be checked within `limit()`.
    stop_wished(): what runs shall end.
    reason_wished(object): a Reason that was clicked or confirmed.
    """

    check_wished = Signal()
    stop_wished = Signal()
    reason_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._busy = False
        self._mark = VerdictMark()
        self._title, self._note = PlainLabel(), PlainLabel()
        self._reasons = ReasonList()
        self._share, self._progress = ShareLine(), PlainLabel()
        self._limit, self._button = QComboBox(), QPushButton()
        self._build()
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._show_waiting)
        self.retranslate()
        self.set_busy(False)

    def _build(self) -> None:
        self.setObjectName("card")
        for label, role in ((self._title, "strong"), (self._note, "muted"), (self._progress, "muted")):
            label.setWordWrap(True)
            label.setProperty("role", role)
        self._limit.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # in every language
        self._limit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for limit in LIMITS:
            self._limit.addItem("", limit)
        self._limit.setCurrentIndex(self._limit.findData(USUAL))
        self._button.clicked.connect(self._press)
        self._button.setAutoDefault(True)  # Enter presses it too, as in a dialog
        self._reasons.reason_wished.connect(self.reason_wished)
        head = QHBoxLayout()
        head.setSpacing(SPACE)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        foot = QHBoxLayout()
        foot.setSpacing(SPACE)
        foot.addWidget(self._limit, 3)
        foot.addWidget(self._button, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE + 4, SPACE, SPACE + 4, SPACE)
        column.setSpacing(SPACE // 2 + 2)
        column.addLayout(head)
        for widget in (self._note, self._reasons, self._progress, self._share):
            column.addWidget(widget)
        column.addLayout(foot)

    def limit(self) -> int:
        """Milliseconds that a check may take, 0 = no limit."""
        return int(self._limit.currentData())

    def headline(self) -> str:
        return self._title.text()

    def note(self) -> str:
        return self._note.text()

    def reason_list(self) -> QListWidget:
        return self._reasons

    def button(self) -> QPushButton:
        """Starts a check, or ends what runs."""
        return self._button

    def progress_text(self) -> str:
        return self._progress.text()

    def show_headline(self, headline: Headline) -> None:
        self._mark.show_mark(headline.mark)
        self._title.setText(headline.title)
        self._note.setText(headline.note)
        self._note.setVisible(bool(headline.note))

    def show_reasons(self, reasons: list[Reason]) -> None:
        self._reasons.show_reasons(reasons)

    def set_room(self, height: int) -> None:
        """The pixels that the list of reasons may take, where that is more than the least."""
        self._reasons.room = max(height, LEAST_ROOM)
        self._reasons.fit()

    def set_busy(self, busy: bool) -> None:
        """While something runs the button ends it, and after a while a line says so."""
        self._busy = busy
        self._limit.setEnabled(not busy)
        self._name_button()
        self._write_progress(0, 0, "")
        if busy:
            self._patience.start(PATIENCE_MS)
        else:
            self._patience.stop()

    def show_progress(self, done: int, count: int, text: str) -> None:
        """How far what runs is; `count` 0 = not known."""
        if self._busy and not self._patience.isActive():
            self._write_progress(done, count, text)

    def _show_waiting(self) -> None:
        self._write_progress(0, 0, self.tr("Looking…"))

    def _write_progress(self, done: int, count: int, text: str) -> None:
        self._progress.setText(text)
        self._progress.setVisible(bool(text))
        self._share.setVisible(bool(text) and count > 0)
        self._share.set_share(done / count if count else 0.0)

    def _press(self) -> None:
        (self.stop_wished if self._busy else self.check_wished).emit()

    def _name_button(self) -> None:
        self._button.setText(self.tr("Cancel") if self._busy else self.tr("Check"))
        looks = self.tr("Looks for the mate, for other solutions and for pieces left over")
        self._button.setToolTip("" if self._busy else tip(looks))

    def retranslate(self) -> None:
        self._name_button()
        for at, words in enumerate(LIMITS.values()):
            self._limit.setItemText(at, QCoreApplication.translate("ReportView", words))
        self._limit.setToolTip(self.tr("The longest time that the check may take"))
        call(self._limit, self.tr("Time limit"))
        self._reasons.setAccessibleName(self.tr("What was found"))
