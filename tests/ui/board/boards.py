"""Positions drawn as text: `set_up` reads rows of one or two letter codes, Black's in capitals."""

from __future__ import annotations

from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant


def set_up(variant: Variant, pieces: dict[str, str], hands: dict[str, int] | None = None, turn: int = 0) -> Position:
    """`pieces` maps square names to codes ("5i": "K", "5a": "k", "3c": "+p"), `hands` codes to counts."""
    position = Position.empty(variant)
    for name, code in pieces.items():
        kind = variant.kind_by_code(code.upper()).id
        position.put(variant.parse_square(name), make_piece(kind, int(code.islower())))
    for code, count in (hands or {}).items():
        position.set_hand(int(code.islower()), variant.kind_by_code(code.upper()).id, count)
    position.set_turn(turn)
    return position
