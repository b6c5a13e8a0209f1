"""The defences of a solution in rows, each to be played through on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from shogi_desktop.session.problems.solutions import Defence

from ...look.theme import SPACE
from ...widgets.plain import folding_label, tip

MOST_ROWS: Final = 9
_AT: Final = Qt.ItemDataRole.UserRole


def defence_text(defence: Defence, moves: Sequence[str], alone: bool) -> str:
    """A row: the number of the answer, the answer, and how it goes on. `moves` are those of the whole line; `alone`
    tells that there is no other answer."""
    translate = QCoreApplication.translate
    answer, rest = moves[defence.ply], " ".join(moves[defence.ply + 1 :])
    if not defence.mated:
        rest = translate("Defences", "not decided in the time")
    elif defence.useless:
        rest = translate("Defences", "useless interposition: {moves}").format(moves=rest)
    elif alone:
        rest = translate("Defences", "the only answer: {moves}").format(moves=rest)
    elif not defence.main:
        rest = translate("Defences", "mate in {n}: {moves}").format(n=defence.plies, moves=rest)
    return f"{defence.ply + 1}. {answer}   {rest}"


class DefenceList(QWidget):
    """Hidden while there is nothing to show.

    Signals:
        chosen(int): the place of a row that was clicked or confirmed.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = folding_label("muted")
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SPACE, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._head)
        column.addWidget(self.list)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.hide()

    def show_rows(self, rows: Sequence[tuple[str, bool]], busy: bool) -> None:
        """Rows with whether each is of the solution itself; `busy`: more may come."""
        chosen = self.list.currentRow() if self.list.count() else -1
        self.list.clear()
        for at, (text, main) in enumerate(rows):
            item = QListWidgetItem(text)
            item.setData(_AT, at)
            item.setToolTip(tip(text))
            font = item.font()
            font.setBold(main)
            item.setFont(font)
            self.list.addItem(item)
        if 0 <= chosen < len(rows) and not busy:
            self.list.setCurrentRow(chosen)
        head = self.tr("Defences are being looked at …") if busy else self.tr("Defences, the longest first")
        self._head.setText(head)
        self.list.setAccessibleName(self.tr("Defences"))
        height = max(self.list.sizeHintForRow(0), 1)
        self.list.setFixedHeight(height * min(len(rows), MOST_ROWS) + 4)
        self.setVisible(bool(rows))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(_AT)))
