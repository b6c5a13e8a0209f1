"""Pages on a printer or in a PDF file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from shogi_desktop.files import whole_file
from shogi_desktop.notation.steps import Steps

from ..pictures.book.painting import paint_sheet
from ..pictures.book.shapes import Sheet
from .paper import Paper

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
        raise OSError("the device does not take anything to print")
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
