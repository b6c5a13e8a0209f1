"""A program is asked what it speaks: USI, the protocol of XBoard, or nothing of the kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.catalogue import analyses_by_features
from shogi_desktop.clients.search import EngineLaunch, Protocol
from shogi_desktop.session.engines.probe import EngineProbe, FoundEngine
from tests.engines import FakeEngines
from tests.session.table import HASTY
from tests.systems import make_program, script_body

XBOARD = Path(__file__).parents[2] / "fake_xboard.py"


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Callable[..., FoundEngine | str]]:
    """What comes of a question about a program."""
    probe, heard = EngineProbe(HASTY), list[FoundEngine | str]()
    probe.found.connect(heard.append)
    probe.failed.connect(heard.append)

    def answer(program: Path, *protocols: Protocol) -> FoundEngine | str:
        launch = EngineLaunch([str(program)])
        heard.clear()
        if protocols:
            probe.ask(launch, protocols)
        else:
            probe.ask(launch)
        qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
        return heard[0]

    yield answer
    probe.wait_closed()


def test_an_engine_that_speaks_usi(ask: Callable[..., FoundEngine | str], engines: FakeEngines, tmp_path: Path) -> None:
    found = ask(Path(engines.outside("Lance").program))
    assert isinstance(found, FoundEngine)
    assert (found.name, found.protocol, found.variants) == ("Fake Engine", Protocol.USI, ("shogi",))
    assert set(found.options) == {"USI_Variant", "Skill", "MultiPV", "OwnBook", "Threads", "USI_Hash", "Forget"}


def test_an_engine_of_xboards_protocol(ask: Callable[..., FoundEngine | str], tmp_path: Path) -> None:
    found = ask(make_program(tmp_path / "engine", script_body(XBOARD, ["--log", str(tmp_path / "log")])))
    assert isinstance(found, FoundEngine)
    assert (found.name, found.protocol, found.variants) == ("Fake Board", Protocol.XBOARD, ("chu", "wa"))
    assert found.analyses


@pytest.mark.parametrize(
    ("features", "analyses"),
    [({"ping": "1"}, True), ({"ping": "1", "analyze": "0"}, False), ({"analyze": "1"}, False)],
)
def test_whether_it_analyses(features: dict[str, str], analyses: bool) -> None:
    """What has no end that is told cannot be ended."""
    assert analyses_by_features(features) == analyses


SPEAKS_BOTH = """
import sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == "protover":
        print('feature variants="chu" done=1', flush=True)
    elif word == "usi":
        time.sleep(0.2)
        print("id name Both", "usiok", sep="\\n", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "quit":
        sys.exit()
"""


def test_one_that_speaks_both_is_met_by_usi(ask: Callable[..., FoundEngine | str], tmp_path: Path) -> None:
    found = ask(make_program(tmp_path / "engine", SPEAKS_BOTH))
    assert isinstance(found, FoundEngine) and (found.name, found.protocol) == ("Both", Protocol.USI)


@pytest.mark.parametrize("body", ["raise SystemExit(3)", "print('hello')"])
def test_a_program_that_is_no_engine(ask: Callable[..., FoundEngine | str], tmp_path: Path, body: str) -> None:
    told = ask(make_program(tmp_path / "engine", body))
    assert isinstance(told, str) and told.startswith("It does not start on this system, or is no engine")


def test_a_file_that_is_no_program(ask: Callable[..., FoundEngine | str], tmp_path: Path) -> None:
    assert ask(tmp_path / "none") == "There is no such file."
    (tmp_path / "text").write_text("hello")
    assert ask(tmp_path / "text") == "This file is not a program, or may not be started by you."


def test_a_known_engine_is_asked_by_its_protocol_alone(
    ask: Callable[..., FoundEngine | str], engines: FakeEngines
) -> None:
    told = ask(Path(engines.outside("Lance", "die_at_start").program), Protocol.XBOARD)
    assert isinstance(told, str) and len(engines.processes()) == 1


def test_a_silent_program_is_told_after_a_while(qtbot: QtBot, engines: FakeEngines) -> None:
    probe, failures = EngineProbe(replace(HASTY, start_ms=2000)), list[str]()
    probe.failed.connect(failures.append)
    probe.ask(engines.launch("mute"))
    qtbot.waitUntil(lambda: bool(failures), timeout=20_000)
    assert failures[0].endswith("It does not answer.") and len(failures) == 1
    qtbot.waitUntil(lambda: engines.alive() == [])


def test_another_question_takes_the_place_of_the_first(qtbot: QtBot, engines: FakeEngines) -> None:
    probe, heard = EngineProbe(HASTY), list[object]()
    probe.found.connect(heard.append)
    probe.failed.connect(heard.append)
    probe.ask(engines.launch("mute"))
    probe.ask(engines.launch())
    qtbot.waitUntil(lambda: bool(heard))
    probe.ask(engines.launch("mute"))
    probe.wait_closed()
    assert len(heard) == 1 and isinstance(heard[0], FoundEngine) and engines.alive() == []
