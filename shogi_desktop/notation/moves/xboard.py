"""Moves as engines for XBoard write them: `c3c4`, `b2h8+`, `P@e5`; two legs `g6h7,h7h8`; a pass `@@@@`.

A square is a file letter, counted from the first player's left, and a rank number from his side. The letters of the
pieces are the engine's own; it tells them with its starting array, from which `letters_of` learns them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from shogi_desktop.rules.board.moves import (
    MOST_SQUARES,
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
    walking_move,
)
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, side_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import IllegalMoveText, Named, NotationError, shortened
from ..limits import LONGEST_MOVE, check_length
from .legal import fault_of
from .usi import canonical_move

PASS = "@@@@"
_LEG = re.compile(r"([a-z][1-9][0-9]?)([a-z][1-9][0-9]?)")
_DROP = re.compile(r"([A-Z]['!]?)@([a-z][1-9][0-9]?)")
_FIELD = re.compile(r"[1-9][0-9]*|\+?[A-Za-z]['!]?")


def format_move(move: int, variant: Variant, letters: Mapping[int, str]) -> str:
    """The text of a move; `letters` are the engine's by kind, needed for drops alone (NotationError without)."""
    if is_pass(move):
        return PASS
    target = int(to_square(move))
    if is_drop(move):
        kind = int(drop_kind(move))
        if kind not in letters:
            raise NotationError(f"the engine has no letter for the {variant.kind(kind).name}", variant.kind(kind).code)
        return f"{letters[kind]}@{_square_text(target, variant)}"
    walked = [_square_text(square, variant) for square in (int(from_square(move)), *vias(move), target)]
    legs = [start + end for start, end in pairwise(walked)]
    return ",".join(legs) + ("+" if is_promotion(move) else "")


def parse_move(text: str, position: Position, letters: Mapping[int, str]) -> int:
    """The legal move that `text` writes. NotationError where it is no move, IllegalMoveText where it is not legal.

    A pass names no piece: any that may pass does, since the position after it is the same.
    """
    check_length(text, LONGEST_MOVE, Named.MOVE)
    if text == PASS:
        passes = [move for move in position.legal_moves() if is_pass(move)]
        if not passes:
            raise IllegalMoveText("nobody may pass here", text)
        return int(passes[0])
    move = canonical_move(_packed(text, position.variant, letters), position)
    if not position.is_legal(move):
        raise IllegalMoveText(f"{shortened(text)} is not a legal move here: {fault_of(position, move)}", text)
    return int(move)


def letters_of(array: str, start: Position) -> dict[int, str]:
    """The engine's letters by kind, from the board of its start (`setup ... lnsgkgsnl/1r5b1/... w 0 1`).

    NotationError where its pieces do not stand as in `start`.
    """
    variant = start.variant
    board = array.split(" ")[0]
    rows = board.split("/")
    if len(rows) != variant.ranks:
        raise NotationError(f"{variant.ranks} ranks are expected, not {len(rows)}", shortened(board))
    letters: dict[int, str] = {}
    for rank, row in enumerate(rows, 1):
        file = variant.files
        for field in _FIELD.findall(row):
            if field.isdigit():
                file -= int(field)
                continue
            _learn(letters, field, start, variant.square(file, rank) if file > 0 else -1)
            file -= 1
    return letters


def _learn(letters: dict[int, str], field: str, start: Position, square: int) -> None:
    """A piece of the engine's array, on a square of ours (-1 = beyond the board)."""
    piece = start.piece_at(square) if square >= 0 else EMPTY
    side = Side.BLACK if field[-1 if field[-1].isalpha() else -2].isupper() else Side.WHITE
    letter = field.upper()
    if piece == EMPTY or side_of(piece) != side or letters.setdefault(int(kind_of(piece)), letter) != letter:
        raise NotationError(f"the engine has {field} where it does not stand here", field)


def _square_text(square: int, variant: Variant) -> str:
    return f"{chr(ord('a') + variant.files - variant.file_of(square))}{variant.ranks + 1 - variant.rank_of(square)}"


def _square(text: str, variant: Variant) -> int:
    file, rank = variant.files - (ord(text[0]) - ord("a")), variant.ranks + 1 - int(text[1:])
    if not (1 <= file <= variant.files and 1 <= rank <= variant.ranks):
        raise NotationError(f"{text} is not on the board of {variant.title}", text)
    return int(variant.square(file, rank))


def _packed(text: str, variant: Variant, letters: Mapping[int, str]) -> int:
    drop = _DROP.fullmatch(text)
    if drop:
        kind = next((kind for kind, letter in letters.items() if letter == drop[1]), 0)
        if not kind:
            raise NotationError(f"{shortened(drop[1])} cannot be dropped", text)
        return int(drop_move(kind, _square(drop[2], variant)))
    legs = [_LEG.fullmatch(leg) for leg in text.rstrip("+=").split(",")]
    walked: list[int] = []
    for leg in legs:
        if leg is None:
            raise NotationError(f"this is no move: {shortened(text)}", text)
        start, end = _square(leg[1], variant), _square(leg[2], variant)
        if walked and walked[-1] != start:
            raise NotationError(f"the legs of {shortened(text)} do not meet", text)
        walked += [end] if walked else [start, end]
    promotes = text.endswith("+")
    if len(walked) == 2:
        return int(board_move(walked[0], walked[1], promotes))
    if 2 < len(walked) <= MOST_SQUARES:
        return int(walking_move(walked, promotes))
    raise NotationError(f"{shortened(text)} has too many legs", text)
