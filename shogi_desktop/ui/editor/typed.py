"""Choosing a kind of piece by typing its letters. Without Qt."""

from __future__ import annotations

from shogi_desktop.rules.record.variant import Kind, Variant


class TypedLetters:
    """Gathers letters until they can mean one piece only; `pending` are those of which several begin so."""

    def __init__(self, variant: Variant) -> None:
        self._codes = {kind.code: kind for kind in variant.every_kind if not kind.unpromoted}
        self.pending = ""

    def type(self, letter: str) -> Kind | None:
        """The kind that is meant now, if that is certain. A letter that leads nowhere begins anew."""
        for text in (self.pending + letter.upper(), letter.upper()):
            begins = [code for code in self._codes if code.startswith(text)]
            if begins == [text]:
                self.pending = ""
                return self._codes[text]
            if begins:
                self.pending = text
                return None
        self.pending = ""
        return None

    def finish(self) -> Kind | None:
        """Nothing more is typed: the kind whose letters are complete, if there is one."""
        text, self.pending = self.pending, ""
        return self._codes.get(text)
