"""Pieces may be worth whatever a record can state, and be as many as a board holds: limits follow from their sums."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.evaluation.worth import Worth
from shogi_desktop.engine.search.score import EVALUATION_LIMIT, mate_plies
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.record.variant import Variant
from tests.engine.search.small_games import ARRAY, board, small, think

MOST = 100_000
HANDS = {"hand": '"revert"', "hand_order": '["R", "B", "G", "P"]'}


def dear(folder: Path, name: str, array: str = ARRAY, **rules: str) -> Variant:
    """The small game with a gold and a rook of the largest values."""
    small(folder, name + "_base", array, **rules)
    pieces = "".join(f'[[pieces]]\ncode = "{code}"\nvalue = {MOST - n}\n' for n, code in enumerate(("R", "G")))
    (folder / f"{name}.toml").write_text(f'base = "{name}_base"\n{pieces}', encoding="utf-8")
    return load_variant(name)


@pytest.mark.parametrize("check", ["mate", "capture"])
def test_a_variant_of_dear_pieces_is_played(tmp_path: Path, check: str) -> None:
    variant = dear(tmp_path, f"dear_{check}", check=f'"{check}"', **HANDS)
    worth = Worth(variant)
    assert worth.royal > max(worth.taken)
    free = board(variant, {"6f": "K", "1a": "k", "4f": "B", "2d": "r", "6c": "b", "6d": "p"})
    assert think(free, 3)[0] == "4f2d"
    king = variant.kind_by_code("K")
    assert worth.exchange[king.id << 1] == worth.royal


def test_no_piece_is_so_dear_that_a_king_is_given_for_it(tmp_path: Path) -> None:
    """The rook next to the white king can be taken, but the bishop mates."""
    variant = dear(tmp_path, "dear_mate_or_rook")
    position = board(variant, {"6f": "K", "1a": "k", "1c": "P", "2c": "R", "5b": "G", "6a": "r"})
    assert mate_plies(think(position, 3)[1]) > 0


def test_a_full_board_of_the_dearest_pieces_is_counted(tmp_path: Path) -> None:
    """36 x 36 squares: no sum reaches into its neighbour, nor into the scores of ended games."""
    ranks = ["k" + " g" * 35, *["g" + " g" * 35] * 3, *[". " * 36] * 31, "K" + " ." * 35]
    variant = dear(tmp_path, "crowd", "\n".join(ranks))
    position = Position(variant)
    lost = int(HandMade(position, Weights(variant)).evaluate())
    assert -EVALUATION_LIMIT < lost < -100 * MOST
    position.set_turn(1)
    assert int(HandMade(position, Weights(variant)).evaluate()) > 100 * MOST
