"""Pieces on the scene, and their ways when a move is made or taken back: who travels when, along which line."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from shogi_desktop.rules.board.transition import Removal, Transition

from ..layout.spot import Spot, in_hand, on_square


class PieceItem(QGraphicsPixmapItem):
    """A piece's picture, drawn at its exact size (smoothing would only cost time); `piece` is the packed piece."""

    def __init__(self, piece: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.piece = piece
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_face(self, piece: int, pixmap: QPixmap) -> None:
        self.piece = piece
        self.setPixmap(pixmap)

    def place(self, x: float, y: float) -> None:
        """Moves the top left corner, in scene coordinates."""
        self.setPos(QPointF(x, y))


Point = tuple[float, float]
Span = tuple[float, float]  # two shares (0 to 1) of the time of an animation


@dataclass(frozen=True)
class Track:
    """The way of one piece, travelled in the span `moving`; all parts of the way take the same time.

    `fade` is the opacity before and after the span `fading`; a `glow` is seen only within it, brightest in its middle.
    """

    item: PieceItem
    points: tuple[Point, ...]
    moving: Span = (0.0, 1.0)
    fade: tuple[float, float] = (1.0, 1.0)
    fading: Span = (0.0, 1.0)
    glow: bool = False

    def go_to(self, share: float) -> None:
        """Puts the piece where it is after `share` (0 to 1) of the time."""
        if len(self.points) == 1:
            self.item.place(*self.points[0])
        else:
            position = _part(share, self.moving) * (len(self.points) - 1)
            index = min(int(position), len(self.points) - 2)
            (x0, y0), (x1, y1) = self.points[index], self.points[index + 1]
            part = _slowing(position - index)
            self.item.place(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
        faded = _part(share, self.fading)
        bright = math.sin(math.pi * faded) if self.glow else _slowing(faded)
        self.item.setOpacity(bright if self.glow else self.fade[0] + (self.fade[1] - self.fade[0]) * bright)


def _part(share: float, span: Span) -> float:
    """How much of the span has passed, 0 to 1."""
    return min(max((share - span[0]) / (span[1] - span[0]), 0.0), 1.0)


def _slowing(part: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - part) ** 3


class Animator(QObject):
    """Runs the tracks of one transition at a time.

    Signals:
        landed: everything has arrived, by itself or through `settle`.
    """

    landed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: list[Track] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self.settle)

    @property
    def running(self) -> bool:
        return bool(self._tracks)

    def start(self, tracks: list[Track], duration_ms: int) -> None:
        self.settle()
        self._tracks = tracks
        self._advance(0.0)
        self._clock.setDuration(duration_ms)
        self._clock.start()

    def settle(self) -> None:
        """Everything arrives now."""
        if not self._tracks:
            return
        self._clock.stop()
        self._advance(1.0)
        self._tracks = []
        self.landed.emit()

    def _advance(self, share: float) -> None:
        for track in self._tracks:
            track.go_to(share)


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece travelling over `stops` between the times `start` and `end`, in legs: each leg of the mover takes 1,
    and then what burns takes 1 more.

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
