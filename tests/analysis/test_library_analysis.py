"""A library is a bag of games: each is kept when it is done, none is done twice, a bad one stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.analysis.game_job import AnalysedGame, Depth, GameOrder
from shogi_desktop.analysis.library_analysis import AnalysisError, Fate, LibraryAnalysis, OfFiles, Step, Tally
from shogi_desktop.analysis.results import Results
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.jobs.workers import Done, Failed, Workers
from tests.library.collection import random_game, write_games

GAMES = [random_game(seed) for seed in range(6)]
NODES = Depth(nodes=100)
LANCE = OutsideEngine("Lance", "/opt/lance")


class FakeWorkers(Workers):
    """Does jobs in no time, and notes those it was given; `fails` names games that it cannot do."""

    def __init__(self, fails: Callable[[GameOrder], str] = lambda order: "") -> None:
        self.fails, self.orders, self.left = fails, list[GameOrder](), 0

    def results(
        self, function: Callable[[Any], Any], arguments: Iterable[Any], leave: Callable[[], None] | None = None
    ) -> Generator[Done[Any, Any] | Failed[Any], None, None]:
        try:
            for order in arguments:
                self.orders.append(order)
                why = self.fails(order)
                yield Failed(order, why) if why else Done(order, AnalysedGame(order.record + "\n", 7))
        finally:
            self.left += leave is not None


class Library:
    def __init__(self, folder: Path) -> None:
        self.folder, self.out = folder / "records", folder / "analysed"
        self.files = write_games(self.folder, GAMES)
        self.tally: Tally

    def run(
        self, workers: Workers, depth: Depth = NODES, most: int = 1000, engine: OutsideEngine | None = None
    ) -> list[Step]:
        """What was told, up to so many steps: then somebody ends it."""
        results, steps = Results(self.out), list[Step]()

        def note(step: Step, tally: Tally) -> None:
            self.tally = tally
            steps.append(step)
            if len(steps) == most:
                raise KeyboardInterrupt

        try:
            LibraryAnalysis(OfFiles([str(self.folder)], results.holds), depth, results, note, engine).run(workers)
        except KeyboardInterrupt:
            assert len(steps) == most
        finally:
            results.close()
        return steps


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path)


def fates(steps: list[Step]) -> list[Fate]:
    return [step.fate for step in steps]


def test_every_game_gets_a_result(library: Library) -> None:
    workers = FakeWorkers()
    steps = library.run(workers)
    assert fates(steps) == [Fate.ANALYSED] * 6
    assert [order.record for order in workers.orders] == [file.read_text("utf-8") for file in library.files]
    assert sorted(file.name for file in library.out.glob("*.shogi")) == [file.name for file in library.files]
    assert library.tally.positions == 42 and library.tally.done == library.tally.size


def test_what_is_done_is_not_done_again(library: Library) -> None:
    library.run(FakeWorkers(), most=2)
    workers = FakeWorkers()
    assert fates(library.run(workers)) == [Fate.KNOWN] * 2 + [Fate.ANALYSED] * 4
    assert len(workers.orders) == 4
    assert fates(library.run(FakeWorkers())) == [Fate.KNOWN] * 6


def test_more_thought_is_another_question(library: Library) -> None:
    library.run(FakeWorkers())
    assert fates(library.run(FakeWorkers(), Depth(nodes=200))) == [Fate.ANALYSED] * 6
    assert fates(library.run(FakeWorkers(), Depth(movetime_ms=100))) == [Fate.ANALYSED] * 6
    assert len(list(library.out.glob("*.shogi"))) == 6


def test_another_engine_is_another_question(library: Library) -> None:
    library.run(FakeWorkers())
    workers = FakeWorkers()
    assert fates(library.run(workers, engine=LANCE)) == [Fate.ANALYSED] * 6
    assert all(order.outside() == LANCE for order in workers.orders)
    assert fates(library.run(FakeWorkers(), engine=replace(LANCE, counts=False))) == [Fate.KNOWN] * 6
    assert fates(library.run(FakeWorkers(), engine=replace(LANCE, options={"Threads": "2"}))) == [Fate.ANALYSED] * 6


def test_games_that_an_engine_does_not_play_are_for_the_programs_own(library: Library) -> None:
    write_games(library.folder / "more", [random_game(seed, "chu", plies=4) for seed in range(2)])
    workers = FakeWorkers()
    library.run(workers, engine=LANCE)
    asked = [order.outside() for order in workers.orders]
    assert asked.count(None) == 2 and asked.count(LANCE) == 6


def test_the_end_of_it_cancels_what_runs(library: Library) -> None:
    workers = FakeWorkers()
    assert len(library.run(workers, most=1)) == 1
    assert workers.left == 1


def test_results_may_lie_in_the_library_itself(library: Library) -> None:
    before = {file: file.read_bytes() for file in library.files}
    library.out = library.folder
    assert fates(library.run(FakeWorkers())) == [Fate.ANALYSED] * 6
    assert fates(library.run(FakeWorkers())) == [Fate.KNOWN] * 6
    assert {file: file.read_bytes() for file in library.files} == before
    assert len(list(library.out.glob("* (2).shogi"))) == 6


def test_a_game_that_lies_there_twice_is_analysed_once(library: Library) -> None:
    (library.folder / "copy.shogi").write_bytes(library.files[0].read_bytes())
    workers = FakeWorkers()
    assert sorted(fates(library.run(workers)), key=str) == [Fate.ANALYSED] * 6 + [Fate.KNOWN]
    assert len(workers.orders) == 6


def test_a_bad_record_stops_nothing(library: Library) -> None:
    library.files[2].write_text("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7x\n")
    (library.folder / "empty.sfen").write_text("startpos\n")
    steps = library.run(FakeWorkers())
    assert sorted(fates(steps), key=str) == [Fate.ANALYSED] * 5 + [Fate.EMPTY, Fate.FAILED]
    (failed,) = (step for step in steps if step.fate is Fate.FAILED)
    assert failed.path == str(library.files[2]) and "7x is not on the board" in failed.why


def test_a_game_that_fails_stops_nothing_and_is_tried_again_later(library: Library) -> None:
    bad = library.files[1].read_text("utf-8")
    workers = FakeWorkers(lambda order: "Traceback\n  ...\nEngineError: it is gone" if order.record == bad else "")
    steps = library.run(workers)
    (failed,) = (step for step in steps if step.fate is Fate.FAILED)
    assert (failed.path, failed.why) == (str(library.files[1]), "EngineError: it is gone")
    assert fates(library.run(FakeWorkers())).count(Fate.ANALYSED) == 1


def test_where_no_game_can_be_analysed_no_more_are_tried(library: Library) -> None:
    write_games(library.folder / "more", [random_game(seed, plies=5) for seed in range(20, 40)])
    workers = FakeWorkers(lambda order: "EngineError: there is no engine")
    with pytest.raises(AnalysisError, match="10 games in a row could not be analysed: EngineError"):
        library.run(workers)
    assert workers.left == 1


def test_it_tells_how_long_the_rest_will_take(library: Library) -> None:
    library.run(FakeWorkers(), most=3)
    tally = library.tally
    assert tally.left_ms >= 0 and 0 < tally.done < tally.size and tally.records == 3


def test_an_engine_that_is_started_in_another_way_is_another_one(library: Library) -> None:
    for engine in (LANCE, replace(LANCE, arguments=("--deep",)), replace(LANCE, variables={"DEPTH": "9"})):
        assert set(fates(library.run(FakeWorkers(), engine=engine))) == {Fate.ANALYSED}
        assert set(fates(library.run(FakeWorkers(), engine=engine))) == {Fate.KNOWN}
