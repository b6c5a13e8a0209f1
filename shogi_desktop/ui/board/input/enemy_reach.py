"""The reach of an enemy piece on the board, or of any piece that cannot be moved: which squares are marked, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..layout.layout import Layout
from ..layout.spot import Spot, on_square
from ..marks.marks import Mark, MarkKind
from ..scene.snapshot import Snapshot
from .move_types import MoveType, move_types_of, tells_apart
from .state import BoardState, LegalMoves, steps_of

Lookout = Callable[[int], Iterable[int]]
"""The moves of the piece on a square, whoever's turn it is."""


class EnemyReach:
    """Looks where a piece goes. `lookout` None: nobody tells. `own` are the sides that are not the enemy while nothing
    can be moved."""

    def __init__(self) -> None:
        self.lookout: Lookout | None = None
        self.own = frozenset((0, 1))
        self.squares: dict[int, MoveType] = {}

    def can_look(self, snapshot: Snapshot, spot: Spot | None) -> bool:
        """Whether the reach of what is there can be looked at."""
        return self.lookout is not None and spot is not None and spot.on_board and snapshot.owner(spot) >= 0

    def is_mine(self, state: BoardState, snapshot: Snapshot, spot: Spot | None) -> bool:
        """Whether it is a piece of somebody who cannot move now."""
        return not state.reach and snapshot.owner(spot) in self.own

    def look(self, layout: Layout, snapshot: Snapshot, spot: Spot | None) -> None:
        """From now on `squares` are those of the piece on `spot`; of no piece where that is None."""
        self.squares = {}
        if self.lookout is not None and spot is not None:
            self.squares = watched_squares(layout, snapshot, spot, self.lookout(spot.square))

    def marks(self, layout: Layout, snapshot: Snapshot, spot: Spot) -> list[Mark]:
        """What is drawn over the pieces while `spot` is looked at."""
        home = layout.spot_box(spot)
        return [
            Mark(
                MarkKind.WATCHED_CAPTURE if snapshot.owner(on_square(square)) >= 0 else MarkKind.WATCHED_QUIET,
                layout.square_box(square),
                None if type_ is MoveType.PLAIN else home,
                type_,
            )
            for square, type_ in sorted(self.squares.items())
        ]


def watched_squares(layout: Layout, snapshot: Snapshot, spot: Spot, moves: Iterable[int]) -> dict[int, MoveType]:
    """Every square that the piece on `spot` touches with one of the moves, and the way it gets there.

    Besides the squares it goes to straight away those of a second step.
    """
    moves = list(moves)
    state = BoardState(LegalMoves(moves, snapshot.owner(spot), layout.variant.held_kind), selected=spot)
    found = move_types_of(layout.variant, snapshot.pieces, state)
    onward = MoveType.MULTI if tells_apart(layout.variant) else MoveType.PLAIN
    for move in moves:
        for square in steps_of(move):
            found.setdefault(square, onward)
    found.pop(spot.square, None)
    return found
