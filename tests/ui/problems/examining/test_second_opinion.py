"""Other engines are asked for a mate too, and what they say is played out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.ui.problems.examining.second_opinion import SecondOpinion
from tests.engines import FakeEngines

MATE = parse_sfen("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", load_variant("shogi"))
TENJIKU = parse_sfen("15k/" + "16/" * 14 + "K15 b - 1", load_variant("tenjiku"))


class Asked:
    """The button, engines, and what is told."""

    def __init__(self, qtbot: QtBot, folder: Path, engines: dict[str, tuple[str, tuple[str, ...]]]) -> None:
        self.known = Engines(folder / "engines.json")
        self.fakes: dict[str, FakeEngines] = {}
        for name, (behaviour, moves) in engines.items():
            place = folder / name
            place.mkdir()
            self.fakes[name] = FakeEngines(place)
            self.known.add(self.fakes[name].outside(name, *behaviour.split(), moves=moves))
        self.widget = SecondOpinion(lambda: self.known)
        qtbot.addWidget(self.widget)
        self.widget.show_position(MATE)

    def ask(self, name: str) -> None:
        next(action for action in self.widget.menu.actions() if action.text() == name).trigger()

    @property
    def told(self) -> str:
        return self.widget.told.text()


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Asked]]:
    made: list[Asked] = []

    def make(**engines: tuple[str, tuple[str, ...]]) -> Asked:
        made.append(Asked(qtbot, tmp_path, engines))
        return made[-1]

    yield make
    for each in made:
        each.widget.wait_closed()


def test_nobody_is_offered_where_there_is_nobody(asked: Callable[..., Asked]) -> None:
    assert asked().widget.isHidden()


def test_those_that_play_the_game_are_offered(asked: Callable[..., Asked]) -> None:
    found = asked(Finder=("mating", ("G*5b",)))
    assert not found.widget.isHidden() and [each.text() for each in found.widget.menu.actions()] == ["Finder"]
    found.widget.show_position(TENJIKU)
    assert found.widget.isHidden()
    found.widget.show_position(None)
    assert found.widget.isHidden()


def test_a_mate_is_played_out_and_shown(asked: Callable[..., Asked], qtbot: QtBot) -> None:
    found = asked(Finder=("mating", ("G*5b",)), Liar=("mating", ("G*9i",)))
    found.ask("Finder")
    assert found.told == "Finder: Looking for a mate …"
    qtbot.waitUntil(lambda: found.told == "Finder: It has found a mate.\nG*5b")
    found.widget.set_notation("japanese")
    assert "５二金" in found.told
    found.ask("Liar")
    qtbot.waitUntil(lambda: "its line does not end in one" in found.told)
    assert found.told.startswith("Liar: ")
    found.widget.show_position(MATE)
    assert found.told == "" and not found.widget.told.isVisible()


def test_an_engine_that_cannot_do_that_or_dies_says_so(asked: Callable[..., Asked], qtbot: QtBot) -> None:
    found = asked(Player=("", ()), Corpse=("die_at_start", ()))
    found.ask("Player")
    qtbot.waitUntil(lambda: found.told == "Player: It cannot look for mates.")
    found.ask("Corpse")
    qtbot.waitUntil(lambda: "ended" in found.told)


def test_nobody_looks_and_the_engine_goes(asked: Callable[..., Asked], qtbot: QtBot) -> None:
    found = asked(Slow=("searches_for_mates", ()))
    found.ask("Slow")
    qtbot.waitUntil(lambda: bool(found.fakes["Slow"].told("go mate")))
    found.widget.rest()
    assert found.told == ""
    qtbot.waitUntil(lambda: not found.fakes["Slow"].alive())
