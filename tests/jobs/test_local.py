"""Jobs in processes of this machine: what comes back, and what does not hold the others up."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.local import LocalWorkers
from shogi_desktop.jobs.workers import TRIES, JobDone, JobFailed, only_done
from tests import needs
from tests.jobs import work

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.usefixtures("tracker")


def results(outcomes: Iterable[Any]) -> list[Any]:
    return [cast(JobDone[Any, Any], outcome).result for outcome in outcomes]


def test_every_argument_is_done_once() -> None:
    outcomes = list(LocalWorkers(2).results(work.square, range(20)))
    assert sorted((one.argument, one.result) for one in outcomes if isinstance(one, JobDone)) == [
        (number, number * number) for number in range(20)
    ]


def test_no_jobs_need_no_worker() -> None:
    assert list(LocalWorkers(2).results(work.square, [])) == []


def test_workers_are_kept_for_the_next_job() -> None:
    assert len(set(results(LocalWorkers(1).results(work.own_number, range(5))))) == 1


def test_an_exception_is_told_and_the_others_go_on() -> None:
    outcomes = {one.argument: one for one in LocalWorkers(2).results(work.odd_fails, range(6))}
    failed = {number: one for number, one in outcomes.items() if isinstance(one, JobFailed)}
    assert sorted(failed) == [1, 3, 5] and len(outcomes) == 6
    assert "3 is odd" in str(failed[3].why) and not failed[3].died


def test_where_all_must_be_done_the_first_that_fails_ends_it() -> None:
    assert results(only_done(LocalWorkers(1).results(work.odd_fails, [0, 2]))) == results(
        LocalWorkers(1).results(work.odd_fails, [0, 2])
    )
    endless = only_done(LocalWorkers(1).results(work.odd_fails, itertools.count()))
    with pytest.raises(JobsError, match="1 is odd"):
        list(endless)


def test_a_result_that_cannot_be_sent_is_told() -> None:
    one, two = sorted(LocalWorkers(1).results(work.unpicklable, [1, 2]), key=lambda outcome: outcome.argument)
    assert isinstance(one, JobFailed) and "pickle" in str(one.why) and two == JobDone(2, 2)


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    jobs = [(tmp_path / f"job{number}", TRIES - 1 if number == 2 else 0) for number in range(6)]
    assert sorted(results(LocalWorkers(2).results(work.dies, jobs))) == [f"job{number}" for number in range(6)]
    assert (tmp_path / "job2").read_text() == "x" * TRIES


def test_a_job_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    jobs = [(tmp_path / "deadly", 99), (tmp_path / "harmless", 0)]
    outcomes = {one.argument[0].name: one for one in LocalWorkers(1).results(work.dies, jobs)}
    deadly = outcomes["deadly"]
    assert isinstance(deadly, JobFailed) and deadly.died and "exit status" in str(deadly.why)
    assert isinstance(outcomes["harmless"], JobDone)
    assert (tmp_path / "deadly").read_text() == "x" * TRIES


def test_a_bag_may_be_endless_and_is_not_taken_ahead() -> None:
    taken = itertools.count()
    with closing(LocalWorkers(2).results(work.square, taken)) as outcomes:
        assert len(results(itertools.islice(outcomes, 10))) == 10
    assert next(taken) <= 12


def test_what_runs_is_ended_when_nobody_wants_it(tmp_path: Path) -> None:
    outcomes = LocalWorkers(2).results(work.slow_if_told, [(tmp_path / "slow", True), (tmp_path / "fast", False)])
    assert cast(JobDone[Any, str], next(outcomes)).result == "fast"
    outcomes.close()  # the fixture that watches for processes finds none
    assert not (tmp_path / "slow.done").exists()


@needs.notice_of_end
def test_a_worker_takes_leave_when_its_job_is_cancelled(tmp_path: Path) -> None:
    jobs = [(tmp_path / "slow", True), (tmp_path / "fast", False)]
    outcomes = LocalWorkers(2).results(work.slow_if_told, jobs, work.forget)
    next(outcomes)
    outcomes.close()
    assert sorted(file.name for file in tmp_path.glob("*.left")) == ["fast.left", "slow.left"]


def test_workers_take_leave(tmp_path: Path) -> None:
    files = [tmp_path / "one"]
    assert results(LocalWorkers(1).results(work.remember, files, work.forget)) == [None]
    assert (tmp_path / "one.left").exists()


@needs.notice_of_end
def test_workers_go_when_whoever_wanted_their_jobs_is_killed(tmp_path: Path, qtbot: QtBot) -> None:
    """In the middle of a job, and they take leave."""
    command = [sys.executable, "-m", "tests.jobs.killed", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT) as whole:
        qtbot.waitUntil((tmp_path / "slow").exists)
        whole.kill()
    qtbot.waitUntil((tmp_path / "slow.left").exists)
    assert not (tmp_path / "slow.done").exists()


def test_what_jobs_tell_is_heard_with_their_arguments() -> None:
    heard: list[tuple[int, object]] = []
    workers = LocalWorkers(2, lambda argument, what: heard.append((argument, what)))
    assert sorted(results(workers.results(work.counts_aloud, [2, 3]))) == [2, 3]
    assert sorted(heard) == [(2, "0"), (2, "1"), (3, "0"), (3, "1"), (3, "2")]


def test_nobody_need_hear_what_jobs_tell() -> None:
    assert results(LocalWorkers(1).results(work.counts_aloud, [3])) == [3]
    assert work.counts_aloud(2) == 2  # without any worker


def test_there_must_be_a_worker() -> None:
    with pytest.raises(ValueError):
        LocalWorkers(0)
