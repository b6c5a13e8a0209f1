"""Texts that cannot be read, of which can be said what they look like."""

from __future__ import annotations

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.kinds import Kind
from shogi_desktop.notation.steps import Read, Steps


class RecognizedTextError(ValueError):
    """A text that cannot be read, of which can be said what it looks like."""

    def __init__(self, kind: Kind, error: NotationError) -> None:
        super().__init__(str(error))
        self.kind = kind
        self.error = error


def recognizing(text: str, steps: Steps[Read]) -> Steps[Read]:
    """The same steps; where they cannot read the text, the error says what it looks like, if anything."""
    try:
        return (yield from steps)
    except NotationError as error:
        from shogi_desktop.notation.records.looks_like import looks_like

        kind = looks_like(text)
        if kind is None:
            raise
        raise RecognizedTextError(kind, error) from error
