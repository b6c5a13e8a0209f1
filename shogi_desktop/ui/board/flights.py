"""Which pieces travel in an animation: a transition read forwards or backwards, without Qt."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.transition import Transition

from .spot import Spot, in_hand, on_square


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece travelling over `stops`. A single stop means it appears there (`fades_in`) or vanishes there.

    `stays` tells that the piece lies on the last stop, a square, when the animation is over.
    """

    piece: int
    stops: tuple[Spot, ...]
    stays: bool
    fades_in: bool = False


def flights_of(transition: Transition, backwards: bool) -> list[Flight]:
    """Captured pieces first, so that those who move fly above them."""
    flights = [
        _removal_flight(removal.square, removal.piece, removal.to_hand_kind, transition.side, backwards)
        for removal in transition.removals
    ]
    for piece, stops in _paths(transition):
        ordered = stops[::-1] if backwards else stops
        flights.append(Flight(piece, ordered, stays=ordered[-1].on_board))
    return flights


def _removal_flight(square: int, piece: int, hand_kind: int, side: int, backwards: bool) -> Flight:
    if not hand_kind:
        return Flight(piece, (on_square(square),), stays=backwards, fades_in=backwards)
    stops = (on_square(square), in_hand(side, hand_kind))
    return Flight(piece, stops[::-1] if backwards else stops, stays=backwards)


def _paths(transition: Transition) -> list[tuple[int, tuple[Spot, ...]]]:
    """The legs joined where one begins on the square on which the one before it ended."""
    paths: list[tuple[int, tuple[Spot, ...]]] = []
    for leg in transition.legs:
        origin = on_square(leg.origin) if leg.origin >= 0 else in_hand(transition.side, transition.drop_kind)
        target = on_square(leg.target)
        if paths and paths[-1][1][-1] == origin:
            piece, stops = paths[-1]
            paths[-1] = (piece, (*stops, target))
        else:
            paths.append((leg.piece, (origin, target)))
    return paths
