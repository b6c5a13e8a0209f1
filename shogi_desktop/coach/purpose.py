"""What a move does, told as facts: what it takes, attacks, saves, and what it threatens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import PlacedPiece
from .sight import best_capture, least_loss, passing, piece_value, prey

MOST: Final = 3  # aims of one move that are told
_NAMED: Final = 3  # pieces of one aim


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
    BEST = "best"  # an engine would play it too
    QUIET = "quiet"  # nothing of all this


@dataclass(frozen=True)
class Aim:
    """One thing that a move does. `pieces` are those that it is about, where they stand when it has been made (taken
    and burnt ones: where they stood); `line` shows it, from the position after the move on, the other side passing
    first; `plies` is how long a mate takes."""

    kind: AimKind
    pieces: tuple[PlacedPiece, ...] = ()
    line: tuple[int, ...] = ()
    plies: int = 0


def aims_of(position: Position, move: int, threat: Sequence[int] = (), plies: int = 0, best: bool = False) -> list[Aim]:
    """What a move of the side to move does. `threat` is a mate in so many `plies` that an engine found for this side
    after the move, if the other one passed; `best`: whether an engine would make the move too."""
    after = position.copy()
    after.play(move)
    found = list(_aims(position, after, move))
    if threat and not any(aim.kind in (AimKind.MATES, AimKind.CHECKS) for aim in found):
        found.append(Aim(AimKind.THREATENS_MATE, (), tuple(threat), plies))
    order = list(AimKind)
    found.sort(key=lambda aim: order.index(aim.kind))
    if best:
        found[MOST - 1 :] = [Aim(AimKind.BEST)]
    return found[:MOST] or [Aim(AimKind.QUIET)]


def _aims(position: Position, after: Position, move: int) -> Iterator[Aim]:
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
        back = any(seen.square == _capturer(position) for seen in taken)
        yield Aim(AimKind.TAKES_BACK if back else AimKind.TAKES, taken)
    if burnt:
        yield Aim(AimKind.BURNS, burnt)
    if is_promotion(move) and not position.variant.flips:
        target = int(to_square(move))
        yield Aim(AimKind.PROMOTES, (PlacedPiece(target, int(after.piece_at(target))),))
    yield from attacks(position, after, move, least_loss(position.variant))
    if not position.takes_royals and position.in_check():
        yield Aim(AimKind.ANSWERS_CHECK)
    else:
        yield from (aim for aim in _saves(position, after, move) if not taken or aim.kind is AimKind.SAVES)


def _capturer(position: Position) -> int:
    """The square of the piece that has just made a capture, -1 where none was made."""
    if not position.history():
        return -1
    earlier = position.copy()
    last = int(position.history()[-1])
    earlier.undo()
    return int(to_square(last)) if earlier.transition(last).removals else -1


def attacks(position: Position, after: Position, move: int, least: int) -> Iterator[Aim]:
    """FORKS or ATTACKS: the pieces that could be taken with a gain of `least` next after a move, and could not before,
    a king that the piece checks among those of a fork; not by a piece that can itself be taken first."""
    target = int(to_square(move))
    hanging = best_capture(after, target)[0] > 0
    next_turn = after.copy()
    next_turn.play_null()
    before = {square for won, square, _ in prey(position) if won >= least}
    new = [each for each in prey(next_turn) if each[0] >= least and each[1] not in before]
    new = [each for each in new if _is_worth(next_turn, each[1], int(position.turn), least)]
    by_mover = [each for each in new if not is_drop(each[2]) and from_square(each[2]) == target]
    if hanging:
        new, by_mover = [each for each in new if each not in by_mover], []
    new.sort(reverse=True)
    by_mover.sort(reverse=True)
    checked = _checked_by(after, target) if by_mover else ()
    if len(by_mover) + len(checked) > 1:
        pieces = (*checked, *(_seen(next_turn, each[1]) for each in by_mover))
        yield Aim(AimKind.FORKS, pieces[:_NAMED], (int(by_mover[0][2]),))
    elif new and not after.in_check():
        yield Aim(AimKind.ATTACKS, (_seen(next_turn, new[0][1]),), (int(new[0][2]),))


def _seen(position: Position, square: int) -> PlacedPiece:
    return PlacedPiece(square, int(position.piece_at(square)))


def _is_worth(position: Position, square: int, side: int, least: int) -> bool:
    """Whether an attack on a piece is one: many pawns that could burn together are no attack on each of them."""
    piece = int(position.piece_at(square))
    return piece & 1 != side and 2 * piece_value(position.variant, piece) >= least


def _checked_by(position: Position, target: int) -> tuple[PlacedPiece, ...]:
    """The king of the side to move where the piece on a square alone gives it check."""
    kings = position.royal_squares(int(position.turn))
    if position.takes_royals or len(kings) != 1 or not position.in_check():
        return ()
    without = position.copy()
    without.put(target, EMPTY)
    return () if without.in_check() else (_seen(position, kings[0]),)


def _saves(position: Position, after: Position, move: int) -> Iterator[Aim]:
    """A piece of one's own that could have been taken with gain, and now cannot be."""
    board = passing(position)
    if board is None:
        return
    side, least = int(position.turn), least_loss(position.variant)
    attacked = {square: won for won, square, _ in prey(board) if won >= least}
    left = {square for won, square, _ in prey(after) if won >= least}
    origin = -1 if is_drop(move) else int(from_square(move))
    target = int(to_square(move))
    if origin in attacked and target not in left:
        yield Aim(AimKind.FLEES, (PlacedPiece(target, int(after.piece_at(target))),))
        return
    saved = [
        PlacedPiece(square, int(after.piece_at(square)))
        for square in attacked
        if square not in left and square != origin and int(after.piece_at(square)) == int(position.piece_at(square))
        and int(after.piece_at(square)) & 1 == side
    ]  # fmt: skip
    if saved:
        yield Aim(AimKind.SAVES, (max(saved, key=lambda seen: piece_value(position.variant, seen.piece)),))
