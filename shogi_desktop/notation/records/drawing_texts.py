"""Drawings on a position as a game file writes them: `green=7g,8h2b,P*5e red=5e`.

A square alone is a circle, two are an arrow, a piece of a hand and a square an arrow from that hand: `P*5e` from
Black's, `p*5e` from White's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from shogi_desktop.game.notes import COLORS, MOST, Drawing
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Variant

from ..errors import LimitMessage, NotationError, PositionMessage, RecordMessage, shortened
from ..positions.sfen import find_kind, piece_text

LONGEST: Final = 32 * MOST
_SQUARE: Final = "[1-9][0-9]?[a-z]{1,2}"
_DRAWING: Final = re.compile(
    rf"(?:(?P<piece>[A-Za-z]|\[[A-Za-z]{{2,8}}\])\*|(?P<origin>{_SQUARE})(?=[1-9]))?(?P<square>{_SQUARE})"
)


def format_drawings(drawings: Iterable[Drawing], variant: Variant) -> str:
    """The text of the drawings on one position, the colours in their usual order."""
    texts: dict[str, list[str]] = {color: [] for color in COLORS}
    for drawing in drawings:
        texts[drawing.color].append(_format(drawing, variant))
    return " ".join(f"{color}={','.join(found)}" for color, found in texts.items() if found)


def parse_drawings(text: str, variant: Variant) -> tuple[Drawing, ...]:
    """The drawings that a text writes. NotationError names the column."""
    if len(text) > LONGEST:
        raise NotationError(LimitMessage.DRAWING_LETTERS(most=LONGEST), text, column=LONGEST + 1)
    found: set[Drawing] = set()
    for word in re.finditer(r"\S+", text):
        color, equals, texts = word.group().partition("=")
        if not equals or color not in COLORS:
            told = RecordMessage.DRAWING(names=", ".join(COLORS))
            raise NotationError(told, word.group(), column=word.start() + 1)
        at = word.start() + len(color) + 1
        for each in texts.split(","):
            found.add(_parse(each, color, variant, at))
            at += len(each) + 1
    if len(found) > MOST:
        raise NotationError(LimitMessage.DRAWINGS(most=MOST), text)
    return tuple(sorted(found))


def _format(drawing: Drawing, variant: Variant) -> str:
    target = variant.square_name(drawing.square)
    if drawing.kind:
        return f"{piece_text(variant, make_piece(drawing.kind, drawing.side))}*{target}"
    return (variant.square_name(drawing.origin) if drawing.origin >= 0 else "") + target


def _parse(text: str, color: str, variant: Variant, at: int) -> Drawing:
    parts = _DRAWING.fullmatch(text)
    if parts is None:
        raise NotationError(RecordMessage.NOT_A_DRAWING(text=shortened(text)), text, column=at + 1)
    kind = side = 0
    if parts["piece"]:
        known = find_kind(variant, parts["piece"])
        if known is None or known[0].id not in variant.hand_kinds:
            raise NotationError(RecordMessage.IN_NO_HAND(text=shortened(parts["piece"])), text, column=at + 1)
        kind, side = known[0].id, int(known[1])
    try:
        square = variant.parse_square(parts["square"])
        origin = variant.parse_square(parts["origin"]) if parts["origin"] else -1
    except ValueError:
        told = PositionMessage.OFF_BOARD(text=shortened(text), title=variant.title)
        raise NotationError(told, text, column=at + 1) from None
    if origin == square:
        raise NotationError(RecordMessage.ARROW_GOES_NOWHERE(text=shortened(text)), text, column=at + 1)
    return Drawing(square, origin, kind, side, color)
