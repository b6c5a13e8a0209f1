from __future__ import annotations

import pytest

from shogi_desktop.rules import load_variant
from shogi_desktop.ui.text_board.command_words import (
    EXAMPLES,
    TextQuestion,
    Topic,
    Whose,
    examples,
    phrases,
    understood,
)
from shogi_desktop.ui.words.i18n import LANGUAGES

SHOGI, TENJIKU = load_variant("shogi"), load_variant("tenjiku")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_and_phrase_asks_what_it_should(language: str) -> None:
    for ask, line in zip(Topic, examples(language), strict=True):
        question = understood(line, SHOGI, language)
        assert question is not None and question.ask is ask, line
    needs_more = {Topic.RANK, Topic.FILE}
    for ask in set(Topic) - needs_more:
        for phrase in phrases(ask, language):
            question = understood(phrase, SHOGI, language)
            assert question is not None and question.ask is ask, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_asked_in_every_language(language: str) -> None:
    lines = EXAMPLES[language]
    square = SHOGI.parse_square
    asked = understood(lines[Topic.WHERE], SHOGI, language)
    assert asked is not None and asked.whose is Whose.MINE and asked.piece
    assert understood(lines[Topic.ATTACKS], SHOGI, language) == TextQuestion(Topic.ATTACKS, square("5e"))
    assert understood(lines[Topic.MOVES], SHOGI, language) == TextQuestion(Topic.MOVES, square("7g"))
    assert understood(lines[Topic.RANK], SHOGI, language) == TextQuestion(Topic.RANK, rank=5)
    assert understood(lines[Topic.FILE], SHOGI, language) == TextQuestion(Topic.FILE, file=5)


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("7g", TextQuestion(Topic.SQUARE, SHOGI.parse_square("7g"))),
        ("7七", TextQuestion(Topic.SQUARE, SHOGI.parse_square("7g"))),
        ("７七？", TextQuestion(Topic.SQUARE, SHOGI.parse_square("7g"))),
        ("WHERE ARE the ENEMY rooks?", TextQuestion(Topic.WHERE, whose=Whose.THEIRS, piece="rooks")),
        ("where is white's king", TextQuestion(Topic.WHERE, piece="whites king")),
        ("moves of my gold", TextQuestion(Topic.MOVES, whose=Whose.MINE, piece="gold")),
        ("hands", TextQuestion(Topic.HANDS)),
        ("相手の飛車はどこ", TextQuestion(Topic.WHERE, whose=Whose.THEIRS, piece="飛車")),
    ],
)
def test_lines(line: str, question: TextQuestion) -> None:
    assert understood(line, SHOGI, "en") == question


@pytest.mark.parametrize("line", ["", "   ", "7g7f", "P-7f", "76歩", "hello", "rank z", "file 10", "10a", "0a"])
def test_what_is_no_question(line: str) -> None:
    assert understood(line, SHOGI, "en") is None


def test_squares_of_a_large_board() -> None:
    assert understood("16p", TENJIKU, "en") == TextQuestion(Topic.SQUARE, TENJIKU.parse_square("16p"))
    assert understood("12十三の利き", TENJIKU, "ja") == TextQuestion(Topic.ATTACKS, TENJIKU.parse_square("12m"))
