"""What a move in a lesson lacks of the goal: facts from the rules, to be put into words."""

from __future__ import annotations

from enum import Enum

from shogi_desktop.rules.board.moves import drop_kind, is_drop
from shogi_desktop.rules.position import Position

from .course import Goal


class Lack(Enum):
    """The first thing that keeps a move from having reached its goal."""

    UNPROMOTED = "unpromoted"  # it stands on the star, but has not become what it should
    PROMOTED = "promoted"  # the same, but should have stayed what it was
    OTHER_PIECE = "other_piece"  # another piece stands on the star
    NOT_REACHED = "not_reached"  # no piece stands on a star
    STANDING = "standing"  # a starred piece has not been taken
    NOT_BURNT = "not_burnt"
    NO_DROP = "no_drop"
    OTHER_DROP = "other_drop"
    BESIDE_THE_STAR = "beside_the_star"  # of a drop
    NO_CHECK = "no_check"
    ESCAPES = "escapes"  # check, but the royal piece can be saved
    NO_PASS = "no_pass"
    NOT_WON = "not_won"
    NOT_HOME = "not_home"  # the piece has not come back

    @property
    def needs_more(self) -> bool:
        """Whether more moves of the kind made would do."""
        return self in (Lack.NOT_REACHED, Lack.STANDING)


_SIMPLE = {
    "capture": Lack.STANDING,
    "burn": Lack.NOT_BURNT,
    "pass": Lack.NO_PASS,
    "win": Lack.NOT_WON,
    "check": Lack.NO_CHECK,
}


def lack_of(goal: Goal, move: int, after: Position, side: int, left: frozenset[int]) -> Lack:
    """What is missing after a move of `side` that has not reached the goal; `left` are the targets not dealt with."""
    if goal.kind == "reach" and left:
        return _not_there(goal, after, side, min(left))
    if goal.kind == "drop":
        return _not_dropped(goal, move)
    if goal.kind == "mate":
        return Lack.ESCAPES if after.in_check() else Lack.NO_CHECK
    if goal.kind in ("capture", "reach") and not left:
        return Lack.NOT_HOME
    return _SIMPLE.get(goal.kind, Lack.NOT_HOME)


def _not_there(goal: Goal, after: Position, side: int, target: int) -> Lack:
    piece = int(after.piece_at(target))
    if not piece or piece & 1 != side:
        return Lack.NOT_REACHED
    kind = after.variant.kind(piece >> 1)
    if kind.promotes_to == goal.piece:
        return Lack.UNPROMOTED
    return Lack.PROMOTED if kind.unpromoted == goal.piece else Lack.OTHER_PIECE


def _not_dropped(goal: Goal, move: int) -> Lack:
    if not is_drop(move):
        return Lack.NO_DROP
    return Lack.OTHER_DROP if goal.piece and drop_kind(move) != goal.piece else Lack.BESIDE_THE_STAR
