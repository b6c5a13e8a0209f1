"""Rule pages on paper: nothing is parted that belongs together, and the window prints what is read in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from shogi_desktop import program_files
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.pictures.book_painting import paint_sheet
from shogi_desktop.ui.printing.dialog import PrintDialog
from shogi_desktop.ui.printing.flow import A4, Flow
from shogi_desktop.ui.rule_pages.paper import FINE, WHOLE, document_steps
from shogi_desktop.ui.rule_pages.pictures import PictureStore
from shogi_desktop.ui.rule_pages.window import RulePages
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import the

FLOW = Flow(A4)


def printed(name: str) -> QTextDocument:
    resources = program_files.resources()
    store = PictureStore(resources, art_of(resources), Diagrams(resources))
    store.set_look(BoardStyle(board="plain"), FINE)
    return finish(document_steps(resources, store, QFont(), name, FLOW.width, FLOW.highest))


def pages_of(made: QTextDocument, first: int, last: int) -> set[int]:
    """On which pages the text between two places stands."""
    layout, found = made.documentLayout(), set()
    block = made.findBlock(first)
    while block.isValid() and block.position() <= last:
        box = layout.blockBoundingRect(block)
        found |= {int(box.top() // FLOW.highest), int((box.bottom() - 1) // FLOW.highest)}
        block = block.next()
    return found


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_no_row_and_no_picture_with_its_words_is_parted(qapp: object, name: str) -> None:
    made = printed(name)
    tables = [frame for frame in made.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    rows = parted = pictures = 0
    for table in tables:
        cells = [[table.cellAt(row, column) for column in range(table.columns())] for row in range(table.rows())]
        for row in cells:
            rows += 1
            parted += len(pages_of(made, row[0].firstPosition(), row[-1].lastPosition())) > 1
        if made.documentLayout().frameBoundingRect(table).height() < WHOLE * FLOW.highest:
            pictures += 1
            parted += len(pages_of(made, table.firstPosition(), table.lastPosition())) > 1
    assert rows > 20 and pictures > 8 and parted == 0 and made.pageCount() > 8


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_no_heading_stands_at_the_end_of_a_page(qapp: object, name: str) -> None:
    made, headings = printed(name), 0
    block = made.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() and block.next().isValid():
            headings += 1
            first = block.next().position()
            assert max(pages_of(made, block.position(), block.position())) == min(pages_of(made, first, first))
        block = block.next()
    assert headings > 8


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_window_prints_the_page_that_is_read(desk: Desk, tmp_path: Path, way: str) -> None:
    desk.store.update(theme="dark")
    desk.start()
    desk.trigger("RULES")
    (rules,) = desk.window.findChildren(RulePages)
    image = QImage(600, 850, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)

    def answer(dialog: PrintDialog) -> None:
        assert len(dialog.view.pages) > 8 and dialog.options.title == "Shogi"
        painter = QPainter(image)
        paint_sheet(painter, dialog.view.pages[0], QRectF(image.rect()))
        painter.end()
        dialog.save_pdf(str(tmp_path / "rules.pdf"))

    desk.qtbot.waitUntil(rules.isActiveWindow)
    answer_next(PrintDialog, answer)
    if way == "key":
        QTest.keyClick(rules, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    else:
        the(rules, QToolButton, "Print this page, or save it as a PDF file").click()
    assert (tmp_path / "rules.pdf").stat().st_size > 100_000
    assert desk.status.startswith("Saved as rules.pdf")
    dark = sum(image.pixelColor(x, y).lightness() < 80 for x in range(600) for y in range(160))
    assert dark > 500, "black on white whatever the theme"
