"""The tabs of the records that are open, above the board, and a list of them; a single one needs none."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QMenu, QTabBar, QToolButton, QWidget

from shogi_desktop.session.records.open_records import OpenRecords

from ..look.fonts import scaled
from ..widgets.games_folder import show_folder
from ..widgets.layouts import in_row
from ..widgets.plain import literal, tip
from ..words.file_words import record_titles
from ..words.i18n import Translated

LEAST_WIDTH: Final = 140  # pixels; names in narrower tabs are cut off
MOST_WIDTH: Final = 280


class RecordTabs(Translated, QTabBar):
    """Follows the open records, which it never changes itself.

    Signals:
        wished(int): a record shall be on the board.
        close_wished(int): a record shall be closed.
        others_close_wished(int): all but one shall be closed.
        moved(int, int): a record shall have another place among the others.
    """

    wished = Signal(int)
    close_wished = Signal(int)
    others_close_wished = Signal(int)
    moved = Signal(int, int)

    def __init__(self, records: OpenRecords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = records
        self.setTabsClosable(True)
        self.setMovable(True)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        records.changed.connect(self.refresh)
        self.currentChanged.connect(self.wished)
        self.tabCloseRequested.connect(self.close_wished)
        self.tabMoved.connect(self.moved)
        self.retranslate()

    def refresh(self) -> None:
        """Shows what is open now; one record alone is told by the title of the window."""
        records = self._records.records
        titles = record_titles(records) if len(records) > 1 else [""] * len(records)
        blocked = self.blockSignals(True)
        while self.count() > len(records):
            self.removeTab(self.count() - 1)
        for index, (record, title) in enumerate(zip(records, titles, strict=True)):
            if index == self.count():
                self.addTab("")
            if self.tabText(index) != literal(title):  # a tab that is dragged keeps its place under the mouse
                self.setTabText(index, literal(title))
            self.setTabToolTip(index, tip(record.path or title))
        self.setCurrentIndex(self._records.current)
        self.blockSignals(blocked)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the record whose tab is pointed at."""
        index = self.tabAt(event.pos())
        if index < 0:
            return
        path = self._records.records[index].path
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Close"), partial(self.close_wished.emit, index))
        others = menu.addAction(self.tr("Close the others"), partial(self.others_close_wished.emit, index))
        others.setEnabled(self.count() > 1)
        menu.addSeparator()
        folder = menu.addAction(self.tr("Show the file's folder"), partial(show_folder, self, Path(path).parent))
        folder.setEnabled(bool(path))
        menu.popup(event.globalPos())

    def tabSizeHint(self, index: int) -> QSize:
        wished = super().tabSizeHint(index)
        return QSize(min(max(wished.width(), scaled(LEAST_WIDTH)), scaled(MOST_WIDTH)), wished.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """No narrower than wished: where they do not fit they scroll."""
        return self.tabSizeHint(index)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Open records"))
        self.refresh()


class TabStrip(Translated, QWidget):
    """The tabs and, where there are several, a button that lists them all."""

    def __init__(self, tabs: RecordTabs, records: OpenRecords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs, self._records = tabs, records
        self._list = QToolButton()
        self._list.setArrowType(Qt.ArrowType.DownArrow)
        self._list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._list.setProperty("role", "choices")
        menu = QMenu(self._list)
        menu.aboutToShow.connect(self._fill)
        menu.triggered.connect(self._choose)
        self._list.setMenu(menu)
        in_row((tabs, 1), self._list, of=self, margins=0, spacing=0)
        records.changed.connect(self._show)
        self.retranslate()
        self.hide()

    def _show(self) -> None:
        self.setVisible(self._records.count > 1)

    def _fill(self) -> None:
        menu = self._list.menu()
        menu.clear()
        for index, title in enumerate(record_titles(self._records.records)):
            action = menu.addAction(literal(title))
            action.setData(index)
            action.setCheckable(True)
            action.setChecked(index == self._records.current)

    def _choose(self, action: QAction) -> None:
        self._tabs.wished.emit(action.data())

    def retranslate(self) -> None:
        self._list.setToolTip(self.tr("All open records"))
        self._list.setAccessibleName(self.tr("All open records"))
