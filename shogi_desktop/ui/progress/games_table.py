"""The games that have ended, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QStandardPaths, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from shogi_desktop.files import write_atomic
from shogi_desktop.session.progress.history import KeptHistory, csv_text, json_text
from shogi_desktop.session.progress.played import PlayedGame
from shogi_desktop.session.progress.rating import RatingCourse

from ..widgets.messages import ask_save_path, complain
from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon, side_of
from ..widgets.tables import RowsModel, beside
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.progress_words import not_rated_text, strength_text, word
from .words import day_text, duration_text, opponent_text, outcome_text, reason_text, side_text

ROW: Final = 26
ROWS: Final = 9
"""That are seen without scrolling."""
MEASURED: Final = 60
"""Rows that decide how wide the columns are."""
MARK_SIZE: Final = 15
_TITLES: Final = (
    QT_TRANSLATE_NOOP("Progress", "Date"),
    QT_TRANSLATE_NOOP("Progress", "Opponent"),
    QT_TRANSLATE_NOOP("Progress", "Side"),
    QT_TRANSLATE_NOOP("Progress", "Result"),
    QT_TRANSLATE_NOOP("Progress", "End"),
    QT_TRANSLATE_NOOP("Progress", "Moves"),
    QT_TRANSLATE_NOOP("Progress", "Time"),
    QT_TRANSLATE_NOOP("Progress", "Rating"),
)
_DATE, _OPPONENT, _SIDE, _RESULT, _END, _MOVES, _TIME, _RATING = range(len(_TITLES))
_MARKED: Final = (_SIDE, _RESULT)
_LAST_WIDTH: Final = 240
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class PlayedGamesModel(RowsModel):
    """A row for each game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.listed: tuple[PlayedGame, ...] = ()
        self._course = RatingCourse()
        self._icons: dict[int, QIcon] = {}

    def show_games(self, games: Sequence[PlayedGame], course: RatingCourse) -> None:
        """Others, in the order in which they ended, with the course of the rating through them."""
        self.beginResetModel()
        self.listed, self._course = tuple(reversed(games)), course
        self.endResetModel()

    def row_of(self, game: PlayedGame) -> int:
        """Where a game stands, -1 if nowhere."""
        return next((at for at, each in enumerate(self.listed) if each.begun == game.begun), -1)

    def titles(self) -> tuple[str, ...]:
        return tuple(map(word, _TITLES))

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.listed):
            return None
        text = self._text(self.listed[index.row()], index.column())
        side = side_of(text) if index.column() in _MARKED else -1
        if role == _Role.DisplayRole:
            return text if side < 0 else text[1:].strip()
        if role == _Role.ToolTipRole:
            return tip(text)
        if role == _Role.DecorationRole and side >= 0:
            return self._icon(side)
        if role == _Role.TextAlignmentRole and index.column() in (_MOVES, _TIME):
            return beside(right=True)
        return None

    def _icon(self, side: int) -> QIcon:
        if side not in self._icons:
            self._icons[side] = mark_icon(side, MARK_SIZE)
        return self._icons[side]

    def _text(self, game: PlayedGame, column: int) -> str:
        if column == _RATING:
            point = self._course.point_of(game)
            return strength_text(point.after) if point is not None else not_rated_text(game)
        if column == _MOVES:
            return str(game.plies)
        texts = {_DATE: day_text, _OPPONENT: opponent_text, _SIDE: side_text, _RESULT: outcome_text, _END: reason_text}
        return texts[column](game) if column in texts else duration_text(game.spent_ms)


class PlayedTable(QTableView):
    """Rows are chosen by keyboard too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = PlayedGamesModel(self)
        self.setModel(self.games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW)
        heads = self.horizontalHeader()
        heads.setHighlightSections(False)
        heads.setResizeContentsPrecision(MEASURED)
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_games(self, games: Sequence[PlayedGame], course: RatingCourse) -> None:
        self.games.show_games(games, course)
        rows = min(max(self.games.rowCount(), 1), ROWS)
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + ROW * rows + 2 * self.frameWidth() + bar)
        for column in range(_RATING):
            self.resizeColumnToContents(column)
        self._fit()

    def choose(self, game: PlayedGame) -> None:
        """Brings a game into sight."""
        row = self.games.row_of(game)
        if row >= 0:
            self.selectRow(row)
            self.scrollTo(self.games.index(row, 0))

    def _fit(self) -> None:
        """The last column has what the others leave."""
        others = sum(self.columnWidth(column) for column in range(_RATING))
        self.setColumnWidth(_RATING, max(_LAST_WIDTH, self.viewport().width() - others))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def ask_and_save(window: QWidget, kept: KeptHistory) -> None:
    """Asks for the file, by default a table in the person's documents, and writes it."""
    kinds = {
        translate("ProgressSaving", "Table (*.csv)"): ".csv",
        translate("ProgressSaving", "Everything (*.json)"): ".json",
    }
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    proposed = str(Path(folder) / translate("ProgressSaving", "shogi progress")) + ".csv"
    path = ask_save_path(window, translate("ProgressSaving", "Export your progress"), proposed, kinds)
    if not path:
        return
    try:
        write_atomic(path, json_text(kept) if path.lower().endswith(".json") else csv_text(kept))
    except OSError as error:
        complain(window, translate("ProgressSaving", "The file could not be written."), error, path)
