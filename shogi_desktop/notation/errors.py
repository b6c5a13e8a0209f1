"""What can go wrong with text that should be a position, a move or a game."""

from __future__ import annotations

SHOWN_CHARACTERS = 60


def shortened(text: str) -> str:
    """`text` as it may stand in a message: quoted, control characters escaped, cut after 60 characters."""
    return repr(text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…")


class NotationError(ValueError):
    """Text that cannot be read: what is wrong, the offending text, and where (line and column count from 1)."""

    def __init__(self, message: str, text: str = "", line: int = 1, column: int = 1, source: str = "") -> None:
        where = f"line {line}, column {column}"
        super().__init__(f"{source}: {where}: {message}" if source else f"{where}: {message}")
        self.message = message
        self.text = text
        self.line = line
        self.column = column
        self.source = source

    def at(self, line: int, column: int, source: str = "") -> NotationError:
        """The same error, for a text that begins at this place of a larger one; the class stays."""
        moved = self.column + column - 1 if self.line == 1 else self.column
        return type(self)(self.message, self.text, self.line + line - 1, moved, source or self.source)


class IllegalMoveText(NotationError):
    """A move that is well written but not allowed in its position."""
