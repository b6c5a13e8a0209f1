"""The menu of the files opened and saved last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ..widgets.plain import literal, tip
from .record_commands import RecordCommands


class RecentMenu(QObject):
    """Fills its menu when somebody opens it; whether the files are still there is seen when one is wanted."""

    def __init__(self, records: RecordCommands, shown: Callable[[], object], parent: QObject) -> None:
        """`shown` is called when a record was opened."""
        super().__init__(parent)
        self._records, self._shown = records, shown

    def fill_in(self, menu: QMenu) -> None:
        """From now on in this menu."""
        self._menu = menu
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        menu.triggered.connect(self._open)

    def _fill(self) -> None:
        self._menu.clear()
        for number, path in enumerate(self._records.recent(), 1):
            action = self._menu.addAction(f"&{number % 10}  {literal(Path(path).name)}")
            action.setToolTip(tip(path))
            action.setData(path)
        if self._menu.isEmpty():
            self._menu.addAction(self.tr("No file was opened yet")).setEnabled(False)

    def _open(self, action: QAction) -> None:
        if self._records.open_file(action.data()):
            self._shown()
