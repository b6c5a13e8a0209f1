"""A rule page on paper: the same text and pictures as a document in pages, which part no heading from what follows it
and no picture from its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSizeF, QUrl
from PySide6.QtGui import QFont, QTextBlock, QTextCursor, QTextDocument, QTextFormat, QTextTable

from shogi_desktop.notation.records.reading import Steps

from ..words.i18n import document
from .page_html import PageLook, PageWriter
from .page_text import parse_page, variant_of_page
from .pictures import PictureStore

SIZE: Final = 10  # of letters, in points
FINE: Final = 3.0  # pixels of a picture in a point
WHOLE: Final = 0.7  # of the height of a page: what is no higher is kept together
PADDING: Final = 6.0  # points above what stands in a cell
BEGUN: Final = 3.2  # lines of what follows a heading, which stand on its page at least
_IMAGE: Final = re.compile(r'<img src="([^"]+)"')
_BREAK: Final = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
Part = QTextBlock | QTextTable


def paper_look(width: float) -> PageLook:
    """Black on white."""
    return PageLook(SIZE, int(width), "#000000", "#444444", "#000000", "#eeeeee", "#999999", dark=False)


def document_steps(
    resources: Path, store: PictureStore, font: QFont, name: str, width: float, height: float
) -> Steps[QTextDocument]:
    """The page of this name in pages of this size in points; the store draws all its pictures, at `FINE`."""
    html = PageWriter(resources, variant_of_page(name), paper_look(width), FINE).html(
        parse_page(document(f"rules/{name}.md"))
    )
    made = QTextDocument()
    addresses = dict.fromkeys(map(unescape, _IMAGE.findall(html)))
    for number, address in enumerate(addresses):
        made.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), store.draw(address))
        yield number / len(addresses)
    letters = QFont(font)
    letters.setPixelSize(SIZE)
    letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setDefaultFont(letters)
    made.setUseDesignMetrics(True)
    made.setDocumentMargin(0)
    made.setHtml(html)
    made.setPageSize(QSizeF(width, height))
    for parts in _kept_together(made):
        if _is_parted(made, parts):
            _break_before(parts[0])
        if isinstance(parts[-1], QTextTable):
            yield from _row_steps(made, parts[-1])
    return made


def _kept_together(made: QTextDocument) -> Iterator[list[Part]]:
    """Each paragraph or table, with the headings above it."""
    parts: list[Part] = []
    for part in _parts(made):
        parts.append(part)
        if not (isinstance(part, QTextBlock) and part.blockFormat().headingLevel()):
            yield parts
            parts = []


def _parts(made: QTextDocument) -> list[Part]:
    found: list[Part] = []
    place = made.rootFrame().begin()
    while not place.atEnd():
        frame, block = place.currentFrame(), place.currentBlock()
        if isinstance(frame, QTextTable):
            found.append(frame)
        elif block.isValid():
            found.append(block)
        place += 1
    return found


def _is_parted(made: QTextDocument, parts: list[Part]) -> bool:
    """Whether a page ends between these parts, or within the last one where that can be kept whole."""
    height = made.pageSize().height()
    top, (last, bottom) = _extent(made, parts[0])[0], _extent(made, parts[-1])
    if isinstance(parts[-1], QTextBlock) or bottom - last > WHOLE * height:
        bottom = min(bottom, last + BEGUN * SIZE)
    return int(top // height) != int((bottom - 1) // height)


def _row_steps(made: QTextDocument, table: QTextTable) -> Steps[None]:
    """Rows that a page would part begin on the next one."""
    height, layout = made.pageSize().height(), made.documentLayout()
    for row in range(table.rows()):
        cells = [table.cellAt(row, column) for column in range(table.columns())]
        blocks = [each.block() for cell in cells for each in (cell.firstCursorPosition(), cell.lastCursorPosition())]
        boxes = [layout.blockBoundingRect(block) for block in blocks]
        top, bottom = min(box.top() for box in boxes), max(box.bottom() for box in boxes)
        if int(top // height) != int((bottom - 1) // height) and bottom - top < WHOLE * height:
            for cell in cells:
                padded = cell.format().toTableCellFormat()
                padded.setTopPadding(height - top % height + PADDING)
                cell.setFormat(padded)
            yield 1.0


def _extent(made: QTextDocument, part: Part) -> tuple[float, float]:
    layout = made.documentLayout()
    box = layout.frameBoundingRect(part) if isinstance(part, QTextTable) else layout.blockBoundingRect(part)
    return box.top(), box.bottom()


def _break_before(part: Part) -> None:
    if isinstance(part, QTextTable):
        table = part.format().toTableFormat()
        table.setPageBreakPolicy(_BREAK)
        part.setFormat(table)
    else:
        block = part.blockFormat()
        block.setPageBreakPolicy(_BREAK)
        QTextCursor(part).setBlockFormat(block)
