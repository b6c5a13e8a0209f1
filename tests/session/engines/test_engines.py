"""The person's engines are kept, and a file that is none of theirs is not lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.engines.engines import Engines
from tests.horrors import FILES
from tests.systems import is_private

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
    assert is_private(file)


def test_an_engine_keeps_its_name_when_it_is_set_up(qapp: object, tmp_path: Path) -> None:
    engines = Engines(tmp_path / "engines.json")
    lance = engines.add(LANCE)
    assert engines.replace(lance, replace(lance, options={"Hash": "1"})).name == "Lance"


def test_that_an_engine_does_not_count_positions_is_kept(qapp: object, tmp_path: Path) -> None:
    engines = Engines(tmp_path / "engines.json")
    lance = engines.add(LANCE)
    engines.note_no_counting(replace(lance, program="/another"))
    assert engines.all()[0].counts, "it is another engine now"
    engines.note_no_counting(lance)
    assert not Engines(tmp_path / "engines.json").all()[0].counts
    engines.replace(lance, replace(lance, options={"Hash": "1"}))  # as it was before
    assert [(each.name, each.options) for each in engines.all()] == [("Lance", {"Hash": "1"})]


def test_one_engine_of_each_game_gives_the_hints(qapp: object, tmp_path: Path) -> None:
    engines = Engines(tmp_path / "engines.json")
    games = ("shogi",), ("shogi", "chu"), ("chu",)
    lance, both, chu = (engines.add(replace(LANCE, variants=names)) for names in games)
    shogi, middle = (Position(load_variant(name)) for name in ("shogi", "chu"))
    assert engines.hinting(shogi) is None
    engines.set_hints(lance, True)
    engines.set_hints(chu, True)
    assert engines.hinting(shogi) == engines.named("Lance") and engines.hinting(middle) == engines.named("Lance 3")
    engines.set_hints(both, True)
    assert [each.hints for each in Engines(tmp_path / "engines.json").all()] == [False, True, False]
    engines.set_hints(both, False)
    assert engines.hinting(shogi) is None


@pytest.mark.parametrize("text", ["not ours", "[1]", "\0"])
def test_a_file_that_makes_no_sense_is_put_aside(qapp: object, tmp_path: Path, text: str) -> None:
    file = tmp_path / "engines.json"
    file.write_text(text)
    assert Engines(file).all() == ()
    kept = [path.read_text() for path in tmp_path.iterdir()]
    assert kept == [text] and not file.exists()


@pytest.mark.parametrize("horror", FILES)
def test_whatever_lies_in_the_place_of_the_file_stops_nothing(qapp: object, tmp_path: Path, horror: str) -> None:
    file = tmp_path / "engines.json"
    FILES[horror](file)
    engines = Engines(file)
    assert engines.all() == ()
    engines.add(LANCE)
    assert [each.name for each in engines.all()] == ["Lance"]
