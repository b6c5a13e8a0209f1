"""A printed page on the screen, and the way to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPdfWriter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from shogi_desktop.files import whole_file
from shogi_desktop.notation.records.reading import Steps

from ..look.theme import SPACE
from ..pictures.book_painting import paint_sheet
from ..pictures.book_shapes import Sheet
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from .flow import Paper

WISHED: Final = QSize(480, 600)
LEAST: Final = QSize(240, 300)
EDGE: Final = QColor(0, 0, 0, 60)
NOTCH: Final = 120  # of a wheel


class Page(QWidget):
    """One page, whole."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: Sheet | None = None
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return WISHED

    def show_sheet(self, sheet: Sheet | None) -> None:
        self.sheet = sheet
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sheet is None:
            return
        scale = min((self.width() - 2) / self.sheet.width, (self.height() - 2) / self.sheet.height)
        size = self.sheet.width * scale, self.sheet.height * scale
        area = QRectF((self.width() - size[0]) / 2, (self.height() - size[1]) / 2, *size)
        painter = QPainter(self)
        painter.fillRect(area, Qt.GlobalColor.white)
        painter.setPen(EDGE)
        painter.drawRect(area)
        paint_sheet(painter, self.sheet, area)


class PrintedPages(QWidget):
    """Shows one of several pages; buttons, wheel and keys turn them."""

    spoken_role = QAccessible.Role.Canvas

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages: Sequence[Sheet] = ()
        self.number = 0
        self.page = Page()
        self.label = PlainLabel()
        self.back, self.on = QToolButton(), QToolButton()
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.on.setArrowType(Qt.ArrowType.RightArrow)
        self.back.setAccessibleName(self.tr("Previous page"))
        self.on.setAccessibleName(self.tr("Next page"))
        self.back.clicked.connect(self._turn_back)
        self.on.clicked.connect(self._turn_on)
        row = in_row(1, self.back, self.label, self.on, 1)
        in_column((self.page, 1), row, of=self, margins=0, spacing=SPACE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def show_pages(self, pages: Sequence[Sheet]) -> None:
        """Other pages, at the number that was seen."""
        self.pages = pages
        self.turn_to(self.number)

    def turn_to(self, number: int) -> None:
        """Counted from 0; the last page where there are fewer."""
        self.number = max(0, min(number, len(self.pages) - 1))
        self.page.show_sheet(self.pages[self.number] if self.pages else None)
        told = self.tr("Page {n} of {all}").format(n=self.number + 1, all=len(self.pages))
        self.label.setText(told if self.pages else "")
        self.setAccessibleDescription(self.label.text())
        self.back.setEnabled(self.number > 0)
        self.on.setEnabled(self.number + 1 < len(self.pages))

    def _turn_back(self) -> None:
        self.turn_to(self.number - 1)

    def _turn_on(self) -> None:
        self.turn_to(self.number + 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / NOTCH
        if notches:
            self.turn_to(self.number - (1 if notches > 0 else -1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {
            Qt.Key.Key_PageUp: self.number - 1,
            Qt.Key.Key_PageDown: self.number + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.pages) - 1,
        }
        key = Qt.Key(event.key())
        if key in turns:
            self.turn_to(turns[key])
        else:
            super().keyPressEvent(event)


PDF = ".pdf"
FINE = 1200  # dots per inch of a PDF file


def page_layout(paper: Paper) -> QPageLayout:
    """The paper as Qt knows it; its margins are in the pages already."""
    size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Point, paper.name)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)


def print_steps(device: QPagedPaintDevice, pages: Sequence[Sheet]) -> Steps[None]:
    """Paints the pages, which cover the whole paper of the device. OSError where the device does not begin."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(QCoreApplication.translate("Printing", "The device does not take anything to print."))
    try:
        for number, page in enumerate(pages):
            if number:
                device.newPage()
            paint_sheet(painter, page, QRectF(0, 0, device.width(), device.height()), outlines=False)
            yield (number + 1) / len(pages)
    finally:
        painter.end()


def pdf_steps(path: str, title: str, paper: Paper, pages: Sequence[Sheet]) -> Steps[None]:
    """Writes a PDF file, whole or not at all. OSError naming it where that fails."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Shogi Desktop")
    writer.setResolution(FINE)
    writer.setPageLayout(page_layout(paper))
    yield from print_steps(writer, pages)
    with whole_file(path) as file:
        file.write(buffer.data().data())
