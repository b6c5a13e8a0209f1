"""Jobs through dask: a scheduler and two workers, all of them processes of their own."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.jobs.errors import JobsError
from shogi_desktop.jobs.machines import Machines, OfVersion, OtherVersionError, checked_address, own_version
from shogi_desktop.jobs.workers import JobDone, JobFailed
from shogi_desktop.messages import Message
from tests.jobs import work


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a few files that takes the place of the program's."""
    package = tmp_path / "shogi_desktop"
    (package / "game").mkdir(parents=True)
    (package / "ui").mkdir()
    for name in ("__init__.py", "game/tree.py", "ui/look.py", "game/table.toml"):
        (package / name).write_bytes(f"# {name}\n".encode())
    monkeypatch.setattr(shogi_desktop, "__file__", str(package / "__init__.py"))
    own_version.cache_clear()
    return package


@pytest.fixture(autouse=True)
def forget() -> None:
    own_version.cache_clear()


def version() -> str:
    own_version.cache_clear()
    return own_version()


def test_it_says_the_number_and_what_was_written() -> None:
    assert re.fullmatch(re.escape(shogi_desktop.__version__) + r" \([0-9a-f]{12}\)", own_version())


@pytest.mark.parametrize("name", ["game/tree.py", "game/table.toml"])
def test_what_matters_to_a_job_makes_another_version(copy: Path, name: str) -> None:
    before = version()
    (copy / name).write_text("# something else\n")
    assert version() != before


def test_a_new_file_makes_another_version(copy: Path) -> None:
    before = version()
    (copy / "game" / "more.py").touch()
    assert version() != before


def test_the_window_and_line_ends_do_not_matter(copy: Path) -> None:
    before = version()
    (copy / "ui" / "look.py").write_text("# another look\n")
    (copy / "game" / "tree.py").write_bytes(b"# game/tree.py\r\n")
    (copy / "game" / "tree.pyc").write_bytes(b"compiled")
    assert version() == before


def test_without_sources_the_number_says_all(copy: Path) -> None:
    shutil.rmtree(copy)
    assert version() == shogi_desktop.__version__


