"""The games that were played here, those put away, those saved as files and those that still lie in tabs: what each of
them was, and taking one away with a way back."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from shogi_desktop.analysis.review import MarkLimits, review
from shogi_desktop.files import private_folder, read_bytes, remove, text_of, write_atomic, write_bytes_atomic
from shogi_desktop.files.names import place_of, safe_name, same_file
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.records.headers import SAVED
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game, game_steps
from shogi_desktop.rules import Position, Variant

from ..play.setup import GameSetup, read_setup, when_begun
from .files import SUFFIX, keep, telling_file
from .open_records import OpenRecord, OpenRecords

MOST: Final = 2000  # the newest; more would be looked through by nobody


@dataclass(frozen=True)
class EarlierGame:
    """`accuracy` is that of the person's moves where the game was analysed, None where it was not or in part: so many
    of its positions as `covered` says, of how many. `level` is that of the computer, 0 = none played; `tab` is its
    number among the open records, -1 = it is not open, and `going` says whether it is played there. One that is only
    open has no `path`; `saved` is the file in which the person has saved it, "" = none, `path` our copy then."""

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
    covered: tuple[int, int] | None = None
    tab: int = -1
    saved: str = ""
    going: bool = False

    @property
    def file(self) -> str:
        """What is opened: our copy where the person's file is gone."""
        return self.saved if self.saved and os.path.isfile(self.saved) else str(self.path)


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
            kept = datetime.fromtimestamp(file.stat().st_mtime)
            game = finish(game_steps(text_of(read_bytes(file), file), file.name))
            yield _seen(file, game, _begun(game, kept))
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
            seen = _seen(file, record.game, _begun(record.game, datetime.now()))
            found.append(replace(seen, tab=number, going=record.playing))
    return found[::-1]


def _begun(game: Game, otherwise: datetime) -> datetime:
    """When it was begun; `otherwise` where that is not known."""
    try:
        return datetime.fromisoformat(when_begun(game)).astimezone().replace(tzinfo=None)
    except ValueError:
        return otherwise


def _seen(file: Path | None, game: Game, when: datetime) -> EarlierGame:
    shown = game.cursor
    game.go_end()
    end = game.position.copy()
    game.go_to(shown)
    setup, line = read_setup(game)[0], game.main_line()
    person = setup.human_side()
    other = setup.player(person.other) if person is not None else None
    level = other.level if other is not None and not other.engine else 0
    accuracy = covered = None
    if person is not None and any(node.evaluation for node in line):
        known = review(game, line, MarkLimits())
        if known.is_whole:
            accuracy = known.side(person).accuracy
        else:
            covered = known.known, known.positions
    last = line[-1].move if line else 0
    saved = game.headers.get(SAVED, "")
    about = game.result, level, accuracy, covered
    return EarlierGame(file, game.variant, setup, when, len(line), end, last, *about, saved=saved)


def copy_of(saved: str, folder: Path) -> Path:
    """Where the copy of a game lies that is saved in this file."""
    place = hashlib.blake2s(place_of(saved).encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    return folder / f"{safe_name(Path(saved).stem)[:40]} {place}{SUFFIX}"


def keep_copy(game: Game, saved: str, before: str, folder: Path) -> None:
    """A game that was played here was saved in a file, and lay in `before` ("" = in none): it is among the earlier
    games once. One that was not among them stays away. OSError or ValueError where that fails."""
    if same_file(Path(saved).parent, folder):
        return
    target, old = copy_of(saved, folder), Path(before)
    if before and not same_file(old.parent, folder):
        old = copy_of(before, folder)
    if before and not old.exists():
        return
    with telling_file(game, saved):
        text = format_game(game)
    when = old.stat().st_mtime if before else None
    private_folder(folder)
    write_atomic(target, text, private=True)
    if when is not None:
        os.utime(target, (when, when))  # it was played then
        if old != target:
            remove(old)


def was_played_here(game: Game, path: str, folder: Path) -> bool:
    """Whether the game of a file is one that was saved there when it had been played here, as our copy of it knows: no
    format but our own says so, and what a file says of itself is not believed."""
    copy = copy_of(path, folder)
    try:
        ours = finish(game_steps(text_of(read_bytes(copy), copy), copy.name))
    except (OSError, ValueError):
        return False
    played = [node.move for node in ours.main_line()]
    line = [node.move for node in game.main_line()]
    same = ours.start.same_state(game.start) and line[: len(played)] == played
    return same and bool(read_setup(ours)[0].begun)


class EarlierGames:
    """Those of a folder that can be deleted; the last ones deleted can be put back while the program runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._deleted: list[tuple[EarlierGame, bytes]] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._deleted)

    def delete(self, game: EarlierGame) -> None:
        """One that has a file, and is not open. OSError where that fails."""
        assert game.path is not None
        data = read_bytes(game.path)
        remove(game.path)
        self._deleted.append((game, data))

    def close(self, game: EarlierGame, records: OpenRecords) -> EarlierGame:
        """Takes one out of its tab, with all that is in it in its file; not the only one that is open. OSError or
        ValueError where that fails."""
        record = records.records[game.tab]
        path = game.path
        if path is None:
            path = keep(record.game, self.folder / f"{safe_name(game.variant.name)}{SUFFIX}")
        elif record.unsaved:
            write_atomic(path, format_game(record.game), private=True)
        if game.tab == records.current:
            records.close(wait=True)
        else:
            records.close_beside(game.tab)
        return replace(game, path=path, tab=-1)

    def undo(self) -> EarlierGame:
        """Puts the game back that was deleted last. OSError where that fails."""
        game, data = self._deleted[-1]
        assert game.path is not None
        write_bytes_atomic(game.path, data, private=True)
        self._deleted.pop()
        return game
