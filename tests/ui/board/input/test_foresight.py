"""What a move would burn or take in flight is told before it is made."""

from __future__ import annotations

from shogi_desktop.rules.board.moves import board_move, two_leg_move
from shogi_desktop.rules.board.transition import Leg, Removal, Transition
from shogi_desktop.ui.board.input.foresight import NOTHING, Foreseen, Foresight

MINE, THEIRS = 2, 3


def seen(move: int, *removals: Removal) -> Foreseen:
    foresight = Foresight()
    foresight.preview = lambda _: Transition(move, 0, (Leg(10, 40, MINE),), removals, (), 0)
    return foresight.look((move,))


def test_nothing_is_foreseen_of_plain_captures() -> None:
    assert seen(int(board_move(10, 40)), Removal(40, THEIRS, 0)) == NOTHING
    assert seen(int(two_leg_move(10, 20, 40)), Removal(20, THEIRS, 0), Removal(40, THEIRS, 0)) == NOTHING


def test_what_is_taken_in_flight_is_foreseen_on_both_sides() -> None:
    flight = seen(int(board_move(10, 40)), Removal(20, MINE, 0), Removal(30, THEIRS, 0), Removal(40, THEIRS, 0))
    assert flight == Foreseen(swept=frozenset({20, 30}))


def test_what_burns_is_foreseen_and_the_mover_too() -> None:
    burnt = seen(int(board_move(10, 40)), Removal(41, THEIRS, 0, True), Removal(40, MINE, 0, True))
    assert burnt == Foreseen(frozenset({41}), 40)
