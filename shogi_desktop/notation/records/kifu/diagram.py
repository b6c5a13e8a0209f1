"""Diagrams of boards whose pieces need more than a character, as Lishogi draws chu shogi: `|  ・  獅 v成獅 ... |一`."""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.rules.board.pieces import Side, kind_of, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...errors import NotationError, PositionMessage, shortened
from .lines import Line
from .written_move import names_of

_CELL: Final = re.compile(r"[ \u3000]*+(?P<side>[vVｖ]?)(?P<piece>[・.．･]|成?[^\s|｜vVｖ成])")
_AFTER: Final = re.compile(r"[ \u3000]*+[|｜]")


def read_rank(line: Line, rank: int, position: Position) -> None:
    """Puts the pieces of a rank onto the board. NotationError where it is none of the variant."""
    variant = position.variant
    if rank > variant.ranks:
        raise line.error(PositionMessage.RANK_TOO_MANY(ranks=variant.ranks))
    at = len(line.text) - len(line.text.lstrip(" \u3000")) + 1
    for file in range(variant.files, 0, -1):
        cell = _CELL.match(line.text, at)
        if cell is None:
            raise line.error(
                PositionMessage.RANK_WRONG(rank=rank, count=variant.files - file, files=variant.files), at + 1
            )
        if cell["piece"] not in "・.．･":
            side = Side.WHITE if cell["side"] else Side.BLACK
            position.put(variant.square(file, rank), make_piece(_kind(variant, cell["piece"], line, at), side))
        at = cell.end()
    if _AFTER.match(line.text, at) is None:
        raise line.error(PositionMessage.RANK_TOO_LONG(rank=rank, files=variant.files), at + 1)


def take_rest(position: Position, side: Side) -> None:
    """Puts all pieces of a full set that are nowhere else into the hand of a side."""
    variant = position.variant
    rest = variant.full_set()
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            rest[variant.kind(kind_of(piece)).unpromoted or kind_of(piece)] -= 1
    for kind in variant.hand_kinds:
        left = rest[kind] - position.hand_count(side.other, kind)
        position.set_hand(side, kind, max(0, left))


def _kind(variant: Variant, name: str, line: Line, at: int) -> int:
    """The kind of a name; of several an unpromoted one, unless 成 stands before it."""
    kinds = names_of(variant).get(name, ())
    if not kinds:
        message = PositionMessage.NOT_A_PIECE(text=shortened(name), title=variant.title)
        raise NotationError(message, line.text, line.number, at + 1)
    return min(kinds, key=lambda kind: bool(variant.kind(kind).unpromoted) != name.startswith("成"))
