"""All that is wrong with a variant's file is found at once, and nothing that follows from a mistake only."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.session.variant_mistakes import mistakes_so_far

LION = """
[[pieces]]
code = "LN"
name = "lion"
romaji = "shishi"
kanji = "獅子"
kanji_short = "獅"
moves = "KNAD"
"""


def places(folder: Path, text: str) -> list[str]:
    file = folder / "mine.toml"
    file.write_text('base = "shogi"\ntitle = "Mine"\n' + text, "utf-8")
    *_, found = mistakes_so_far(file)
    return [error.where for error in found]


def test_a_sound_file_has_none(tmp_path: Path) -> None:
    assert places(tmp_path, LION) == []


def test_all_are_found(tmp_path: Path) -> None:
    bad = LION.replace("KNAD", "K?").replace("獅子", "獅子").replace('name = "lion"', "name = 3")
    found = places(tmp_path, "colour = 1\n[rules]\nrepetition = 400\nno_moves = 'win'\n" + bad)
    assert sorted(found) == ["colour", "pieces LN.moves", "pieces LN.name", "rules.no_moves", "rules.repetition"]


@pytest.mark.parametrize("text", ["[", "files = 'many'", "[[pieces]]\ncode = 1"])
def test_what_cannot_be_mended_ends_the_list(tmp_path: Path, text: str) -> None:
    assert len(places(tmp_path, text)) == 1
