"""Two programs of one person run at the same time: none takes anything from the other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.another_program import Program

ROOT = Path(__file__).parents[2]


class Running:
    """A program in a process of its own."""

    def __init__(self, home: Path) -> None:
        command = [sys.executable, "-m", "tests.session.another_program", str(home)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=home
        )

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def expect(self, word: str = "done") -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == word

    def do(self, *lines: str) -> None:
        for line in lines:
            self.tell(line)
            self.expect()

    def end(self) -> None:
        self.process.communicate()
        assert self.process.returncode == 0


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "problems").mkdir()
    (tmp_path / "problems" / "mine.sfen").write_text("", "utf-8")
    return tmp_path


@pytest.fixture
def pair(home: Path) -> Iterator[tuple[Running, Running]]:
    both = Running(home), Running(home)
    for each in both:
        each.expect("ready")
    yield both
    for each in both:
        each.process.kill()
        each.process.communicate()


def test_what_one_program_keeps_the_other_leaves_there(home: Path, pair: tuple[Running, Running], qapp: object) -> None:
    one, other = pair
    one.do("setting theme dark", "lesson shogi pawn 2", "engine Lance", "draft shogi 7", "mistake 0", "game 0")
    one.do("level Lance 5", "problem shogi_a", "compose 0")
    other.do("setting board slate", "lesson shogi rook 3", "engine Bishop", "draft tenjiku 9", "mistake 1", "game 1")
    other.do("level Bishop 6", "problem shogi_b", "compose 1")
    one.do("setting language ja", "lesson chu lion 1", "engine Knight", "draft chu 3")
    for each in pair:
        each.end()
    kept = Program(home)
    settings = kept.settings.current
    assert (settings.theme, settings.board, settings.language) == ("dark", "slate", "ja")
    assert settings.lessons == '{"chu": {"lion": 1}, "shogi": {"pawn": 2, "rook": 3}}'
    assert [each.name for each in kept.engines.all()] == ["Lance", "Bishop", "Knight"]
    for game, number in (("shogi", 7), ("tenjiku", 9), ("chu", 3)):
        kept.drafts.change_game(game)
        assert kept.drafts.editing.sketch.number == number
    assert len(kept.deck.of("shogi")) == 2 and all(card.memory for card in kept.deck.of("shogi"))
    assert len(kept.history.games()) == 2 and kept.history.kept.engines == {"Lance": 5, "Bishop": 6}
    assert kept.progress.done("shogi_a").solved and kept.progress.done("shogi_b").solved
    assert len(kept.sets.read(kept.set_file).problems) == 2


def test_two_programs_that_keep_much_at_the_same_moment_lose_nothing(
    home: Path, pair: tuple[Running, Running], qapp: object
) -> None:
    for name, each in zip("ab", pair, strict=True):
        each.tell(f"many {name} 15")
    for each in pair:
        each.expect()
        each.end()
    kept = Program(home)
    keys = {f"{name}{number}" for name in "ab" for number in range(15)}
    assert all(f'"{key}"' in kept.settings.current.lessons for key in keys)
    assert {each.name for each in kept.engines.all()} == keys
    assert set(kept.history.kept.engines) == keys
    assert kept.progress.solved("shogi") == (30, 30) and kept.progress.clean_streak.current == 30


def test_an_engine_taken_away_in_one_program_stays_away(home: Path, pair: tuple[Running, Running]) -> None:
    one, other = pair
    one.do("engine Lance", "engine Knight")
    other.do("engine Bishop", "forget Lance")
    one.do("engine Pawn")
    for each in pair:
        each.end()
    assert [each.name for each in Program(home).engines.all()] == ["Knight", "Bishop", "Pawn"]
