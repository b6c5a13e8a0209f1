"""Why something cannot be done on the board now, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.session.moves import why_no_moves, why_not_there
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..board.layout.spot import Spot
from ..words.texts import refusal_reason


def refusal_words(session: GameSession, key: str, square: int, origin: Spot | None) -> str:
    """The words for a key of `board.input.state`; `square` is where the piece of `origin` was to go, -1 for a tray."""
    if key == "not_now":
        return _not_now(session)
    position, broken = session.record.game.position, None
    if origin is not None and key == "not_a_target":
        broken = why_not_there(position, origin.square, origin.kind, square)
    elif origin is not None and key == "no_moves":
        broken = why_no_moves(position, origin.square, origin.kind)
    return broken.text if broken else refusal_reason(key)


def _not_now(session: GameSession) -> str:
    translate = QCoreApplication.translate
    if session.record.state is SessionState.IDLE:
        return translate("GameTable", "Start a game first.")
    if session.record.looking_back:
        return translate("GameTable", "You are looking back. Go to the last position to play on.")
    return translate("GameTable", "It is the computer's turn.")
