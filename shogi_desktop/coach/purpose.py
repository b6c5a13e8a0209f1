"""What a move does, told as facts: what it takes, attacks, saves, and what it threatens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import PlacedPiece, placed
from .sight import best_capture, passing, piece_value
from .threats import Prospects, is_worth

MOST: Final = 3  # aims of one move that are told
_NAMED: Final = 3  # pieces of one aim
_FARTHER: Final = 3  # squares more that a piece can go to whose way is open


class AimKind(Enum):
    """The first ones say most of a move."""

    MATES = "mates"  # it ends the game
    CHECKS = "checks"
    THREATENS_MATE = "threatens_mate"
    TAKES_BACK = "takes_back"  # what has just taken
    TAKES = "takes"
    BURNS = "burns"
    FORKS = "forks"  # several pieces are attacked by the one that moved
    ATTACKS = "attacks"  # a piece could be taken with gain that could not before
    ANSWERS_CHECK = "answers_check"
    FLEES = "flees"  # the piece that moved could have been taken with gain
    SAVES = "saves"  # another one could have been
    PROMOTES = "promotes"
    OPENS = "opens"  # the way of a piece of one's own that runs far
    BEST = "best"  # an engine would play it too
    QUIET = "quiet"  # nothing of all this


_ORDER: Final = list(AimKind)


@dataclass(frozen=True)
class Aim:
    """One thing that a move does. `pieces` are those that it is about, where they stand when it has been made (taken
    and burnt ones: where they stood); `line` shows it, from the position after the move on, the other side passing
    first; `plies` is how long a mate takes."""

    kind: AimKind
    pieces: tuple[PlacedPiece, ...] = ()
    line: tuple[int, ...] = ()
    plies: int = 0


def aims_of(seen: Prospects) -> list[Aim]:
    """What a move of the side to move does, the first ones say most of it; QUIET alone where that is nothing."""
    found = list(_aims(seen))
    found.sort(key=lambda aim: _ORDER.index(aim.kind))
    return found[:MOST] or [Aim(AimKind.QUIET)]


def thought_over(aims: Sequence[Aim], threat: Sequence[int], plies: int, best: bool) -> list[Aim]:
    """The aims with what an engine found: `threat` is a mate in so many `plies` of this side after the move, if the
    other one passed; `best`: whether an engine would make the move too."""
    found = [aim for aim in aims if aim.kind is not AimKind.QUIET]
    if threat and not any(aim.kind in (AimKind.MATES, AimKind.CHECKS) for aim in found):
        found.append(Aim(AimKind.THREATENS_MATE, (), tuple(threat), plies))
    found.sort(key=lambda aim: _ORDER.index(aim.kind))
    if best:
        found[MOST - 1 :] = [Aim(AimKind.BEST)]
    return found[:MOST] or [Aim(AimKind.QUIET)]


def _aims(seen: Prospects) -> Iterator[Aim]:
    position, after, move = seen.before, seen.after, seen.move
    side = int(position.turn)
    outcome = after.outcome()
    if outcome is not None and outcome.winner == side:
        yield Aim(AimKind.MATES)
        return
    if after.in_check():
        yield Aim(AimKind.CHECKS)
    removals = [removal for removal in position.transition(move).removals if removal.piece & 1 != side]
    taken = tuple(PlacedPiece(each.square, each.piece) for each in removals if not each.burnt)
    burnt = tuple(PlacedPiece(each.square, each.piece) for each in removals if each.burnt)
    if taken:
        back = any(piece.square == _capturer(position) for piece in taken)
        yield Aim(AimKind.TAKES_BACK if back else AimKind.TAKES, taken)
    if burnt:
        yield Aim(AimKind.BURNS, burnt)
    if is_promotion(move) and not position.variant.flips:
        target = int(to_square(move))
        yield Aim(AimKind.PROMOTES, (placed(after, target),))
    yield from attacks(seen, seen.least)
    if not position.takes_royals and position.in_check():
        yield Aim(AimKind.ANSWERS_CHECK)
    else:
        yield from (aim for aim in _saves(seen) if not taken or aim.kind is AimKind.SAVES)
    yield from _opens(position, after, move)


def _opens(position: Position, after: Position, move: int) -> Iterator[Aim]:
    """A piece that did not move itself and can go much farther now."""
    next_turn = passing(after)
    if next_turn is None or passing(position) is None:
        return
    had, has = _ways(position), _ways(next_turn)
    farther = {square: ways - had[square] for square, ways in has.items() if square != to_square(move)}
    square = max(farther, key=lambda each: farther[each], default=-1)
    if square >= 0 and farther[square] >= _FARTHER:
        yield Aim(AimKind.OPENS, (placed(after, square),))


def _ways(position: Position) -> Counter[int]:
    """How many squares each piece of the side to move can go to."""
    steps = {(int(from_square(move)), int(to_square(move))) for move in position.legal_moves() if not is_drop(move)}
    return Counter(origin for origin, _ in steps)


def _capturer(position: Position) -> int:
    """The square of the piece that has just made a capture, -1 where none was made."""
    if not position.history():
        return -1
    earlier = position.copy()
    last = int(position.history()[-1])
    earlier.undo()
    return int(to_square(last)) if earlier.transition(last).removals else -1


def attacks(seen: Prospects, least: int) -> Iterator[Aim]:
    """FORKS or ATTACKS: the pieces that could be taken with a gain of `least` next after a move, and could not before,
    a king that the piece checks among those of a fork; not by a piece that can itself be taken first."""
    after, next_turn, target = seen.after, seen.next_turn, int(to_square(seen.move))
    hanging = best_capture(after, target)[0] > 0
    before = {square for won, square, _ in seen.had if won >= least}
    new = [each for each in seen.has if each[0] >= least and each[1] not in before]
    new = [each for each in new if is_worth(next_turn, each[1], least)]
    by_mover = [each for each in new if not is_drop(each[2]) and from_square(each[2]) == target]
    if hanging:
        new, by_mover = [each for each in new if each not in by_mover], []
    checked = _checked_by(after, target) if by_mover else ()
    if len(by_mover) + len(checked) > 1:
        pieces = (*checked, *(placed(next_turn, each[1]) for each in by_mover))
        yield Aim(AimKind.FORKS, pieces[:_NAMED], (int(by_mover[0][2]),))
    elif new and not after.in_check():
        yield Aim(AimKind.ATTACKS, (placed(next_turn, new[0][1]),), (int(new[0][2]),))


def _checked_by(position: Position, target: int) -> tuple[PlacedPiece, ...]:
    """The king of the side to move where the piece on a square alone gives it check."""
    kings = position.royal_squares(int(position.turn))
    if position.takes_royals or len(kings) != 1 or not position.in_check():
        return ()
    without = position.copy()
    without.put(target, EMPTY)
    return () if without.in_check() else (placed(position, kings[0]),)


def _saves(seen: Prospects) -> Iterator[Aim]:
    """A piece of one's own that could have been taken with gain, and now cannot be."""
    position, after, move, side = seen.before, seen.after, seen.move, int(seen.before.turn)
    attacked = {square: won for won, square, _ in seen.risked if won >= seen.least}
    left = {square for won, square, _ in seen.left if won >= seen.least}
    origin = -1 if is_drop(move) else int(from_square(move))
    target = int(to_square(move))
    if origin in attacked and target not in left:
        yield Aim(AimKind.FLEES, (placed(after, target),))
        return
    saved = [
        placed(after, square)
        for square in attacked
        if square not in left and square != origin and int(after.piece_at(square)) == int(position.piece_at(square))
        and int(after.piece_at(square)) & 1 == side
    ]  # fmt: skip
    if saved:
        yield Aim(AimKind.SAVES, (max(saved, key=lambda each: piece_value(position.variant, each.piece)),))
