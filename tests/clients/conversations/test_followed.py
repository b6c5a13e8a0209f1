"""A game that is followed: whatever is asked next, position and text are those of the request."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.clients.conversations.usi import Followed
from shogi_desktop.clients.search import SearchRequest
from shogi_desktop.notation.moves.usi import format_position_command
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")


def check(followed: Followed, request: SearchRequest) -> None:
    assert followed.text(request) == format_position_command(request.start, request.moves)
    position = followed.position(request)
    assert format_sfen(position) == format_sfen(request.position())
    assert list(position.history()) == list(request.position().history())


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_a_game_move_after_move(name: str) -> None:
    chance, followed, start = random.Random(1), Followed(), Position(load_variant(name))
    position = start.copy()
    for _ in range(30):
        check(followed, SearchRequest(start, tuple(position.history())))
        position.play(chance.choice(position.legal_moves()))


def test_moves_taken_back_another_line_and_another_start() -> None:
    followed, start = Followed(), Position(SHOGI)
    first, second = start.legal_moves()[:2]
    reply = parse_sfen("9/9/9/9/9/9/9/9/K7k b - 1", SHOGI)
    for request in (
        SearchRequest(start, (first,)),
        SearchRequest(start),
        SearchRequest(start, (second,)),
        SearchRequest(reply),
        SearchRequest(start.copy(), (second,)),
    ):
        check(followed, request)
        check(followed, request)


def test_a_start_that_its_owner_has_played_on() -> None:
    followed, start = Followed(), Position(SHOGI)
    check(followed, SearchRequest(start))
    start.play(start.legal_moves()[0])
    check(followed, SearchRequest(start))
