"""What the board tells of the position besides, where the person wants it: worked out once nothing moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.sight.seen import Asked, Seen

from ..board import BoardView

REST_MS: Final = 40  # the pointer passes over pieces on its way


class Sight(QObject):
    """Follows the session's game, and the pointer where the powers of single pieces are shown."""

    def __init__(self, session: GameSession, board: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent or board)
        self._session = session
        self._board = board
        self._asked = Asked()
        self._earlier = False
        self._hovered = -1
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._tell)
        record, turn = session.record, session.turn
        for signal in (record.game_started, record.position_changed, turn.turn_changed, record.players_changed):
            signal.connect(self._follow)
        board.rested.connect(self._due.start)
        board.accepted.connect(self._follow_hand)
        board.hover_changed.connect(self._hover)

    def ask(self, asked: Asked, earlier: bool) -> None:
        """What is to be shown from now on; `earlier`: the move before the last one, too."""
        if (asked, earlier) != (self._asked, self._earlier):
            self._asked, self._earlier = asked, earlier
            self._follow()

    def _follow(self) -> None:
        self._due.start(0)

    def _hover(self, square: int) -> None:
        self._hovered = square
        if self._asked.powers:
            self._due.start(REST_MS)

    def _follow_hand(self) -> None:
        if self._asked.powers:
            self._due.start(REST_MS)

    def _tell(self) -> None:
        """While pieces are on their way what was told stays; the board says when they have arrived."""
        board, session = self._board, self._session
        board.set_earlier_move(self._earlier_move())
        if board.moving:
            return
        shown = session.record.state is not SessionState.IDLE and board.variant is session.record.game.variant
        board.set_seen(self._seen() if shown and self._asked else Seen())

    def _seen(self) -> Seen:
        from shogi_desktop.session.sight.looking import seen_of  # when somebody asks, not when the program starts

        board, session = self._board, self._session
        position, human = session.record.game.position, session.record.setup.human_side()
        playing = session.record.state is SessionState.PLAYING and human is not None
        mine = (human,) if playing and human is not None else (0, 1)
        theirs = int(mine[0] if len(mine) == 1 else position.turn) ^ 1
        held = board.selected_square
        origin = held if held >= 0 else self._hovered
        return seen_of(position, self._asked, mine, theirs, origin)

    def _earlier_move(self) -> int:
        before = self._session.record.game.cursor.parent
        return before.move if self._earlier and before is not None else NO_MOVE
