"""What earlier runs of the program left behind: the game to go on with, games to keep, files that are damaged."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.tree import Game
from shogi_desktop.session.reading import ReadingGivenUp
from shogi_desktop.session.records.autosave_place import AutosavePlace, claim, claim_own, orphans, pending

from ..widgets.messages import complain
from ..widgets.reading import read_patiently
from .commands import Commands


def take_up(path: Path, commands: Commands, window: QWidget, go_on: bool) -> tuple[AutosavePlace, Game | None]:
    """Where to save from now on, and the unfinished game that was left there, if one is wished (`go_on`).

    Any other game goes to the earlier games. A file that another program uses, whose game could not be kept, or whose
    reading was given up, is left alone: this program then gets one of its own.
    """
    _keep_orphans(path, commands, window)
    place = claim(path)
    if place is None:
        return claim_own(path), None
    try:
        game = read_patiently(window, pending(path), path.name)
    except UnusableFileError as error:
        _tell(window, error)
        safe = error.kept != path
    except ReadingGivenUp:
        safe = False
    else:
        if game is None or (go_on and game.result is None):
            return place, game
        safe = commands.keep_aside(game)
        if safe:
            place.clear()
    if safe:
        return place, None
    place.release()
    return claim_own(path), None


def _keep_orphans(path: Path, commands: Commands, window: QWidget) -> None:
    """Puts what second programs left among the earlier games."""
    for place in orphans(path):
        try:
            game = read_patiently(window, pending(place.path), place.path.name)
            if game is None or commands.keep_aside(game):
                place.clear()
        except UnusableFileError as error:
            _tell(window, error)
        except ReadingGivenUp:
            pass  # it is asked for again at the next start
        finally:
            place.release()


def _tell(window: QWidget, error: UnusableFileError) -> None:
    what = QCoreApplication.translate("LeftGames", "Your last game could not be read. Its file is kept.")
    complain(window, what, error.reason, str(error.kept))
