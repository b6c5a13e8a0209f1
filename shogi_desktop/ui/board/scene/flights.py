"""Which pieces travel in an animation, and when: a transition read forwards or backwards, without Qt.

Time is counted in legs: each leg of the mover takes 1, and then what burns takes 1 more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from shogi_desktop.rules.board.transition import Removal, Transition

from ..layout.spot import Spot, in_hand, on_square


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece travelling over `stops` between the times `start` and `end`.

    A single stop means that it appears there (`fades_in`) or vanishes there. `stays` tells that the piece lies on the
    last stop, a square, when the animation is over. `burns` names a time: then the piece burns where it stands (read
    backwards: rises from the ashes) for the length of a leg.
    """

    piece: int
    stops: tuple[Spot, ...]
    stays: bool
    fades_in: bool = False
    start: int = 0
    end: int = 1
    burns: int | None = None


def length_of(flights: list[Flight]) -> int:
    """When the last one has arrived."""
    return max((max(flight.end, -1 if flight.burns is None else flight.burns + 1) for flight in flights), default=1)


def flights_of(transition: Transition, backwards: bool, straight: bool = False) -> list[Flight]:
    """Captured pieces first, so that those who move fly above them; `straight` leaves out the stops on the way."""
    paths = [(piece, (stops[0], stops[-1]) if straight else stops) for piece, stops in _paths(transition)]
    last = max((len(stops) - 1 for _, stops in paths), default=1)
    doomed = {removal.square for removal in transition.removals if removal.burnt and _is_mover(transition, removal)}
    flights = [_removal_flight(transition, removal, paths, last) for removal in transition.removals]
    flights = [flight for flight in flights if flight.burns is None or flight.stops[0].square not in doomed]
    for piece, stops in paths:
        burnt = stops[-1].square in doomed
        flights.append(Flight(piece, stops, not burnt, end=len(stops) - 1, burns=last if burnt else None))
    return _reversed(flights) if backwards else flights


def _is_mover(transition: Transition, removal: Removal) -> bool:
    return removal.piece & 1 == transition.side and removal.square == transition.legs[-1].target


def _removal_flight(
    transition: Transition, removal: Removal, paths: list[tuple[int, tuple[Spot, ...]]], last: int
) -> Flight:
    spot = on_square(removal.square)
    if removal.burnt:
        return Flight(removal.piece, (spot,), False, start=last, end=last + 1, burns=last)
    leg = next((stops.index(spot, 1) - 1 for _, stops in paths if spot in stops[1:]), 0)
    home = (in_hand(transition.side, removal.to_hand_kind),) if removal.to_hand_kind else ()
    return Flight(removal.piece, (spot, *home), False, start=leg, end=leg + 1)


def _reversed(flights: list[Flight]) -> list[Flight]:
    total = length_of(flights)
    return [
        replace(
            flight,
            stops=flight.stops[::-1],
            stays=flight.stops[0].on_board,
            fades_in=len(flight.stops) == 1 or flight.burns is not None,
            start=total - flight.end,
            end=total - flight.start,
            burns=None if flight.burns is None else total - 1 - flight.burns,
        )
        for flight in flights
    ]


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
