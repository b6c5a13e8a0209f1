"""Mates where royal pieces are simply taken, where lions mate, and where the attacker has no king."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.mate.solver import MateResult, MateSolver
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Position, load_variant
from tests.engine.search.small_games import board, small


def solve(position: Position, nodes: int = 20000) -> MateResult:
    return MateSolver(position.variant, 4).solve(position, Control(Budget(nodes=nodes)))


def holds(position: Position, line: list[int]) -> bool:
    """Whether a line is legal, every other move threatens the last royal piece, and nothing saves it at the end."""
    game = position.copy()
    for ply, move in enumerate(line):
        if not game.is_legal(move):
            return False
        game.play(move)
        if ply % 2 == 0 and not game.in_check() and game.royals[game.turn] != 0:
            return False
    first = game.top
    game.generate_evasions()
    saved = game.top > first
    game.top = first
    return not saved


@pytest.mark.parametrize("check", ("mate", "capture"))
@pytest.mark.parametrize("hands", ("", "GR"))
def test_an_attacker_without_a_king_mates(tmp_path: Path, check: str, hands: str) -> None:
    rules = {"hand": '"revert"', "hand_order": '["R", "G", "P", "B", "LN"]'} if hands else {}
    variant = small(tmp_path, f"bare_{check}{len(hands)}", check=f'"{check}"', **rules)
    position = board(variant, {"1a": "k", "1c": "G", "1e": "R"}, hands=hands)
    result = solve(position)
    assert result.mate and holds(position, result.line)


def test_pieces_taken_on_the_way_come_to_hand(tmp_path: Path) -> None:
    """The lion takes two pieces, and one of them, dropped, mates."""
    rules = {"hand": '"revert"', "hand_order": '["R", "G", "P", "B", "LN"]'}
    variant = small(tmp_path, "lion_hand_mate", check='"capture"', **rules)
    position = board(variant, {"6f": "K", "1a": "k", "1e": "LN", "1d": "g", "1c": "r", "3b": "B"})
    result = solve(position)
    assert result.mate and holds(position, result.line)


@pytest.mark.parametrize("name", ("chu", "wa"))
def test_two_strong_pieces_mate_a_lone_king(name: str) -> None:
    variant = load_variant(name)
    strong = "Q" if name == "chu" else "CE"
    king = "k" if name == "chu" else "ck"
    position = board(variant, {"6a": king, "4c": strong, "8d": strong})
    result = solve(position, 60000)
    assert result.mate and holds(position, result.line), [format_move(move, variant) for move in result.line]


def test_a_lion_mates_in_chu_where_it_is_guarded_or_far() -> None:
    variant = load_variant("chu")
    position = board(variant, {"6a": "k", "6c": "LN", "12l": "K", "1b": "R"})
    result = solve(position)
    assert result.mate and holds(position, result.line)


def test_no_mate_is_found_where_there_is_none() -> None:
    variant = load_variant("chu")
    assert solve(board(variant, {"6a": "k", "6e": "+DE", "12l": "K", "9e": "G"})).mate is False


@pytest.mark.parametrize("check", ("mate", "capture"))
def test_what_burns_is_in_nobodys_hand(tmp_path: Path, check: str) -> None:
    """The demon burns two golds on its way; the mate by a drop must do without them."""
    array = "fd g k . b de\np p p p p p\n. . . . . .\n. . . . . .\nP P P P P P\nDE B . K G FD\n"
    rules = {"hand": '"revert"', "hand_order": '["R", "G", "P", "B", "FD", "DE"]'}
    variant = small(tmp_path, f"burnt_hand_{check}", f"\n{array}", check=f'"{check}"', **rules)
    position = board(variant, {"6f": "K", "1a": "k", "3b": "g", "4b": "g", "3f": "FD", "2e": "R"}, hands="P")
    result = solve(position)
    assert result.mate is not None
    assert holds(position, result.line) == result.mate
