"""The graph of a game under the board: a click goes to the move, the wheel and the arrow keys walk through them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QActionGroup,
    QContextMenuEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from shogi_desktop.analysis.game_questions import AnalysisProgress
from shogi_desktop.analysis.review import LineReview
from shogi_desktop.files import whole_file
from shogi_desktop.game.tree import Node

from ..look.fonts import grow
from ..look.theme import SPACE
from ..pictures.drawings import png
from ..widgets.keys import Notches, walk_by_key
from ..widgets.labels import ElidedLabel, ShareLine
from ..widgets.plain import tip
from ..words.i18n import Translated, counted
from ..words.texts import labelled
from ..words.work_words import left_text
from .graph_drawing import Graph, Plan, paint_graph
from .report_line import ReportLine

HEIGHTS: Final = (72, 132)  # in a low window the board needs the room more
SHARE: Final = 8  # of the height of the window
ROUNDING: Final = 8.0


class GameGraph(Translated, QWidget):
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
        self.graph = Graph(LineReview())
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

    def show_review(self, review: LineReview, ply: int) -> None:
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
        self.setAccessibleName(labelled(name, here) if here else name)

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

    def retranslate(self) -> None:
        self._name()


SIZE: Final = QSize(1000, 320)
RATIO: Final = 2.0


def save_graph(path: str, graph: GameGraph) -> None:
    """Writes the graph as it is shown, without the mark of the present move; OSError where that fails."""
    image = QImage(SIZE * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(graph.palette().base().color())
    painter = QPainter(image)
    paint_graph(painter, replace(graph.graph, ply=-1), QRectF(0, 0, SIZE.width(), SIZE.height()), graph.palette())
    painter.end()
    with whole_file(path) as file:
        file.write(png(image))


LINE_WIDTH: Final = 160


class GamePane(Translated, QWidget):
    """Signals:
    view_wished(bool), times_wished(bool): chances and not scores in the graph; the times too.
    summary_wished(), practice_wished(), picture_wished(), print_wished(), closed(): what the person chose from its
        menu.
    moments_wished(): the moves that cost most shall be shown.
    more_wished(): the game shall be analysed in another way.
    cancelled(): the analysis shall end.
    """

    view_wished = Signal(bool)
    times_wished = Signal(bool)
    summary_wished = Signal()
    practice_wished = Signal()
    picture_wished = Signal()
    print_wished = Signal()
    closed = Signal()
    moments_wished = Signal()
    more_wished = Signal()
    cancelled = Signal()

    def __init__(self, told: Callable[[Node], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a move of the line."""
        super().__init__(parent)
        self.graph = GameGraph(told)
        self.graph.menu_wished.connect(self._show_menu)
        self._strip, self._told, self._share = QWidget(), ElidedLabel(), ShareLine()
        self.cancel, self.more = QPushButton(), QPushButton()
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self.more_wished)
        self.cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel.clicked.connect(self.cancelled)
        self._progress = AnalysisProgress(0, 0)
        self.report = ReportLine(told)
        self.report.hide()
        self._menu = QMenu(self)
        group = QActionGroup(self)
        self._chance, self._score = (self._added(group) for _ in range(2))
        self._menu.addSeparator()
        self._times = self._added()
        self._menu.addSeparator()
        self._moments, self._summary, self._practice = (self._menu.addAction("") for _ in range(3))
        self._picture, self._print, self._again = (self._menu.addAction("") for _ in range(3))
        self._menu.addSeparator()
        self._close = self._menu.addAction("")
        self._connect()
        self._place()
        self.show_progress(None)
        self.retranslate()

    def _added(self, group: QActionGroup | None = None) -> QAction:
        action = self._menu.addAction("")
        action.setCheckable(True)
        if group is not None:
            group.addAction(action)
        return action

    def _connect(self) -> None:
        self._chance.triggered.connect(self._wish_view)
        self._score.triggered.connect(self._wish_view)
        self._times.triggered.connect(self.times_wished)
        self._moments.triggered.connect(self.moments_wished)
        self._again.triggered.connect(self.more_wished)
        self._summary.triggered.connect(self.summary_wished)
        self._practice.triggered.connect(self.practice_wished)
        self._picture.triggered.connect(self.picture_wished)
        self._print.triggered.connect(self.print_wished)
        self._close.triggered.connect(self.closed)

    def _place(self) -> None:
        row, column = QHBoxLayout(self._strip), QVBoxLayout(self)
        row.setContentsMargins(SPACE, 0, 0, 0)
        row.setSpacing(SPACE)
        for button in (self.cancel, self.more):  # where later comes nothing that can be clicked
            row.addWidget(button)
        row.addWidget(self._told, 1)
        row.addWidget(self._share)
        grow(self, self._share.setFixedWidth, LINE_WIDTH)
        column.setContentsMargins(SPACE, 0, SPACE // 2, SPACE)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._strip)
        column.addWidget(self.report)
        column.addWidget(self.graph)

    def set_view(self, chance: bool, times: bool) -> None:
        """What the graph shows."""
        (self._chance if chance else self._score).setChecked(True)
        self._times.setChecked(times)
        self.graph.set_view(chance, times)

    def show_progress(self, progress: AnalysisProgress | None) -> None:
        """How far the analysis is; None: it does not run."""
        self._strip.setVisible(progress is not None)
        if progress is not None:
            self._progress = progress
            self._share.set_share(progress.done / max(1, progress.total))
            self._told.setText(self._progress_text())

    @property
    def told(self) -> str:
        """How far the analysis is, in words."""
        return self._told.text()

    def _progress_text(self) -> str:
        done, total = (QLocale().toString(number) for number in (self._progress.done, self._progress.total))
        text = self.tr("Analysing: {done} of {total} position|Analysing: {done} of {total} positions")
        told = counted(text, self._progress.total, done=done, total=total)
        left = left_text(self._progress.left_ms)
        return f"{told} · {left}" if left else told

    def _wish_view(self) -> None:
        self.view_wished.emit(self._chance.isChecked())

    def _show_menu(self, place: QPoint) -> None:
        self._menu.popup(place)

    def retranslate(self) -> None:
        self.cancel.setText(self.tr("Stop"))
        self._chance.setText(self.tr("&Chance to win"))
        self._score.setText(self.tr("&Score"))
        self._times.setText(self.tr("&Time used"))
        self.more.setText(self.tr("More…"))
        self._moments.setText(self.tr("&Worst moments"))
        self._again.setText(self.tr("&Analyse in another way…"))
        self._summary.setText(self.tr("S&ummary…"))
        self._practice.setText(self.tr("Practise the &mistakes…"))
        self._picture.setText(self.tr("Save as p&icture…"))
        self._print.setText(self.tr("&Print…"))
        self._close.setText(self.tr("&Hide the graph"))
        self._told.setText(self._progress_text())
