"""Openings by number: random ones, and those of a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.matches.settings import OpeningFile, RandomOpenings
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.rules import load_variant

SHOGI, TENJIKU = load_variant("shogi"), load_variant("tenjiku")
KIF = """手合割：平手
先手：甲
手数----指手---------消費時間--
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２六歩(27)
"""


def test_random_openings_are_always_the_same() -> None:
    openings = RandomOpenings(6)
    first, again, other = (openings.opening(SHOGI, number) for number in (1, 1, 2))
    assert first == again != other
    assert len(parse_position_command(first, SHOGI).history()) == 6


def test_records_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "two.kif"
    file.write_text(KIF + "\n" + KIF.replace("７六歩(77)", "５六歩(57)"), encoding="utf-8")
    whole, short = OpeningFile(file), OpeningFile(file, 2)
    assert whole.opening(SHOGI, 1) == "startpos moves 7g7f 3c3d 2g2f"
    assert short.opening(SHOGI, 2) == "startpos moves 5g5f 3c3d"
    assert whole.opening(SHOGI, 3) is None
    assert whole.described() != short.described()


def test_positions_of_a_file_are_of_the_game_that_is_played(tmp_path: Path) -> None:
    file = tmp_path / "tenjiku.sfen"
    start = RandomOpenings(0).opening(TENJIKU, 1)
    first = RandomOpenings(1).opening(TENJIKU, 3)
    file.write_text(f"# two\n{first}\n\n{start}\n", encoding="utf-8")
    openings = OpeningFile(file)
    assert [openings.opening(TENJIKU, number) for number in (1, 2, 3)] == [first, start, None]


def test_a_position_without_the_word(tmp_path: Path) -> None:
    file = tmp_path / "one.sfen"
    file.write_text("4k4/9/9/9/9/9/9/9/4K4 b G 1\n")
    assert OpeningFile(file).opening(SHOGI, 1) == "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1"


@pytest.mark.parametrize("text", [KIF.replace("76", "95").replace("７六", "９五"), "startpos moves 7g7e\n", "nothing"])
def test_what_cannot_be_read_is_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.kif"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="record 1"):
        OpeningFile(file).opening(SHOGI, 1)


def test_another_game_is_told(tmp_path: Path) -> None:
    file = tmp_path / "shogi.kif"
    file.write_text(KIF, encoding="utf-8")
    with pytest.raises(ValueError, match="this is shogi"):
        OpeningFile(file).opening(TENJIKU, 1)
    with pytest.raises(OSError):
        OpeningFile(tmp_path / "missing.kif")
