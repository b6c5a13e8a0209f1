"""The command that has a library analysed: what it says, and that it may be ended at any moment."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import pytest

from shogi_desktop.clients.catalogue import format_engines
from shogi_desktop.commands.jobs import main
from shogi_desktop.commands.jobs.options import ENDED
from shogi_desktop.library.catalogue import Catalogue, Wanted
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.notation.wire.work_lines import Analysing, Done, Failed, parse_line
from tests import needs
from tests.engines import FakeEngines
from tests.library.collection import index, random_game, write_games
from tests.systems import children_of, kill_hard

FEW = ("--nodes", "20", "--processes", "2")


@pytest.fixture
def library(tmp_path: Path) -> Path:
    folder = tmp_path / "library"
    write_games(folder, [random_game(seed, plies=6) for seed in range(8)])
    return folder


def child(*arguments: str, cwd: Path, before: Sequence[str] = ()) -> subprocess.Popen[str]:
    """The command as from a terminal; a shell has programs in the background, as these tests may be, ignore SIGINT."""
    command = [*before, sys.executable, "-m", "shogi_desktop", "jobs", "analyse", *arguments]
    surroundings = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    pipe = subprocess.PIPE
    old = signal.signal(signal.SIGINT, signal.default_int_handler)  # one with a handler is not ignored in the child
    try:
        return subprocess.Popen(command, cwd=cwd, env=surroundings, text=True, stdin=pipe, stdout=pipe, stderr=pipe)
    finally:
        signal.signal(signal.SIGINT, old)


def run(*arguments: str, cwd: Path) -> tuple[int, str, str]:
    process = child(*arguments, cwd=cwd)
    out, err = process.communicate(timeout=100)
    return process.returncode, out, err


def kept(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.shogi"))


def test_a_library_is_analysed_into_a_folder_beside_its_records(library: Path, tmp_path: Path) -> None:
    before = {file: file.read_bytes() for file in library.iterdir()}
    code, out, err = run("library", *FEW, cwd=tmp_path)
    assert code == 0, err
    assert re.fullmatch(r"8 of 8 games analysed \(\d\d positions\), 0 known, 0 without moves, 0 failed\n", out)
    results = tmp_path / "library-analysed"
    assert f"results are kept in {results}\n" in err and "100.0 %" in err
    assert kept(results) == [file.name for file in sorted(before)]
    for file in results.glob("*.shogi"):
        game = parse_game(file.read_text("utf-8"))
        assert all(node.evaluation for node in (game.root, *game.main_line()))
    assert {file: file.read_bytes() for file in library.iterdir()} == before
    code, out, err = run("library", *FEW, cwd=tmp_path)
    assert (code, out) == (0, "0 of 8 games analysed (0 positions), 8 known, 0 without moves, 0 failed\n")


def analyse(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The command in this process."""
    monkeypatch.setattr("signal.signal", lambda *_: None)
    return main(["analyse", *arguments])


