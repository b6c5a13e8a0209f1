"""The games of a tournament that are over, in a table."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.session.matches.contest import Contest

from ..look.text_size import grow, scaled
from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon
from ..words.i18n import QT_TRANSLATE_NOOP
from .words import fault_texts, first_side, how_text, number, result_text, sides, winner, word

ROW: Final = 24
MARK_SIZE: Final = 15
_TITLES: Final = (
    QT_TRANSLATE_NOOP("Matches", "No."),
    QT_TRANSLATE_NOOP("Matches", "Black"),
    QT_TRANSLATE_NOOP("Matches", "White"),
    QT_TRANSLATE_NOOP("Matches", "Result"),
    QT_TRANSLATE_NOOP("Matches", "End"),
    QT_TRANSLATE_NOOP("Matches", "Moves"),
    QT_TRANSLATE_NOOP("Matches", "Remarks"),
)
_GAME, _BLACK, _WHITE, _RESULT, _END, _MOVES, _REMARKS = range(len(_TITLES))
_WIDTHS: Final = (58, 170, 170, 90, 130, 64)
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class GamesModel(QAbstractTableModel):
    """In the order in which they ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._contest: Contest | None = None
        self._count = 0
        self._icons: dict[int, QIcon] = {}

    def show_contest(self, contest: Contest | None) -> None:
        """Those of another tournament, or all of it anew."""
        self.beginResetModel()
        self._contest = contest
        self._count = len(contest.games) if contest is not None else 0
        self.endResetModel()

    def extend(self) -> None:
        """More are over."""
        count = len(self._contest.games) if self._contest is not None else 0
        if count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def game(self, row: int) -> tuple[Pair, GameRow] | None:
        contest = self._contest
        return contest.games[row] if contest is not None and 0 <= row < self._count else None

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._count

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_TITLES)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole and 0 <= section < len(_TITLES):
            return word(_TITLES[section])
        return None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        game = self.game(index.row())
        if game is None or self._contest is None or self._contest.settings is None:
            return None
        pair, row = game
        if role == _Role.DisplayRole:
            return self._text(pair, row, index.column())
        if role == _Role.ToolTipRole and (row.faults or row.opponent_faults):
            return tip("\n".join(fault_texts(self._contest.settings, pair, row)))
        if role == _Role.TextAlignmentRole and index.column() in (_GAME, _MOVES):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == _Role.ForegroundRole and index.column() == _REMARKS:
            return QApplication.palette().brightText()
        won = winner(row)
        if role == _Role.DecorationRole and index.column() == _RESULT and won is not None:
            return self._icons.setdefault(won, mark_icon(won, MARK_SIZE))
        return None

    def _text(self, pair: Pair, row: GameRow, column: int) -> str:
        contest = self._contest
        assert contest is not None and contest.settings is not None
        if column in (_BLACK, _WHITE):
            return sides(contest.settings, pair, first_side(row))[column - _BLACK]
        if column == _REMARKS:
            return "; ".join(fault_texts(contest.settings, pair, row))
        texts = {_GAME: number(row.number), _RESULT: result_text(row), _END: how_text(row), _MOVES: number(row.plies)}
        return texts[column]


class GamesTable(QTableView):
    """Follows the newest game as long as that is in sight.

    Signals:
        opened(object, int): double click or Enter on a game: its Pair and its number.
    """

    opened = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = GamesModel(self)
        self.setModel(self.games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        grow(self, rows.setDefaultSectionSize, ROW)
        heads.setHighlightSections(False)
        heads.setStretchLastSection(True)
        for at, width in enumerate(_WIDTHS):
            self.setColumnWidth(at, scaled(width))
        self.doubleClicked.connect(self._open)

    def show_contest(self, contest: Contest | None) -> None:
        """The games of a tournament, the newest in sight."""
        self.games.show_contest(contest)
        self.scrollToBottom()

    def extend(self) -> None:
        """More are over."""
        follows = self._is_at_end()
        self.games.extend()
        if follows:
            self.scrollToBottom()

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    def resizeEvent(self, event: QResizeEvent) -> None:
        follows = self._is_at_end()
        super().resizeEvent(event)
        if follows:
            self.scrollToBottom()

    def _open(self, index: QModelIndex) -> None:
        game = self.games.game(index.row())
        if game is not None:
            self.opened.emit(game[0], game[1].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
