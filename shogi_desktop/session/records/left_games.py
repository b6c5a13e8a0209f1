"""What earlier runs of the program left behind: the game to go on with, games to keep, files that are damaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.steps import Steps

from ..reading import ReadingGivenUp
from .autosave_place import AutosavePlace, claim, claim_own, orphans, pending


@dataclass(frozen=True)
class LeftGames:
    """The autosave at `path`, and those that second programs left beside it.

    read   goes through the steps of a reading of a file of this name; ReadingGivenUp where the person does
    beside opens a game in a tab, from now on kept at this place by others; False where there is no room for it
    keep   puts a game among the earlier games; False where that fails
    tell   says that a file could not be read, and where it lies now
    """

    path: Path
    read: Callable[[Steps[Game | None], str], Game | None]
    beside: Callable[[Game, AutosavePlace], bool]
    keep: Callable[[Game], bool]
    tell: Callable[[UnusableFileError], None]

    def take_up(self, go_on: bool) -> tuple[AutosavePlace, Game | None]:
        """Where to save from now on, and the game that was left there, if one is wished (`go_on`): one to go on with,
        or a record with changes that nobody has saved.

        What lay in other tabs, or a second program left, is opened in tabs then. Any other game goes to the earlier
        games. A file that another program uses, whose game could not be kept, or
        whose reading was given up, is left alone: this program then gets one of its own.
        """
        self._take_orphans(go_on)
        place = claim(self.path)
        if place is None:
            return claim_own(self.path), None
        try:
            game = self.read(pending(self.path), self.path.name)
        except UnusableFileError as error:
            self.tell(error)
            safe = error.kept != self.path
        except ReadingGivenUp:
            safe = False
        else:
            if game is None or go_on:
                return place, game
            safe = self.keep(game)
            if safe:
                place.clear()
        if safe:
            return place, None
        place.release()
        return claim_own(self.path), None

    def _take_orphans(self, go_on: bool) -> None:
        """Opens what lay in tabs, and what second programs left, or puts it among the earlier games."""
        for place in orphans(self.path):
            taken = False
            try:
                game = self.read(pending(place.path), place.path.name)
                taken = go_on and game is not None and self.beside(game, place)
                if not taken and (game is None or self.keep(game)):
                    place.clear()
            except UnusableFileError as error:
                self.tell(error)
            except ReadingGivenUp:
                pass  # it is asked for again at the next start
            finally:
                if not taken:
                    place.release()
