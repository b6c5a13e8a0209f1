"""A position that is being set up, as a value (pieces, hands, whose move it is, the number of the next move), and what
can be done to it: commands as values, each of which makes a new sketch of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeVar

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


_Key = TypeVar("_Key")


class Command(Protocol):
    """Something to be done; a command that makes no sense leaves the sketch as it is."""

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch: ...


@dataclass(frozen=True)
class Put:
    """Sets what is on a square; 0 = nothing."""

    square: int
    piece: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        return replace(sketch, pieces=_with(sketch.pieces, self.square, self.piece))


@dataclass(frozen=True)
class Paint:
    """Puts a piece on a square, or takes it away where the very same stands there already."""

    square: int
    piece: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        same = sketch.pieces.get(self.square, 0) == self.piece
        return Put(self.square, 0 if same else self.piece).apply(sketch, variant)


@dataclass(frozen=True)
class Carry:
    """Takes a piece from one place to another; None is the box: there is no end of pieces in it, and it takes all.

    A piece on the target goes to the mover's hand, as captured ones do. Where it cannot, the two change places, or it
    goes into the box if the carried one came from a hand or the box. What the box gives replaces what it is put on.
    """

    piece: int
    origin: Place | None
    target: Place | None

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        if self.origin == self.target or (self.origin is not None and sketch.at(self.origin) != self.piece):
            return sketch
        pieces, hands = dict(sketch.pieces), dict(sketch.hands)
        if isinstance(self.target, InHand):
            held = InHand(self.target.side, unpromoted(variant, self.piece >> 1))
            if held.kind not in variant.hand_kinds or held == self.origin:
                return sketch
            hands[held] = hands.get(held, 0) + 1
        victim = pieces.get(self.target, 0) if isinstance(self.target, int) else 0
        if isinstance(self.origin, InHand):
            hands[self.origin] -= 1
        elif self.origin is not None:
            del pieces[self.origin]
        if isinstance(self.target, int):
            pieces[self.target] = self.piece
        if victim and self.origin is not None:
            taken = InHand(self.piece & 1, unpromoted(variant, victim >> 1))
            if taken.kind in variant.hand_kinds:
                hands[taken] = hands.get(taken, 0) + 1
            elif not isinstance(self.origin, InHand):
                pieces[self.origin] = victim
        return replace(sketch, pieces=pieces, hands={place: count for place, count in hands.items() if count})


@dataclass(frozen=True)
class Cycle:
    """The next face of the piece on a square: own, own promoted, the enemy's, the enemy's promoted."""

    square: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        piece = sketch.pieces.get(self.square, 0)
        if not piece:
            return sketch
        base = unpromoted(variant, piece >> 1)
        faces = [make_piece(kind, side) for side in (0, 1) for kind in (base, variant.kind(base).promotes_to) if kind]
        return Put(self.square, faces[(faces.index(piece) + 1) % len(faces)]).apply(sketch, variant)


@dataclass(frozen=True)
class Promote:
    """The other face of the piece on a square, which stays on its side; nothing where it has only one."""

    square: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        piece = sketch.pieces.get(self.square, 0)
        return Put(self.square, other_face(variant, piece)).apply(sketch, variant) if piece else sketch


@dataclass(frozen=True)
class AddToHand:
    """Changes how many pieces of a kind a side has in hand."""

    place: InHand
    change: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        if self.place.kind not in variant.hand_kinds:
            return sketch
        count = max(0, sketch.hands.get(self.place, 0) + self.change)
        return replace(sketch, hands=_with(sketch.hands, self.place, count))


@dataclass(frozen=True)
class SetTurn:
    side: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        return replace(sketch, turn=self.side)


@dataclass(frozen=True)
class SetNumber:
    number: int

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        return replace(sketch, number=max(1, self.number))


@dataclass(frozen=True)
class Balance:
    """Whether the defender holds all that is nowhere else."""

    on: bool

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        return replace(sketch, balanced=self.on and variant.has_drops)


@dataclass(frozen=True)
class Mirror:
    """Left becomes right."""

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        def mirrored(square: int) -> int:
            return variant.square(variant.files + 1 - variant.file_of(square), variant.rank_of(square))

        return replace(sketch, pieces={mirrored(square): piece for square, piece in sketch.pieces.items()})


@dataclass(frozen=True)
class SwapSides:
    """The board turned round: what was Black's is White's, the move included."""

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        def turned(square: int) -> int:
            file, rank = variant.file_of(square), variant.rank_of(square)
            return variant.square(variant.files + 1 - file, variant.ranks + 1 - rank)

        return replace(
            sketch,
            pieces={turned(square): piece ^ 1 for square, piece in sketch.pieces.items()},
            hands={InHand(1 - place.side, place.kind): count for place, count in sketch.hands.items()},
            turn=1 - sketch.turn,
        )


@dataclass(frozen=True)
class Become:
    """Everything as in another sketch: a preset, or a text that was pasted."""

    sketch: Sketch

    def apply(self, sketch: Sketch, variant: Variant) -> Sketch:
        return self.sketch


def other_face(variant: Variant, piece: int) -> int:
    """The promoted one of an unpromoted piece and the other way round; the piece itself where it has one face."""
    kind = variant.kind(piece >> 1)
    return make_piece(kind.unpromoted or kind.promotes_to or kind.id, piece & 1)


def _with(counts: Mapping[_Key, int], key: _Key, value: int) -> dict[_Key, int]:
    """A copy with one entry changed; 0 is no entry."""
    changed = {**counts, key: value}
    if not value:
        del changed[key]
    return changed
