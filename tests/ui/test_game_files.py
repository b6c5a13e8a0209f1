"""Names of game files, keeping games under them, and what files of positions hold."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.game_files import file_name, keep, problems_of

WHEN = datetime(2024, 5, 6, 7, 8)


def test_a_name_says_when_and_who() -> None:
    assert file_name("Hanako", "Tarō", WHEN) == "2024-05-06 0708 Hanako - Tarō.shogi"
    assert file_name("a/b", "c:d?", WHEN) == "2024-05-06 0708 a b - c d.shogi"


@pytest.mark.parametrize(
    "name",
    ["王" * 40, "x" * 300, "🀄" * 70, "x" + "王" * 99, "a\ud800"],
    ids=["kanji", "letters", "wide", "odd", "broken"],
)
def test_a_name_of_any_length_can_be_kept_twice(tmp_path: Path, name: str) -> None:
    game = Game(load_variant("shogi"))
    wanted = tmp_path / file_name(name, name, WHEN)
    first, second = keep(game, wanted), keep(game, wanted)
    assert first == wanted and second.stem == f"{wanted.stem} (2)"
    assert len(second.name.encode()) <= 255


PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
POSITION = "4k4/9/9/9/9/9/9/9/4K4 b - 1"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (PROBLEM, 1),
        (f"sfen {PROBLEM} moves G*5b\n", 1),
        (f"# title: Two\n{PROBLEM}; 1\n\n{PROBLEM}; 1; Again\n", 2),
        (f"{POSITION}\n{POSITION}", 2),
        (f"{POSITION}; 1", 1),
        (f"# title: Kept\n{POSITION}", 1),
    ],
    ids=["no_king", "with_solution", "set", "several", "with_length", "with_title"],
)
def test_positions_that_are_problems(text: str, count: int) -> None:
    found = problems_of(text, "shogi")
    assert found is not None and len(found.problems) == count


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# only a remark",
        POSITION,
        f"sfen {POSITION} moves 5i5h",
        "startpos moves 7g7f",
        "Shogi Desktop game 1\nx\ny",
        "nonsense",
        "startpos moves 7g7f\nstartpos moves 2g2f",
    ],
    ids=["empty", "remark", "position", "with_moves", "startpos", "game", "nonsense", "games"],
)
def test_texts_that_are_no_problems(text: str) -> None:
    assert problems_of(text, "shogi") is None


def test_a_bad_row_of_several_is_named() -> None:
    with pytest.raises(NotationError, match=r"set\.sfen: line 3"):
        problems_of(f"{PROBLEM}\n\n9/9/9 b - 1\n", "shogi", "set.sfen")
    with pytest.raises(NotationError, match=r"set\.sfen: line 1"):
        problems_of("9/9/9 b - 1; 3", "shogi", "set.sfen")
