"""A file of several games: which of them to open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QDialog, QDialogButtonBox, QHeaderView, QTableView, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game
from shogi_desktop.session.records.open_records import MOST_OPEN

from ..look.theme import SPACE
from ..widgets.layouts import buttons_of, in_column
from ..widgets.plain import NAME, PlainLabel, window_title
from ..widgets.tables import RowsModel
from ..words.i18n import counted, variant_text
from ..words.texts import result_title

SIZE: Final = (640, 420)
_Index = QModelIndex | QPersistentModelIndex


class FileGamesModel(RowsModel):
    """The games of a file as rows: number, players, game, moves, result."""

    def __init__(self, games: Sequence[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.listed: Sequence[Game] = games

    def titles(self) -> tuple[str, ...]:
        return (self.tr("No."), self.tr("Black"), self.tr("White"), self.tr("Game"), self.tr("Moves"),
                self.tr("Result"))  # fmt: skip

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        game = self.listed[index.row()]
        texts = (
            str(index.row() + 1),
            game.headers.get("black", ""),
            game.headers.get("white", ""),
            variant_text(game.variant.title),
            str(len(game.main_line())),
            result_title(game.result) if game.result else "",
        )
        return excerpt(texts[index.column()], NAME)


class ChooseGamesDialog(QDialog):
    """All games of a file; several can be marked, Enter and a double click open them."""

    def __init__(self, games: Sequence[Game], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(window_title(name or self.tr("Several games")))
        self.table = QTableView()
        self.table.setModel(FileGamesModel(games, self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.setAccessibleName(self.tr("Games of the file"))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.table.selectRow(0)
        self.table.doubleClicked.connect(self.accept)
        kinds = QDialogButtonBox.StandardButton
        buttons = buttons_of(self, kinds.Open | kinds.Cancel)
        in_column(
            PlainLabel(counted(self.tr("Which of these {n} games shall be opened?"), len(games))),
            (self.table, 1),
            buttons,
            of=self,
            margins=SPACE * 2,
            spacing=SPACE,
        )
        self.resize(*SIZE)

    def chosen(self) -> list[int]:
        """The rows that are marked, no more than can be open."""
        return sorted({index.row() for index in self.table.selectionModel().selectedRows()})[:MOST_OPEN]


def choose_games(window: QWidget, games: Sequence[Game], name: str) -> list[int]:
    """Which games of a file the person wants; none where it is cancelled."""
    dialog = ChooseGamesDialog(games, name, window)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.chosen() if accepted else []
    dialog.deleteLater()
    return chosen
