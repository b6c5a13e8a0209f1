"""A premove: entered while the computer thinks, kept until it answers, then played where that is possible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.game.tree import Node
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..moves import why_illegal
from ..records.record import SessionState
from .game_session import GameSession

PAUSE_MS: Final = 250  # in which the eye sees the answer


def moves_after_answers(position: Position) -> list[int]:
    """The moves of the side that is not to move that some answer of the other one leaves it."""
    board = position.copy()
    found: set[int] = set()
    for answer in board.legal_moves():
        board.play(answer)
        found.update(board.legal_moves())
        board.undo()
    return sorted(found)


class Premove(QObject):
    """Holds one move, of the person against a computer. It is for the answer to the move after which it was entered and
    for nothing else: whatever else happens to the game, it is forgotten. `allowed` is the person's wish.

    An illegal move is never played, not even where the rules of the game would let it lose.

    Signals:
        changed(): another move is held, or none any more.
        refused(object): the Refusal of the move, which the answer has made impossible.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None, pause_ms: int = PAUSE_MS) -> None:
        super().__init__(parent)
        self._session = session
        self._after: Node | None = None
        self.allowed = True
        self.move = NO_MOVE
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self._play)
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, record.players_changed, turn.game_ended):
            signal.connect(self._watch)
        turn.turn_changed.connect(self._begin_turn)

    @property
    def side(self) -> int:
        """The side that may enter one; -1 where nobody plays a computer."""
        side = self._session.record.setup.human_side()
        return -1 if side is None else int(side)

    def can_enter(self) -> bool:
        waiting = self._session.turn.is_thinking() and self.side >= 0
        return self.allowed and waiting and not self._session.record.looking_back

    def moves(self) -> list[int]:
        """What may be entered now."""
        return moves_after_answers(self._session.record.game.position) if self.can_enter() else []

    def enter(self, move: int) -> None:
        """From now on this move is held, and no other."""
        if self.can_enter():
            self._after = self._session.record.game.cursor
            self._hold(move)

    def cancel(self) -> None:
        """No move is held any more."""
        self._pause.stop()
        self._after = None
        self._hold(NO_MOVE)

    def _hold(self, move: int) -> None:
        if move != self.move:
            self.move = move
            self.changed.emit()

    def _waits(self) -> bool:
        """Whether the answer has not come yet."""
        return self.can_enter() and self._session.record.game.cursor is self._after

    def _answered(self) -> bool:
        """Whether nothing but the answer has happened."""
        record = self._session.record
        going_on = record.state is SessionState.PLAYING and not record.looking_back
        return going_on and self._after is not None and record.game.cursor.parent is self._after

    def _watch(self) -> None:
        if self.move != NO_MOVE and not (self._waits() or self._answered()):
            self.cancel()

    def _begin_turn(self) -> None:
        self._watch()
        if self.move == NO_MOVE or self._waits() or not self._session.turn.human_may_move():
            return
        refused = why_illegal(self._session.record.game.position, self.move)
        if refused is None:
            self._pause.start()
        else:
            self.cancel()
            self.refused.emit(refused)

    def _play(self) -> None:
        move = self.move
        self.cancel()
        self._session.request_move(move)
