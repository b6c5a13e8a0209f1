"""The engine of the problems runs only while somebody looks at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shogi_desktop.clients.problem_client import ProblemEngine
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules import load_variant
from tests.scripted_client import ScriptedClient

SHOGI = load_variant("shogi")
ONE = Question(0, Ask.SOLVE, SHOGI, parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", SHOGI))


@pytest.fixture
def client() -> ScriptedClient:
    return ScriptedClient()


@pytest.fixture
def engine(qapp: object, client: ScriptedClient) -> Iterator[ProblemEngine]:
    engine = ProblemEngine(client)
    yield engine
    engine.wait_closed()
    assert not client.is_running()
    engine.deleteLater()


def test_it_stays_while_somebody_looks(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.ask(ONE)
    client.no_mate()
    assert client.is_running()


def test_it_goes_once_nobody_looks(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.ask(ONE)
    client.no_mate()
    engine.watch(False)
    assert not client.is_running()
    engine.watch(True)
    client.ask(ONE)
    assert client.is_running()


def test_what_is_asked_when_nobody_looks_any_more_ends_first(engine: ProblemEngine, client: ScriptedClient) -> None:
    engine.watch(True)
    client.slow = True
    client.ask(ONE)
    engine.watch(False)
    assert client.is_running() and client.stops == 1
    client.yield_()
    assert not client.is_running()
