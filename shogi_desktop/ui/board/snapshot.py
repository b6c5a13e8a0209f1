"""What a position looks like: a copy of its pieces and hands, so the view never depends on a position in motion."""

from __future__ import annotations

from dataclasses import dataclass, field

from shogi_desktop.rules.position import Position

from .spot import Spot, in_hand


@dataclass(frozen=True)
class Snapshot:
    """`pieces` holds the occupied squares, `hands` every tray slot with its count; `turn` is 0 or 1."""

    pieces: dict[int, int] = field(default_factory=dict)
    hands: dict[Spot, int] = field(default_factory=dict)
    turn: int = 0

    def owner(self, spot: Spot | None) -> int:
        """Side of the piece lying on `spot`, -1 where there is none."""
        if spot is None:
            return -1
        if spot.on_board:
            return self.pieces[spot.square] & 1 if spot.square in self.pieces else -1
        return spot.side if self.hands.get(spot, 0) else -1


def snapshot_of(position: Position) -> Snapshot:
    variant = position.variant
    pieces = {square: int(position.piece_at(square)) for square in variant.squares}
    hands = {
        in_hand(side, kind): int(position.hand_count(side, kind)) for side in (0, 1) for kind in variant.hand_kinds
    }
    return Snapshot({square: piece for square, piece in pieces.items() if piece}, hands, int(position.turn))


def fewer(one: dict[Spot, int], other: dict[Spot, int]) -> dict[Spot, int]:
    """The counts while pieces are on their way between board and hand."""
    return {spot: min(count, other.get(spot, 0)) for spot, count in one.items()}
