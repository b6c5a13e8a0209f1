"""What a hint says of a move."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board.marks.hint import words_of


@pytest.mark.parametrize(
    ("usi", "words"),
    [
        ("9i9h9g9f+", "Take along the arrow, then go on to 9g → 9f."),
        ("9i9h9g+", "Take along the arrow, then go on to 9g."),
        ("9i9h9i+", "Take along the arrow, then click the square the piece came from."),
        ("9i9f+", "Follow the arrow and promote."),
    ],
)
def test_a_hint_names_every_square_to_go_on_to(usi: str, words: str) -> None:
    variant = load_variant("dai_dai")
    start = "k16/17/17/17/17/8s8/8g8/8p8/8[LD]8/17/17/17/17/17/17/17/K16 b - 1"
    assert words_of(parse_move(usi, parse_sfen(start, variant)), variant, "western") == words
