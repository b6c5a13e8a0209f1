"""Why a piece is lost: by the first reply, or by one that comes after a threat."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.position import Position

from .facts import Fact, FactKind, Seen
from .sight import LAST_ROYAL, best_capture, between, jumps_over, least_loss, passing, prey
from .story import Step, Story

_NAMED: Final = 3  # pieces of a fork: more than these, and nobody sees which matter


def loss_by_reply(position: Position, gone: Story, step: Step, line: tuple[int, ...], by: Seen) -> Fact:
    """The reply to the move wins material: what was there for it to be won?"""
    move, after = line[0], position.copy()
    after.play(move)
    if step.burnt:
        return Fact(FactKind.INTO_FIRE, line, step.burnt, by)
    victims = step.taken[:1]
    square = victims[0].square
    if jumps_over(after, step.move):
        return Fact(FactKind.UNDER_JUMP, line, victims, by)
    if square == to_square(move):
        kind = FactKind.EXCHANGE if gone.steps[0].taken else FactKind.MOVES_INTO
        return Fact(kind, line, victims, by)
    if _was_attacked(position, square):
        return Fact(FactKind.LEAVES, line, victims, by)
    if not is_drop(move) and by.square >= 0 and from_square(move) in between(after, by.square, square):
        return Fact(FactKind.OPENS, line, victims, by)
    return Fact(FactKind.UNGUARDS if _guarded(position, *line) else FactKind.EXPOSES, line, victims, by)


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


def loss_by_threat(position: Position, gone: Story, at: int, line: tuple[int, ...], by: Seen) -> Fact:
    """The reply wins nothing yet, but a piece is lost after it."""
    reply = gone.steps[1]
    before, after = position.copy(), position.copy()
    before.play(line[0])
    after.play(line[0])
    after.play(line[1])
    stands, step = int(to_square(reply.move)), gone.steps[at]
    victims = step.taken[:1]
    forked = _attacked_by(after, stands)
    attacker = Seen(-1 if is_drop(reply.move) else int(from_square(reply.move)), reply.piece)
    if len(forked) > 1 and at == 3 and by.square == stands and victims[0] in forked:
        return Fact(FactKind.FORK, line, forked[:_NAMED], attacker)
    opened = not is_drop(reply.move) and by.square >= 0 and by.square != stands
    if opened and from_square(reply.move) in between(before, by.square, victims[0].square):
        return Fact(FactKind.DISCOVERED, line, victims, by)
    if at == 3 and _is_pinned(after, victims[0]):
        return Fact(FactKind.PIN, line, victims, attacker)
    if is_promotion(reply.move):
        return Fact(FactKind.PROMOTES, line[:2], (), attacker)
    return Fact(FactKind.THREAT, line, victims, by)


def _attacked_by(after: Position, stands: int) -> tuple[Seen, ...]:
    """The pieces that the one which has just moved to a square could take with gain, a king in check among them."""
    seen = [
        Seen(square, int(after.piece_at(square)))
        for square in after.royal_squares(int(after.turn))
        if not after.takes_royals and after.in_check()
    ]
    board = after.copy()
    board.play_null()
    least = least_loss(after.variant)
    for won, square, move in prey(board):
        if won >= least and not is_drop(move) and from_square(move) == stands:
            seen.append(Seen(square, int(after.piece_at(square))))
    prized = sorted({each.square: each for each in seen}.values(), key=lambda each: -_prize(after, each))
    return tuple(prized)


def _prize(position: Position, seen: Seen) -> int:
    kind = position.variant.kind(seen.piece >> 1)
    return LAST_ROYAL if kind.royal else kind.value


def _is_pinned(position: Position, piece: Seen) -> bool:
    """Whether a piece of the side to move could go somewhere, but for the king behind it."""
    if position.takes_royals or position.piece_at(piece.square) == EMPTY:
        return False
    could = [move for move in position.unjudged_moves() if not is_drop(move) and from_square(move) == piece.square]
    legal = set(position.unbanned_moves())
    return bool(could) and not any(move in legal for move in could) and not position.in_check()
