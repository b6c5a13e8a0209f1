"""The set-up in a game's headers: what was written comes back, what somebody else wrote does no harm."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.tree import Game
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.setup import HEADER, ClockState, GameSetup, PlayerSetup, read_setup, write_setup

SETUP = GameSetup(
    options=dict(load_variant("shogi").chosen),
    black=PlayerSetup(name="Hanako"),
    white=PlayerSetup(human=False, level=7),
    black_time=TimeControl(600_000, 30_000),
)


def recorded(**changes: Any) -> Game:
    game = Game(load_variant("shogi"))
    write_setup(game, SETUP, ClockState(0, 1500))
    record = json.loads(game.headers[HEADER])
    for path, value in changes.items():
        part, _, key = path.partition("__")
        record[part][key] = value
    game.headers[HEADER] = json.dumps(record)
    return game


def test_what_was_written_comes_back() -> None:
    assert read_setup(recorded()) == (SETUP, ClockState(0, 1500))


@pytest.mark.parametrize(
    "change",
    [
        {"clock__ply": float("inf")},
        {"clock__spent_ms": -5000},
        {"clock__spent_ms": 1.5},
        {"black__name": 7},
        {"black__human": 1},
        {"white__level": 11},
        {"black_time__main_ms": 600000.5},
        {"black_time__main_ms": 10**13},
        {"black_time__main_ms": True},
    ],
    ids=str,
)
def test_a_record_with_odd_values_is_one_of_two_people_without_a_clock(change: dict[str, Any]) -> None:
    setup, clock = read_setup(recorded(**change))
    assert (setup.white.human, setup.black_time.limited, clock) == (True, False, None)


@pytest.mark.parametrize("text", ["", "7", "[]", "{", "[" * 100_000, '{"black": 1}'], ids=range(6))
def test_a_header_that_is_no_record_is_passed_over(text: str) -> None:
    game = recorded()
    game.headers[HEADER] = text
    assert read_setup(game)[0].white.human
