"""What is said about games."""

from __future__ import annotations

import tomllib

import pytest

from shogi_desktop import program_files
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.ui.words.game_words import (
    capture_words,
    japanese_title,
    newcomers_order,
    sentence_of,
    size_words,
    title_of,
    titles_of,
)
from shogi_desktop.ui.words.i18n import LANGUAGES, document

LETTERS = {"en": 100, "ja": 50, "fr": 120, "cs": 110}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_one_sentence_in_every_language(language: str) -> None:
    sentences = tomllib.loads(document("games.toml", language))
    assert list(sentences) == list(newcomers_order()), "in the same order as the English ones"
    assert set(variant_names()) <= set(sentences)
    for sentence in sentences.values():
        assert sentence.endswith("。" if language == "ja" else ".") and len(sentence) <= LETTERS[language], sentence


def test_no_language_is_taken_from_another() -> None:
    files = [program_files.resources() / "texts" / language / "games.toml" for language in LANGUAGES]
    texts = [tomllib.loads(file.read_text("utf-8")) for file in files]
    for name in newcomers_order():
        assert len({text[name] for text in texts}) == len(LANGUAGES)


def test_titles() -> None:
    chu = load_variant("chu")
    assert (title_of(chu), japanese_title(chu)) == ("Chu shogi", "中将棋")
    assert {"Chu shogi", "中将棋", "Čú šógi"} <= set(titles_of(chu))
    assert size_words(chu) == "12 × 12 squares, 46 pieces a side"


def test_what_nobody_has_said_is_not_made_up() -> None:
    assert sentence_of("no such game") == ""
    assert capture_words(True) != capture_words(False)
