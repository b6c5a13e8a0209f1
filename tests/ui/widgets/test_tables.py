"""Rows that have room only in part are not seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTableView, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets.tables import RowCover, show_rows
from tests.ui.desk import Desk

ROW = 30


def is_empty(view: QAbstractItemView, strip: QRect) -> bool:
    """Whether nothing is drawn in a strip of the viewport."""
    image = view.grab(strip.translated(view.viewport().pos())).toImage()
    base = view.palette().color(QPalette.ColorRole.Base)
    places = [QPoint(x, y) for x in range(image.width()) for y in range(image.height())]
    return bool(places) and all(image.pixelColor(place) == base for place in places)


def table_of_twenty(qtbot: QtBot) -> QTableView:
    """Rows that are seen wherever they are."""
    table = QTableView()
    model = QStandardItemModel(table)
    qtbot.addWidget(table)
    for _ in range(20):
        model.appendRow([QStandardItem("████████████")])
    table.setModel(model)
    show_rows(table, ROW)
    return table


def lower(view: QAbstractItemView, height: int) -> QRect:
    room = view.viewport().rect()
    return QRect(20, room.height() - height, 60, height)


def test_rows_of_a_table_are_whole(qtbot: QtBot) -> None:
    table = table_of_twenty(qtbot)
    table.horizontalHeader().hide()
    table.resize(200, 5 * ROW + ROW // 2 + 2 * table.frameWidth())
    table.show()
    part = table.viewport().height() % ROW
    assert 4 < part < ROW
    assert is_empty(table, lower(table, part)) and not is_empty(table, lower(table, part + ROW))
    table.scrollToBottom()
    assert not is_empty(table, lower(table, part))
    assert is_empty(table, QRect(20, 0, 60, part)) and not is_empty(table, QRect(20, 0, 60, part + ROW))
    table.resize(200, 5 * ROW + 2 * table.frameWidth())
    table.scrollToTop()
    assert not is_empty(table, QRect(20, 0, 60, part)) and not is_empty(table, lower(table, part))


def test_rows_are_whole_at_the_end_of_a_list_that_becomes_lower(qtbot: QtBot) -> None:
    """Scrolled to its end a table has its last row whole; where rows move for that it tells nobody."""
    table = table_of_twenty(qtbot)
    table.resize(200, 400)
    table.show()
    table.scrollToBottom()
    (cover,) = table.findChildren(RowCover)
    for height in range(390, 200, -7):
        table.resize(200, height)
        QCoreApplication.processEvents()
        room = table.viewport().rect()
        rows = [table.visualRect(table.model().index(row, 0)) for row in range(20)]
        parts = [room & row for row in rows if room.intersects(row) and not room.contains(row)]
        hidden = [(part.top(), part.bottom()) for part in parts]
        seen = (
            [(part.top(), part.bottom()) for part in cast("Iterable[QRect]", cover.mask())] if cover.isVisible() else []
        )
        assert seen == hidden, height


def test_what_fits_is_seen_and_so_is_a_row_higher_than_the_list(qtbot: QtBot) -> None:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setHeaderHidden(True)
    RowCover(tree)
    item = QTreeWidgetItem(["████████████"])
    tree.addTopLevelItem(item)
    item.setSizeHint(0, tree.sizeHint() * 4)
    tree.resize(300, 100)
    tree.show()
    assert not tree.findChildren(RowCover)[0].isVisible()


def test_the_palette_shows_whole_rows_in_a_small_window(desk: Desk) -> None:
    desk.window.resize(1024, 640)
    desk.trigger("PALETTE")
    palette = desk.window.findChildren(QTreeWidget)
    shown = next(tree for tree in palette if tree.isVisible())
    room = shown.viewport().rect()
    last = shown.visualRect(shown.indexAt(QPoint(1, room.bottom())))
    assert last.bottom() > room.bottom(), "a row has room only in part"
    assert is_empty(shown, QRect(4, last.top(), 200, room.bottom() - last.top()))
    shown.window().close()
