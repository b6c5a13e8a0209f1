"""The names of shogi as data: complete, and refused where they are wrong."""

from __future__ import annotations

import tomllib

import pytest

from shogi_desktop import program_files
from shogi_desktop.library.names import NameTable, names_of, parse_condition, parse_names
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import Side, load_variant

SHOGI = load_variant("shogi")
BOOK = names_of(SHOGI)
LANGUAGES = ("en", "ja", "fr", "cs")
ENTRY = '[[openings]]\nkey = "a"\nkanji = "甲"\nreading = "こう"\nromaji = "Ko"\nneeds = ["{needs}"]\nexample = ""\n'


def test_there_are_forty_openings_and_forty_castles() -> None:
    assert len(BOOK.of(NameTable.OPENING)) >= 40 and len(BOOK.of(NameTable.CASTLE)) >= 40


def test_no_two_names_are_called_the_same() -> None:
    for texts in zip(*((name.key, name.kanji, name.romaji) for name in BOOK.names), strict=True):
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_words_in_every_language(language: str) -> None:
    file = program_files.resources() / "texts" / language / "names_shogi.toml"
    words = tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(words) == [name.key for name in BOOK.names]
    for entry in words.values():
        assert entry["title"] and entry["text"] and set(entry) == {"title", "text"}


def test_what_a_name_is_told_instead_of_is_followed_to_the_end() -> None:
    diamond = BOOK.named("diamond-mino")
    assert diamond is not None and {"mino", "kata-mino"} <= diamond.over
    assert BOOK.named("nothing") is None


@pytest.mark.parametrize(
    ("text", "column"),
    [("8h", 1), ("8h:K 10a:G", 6), ("8h:Z", 1), ("hand:-", 1), ("7g:S hand:K", 6), ("!", 1)],
)
def test_a_condition_that_is_none_is_refused_with_its_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_condition(text, SHOGI)
    assert caught.value.column == column


def test_a_file_that_is_none_is_refused_by_the_name() -> None:
    with pytest.raises(ValueError, match=r"^a: .*no piece"):
        parse_names(ENTRY.format(needs="8h:Z"), SHOGI)
    with pytest.raises(ValueError, match=r"^a: there is no name b"):
        parse_names(ENTRY.format(needs="8h:K") + 'over = ["b"]\n', SHOGI)


def test_a_condition_is_seen_from_both_sides() -> None:
    condition = parse_condition("2h:K 1a:r", SHOGI)
    assert condition.watched(Side.BLACK, SHOGI) == {SHOGI.parse_square("2h"), SHOGI.parse_square("1a")}
    assert condition.watched(Side.WHITE, SHOGI) == {SHOGI.parse_square("8b"), SHOGI.parse_square("9i")}
