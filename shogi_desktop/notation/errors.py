"""What can go wrong with text that should be a position, a move or a game."""

from __future__ import annotations

from shogi_desktop.excerpt import QUOTED, excerpt
from shogi_desktop.excerpt import shortened as shortened


class NotationError(ValueError):
    """Text that cannot be read: what is wrong, the offending text, and where (line and column count from 1).

    Message, text and source are excerpts: what a file says never makes an error too long to be shown.
    """

    def __init__(self, message: str, text: str = "", line: int = 1, column: int = 1, source: str = "") -> None:
        self.message = excerpt(message)
        self.text = excerpt(text, QUOTED)
        self.line = line
        self.column = column
        self.source = excerpt(source)
        where = f"line {line}, column {column}: {self.message}"
        super().__init__(f"{self.source}: {where}" if self.source else where)

    def at(self, line: int, column: int, source: str = "") -> NotationError:
        """The same error, for a text that begins at this place of a larger one; the class stays."""
        moved = self.column + column - 1 if self.line == 1 else self.column
        return type(self)(self.message, self.text, self.line + line - 1, moved, source or self.source)


class IllegalMoveText(NotationError):
    """A move that is well written but not allowed in its position."""
