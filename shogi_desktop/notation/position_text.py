"""Reading a position from whatever text somebody has copied: SFEN, a USI position command, or a BOD diagram."""

from __future__ import annotations

from shogi_desktop.notation.bod import looks_like_bod, parse_bod
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.sfen import parse_sfen
from shogi_desktop.notation.usi import parse_position_command
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.variant import Variant

COMMANDS = ("position", "startpos", "sfen")


def parse_position(text: str, variant: Variant) -> Position:
    """The position that a text describes, the last one of a text with moves. Raises NotationError."""
    if looks_like_bod(text):
        return parse_bod(text, variant)
    line = " ".join(next((line for line in text.splitlines() if line.strip()), "").split())
    if not line:
        raise NotationError("there is no text", text)
    if line.split(" ")[0] in COMMANDS:
        return parse_position_command(line, variant)
    return parse_sfen(line, variant)
