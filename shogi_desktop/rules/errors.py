"""What can go wrong with rules: bad variant files, moves that are not legal.

What an error quotes may come from a file: every message is an excerpt, short enough to be shown.
"""

from __future__ import annotations

from shogi_desktop.excerpt import excerpt


class RulesError(ValueError):
    """Base of all errors of this package."""

    def __init__(self, message: str) -> None:
        super().__init__(excerpt(message))


class VariantError(RulesError):
    """A variant file that cannot be used; says which file, which part of it and why."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        self.file = excerpt(file)
        self.where = excerpt(where)
        self.reason = excerpt(reason)
        super().__init__(": ".join(part for part in (self.file, self.where, self.reason) if part))


class MovementError(RulesError):
    """A movement string that cannot be read; `column` counts from 1."""

    def __init__(self, text: str, column: int, reason: str) -> None:
        self.text = excerpt(text)
        self.column = column
        self.reason = excerpt(reason)
        super().__init__(f"movement {self.text!r}, column {column}: {self.reason}")


class IllegalMoveError(RulesError):
    """A move that the rules do not allow in the position it was made in."""
