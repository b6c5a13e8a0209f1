from __future__ import annotations

import pytest

from shogi_desktop.notation.wire.usi_lines import UNKNOWN_MATE
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.thoughts import Score
from shogi_desktop.ui.words.score_words import score_text


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
    assert score_text(score, Side.WHITE, "mover") == mover
    assert score_text(score, Side.WHITE, "black") == black
    assert score_text(score, Side.BLACK, "black") == score_text(score, Side.BLACK, "mover") == mover
