"""Why a wish is refused, in words for the status line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.moves import NO_MOVE, is_drop, to_square
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class Refusal:
    """`key` is stable, `text` is translated."""

    key: str
    text: str


def refusal(key: str) -> Refusal:
    """The refusal with this key. KeyError for a key that there is not."""
    translate = QCoreApplication.translate
    texts = {
        "no_game": translate("Refusal", "There is no game yet."),
        "game_over": translate("Refusal", "The game is over."),
        "looking_back": translate("Refusal", "You are looking at an earlier position."),
        "not_your_turn": translate("Refusal", "It is not your turn."),
        "not_a_move": translate("Refusal", "The piece does not move like that."),
        "nifu": translate("Refusal", "Two unpromoted pawns on one file are not allowed (nifu)."),
        "dead_piece": translate("Refusal", "There the piece could never move again."),
        "left_in_check": translate("Refusal", "Your king would be in check."),
        "repetition": translate("Refusal", "This position stood on the board before; it must not come back."),
        "uchifuzume": translate("Refusal", "A pawn drop must not give mate (uchifuzume)."),
    }
    return Refusal(key, texts[key])


def judge(position: Position, move: int) -> Refusal | None:
    """Why the rules refuse `move` to the side to move; None where it is legal."""
    if position.is_legal(move):
        return None
    fault = illegality(position, move)
    return refusal(fault.value if fault else "not_a_move")


def repeating_move(position: Position, square: int) -> int:
    """A move on the board to `square` that is refused only because it would bring a position back; NO_MOVE = none."""
    if not position.bans_repetition:
        return NO_MOVE
    legal = position.legal_moves()
    for move in possible_moves(position):
        refused = to_square(move) == square and not is_drop(move) and move not in legal
        if refused and illegality(position, move) is Illegality.REPETITION:
            return move
    return NO_MOVE
