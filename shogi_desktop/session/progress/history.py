"""The games that the person has ended, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import UnusableFileError, private_folder, read_own, remove, write_atomic
from shogi_desktop.files.plain_values import Between, read_json, record
from shogi_desktop.files.saving import Saving

from ..play.setup import LEVELS
from .played import PlayedGame

VERSION: Final = 1
MOST_BYTES: Final = 32 * 1024 * 1024
MOST: Final = 20_000
"""Games; of more the oldest are forgotten."""
_Level = Annotated[int, Between(LEVELS[0], LEVELS[-1])]


@dataclass(frozen=True)
class Kept:
    """Everything in the file: the games in the order in which they ended, and the level that the person takes an
    engine of another maker for, by its name."""

    games: tuple[PlayedGame, ...] = ()
    engines: dict[str, _Level] = field(default_factory=dict)


_Change = Callable[[Kept], Kept]


class History(QObject):
    """Every change is written at once; what another window of the program has written stays.

    Signals:
        changed(): there are other games, or an engine is taken for another level.
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
    """

    changed = Signal()
    saved = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        super().__init__(parent)
        self._path = path
        self._kept = Kept()
        self._unwritten: list[_Change] = []
        self._saving = Saving(self._write, self)
        self._saving.saved.connect(self.saved)
        self.spoilt: Path | None = None
        """Where a file lies now that made no sense."""
        with suppress(OSError):  # the first change tries again, and tells
            self._read()

    @property
    def kept(self) -> Kept:
        """All that is known."""
        return self._kept

    def games(self, variant: str = "") -> tuple[PlayedGame, ...]:
        """The games that have ended, or those of a variant."""
        return tuple(game for game in self._kept.games if not variant or game.variant == variant)

    def knows(self, begun: str) -> bool:
        """Whether the game that was begun then is among them."""
        return any(game.begun == begun for game in reversed(self._kept.games))

    def add(self, game: PlayedGame) -> bool:
        """Takes a game in; False for one that has been counted already: it stays as it was."""
        if self.knows(game.begun):
            return False
        self._change(lambda kept: _with_game(kept, game))
        return True

    def take_for(self, engine: str, level: int | None) -> None:
        """From now on an engine counts as so strong as a level, also in the games played already; None: nobody knows
        how strong it is."""
        self._change(lambda kept: _with_level(kept, engine, level))

    def erase(self) -> None:
        """Forgets all of it, files that were put aside included."""
        self._change(_nothing)

    def _change(self, change: _Change) -> None:
        self._kept = change(self._kept)
        self._unwritten.append(change)
        self._saving.now()
        self.changed.emit()

    # The file

    def _write(self) -> None:
        self._read()
        if self._kept == Kept():
            for each in (self._path, *self._path.parent.glob(f"{self._path.name}.damaged*")):
                if each.is_file():
                    remove(each)
        else:
            private_folder(self._path.parent)
            text = json.dumps({"version": VERSION, **asdict(self._kept)}, ensure_ascii=False)
            write_atomic(self._path, text + "\n", private=True)
        self._unwritten.clear()

    def _read(self) -> None:
        """Takes over what the file says, with what was changed since; one that is gone or put aside changes nothing."""
        try:
            in_file = read_own(self._path, MOST_BYTES, _read_kept)
        except UnusableFileError as error:
            self.spoilt = error.kept
            return
        if in_file is not None:
            self._kept = in_file
            for change in self._unwritten:
                self._kept = change(self._kept)


def _with_game(kept: Kept, game: PlayedGame) -> Kept:
    if any(each.begun == game.begun for each in kept.games):
        return kept
    return Kept((*kept.games, game)[-MOST:], kept.engines)


def _with_level(kept: Kept, engine: str, level: int | None) -> Kept:
    engines = {name: known for name, known in kept.engines.items() if name != engine}
    return Kept(kept.games, engines if level is None else {**engines, engine: level})


def _nothing(kept: Kept) -> Kept:
    return Kept()


def _read_kept(text: str) -> Kept:
    """What a file says. ValueError for one of another kind."""
    values = read_json(text, MOST_BYTES)
    if not isinstance(values, dict) or values.get("version") != VERSION:
        raise ValueError("these are no games that were played")
    kept = record(Kept, values)
    return Kept(kept.games[-MOST:], kept.engines)
