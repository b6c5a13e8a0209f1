"""The lines under the board: for moves that are typed, and to find where a piece is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QToolButton, QWidget

from shogi_desktop.rules import Side
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..board import BoardView
from ..board.scene.notice import say_aloud
from ..look.fonts import letter_width
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_row
from ..widgets.plain import PlainLabel
from ..words.texts import SIDE_MARKS, piece_name, square_told

LETTERS: Final = 18  # of the field's width
LONGEST: Final = 120


class TypingLine(QFrame):
    """Signals:
    typed(str): the text is another one now.
    entered(): Enter.
    cancelled(): Escape; what is typed is deleted first.
    left(): Escape with nothing typed, or its button.
    """

    typed = Signal(str)
    entered = Signal()
    cancelled = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.setFixedWidth(round(letter_width(self.field.font()) * LETTERS) + 4 * SPACE)
        self.field.setAcceptDrops(False)  # a file dragged over it belongs to the window
        self.field.textChanged.connect(self.typed)
        self.field.installEventFilter(self)
        self.name = PlainLabel(role="muted")
        self.name.setBuddy(self.field)
        self._meaning = ElidedLabel(words=True)
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.left)
        in_row(
            self.name,
            self.field,
            (self._meaning, 1),
            self._close,
            of=self,
            margins=(SPACE, SPACE // 2, SPACE, SPACE // 2),
            spacing=SPACE,
        )
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """It is seen, and the keyboard is its own."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_meaning(self, text: str, clear: bool) -> None:
        """What is understood; `clear`: one move is meant."""
        self._meaning.setText(text)
        role = "strong" if clear else "muted"
        if self._meaning.property("role") != role:
            self._meaning.setProperty("role", role)
            self._meaning.style().polish(self._meaning)
        if text and self.field.hasFocus():
            say_aloud(self.field, text)

    def meaning(self) -> str:
        """What it says of the text."""
        return self._meaning.text()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.entered.emit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                (self.cancelled if self.field.text() else self.left).emit()
                self.field.clear()
                return True
        return False

    def retranslate(self) -> None:
        self.name.setText(self.tr("Move:"))
        self.field.setAccessibleName(self.tr("Move in any notation"))
        self.field.setPlaceholderText(self.tr("P-7f, 76fu, 7g7f"))
        self.field.setToolTip(
            self.tr("In any notation: P-7f, 76fu, ７六歩, 7g7f, 7776. Enter plays it, Esc goes back to the board.")
        )
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))


class SeekLine(TypingLine):
    """What it says beside the text is where the pieces are. It lies over the lower edge of the window: the board keeps
    its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)

    def lie_over(self, window: QWidget) -> None:
        """This window's lower edge from now on."""
        if self.parentWidget() is not window:
            self.setParent(window)
            window.installEventFilter(self)
        height = self.sizeHint().height()
        self.setGeometry(0, window.height() - height, window.width(), height)
        self.raise_()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        window = self.parentWidget()
        if event.type() == QEvent.Type.Resize and window is not None and watched is window and not self.isHidden():
            self.lie_over(window)
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        super().retranslate()
        self.name.setText(self.tr("Where is:"))
        self.field.setAccessibleName(self.tr("Name of a piece"))
        self.field.setPlaceholderText(self.tr("lion, 獅子, Ln"))
        self.field.setToolTip(self.tr("A name in any language, kanji or letters. Enter leads from one to the next."))


LEAST_SQUARE: Final = 34  # pixels; the piece on a smaller one can hardly be recognized
MOST_NAMED: Final = 8  # pieces of a side whose squares are named


