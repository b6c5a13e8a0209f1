"""Which positions of decided games are judged, and what is told of the scores."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Position, Side, load_variant
from tests.benchmarks.judgement import Decided, Judgement, decided_in, positions_of


def _random_moves(plies: int) -> list[str]:
    position, chooser, moves = Position(load_variant("shogi")), random.Random(4), []
    for _ in range(plies):
        move = chooser.choice(position.legal_moves())
        moves.append(format_move(move, position.variant))
        position.play(move)
    return moves


MOVES = _random_moves(60)


def test_positions_tell_whether_who_is_to_move_wins() -> None:
    found = list(decided_in([*MOVES, MOVES[0]], Side.BLACK))
    assert [len(each.line.split()) - 3 for each in found] == [42, 48, 54]
    assert all(each.won for each in found) and not any(each.won for each in decided_in(MOVES, Side.WHITE))


def test_games_without_a_winner_and_other_games_are_left_out(tmp_path: Path) -> None:
    lines = [f"{number} {move}" for number, move in enumerate(MOVES, 1)]
    for name, result in (("won", ["result: white resign"]), ("drawn", ["result: draw agreement"]), ("open", [])):
        head = ["Shogi Desktop game 1", "variant: shogi", *result]
        (tmp_path / f"{name}.shogi").write_text("\n".join([*head, "", "[moves]", *lines, ""]), encoding="utf-8")
    (tmp_path / "other.shogi").write_text("Shogi Desktop game 1\nvariant: chu\n", encoding="utf-8")
    won = list(positions_of([tmp_path / "won.shogi"]))
    assert won == list(decided_in(MOVES, Side.WHITE)) != []
    assert list(positions_of([tmp_path])) == won


@pytest.mark.parametrize(
    ("scores", "right", "sure", "wrong"), [([600, -700, 100, 900], 0.75, 3, 1), ([100, 50], 1, 0, 0)]
)
def test_a_sure_score_for_the_loser_is_wrong(scores: list[int], right: float, sure: int, wrong: int) -> None:
    judgement = Judgement.of(scores)
    assert (judgement.right, judgement.sure, judgement.wrong) == (right, sure, wrong)


def test_better_scores_have_less_entropy() -> None:
    assert Judgement.of([500, 400, -100]).entropy < Judgement.of([500, -400, -100]).entropy


def test_a_position_line_is_one_of_usi() -> None:
    assert next(decided_in(MOVES, Side.WHITE)) == Decided(f"position startpos moves {' '.join(MOVES[:42])}", False)
