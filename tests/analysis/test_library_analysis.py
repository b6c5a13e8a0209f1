"""A library is a bag of games: each is kept when it is done, none is done twice, a bad one stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop.analysis.errors import AnalysisError
from shogi_desktop.analysis.game_job import AnalysedGame, AnalysisOrder, Effort
from shogi_desktop.analysis.library_analysis import Fate, LibraryAnalysis, OfFiles, OfIndex, RecordStep, RunTally
from shogi_desktop.analysis.results import AnalysisResults
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.jobs.workers import JobDone, JobFailed, Workers
from shogi_desktop.library.catalogue import Catalogue, Wanted
from shogi_desktop.library.entry import RecordFault
from shogi_desktop.messages import plain
from shogi_desktop.notation.errors import PositionMessage
from tests.library.collection import index, random_game, write_games

KIF = "手合割：平手\n先手：A\n手数----指手----\n   1 ７六歩(77)\n   2 投了\n"
USI = "startpos moves 7g7f\nstartpos moves 2g2f 8c8d\nstartpos moves 7g7f 3c3d 2g2f\n"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    folder = tmp_path / "library"
    write_games(folder / "mine", [random_game(1)])
    (folder / "cup.kif").write_text(KIF, encoding="utf-8")
    (folder / "many.usi").write_text(USI, encoding="utf-8")
    (folder / "broken.shogi").write_text("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7x\n", encoding="utf-8")
    return folder


def names(records: OfFiles | OfIndex) -> list[str]:
    return [each.name.as_posix() for each in records]


def none(path: str) -> bool:
    """No file is a result."""
    return False


def listed(library: Path, tmp_path: Path, is_result: Callable[[str], bool] = none) -> OfIndex:
    index(tmp_path / "index.sqlite", library)
    catalogue = Catalogue(tmp_path / "index.sqlite")
    entries = catalogue.entries(catalogue.games(Wanted()))
    catalogue.close()
    return OfIndex(entries, [str(library)], is_result)


EXPECTED = ["broken", "cup", "many-0001", "many-0002", "many-0003", "mine/000"]


def test_results_are_called_as_the_records(library: Path, tmp_path: Path) -> None:
    records = OfFiles([str(library)], none)
    assert names(records) == EXPECTED
    assert records.size == sum(file.stat().st_size for file in library.rglob("*.*"))


def test_an_index_names_them_the_same(library: Path, tmp_path: Path) -> None:
    records = listed(library, tmp_path)
    assert names(records) == EXPECTED and records.count == 6


def test_both_read_the_same_games(library: Path, tmp_path: Path) -> None:
    def seen(records: OfFiles | OfIndex) -> list[tuple[str, list[int]]]:
        games = [(each.source, each.game) for each in records]
        return [(source, [node.move for node in game.main_line()] if game else []) for source, game in games]

    assert seen(OfFiles([str(library)], none)) == seen(listed(library, tmp_path))


def test_of_several_folders_the_names_tell(library: Path, tmp_path: Path) -> None:
    write_games(tmp_path / "other", [random_game(2)])
    records = OfFiles([str(library / "mine"), str(tmp_path / "other")], none)
    assert names(records) == ["mine/000", "other/000"]


def test_a_single_file_is_a_library_too(library: Path, tmp_path: Path) -> None:
    assert names(OfFiles([str(library / "cup.kif")], none)) == ["cup"]


def test_results_inside_the_library_are_none_of_it(library: Path, tmp_path: Path) -> None:
    write_games(library / "analysed", [random_game(3)])

    def is_result(path: str) -> bool:
        return Path(path).parent.name == "analysed"

    assert names(OfFiles([str(library)], is_result)) == EXPECTED
    assert names(listed(library, tmp_path, is_result)) == EXPECTED


def test_what_cannot_be_read_says_why(library: Path, tmp_path: Path) -> None:
    broken = next(iter(OfFiles([str(library / "broken.shogi")], none)))
    message = PositionMessage.OFF_BOARD(text="7x", title="Shogi")
    assert broken.game is None and broken.problem == RecordFault(message, "7g7x", 4, 5)


def test_a_file_that_changed_after_it_was_listed_says_why(library: Path, tmp_path: Path) -> None:
    records = listed(library, tmp_path)
    (library / "cup.kif").unlink()
    gone = next(each for each in records if each.path.endswith("cup.kif"))
    assert gone.game is None and gone.problem is not None
    assert str(gone.problem.message).endswith("the file or folder does not exist")


def test_where_nothing_lies_it_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        OfFiles([str(tmp_path / "nowhere")], none)


GAMES = [random_game(seed) for seed in range(6)]
NODES = Effort(nodes=100)
LANCE = OutsideEngine("Lance", "/opt/lance")


class FakeWorkers(Workers):
    """Does jobs in no time, and notes those it was given; `fails` names games that it cannot do."""

    def __init__(self, fails: Callable[[AnalysisOrder], str] = lambda order: "") -> None:
        self.fails, self.orders, self.left = fails, list[AnalysisOrder](), 0

    def results(
        self, function: Callable[[Any], Any], arguments: Iterable[Any], leave: Callable[[], None] | None = None
    ) -> Generator[JobDone[Any, Any] | JobFailed[Any], None, None]:
        try:
            for order in arguments:
                self.orders.append(order)
                why = self.fails(order)
                yield JobFailed(order, plain(why)) if why else JobDone(order, AnalysedGame(order.record + "\n", 7))
        finally:
            self.left += leave is not None


class Library:
    def __init__(self, folder: Path) -> None:
        self.folder, self.out = folder / "records", folder / "analysed"
        self.files = write_games(self.folder, GAMES)
        self.tally: RunTally

    def run(
        self, workers: Workers, depth: Effort = NODES, most: int = 1000, engine: OutsideEngine | None = None
    ) -> list[RecordStep]:
        """What was told, up to so many steps: then somebody ends it."""
        results, steps = AnalysisResults(self.out), list[RecordStep]()

        def note(step: RecordStep, tally: RunTally) -> None:
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
def analysed(tmp_path: Path) -> Library:
    return Library(tmp_path)


def fates(steps: list[RecordStep]) -> list[Fate]:
    return [step.fate for step in steps]


def test_every_game_gets_a_result(analysed: Library) -> None:
    workers = FakeWorkers()
    steps = analysed.run(workers)
    assert fates(steps) == [Fate.ANALYSED] * 6
    assert [order.record for order in workers.orders] == [file.read_text("utf-8") for file in analysed.files]
    assert sorted(file.name for file in analysed.out.glob("*.shogi")) == [file.name for file in analysed.files]
    assert analysed.tally.positions == 42 and analysed.tally.done == analysed.tally.size


def test_what_is_done_is_not_done_again(analysed: Library) -> None:
    analysed.run(FakeWorkers(), most=2)
    workers = FakeWorkers()
    assert fates(analysed.run(workers)) == [Fate.KNOWN] * 2 + [Fate.ANALYSED] * 4
    assert len(workers.orders) == 4
    assert fates(analysed.run(FakeWorkers())) == [Fate.KNOWN] * 6


def test_more_thought_is_another_question(analysed: Library) -> None:
    analysed.run(FakeWorkers())
    assert fates(analysed.run(FakeWorkers(), Effort(nodes=200))) == [Fate.ANALYSED] * 6
    assert fates(analysed.run(FakeWorkers(), Effort(movetime_ms=100))) == [Fate.ANALYSED] * 6
    assert len(list(analysed.out.glob("*.shogi"))) == 6


def test_another_engine_is_another_question(analysed: Library) -> None:
    analysed.run(FakeWorkers())
    workers = FakeWorkers()
    assert fates(analysed.run(workers, engine=LANCE)) == [Fate.ANALYSED] * 6
    assert all(order.outside() == LANCE for order in workers.orders)
    assert fates(analysed.run(FakeWorkers(), engine=replace(LANCE, counts=False))) == [Fate.KNOWN] * 6
    assert fates(analysed.run(FakeWorkers(), engine=replace(LANCE, options={"Threads": "2"}))) == [Fate.ANALYSED] * 6


def test_games_that_an_engine_does_not_play_are_for_the_programs_own(analysed: Library) -> None:
    write_games(analysed.folder / "more", [random_game(seed, "chu", plies=4) for seed in range(2)])
    workers = FakeWorkers()
    analysed.run(workers, engine=LANCE)
    asked = [order.outside() for order in workers.orders]
    assert asked.count(None) == 2 and asked.count(LANCE) == 6


def test_the_end_of_it_cancels_what_runs(analysed: Library) -> None:
    workers = FakeWorkers()
    assert len(analysed.run(workers, most=1)) == 1
    assert workers.left == 1


def test_results_may_lie_in_the_library_itself(analysed: Library) -> None:
    before = {file: file.read_bytes() for file in analysed.files}
    analysed.out = analysed.folder
    assert fates(analysed.run(FakeWorkers())) == [Fate.ANALYSED] * 6
    assert fates(analysed.run(FakeWorkers())) == [Fate.KNOWN] * 6
    assert {file: file.read_bytes() for file in analysed.files} == before
    assert len(list(analysed.out.glob("* (2).shogi"))) == 6


def test_a_game_that_lies_there_twice_is_analysed_once(analysed: Library) -> None:
    (analysed.folder / "copy.shogi").write_bytes(analysed.files[0].read_bytes())
    workers = FakeWorkers()
    assert sorted(fates(analysed.run(workers)), key=str) == [Fate.ANALYSED] * 6 + [Fate.KNOWN]
    assert len(workers.orders) == 6


def test_a_bad_record_stops_nothing(analysed: Library) -> None:
    analysed.files[2].write_text("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7x\n")
    (analysed.folder / "empty.sfen").write_text("startpos\n")
    steps = analysed.run(FakeWorkers())
    assert sorted(fates(steps), key=str) == [Fate.ANALYSED] * 5 + [Fate.EMPTY, Fate.FAILED]
    (failed,) = (step for step in steps if step.fate is Fate.FAILED)
    assert failed.path == str(analysed.files[2]) and "7x is not on the board" in str(failed.why)


def test_a_game_that_fails_stops_nothing_and_is_tried_again_later(analysed: Library) -> None:
    bad = analysed.files[1].read_text("utf-8")
    workers = FakeWorkers(lambda order: "EngineError: it is gone" if order.record == bad else "")
    steps = analysed.run(workers)
    (failed,) = (step for step in steps if step.fate is Fate.FAILED)
    assert (failed.path, str(failed.why)) == (str(analysed.files[1]), "EngineError: it is gone")
    assert fates(analysed.run(FakeWorkers())).count(Fate.ANALYSED) == 1


def test_where_no_game_can_be_analysed_no_more_are_tried(analysed: Library) -> None:
    write_games(analysed.folder / "more", [random_game(seed, plies=5) for seed in range(20, 40)])
    workers = FakeWorkers(lambda order: "EngineError: there is no engine")
    with pytest.raises(AnalysisError, match="10 games in a row could not be analysed: EngineError"):
        analysed.run(workers)
    assert workers.left == 1


def test_it_tells_how_long_the_rest_will_take(analysed: Library) -> None:
    analysed.run(FakeWorkers(), most=3)
    tally = analysed.tally
    assert tally.left_ms >= 0 and 0 < tally.done < tally.size and tally.records == 3


def test_an_engine_that_is_started_in_another_way_is_another_one(analysed: Library) -> None:
    for engine in (LANCE, replace(LANCE, arguments=("--deep",)), replace(LANCE, variables={"DEPTH": "9"})):
        assert set(fates(analysed.run(FakeWorkers(), engine=engine))) == {Fate.ANALYSED}
        assert set(fates(analysed.run(FakeWorkers(), engine=engine))) == {Fate.KNOWN}
