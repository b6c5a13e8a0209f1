"""Pieces that move twice in one move: what they take by that, and what they could have taken."""

from __future__ import annotations

from collections.abc import Iterator

from shogi_desktop.rules.board.moves import from_square, is_drop, to_square, vias
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, Seen
from .sight import captures, gain, least_loss, mover, piece_value, prey, won
from .story import Step, Story


def double_kind(taken: tuple[Seen, ...]) -> FactKind:
    """How a double move is called that was missed, by what it takes."""
    return FactKind.MISSES_DOUBLE if len(taken) > 1 else FactKind.MISSES_STRIKE


def needs_both_moves(position: Position, step: Step) -> bool:
    """Whether a capture in a position takes several pieces by two moves in one, or takes one with gain that its piece
    could not take so by a single move, as the piece is protected."""
    if not vias(step.move):
        return False
    if len(step.standing) > 1:
        return True
    origin, square = from_square(step.move), step.standing[0].square
    single = [
        gain(position, move)
        for move in captures(position)
        if to_square(move) == square and not vias(move) and not is_drop(move) and from_square(move) == origin
    ]
    return max(single, default=0) < least_loss(position.variant)


def unused(position: Position, gone: Story) -> Iterator[Fact]:
    """A double move that takes with gain, and leaves its side better off than the move that was made: when the other
    side has taken what pays most by any capture on the board, and when the line of the move is at its end."""
    least = least_loss(position.variant)
    striking = [(gain(position, move), move) for move in captures(position) if vias(move)]
    gained, strike = max(striking, default=(0, 0))
    if gained < least or not gone.steps or strike == gone.steps[0].move:
        return
    left, had = _left(position, strike), _left(position, gone.steps[0].move)
    if left - max(had, gone.balance) < least:
        return
    taken = _taken(position, strike)
    yield Fact(double_kind(taken), (strike,), taken, Seen(int(from_square(strike)), mover(position, strike)))


def _left(position: Position, move: int) -> int:
    """What a move wins, less what the other side can win next by one capture with what follows on its square."""
    after = position.copy()
    after.play(move)
    return won(position, move) - max((found for found, _, _ in prey(after)), default=0)


def _taken(position: Position, move: int) -> tuple[Seen, ...]:
    """The enemies that a move removes, the dearest first."""
    removals = position.transition(move).removals
    seen = [Seen(each.square, each.piece) for each in removals if each.piece & 1 != position.turn]
    return tuple(sorted(seen, key=lambda each: -piece_value(position.variant, each.piece)))
