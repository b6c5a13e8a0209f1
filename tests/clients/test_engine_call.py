"""Calls to engines with good and with bad manners: each returns, and says what was wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from shogi_desktop.clients.conversations.dialect import GameSettings
from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.errors import EngineError
from shogi_desktop.clients.search import Decision, EngineLaunch, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.notation.moves.usi import Info
from shogi_desktop.rules import Position, load_variant
from tests.engines import FakeEngines

HASTY = Timeouts(start_ms=20_000, stop_ms=500, quit_ms=300)
START = Position(load_variant("shogi"))
SEARCH = SearchRequest(START, movetime_ms=50, deadline_ms=10_000)
GAME = GameSettings("shogi", {"Skill": "4"})

Make = Callable[..., EngineCall[SearchRequest]]


@pytest.fixture
def make(engines: FakeEngines) -> Iterator[Make]:
    made: list[EngineCall[SearchRequest]] = []

    def call(*behaviours: str, timeouts: Timeouts = HASTY) -> EngineCall[SearchRequest]:
        made.append(EngineCall(Usi(), engines.launch(*behaviours), timeouts))
        return made[-1]

    yield call
    for engine in made:
        engine.close()
    assert engines.alive() == []


def moved(answer: object) -> str:
    assert isinstance(answer, SearchAnswer) and answer.decision is Decision.MOVE
    return answer.text


def test_a_game_is_announced_and_searched(make: Make, engines: FakeEngines) -> None:
    told: list[object] = []
    with make("losing") as engine:
        engine.set_up(GAME)
        assert moved(engine.ask(SEARCH, told.append)) == "9g9f"
        assert moved(engine.ask(SEARCH)) == "9g9f"
        engine.game_over("draw")
    assert [info.score_cp for info in told if isinstance(info, Info)] == [-300]
    assert engines.told()[-1] == "quit" and "gameover draw" in engines.told() and engine.process_id == 0


def test_it_may_be_asked_at_once(make: Make) -> None:
    assert moved(make().ask(SEARCH)) == "9g9f"


def test_one_that_looks_for_ever_is_stopped_when_it_is_enough(make: Make, engines: FakeEngines) -> None:
    looks = iter(range(4))
    answer = make("think").ask(SearchRequest(START), enough=lambda: next(looks) > 1)
    assert moved(answer) == "9g9f" and engines.told("stop") == ["stop"]


@pytest.mark.parametrize("manners", ["double", "nonsense", "huge_line", "split_utf8", "slow"])
def test_odd_talkers_are_understood(make: Make, manners: str) -> None:
    engine = make(manners)
    engine.set_up(GAME)
    assert [moved(engine.ask(SEARCH)) for _ in range(3)] == ["9g9f"] * 3


@pytest.mark.parametrize(
    ("manners", "word"),
    [
        ("die_at_start", "code 3"),
        ("die_in_search", "code 5"),
        ("die_in_search_loudly", "out of ideas"),
        ("empty_bestmove", "it said what makes no sense"),
        ("hang", "it did not answer"),
        ("mute", "it did not answer"),
    ],
)
def test_what_goes_wrong_is_told_and_it_may_be_started_again(make: Make, manners: str, word: str) -> None:
    engine = make(f"{manners}@1", timeouts=Timeouts(start_ms=2000, stop_ms=300, quit_ms=300))
    with pytest.raises(EngineError, match=word):
        engine.ask(SearchRequest(START, movetime_ms=50, deadline_ms=500))
    engine.set_up(GAME)
    assert moved(engine.ask(SEARCH)) == "9g9f"


def test_a_program_that_is_not_there() -> None:
    with EngineCall(Usi(), EngineLaunch(["/nowhere/engine"])) as engine, pytest.raises(EngineError):
        engine.ask(SEARCH)


def test_options_in_shift_jis_are_sent_back_as_they_came(make: Make, engines: FakeEngines) -> None:
    with make("shift_jis") as engine:
        engine.ask(SEARCH)
        engine.set_up(GameSettings("shogi", {"定跡ファイル": "表.db"}))
    assert "setoption name 定跡ファイル value 表.db" in engines.told()


def test_one_that_stops_reading_is_given_up(make: Make) -> None:
    with make("deaf") as engine, pytest.raises(EngineError, match="it did not answer"):
        engine.ask(replace(SEARCH, deadline_ms=200))


def test_an_engine_that_ignores_its_end_is_killed(make: Make, engines: FakeEngines) -> None:
    with make("ignore_quit") as engine:
        engine.set_up(GAME)
    assert engines.alive() == []
