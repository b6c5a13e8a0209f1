from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.messages import plain
from shogi_desktop.rules import Side, load_variant, variant_names
from shogi_desktop.rules.legality import Illegality
from shogi_desktop.rules.rulings.declaration import Declaration
from shogi_desktop.rules.validation import Flaw, FlawReason
from shogi_desktop.ui.words import texts


@pytest.mark.parametrize("reason", Reason)
def test_every_end_has_words(reason: Reason) -> None:
    assert len(texts.result_reason(GameResult(Side.BLACK, reason))) > 4


@pytest.mark.parametrize("fault", Illegality)
def test_the_broken_rule_is_named(fault: Illegality) -> None:
    text = texts.result_reason(GameResult(Side.BLACK, Reason.ILLEGAL_MOVE, fault.value))
    assert text.startswith("White's move was illegal (")


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (GameResult(Side.WHITE, Reason.TIME), "☖ White wins on time"),
        (GameResult(Side.BLACK, Reason.TRY), "☗ Black wins: the king reached the enemy king's square (try)"),
        (GameResult(None, Reason.AGREEMENT), "A draw by agreement"),
        (
            GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "nifu"),
            "☖ White wins: Black's move was illegal (nifu, two pawns on one file)",
        ),
        (GameResult(Side.WHITE, Reason.ILLEGAL_MOVE), "☖ White wins: Black's move was illegal"),
        (
            GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "failed_declaration"),
            "☖ White wins: Black's declaration did not hold",
        ),
    ],
)
def test_result_and_reason_are_one_sentence(result: GameResult, sentence: str) -> None:
    assert texts.result_sentence(result) == sentence


def test_titles() -> None:
    assert texts.result_title(GameResult(Side.WHITE, Reason.TIME)) == "☖ White wins"
    assert texts.result_title(GameResult(None, Reason.REPETITION)) == "A draw"
    assert texts.result_title(GameResult(None, Reason.ABORTED)) == "No result"


@pytest.mark.parametrize("reason", FlawReason)
def test_every_flaw_has_words(reason: FlawReason) -> None:
    variant = load_variant("shogi")
    assert texts.flaws_text([Flaw(reason, variant.parse_square("5e"), plain(""))], variant).endswith("(5e)")


def test_a_flaw_on_many_squares_is_said_once() -> None:
    variant = load_variant("shogi")
    flaws = [Flaw(FlawReason.NIFU, variant.parse_square(square), plain("")) for square in ("7f", "8f", "9f")]
    said = texts.flaws_text([*flaws, Flaw(FlawReason.NO_KING, -1, plain(""))], variant)
    assert said == "two pawns of one side stand on a file (nifu) (7f, 8f, 9f); a king is missing"


@pytest.mark.parametrize(
    "reason",
    ["no_rule", "no_king", "king_not_in_zone", "in_check", "too_few_pieces", "too_few_points", "not_on_home_square"],
)
def test_every_reason_against_a_declaration_has_words(reason: str) -> None:
    text = texts.declaration_reasons(Declaration(False, None, 20, 7, (reason,)))
    assert text.startswith("• ")


def test_the_count_of_a_declaration_names_what_is_needed() -> None:
    by_27 = Declaration(False, None, 12, 0, ("too_few_points",), 28, 28, 10)
    assert texts.declaration_reasons(by_27).endswith("12 of the 28 points needed; 0 of 10 pieces in the zone")
    by_24 = Declaration(False, None, 12, 0, ("too_few_points",), 24, 31, 10)
    assert "12 of the 24 points needed for a draw (31 to win); 0 of 10" in texts.declaration_reasons(by_24)
    assert texts.declaration_reasons(Declaration(False, None, 0, 0, ("no_rule",))).count("\n") == 0


def test_the_count_of_a_declaration_names_what_was_left_out() -> None:
    of_two = Declaration(False, None, 26, 10, ("too_few_points",), 27, 27, 10, 10)
    said = texts.declaration_reasons(of_two)
    assert "26 of the 27 points needed; 10 of them for pieces that White left out; 10 of 10 pieces" in said


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [(0, "0:00"), (1, "0:01"), (1000, "0:01"), (59_001, "1:00"), (600_000, "10:00"), (3_600_000, "1:00:00")],
)
def test_clock_text(milliseconds: int, shown: str) -> None:
    assert texts.clock_text(milliseconds) == shown


