"""The tabs of the records that are open, above the board; a single one needs none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QTabBar, QWidget

from shogi_desktop.rules import Side
from shogi_desktop.session.play.setup import read_setup
from shogi_desktop.session.records.open_records import OpenRecord, OpenRecords

from ..widgets.plain import literal, tip
from ..words.i18n import variant_text
from ..words.texts import player_name

UNSAVED = "•"


class RecordTabs(QTabBar):
    """Follows the open records, which it never changes itself.

    Signals:
        wished(int): a record shall be on the board.
        close_wished(int): a record shall be closed.
    """

    wished = Signal(int)
    close_wished = Signal(int)

    def __init__(self, records: OpenRecords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = records
        self.setTabsClosable(True)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Open records"))
        records.changed.connect(self.refresh)
        self.currentChanged.connect(self.wished)
        self.tabCloseRequested.connect(self.close_wished)
        self.hide()

    def refresh(self) -> None:
        """Shows what is open now; one record alone is told by the title of the window."""
        records = self._records.records
        blocked = self.blockSignals(True)
        while self.count() > len(records):
            self.removeTab(self.count() - 1)
        for index, record in enumerate(records):
            if index == self.count():
                self.addTab("")
            self.setTabText(index, literal(_title(record)))
            self.setTabToolTip(index, tip(record.path or _title(record)))
        self.setCurrentIndex(self._records.current)
        self.blockSignals(blocked)
        self.setVisible(len(records) > 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Open records"))
            self.refresh()


def _title(record: OpenRecord) -> str:
    """The name of the file, or who plays; with a mark where something is not saved."""
    if record.path:
        name = Path(record.path).stem
    elif not record.playing and not record.game.headers:
        name = variant_text(record.game.variant.title)
    else:
        setup, _ = read_setup(record.game)
        name = " – ".join(player_name(setup, side) for side in Side)
    return f"{UNSAVED} {name}" if record.unsaved and record.path else name
