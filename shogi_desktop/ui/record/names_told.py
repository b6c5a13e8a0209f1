"""Which openings and castles are told at the cursor of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Side, Variant

if TYPE_CHECKING:  # the names are read when they can be needed
    from shogi_desktop.library.names import Name
    from shogi_desktop.library.recognition import Reached, Recognition


class NamesTold:
    """Remembers the line it looked through last, so that walking in it costs nothing."""

    def __init__(self) -> None:
        self._recognition: Recognition | None = None
        self._variant: Variant | None = None
        self._game: Game | None = None
        self._line: list[int] = []
        self._reached: tuple[Reached, ...] = ()

    def at_cursor(self, game: Game) -> tuple[list[Name], list[Name]]:
        """Of Black and of White: openings, then the castle."""
        if game.cursor.parent is None and game.begins_as_usual:
            return [], []
        from shogi_desktop.library.names import Group
        from shogi_desktop.library.recognition import told

        reached = [each for each in self._of_line(game) if each.ply <= game.cursor.ply]
        black, white = ([name for group in Group for name in told(reached, side, group)] for side in Side)
        return black, white

    def _of_line(self, game: Game) -> tuple[Reached, ...]:
        from shogi_desktop.library.names import names_of
        from shogi_desktop.library.recognition import Recognition

        variant = game.variant
        line = [node.move for node in game.cursor.path()]
        if not names_of(variant).names:
            return ()
        if game is self._game and self._line[: len(line)] == line:
            return self._reached
        if variant is not self._variant or self._recognition is None:
            self._variant, self._recognition = variant, Recognition(variant)
        self._game, self._line = game, line
        self._reached = self._recognition.of_line(game.start, line, game.begins_as_usual)
        return self._reached
