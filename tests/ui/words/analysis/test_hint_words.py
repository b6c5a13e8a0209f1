"""What is said of a hint beside its move: who gave it, and why another one did not."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.words.analysis.hint_words import MOST_LETTERS, hint_text

SHOGI = load_variant("shogi")


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
