"""The drawn tree of a game: a row for each ply, the main line at the left, variations beside it.

Only what is seen is drawn, and only for that the texts of moves are made, so that a game of any size can be walked.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from shogi_desktop.game.tree import Game, Node

from ..widgets.keys import is_plain, walk_by_key
from ..widgets.plain import tip
from ..widgets.side_marks import paint_mark
from ..words.move_texts import MoveTexts
from .move_rows import note_signs


class TreeLayout:
    """The places of all moves of a game as it is now; `rows` has the moves of each ply by their columns.

    The main line is the first column. A variation stands to the right of everything that it passes, so that no line of
    the drawing crosses a move. Nothing here recurses over moves.
    """

    def __init__(self, game: Game) -> None:
        self._columns: dict[Node, int] = {}
        self._outermost: list[int] = []  # the last column used, by rows
        self.rows: list[list[Node]] = []
        waiting = [game.root]
        while waiting:
            line = _line_from(waiting.pop())
            self._place(line)
            # The variations at the end of the line go innermost, and of those at one place the first one.
            for node in line:
                waiting.extend(reversed(node.children[1:]))
        self.columns = max(self._outermost) + 1
        for node, _ in sorted(self._columns.items(), key=lambda item: item[1]):
            while len(self.rows) <= node.ply:
                self.rows.append([])
            self.rows[node.ply].append(node)

    def column(self, node: Node) -> int:
        return self._columns[node]

    def __contains__(self, node: Node) -> bool:
        return node in self._columns

    def at(self, row: int, column: int) -> Node | None:
        """The move at a place."""
        if not 0 <= row < len(self.rows):
            return None
        nodes = self.rows[row]
        at = bisect_left(nodes, column, key=self._columns.__getitem__)
        return nodes[at] if at < len(nodes) and self._columns[nodes[at]] == column else None

    def beside(self, node: Node, step: int) -> Node | None:
        """The next move of the same ply to the right (step 1) or to the left (-1)."""
        nodes = self.rows[node.ply]
        at = nodes.index(node) + step
        return nodes[at] if 0 <= at < len(nodes) else None

    def _place(self, line: list[Node]) -> None:
        """A line goes beside the outermost one of its rows, that of the move it goes off from included."""
        first = max(0, line[0].ply - 1)
        last = line[-1].ply
        self._outermost.extend([-1] * (last + 1 - len(self._outermost)))
        column = max(self._outermost[first : last + 1]) + 1
        self._outermost[first : last + 1] = [column] * (last + 1 - first)
        for node in line:
            self._columns[node] = column


def _line_from(node: Node) -> list[Node]:
    """The move and first child after first child."""
    line = [node]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


CELL: Final = 28  # pixels from one move to the next, both ways
MARK: Final = 17
SIGN: Final = 9
GUTTER: Final = 40  # for the numbers of the plies
GAP: Final = 6
AHEAD: Final = 3  # moves before and after the one on the board that are seen, where there is room for so many
_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TreeView(QAbstractScrollArea):
    """Signals:
    node_wished(object): a Node of the game.
    walked(int): plies, negative = back.
    ends_wished(bool): True: to the last position.
    menu_wished(object, QPoint): at a Node, and where on the screen.
    """

    node_wished = Signal(object)
    walked = Signal(int)
    ends_wished = Signal(bool)
    menu_wished = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tree")
        self._game: Game | None = None
        self._texts = MoveTexts()
        self._layout: TreeLayout | None = None
        self._line: set[Node] = set()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(True)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)

    def show_game(self, game: Game, texts: MoveTexts) -> None:
        """Draws the game as it is now; `texts` has the moves in the notation chosen."""
        self._game, self._texts = game, texts
        self._layout = TreeLayout(game)
        self._line = {game.root, *game.line()}
        self._measure()
        self._show(game.cursor)
        self.viewport().update()

    def place_of(self, node: Node) -> QPoint:
        """The middle of a move in the viewport."""
        assert self._layout is not None
        x = GUTTER + self._layout.column(node) * CELL + CELL // 2 - self.horizontalScrollBar().value()
        return QPoint(x, node.ply * CELL + CELL // 2 - self.verticalScrollBar().value())

    def node_at(self, place: QPoint) -> Node | None:
        """The move drawn at a place of the viewport."""
        if self._layout is None:
            return None
        row = (place.y() + self.verticalScrollBar().value()) // CELL
        column = (place.x() + self.horizontalScrollBar().value() - GUTTER) // CELL
        return self._layout.at(row, column)

    def _measure(self) -> None:
        room = self.viewport().size()
        layout = self._layout
        height = len(layout.rows) * CELL if layout else 0
        width = GUTTER + layout.columns * CELL + GAP if layout else 0
        for bar, whole, part in (
            (self.verticalScrollBar(), height, room.height()),
            (self.horizontalScrollBar(), width, room.width()),
        ):
            bar.setRange(0, max(0, whole - part))
            bar.setPageStep(part)
            bar.setSingleStep(CELL)

    def _show(self, node: Node) -> None:
        """Scrolls as little as brings a move and what comes before and after it into view."""
        place, room = self.place_of(node), self.viewport().size()
        around = CELL // 2 + min(AHEAD * CELL, room.height() // 3)
        for bar, at, least, most in (
            (self.verticalScrollBar(), place.y(), around, room.height() - around),
            (self.horizontalScrollBar(), place.x(), GUTTER + CELL // 2, room.width() - CELL),
        ):
            bar.setValue(bar.value() + min(0, at - least) + max(0, at - most))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layout is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = max(0, (event.rect().top() + self.verticalScrollBar().value()) // CELL)
        bottom = (event.rect().bottom() + self.verticalScrollBar().value()) // CELL
        rows = self._layout.rows[top : bottom + 2]
        for row in rows:
            for node in row:
                self._paint_way(painter, node)
        for row in rows:
            for node in row:
                self._paint_node(painter, node)
            self._paint_text(painter, row)
        self._paint_numbers(painter, range(max(1, top), top + len(rows)))
        painter.end()

    def _color(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)

    def _paint_way(self, painter: QPainter, node: Node) -> None:
        """From the move before: straight down, or along its row and then down."""
        if node.parent is None:
            return
        start, end = QPointF(self.place_of(node.parent)), QPointF(self.place_of(node))
        if start.x() > self.viewport().width():
            return
        chosen = node in self._line
        role = QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self._color(role), 2.2 if chosen else 1.2))
        corner = QPointF(max(start.x(), end.x() - CELL / 2), start.y())
        painter.drawPolyline([start, corner, QPointF(end.x(), start.y() + CELL / 2), end])

    def _paint_node(self, painter: QPainter, node: Node) -> None:
        place = self.place_of(node)
        if not -CELL < place.x() < self.viewport().width() + CELL:
            return
        assert self._game is not None
        box = QRectF(0, 0, MARK, MARK)
        box.moveCenter(QPointF(place))
        if node is self._game.cursor:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        if node.parent is None:
            painter.setPen(QPen(self._color(QPalette.ColorRole.Text), 1.4))
            painter.setBrush(self._color(QPalette.ColorRole.Base))
            painter.drawEllipse(box.adjusted(3, 3, -3, -3))
        else:
            paint_mark(painter, box, (self._game.first_turn + node.ply - 1) % 2)
        color = self._color(QPalette.ColorRole.Highlight)
        for at, paint in enumerate(note_signs(node)):
            paint(painter, QRectF(box.right() + 2, box.top() - 3 + at * (SIGN + 2), SIGN, SIGN), color)

    def _paint_text(self, painter: QPainter, row: list[Node]) -> None:
        """The text of the outermost move of a row, where no move stands and no line goes."""
        assert self._game is not None
        node = row[-1]
        outermost = max(self.place_of(child).x() for each in row for child in (each, *each.children[-1:]))
        left = outermost + CELL // 2 + GAP
        room = QRect(left, self.place_of(node).y() - CELL // 2, self.viewport().width() - left - GAP, CELL)
        if room.width() < CELL or node.parent is None:
            return
        text = self._texts.text(self._game, node)[1:].strip()
        chosen = node in self._line
        painter.setPen(self._color(QPalette.ColorRole.Text if chosen else QPalette.ColorRole.PlaceholderText))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_numbers(self, painter: QPainter, plies: range) -> None:
        """At the left, over whatever was scrolled there."""
        painter.fillRect(0, 0, GUTTER - GAP, self.viewport().height(), self._color(QPalette.ColorRole.Base))
        painter.setPen(self._color(QPalette.ColorRole.PlaceholderText))
        top = CELL * plies.start - self.verticalScrollBar().value()
        for at, ply in enumerate(plies):
            place = QRect(0, top + at * CELL, GUTTER - GAP - GAP, CELL)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(ply))

    # What the person does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position().toPoint())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self.node_wished.emit(node)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        game = self._game
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        node = game.cursor if by_key and game is not None else self.node_at(event.pos())
        if node is not None:
            place = self.viewport().mapToGlobal(self.place_of(node)) if by_key else event.globalPos()
            self.menu_wished.emit(node, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not is_plain(event):
            super().keyPressEvent(event)
        elif key in _SIDEWAYS:
            beside = None
            if self._layout is not None and self._game is not None:
                beside = self._layout.beside(self._game.cursor, _SIDEWAYS[key])
            if beside is not None:
                self.node_wished.emit(beside)
        elif not walk_by_key(event, self.walked.emit, self.ends_wished.emit):
            event.ignore()

    # Qt's own

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._game is not None:
            node = self.node_at(event.pos())
            text = "" if node is None else self._told(self._game, node)
            QToolTip.showText(event.globalPos(), tip(text) if text else "", self.viewport())
            return True
        return super().viewportEvent(event)

    def _told(self, game: Game, node: Node) -> str:
        move = "" if node.parent is None else f"{node.ply}  {self._texts.text(game, node)}"
        return "\n\n".join(filter(None, (move, node.bookmark, node.comment)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        if self._game is not None:
            self._show(self._game.cursor)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.viewport().update()
