"""A rook, bishop or pawn that does not promote makes the same move; a silver, knight or lance makes another one."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.same_move import are_one
from shogi_desktop.analysis.thoughts import Listener
from shogi_desktop.notation.moves.usi import Info, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

START = "8k/9/R1B1P4/S1N1L4/9/9/9/9/K8 b G 1"


@pytest.fixture
def position() -> Position:
    return parse_sfen(START, load_variant("shogi"))


@pytest.mark.parametrize(
    ("move", "same"),
    [("9c8c", True), ("7c6b", True), ("5c5b", True), ("9d8c", False), ("7d6b", False)],
)
def test_whether_not_promoting_is_another_move(position: Position, move: str, same: bool) -> None:
    first, second = (parse_move(text, position.variant) for text in (move, f"{move}+"))
    assert are_one(first, second, position) is same
    assert are_one(first, first, position)


def test_drops_and_other_squares_are_others(position: Position) -> None:
    moves = [parse_move(text, position.variant) for text in ("9c8c", "9c7c", "G*8c")]
    pairs = [(one, other) for one in moves for other in moves if one is not other]
    assert not any(are_one(one, other, position) for one, other in pairs)


def test_of_lines_that_begin_with_one_move_the_better_is_told(position: Position) -> None:
    listener = Listener(position)
    for place, (move, score) in enumerate((("9c9a+", 90), ("9c9a", 80), ("9d8c", 70), ("9d8c+", 60)), 1):
        listener.hear(Info(multipv=place, depth=5, score_cp=score, pv=(move,)))
    assert [line.score.cp for line in listener.thoughts().lines if line.score] == [90, 70, 60]
