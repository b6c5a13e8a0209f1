"""Openings out of the book of a game."""

from __future__ import annotations

import pytest

from shogi_desktop.matches.settings import FEW, BookOpenings, RandomOpenings
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.notation.positions.opening_book import book_of, position_text
from shogi_desktop.rules import load_variant


def test_they_are_moves_of_the_book_and_often_others() -> None:
    shogi, openings = load_variant("shogi"), BookOpenings(8)
    book, _ = book_of(shogi)
    assert book is not None
    played = [openings.opening(shogi, number) for number in range(1, 21)]
    assert played == [openings.opening(shogi, number) for number in range(1, 21)] and len(set(played)) > 10
    for text in played:
        position = parse_position_command(text, shogi)
        assert FEW <= len(position.history()) <= 8
        while position.history():
            position.undo()
            assert book.moves(position_text(position))


@pytest.mark.parametrize("name", ["chu", "wa"])
def test_without_a_book_that_knows_enough_they_are_random(name: str) -> None:
    variant = load_variant(name)
    opening = BookOpenings(FEW - 1).opening(variant, 3)
    assert opening == RandomOpenings().opening(variant, 3)