def test_a_function_of_this_version_is_called_and_one_of_another_is_not() -> None:
    assert OfVersion(work.square, own_version())(3) == 9
    with pytest.raises(OtherVersionError, match=r"runs version .* not 0\.0\.1"):
        OfVersion(work.square, "0.0.1")(3)


ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a scheduler listens that has two workers."""
    pytest.importorskip("distributed")
    # A job may kill two workers, and is given up at the third.
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "2"}
    where = f"tcp://127.0.0.1:{free_port()}"
    scheduler = ["scheduler", "--host", "127.0.0.1", "--port", where.rpartition(":")[2], "--no-dashboard"]
    worker = ["worker", where, "--nworkers", "2", "--nthreads", "1", "--no-dashboard", "--memory-limit", "0"]
    started = [
        subprocess.Popen([sys.executable, "-m", "dask", *words], env=surroundings, stderr=subprocess.DEVNULL)
        for words in (scheduler, worker)
    ]
    yield where
    for process in reversed(started):
        process.terminate()
        process.wait(30)


def test_jobs_are_done_by_both_workers(address: str) -> None:
    outcomes = list(Machines(address).results(work.square, range(20)))
    assert sorted(one.result for one in outcomes if isinstance(one, JobDone)) == [n * n for n in range(20)]
    numbers = {one.result for one in Machines(address).results(work.own_number, range(20)) if isinstance(one, JobDone)}
    assert len(numbers) == 2 and os.getpid() not in numbers


def test_an_exception_is_told_and_the_others_go_on(address: str) -> None:
    outcomes = {one.argument: one for one in Machines(address).results(work.odd_fails, range(4))}
    failed = outcomes[3]
    assert isinstance(failed, JobFailed) and "3 is odd" in str(failed.why) and not failed.died
    assert outcomes[2] == JobDone(2, 2)


@pytest.mark.timeout(120)
def test_a_killed_worker_costs_nothing_but_time(address: str, tmp_path: Path) -> None:
    jobs = [(tmp_path / f"job{number}", 1 if number == 1 else 0) for number in range(4)]
    outcomes = list(Machines(address).results(work.dies, jobs))
    assert sorted(one.result for one in outcomes if isinstance(one, JobDone)) == [f"job{n}" for n in range(4)]
    assert (tmp_path / "job1").read_text() == "xx"


@pytest.mark.timeout(120)
def test_a_job_that_kills_every_worker_is_given_up(address: str, tmp_path: Path) -> None:
    jobs = [(tmp_path / "deadly", 99)]
    deadly = next(Machines(address).results(work.dies, jobs))
    assert isinstance(deadly, JobFailed) and deadly.died and "worker" in str(deadly.why)
    assert (tmp_path / "deadly").read_text() == "xxx"


def test_a_bag_may_be_endless_and_is_not_taken_ahead(address: str) -> None:
    taken = itertools.count()
    with closing(Machines(address).results(work.square, taken)) as outcomes:
        assert len(list(itertools.islice(outcomes, 10))) == 10
    assert next(taken) <= 10 + 4 * 2


def test_workers_take_leave(address: str, tmp_path: Path) -> None:
    files = [tmp_path / "one"]
    assert len(list(Machines(address).results(work.remember, files, work.forget))) == 1
    assert (tmp_path / "one.left").exists()


class OtherWorker:
    """A worker whose program was written otherwise."""

    def __init__(self, address: str, folder: Path) -> None:
        package = Path(shogi_desktop.__file__).parent
        compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, folder / "shogi_desktop", ignore=compiled)
        shutil.copytree(package.parent / "resources" / "evaluation", folder / "resources" / "evaluation")
        with (folder / "shogi_desktop" / "excerpt.py").open("a") as module:
            module.write("# another version\n")
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
        command = ["worker", address, "--nworkers", "1", "--nthreads", "1", "--no-dashboard", "--memory-limit", "0"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dask", *command, "--local-directory", str(folder)],
            cwd=folder,
            env=surroundings,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> OtherWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(30)


@pytest.mark.timeout(120)
def test_a_worker_of_another_version_gets_no_jobs(address: str, tmp_path: Path) -> None:
    """Whether it comes while jobs are done, or was there before."""
    told: list[tuple[str, str]] = []

    def note(worker: str, why: Message) -> None:
        told.append((worker, str(why)))

    seen = set()
    with OtherWorker(address, tmp_path):
        for times in (1, 2):
            with closing(Machines(address, left_out=note).results(work.seen_version, itertools.count())) as outcomes:
                for done in outcomes:
                    seen.add(done.result if isinstance(done, JobDone) else done.why)
                    if len(told) == times:
                        break
                seen |= {done.result for done in itertools.islice(outcomes, 10) if isinstance(done, JobDone)}
    assert seen == {own_version()}
    (first, why), second = told
    assert first.startswith("tcp://127.0.0.1:") and second == (first, why)
    assert why.startswith("it runs version ") and why.endswith(f", not {own_version()}")


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:8786", "tcp://[::1]:1", "tcp://localhost:9", "tls://far.away:8786"]
)
def test_jobs_are_sent_here_or_by_tls(address: str) -> None:
    assert checked_address(address) == address


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("tcp://192.168.0.7:8786", "another machine"),
        ("tcp://far.away:8786", "another machine"),
        ("tcp://127.0.0.1.far.away:8786", "another machine"),
        ("tcp://0.0.0.0:8786", "another machine"),
        ("127.0.0.1:8786", "no address"),
        ("tcp://127.0.0.1", "no address"),
        ("tcp://127.0.0.1:port", "no address"),
        ("inproc://127.0.0.1:8786", "no address"),
        ("http://127.0.0.1:8786", "no address"),
        ("tcp://[::1:8786", "no address"),
        ("", "no address"),
    ],
)
def test_jobs_are_sent_nowhere_else(address: str, why: str) -> None:
    with pytest.raises(JobsError, match=why):
        Machines(address)


def test_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("shogi_desktop.jobs.machines.PATIENCE_S", 0.5)
    with pytest.raises(JobsError, match="no scheduler"):
        list(Machines(f"tcp://127.0.0.1:{free_port()}").results(work.square, [1]))


def test_without_dask_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(JobsError, match=r"pip install \"shogi-desktop\[cluster\]\""):
        Machines("tcp://127.0.0.1:8786")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(JobsError, match="this edition of the program"):
        Machines("tcp://127.0.0.1:8786")
