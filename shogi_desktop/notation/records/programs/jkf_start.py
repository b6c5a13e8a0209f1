"""The start of a game as JKF states it: a preset, or board and hands.

`{"preset": "OTHER", "data": {"color": 0, "board": [[{}, ...], ...], "hands": [{"FU": 1}, {}]}}`: the board goes file by
file from 1, each file from rank 1; a square has `color` (0 = Black) and `kind`, or neither.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece, side_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...errors import PositionMessage
from ...moves.csa_moves import kinds, piece_name
from ..kifu.handicaps import handicap_of_name
from ..replay import room_in_hand

PRESETS: Final = {
    "HIRATE": "",
    "KY": "lance",
    "KY_R": "right-lance",
    "KA": "bishop",
    "HI": "rook",
    "HIKY": "rook-lance",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "5_L": "left-five",
    "6": "six",
    "7_L": "9a,8a,3a,2a,1a,8b,2b",
    "7_R": "seven",
    "8": "eight",
    "10": "ten",
}
"""The presets of JKF and the keys of their handicaps; one is a free choice of pieces to leave out."""
OTHER: Final = "OTHER"
MOST_OF_A_KIND: Final = 100
_PRESET_OF: Final = {key: preset for preset, key in PRESETS.items()}


def read_start(initial: object, handicap: str, variant: Variant) -> tuple[Position, Message | None]:
    """The start, and what is wrong with it (None: nothing).

    `handicap` is its Japanese name where `initial` is missing.
    """
    if initial is None:
        return Position.handicap(variant, handicap_of_name(variant, handicap) or ""), None
    preset = initial.get("preset") if isinstance(initial, dict) else None
    if preset in PRESETS:
        return Position.handicap(variant, PRESETS[preset]), None
    data = initial.get("data") if isinstance(initial, dict) and preset == OTHER else None
    if not isinstance(data, dict):
        return Position(variant), PositionMessage.PRESET
    position = Position.empty(variant)
    fits = _read_board(data.get("board"), position) and _read_hands(data.get("hands"), position)
    position.set_turn(Side.WHITE if data.get("color") == 1 else Side.BLACK)
    return position, None if fits else PositionMessage.NO_PIECE_IN_INITIAL


def write_start(start: Position, handicap: str) -> dict[str, object]:
    """What `initial` is for a start."""
    if handicap in _PRESET_OF and start.same_state(Position.handicap(start.variant, handicap)):
        return {"preset": _PRESET_OF[handicap]}
    variant = start.variant
    files = range(1, variant.files + 1)
    board = [[_square(start, variant.square(file, rank)) for rank in range(1, variant.ranks + 1)] for file in files]
    hands = [
        {piece_name(variant, kind): start.hand_count(side, kind) for kind in reversed(variant.hand_kinds)}
        for side in Side
    ]
    return {"preset": OTHER, "data": {"color": int(start.turn), "board": board, "hands": hands}}


def _square(start: Position, square: int) -> dict[str, object]:
    piece = start.piece_at(square)
    if piece == EMPTY:
        return {}
    return {"color": int(side_of(piece)), "kind": piece_name(start.variant, int(kind_of(piece)))}


def _read_board(board: object, position: Position) -> bool:
    """Whether all of it could be read."""
    variant = position.variant
    if board == {}:  # nothing is on it
        return True
    if not isinstance(board, list):
        return False
    fits = len(board) == variant.files
    for file, squares in enumerate(board[: variant.files], 1):
        fits &= isinstance(squares, list) and len(squares) == variant.ranks
        for rank, square in enumerate(squares[: variant.ranks] if isinstance(squares, list) else (), 1):
            kind = square.get("kind") if isinstance(square, dict) else None
            if kind is None:
                continue
            fits &= kind in kinds(variant)
            side = Side.WHITE if square.get("color") == 1 else Side.BLACK
            position.put(variant.square(file, rank), int(make_piece(kinds(variant).get(kind, EMPTY), side)))
    return fits


def _read_hands(hands: object, position: Position) -> bool:
    variant = position.variant
    if not isinstance(hands, list) or len(hands) != len(Side):
        return False
    fits = True
    for side, hand in zip(Side, hands, strict=True):
        for name, count in hand.items() if isinstance(hand, dict) else ():
            kind = kinds(variant).get(name, EMPTY)
            if count == 0:
                continue
            fits &= kind in variant.hand_kinds and isinstance(count, int) and 0 < count <= MOST_OF_A_KIND
            for _ in range(count if fits else 0):
                if not room_in_hand(position, kind):
                    return False
                position.set_hand(side, kind, position.hand_count(side, kind) + 1)
    return fits
