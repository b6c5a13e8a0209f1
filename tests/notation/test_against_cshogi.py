"""Random games move for move beside cshogi: the same legal moves and checks, the same positions, the same move text."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.moves import japanese
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import to_square
from tests.corpus.random_games import Difference, compare_game

cshogi = pytest.importorskip("cshogi", reason="its wheels exist for Linux on x86-64 only")

SHOGI = load_variant("shogi")
GAMES = 200 if core_is_compiled() else 30


def test_legal_moves_and_checks_in_random_games() -> None:
    differences: list[Difference] = []
    for seed in range(GAMES):
        differences += compare_game(SHOGI, seed)
    assert differences == []


def test_sfen_agrees() -> None:
    position, board, chance = Position(SHOGI), cshogi.Board(), random.Random(5)
    for _ in range(200):
        moves = position.legal_moves()
        if not moves:
            break
        move = chance.choice(moves)
        position.play(move)
        board.push_usi(format_move(move, SHOGI))
        assert format_sfen(position) == board.sfen()


def test_japanese_move_text_agrees() -> None:
    """Outside check only: in check cshogi leaves pinned pieces out when it looks for alternatives."""
    from cshogi import KI2

    compared = 0
    for seed in range(3 if core_is_compiled() else 2):
        position, board, chance = Position(SHOGI), cshogi.Board(), random.Random(seed)
        previous: int | None = None
        for _ in range(300):
            moves = position.legal_moves()
            if not moves:
                break
            for move in [] if position.in_check() else moves:
                usi = format_move(move, SHOGI)
                ours = japanese.format_move(position, move, previous).replace("同　", "同")
                theirs = KI2.move_to_ki2(board.move_from_usi(usi), board).replace("同　", "同")
                assert ours[1:] == theirs[1:], f"{usi} in {format_sfen(position)}"
                compared += 1
            move = chance.choice(moves)
            previous = to_square(move)
            position.play(move)
            board.push_usi(format_move(move, SHOGI))
    assert compared > 10_000
