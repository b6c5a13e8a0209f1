"""How long texts from outside may be: every reader asks here before it takes a text apart.

Each limit lets the largest real thing through: a board of 36 x 36 full of pieces with
names of eight letters, games of tens of thousands of moves, sets of some 100,000 problems. Lengths are in characters.
"""

from __future__ import annotations

from typing import Final

from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import LimitMessage, NotationError

LONGEST_POSITION: Final = 32_768
"""A position as SFEN."""
LONGEST_MOVE: Final = 256
"""One move, however it is written: a demon's burns are listed."""
LONGEST_ROW: Final = LONGEST_POSITION + 8_192
"""A line of a set of problems: a position, its length and title."""
LONGEST_DIAGRAM: Final = 262_144
"""A text in which a diagram (BOD) is looked for."""
LONGEST_NAME: Final = 1_024
"""What stands before the colon of a line of a game file."""
LONGEST_VALUE: Final = 262_144
"""What stands behind it."""
LONGEST_LINE: Final = LONGEST_NAME + LONGEST_VALUE + 16
"""A line with both, and with a line of a comment."""
LONGEST_ESCAPE: Final = 6
"""Characters that `escapes` writes for one."""
LONGEST_TIME_MS: Final = 999_999_999_999
"""Time that a move may take, or a clock show."""

MOST_MOVES: Final = 50_000
"""Moves in a row."""
MOST_NODES: Final = 200_000
"""Moves of a game with all its variations."""
LONGEST_COMMAND: Final = LONGEST_POSITION + 16 * MOST_MOVES
"""A `position` line with its moves."""
LONGEST_ENGINE_LINE: Final = 131_072
"""Any other line of USI: an option, what an engine thinks."""
LONGEST_ANSWER: Final = 1 << 20
"""A line about mate problems, which may hold many lines of play."""

LONGEST_GAME: Final = 32 * 1024 * 1024
MOST_GAME_LINES: Final = 500_000
LONGEST_SET: Final = 64 * 1024 * 1024
MOST_SET_LINES: Final = 1_000_000
MOST_PROBLEMS: Final = 250_000
MOST_RULES: Final = 64
"""Games and choices of rules in one set: each is kept in memory with tables of its own."""


def check_length(text: str, most: int, what: Message) -> None:
    """NotationError where `text`, which is to be `what`, is longer than `most`; it names the place of the limit."""
    if len(text) > most:
        line = text.count("\n", 0, most) + 1
        column = most - text.rfind("\n", 0, most)
        raise NotationError(LimitMessage.TOO_LONG(reason=what, most=most, count=len(text)), text, line, column)
