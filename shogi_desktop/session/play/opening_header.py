"""The opening of a game that was played here, in its headers, where KIF has 戦型."""

from __future__ import annotations

from typing import Final

from shogi_desktop.game.tree import Game

HEADER: Final = "opening"


class OpeningHeader:
    """Writes it when a game ends, and again when the same game was gone on with; what somebody else wrote stays."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._written = ""

    def write(self, game: Game) -> None:
        """In kanji, as records have it; nothing for a game without a name."""
        said = game.headers.get(HEADER, "")
        if said and not (game is self._game and said == self._written):
            return
        from shogi_desktop.library.names.recognition import opening_of  # when a game ends, not when the program starts

        name = opening_of(game)
        self._game, self._written = game, name.kanji if name is not None else ""
        if self._written:
            game.headers[HEADER] = self._written
        elif said:
            del game.headers[HEADER]
