"""A position that is being set up, as a value: pieces, hands, whose move it is, and the number of the next move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant


@dataclass(frozen=True, slots=True)
class InHand:
    """A place that is no square: a side's pieces of a kind in hand."""

    side: int
    kind: int


Place = int | InHand  # a square, or a place in a hand


@dataclass(frozen=True)
class Sketch:
    """Compared by value. `pieces` holds packed pieces by square, `hands` counts above 0; `number` counts from 1.

    With `balanced` the defender of a mate problem, who is not to move, has every piece that is nowhere else in hand.
    """

    pieces: Mapping[int, int] = field(default_factory=dict)
    hands: Mapping[InHand, int] = field(default_factory=dict)
    turn: int = 0
    number: int = 1
    balanced: bool = False

    def at(self, place: Place) -> int:
        """The packed piece on a square or like those in a hand, 0 where there is none."""
        if isinstance(place, InHand):
            return make_piece(place.kind, place.side) if self.hands.get(place) else 0
        return self.pieces.get(place, 0)


def sketch_of(position: Position) -> Sketch:
    """What a position looks like; its history is no part of it."""
    variant = position.variant
    pieces = {square: int(position.piece_at(square)) for square in variant.squares}
    places = [InHand(int(side), kind) for side in Side for kind in variant.hand_kinds]
    hands = {place: int(position.hand_count(place.side, place.kind)) for place in places}
    return Sketch(
        {square: piece for square, piece in pieces.items() if piece},
        {place: count for place, count in hands.items() if count},
        int(position.turn),
        int(position.move_number),
    )


def position_of(sketch: Sketch, variant: Variant) -> Position:
    """The position itself, for judging and writing it."""
    position = Position.empty(variant)
    for square, piece in sketch.pieces.items():
        position.put(square, piece)
    for place, count in sketch.hands.items():
        position.set_hand(place.side, place.kind, count)
    position.set_turn(sketch.turn)
    position.set_move_number(sketch.number)
    return position


def full_set(variant: Variant) -> Counter[int]:
    """How many pieces of each kind, unpromoted, both sides have together in the even game."""
    return variant.full_set()


def pieces_there(sketch: Sketch, variant: Variant) -> Counter[int]:
    """How many pieces of each kind, unpromoted, are on the board and in the hands."""
    found = Counter(unpromoted(variant, piece >> 1) for piece in sketch.pieces.values())
    for place, count in sketch.hands.items():
        found[place.kind] += count
    return found


def with_rest(sketch: Sketch, variant: Variant) -> Sketch:
    """The defender, who is not to move, holds just the pieces of the full set that are neither on the board nor in the
    attacker's hand."""
    full = full_set(variant)
    hands = {place: count for place, count in sketch.hands.items() if place.side == sketch.turn}
    there = pieces_there(replace(sketch, hands=hands), variant)
    rest = {InHand(1 - sketch.turn, kind): full[kind] - there[kind] for kind in variant.hand_kinds}
    return replace(sketch, hands=hands | {place: count for place, count in rest.items() if count > 0})


def problem_sketch(position: Position) -> Sketch:
    """What a mate problem looks like: where nothing is missing in it, that stays so."""
    sketch = sketch_of(position)
    return replace(sketch, balanced=position.variant.has_drops and with_rest(sketch, position.variant) == sketch)


def unpromoted(variant: Variant, kind: int) -> int:
    """The kind that a piece of this kind is once it is turned back."""
    return variant.kind(kind).unpromoted or kind


def can_be_written(sketch: Sketch, variant: Variant) -> bool:
    """Whether no hand could ever grow beyond what a position can count."""
    there = pieces_there(sketch, variant)
    return all(there[kind] < MAX_HAND for kind in variant.hand_kinds)
