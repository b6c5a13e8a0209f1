"""What is said of a hint beside its move: who gave it, and why another one did not."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.review import Judged, Mark
from shogi_desktop.coach.facts import FactKind
from shogi_desktop.game.notes import UNKNOWN_MATE, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.words.analysis_words import (
    MOST_LETTERS,
    ScoreStyle,
    hint_text,
    judgement_parts,
    score_text,
    threat_text,
)

SHOGI = load_variant("shogi")


@pytest.mark.parametrize(
    ("score", "mover", "black"),
    [
        (Score(135), "+1.35", "−1.35"),
        (Score(-5), "−0.05", "+0.05"),
        (Score(0), "+0.00", "+0.00"),
        (Score(12345), "+123", "−123"),
        (Score(50, bound="lowerbound"), "≥+0.50", "≤−0.50"),
        (Score(mate=7), "+mate 7", "−mate 7"),
        (Score(mate=-2), "−mate 2", "+mate 2"),
        (Score(mate=UNKNOWN_MATE), "+mate", "−mate"),
    ],
)
def test_scores_of_a_position_with_white_to_move(score: Score, mover: str, black: str) -> None:
    white, even = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w - 1", SHOGI), Position(SHOGI)
    assert score_text(score, white, ScoreStyle("mover")) == mover
    assert score_text(score, white, ScoreStyle("black")) == black
    assert score_text(score, even, ScoreStyle("black")) == score_text(score, even, ScoreStyle("mover")) == mover


@pytest.mark.parametrize(
    ("score", "told"),
    [
        (Score(79), "−79"),
        (Score(-5), "+5"),
        (Score(12345), "−12345"),
        (Score(50, bound="lowerbound"), "≤−50"),
        (Score(mate=7), "−mate 7"),
    ],
)
def test_scores_in_hundredths_of_a_pawn(score: Score, told: str) -> None:
    white = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w - 1", SHOGI)
    assert score_text(score, white, ScoreStyle("black", hundredths=True)) == told


@pytest.mark.parametrize(
    ("name", "score", "told"),
    [
        ("shogi", Score(0), "50%"),
        ("shogi", Score(600), "73%"),
        ("shogi", Score(-600), "27%"),
        ("shogi", Score(10**9), "100%"),
        ("shogi", Score(-(10**9), bound="upperbound"), "≤0%"),
        ("shogi", Score(mate=-5), "−mate 5"),
        ("tenjiku", Score(600), "57%"),
    ],
)
def test_chances_to_win(name: str, score: Score, told: str) -> None:
    assert score_text(score, Position(load_variant(name)), ScoreStyle("chance")) == told


@pytest.mark.parametrize(
    ("by", "trouble", "told"),
    [
        ("", "", "Hint: ☗\u202fP-7f"),
        ("Lance", "", "Hint: ☗\u202fP-7f  (Lance)"),
        ("", "Lance: No hint: it is gone", "Hint: ☗\u202fP-7f  (Lance: No hint: it is gone)"),
    ],
)
def test_who_gave_it(by: str, trouble: str, told: str) -> None:
    move = parse_move("7g7f", SHOGI)
    hint = Hint(move, (move,), by=by, trouble=trouble)
    text = hint_text(Position(SHOGI), hint, NO_MOVE, "western")
    assert text.split() == told.replace("\u202f", " ").split()


def test_what_an_engine_says_is_bounded() -> None:
    move = parse_move("7g7f", SHOGI)
    hint = Hint(move, (move,), trouble="x" * 5000)
    assert len(hint_text(Position(SHOGI), hint, NO_MOVE, "western")) < MOST_LETTERS + 40


def test_a_threatened_mate_is_told_in_one_notation_and_marked_where_its_end_is_not_known() -> None:
    position = parse_sfen("8k/9/9/6+R1S/9/9/9/9/9 w RN 1", SHOGI)
    line = tuple(parse_move(text, SHOGI) for text in ("3d3a", "1a1b", "R*1c"))
    whole = threat_text(position, Hint(line[0], line, 3), "western")
    assert whole.startswith("Threatened: mate in 3: ") and not whole.endswith("…")
    moves = whole.rpartition(": ")[2].split("  ")
    assert len(moves) == 3 and all("-" in move or "*" in move or "x" in move for move in moves)
    assert threat_text(position, Hint(line[0], line[:2], 3), "western").endswith(" …")


def said(judged: Judged, beside: FactKind | None) -> list[str]:
    return list(judgement_parts(judged, Position(SHOGI), "western", "black", beside))


def test_what_the_coach_says_beside_it_is_not_said_twice() -> None:
    game = Game(SHOGI)
    judged = Judged(
        game.play(parse_move("2g2f", game.start)), Side.BLACK, 0.5, 0.0, Mark.BLUNDER, "7g7f", missed=3, allowed=13
    )
    mates, better = ["missed a mate in 3", "allowed a mate in 13"], ["better: ☗ P-7f"]
    mark = ["blunder", "Black’s chance to win 50% → 0%"]
    assert said(judged, None) == said(judged, FactKind.LEAVES) == mark + mates + better
    assert said(judged, FactKind.ALLOWS_MATE) == mark + mates[:1] + better
    assert said(judged, FactKind.MISSES_MATE) == mark + mates[1:]
    assert said(judged, FactKind.WRONG_PLACE) == said(judged, FactKind.MISSES_PIECE) == mark + mates
