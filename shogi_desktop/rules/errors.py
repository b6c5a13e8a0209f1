"""What can go wrong with rules: bad variant files, moves that are not legal."""

from __future__ import annotations


class RulesError(ValueError):
    """Base of all errors of this package."""


class VariantError(RulesError):
    """A variant file that cannot be used; says which file, which part of it and why."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        super().__init__(f"{file}: {where}: {reason}" if where else f"{file}: {reason}")
        self.file = file
        self.where = where
        self.reason = reason


class MovementError(RulesError):
    """A movement string that cannot be read; `column` counts from 1."""

    def __init__(self, text: str, column: int, reason: str) -> None:
        super().__init__(f"movement {text!r}, column {column}: {reason}")
        self.text = text
        self.column = column
        self.reason = reason


class IllegalMoveError(RulesError):
    """A move that the rules do not allow in the position it was made in."""
