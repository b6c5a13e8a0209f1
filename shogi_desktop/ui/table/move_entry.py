"""The ways in which a person enters moves besides the hand on the board: premoves, to be confirmed, typed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from shogi_desktop.rules.board.moves import NO_MOVE, to_square
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import Refusal
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.premove import Premove
from shogi_desktop.settings import Settings

from ..board import BoardView
from ..board.input.reach import Premoves
from ..board.input.state import steps_of
from ..board.layout.layout import Box
from ..board.scene.notice import beside, say_aloud
from ..look.from_settings import notation
from ..look.icons import Icons
from ..look.theme import SPACE, Colors
from ..widgets.layouts import in_row
from ..widgets.plain import tip
from ..widgets.side_marks import MarkedLabel
from ..words.i18n import current_language
from ..words.move_texts import banned, meaning, move_text, premove_text, spelled
from .seeking import TypingLine

if TYPE_CHECKING:  # who reads typed moves comes when one is typed
    from shogi_desktop.notation.moves.typed import Meant, TypedMoves


SIZE: Final = 20  # of an icon


class ConfirmBar(QFrame):
    """Stands on the viewport of a board, and leaves the focus to it.

    Signals:
        confirmed(), refused(): the answer.
    """

    confirmed = Signal()
    refused = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._text = MarkedLabel()
        self._text.setProperty("role", "strong")
        self.yes, self.no = (self._button(signal) for signal in (self.confirmed, self.refused))
        self.yes.setProperty("primary", True)
        in_row(
            self._text,
            self.yes,
            self.no,
            of=self,
            margins=(SPACE, SPACE // 2 - 1, SPACE // 2, SPACE // 2 - 1),
            spacing=SPACE // 2,
        )
        self.retranslate()
        self.hide()

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton()
        button.setIconSize(QSize(SIZE, SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.clicked.connect(signal)
        return button

    def set_icons(self, yes: QIcon, no: QIcon) -> None:
        self.yes.setIcon(yes)
        self.no.setIcon(no)

    def ask(self, text: str) -> None:
        """About a move that is written so."""
        self._text.setText(text)
        self.show()
        self.raise_()
        say_aloud(self, self.tr("{move}: Enter plays it, Esc does not.").format(move=text))

    def place(self, squares: Iterable[Box], room: QSize) -> None:
        """Beside the last of the squares that the move touches, hiding none of them where that can be."""
        boxes = list(squares)
        self.adjustSize()
        size = self.width(), self.height()
        corner: QPoint = beside(boxes[-1], boxes[-1], size, QRect(QPoint(), room), boxes)
        self.move(corner)

    def retranslate(self) -> None:
        for button, name in ((self.yes, self.tr("Play it")), (self.no, self.tr("Not that"))):
            button.setAccessibleName(name)
        self.yes.setToolTip(tip(self.tr("Play it (Enter)")))
        self.no.setToolTip(tip(self.tr("Not that (Esc)")))


class MoveEntry(QObject):
    """Signals:
    told(str): a line for the status bar.
    typing_closed(): the person wants the line no more in which moves are typed.
    """

    told = Signal(str)
    typing_closed = Signal()

    def __init__(self, session: GameSession, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._settings = Settings()
        self._reader: TypedMoves | None = None
        self._typed = NO_MOVE
        self.premove = Premove(session, self)
        self.bar = ConfirmBar(board.viewport())
        self.line = TypingLine()
        self._connect()

    def _connect(self) -> None:
        session, board, premove, line = self._session, self._board, self.premove, self.line
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, turn.turn_changed, turn.game_ended):
            signal.connect(self.refresh)
        session.record.players_changed.connect(self.refresh)
        board.hand.premove_entered.connect(premove.enter)
        board.hand.premove_dropped.connect(self._drop)
        board.hand.pending_changed.connect(self._show_pending)
        board.layout_changed.connect(self._place_bar)
        premove.changed.connect(self._show_premove)
        premove.changed.connect(self._tell_premove)
        premove.refused.connect(self._tell_given_up)
        self.bar.confirmed.connect(board.hand.confirm)
        self.bar.refused.connect(board.cancel)
        line.typed.connect(self._read)
        line.entered.connect(self._play_typed)
        line.cancelled.connect(board.cancel)
        line.left.connect(self.typing_closed)

    def set_settings(self, settings: Settings) -> None:
        self._settings = settings
        self.premove.allowed = settings.plan_moves
        if not settings.plan_moves:
            self.premove.cancel()
        self.line.setVisible(settings.typing_line)
        self.refresh()

    def recolor(self, icons: Icons, colors: Colors) -> None:
        """The icons in the colours of the theme; the first one lies on a strong ground."""
        self.bar.set_icons(icons.action("yes", replace(colors, text=colors.on_accent)), icons.action("no", colors))

    def retranslate(self) -> None:
        self.bar.retranslate()
        self.line.retranslate()
        self._read(self.line.field.text())

    def refresh(self) -> None:
        """What may be done now is another thing."""
        session, premove = self._session, self.premove
        plans = premove.can_enter()
        self._board.hand.set_premoves(Premoves(premove.side if plans else -1, premove.moves if plans else None))
        self._board.hand.confirming = self._settings.confirm_moves and session.record.state is SessionState.PLAYING
        self._reader = None
        self._read(self.line.field.text())
        self._show_premove()

    @property
    def _notation(self) -> str:
        return notation(self._settings, current_language())

    # A premove

    def _show_premove(self) -> None:
        """What is being typed, or else the premove."""
        if self._typed != NO_MOVE:
            self._board.mark(premove=self._typed, premover=self._side())
        else:
            self._board.mark(premove=self.premove.move, premover=self.premove.side)

    def _tell_premove(self) -> None:
        premove = self.premove
        if premove.move != NO_MOVE:
            text = premove_text(self._session.record.game.position, premove.move, premove.side, self._notation)
            self.told.emit(self.tr("Planned: {move}. Right click or Esc forgets it.").format(move=text))

    def _drop(self) -> None:
        self.premove.cancel()
        self.told.emit("")

    def _tell_given_up(self, refused: Refusal) -> None:
        self.told.emit(self.tr("The planned move is not possible now. {why}").format(why=refused.text))

    # A move that is to be confirmed

    def _show_pending(self, move: int) -> None:
        if move == NO_MOVE:
            self.bar.hide()
            return
        self.bar.ask(self._written(move))
        self._place_bar()

    def _place_bar(self) -> None:
        move = self._board.hand.state.pending
        if move != NO_MOVE:
            boxes = [self._board.square_box(square) for square in steps_of(move)]
            self.bar.place(boxes, self._board.viewport().size())

    def _written(self, move: int) -> str:
        """A move as the move list would have it."""
        record = self._session.record
        if self._is_premove():
            return premove_text(record.game.position, move, self._side(), self._notation)
        return move_text(record.game.position, move, record.last_move(), self._notation)

    # A move that is typed

    def _is_premove(self) -> bool:
        return self.premove.can_enter()

    def _side(self) -> int:
        return self.premove.side if self._is_premove() else int(self._session.record.game.position.turn)

    def _position(self) -> Position:
        """The position in which the typed move would be made."""
        position = self._session.record.game.position
        if self._is_premove():
            position = position.copy()
            position.set_turn(self.premove.side)
        return position

    def _movable(self) -> list[int]:
        """Only what is legal, also under strict play: nobody loses a game by a typing error."""
        if self._is_premove():
            return self.premove.moves()
        return self._session.record.game.position.legal_moves() if self._session.turn.movable() else []

    def _read(self, text: str) -> None:
        typed, self._typed = self._typed, self._understood(text)
        if typed != self._typed:
            self._show_premove()

    def _understood(self, text: str) -> int:
        """The move that is meant, NO_MOVE where it is none yet, or one of several."""
        if not text.strip() or self.line.isHidden() or self._session.record.state is SessionState.IDLE:
            self.line.show_meaning("", False)
            return NO_MOVE
        if self._reader is None:
            self._reader = self._reading(self._movable())
        meant = self._reader.read(spelled(text))
        self.line.show_meaning(self._words(meant, text), meant.move != NO_MOVE)
        return meant.move

    def _reading(self, moves: list[int]) -> TypedMoves:
        """Who finds the one that is meant among these moves."""
        from shogi_desktop.notation.moves.typed import TypedMoves

        return TypedMoves(self._position(), moves, self._previous_to())

    def _words(self, meant: Meant, text: str) -> str:
        position, session = self._session.record.game.position, self._session
        if not self._is_premove() and not session.turn.movable():
            return self.tr("No move can be made now.")
        if self._is_premove() and meant.move != NO_MOVE:
            told = premove_text(position, meant.move, self._side(), self._notation)
            return self.tr("Planned: {move}").format(move=told)
        if self._is_premove() and (meant.written or meant.further):
            return self.tr("Several moves can be meant.")
        if not meant.written and not meant.further:
            broken = self._broken_rule(text)
            if broken:
                return broken
        return meaning(meant, position, session.record.last_move(), self._notation)

    def _broken_rule(self, text: str) -> str:
        if self._is_premove():
            return ""
        position = self._position()
        return banned(position, self._reading(possible_moves(position)).read(spelled(text)))

    def _previous_to(self) -> int:
        last = self._session.record.last_move()
        return int(to_square(last)) if last != NO_MOVE and not self._is_premove() else -1

    def _play_typed(self) -> None:
        """Enter: what is to be confirmed is confirmed, else the one move that is meant is made."""
        move = self._typed
        if self._board.hand.state.pending != NO_MOVE:
            self._board.hand.confirm()
        elif move != NO_MOVE:
            self.line.field.clear()
            self._board.hand.propose(move)
