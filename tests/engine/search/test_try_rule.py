"""The try rule: a king on the square where the enemy king began has won, and the engine knows it."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.search.score import mate_plies
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, Termination, load_variant


def think(sfen: str, depth: int, declaration: str = "try") -> tuple[list[str], int]:
    """The best line and its score."""
    variant = load_variant("shogi", {"declaration": declaration})
    limits = Limits(depth=depth)
    reports: list[SearchProgress] = []
    Thinker(variant, 1, seed=1).think(parse_sfen(sfen, variant), limits, Control(budget(limits)), report=reports.append)
    return [format_move(move, variant) for move in reports[-1].line], reports[-1].score


@pytest.mark.parametrize(
    ("sfen", "move"),
    [
        ("9/4K4/9/9/9/9/9/7r1/7rk b - 1", "5b5a"),
        ("4r4/3K5/9/9/9/9/9/7r1/7rk b 2b 1", "6b5a"),
        ("1R5RK/9/9/9/9/9/9/5k3/9 w - 1", "4h5i"),
    ],
)
def test_walks_in_with_the_last_step(sfen: str, move: str) -> None:
    line, score = think(sfen, 1)
    assert line[0] == move and mate_plies(score) == 1
    variant = load_variant("shogi", {"declaration": "try"})
    position = parse_sfen(sfen, variant)
    winner = Side(position.turn)
    position.play(next(known for known in position.legal_moves() if format_move(known, variant) == move))
    outcome = position.outcome()
    assert outcome is not None and (outcome.winner, outcome.termination) == (winner, Termination.TRY)


@pytest.mark.parametrize(
    ("sfen", "depth", "plies"),
    [("9/9/4K4/9/9/9/9/9/8k b p 1", 3, 3), ("9/9/9/4K4/9/9/9/9/8k b p 1", 5, 5)],
)
def test_sees_its_king_walk_in(sfen: str, depth: int, plies: int) -> None:
    line, score = think(sfen, depth)
    assert mate_plies(score) == plies and len(line) == plies and line[-1].endswith("5a")


def test_sees_the_other_king_walk_in() -> None:
    _, score = think("K8/9/9/9/9/9/3k5/9/9 b P 1", 4)
    assert mate_plies(score) == -4


def test_keeps_the_other_king_out() -> None:
    """Far ahead in material, and lost if it does anything but guard or take the square."""
    line, score = think("K8/1R5R1/9/9/9/9/9/3k5/7G1 b 2B2G 1", 4)
    assert mate_plies(score) >= 0 and score > 0
    variant = load_variant("shogi", {"declaration": "try"})
    position = parse_sfen("K8/1R5R1/9/9/9/9/9/3k5/7G1 b 2B2G 1", variant)
    position.play(next(known for known in position.legal_moves() if format_move(known, variant) == line[0]))
    assert not any(format_move(move, variant) == "6h5i" for move in position.legal_moves())


@pytest.mark.parametrize(
    "sfen",
    [
        # Guarded from the side; guarded along the line on which the king comes; taken by an own piece.
        "r8/4K4/9/9/9/9/9/9/8k b - 1",
        "9/4K4/9/9/9/9/9/4r4/8k b - 1",
        "4P4/4K4/9/9/9/9/9/9/8k b - 1",
    ],
)
def test_a_square_that_cannot_be_entered_is_no_win(sfen: str) -> None:
    assert mate_plies(think(sfen, 1)[1]) == 0


def test_under_other_rules_a_walk_is_a_walk() -> None:
    for declaration in ("27", "none"):
        assert mate_plies(think("9/4K4/9/9/9/9/9/9/8k b - 1", 3, declaration)[1]) == 0
