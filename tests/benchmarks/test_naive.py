"""The naive player takes what hangs, and speaks enough USI for a match."""

from __future__ import annotations

import pytest

from tests.benchmarks.naive import NaiveEngine


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("sfen 4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1", {"5h5d", "5h5d+"}),  # an undefended rook
        ("sfen 4k4/9/4g4/4r4/4P4/9/9/9/4K4 b - 1", {"5e5d"}),  # one that is defended, by a pawn
    ],
)
def test_it_takes_what_hangs(position: str, moves: set[str]) -> None:
    engine = NaiveEngine(1)
    assert engine.answer(f"position {position}") == []
    assert engine.answer("go nodes 1")[0].split()[1] in moves


def test_it_plays_any_variant_and_gives_up_when_there_is_no_move() -> None:
    engine = NaiveEngine(1)
    assert engine.answer("usi")[-1] == "usiok" and engine.answer("isready") == ["readyok"]
    engine.answer("setoption name USI_Variant value tenjiku")
    engine.answer("position startpos")
    assert engine.answer("go")[0].startswith("bestmove ") and engine.answer("go") != ["bestmove resign"]
    engine.answer("setoption name USI_Variant value shogi")
    engine.answer("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2")
    assert engine.answer("go") == ["bestmove resign"]
