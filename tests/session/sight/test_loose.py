"""Pieces that could be taken or that nobody guards."""

from __future__ import annotations

from shogi_desktop.rules import load_variant
from shogi_desktop.session.sight.looking import control_of, worries_of
from shogi_desktop.session.sight.seen import Worry
from tests.ui.board.boards import set_up

SHOGI = load_variant("shogi")


def test_what_is_said_of_pieces() -> None:
    pieces = {"5i": "K", "5a": "k", "2h": "R", "2e": "P", "2d": "p", "8e": "N", "8d": "p", "9i": "L", "7d": "s"}
    position = set_up(SHOGI, pieces)
    control = control_of(position)
    mine = worries_of(position, control, [0])
    assert {SHOGI.square_name(square): worry for square, worry in mine.items()} == {
        "2e": Worry.ATTACKED,
        "8e": Worry.LOOSE,
        "2h": Worry.UNGUARDED,
        "9i": Worry.UNGUARDED,
    }
    theirs = worries_of(position, control, [1])
    assert {SHOGI.square_name(square): worry for square, worry in theirs.items()} == {
        "2d": Worry.LOOSE,
        "8d": Worry.UNGUARDED,
        "7d": Worry.UNGUARDED,
    }
    assert worries_of(position, control, [0, 1]) == mine | theirs
