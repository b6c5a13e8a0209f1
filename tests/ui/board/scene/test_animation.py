"""Which pieces travel for a transition, forwards and backwards."""

from __future__ import annotations

from dataclasses import replace

from shogi_desktop.rules.board.transition import Leg, Removal, Transition
from shogi_desktop.ui.board.layout.spot import in_hand, on_square
from shogi_desktop.ui.board.scene.animation import Flight, flights_of, length_of

ROOK, PAWN, TOKIN = 4, 17, 29  # a black rook, a white pawn, a white tokin
CAPTURE = Transition(1, 0, (Leg(40, 30, ROOK),), (Removal(30, TOKIN, 8),), (), 0)
DROP = Transition(2, 1, (Leg(-1, 30, PAWN),), (), (), 8)
DOUBLE = Transition(3, 0, (Leg(40, 41, ROOK), Leg(41, 42, ROOK)), (Removal(41, PAWN, 0), Removal(42, PAWN, 0)), (), 0)


def test_capture_travels_to_the_hand_below_the_mover() -> None:
    assert flights_of(CAPTURE, backwards=False) == [
        Flight(TOKIN, (on_square(30), in_hand(0, 8)), stays=False),
        Flight(ROOK, (on_square(40), on_square(30)), stays=True),
    ]


def test_capture_taken_back_returns_the_piece_with_its_face() -> None:
    assert flights_of(CAPTURE, backwards=True) == [
        Flight(TOKIN, (in_hand(0, 8), on_square(30)), stays=True),
        Flight(ROOK, (on_square(30), on_square(40)), stays=True),
    ]


def test_drop_comes_from_the_movers_hand_and_goes_back_there() -> None:
    assert flights_of(DROP, backwards=False) == [Flight(PAWN, (in_hand(1, 8), on_square(30)), stays=True)]
    assert flights_of(DROP, backwards=True) == [Flight(PAWN, (on_square(30), in_hand(1, 8)), stays=False)]


def test_legs_that_follow_each_other_are_one_way_and_lost_pieces_fade() -> None:
    assert flights_of(DOUBLE, backwards=False) == [
        Flight(PAWN, (on_square(41),), stays=False),
        Flight(PAWN, (on_square(42),), stays=False, start=1, end=2),
        Flight(ROOK, (on_square(40), on_square(41), on_square(42)), stays=True, end=2),
    ]
    back = flights_of(DOUBLE, backwards=True)
    assert back[0] == Flight(PAWN, (on_square(41),), stays=True, fades_in=True, start=1, end=2)
    assert back[1] == Flight(PAWN, (on_square(42),), stays=True, fades_in=True)
    assert back[-1] == Flight(ROOK, (on_square(42), on_square(41), on_square(40)), stays=True, end=2)


def test_a_move_made_by_hand_goes_straight_to_its_end() -> None:
    mover = flights_of(DOUBLE, backwards=False, straight=True)[-1]
    assert mover == Flight(ROOK, (on_square(40), on_square(42)), stays=True)


def test_enemies_burn_after_the_arrival() -> None:
    burning = replace(CAPTURE, removals=(Removal(30, TOKIN, 0), Removal(29, PAWN, 0, burnt=True)))
    flights = flights_of(burning, backwards=False)
    assert flights[0] == Flight(TOKIN, (on_square(30),), stays=False)
    assert flights[1] == Flight(PAWN, (on_square(29),), stays=False, start=1, end=2, burns=1)
    assert length_of(flights) == 2
    back = flights_of(burning, backwards=True)
    assert back[1] == Flight(PAWN, (on_square(29),), stays=True, fades_in=True, burns=0)
    assert back[2] == Flight(ROOK, (on_square(30), on_square(40)), stays=True, start=1, end=2)
    assert length_of(back) == 2


def test_a_mover_that_burns_arrives_first_and_rises_first_when_taken_back() -> None:
    suicide = replace(CAPTURE, removals=(Removal(30, TOKIN, 0), Removal(30, ROOK, 0, burnt=True)))
    assert flights_of(suicide, backwards=False)[1:] == [
        Flight(ROOK, (on_square(40), on_square(30)), stays=False, burns=1)
    ]
    assert flights_of(suicide, backwards=True)[1:] == [
        Flight(ROOK, (on_square(30), on_square(40)), stays=True, fades_in=True, start=1, end=2, burns=0)
    ]
