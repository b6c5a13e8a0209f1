"""The command that works on the index: what it says, and that it may be killed at any moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shogi_desktop.analysis.gathering import read_exercises
from shogi_desktop.commands.library import main
from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Wanted
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.wire.work_lines import Done, Failed, Hits, IndexProgress, Line, Mistakes, parse_line
from shogi_desktop.rules import load_variant
from tests.analysis.mistakes import analysed
from tests.library.collection import random_game, write_games


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    write_games(folder, [random_game(seed, plies=20) for seed in range(60)])
    return folder


def child(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "shogi_desktop", "library", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def said(*arguments: str) -> tuple[list[Line], int]:
    process = child(*arguments)
    out, errors = process.communicate(timeout=60)
    assert errors == ""
    return [parse_line(line) for line in out.splitlines()], process.returncode


def test_it_indexes_and_finds(records: Path, tmp_path: Path) -> None:
    path = str(tmp_path / "made" / "index.sqlite")
    lines, code = said("index", path, str(records))
    assert (lines[-1], code) == (Done(), 0)
    assert isinstance(lines[-2], IndexProgress) and lines[-2].records == 60
    lines, code = said("find", path, "shogi", "9i:L turn:b", "--mirrored")
    assert (lines[-1], code) == (Done(), 0)
    assert sum(len(hits.games) for hits in lines if isinstance(hits, Hits)) == 60


def test_without_an_index_nothing_is_found(tmp_path: Path) -> None:
    assert said("find", str(tmp_path / "none"), "shogi", "9i:L") == ([Done()], 0)


@pytest.mark.parametrize("arguments", [("shogi", "9i:X"), ("no game", "9i:L")])
def test_what_cannot_be_done_is_said(
    arguments: tuple[str, str], records: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "index.sqlite")
    assert main(["index", path, str(records)]) == 0
    capfd.readouterr()
    assert main(["find", path, *arguments]) == 1
    line = parse_line(capfd.readouterr().out.strip())
    assert isinstance(line, Failed) and line.why


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["index", str(tmp_path / "file" / "index.sqlite")]) == 1
    assert isinstance(parse_line(capfd.readouterr().out.strip()), Failed)


def test_two_at_once_wait_for_one_another(records: Path, tmp_path: Path) -> None:
    path = str(tmp_path / "index.sqlite")
    one, other = child("index", path, str(records)), child("index", path, str(records))
    for process in (one, other):
        out, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "") and out.endswith("done {}\n")
    catalogue = Catalogue(Path(path))
    assert catalogue.count() == (60, 0)
    catalogue.close()


def test_killed_at_any_moment_it_leaves_an_index_that_the_next_run_completes(records: Path, tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    chance = random.Random(5)
    for _ in range(6):
        process = child("index", str(path), str(records))
        time.sleep(chance.uniform(0.1, 0.7))
        process.kill()
        process.communicate()
        catalogue = Catalogue(path)
        for entry in catalogue.entries(catalogue.games(Wanted())):
            assert catalogue.game(entry.id) is not None
        catalogue.close()
    assert said("index", str(path), str(records))[1] == 0
    catalogue = Catalogue(path)
    assert catalogue.count() == (60, 0)
    catalogue.close()
    assert sorted(os.listdir(tmp_path)) == ["index.sqlite"]


@pytest.fixture
def analysed_index(tmp_path: Path) -> str:
    """An index of Kenji's game with two mistakes, the same again, one with the sides changed, and others."""
    folder = tmp_path / "games"
    folder.mkdir()
    changed = analysed()
    changed.headers |= {"black": "Hanako", "white": "ＫＥＮＪＩ"}
    plain = Game(load_variant("shogi"))
    plain.headers["black"] = "Kenji"
    games = {"one": analysed(), "again": analysed(), "changed": changed, "plain": plain, "other": analysed()}
    games["other"].headers |= {"black": "Kenjiro", "white": "Jan"}
    for name, game in games.items():
        (folder / f"{name}.shogi").write_text(format_game(game), encoding="utf-8")
    (folder / "broken.shogi").write_text("Shogi Desktop game 1\nblack: Kenji\nmoves:\n7g7x\n", encoding="utf-8")
    index = str(tmp_path / "index.sqlite")
    assert main(["index", index, str(folder)]) == 0
    return index


def mistakes(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[list[tuple[str, str]], Mistakes]:
    """The games' players and the moves that are told, and the last line of these."""
    capfd.readouterr()
    assert main(["mistakes", *arguments]) == 0
    *lines, end = [parse_line(line) for line in capfd.readouterr().out.splitlines()]
    assert end == Done()
    told = [line for line in lines if isinstance(line, Mistakes)]
    found = [each for line in told for each in read_exercises(line.positions)]
    return sorted((each.black, each.made) for each in found), told[-1]


def test_the_mistakes_of_a_player_are_told(analysed_index: str, capfd: pytest.CaptureFixture[str]) -> None:
    found, last = mistakes(capfd, analysed_index, "kenji")
    assert found == [("Hanako", "4c4d"), ("Kenji", "2g2f"), ("Kenji", "2g2f")]
    assert last.walked == last.all and last.analysed >= 3


def test_only_those_that_are_bad_enough(analysed_index: str, capfd: pytest.CaptureFixture[str]) -> None:
    found, _ = mistakes(capfd, analysed_index, "Jan", "--least", "blunder", "--limits", "5", "10", "25")
    assert found == [("Kenjiro", "4c4d")]
    assert mistakes(capfd, analysed_index, "Jan", "--least", "blunder", "--limits", "5", "10", "99")[0] == []


def test_nobody_has_no_mistakes(analysed_index: str, capfd: pytest.CaptureFixture[str]) -> None:
    found, last = mistakes(capfd, analysed_index, "Nobody")
    assert found == [] and (last.walked, last.all) == (0, 0)
    assert mistakes(capfd, analysed_index + ".none", "Kenji")[0] == []
