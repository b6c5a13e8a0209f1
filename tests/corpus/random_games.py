"""Random games beside cshogi, another program's library: legal moves, check and mate must agree at every move."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from tests.corpus.rows import Check

MAX_PLIES = 300


@dataclass(frozen=True)
class Difference:
    """Where two programs disagree: the position, what about it, ours and theirs."""

    sfen: str
    what: str
    ours: tuple[str, ...]
    theirs: tuple[str, ...]


@cache
def _text(variant: Variant, move: int) -> str:
    return format_move(move, variant)


def compare_game(variant: Variant, seed: int) -> list[Difference]:
    """Plays one random game of shogi; the first difference ends it. At the end every move is taken back."""
    import cshogi

    position, board, chance = Position(variant), cshogi.Board(), random.Random(seed)
    start = position.copy()
    for _ in range(MAX_PLIES):
        moves = position.legal_moves()
        difference = _compare(variant, position, board, moves)
        if difference:
            return [difference]
        if not moves:
            break
        move = chance.choice(moves)
        position.play(move)
        board.push_usi(_text(variant, move))
    final = format_sfen(position)
    while position.ply:
        position.undo()
    return (
        [] if position.same_state(start) else [Difference(final, "after taking all back", (format_sfen(position),), ())]
    )


def _compare(variant: Variant, position: Position, board: Any, moves: list[int]) -> Difference | None:
    import cshogi

    ours = {_text(variant, move) for move in moves}
    theirs = {cshogi.move_to_usi(move) for move in board.legal_moves}
    if ours != theirs or len(ours) != len(moves):
        return Difference(board.sfen(), "moves", tuple(sorted(ours - theirs)), tuple(sorted(theirs - ours)))
    if position.in_check() != board.is_check():
        return Difference(board.sfen(), "check", (str(position.in_check()),), (str(board.is_check()),))
    return None


def check_random_games(games: int) -> Check:
    """`games` random games beside cshogi; skipped with a note where cshogi is not installed."""
    check = Check("random games beside cshogi")
    try:
        import cshogi  # noqa: F401
    except ImportError:
        check.skipped, check.note = games, "cshogi is not installed"
        return check
    variant = load_variant("shogi")
    for seed in range(games):
        check.rows += 1
        check.failures += [f"game {seed}: {difference}" for difference in compare_game(variant, seed)]
    return check
