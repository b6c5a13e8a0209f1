"""Lines of play of an analysis: the score and the moves of each, looked at on a small board, which is made when the
first one is, and taken into the record."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules import Position
from shogi_desktop.session.play.game_session import GameSession

from ..board import BoardView
from ..desk import Desk
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import JOINT, PlainLabel
from ..widgets.side_marks import marked_width, unmarked

CELL: Final = 30  # pixels of a square, about
LEAST: Final = QSize(380, 300)
GAP: Final = 8
ROWS: Final = 2
_BETWEEN: Final = "  "
_UNBROKEN: Final = "\u00a0"  # a move and the mark of its side stay in one row


class MovesLabel(ElidedLabel):
    """Signals:
    pointed(int): the pointer is at the move of this number, from 0; at -1 it has left them.
    """

    pointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, folds=ROWS)
        self._starts: list[int] = []  # where the moves begin in the text
        self._at = -1
        self.setMouseTracking(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def show_moves(self, moves: Sequence[str]) -> None:
        """Writes them one after the other."""
        texts = [text.replace(" ", _UNBROKEN).replace("\u3000", 2 * _UNBROKEN) for text in moves]
        self._starts = [0, *accumulate(len(text) + len(_BETWEEN) for text in texts)][: len(texts)]
        self.setText(_BETWEEN.join(JOINT.join(text) for text in texts))
        self.setToolTip("")  # the board that follows the pointer tells more

    def move_at(self, point: QPoint) -> int:
        """The number of the move at a place of the label, -1 where there is none."""
        lines, begins, row = self.shown_lines(), 0, point.y() // self.fontMetrics().lineSpacing()
        if not self._starts or not 0 <= row < len(lines):
            return -1
        for line in lines[:row]:
            begins += len(line)
            begins += len(self.text()) - begins - len(self.text()[begins:].lstrip())
        left = point.x() - self.contentsRect().left()
        drawn, metrics = lines[row], self.fontMetrics()
        letters = next((n for n in range(len(drawn)) if marked_width(metrics, drawn[: n + 1]) > left), -1)
        return bisect_right(self._starts, begins + letters) - 1 if letters >= 0 <= left else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.move_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.pointed.emit(at)


class LineRow(QFrame):
    """Double click or Return makes the first move, Ctrl+Return takes the whole line into the record; there is a menu.
    Its moves are looked at by pointing at them, or with the arrow keys.

    Signals:
        taken(object): moves of it that the person wants to be made, as a tuple: the first one, or all.
        looked_at(object): its moves up to the one that is pointed at; none: no more.
    """

    taken = Signal(object)
    looked_at = Signal(object)

    def __init__(self, recorded: bool = True, parent: QWidget | None = None) -> None:
        """`recorded`: there is a record that may take the whole line."""
        super().__init__(parent)
        self._recorded = recorded
        self.setProperty("role", "line")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._score = PlainLabel(role="strong")
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._moves = MovesLabel()
        self._moves.pointed.connect(self._look_at)
        self._line: tuple[int, ...] = ()
        self._written = 0  # moves of it
        self._plies = 0  # of these that are looked at
        in_row(self._score, (self._moves, 1), of=self, margins=(4, 2, 4, 2), spacing=8)

    def show_line(self, line: tuple[int, ...] = (), score: str = "", texts: Sequence[str] = ()) -> None:
        """A line with its score and the texts of its first moves; by itself there is none."""
        self._line = line
        self._score.setText(score)
        self._moves.show_moves(texts)
        self._written = len(texts)
        self.setAccessibleName(unmarked(self.text))
        self.setEnabled(bool(line))
        if self._plies > self._written:
            self._look_at(-1)

    def set_dense(self, dense: bool) -> None:
        """Whether the moves stand in one row instead of two."""
        self._moves.set_folds(1 if dense else ROWS)

    def set_score_width(self, width: int) -> None:
        """As wide as the scores of all lines are."""
        self._score.setFixedWidth(width)

    def wanted_score_width(self) -> int:
        return self._score.sizeHint().width()

    @property
    def text(self) -> str:
        """Score and moves, as they are copied."""
        return f"{self._score.text()}  {self._moves.text()}"

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.taken.emit(self._line[:1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            whole = self._recorded and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.taken.emit(self._line if whole else self._line[:1])
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            self._look_at(min(max(self._plies + step, 0), self._written) - 1)
        elif event.key() == Qt.Key.Key_Escape and self._plies:
            self._look_at(-1)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._look_at(-1)

    def _look_at(self, move: int) -> None:
        """The line up to this move, -1 for none."""
        self._plies = move + 1
        self.looked_at.emit(self._line[: self._plies])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # What it was asked for: while it is open the engine thinks on, and another line may come in this place.
        menu.addAction(self.tr("Make this move")).setData(self._line[:1])
        if self._recorded:
            menu.addAction(self.tr("Take the line into the record")).setData(self._line)
        menu.addAction(self.tr("Copy the line")).setData(self.text)
        menu.triggered.connect(self._do)
        menu.popup(event.globalPos())

    def _do(self, action: QAction) -> None:
        wished = action.data()
        if isinstance(wished, str):
            QGuiApplication.clipboard().setText(wished)
        else:
            self.taken.emit(tuple(wished))


class LineBoard(QFrame):
    """Only to be looked at; the mouse goes through it."""

    def __init__(self, board: BoardView, window: QWidget) -> None:
        """`board` is one of its own, in the look of the window's."""
        super().__init__(window)
        self._board = board
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setProperty("role", "float")
        board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        in_column(board, of=self, margins=4)
        self.hide()

    def show_line(self, position: Position, moves: Sequence[int], flipped: bool) -> None:
        """The position after these moves from another one."""
        after = position.copy()
        for move in moves:
            after.play(move)
        self._board.set_flipped(flipped)
        self._board.show_position(after)
        self._board.mark(last_move=moves[-1])

    def place(self, beside: QRect) -> None:
        """At the left of a place in the window, as large as the game needs and the window allows."""
        window, variant = self._window, self._board.variant
        wanted = QSize((variant.files + 4) * CELL, (variant.ranks + 1) * CELL).expandedTo(LEAST)
        size = wanted.boundedTo(QSize(beside.left() - 2 * GAP, window.height() - 2 * GAP))
        top = min(max(GAP, beside.center().y() - size.height() // 2), window.height() - GAP - size.height())
        self.setGeometry(QRect(QPoint(beside.left() - GAP - size.width(), top), size))
        self.show()
        self.raise_()


class LineBoards:
    """One at a time, over the window."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._board: LineBoard | None = None

    def show(self, position: Position, moves: Sequence[int], flipped: bool, of: QWidget, row: QRect) -> None:
        """The position after these moves from another one, beside a row of a widget; none: no more."""
        if not moves:
            self.hide()
            return
        if self._board is None:
            self._board = LineBoard(self._desk.make_board(), self._desk.window)
        self._board.show_line(position, moves, flipped)
        self._board.place(QRect(of.mapTo(self._desk.window, row.topLeft()), row.size()))

    def hide(self) -> None:
        if self._board is not None:
            self._board.hide()

    def renew(self) -> None:
        """The next one is in the look that is chosen now."""
        if self._board is not None:
            self._board.hide()
            self._board.deleteLater()
            self._board = None


def take_line(session: GameSession, node: Node, moves: Sequence[int]) -> None:
    """Makes one move on the board, or puts several into the record, where they are one step to undo. Nothing where the
    board does not stand at `node`, or has changed since the person asked for it."""
    game = session.record.game
    if not moves or not session.record.can_edit() or game.cursor is not node or not game.position.is_legal(moves[0]):
        return
    if len(moves) == 1:
        session.review.play(moves[0])
        return
    other = Game(game.variant, game.position)
    for move in moves:
        other.play(move)
    session.review.graft(node, other)
