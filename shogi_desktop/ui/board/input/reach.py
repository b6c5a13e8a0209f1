"""What is told before a move is made: an enemy's reach, what would burn or be taken, premoves, choices to be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from shogi_desktop.rules.board.moves import NO_MOVE, drop_kind, is_drop, is_pass, is_promotion, to_square, vias
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.variant import Variant

from ...words.i18n import translate
from ...words.move_texts import infected_kind
from ..layout.layout import Layout
from ..layout.spot import Snapshot, Spot, on_square
from ..marks.marks import BoardMark, MarkKind
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
        self.spot: Spot | None = None  # which is looked at
        self.squares: dict[int, MoveType] = {}

    def can_look(self, snapshot: Snapshot, spot: Spot | None) -> bool:
        """Whether the reach of what is there can be looked at."""
        return self.lookout is not None and spot is not None and spot.on_board and snapshot.owner(spot) >= 0

    def is_mine(self, state: BoardState, snapshot: Snapshot, spot: Spot | None) -> bool:
        """Whether it is a piece of somebody who cannot move now."""
        return not state.reach and snapshot.owner(spot) in self.own

    def look(self, layout: Layout, snapshot: Snapshot, spot: Spot | None) -> None:
        """From now on `squares` are those of the piece on `spot`; of no piece where that is None."""
        self.spot, self.squares = spot, {}
        if self.lookout is not None and spot is not None:
            self.squares = watched_squares(layout, snapshot, spot, self.lookout(spot.square))

    def marks(self, layout: Layout, snapshot: Snapshot) -> list[BoardMark]:
        """What is drawn over the pieces."""
        home = layout.spot_box(self.spot) if self.spot is not None else None
        return [
            BoardMark(
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


Preview = Callable[[int], Transition]


class Foreseen(NamedTuple):
    """Squares of the pieces that would burn, that of the mover if it would burn too (else -1), and those of what it
    would take on its way without stopping there, its own pieces, too; those of its own among them, and the kind that it
    would become by what it takes, with where (0: it would not)."""

    burnt: frozenset[int] = frozenset()
    doomed: int = -1
    swept: frozenset[int] = frozenset()
    lost: frozenset[int] = frozenset()
    becomes: tuple[int, int] = (0, -1)


NOTHING = Foreseen()


class Foresight:
    """Asks `preview`, once for the same moves; without one nothing is foreseen."""

    def __init__(self) -> None:
        self.preview: Preview | None = None
        self.forget()

    def forget(self) -> None:
        """Another position: what was foreseen in the last one is old."""
        self._moves: tuple[int, ...] = ()
        self._seen = NOTHING

    def look(self, moves: tuple[int, ...], variant: Variant) -> Foreseen:
        """What burns, is taken in flight, or becomes another piece, by any of these moves."""
        if self.preview is None or not moves:
            return NOTHING
        if moves != self._moves:
            burnt, doomed, swept, lost, becomes = set[int](), -1, set[int](), set[int](), (0, -1)
            for move in moves:
                transition = self.preview(move)
                ashes = {removal.square: removal.piece for removal in transition.removals if removal.burnt}
                mine = {square for square, piece in ashes.items() if piece & 1 == transition.side}
                burnt |= ashes.keys() - mine
                doomed = int(to_square(move)) if mine else doomed
                taken = {removal.square: removal.piece & 1 for removal in transition.removals if not removal.burnt}
                swept |= taken.keys() - {int(to_square(move)), *vias(move)}
                lost |= {square for square in swept if taken.get(square) == transition.side}
                if kind := infected_kind(transition, variant):
                    becomes = kind, int(to_square(move))
            seen = Foreseen(frozenset(burnt), doomed, frozenset(swept), frozenset(lost), becomes)
            self._moves, self._seen = moves, seen
        return self._seen


Look = Callable[[], Iterable[int]]
"""The moves that may turn out to be possible once it is the side's turn."""


class Premoves:
    """Whose premoves may be entered: those of `side`, as `look` tells when one of its pieces is touched for the first
    time in a position. `look` None: nobody's."""

    def __init__(self, side: int = -1, look: Look | None = None) -> None:
        self.side = side
        self.look = look
        self.looked = False

    def moves(self, snapshot: Snapshot, spot: Spot | None) -> list[int] | None:
        """The moves, where the piece that is touched is the first of its side; None: nothing new."""
        if self.look is None or self.looked or snapshot.owner(spot) != self.side:
            return None
        self.looked = True
        return list(self.look())


def options_of(variant: Variant, piece: int, moves: Sequence[int]) -> list[tuple[int, str]]:
    """What lies on the target after each of these moves, as `option_of`; whoever has to choose whether to promote
    reads what is what: a beginner does not know the other face."""
    found = [option_of(variant, piece, move) for move in moves]
    if not any(is_promotion(move) for move in moves):
        return found
    words = translate("Board", "Keep"), translate("Board", "Promote")
    return [(face, label or words[is_promotion(move)]) for move, (face, label) in zip(moves, found, strict=True)]


def option_of(variant: Variant, piece: int, move: int) -> tuple[int, str]:
    """The packed piece that lies on the target after a move of `piece`, and a label where one is needed.

    NO_MOVE is the way out: no piece.
    """
    if move == NO_MOVE:
        return 0, translate("Board", "Cancel")
    if is_pass(move):
        return piece, translate("Board", "Pass")
    if is_drop(move):
        return make_piece(drop_kind(move), piece & 1), ""
    kind = variant.kind(piece >> 1)
    return make_piece(kind.promotes_to or kind.unpromoted if is_promotion(move) else kind.id, piece & 1), ""
