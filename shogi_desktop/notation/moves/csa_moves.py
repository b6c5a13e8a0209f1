"""Moves as CSA writes them: `+7776FU`, `-0034KI` for a drop, `+8822UM` for a promotion.

The sign is the side's, a square two digits, and the piece is what stands on the square after the move. Shogi alone
has such moves.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from shogi_desktop.rules.board.moves import (
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    to_square,
)
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import MoveMessage, NotationError, PositionMessage, shortened

PIECES: Final = {
    "FU": "P",
    "KY": "L",
    "KE": "N",
    "GI": "S",
    "KI": "G",
    "KA": "B",
    "HI": "R",
    "OU": "K",
    "TO": "+P",
    "NY": "+L",
    "NK": "+N",
    "NG": "+S",
    "UM": "+B",
    "RY": "+R",
}
"""What CSA calls the pieces of shogi, and the codes of this program."""
SIGNS: Final = {"+": Side.BLACK, "-": Side.WHITE}
SIGN_OF: Final = {side: sign for sign, side in SIGNS.items()}

_NAME_OF: Final = {code: name for name, code in PIECES.items()}
_SIDES: Final = {Side.BLACK: "Black", Side.WHITE: "White"}
_MOVE: Final = re.compile("[+-][0-9]{4}[A-Z]{2}")


@cache
def kinds(variant: Variant) -> dict[str, int]:
    """The kinds of shogi by their CSA names."""
    return {name: variant.kind_by_code(code).id for name, code in PIECES.items()}


def piece_name(variant: Variant, kind: int) -> str:
    """The CSA name of a kind of shogi."""
    return _NAME_OF[variant.kind(kind).code]


def parse_move(text: str, position: Position) -> int:
    """The move that `text` writes for the side to move of `position`, legal or not. NotationError."""
    if not _MOVE.fullmatch(text):
        raise NotationError(MoveMessage.NOT_OF_CSA(text=shortened(text)), text)
    if SIGNS[text[0]] != position.turn:
        raise NotationError(MoveMessage.TURN_OF(side=_SIDES[Side(position.turn)]), text)
    kind = kinds(position.variant).get(text[5:])
    if kind is None:
        raise NotationError(PositionMessage.UNKNOWN_PIECE(text=text[5:]), text, column=6)
    target = _square(text, 3, position.variant)
    if text[1:3] == "00":
        if kind not in position.variant.hand_kinds:
            raise NotationError(MoveMessage.NOT_DROPPED(text=text[5:]), text, column=6)
        return int(drop_move(kind, target))
    return moved_to(position, _square(text, 1, position.variant), target, kind, text)


def moved_to(position: Position, origin: int, target: int, kind: int, text: str) -> int:
    """The move after which a piece of `kind` stands on `target`. NotationError where none on `origin` becomes it."""
    variant = position.variant
    before = int(kind_of(position.piece_at(origin)))
    if before == EMPTY:
        raise NotationError(MoveMessage.EMPTY(square=variant.square_name(origin)), text)
    if origin == target:
        raise NotationError(MoveMessage.SAME_SQUARE, text)
    if kind not in (before, variant.kind(before).promotes_to):
        raise NotationError(
            MoveMessage.OTHER_PIECE(square=variant.square_name(origin), piece=piece_name(variant, before)), text
        )
    return int(board_move(origin, target, kind != before))


def format_move(position: Position, move: int) -> str:
    """CSA text of a move possible in `position`."""
    variant = position.variant
    if is_drop(move):
        origin, kind = "00", int(drop_kind(move))
    else:
        origin, kind = digits(variant, int(from_square(move))), int(kind_of(position.piece_at(from_square(move))))
        kind = variant.kind(kind).promotes_to if is_promotion(move) else kind
    return SIGN_OF[Side(position.turn)] + origin + digits(variant, int(to_square(move))) + piece_name(variant, kind)


def digits(variant: Variant, square: int) -> str:
    """A square as `77`."""
    return f"{variant.file_of(square)}{variant.rank_of(square)}"


def _square(text: str, at: int, variant: Variant) -> int:
    if "0" in text[at : at + 2]:
        raise NotationError(PositionMessage.UNKNOWN_SQUARE(text=text[at : at + 2]), text, column=at + 1)
    return variant.square(int(text[at]), int(text[at + 1]))
