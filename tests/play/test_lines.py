from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import variant_names

from .lines import games, line_of
from .powers import POWERS, shown

MOST_MOVES = 10


def test_every_game_has_a_line() -> None:
    assert sorted(games()) == sorted(variant_names())


@pytest.mark.parametrize("name", games())
def test_moves_of_a_line_are_legal_and_show_what_they_say(name: str) -> None:
    line = line_of(name)
    assert len(line.moves) <= MOST_MOVES
    for position, move, shows in line.walk():
        text = format_move(move, position.variant)
        assert position.outcome() is None, text
        assert set(shows) <= set(shown(position, move)), text


def test_every_power_is_shown_somewhere() -> None:
    assert {word for name in games() for _, shows in line_of(name).moves for word in shows} == set(POWERS)