@pytest.mark.parametrize(
    ("milliseconds", "shown"), [(None, ""), (999, "0:00"), (61_500, "1:01"), (3_661_000, "1:01:01")]
)
def test_spent_text(milliseconds: int | None, shown: str) -> None:
    assert texts.spent_text(milliseconds) == shown


@pytest.mark.parametrize(
    ("control", "shown"),
    [
        (TimeControl(), "no clock"),
        (TimeControl(600_000, 30_000), "10:00, then 30 s a move"),
        (TimeControl(0, 30_000), "30 s a move"),
        (TimeControl(5_400_000), "1:30:00"),
        (TimeControl(90_000, 0, 5_000), "1:30 + 5 s added a move"),
    ],
)
def test_time_control_text(control: TimeControl, shown: str) -> None:
    assert texts.time_control_text(control) == shown


@pytest.mark.parametrize(
    ("detail", "title", "reason"),
    [
        ("封じ手", "Adjourned", "the next move was sealed"),
        ("指し掛け", "Adjourned", "to be continued later"),
        ("打ち切り", "No result", texts.result_reason(GameResult(None, Reason.ABORTED))),
    ],
)
def test_a_game_that_goes_on_another_day_is_adjourned(detail: str, title: str, reason: str) -> None:
    result = GameResult(None, Reason.ABORTED, detail)
    assert (texts.result_title(result), texts.result_reason(result)) == (title, reason)


def test_every_level_has_its_words() -> None:
    levels = range(1, texts.LEVEL_COUNT + 1)
    assert len({texts.level_name(level) for level in levels}) == 10
    assert len({texts.level_words(level).split(": ")[1] for level in levels}) == 10
    assert texts.level_words(2) == "13 kyu: beginner"


def test_handicaps_show_their_kanji() -> None:
    variant = load_variant("shogi")
    assert texts.handicap_name(variant, "") == "Even game  平手"
    assert texts.handicap_name(variant, "two") == "Two pieces  二枚落ち"


@pytest.mark.parametrize(
    ("name", "key", "told"),
    [
        ("shogi", "two", []),
        ("chu", "two-kings", ["Black (weaker side): drunk elephant 6l → prince"]),
        (
            "chu",
            "three-lions-two",
            [
                "Without queen, dragon king",
                "Black (weaker side): kirin 7k → lion, phoenix 6k → lion",
                "White (stronger side): kirin 6b → phoenix",
            ],
        ),
    ],
)
def test_a_handicap_tells_which_pieces_stand_instead(name: str, key: str, told: list[str]) -> None:
    variant = load_variant(name)
    assert texts.handicap_terms(variant, variant.handicap(key)) == told


@pytest.mark.parametrize(("language", "value"), [("en", "5.5"), ("fr", "5,5")])
def test_worth_is_told_in_pawns(language: str, value: str) -> None:
    shogi = load_variant("shogi")
    silver = replace(shogi.kind_by_code("S"), value=550)
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert texts.value_text(shogi, silver) == value
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("name", variant_names())
def test_a_pawn_is_worth_one_and_a_king_the_game(name: str) -> None:
    variant = load_variant(name)
    start = [variant.kind(number) for number, _ in variant.array.values()]
    pawns = {texts.value_text(variant, kind) for kind in start if kind.name == "pawn"}
    assert pawns <= {"1"}
    assert {texts.value_text(variant, kind) for kind in variant.every_kind if kind.royal} == {"the game"}


class Wide(QTranslator):
    """A language with a colon of its own."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source.replace(": ", "：")


def test_a_rule_and_its_choice_stand_as_the_language_has_it(qapp: QApplication) -> None:
    variant = load_variant("wa", {"drops": "on"})
    assert texts.changed_rules(variant) == ["Drops: Yes"]
    language = Wide()
    qapp.installTranslator(language)
    try:
        assert texts.changed_rules(variant) == ["Drops：Yes"]
    finally:
        qapp.removeTranslator(language)
