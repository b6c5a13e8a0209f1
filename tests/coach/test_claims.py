"""What the coach claims is true whatever lines it is given: each claim is played out in many positions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from shogi_desktop.coach.explaining import ExplainedMove, explain
from shogi_desktop.coach.facts import MISSED, Fact, FactKind
from shogi_desktop.coach.sight import captures, gain, least_loss, prey, won
from shogi_desktop.game.notes import Score
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import from_square, is_drop, is_promotion, to_square, vias
from shogi_desktop.rules.board.pieces import EMPTY

_K = FactKind
TAKES = {
    _K.MOVES_INTO, _K.LEAVES, _K.UNGUARDS, _K.OPENS, _K.EXPOSES, _K.EXCHANGE, _K.UNDER_JUMP, _K.THREAT, _K.LOSES_ROYAL,
    _K.LOSES_LATER, _K.DOUBLE_MOVE, _K.MISSES_PIECE, _K.MISSES_EXCHANGE, _K.MISSES_STRIKE, _K.MISSES_DOUBLE,
    _K.MISSES_BURNING, _K.MISSES_LATER,
}  # fmt: skip
"""The last move of their lines removes the victims."""
ATTACKS = {_K.FORK, _K.ALLOWS_ATTACK, _K.MISSES_ATTACK, _K.MISSES_FORK}
"""After the last move of their lines the victims could be taken with gain next, if they are not taken by it."""
DOUBLE = {_K.DOUBLE_MOVE, _K.MISSES_STRIKE, _K.MISSES_DOUBLE}
"""The last move of their lines is two in one, and nobody can take back what it wins."""
POSITIONS = {"shogi": 160, "chu": 140, "wa": 160, "tenjiku": 40}


def greedy_line(position: Position, chance: random.Random, plies: int) -> list[int]:
    """Moves of two sides that take what they can, and threaten by chance."""
    board, line = position.copy(), []
    for _ in range(plies):
        if board.outcome() is not None:
            break
        taking = [(won(board, move), move) for move in captures(board)]
        best = max(taking, default=(0, 0))
        moves = board.legal_moves()
        if not moves:
            break
        line.append(best[1] if best[0] > 0 and chance.random() < 0.9 else chance.choice(moves))
        if line[-1] not in moves:
            line[-1] = chance.choice(moves)
        board.play(line[-1])
    return line


def check(fact: Fact, start: Position) -> None:
    """Plays the line of a fact and sees whether it is so."""
    board, mover = start.copy(), int(start.turn)
    came: dict[int, int] = {}  # from where, of the moves that one does not see on the board yet
    for at, move in enumerate(fact.line[:-1]):
        assert board.is_legal(move)
        board.play(move)
        if at or fact.kind in MISSED:
            came[to_square(move)] = -1 if is_drop(move) else came.get(from_square(move), from_square(move))
    if not fact.line:
        return
    last = fact.line[-1]
    assert board.is_legal(last)
    if fact.by is not None and fact.kind in TAKES | {_K.PROMOTES, _K.MISSES_PROMOTION}:
        assert board.piece_at(from_square(last)) == fact.by.piece if not is_drop(last) else True
        named = came.get(from_square(last), from_square(last)) if not is_drop(last) else -1
        assert fact.by.square in (named, from_square(last))
    loser = mover ^ 1 if fact.kind in MISSED else mover
    if fact.kind in TAKES or fact.kind in (_K.INTO_FIRE, _K.BURNS_OWN, _K.TAKES_OWN):
        before = {seen.square: board.piece_at(seen.square) for seen in fact.victims}
        removed = {removal.square: removal.piece for removal in board.transition(last).removals}
        for seen in fact.victims:
            assert seen.piece & 1 == loser and removed[seen.square] == seen.piece
            assert before[seen.square] in (seen.piece, EMPTY) or is_drop(last) or fact.kind is _K.INTO_FIRE
            if len(fact.line) > 2 and fact.kind not in (_K.LOSES_ROYAL, _K.MISSES_BURNING):
                assert came.get(seen.square, seen.square) == seen.square, "it stands where it is seen"
    if fact.kind in DOUBLE:
        assert vias(last) and gain(board, last) >= least_loss(board.variant)
        assert fact.kind is not _K.MISSES_DOUBLE or len(fact.victims) > 1
    if fact.kind in (_K.PROMOTES, _K.MISSES_PROMOTION):
        assert is_promotion(last)
    check_attack(fact, start)


def check_attack(fact: Fact, start: Position) -> None:
    """What could be taken after the line, of a fork after the reply, and what is pinned."""
    board = start.copy()
    for move in fact.line[:2] if fact.kind is _K.FORK else fact.line:
        board.play(move)
    if fact.kind in ATTACKS or (fact.kind is _K.DISCOVERED and len(fact.line) == 2):
        royals = {seen for seen in fact.victims if board.variant.kind(seen.piece >> 1).royal}
        assert all(board.in_check() for _ in royals)
        board.play_null()
        won = {square: gained for gained, square, _ in prey(board)}
        assert all(won[seen.square] > 0 for seen in fact.victims if seen not in royals or board.takes_royals)
        assert fact.kind not in (_K.FORK, _K.MISSES_FORK) or len(fact.victims) > 1
    if fact.kind is _K.PIN:
        (seen,) = fact.victims
        assert board.piece_at(seen.square) == seen.piece
        board.set_turn(seen.piece & 1)
        assert not board.in_check()
        board.put(seen.square, EMPTY)
        assert board.in_check()
    if fact.kind is _K.SHELTER:
        (king,) = board.royal_squares(board.turn)
        board.put(king, EMPTY)
        for seen in fact.victims:
            assert max(abs(a - b) for a, b in zip(place(board, king), place(board, seen.square), strict=True)) == 1


def place(board: Position, square: int) -> tuple[int, int]:
    return board.variant.file_of(square), board.variant.rank_of(square)


def check_why(fact: Fact, start: Position, made: int) -> None:
    """Sees whether what is said about the time before the move is so too."""
    if fact.kind in (_K.MISSES_STRIKE, _K.MISSES_DOUBLE):
        assert fact.line[0] != made
    if fact.kind not in (_K.LEAVES, _K.UNGUARDS) or (start.in_check() and not start.takes_royals):
        return
    square, board = fact.victims[0].square, start.copy()
    board.play_null()
    best = max((gain(board, move) for move in captures(board) if to_square(move) == square), default=0)
    assert (best > 0) if fact.kind is _K.LEAVES else True
    if fact.kind is _K.UNGUARDS:
        board.play(fact.line[1])
        assert any(
            from_square(back) == from_square(fact.line[0]) and to_square(back) == to_square(fact.line[1])
            for back in board.unbanned_moves()
        )


@pytest.mark.parametrize("name", POSITIONS)
def test_every_claim_can_be_played_out(name: str) -> None:
    chance, found = random.Random(name), Counter[FactKind]()
    variant = load_variant(name)
    position, checked = Position(variant), 0
    while checked < POSITIONS[name]:
        moves = position.legal_moves()
        if not moves or position.outcome() is not None or position.ply > 120:
            position = Position(variant)
            continue
        move = chance.choice(moves)
        if position.ply > 12:
            checked += 1
            after = position.copy()
            after.play(move)
            lines = greedy_line(position, chance, 4), greedy_line(after, chance, 5)
            facts = explain(ExplainedMove(position, move, *lines, Score(0), Score(500)))
            assert 1 <= len(facts) <= 3
            for fact in facts:
                check(fact, position)
                check_why(fact, position, move)
                found[fact.kind] += 1
        position.play(greedy_line(position, chance, 1)[0] if chance.random() < 0.5 else move)
    assert len(found) > 4, found
