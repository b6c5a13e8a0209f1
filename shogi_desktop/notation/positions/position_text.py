"""Reading a position from whatever text somebody has copied: SFEN as this program or web sites write it, a USI position
command, or a BOD diagram."""

from __future__ import annotations

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import Named, NotationError, PositionMessage
from ..limits import LONGEST_COMMAND, check_length
from ..lines import lines_of
from ..moves.usi import parse_position_command
from .bod import looks_like_bod, parse_bod
from .web_positions import position_of_web

COMMANDS = ("position", "startpos", "sfen")
_BEFORE = "sfen "


def parse_position(text: str, variant: Variant) -> Position:
    """The position that a text describes, the last one of a text with moves.

    NotationError, with line and column in the text. Lines behind the one with the position are passed over.
    """
    check_length(text, LONGEST_COMMAND, Named.POSITION_WITH_MOVES)
    text = position_of_web(text) or text
    if looks_like_bod(text):
        return parse_bod(text, variant)
    for number, (line, _) in enumerate(lines_of(text, LONGEST_COMMAND), 1):
        if line.strip():
            return _of_line(line, number, variant)
    raise NotationError(PositionMessage.NO_TEXT, text)


def _of_line(line: str, number: int, variant: Variant) -> Position:
    """Of a position command, of which the first words may be missing."""
    before = "" if line.split(maxsplit=1)[0] in COMMANDS else _BEFORE
    try:
        return parse_position_command(before + line, variant)
    except NotationError as error:
        column = max(1, error.column - len(before))
        raise type(error)(error.message, error.text, number, column) from None
