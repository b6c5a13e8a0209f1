"""Places on which a piece can lie, and what lies where: a copy of a position, which may go on meanwhile. Without Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant


@dataclass(frozen=True, slots=True)
class Spot:
    """`square` is -1 for a tray slot; `side` and `kind` are set only for a slot."""

    square: int = -1
    side: int = -1
    kind: int = 0

    @property
    def on_board(self) -> bool:
        return self.square >= 0


def on_square(square: int) -> Spot:
    return Spot(square)


def in_hand(side: int, kind: int) -> Spot:
    return Spot(-1, side, kind)


@dataclass(frozen=True)
class Snapshot:
    """`pieces` holds the occupied squares, `hands` every tray slot with its count; `turn` is 0 or 1.

    `captured` holds for each side the pieces it has taken for good, as (packed piece, count), the dearest first, and
    after them those of its own. `own` are these.
    """

    pieces: dict[int, int] = field(default_factory=dict)
    hands: dict[Spot, int] = field(default_factory=dict)
    turn: int = 0
    captured: tuple[tuple[tuple[int, int], ...], ...] = ((), ())
    own: tuple[int, ...] = ()

    def owner(self, spot: Spot | None) -> int:
        """Side of the piece lying on `spot`, -1 where there is none."""
        if spot is None:
            return -1
        if spot.on_board:
            return self.pieces[spot.square] & 1 if spot.square in self.pieces else -1
        return spot.side if self.hands.get(spot, 0) else -1


def snapshot_of(position: Position, start: Iterable[int] | None = None) -> Snapshot:
    """The picture of `position`; `start` are the pieces the game began with, without it those of the even game."""
    variant = position.variant
    pieces = {square: int(position.piece_at(square)) for square in variant.squares}
    hands = {
        in_hand(side, kind): int(position.hand_count(side, kind)) for side in (0, 1) for kind in variant.hand_kinds
    }
    pieces = {square: piece for square, piece in pieces.items() if piece}
    own = tuple(_taken_of_own(position))
    captured = Snapshot.captured if variant.has_drops else captured_pieces(variant, pieces.values(), start, own)
    if position.tables.contagion and position.ply:
        # Only the history knows which piece was infected and which was taken.
        captured = _each_side(variant, Counter(_unpromoted(variant, piece) for piece in position.removed_pieces()))
    return Snapshot(pieces, hands, int(position.turn), captured, own)


def _taken_of_own(position: Position) -> Iterator[int]:
    """Unpromoted pieces that their own side has taken on the way; only the history knows of them."""
    earlier = position.copy() if position.tables.sweeping else None
    while earlier is not None and earlier.ply:
        victims = [piece for _, piece in earlier.victims()]
        earlier.undo()
        yield from (_unpromoted(position.variant, piece) for piece in victims if piece & 1 == earlier.turn)


def captured_pieces(
    variant: Variant, standing: Iterable[int], start: Iterable[int] | None = None, own: Iterable[int] = ()
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """What each side has taken: the opponent's pieces of the `start` that stand on the board no more, unpromoted, but
    for those that their `own` side has taken.

    All are packed pieces; without `start` the even game's array is meant.
    """
    begun = [kind << 1 | side for kind, side in variant.array.values()] if start is None else start
    missing = Counter(_unpromoted(variant, piece) for piece in begun)
    missing.subtract(_unpromoted(variant, piece) for piece in standing)
    return _each_side(variant, missing - _infected(variant, missing), Counter(own))


def _infected(variant: Variant, missing: Counter[int]) -> Counter[int]:
    """Missing pieces that stand there with another face by contagion: the cheapest of them, as a guess."""
    spread = [variant.infection(kind.id) for kind in variant.every_kind]
    faces = {variant.held_kind(face) for face in spread if face}
    infected = Counter[int]()
    for side in (0, 1):
        own = {piece: count for piece, count in missing.items() if piece & 1 == side}
        more = sum(-count for piece, count in own.items() if count < 0 and piece >> 1 in faces)
        gone = [piece for piece, count in own.items() for _ in range(count)]
        infected.update(sorted(gone, key=lambda piece: _worth(variant, piece), reverse=True)[:more])
    return infected


def _each_side(
    variant: Variant, missing: Counter[int], own: Counter[int] | None = None
) -> tuple[tuple[tuple[int, int], ...], ...]:
    kept = missing & own if own else Counter[int]()
    taken = missing - kept

    def lying(side: int) -> Iterator[tuple[int, int]]:
        for pieces, colour in ((taken, side ^ 1), (kept, side)):
            there = [piece for piece, count in pieces.items() if count > 0 and piece & 1 == colour]
            yield from ((piece, pieces[piece]) for piece in sorted(there, key=lambda each: _worth(variant, each)))

    return tuple(lying(0)), tuple(lying(1))


def _unpromoted(variant: Variant, piece: int) -> int:
    return (variant.kind(piece >> 1).unpromoted or piece >> 1) << 1 | piece & 1


def _worth(variant: Variant, piece: int) -> tuple[int, int]:
    """Sorts royal pieces first, then by value."""
    kind = variant.kind(piece >> 1)
    return -kind.worth - (1_000_000 if kind.royal else 0), kind.id


def fewer(one: dict[Spot, int], other: dict[Spot, int]) -> dict[Spot, int]:
    """The counts while pieces are on their way between board and hand."""
    return {spot: min(count, other.get(spot, 0)) for spot, count in one.items()}
