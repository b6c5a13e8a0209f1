"""Why a piece is lost: by the first reply, or by one that comes after a threat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, PlacedPiece, placed
from .sight import (
    LAST_ROYAL,
    best_capture,
    between,
    captures,
    dearest_first,
    gain,
    jumps_over,
    least_loss,
    mover,
    passing,
    piece_value,
    prey,
    won,
)
from .story import Story, StoryMove


def double_kind(taken: tuple[PlacedPiece, ...]) -> FactKind:
    """How a double move is called that was missed, by what it takes."""
    return FactKind.MISSES_DOUBLE if len(taken) > 1 else FactKind.MISSES_STRIKE


def needs_both_moves(position: Position, step: StoryMove) -> bool:
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
    yield Fact(double_kind(taken), (strike,), taken, PlacedPiece(int(from_square(strike)), mover(position, strike)))


def _left(position: Position, move: int) -> int:
    """What a move wins, less what the other side can win next by one capture with what follows on its square."""
    after = position.copy()
    after.play(move)
    return won(position, move) - max((found for found, _, _ in prey(after)), default=0)


def _taken(position: Position, move: int) -> tuple[PlacedPiece, ...]:
    """The enemies that a move removes, the dearest first."""
    removals = position.transition(move).removals
    seen = [PlacedPiece(each.square, each.piece) for each in removals if each.piece & 1 != position.turn]
    return dearest_first(position.variant, seen)


_Line = tuple[int, ...]

_PROMOTED_BY: Final = 3  # the step of the line
_NAMED: Final = 3  # pieces of a fork: more than these, and nobody sees which matter


def origin_of(move: int) -> int:
    """The square that a move comes from, -1 from the hand."""
    return -1 if is_drop(move) else int(from_square(move))


def loss_by_reply(position: Position, gone: Story, step: StoryMove, line: _Line, by: PlacedPiece) -> Fact:
    """The reply to the move wins material: what was there for it to be won?"""
    move, after = line[0], position.copy()
    after.play(move)
    if _mostly_burnt(position, step):
        return Fact(FactKind.INTO_FIRE, line, step.burnt, by)
    victims = step.prize
    square = victims[0].square
    if square == to_square(move) and gone.steps[0].taken:
        return Fact(FactKind.EXCHANGE, line, victims, by)
    if needs_both_moves(after, step):
        return Fact(FactKind.DOUBLE_MOVE, line, step.standing, by)
    if jumps_over(after, step.move):
        return Fact(FactKind.UNDER_JUMP, line, victims, by)
    if square == to_square(move):
        return Fact(FactKind.MOVES_INTO, line, victims, by)
    if _was_attacked(position, square):
        return Fact(FactKind.LEAVES, line, victims, by)
    if not is_drop(move) and by.square >= 0 and from_square(move) in between(after, by.square, square):
        return Fact(FactKind.OPENS, line, victims, by)
    if passing(position) is None:  # nobody knows what was safe in a check
        return Fact(FactKind.LEAVES, line, victims, by)
    return Fact(FactKind.UNGUARDS if _guarded(position, *line) else FactKind.EXPOSES, line, victims, by)


def _mostly_burnt(position: Position, step: StoryMove) -> bool:
    """Whether what burns is worth more than what is taken besides."""
    burnt = sum(piece_value(position.variant, seen.piece) for seen in step.burnt)
    return 2 * burnt > sum(piece_value(position.variant, seen.piece) for seen in step.taken)


def _guarded(position: Position, move: int, reply: int) -> bool:
    """Whether the piece that moved could have taken back where the reply captures."""
    board = passing(position)
    if board is None or is_drop(move) or not board.is_legal(reply):
        return False
    board.play(reply)
    return any(
        to_square(back) == to_square(reply) and not is_drop(back) and from_square(back) == from_square(move)
        for back in board.unbanned_moves(noisy_only=True)
    )


def _was_attacked(position: Position, square: int) -> bool:
    """Whether the piece there could have been taken with gain before the move too."""
    board = passing(position)
    return board is not None and best_capture(board, square)[0] >= least_loss(position.variant)


def loss_by_threat(position: Position, gone: Story, step: StoryMove, line: _Line, by: PlacedPiece) -> Fact:
    """The reply wins nothing yet, but a piece is lost by the next move."""
    reply = gone.steps[1]
    before, after = position.copy(), position.copy()
    before.play(line[0])
    after.play(line[0])
    after.play(line[1])
    stands = int(to_square(reply.move))
    victims = step.standing[:1]
    forked = _attacked_by(after, stands)
    attacker = PlacedPiece(origin_of(reply.move), reply.piece)
    if len(forked) > 1 and by.square == stands and victims[0] in forked:
        return Fact(FactKind.FORK, line, forked[:_NAMED], attacker)
    opened = not is_drop(reply.move) and by.square >= 0 and by.square != stands
    if opened and from_square(reply.move) in between(before, by.square, victims[0].square):
        return Fact(FactKind.DISCOVERED, line, victims, by)
    if is_pinned(after, victims[0]):
        return Fact(FactKind.PIN, line, victims, attacker)
    threatens = made_by(reply.move, step) or best_capture(before, victims[0].square)[0] <= 0
    return Fact(FactKind.THREAT if threatens else FactKind.LOSES_LATER, line, victims, by)


def made_by(move: int, later: StoryMove) -> bool:
    """Whether a later step of its side is made with the piece that a move has brought to its square."""
    return not is_drop(later.move) and from_square(later.move) == to_square(move)


def _attacked_by(after: Position, stands: int) -> tuple[PlacedPiece, ...]:
    """The pieces that the one which has just moved to a square could take with gain, a king in check among them."""
    seen = [
        placed(after, square)
        for square in after.royal_squares(int(after.turn))
        if not after.takes_royals and after.in_check()
    ]
    board = after.copy()
    board.play_null()
    least = least_loss(after.variant)
    for gained, square, move in prey(board):
        if gained >= least and not is_drop(move) and from_square(move) == stands:
            seen.append(placed(after, square))
    prized = sorted({each.square: each for each in seen}.values(), key=lambda each: -_prize(after, each))
    return tuple(prized)


def _prize(position: Position, seen: PlacedPiece) -> int:
    kind = position.variant.kind(seen.piece >> 1)
    return LAST_ROYAL if kind.royal else kind.worth


def is_pinned(position: Position, piece: PlacedPiece) -> bool:
    """Whether the king behind a piece of the side to move would be in check without it."""
    if position.takes_royals or position.in_check() or position.piece_at(piece.square) != piece.piece:
        return False
    without = position.copy()
    without.put(piece.square, EMPTY)
    return bool(without.in_check())


def promoted(position: Position, story: Story, side: int, other: Story) -> tuple[int, StoryMove] | None:
    """The step at which a piece of a side promotes soon, takes nothing by that, and stays; not where it makes the same
    move in the other line too."""
    if position.variant.flips:
        return None
    board, others = position.copy(), {step.move for step in other.steps if step.side == side}
    for at, step in enumerate(story.steps[: _PROMOTED_BY + 1]):
        promotes = step.side == side and step.origin >= 0 and is_promotion(step.move) and not step.taken
        if promotes and step.move not in others and gain(board, step.move) > 0:
            return at, step
        board.play(step.move)
    return None
