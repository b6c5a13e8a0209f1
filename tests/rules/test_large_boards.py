"""Boards up to 36 x 36 with hundreds of faces: they load, and their tables stay small."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Position
from shogi_desktop.rules.record.loader import read_variant
from tests.benchmarks.large_board import made_up, toml_of


@pytest.mark.parametrize(("size", "faces"), [(36, 400), (20, 60)] if core_is_compiled() else [(16, 40)])
def test_a_large_game_is_loaded_and_played(size: int, faces: int) -> None:
    variant = read_variant(tomllib.loads(toml_of(made_up(size, size, faces))), Path("large.toml"), {})
    assert len(variant.squares) == size * size and len(variant.kinds) == faces + 1
    position = Position(variant)
    begun = position.copy()
    chooser = random.Random(size)
    for _ in range(30):
        position.play(chooser.choice(position.legal_moves()))
    for _ in range(30):
        position.undo()
    assert position.same_state(begun)


def test_pieces_share_the_rows_of_their_special_squares() -> None:
    """A row for each pair of piece and board would be most of the memory of a large game."""
    variant = read_variant(tomllib.loads(toml_of(made_up(16, 16, 100))), Path("large.toml"), {})
    tables = Position(variant).tables
    assert len(tables.edge) <= 16 * tables.size
