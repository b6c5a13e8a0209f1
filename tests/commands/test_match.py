"""The command that plays tournaments: it may be killed at any moment, and goes on where it was left."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shogi_desktop.commands.match import main
from shogi_desktop.matches.errors import MatchMessage
from shogi_desktop.matches.tournaments.folder import match_folder
from shogi_desktop.notation.wire.work_lines import Begun, Done, Failed, Line, Moved, Over, parse_line
from tests.engines import FakeEngines
from tests.matches.tournaments.fakes import set_up, tournament_of

pytestmark = pytest.mark.usefixtures("tracker")
PATIENCE_S = 60


class Runs:
    """Runs of the command, as the window starts them."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "shogi_desktop", "match", *arguments]
        self.processes.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True))
        return self.processes[-1]

    def said(self, *arguments: str) -> tuple[list[Line], int]:
        """All that it says to its end, with its input open."""
        process = self.start(*arguments)
        assert process.stdout is not None
        lines = [parse_line(text) for text in process.stdout]
        return lines, process.wait(PATIENCE_S)

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            for stream in (process.stdin, process.stdout, process.stderr):
                assert stream is not None
                stream.close()
            process.wait()


@pytest.fixture
def runs() -> Iterator[Runs]:
    made = Runs()
    yield made
    made.end()


def until(process: subprocess.Popen[str], kind: type[Line], count: int) -> None:
    """Reads what it says up to so many lines of a kind."""
    assert process.stdout is not None
    while count:
        count -= isinstance(parse_line(process.stdout.readline()), kind)


def gone(engines: FakeEngines) -> bool:
    """Waits until no engine is left."""
    deadline = time.monotonic() + PATIENCE_S
    while engines.alive() and time.monotonic() < deadline:
        time.sleep(0.05)
    return not engines.alive()


def numbers(folder: Path) -> list[int]:
    lines = (match_folder(folder, (0, 1)) / "games.jsonl").read_text().splitlines()
    return sorted(json.loads(line)["number"] for line in lines)


def test_it_plays_and_tells(runs: Runs, tmp_path: Path) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", "resign", games=3))
    lines, code = runs.said("play", "--lines", str(folder))
    assert (lines[-1], code) == (Done(), 0)
    assert sorted(line.number for line in lines if isinstance(line, Over)) == [1, 2, 3] == numbers(folder)
    begun = next(line for line in lines if isinstance(line, Begun))
    assert begun.opening == "startpos" and any(isinstance(line, Moved) for line in lines)
    assert runs.said("play", "--lines", str(folder)) == ([Done()], 0)


@pytest.mark.parametrize("how", ["killed", "input ends"])
def test_what_is_over_is_kept_and_the_rest_is_played_once(runs: Runs, tmp_path: Path, how: str) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "slow", "slow", games=6, longest=4))
    process = runs.start("play", "--lines", str(folder))
    until(process, Over, 2)
    until(process, Moved, 1)
    assert process.stdin is not None
    if how == "killed":
        process.kill()
    else:
        process.stdin.close()
    process.wait(PATIENCE_S)
    assert gone(FakeEngines(tmp_path / "one")) and gone(FakeEngines(tmp_path / "two"))
    kept = len(numbers(folder))
    assert 2 <= kept < 6
    lines, code = runs.said("play", "--lines", str(folder))
    assert code == 0 and numbers(folder) == [1, 2, 3, 4, 5, 6]
    assert sum(isinstance(line, Over) for line in lines) == 6 - kept


def test_two_cannot_play_it(runs: Runs, tmp_path: Path) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "slow", "slow", games=50, longest=4))
    process = runs.start("play", "--lines", str(folder))
    until(process, Begun, 1)
    for word in (["play", "--lines"], ["delete"]):
        assert runs.said(*word, str(folder)) == ([Failed(MatchMessage.HELD)], 1)


def test_people_are_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", "die_at_start", games=1))
    assert main(["play", str(folder)]) == 1
    assert capsys.readouterr().err.startswith("one - two, game 1 was not played: two does not begin a game of shogi")
    assert main(["play", str(tmp_path / "none")]) == 1
    assert "none" in capsys.readouterr().err


def test_it_is_deleted_with_all_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", ""))
    (folder / "1-2" / "games").mkdir(parents=True)
    assert main(["delete", str(folder)]) == 0 and not folder.exists()
    assert parse_line(capsys.readouterr().out.strip()) == Done()


def test_no_other_folder_is_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    assert main(["delete", str(tmp_path / "mine")]) == 1 and (tmp_path / "mine").exists()
    assert isinstance(parse_line(capsys.readouterr().out.strip()), Failed)


@pytest.mark.parametrize(
    ("address", "why"), [("tcp://10.0.0.1:8786", "use tls://"), ("nonsense", "is no address of a scheduler")]
)
def test_games_go_to_no_machine_whose_messages_others_could_change(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], address: str, why: str
) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", ""))
    assert main(["play", str(folder), "--scheduler", address]) == 1
    assert why in capfd.readouterr().err


def test_a_match_that_is_set_up_for_other_machines_goes_there(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = set_up(tmp_path / "cup", tournament_of(tmp_path, "", "", scheduler="tcp://10.0.0.1:8786", games=1))
    assert main(["play", str(folder)]) == 1
    assert "use tls://" in capfd.readouterr().err
    assert main(["play", str(folder), "--parallel", "1"]) == 0, "or is played here all the same"
    assert numbers(folder) == [1]