class Seeking(QObject):
    """Looks into the session's game as long as its `line` is seen; `refresh` tells that it has changed."""

    def __init__(self, session: GameSession, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._found: list[int] = []  # squares, those of the person's own pieces first
        self._at = -1  # which of them was shown last
        self._pointing = 0  # 1 once that one is told apart from the others
        self.line = SeekLine(board)
        self.line.typed.connect(self._type)
        self.line.entered.connect(self._go_on)
        self.line.cancelled.connect(self.close)
        self.line.left.connect(self.close)

    def open(self) -> None:
        """The line is seen, and the keyboard is its own."""
        self.line.lie_over(self._board.window())
        self.line.open()
        self.refresh()

    def close(self) -> None:
        """The line goes, and the marks with it."""
        if self.is_open:
            self.line.hide()
            self._board.setFocus()
            self._point_at([])

    @property
    def is_open(self) -> bool:
        return not self.line.isHidden()

    def retranslate(self) -> None:
        self.line.retranslate()
        self.refresh()

    def _type(self, text: str) -> None:
        if self.is_open:
            self._seek(text)

    def refresh(self) -> None:
        """Another position is on the board, or names are others."""
        if self.is_open:
            self._seek(self.line.field.text())

    def _seek(self, text: str) -> None:
        """Those that are called so; while the name is being written, those whose name begins so."""
        from ..words.piece_search import called_also, kinds_called

        position = self._session.record.game.position
        kinds = kinds_called(text, position.variant) if text.strip() else []
        squares = {side: _squares(position, [kind.id << 1 | side for kind in kinds]) for side in self._sides()}
        self._point_at([square for side in squares for square in squares[side]])
        if not text.strip():
            self.line.show_meaning("", False)
        elif not kinds:
            self.line.show_meaning(
                self.tr("No piece of this game is called “{name}”.").format(name=text.strip()), False
            )
        else:
            named: dict[str, list[Kind]] = {}
            for kind in kinds:  # a promoted one may be called alike
                also = called_also(text, kind)
                named.setdefault(f"{piece_name(kind)} ({also})" if also else piece_name(kind), []).append(kind)
            told = [(name, *self._places(position, alike)) for name, alike in named.items()]
            there = [(name, words) for name, words, found in told if found] or [
                (name, words) for name, words, _ in told
            ]
            self.line.show_meaning("    ".join(f"{name}:  {words}" for name, words in there), bool(self._found))

    def _places(self, position: Position, kinds: list[Kind]) -> tuple[str, bool]:
        """Where pieces of one name are, and whether there are any."""
        held = [kind.id for kind in kinds if kind.id in position.variant.hand_kinds]
        said, found = [], False
        for side in self._sides():
            squares = _squares(position, [kind.id << 1 | side for kind in kinds])
            hand = sum(int(position.hand_count(side, kind)) for kind in held)
            said.append(self._words(position, side, squares, hand))
            found = found or bool(squares) or hand > 0
        return "   ".join(said), found

    def _words(self, position: Position, side: Side, squares: list[int], held: int) -> str:
        """ "☗ 8h, 2b, in hand ×2"."""
        told = self._board.style_used.coordinates
        parts = [square_told(position.variant, square, told) for square in squares[:MOST_NAMED]]
        if len(squares) > MOST_NAMED:
            parts.append("…")
        if held:
            parts.append(self.tr("in hand ×{n}").format(n=held))
        told = ", ".join(parts) or self.tr("none")
        return f"{SIDE_MARKS[side]} {told}"

    def _sides(self) -> list[Side]:
        """The person's own first, or that of who is to move where two play or nobody."""
        human = self._session.record.setup.human_side() if self._session.record.state is SessionState.PLAYING else None
        mine = Side(self._session.record.game.position.turn if human is None else human)
        return [mine, mine.other]

    def _point_at(self, squares: list[int]) -> None:
        if squares or self._found:
            self._board.mark(sought=frozenset(squares), found=-1)
        self._found, self._at, self._pointing = squares, -1, 0
        if squares:
            self._show_next()
            self._pointing = int(self._board.zoom > 1)  # else all are seen, and the first has yet to be told apart

    def _show_next(self) -> None:
        """A board that is zoomed in goes there."""
        if self._found:
            self._at = (self._at + 1) % len(self._found)
            self._board.show_square(self._found[self._at])

    def _go_on(self) -> None:
        """Enter: the next one, told apart from the others, and large enough to be recognized."""
        if self._found:
            self._at = (self._at + self._pointing) % len(self._found)
            square = self._found[self._at]
            self._board.mark(found=square)
            self._board.show_square(square, LEAST_SQUARE)
            self._pointing = 1


def _squares(position: Position, packed: list[int]) -> list[int]:
    return [square for square in position.variant.squares if int(position.piece_at(square)) in packed]
