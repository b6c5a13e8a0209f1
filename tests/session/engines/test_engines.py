"""The person's engines are kept, and a file that is none of theirs is not lost."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.engines.probe import EngineProbe
from tests.engines import FakeEngines
from tests.horrors import FILES
from tests.session.table import HASTY

LANCE = OutsideEngine("Lance", "/engines/lance")


def test_every_change_is_kept(qapp: object, tmp_path: Path) -> None:
    file = tmp_path / "home" / "engines.json"
    engines, changes = Engines(file), list[int]()
    engines.changed.connect(lambda: changes.append(1))
    lance = engines.add(LANCE)
    second = engines.add(LANCE)
    assert (lance.name, second.name) == ("Lance", "Lance 2")
    engines.replace(second, replace(second, options={"Threads": "4"}))
    assert [each.options for each in Engines(file).all()] == [{}, {"Threads": "4"}]
    engines.remove(lance)
    assert [each.name for each in Engines(file).all()] == ["Lance 2"] and len(changes) == 4
    assert engines.named("Lance") is None and engines.named("Lance 2") is engines.all()[0]
    if os.name != "nt":
        assert file.stat().st_mode & 0o077 == 0, "it is its owner's only"


def test_an_engine_keeps_its_name_when_it_is_set_up(qapp: object, tmp_path: Path) -> None:
    engines = Engines(tmp_path / "engines.json")
    lance = engines.add(LANCE)
    assert engines.replace(lance, replace(lance, options={"Hash": "1"})).name == "Lance"


@pytest.mark.parametrize("text", ["not ours", "[1]", "\0"])
def test_a_file_that_makes_no_sense_is_put_aside(qapp: object, tmp_path: Path, text: str) -> None:
    file = tmp_path / "engines.json"
    file.write_text(text)
    assert Engines(file).all() == ()
    kept = [path.read_text() for path in tmp_path.iterdir()]
    assert kept == [text] and not file.exists()


@pytest.mark.skipif(os.name == "nt", reason="not all of these can be made there")
@pytest.mark.parametrize("horror", FILES)
def test_whatever_lies_in_the_place_of_the_file_stops_nothing(qapp: object, tmp_path: Path, horror: str) -> None:
    file = tmp_path / "engines.json"
    FILES[horror](file)
    engines = Engines(file)
    assert engines.all() == ()
    engines.add(LANCE)
    assert [each.name for each in engines.all()] == ["Lance"]


class Asked:
    """A probe and what it has told."""

    def __init__(self) -> None:
        self.probe = EngineProbe(HASTY)
        self.found: list[tuple[str, dict[str, object]]] = []
        self.failures: list[str] = []
        self.probe.found.connect(lambda name, options: self.found.append((name, options)))
        self.probe.failed.connect(self.failures.append)


def test_an_engine_tells_its_name_and_options(qtbot: QtBot, engines: FakeEngines) -> None:
    asked = Asked()
    asked.probe.ask(engines.launch())
    qtbot.waitUntil(lambda: bool(asked.found))
    ((name, options),) = asked.found
    assert name == "Fake Engine" and {"Skill", "MultiPV", "USI_Variant"} <= options.keys()
    qtbot.waitUntil(lambda: engines.alive() == [])
    assert not asked.failures


@pytest.mark.parametrize("behaviour", ["die_at_start", "mute"])
def test_what_is_no_engine_is_told(qtbot: QtBot, engines: FakeEngines, behaviour: str) -> None:
    asked = Asked()
    asked.probe = EngineProbe(replace(HASTY, start_ms=2000))
    asked.probe.failed.connect(asked.failures.append)
    asked.probe.ask(engines.launch(behaviour))
    qtbot.waitUntil(lambda: bool(asked.failures), timeout=20_000)
    assert asked.failures[0].startswith("It does not start on this system, or does not speak USI: ")
    assert len(asked.failures) == 1 and engines.alive() == []


@pytest.mark.skipif(os.name == "nt", reason="there the system tells by the name of the file")
def test_a_file_that_may_not_be_started_is_told_at_once(qapp: object, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no program")
    asked = Asked()
    asked.probe.ask(EngineLaunch([str(file)]))
    assert len(asked.failures) == 1


def test_another_question_takes_the_place_of_the_first(qtbot: QtBot, engines: FakeEngines) -> None:
    asked = Asked()
    asked.probe.ask(engines.launch("mute"))
    asked.probe.ask(engines.launch())
    qtbot.waitUntil(lambda: bool(asked.found))
    asked.probe.ask(engines.launch("mute"))
    asked.probe.wait_closed()
    assert len(asked.found) == 1 and not asked.failures and engines.alive() == []