def test_an_engine_of_the_persons_analyses(
    tracker: None,
    library: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    engines = FakeEngines(tmp_path)
    file = tmp_path / "engines.json"
    file.write_text(format_engines((engines.outside("Lance", "losing"),)))
    out = str(tmp_path / "there")
    words = (str(library), "--nodes", "20", "--processes", "1", "--out", out, "--engines", str(file), "--engine")
    assert analyse(monkeypatch, *words, "Lance") == 0
    assert len(kept(tmp_path / "there")) == 8 and engines.told("go nodes 20")
    assert analyse(monkeypatch, *words, "Gold") == 1
    assert analyse(monkeypatch, *words, "Lance", "--scheduler", "tcp://127.0.0.1:8786") == 1
    told = capsys.readouterr().err
    assert "there is no engine of the name Gold" in told and "your own engines work on this computer alone" in told


def test_a_bad_record_is_named_and_the_others_are_analysed(library: Path, tmp_path: Path) -> None:
    (library / "003.shogi").write_text("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7x\n")
    code, out, _ = run(str(library), *FEW, "--out", "there", cwd=tmp_path)
    assert code == 1 and len(kept(tmp_path / "there")) == 7
    failed, total = out.splitlines()
    assert failed.startswith(f"failed: {library / '003.shogi'} 1: line 4, column 5: ")
    assert total.startswith("7 of 8 games analysed") and total.endswith("1 failed")


def test_a_worker_that_dies_costs_its_game_nothing_but_time(tmp_path: Path) -> None:
    """And all the others nothing at all."""
    write_games(tmp_path / "library", [random_game(seed, plies=12) for seed in range(4)])
    process = child("library", "--nodes", "4000", "--processes", "1", cwd=tmp_path)
    assert process.stderr is not None
    wait_for(process.stderr, ": analysed")
    (worker,) = workers_of(process.pid)
    kill_hard(worker)
    out, _ = process.communicate(timeout=100)
    assert process.returncode == 0 and out.startswith("4 of 4 games analysed")


@pytest.fixture
def long_library(tmp_path: Path) -> Path:
    """Nobody sees the end of its analysis, but its first game is over soon."""
    folder = tmp_path / "library"
    write_games(folder, [random_game(seed, plies=60 if seed else 1) for seed in range(8)])
    return folder


LONG = ("--time", "250", "--processes", "1")


def wait_for(stream: IO[str], word: str) -> None:
    """Reads up to a line that ends so."""
    for line in stream:
        if line.endswith(f"{word}\n"):
            return
    raise AssertionError(f"nobody says {word}")


def workers_of(process: int) -> list[int]:
    """The processes that do the jobs."""
    return [number for number, command in children_of(process).items() if "resource_tracker" not in command]


@needs.interrupts
@pytest.mark.parametrize("end", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_a_run_that_was_ended_is_gone_on_with(long_library: Path, tmp_path: Path, end: str) -> None:
    process = child("library", *LONG, cwd=tmp_path)
    assert process.stderr is not None
    wait_for(process.stderr, "000.shogi 1: analysed")
    process.send_signal(getattr(signal, end))
    _, err = process.communicate(timeout=100)
    told = process.returncode == ENDED and err.endswith("is kept, and the same command goes on there\n")
    assert told != (end == "SIGKILL") and "Traceback" not in err
    assert "000.shogi" in kept(tmp_path / "library-analysed")
    with child("library", *LONG, cwd=tmp_path) as again:
        assert again.stderr is not None
        wait_for(again.stderr, "000.shogi 1: known")
        again.kill()


def test_a_folder_of_results_belongs_to_one_run(long_library: Path, tmp_path: Path) -> None:
    with child("library", *LONG, cwd=tmp_path) as process:
        assert process.stderr is not None
        wait_for(process.stderr, ": analysed")
        code, _, err = run("library", *LONG, cwd=tmp_path)
        process.kill()
    assert code == 1 and "another process keeps its results in" in err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--scheduler", "tcp://10.0.0.1:8786"], "is another machine, and without TLS everybody"),
        (["--scheduler", "somewhere"], "is no address of a scheduler"),
        ([], "the file or folder does not exist"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert main(["analyse", "nowhere", *words]) == 1
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--nodes", "0"], ["--nodes", "9", "--time", "9"], ["--processes", "none"]])
def test_what_makes_no_sense_is_not_begun(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["analyse", "library", *words])
    assert ended.value.code == 2


def test_without_a_word_it_tells_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "analyse all games of a library" in capsys.readouterr().out


# For the window


def numbers(library: Path, path: Path) -> list[int]:
    index(path, library)
    catalogue = Catalogue(path)
    found = list(catalogue.games(Wanted()))
    catalogue.close()
    return found


def test_the_window_names_records_of_its_index(library: Path, tmp_path: Path) -> None:
    path, out = tmp_path / "index.sqlite", tmp_path / "results"
    wanted = numbers(library, path)[2:5]
    process = child(str(library), "--index", str(path), "--out", str(out), *FEW, cwd=tmp_path)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(" ".join(map(str, wanted)) + "\n")
    process.stdin.flush()
    lines = [parse_line(line) for line in process.stdout]
    process.communicate(timeout=100)
    assert process.returncode == 0 and lines[-1] == Done()
    steps = [line for line in lines if isinstance(line, Analysing)]
    assert [(step.done, step.all) for step in steps] == [(1, 3), (2, 3), (3, 3)] and steps[-1].share == 1000
    assert kept(out) == ["002.shogi", "003.shogi", "004.shogi"]


@pytest.mark.parametrize(
    "before", [[], pytest.param(["sh", "-c", "trap '' INT; exec \"$@\"", "sh"], marks=needs.interrupts)]
)
def test_it_ends_when_the_window_does(long_library: Path, tmp_path: Path, before: list[str]) -> None:
    """Also where the window was started in the background of a shell, which has its interrupts ignored."""
    path, out = tmp_path / "index.sqlite", tmp_path / "results"
    wanted = numbers(long_library, path)
    words = (str(long_library), "--index", str(path), "--out", str(out), *LONG)
    process = child(*words, cwd=tmp_path, before=before)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(" ".join(map(str, wanted)) + "\n")
    process.stdin.flush()
    assert isinstance(parse_line(process.stdout.readline()), Analysing)
    process.communicate(timeout=100)  # closes its input
    assert process.returncode == ENDED and kept(out) == ["000.shogi"]


def test_the_window_is_told_why_not(tmp_path: Path) -> None:
    words = ("nowhere", "--index", "none", "--out", str(tmp_path / "out"), "--scheduler", "tcp://10.0.0.1:8786")
    process = child(*words, cwd=tmp_path)
    out, _ = process.communicate("\n", timeout=100)
    line = parse_line(out.strip())
    assert process.returncode == 1 and isinstance(line, Failed) and "another machine" in str(line.why)
