"""Which file a running program writes its game to (two programs never share one, and none throws another's away), and
what earlier runs left there: the game to go on with, games to keep, files that are damaged."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from shogi_desktop.files import SPOILT, UnusableFileError, private_folder, put_aside, read_bytes, remove, text_of
from shogi_desktop.files.sharing import FileLock
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.notation.records.shogi_file import game_steps

from .files import ReadingGivenUp
from .journal import MAX_BYTES, SUFFIX, journal_of, replay


class AutosavePlace:
    """A file that belongs to this program as long as it runs; that of a program that died is free at once."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock

    def clear(self) -> None:
        """Removes the game that lies there, its journal first: without the game that says nothing."""
        for file in (journal_of(self.path), self.path):
            with suppress(OSError):
                remove(file)

    def release(self) -> None:
        self._lock.release()


def claim(path: Path) -> AutosavePlace | None:
    """Takes `path` for this program; None where a living program has it."""
    with suppress(OSError):  # writing will fail later, and say so
        private_folder(path.parent)
    key = path.with_name(path.name + ".lock")
    with suppress(OSError):
        if not stat.S_ISREG(key.lstat().st_mode):
            put_aside(key)
    lock = FileLock(key)
    return AutosavePlace(path, lock) if lock.take() else None


def claim_own(path: Path) -> AutosavePlace:
    """A file of this program alone, beside `path`, which somebody else needs."""
    own = path.with_stem(f"{path.stem}-{os.getpid()}")
    number = 1
    while os.path.lexists(own) or os.path.lexists(journal_of(own)) or (place := claim(own)) is None:
        number += 1
        own = path.with_stem(f"{path.stem}-{os.getpid()}-{number}")
    return place


def orphans(path: Path) -> Iterator[AutosavePlace]:
    """The files that programs which are no longer there left beside `path`; to be released by the caller."""
    found: set[Path] = set()
    with suppress(OSError):
        for suffix in ("", SUFFIX, ".lock"):
            files = path.parent.glob(f"{path.stem}-*{path.suffix}{suffix}")
            found.update(file.with_name(file.name.removesuffix(suffix)) for file in files)
    for file in sorted(found):
        place = claim(file)
        if place is not None:
            yield place


def pending(path: str | Path) -> Steps[Game | None]:
    """Reads the game that an earlier run of the program left at `path`; None where there is none with
    anything in it.

    What the journal has of it since the file was written is added. UnusableFileError for a file that cannot be read.
    One with senseless content is put aside under a name of its own, and so is its journal; one that the disk does not
    give stays where it is, since it may be whole.
    """
    file = Path(path)
    if not os.path.lexists(file) and not os.path.lexists(journal_of(file)):
        return None
    try:
        game = yield from _game_of(file)
    except Exception as error:  # whatever somebody has written there must not stop the start
        if isinstance(error, OSError) and error.errno not in SPOILT and os.path.exists(file):
            raise UnusableFileError(error, file) from error
        journal = journal_of(file)
        if os.path.lexists(journal):
            put_aside(journal)
        raise UnusableFileError(error, put_aside(file)) from error
    return game if game is not None and game.would_be_missed() else None


def _game_of(file: Path) -> Steps[Game | None]:
    there = os.path.lexists(file)
    snapshot = read_bytes(file) if there else b""
    found = replay(snapshot, _journal_beside(file))
    if found is not None:
        return (yield from found.game(file.name))
    return (yield from game_steps(text_of(snapshot, file), file.name)) if there else None


def _journal_beside(file: Path) -> bytes:
    """What the journal holds; nothing where it cannot be read. One that is no file at all is put out of the way."""
    journal = journal_of(file)
    try:
        return read_bytes(journal, MAX_BYTES)
    except OSError as error:
        if error.errno in SPOILT:
            put_aside(journal)
        return b""


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
