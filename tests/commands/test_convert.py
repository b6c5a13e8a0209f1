"""Batch conversion: folders, encodings, what is lost, what fails, and that nothing is overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shogi_desktop.commands.__main__ import main
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records import reading
from shogi_desktop.notation.records.encodings import Encoding, decode
from shogi_desktop.notation.records.programs.csa import format_csa, parse_csa
from shogi_desktop.notation.records.programs.jkf import format_jkf
from tests.engine.usi.usi_child import surroundings
from tests.notation.records.playing import played, random_game, usi_moves

GAME = "V2.2\nN+花子\nPI\n+\n+7776FU\nT1\n-3334FU\n%TORYO\n"


def convert(*arguments: object) -> int:
    return main(["convert", *map(str, arguments)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Records in a folder and one below it, and something that is none."""
    inner = tmp_path / "in" / "club"
    inner.mkdir(parents=True)
    (tmp_path / "in" / "a.csa").write_bytes(GAME.encode("cp932"))
    (inner / "b.CSA").write_text(GAME + "/\nPI\n+\n+2726FU\n", encoding="utf-8")
    (inner / "notes.txt").write_text("not a record", encoding="utf-8")
    return tmp_path / "in"


def files(place: Path) -> list[str]:
    return sorted(path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file())


def test_a_folder_is_found_again_with_its_folders(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert convert(folder, "--to", "jkf", "--out", out) == 0
    assert files(out) == ["a.jkf", "club/b-1.jkf", "club/b-2.jkf"]
    assert convert(folder, "--to", "csa", "--out", out) == 0
    assert files(out)[:2] == ["a.csa", "a.jkf"]
    assert [usi_moves(game) for game in parse_csa((out / "club/b.csa").read_text(encoding="utf-8")).games] == [
        "7g7f 3c3d",
        "2g2f",
    ]


def test_the_encoding_is_chosen_and_said_in_the_file(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert convert(folder / "a.csa", "--to", "csa", "--encoding", "sjis", "--out", out) == 0
    read = decode((out / "a.csa").read_bytes())
    assert read.encoding is Encoding.SHIFT_JIS and "N+花子\r\n" in read.text


def test_what_is_lost_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = random_game(3)
    game.headers["black"] = "花子😀"
    (tmp_path / "a.jkf").write_text(format_jkf([game]), encoding="utf-8")
    assert convert(tmp_path / "a.jkf", "--to", "csa", "--encoding", "shift_jis", "--out", tmp_path / "out") == 0
    said = capsys.readouterr()
    assert f"lost: {tmp_path / 'a.jkf'}: variations, the characters 😀" in said.out
    assert "1 of 1 files converted" in said.out and "1/1" in said.err


def test_what_fails_is_listed(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "club" / "c.csa").write_bytes(b"hello")
    (folder / "club" / "d.csa").write_text("PI\n+\n+7776FU\n-3335FU\n", encoding="utf-8")
    out = tmp_path / "out"
    assert convert(folder, folder / "missing.csa", "--to", "csa", "--out", out) == 1
    assert files(out) == ["a.csa", "club/b.csa", "club/d.csa"]
    said = capsys.readouterr().out
    assert f"failed: {folder / 'club' / 'c.csa'}: line 1, column 1: 'hello' is no statement of CSA" in said
    assert f"failed: {folder / 'missing.csa'}: " in said
    assert f"problems: {folder / 'club' / 'd.csa'}: 1, the first: line 4" in said
    assert "3 of 5 files converted" in said


def test_nothing_is_overwritten(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "a.jkf").write_text("mine", encoding="utf-8")
    assert convert(folder / "a.csa", "--to", "jkf", "--out", out) == 1
    assert (out / "a.jkf").read_text(encoding="utf-8") == "mine"
    assert "--force was not said" in capsys.readouterr().out
    assert convert(folder / "a.csa", "--to", "jkf", "--out", out, "--force") == 0
    assert (out / "a.jkf").read_text(encoding="utf-8") != "mine"


def test_two_files_of_one_name_do_not_become_one(folder: Path, tmp_path: Path) -> None:
    (folder / "a.jkf").write_text(format_jkf([played("2g2f")]), encoding="utf-8")
    for _ in range(2):
        assert convert(folder, "--to", "usi", "--out", tmp_path / "out", "--force") == 0
        assert files(tmp_path / "out") == ["a (2).usi", "a.usi", "club/b.usi"]


def test_a_game_that_the_format_does_not_have_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from shogi_desktop.notation.records.shogi_file import format_game
    from shogi_desktop.rules import load_variant

    (tmp_path / "t.shogi").write_text(format_game(Game(load_variant("tenjiku"))), encoding="utf-8")
    assert convert(tmp_path / "t.shogi", "--to", "csa", "--out", tmp_path) == 1
    assert "CSA has no games of Tenjiku" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["a.csa", "--to", "png", "--out", "."],
        ["a.csa", "--to", "psn", "--out", "."],
        ["a.csa", "--to", "jkf", "--out", ".", "--encoding", "sjis"],
        ["a.csa", "--to", "csa", "--out", ".", "--encoding", "latin-1"],
        ["a.csa", "--to", "csa"],
        ["--to", "csa", "--out", "."],
    ],
)
def test_what_is_not_understood_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        convert(*arguments)
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_nothing_is_written_of_a_collection_that_is_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reading, "MOST_GAMES", 3)
    (tmp_path / "a.csa").write_text("+\n/\n" * 4, encoding="utf-8")
    assert convert(tmp_path / "a.csa", "--to", "jkf", "--out", tmp_path / "out") == 1
    assert files(tmp_path) == ["a.csa"] and "it holds more than" in capsys.readouterr().out


def test_an_empty_folder_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert convert(tmp_path, "--to", "csa", "--out", tmp_path / "out") == 1
    assert "0 of 0 files converted" in capsys.readouterr().out


@pytest.mark.parametrize("module", ["shogi_desktop", "shogi_desktop.commands"])
def test_it_runs_without_a_display_and_loads_no_qt(module: str, tmp_path: Path) -> None:
    (tmp_path / "convert").write_text(format_csa([played("7g7f")]), encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "QT_QPA_PLATFORM")}
    environment |= surroundings()
    code = (
        "import runpy, sys\n"
        f"sys.argv = ['x', 'convert', 'convert', '--to', 'jkf', '--out', 'out']\n"
        f"try:\n    runpy.run_module('{module}', run_name='__main__')\n"
        "except SystemExit as end:\n    assert not end.code, end.code\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert files(tmp_path) == ["convert", "out/convert.jkf"]


def test_games_of_own_variants(tmp_path: Path) -> None:
    (tmp_path / "variants").mkdir()
    (tmp_path / "variants" / "mine.toml").write_text('base = "shogi"\ntitle = "Mine"\n', encoding="utf-8")
    game = "Shogi Desktop game 1\nvariant: mine\n\n[moves]\n1 7g7f\n"
    (tmp_path / "a.shogi").write_text(game, encoding="utf-8")
    environment = {**os.environ, **surroundings(), "SHOGI_DESKTOP_VARIANTS": str(tmp_path / "variants")}
    command = [sys.executable, "-m", "shogi_desktop.commands", "convert", "a.shogi", "--to", "usi", "--out", "out"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
    assert (tmp_path / "out" / "a.usi").read_text(encoding="utf-8") == "position startpos moves 7g7f\n"


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hello"]) == main([]) == 2
    assert "usage: shogi-desktop-tools {convert" in capsys.readouterr().err
