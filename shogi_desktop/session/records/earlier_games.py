"""The games that were never saved, those put away and those that still lie in tabs: what each of them was, and taking
one away with a way back."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.review import MarkLimits, review
from shogi_desktop.files import read_bytes, remove, text_of, write_bytes_atomic
from shogi_desktop.files.names import same_file
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import game_steps
from shogi_desktop.rules import Position, Variant

from ..play.setup import GameSetup, read_setup
from .files import SUFFIX
from .open_records import OpenRecord

MOST: Final = 2000  # the newest; more would be looked through by nobody


@dataclass(frozen=True)
class EarlierGame:
    """`accuracy` is that of the person's moves where the game was analysed, `level` that of the computer, 0 = none
    played; `tab` is its number among the open records, -1 = it is not open. One that is only open has no `path`."""

    path: Path | None
    variant: Variant
    setup: GameSetup
    when: datetime
    plies: int
    end: Position
    last_move: int
    result: GameResult | None = None
    level: int = 0
    accuracy: float | None = None
    tab: int = -1


def earlier_files(folder: Path) -> list[Path]:
    """The newest first; none where there is no such folder. OSError where it cannot be read."""
    found = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # put away or deleted by another window in this moment
                    if entry.name.endswith(SUFFIX):
                        found.append((entry.stat().st_mtime, entry.name))
    except FileNotFoundError:
        return []
    return [folder / name for _, name in sorted(found, reverse=True)][:MOST]


def count_earlier(folder: Path) -> int:
    """How many `earlier_files` would name; 0 where the folder cannot be read."""
    try:
        return min(MOST, sum(name.endswith(SUFFIX) for name in os.listdir(folder)))
    except OSError:
        return 0


def read_earlier(files: list[Path]) -> Iterator[EarlierGame | None]:
    """One after the other; None for one that cannot be read."""
    for file in files:
        try:
            when = datetime.fromtimestamp(file.stat().st_mtime)
            game = finish(game_steps(text_of(read_bytes(file), file), file.name))
            yield _seen(file, game, when)
        except (OSError, ValueError):
            yield None


def open_games(records: Sequence[OpenRecord], folder: Path) -> list[EarlierGame]:
    """Of the records that are open the games without a file, and those of the folder of earlier games; the last ones
    first."""
    found = []
    for number, record in enumerate(records):
        file = Path(record.path) if record.path else None
        ours = same_file(file.parent, folder) if file is not None else record.game.would_be_missed()
        if ours:
            found.append(replace(_seen(file, record.game, _begun(record.game)), tab=number))
    return found[::-1]


def _begun(game: Game) -> datetime:
    """Now, where it is not known."""
    try:
        return datetime.fromisoformat(read_setup(game)[0].begun).astimezone().replace(tzinfo=None)
    except ValueError:
        return datetime.now()


def _seen(file: Path | None, game: Game, when: datetime) -> EarlierGame:
    shown = game.cursor
    game.go_end()
    end = game.position.copy()
    game.go_to(shown)
    setup, line = read_setup(game)[0], game.main_line()
    person = setup.human_side()
    other = setup.player(person.other) if person is not None else None
    level = other.level if other is not None and not other.engine else 0
    accuracy = None
    if person is not None and any(node.evaluation for node in line):
        accuracy = review(game, line, MarkLimits()).side(person).accuracy
    last = line[-1].move if line else 0
    return EarlierGame(file, game.variant, setup, when, len(line), end, last, game.result, level, accuracy)


class EarlierGames:
    """Those of a folder that can be deleted; the last ones deleted can be put back while the program runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._deleted: list[tuple[EarlierGame, bytes]] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._deleted)

    def delete(self, game: EarlierGame) -> None:
        """One that has a file. OSError where that fails."""
        assert game.path is not None
        data = read_bytes(game.path)
        remove(game.path)
        self._deleted.append((game, data))

    def undo(self) -> EarlierGame:
        """Puts the game back that was deleted last. OSError where that fails."""
        game, data = self._deleted[-1]
        assert game.path is not None
        write_bytes_atomic(game.path, data, private=True)
        self._deleted.pop()
        return game
