"""The moves of the chosen line as rows: number, move and time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node

from ..widgets.plain import tip
from ..widgets.side_marks import side_of, unmarked
from ..words.move_texts import MoveTexts
from ..words.texts import result_sentence, side_name, spent_text

NUMBER, MOVE, TIME = range(3)
FORK: Final = "+"  # other moves were tried here
NODE: Final = Qt.ItemDataRole.UserRole  # the Node of a row of a move
MARK: Final = Qt.ItemDataRole.UserRole + 1  # that an analysis has given it
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class MoveListModel(QAbstractTableModel):
    """Row 0 is the start, row n the n-th move of the chosen line; under the end of the game stands its result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._line: list[Node] = []
        self._result: GameResult | None = None
        self._marks: dict[Node, Mark] = {}

    def show_game(self, game: Game, notation: str) -> None:
        """Reads the game's chosen line anew; texts of moves already known are kept."""
        if game is not self._game or notation != self._texts.notation:
            self._texts = MoveTexts(notation)
            self._game = game
        line = game.line()
        self._texts.prepare(game, line)
        kept = len(self._line)
        result = game.result if (line[-1] if line else game.root) is game.end else None
        if result != self._result:
            self.beginResetModel()
            self._line, self._result = line, result
            self.endResetModel()
        elif line[:kept] == self._line:
            if len(line) > kept:
                self.beginInsertRows(QModelIndex(), kept + 1, len(line))
                self._line = line
                self.endInsertRows()
        else:
            self.beginResetModel()
            self._line = line
            self.endResetModel()
        self.refresh()

    def set_marks(self, marks: Mapping[Node, Mark]) -> None:
        """The moves that an analysis has marked."""
        if marks != self._marks:
            self._marks = dict(marks)
            self.refresh()

    def refresh(self) -> None:
        """All texts anew, also in another language."""
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, TIME))

    def node(self, row: int) -> Node | None:
        """The node of a row, for that of the result the last one; None before any game."""
        if self._game is None:
            return None
        row = min(row, len(self._line))
        return self._line[row - 1] if row else self._game.root

    def is_result(self, row: int) -> bool:
        """Whether a row tells the result."""
        return len(self._line) < row < self.rowCount()

    def row(self, node: Node) -> int:
        return node.ply

    @property
    def texts(self) -> MoveTexts:
        """The moves in the notation chosen."""
        return self._texts

    def rowCount(self, parent: _Index | None = None) -> int:
        rows = len(self._line) + 1 + (self._result is not None)
        return 0 if parent is not None and parent.isValid() else rows

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self.node(index.row())
        if node is None:
            return None
        if self._result is not None and self.is_result(index.row()):
            told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) and index.column() == MOVE
            return result_sentence(self._result) if told else None
        if role == NODE:
            return node
        if role == MARK:
            return self._marks.get(node)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._display(node, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == MOVE:
            return self._spoken(node)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != MOVE:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole:
            # A long move may not fit its column.
            return tip("\n\n".join(filter(None, (node.bookmark, node.comment))) or self._texts.of(node))
        return None

    def _spoken(self, node: Node) -> str:
        """A move as it is heard: who makes it stands in words for the mark."""
        text = self._display(node, MOVE)
        side = side_of(text)
        return f"{side_name(side)} {unmarked(text)}" if side >= 0 else text

    def _display(self, node: Node, column: int) -> str:
        if node.parent is None:
            return self.tr("Start") if column == MOVE else ""
        if column == NUMBER:
            return f"{FORK if len(node.parent.children) > 1 else ''}{node.ply}"
        return spent_text(node.spent_ms) if column == TIME else self._texts.of(node)
