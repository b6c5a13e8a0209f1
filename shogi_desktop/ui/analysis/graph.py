"""The graph of a game under the board: a click goes to the move, the wheel and the arrow keys walk through them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shogi_desktop.analysis.review import Review
from shogi_desktop.game.tree import Node

from ..widgets.plain import tip
from ..widgets.walking import Notches, walk_by_key
from .graph_drawing import Graph, Plan, paint_graph

HEIGHTS: Final = (72, 132)  # in a low window the board needs the room more
SHARE: Final = 8  # of the height of the window
ROUNDING: Final = 8.0


class GameGraph(QWidget):
    """Signals:
    node_wished(object): a Node of the line.
    walked(int): plies, negative = back.
    ends_wished(bool): True: to the last position.
    menu_wished(QPoint): what can be done with it, where on the screen.
    """

    spoken_role = QAccessible.Role.Chart
    node_wished = Signal(object)
    walked = Signal(int)
    ends_wished = Signal(bool)
    menu_wished = Signal(QPoint)

    def __init__(self, told: Callable[[Node], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a move of the line."""
        super().__init__(parent)
        self._told = told
        self.graph = Graph(Review())
        self._notches = Notches()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        least, most = HEIGHTS
        return QSize(300, min(max(self.window().height() // SHARE, least), most))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, HEIGHTS[0])

    def show_review(self, review: Review, ply: int) -> None:
        """Another review, and the ply on the board (-1: none of this line)."""
        self.graph = replace(self.graph, review=review, ply=ply)
        self._name()
        self.update()

    def set_view(self, chance: bool, times: bool) -> None:
        """Chances or scores; with the times used or without."""
        self.graph = replace(self.graph, chance=chance, times=times)
        self.update()

    def _name(self) -> None:
        line = self.graph.review.line
        here = self._told(line[self.graph.ply]) if 0 <= self.graph.ply < len(line) else ""
        name = self.tr("Graph of the game")
        self.setAccessibleName(f"{name}: {here}" if here else name)

    def plan(self) -> Plan:
        """Where everything is."""
        return Plan(self.graph, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _node_at(self, x: float) -> Node | None:
        line = self.graph.review.line
        ply = self.plan().ply(x)
        return line[ply] if ply < len(line) else None

    def _go(self, x: float) -> None:
        node = self._node_at(x)
        if node is not None and node.ply != self.graph.ply:
            self.node_wished.emit(node)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if plies := self._notches.plies(event):
            self.walked.emit(plies)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not walk_by_key(event, self.walked.emit, self.ends_wished.emit):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wished.emit(event.globalPos())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            node = self._node_at(event.pos().x())
            QToolTip.showText(event.globalPos(), tip(self._told(node)) if node is not None else "", self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        frame = palette.highlight().color() if self.hasFocus() else palette.mid().color()
        painter.setPen(QPen(frame, 1))
        painter.setBrush(palette.base())
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, ROUNDING, ROUNDING)
        paint_graph(painter, self.graph, box, palette)
