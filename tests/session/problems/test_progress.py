"""What was solved is remembered, also where the file is spoilt."""

from __future__ import annotations

import errno
import json
import tracemalloc
from dataclasses import asdict, replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from shogi_desktop import files
from shogi_desktop.files import store
from shogi_desktop.session.problems import progress as problem_progress
from shogi_desktop.session.problems.progress import MAX_BYTES, Attempts, ProblemProgress, Streak

DAY = date(2026, 2, 27)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "problems.json"


def solve(progress: ProblemProgress, key: str = "a", day: date = DAY, time_ms: int = 5000, clean: bool = True) -> None:
    progress.record(key, day, solved=True, clean=clean, hinted=False, time_ms=time_ms)


def give_up(progress: ProblemProgress, key: str = "a") -> None:
    progress.record(key, DAY, solved=False, clean=False, hinted=False, time_ms=1000)


def test_nothing_is_done_at_first(path: Path) -> None:
    progress = ProblemProgress(path)
    assert progress.done("a") == Attempts()
    assert progress.clean_streak == Streak() and progress.day_streak(DAY) == Streak()
    assert not path.exists() and progress.spoilt is None


def test_results_are_kept(path: Path) -> None:
    progress = ProblemProgress(path)
    solve(progress, time_ms=5000)
    solve(progress, time_ms=3000, clean=False)
    solve(progress, time_ms=4000)
    progress.record("a", DAY, solved=True, clean=False, hinted=True, time_ms=10)
    give_up(progress, "b")
    again = ProblemProgress(path)
    assert again.done("a") == Attempts(4, 4, 3000, True, True, False)
    assert again.done("b") == Attempts(1, 0, 0, False, False, True)
    assert again.done("a").solved and not again.done("b").solved


def test_a_problem_given_up_can_be_solved_later(path: Path) -> None:
    progress = ProblemProgress(path)
    give_up(progress)
    solve(progress)
    assert progress.done("a") == Attempts(2, 1, 5000, True, False, True)


def test_the_run_without_a_mistake(path: Path) -> None:
    progress = ProblemProgress(path)
    for key in "abc":
        solve(progress, key)
    assert progress.clean_streak == Streak(3, 3)
    solve(progress, "d", clean=False)
    assert progress.clean_streak == Streak(0, 3)
    solve(progress, "e")
    give_up(progress, "f")
    solve(progress, "g")
    assert ProblemProgress(path).clean_streak == Streak(1, 3)


def test_what_was_solved_or_shown_before_makes_the_run_no_longer(path: Path) -> None:
    progress = ProblemProgress(path)
    give_up(progress, "shown")
    solve(progress, "shown")
    assert progress.clean_streak == Streak(0, 0) and progress.done("shown").clean
    solve(progress, "new")
    solve(progress, "new")
    solve(progress, "shown")
    assert progress.clean_streak == Streak(1, 1), "nor does it end it"
    solve(progress, "new", clean=False)
    assert progress.clean_streak == Streak(0, 1)


def test_days_in_a_row(path: Path) -> None:
    progress = ProblemProgress(path)
    for n in range(4):  # over the end of a month
        solve(progress, day=DAY + timedelta(days=n))
        solve(progress, day=DAY + timedelta(days=n))
    last = DAY + timedelta(days=3)
    assert progress.day_streak(last) == Streak(4, 4)
    assert progress.day_streak(last + timedelta(days=1)) == Streak(4, 4)  # today there is still time
    assert progress.day_streak(last + timedelta(days=2)) == Streak(0, 4)
    solve(progress, day=last + timedelta(days=2))
    assert ProblemProgress(path).day_streak(last + timedelta(days=2)) == Streak(1, 4)


def test_giving_up_counts_for_no_day(path: Path) -> None:
    progress = ProblemProgress(path)
    give_up(progress)
    assert progress.day_streak(DAY) == Streak()


def test_a_clock_set_back_breaks_nothing(path: Path) -> None:
    progress = ProblemProgress(path)
    solve(progress, day=DAY)
    solve(progress, day=DAY - timedelta(days=9))
    assert progress.day_streak(DAY) == Streak(1, 1)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"version": 99}', '{"version": 1, "problems": 3}', "[" * 100_000, "\x00"],
)
def test_a_spoilt_file_is_put_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    progress = ProblemProgress(path)
    assert progress.spoilt is not None and progress.spoilt.read_text() == text
    solve(progress)
    assert ProblemProgress(path).done("a").solved


def test_bytes_that_are_no_text_are_put_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00")
    progress = ProblemProgress(path)
    assert progress.spoilt is not None
    path.write_bytes(b"\xff")
    again = ProblemProgress(path)
    assert again.spoilt is not None and again.spoilt.read_bytes() == b"\xff"


