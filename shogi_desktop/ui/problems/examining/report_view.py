"""The head of the examining page: what the check has found, how far it is, and the button that starts it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...look.theme import SPACE
from ...widgets.forms import call
from ...widgets.labels import ShareLine
from ...widgets.layouts import in_column, in_row
from ...widgets.plain import PlainLabel, tip, words_kept
from ...words.i18n import QT_TRANSLATE_NOOP, translate
from .report_words import Finding, Headline
from .verdict_marks import VerdictMark, VerdictSign, mark_color, paint_verdict

SIGN: Final = 14
_SCALE: Final = 3  # signs are drawn larger and shrunk, so that they are sharp on fine screens
AROUND: Final = 18  # pixels beside text and sign, at least what the style takes
GAP: Final = 5  # between rows
LEAST_ROOM: Final = 66  # for the list of reasons


class ReasonList(QListWidget):
    """Reasons as rows that fold.

    Signals:
        reason_wished(object): a Reason that was clicked or confirmed.
    """

    reason_wished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[Finding] = []
        self.room = LEAST_ROOM
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(SIGN, SIGN))
        size = f"{QApplication.font().pointSizeF()}pt"  # as the text around it, not as other lists
        self.setStyleSheet(
            f"QListWidget {{ background: transparent; font-size: {size}; }} QListWidget::item {{ padding: 0; }}"
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(_FoldedRows(self))
        self.itemClicked.connect(self._go)
        self.itemActivated.connect(self._go)

    def show_reasons(self, reasons: list[Finding]) -> None:
        if reasons == self._shown:
            return
        self._shown = reasons
        self.clear()
        for reason in reasons:
            item = QListWidgetItem(self._icon(reason.mark), words_kept(reason.text))
            self.addItem(item)
        self.setVisible(bool(reasons))
        self.fit()

    def _icon(self, mark: VerdictSign) -> QIcon:
        pixmap = QPixmap(SIGN * _SCALE, SIGN * _SCALE)
        pixmap.setDevicePixelRatio(_SCALE)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_verdict(painter, QRectF(1, 1, SIGN - 2, SIGN - 2), mark, mark_color(mark, self.palette()))
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _go(self, item: QListWidgetItem) -> None:
        self.reason_wished.emit(self._shown[self.row(item)])

    def fit(self) -> None:
        """As high as its rows, where there is room for them; else it scrolls."""
        high = sum(self.row_height(words_kept(reason.text), self.width()) for reason in self._shown)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if high <= self.room else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(high, self.room))
        self.doItemsLayout()

    def row_height(self, text: str, width: int) -> int:
        """What a text needs that folds in a row of this width."""
        room = QRect(0, 0, max(width - SIGN - AROUND, 1), 1 << 15)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height() + GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            for row, reason in enumerate(self._shown):
                self.item(row).setIcon(self._icon(reason.mark))
        super().changeEvent(event)


class _FoldedRows(QStyledItemDelegate):
    """Rows as high as their list says, however Qt would fold them before it knows its width."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown = self.parent()
        assert isinstance(shown, ReasonList)
        width = shown.viewport().width()
        return QSize(width, shown.row_height(str(index.data()), width))


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
        head = in_row((self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._title, 1), spacing=SPACE)
        foot = in_row((self._limit, 3), (self._button, 4), spacing=SPACE)
        in_column(
            head,
            self._note,
            self._reasons,
            self._progress,
            self._share,
            foot,
            of=self,
            margins=(SPACE + 4, SPACE, SPACE + 4, SPACE),
            spacing=SPACE // 2 + 2,
        )

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

    def show_reasons(self, reasons: list[Finding]) -> None:
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
            self._limit.setItemText(at, translate("ReportView", words))
        self._limit.setToolTip(self.tr("The longest time that the check may take"))
        call(self._limit, self.tr("Time limit"))
        self._reasons.setAccessibleName(self.tr("What was found"))
