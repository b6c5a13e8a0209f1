"""What is played in a position: the moves, how often, and how the games ended."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from shogi_desktop.library.catalogue import Continuation
from shogi_desktop.library.entry import Result
from shogi_desktop.rules import Position
from shogi_desktop.rules.board.moves import NO_MOVE

from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon, side_of
from ..widgets.tables import RowsModel, beside, show_rows
from ..words.i18n import counted
from ..words.move_texts import move_text
from ..words.texts import side_name

MOVE, GAMES, RESULTS = range(3)
ROW_HEIGHT: Final = 26
MARK_SIZE: Final = 15
BAR: Final = (10, 2)  # height, and what is free at its ends
_RIM: Final = "#8d8170"
_PARTS: Final = (
    (Result.BLACK, "#2b241b"),
    (Result.DRAW, "#a3957f"),
    (Result.UNKNOWN, _RIM),
    (Result.WHITE, "#fdfaf4"),
)
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
PLAYED_ROLE: Final = Qt.ItemDataRole.UserRole


class PositionMovesModel(RowsModel):
    """The moves of one position, as rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.listed: list[tuple[Continuation, str]] = []

    def show_moves(self, position: Position, before: int, played: list[Continuation], notation: str) -> None:
        """`before` is the move that led to the position."""
        ends = self.tr("Games that end here")
        texts = [ends if each.move == NO_MOVE else move_text(position, each.move, before, notation) for each in played]
        self.beginResetModel()
        self.listed = list(zip(played, texts, strict=True))
        self.endResetModel()

    def move(self, row: int) -> int:
        """NO_MOVE where games end, or there is no such row."""
        return self.listed[row][0].move if 0 <= row < len(self.listed) else NO_MOVE

    def titles(self) -> tuple[str, ...]:
        return self.tr("Played here"), self.tr("Games"), self.tr("Results")

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        if role == _Role.TextAlignmentRole:
            return beside(right=section == GAMES)
        return super().headerData(section, orientation, role)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        played, text = self.listed[index.row()]
        if role == _Role.DisplayRole:
            return (text, self._count(played), "")[index.column()]
        if role == _Role.TextAlignmentRole:
            return beside(right=index.column() == GAMES)
        if role == _Role.ToolTipRole:
            return tip(self._told(played, text))
        if role == _Role.AccessibleTextRole and index.column() == RESULTS:
            return self._told(played, text)
        return played if role == PLAYED_ROLE else None

    def _count(self, played: Continuation) -> str:
        """The games in which it was played; in brackets where it was only shown."""
        return str(played.games) if played.games else f"({played.shown})"

    def _told(self, played: Continuation, text: str) -> str:
        lines = [text, counted(self.tr("{n} game|{n} games"), played.games)]
        for result, name in (
            (Result.BLACK, self.tr("{side} won {n}").format(side=side_name(0), n=played.ended[Result.BLACK])),
            (Result.WHITE, self.tr("{side} won {n}").format(side=side_name(1), n=played.ended[Result.WHITE])),
            (Result.DRAW, self.tr("draws: {n}").format(n=played.ended[Result.DRAW])),
            (Result.UNKNOWN, self.tr("without result: {n}").format(n=played.ended[Result.UNKNOWN])),
            (Result.VARIATION, self.tr("in variations: {n}").format(n=played.shown)),
        ):
            if played.ended[result]:
                lines.append(name)
        return "\n".join(lines)


class _Delegate(QStyledItemDelegate):
    """Draws the mark of the side before a move, and the results as a bar, games without one as a hatched part."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons = [mark_icon(side, MARK_SIZE) for side in (0, 1)]

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        text = str(index.data() or "")
        side = side_of(text) if index.column() == MOVE else -1
        if side >= 0:
            option.icon = self._icons[side]
            option.decorationSize = QSize(MARK_SIZE, MARK_SIZE)
            option.text = text[1:].strip()
            option.features = option.features | QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        played = index.data(PLAYED_ROLE)
        if index.column() != RESULTS or not isinstance(played, Continuation):
            return
        if not played.games:
            return
        height, free = BAR
        room = QRectF(option.rect).adjusted(free * 3, (option.rect.height() - height) / 2, -free * 3, 0)
        room.setHeight(height)
        left = room.left()
        for result, color in _PARTS:
            width = room.width() * played.ended[result] / played.games
            pattern = Qt.BrushStyle.BDiagPattern if result is Result.UNKNOWN else Qt.BrushStyle.SolidPattern
            painter.fillRect(QRectF(left, room.top(), width, height), QBrush(QColor(color), pattern))
            left += width
        painter.setPen(QColor(_RIM))
        painter.drawRect(room)


class ExplorerTable(QTableView):
    """Signals:
    move_wished(int): a move was clicked or entered.
    """

    move_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._played = PositionMovesModel(self)
        self.setModel(self._played)
        self.setItemDelegate(_Delegate(self))
        show_rows(self, ROW_HEIGHT)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(MOVE, QHeaderView.ResizeMode.Stretch)
        heads.setSectionResizeMode(GAMES, QHeaderView.ResizeMode.ResizeToContents)
        heads.setSectionResizeMode(RESULTS, QHeaderView.ResizeMode.Fixed)
        heads.resizeSection(RESULTS, 100)
        self.clicked.connect(self._wish)

    def show_moves(self, position: Position, before: int, played: list[Continuation], notation: str) -> None:
        """What was played in a position, to which the move `before` led."""
        self._played.show_moves(position, before, played, notation)
        self.scrollToTop()

    def _wish(self, index: QModelIndex) -> None:
        move = self._played.move(index.row())
        if move != NO_MOVE:
            self.move_wished.emit(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self._wish(self.currentIndex())
        else:
            super().keyPressEvent(event)
