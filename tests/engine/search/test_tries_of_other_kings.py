"""The try rule where kings move otherwise than in shogi, stand in their own army's way, or are several."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.engine.search.score import mate_plies
from shogi_desktop.rules import Side, Variant, load_variant
from tests.engine.search.small_games import board, small, think


def tries(folder: Path, king: str, **rules: str) -> Variant:
    """The small game with another king and the try rule, of pieces that move along lines alone; Black's goal is 4a."""
    name = f"tries_{folder.name}"
    small(folder, name + "_base", try_rule="true", **rules)
    changes = {"K": f'moves = "{king}"', "LN": 'moves = "K"', "FD": "burns = false"}
    pieces = "".join(f'[[pieces]]\ncode = "{code}"\n{change}\n' for code, change in changes.items())
    (folder / f"{name}.toml").write_text(f'base = "{name}_base"\n{pieces}', encoding="utf-8")
    return load_variant(name)


@pytest.mark.parametrize("check", ["mate", "capture"])
@pytest.mark.parametrize(
    ("king", "pieces"),
    [
        ("Q", {"4f": "K", "4c": "P", "1e": "k", "6e": "r"}),  # a pawn of its own stands in its way
        ("mWcF", {"5b": "K", "1c": "k", "2f": "r", "6f": "P"}),  # so it moves only to take
    ],
)
def test_a_king_tries_only_as_it_moves(tmp_path: Path, check: str, king: str, pieces: dict[str, str]) -> None:
    """Seen by the other side, whose move it is: it has not lost."""
    position = board(tries(tmp_path, king, check=f'"{check}"'), pieces, Side.WHITE)
    assert mate_plies(think(position, 2)[1]) >= 0


@pytest.mark.parametrize("check", ["mate", "capture"])
def test_a_king_that_ranges_tries_from_afar(tmp_path: Path, check: str) -> None:
    position = board(tries(tmp_path, "Q", check=f'"{check}"'), {"4f": "K", "1e": "k", "6e": "r"})
    move, score = think(position, 1)
    assert move == "4f4a" and mate_plies(score) == 1


@pytest.mark.parametrize("check", ["mate", "capture"])
def test_one_of_two_kings_tries(tmp_path: Path, check: str) -> None:
    position = board(tries(tmp_path, "K", check=f'"{check}"'), {"5b": "K", "6f": "+DE", "1f": "k"})
    move, score = think(position, 1)
    assert move.startswith("5b") and move.endswith("4a") and mate_plies(score) == 1