def test_a_file_of_nothing_but_small_values_costs_little(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most_bytes = MAX_BYTES // 8  # of the whole it takes seconds to trace the memory
    monkeypatch.setattr(problem_progress, "FORMAT", replace(problem_progress.FORMAT, most_bytes=most_bytes))
    path.parent.mkdir()
    path.write_text('{"version": 1, "problems": {}, "x": [' + "[]," * (most_bytes // 3 - 20) + "0]}")
    tracemalloc.start()
    progress = ProblemProgress(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert progress.spoilt is not None and most < 12 * most_bytes


def test_a_long_life_with_problems_fits(path: Path) -> None:
    path.parent.mkdir()
    sfen = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p"
    done = {f"{number:06} {sfen}": asdict(Attempts(9, 9, 99_999)) for number in range(40_000)}
    path.write_text(json.dumps({"version": 1, "problems": done}, indent=1))
    assert ProblemProgress(path).spoilt is None


def test_what_cannot_be_put_aside_is_not_overwritten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_text("nonsense")
    monkeypatch.setattr(files, "put_aside", lambda file: file)
    progress = ProblemProgress(path)
    with pytest.raises(OSError, match="in the way"):
        solve(progress)
    assert progress.spoilt is None and path.read_text() == "nonsense" and progress.done("a").solved


def test_every_spoilt_file_is_kept(path: Path) -> None:
    path.parent.mkdir()
    for text in ("one", "two", "three"):
        path.write_text(text)
        ProblemProgress(path)
    assert {file.read_text() for file in path.parent.iterdir()} == {"one", "two", "three"}


def test_a_file_that_cannot_be_read_now_stays_where_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solve(ProblemProgress(path), "a")
    before = path.read_text()
    with monkeypatch.context() as patch:
        patch.setattr(files, "read_text", unreadable)
        progress = ProblemProgress(path)
        with pytest.raises(OSError, match="cannot read"):
            solve(progress, "b")
    assert progress.spoilt is None and path.read_text() == before and progress.done("b").solved
    solve(progress, "c")
    again = ProblemProgress(path)
    assert all(again.done(key).solved for key in "abc") and again.clean_streak == Streak(3, 3)


def unreadable(path: Path, *_: object) -> str:
    raise OSError(errno.EIO, "cannot read the file", str(path))


def test_what_came_while_the_file_could_not_be_written_is_not_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = ProblemProgress(path)
    with monkeypatch.context() as patch:
        patch.setattr(store, "write_atomic", full_disk)
        with pytest.raises(OSError, match="disk full"):
            solve(progress, "a")
    solve(ProblemProgress(path), "b")
    solve(progress, "c")
    assert all(ProblemProgress(path).done(key).solved for key in "abc")


def full_disk(path: Path, _text: str, **_: object) -> None:
    raise OSError(errno.ENOSPC, "disk full", str(path))


def test_a_file_that_makes_no_sense_later_on_is_not_overwritten(path: Path) -> None:
    progress = ProblemProgress(path)
    solve(progress, "a")
    path.write_text('{"version": 2, "of": "a newer program"}')
    solve(progress, "b")
    assert progress.spoilt is not None and "newer" in progress.spoilt.read_text()
    again = ProblemProgress(path)
    assert again.done("a").solved and again.done("b").solved


def test_single_values_that_make_no_sense_count_as_not_done(path: Path) -> None:
    path.parent.mkdir()
    odd = {"a": {"tries": -1, "solved": "x", "best_ms": 7, "clean": 1}, "b": 3, "c": {"solved": 2, "new": 1}}
    values = {"version": 1, "problems": odd, "clean": [], "days": {"current": 2, "best": 3}, "last_day": "yesterday"}
    path.write_text(json.dumps(values))
    progress = ProblemProgress(path)
    assert progress.spoilt is None
    assert (
        progress.done("a") == Attempts(best_ms=7)
        and progress.done("b") == Attempts()
        and progress.done("c").solved == 2
    )
    assert progress.day_streak(DAY) == Streak(0, 3)


def test_a_place_that_cannot_be_written_is_told_and_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    progress = ProblemProgress(tmp_path / "file" / "problems.json")
    with pytest.raises(OSError):
        solve(progress)
    assert progress.done("a").solved


def test_two_programs_lose_nothing_of_each_other(path: Path) -> None:
    one, other = ProblemProgress(path), ProblemProgress(path)
    solve(one, "a")
    solve(other, "b")
    solve(one, "c")
    assert all(ProblemProgress(path).done(key).solved for key in "abc")
    assert one.clean_streak == Streak(3, 3)


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    progress = ProblemProgress(blocker / "problems.json")
    with pytest.raises(OSError):
        solve(progress, "a")
    blocker.unlink()
    solve(progress, "b")
    again = ProblemProgress(progress.path)
    assert again.done("a").solved and again.done("b").solved


def test_keys_and_numbers_that_make_no_sense_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "problems.json"
    done = '{"tries": ' + "9" * 4000 + ', "solved": 1, "best_ms": 1e999, "clean": "x"}'
    file.write_text('{"version": 1, "problems": {"\\ud800": ' + done + "}}", encoding="utf-8")
    progress = ProblemProgress(file)
    assert progress.done("\ud800") == Attempts(solved=1)
    progress.record("\ud800", date(2026, 3, 1), solved=True, clean=True, hinted=False, time_ms=5)
    assert ProblemProgress(file).done("\ud800").solved == 2
