"""Games between fake engines: what ends them, and what counts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.search import SearchRequest, Timeouts
from shogi_desktop.rules import Position, Side, load_variant
from tests.benchmarks.referee import End, Player, Referee, Score, opening
from tests.engines import FakeEngines

SHOGI = load_variant("shogi")
START = Position(SHOGI)
HASTY = Timeouts(start_ms=20_000, stop_ms=500, quit_ms=300)

Make = Callable[..., Player]


def player(folder: Path, *behaviours: str) -> Player:
    folder.mkdir()
    engine = EngineCall(Usi(), FakeEngines(folder).launch(*behaviours), HASTY)
    return Player(engine, GameSettings("shogi"), SearchRequest(START, movetime_ms=10, deadline_ms=1000))


def played(folder: Path, first: str, second: str, side: Side = Side.BLACK, loses: bool = False) -> tuple[End, Score]:
    score = Score()
    one, two = player(folder / "first", *first.split()), player(folder / "second", *second.split())
    with one.engine, two.engine:
        return Referee(one, two, score, 12, loses).play(START, side), score


def test_a_game_that_is_too_long_is_a_draw(tmp_path: Path) -> None:
    end, score = played(tmp_path, "", "")
    assert (end.winner, end.how, end.void) == (None, "too long", False)
    assert score.moves == 12 and str(score) == "+0 -0 =1 void 0" and score.faults == []


@pytest.mark.parametrize("side", Side)
def test_who_resigns_has_lost(tmp_path: Path, side: Side) -> None:
    end, score = played(tmp_path, "", "resign", side)
    assert end == End(side, "resign") and str(score) == "+1 -0 =0 void 0"


@pytest.mark.parametrize("manners", ["illegal", "die_in_search", "hang", "die_at_start", "win"])
def test_what_the_opponent_does_wrongly_makes_the_game_void(tmp_path: Path, manners: str) -> None:
    end, score = played(tmp_path, "", manners)
    assert end.void and end.detail and str(score) == "+0 -0 =0 void 1" and score.faults == []


@pytest.mark.parametrize("manners", ["illegal", "die_in_search", "win"])
def test_what_the_first_one_does_wrongly_is_a_fault_too(tmp_path: Path, manners: str) -> None:
    end, score = played(tmp_path, manners, "")
    assert end.void and len(score.faults) == 1


def test_an_illegal_move_may_lose(tmp_path: Path) -> None:
    end, score = played(tmp_path, "", "illegal", loses=True)
    assert end.winner is Side.BLACK and "1e9a" in end.detail and str(score) == "+1 -0 =0 void 0"


def test_openings_are_always_the_same() -> None:
    first, again, other = (opening(SHOGI, number, 6).history() for number in (1, 1, 2))
    assert list(first) == list(again) != list(other) and len(first) == 6
