"""A move as the board shows it, and why one is refused, in words for the status line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.legality import Illegality, illegality, possible_moves
from shogi_desktop.rules.position import Position


@dataclass(frozen=True)
class PlayedMove:
    """One move as the board shows it: what it changed, and the position after it."""

    transition: Transition
    position: Position


def played_move(position: Position, move: int) -> PlayedMove:
    """A legal move played on a copy; the position is left as it is."""
    transition, after = position.transition(move), position.copy()
    after.play(move)
    return PlayedMove(transition, after)


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
        "nifu": translate("Refusal", "You have a pawn on this file already. A second one must not come (nifu)."),
        "full_file": translate("Refusal", "This file is full: no more of these may be dropped here."),
        "dead_piece": translate("Refusal", "There the piece could never move again."),
        "left_in_check": translate("Refusal", "Your king would be in check."),
        "in_check": translate("Refusal", "The check must be answered first."),
        "repetition": translate("Refusal", "This position stood on the board before; it must not come back."),
        "protected_lion": translate("Refusal", "The lion is protected: from a distance a lion may not take it."),
        "counter_strike": translate("Refusal", "A lion was just lost: only a lion may take one in return."),
        "promotion": translate("Refusal", "The piece may not promote with this move."),
        "must_promote": translate("Refusal", "The piece must promote with this move."),
        "uchifuzume": translate("Refusal", "A pawn drop must not give mate (uchifuzume)."),
    }
    return Refusal(key, texts[key])


def why_illegal(position: Position, move: int) -> Refusal | None:
    """Why the rules refuse `move` to the side to move; None where it is legal."""
    if position.is_legal(move):
        return None
    fault = illegality(position, move)
    return refusal(_reason(position, move, fault) if fault else "not_a_move")


def _reason(position: Position, move: int, fault: Illegality) -> str:
    """The key of the refusal of a move; lion trading is two rules, one for lions and one for the other pieces."""
    if fault is not Illegality.LION_TRADING:
        return str(fault.value)
    kind = position.variant.kinds[position.piece_at(from_square(move)) >> 1]
    return "protected_lion" if kind is not None and kind.lion else "counter_strike"


def why_not_there(position: Position, origin: int, kind: int, target: int) -> Refusal | None:
    """The rule that keeps a piece from `target`; None where it does not move like that.

    The piece stands on `origin`, or is one of this kind in hand where `origin` is -1.
    """
    attempts = [move for move in _attempts(position, origin, kind) if to_square(move) == target]
    # Of a move with and without promotion the one with it is the last, and breaks the fewer rules.
    return why_illegal(position, attempts[-1]) if attempts else None


def why_no_moves(position: Position, origin: int, kind: int) -> Refusal | None:
    """The rule that keeps a piece without legal moves where it is; None where no rule does, or none alone."""
    attempts = _attempts(position, origin, kind)
    faults = {illegality(position, move) for move in attempts}
    if Illegality.LEFT_IN_CHECK in faults and position.in_check():
        return refusal("in_check")
    fault = faults.pop() if len(faults) == 1 else None
    return refusal(_reason(position, attempts[0], fault)) if fault else None


def _attempts(position: Position, origin: int, kind: int) -> list[int]:
    """What a hand could do with a piece, legal or not."""
    moves = possible_moves(position)
    if origin < 0:
        return [move for move in moves if is_drop(move) and position.variant.held_kind(drop_kind(move)) == kind]
    return [move for move in moves if not is_drop(move) and from_square(move) == origin]
