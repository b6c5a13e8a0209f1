"""The games that the person has ended, the file that keeps them, and as text for other programs: CSV for spreadsheets,
JSON with everything."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject

from shogi_desktop.files import remove
from shogi_desktop.files.plain_values import Between
from shogi_desktop.files.saving import KeptFile, Saving
from shogi_desktop.files.store import VERSION, JsonFormat

from ..play.setup import LEVEL_NUMBERS
from .played import PlayedGame
from .rating import RatingCourse, course_of, rank_of

MOST: Final = 20_000
"""Games; of more the oldest are forgotten."""
_Level = Annotated[int, Between(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])]


@dataclass(frozen=True)
class KeptHistory:
    """Everything in the file: the games in the order in which they ended, and the level that the person takes an
    engine of another maker for, by its name."""

    games: tuple[PlayedGame, ...] = ()
    engines: dict[str, _Level] = field(default_factory=dict)


_FORMAT: Final = JsonFormat(KeptHistory, 32 * 1024 * 1024, {"games": ("begun",)}, fleeting=True)


class History:
    """Every change is written at once; what another window of the program has written stays. `changed` and `saved` are
    the signals of its file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        self._file = KeptFile(path, _FORMAT, parent)
        self.changed, self.saved = self._file.changed, self._file.saved
        self._erasing = Saving(self._erase_put_aside, self._file)
        self._erasing.saved.connect(self._file.saved)

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self._file.store.spoilt

    @property
    def kept(self) -> KeptHistory:
        """All that is known."""
        return self._file.current

    def games(self, variant: str = "") -> tuple[PlayedGame, ...]:
        """The games that have ended, or those of a variant."""
        return tuple(game for game in self.kept.games if not variant or game.variant == variant)

    def knows(self, begun: str) -> bool:
        """Whether the game that was begun then is among them."""
        return any(game.begun == begun for game in reversed(self.kept.games))

    def add(self, game: PlayedGame) -> bool:
        """Takes a game in; False for one that has been counted already: it stays as it was."""
        if self.knows(game.begun):
            return False
        self._file.change(partial(_with_game, game=game))
        return True

    def take_for(self, engine: str, level: int | None) -> None:
        """From now on an engine counts as so strong as a level, also in the games played already; None: nobody knows
        how strong it is."""
        self._file.change(partial(_with_level, engine=engine, level=level))

    def erase(self) -> None:
        """Forgets all of it, files that were put aside included."""
        self._file.change(_nothing)
        self._erasing.now()

    def _erase_put_aside(self) -> None:
        path = self._file.store.path
        for each in path.parent.glob(f"{path.name}.damaged*"):
            if each.is_file():
                remove(each)


def _with_game(kept: KeptHistory, game: PlayedGame) -> KeptHistory:
    if any(each.begun == game.begun for each in kept.games):
        return kept
    return KeptHistory((*kept.games, game)[-MOST:], kept.engines)


def _with_level(kept: KeptHistory, engine: str, level: int | None) -> KeptHistory:
    engines = {name: known for name, known in kept.engines.items() if name != engine}
    return KeptHistory(kept.games, engines if level is None else {**engines, engine: level})


def _nothing(kept: KeptHistory) -> KeptHistory:
    return KeptHistory()


RATING_COLUMNS: Final = ("rating", "deviation", "rank")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def csv_text(kept: KeptHistory) -> str:
    """A line for each game in the order in which they ended, headed by the names of the fields of `PlayedGame`; behind
    them the rating after the game, its deviation and the rank (0 = 1 kyu, 1 = 1 dan), empty where it is not rated.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """
    names = [field.name for field in fields(PlayedGame)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*names, *RATING_COLUMNS])
    courses = _courses(kept)
    for game in kept.games:
        values = [getattr(game, name) for name in names]
        writer.writerow([_harmless(value) for value in (*values, *_rating(courses[game.variant], game))])
    return out.getvalue()


def json_text(kept: KeptHistory) -> str:
    """An object with `version`, `games` (the fields of `PlayedGame`, and `rating`, `deviation` and `rank` after it
    where it is rated) and `engines`: the levels that engines of other makers are taken for."""
    courses = _courses(kept)
    games = [asdict(game) | _named(_rating(courses[game.variant], game)) for game in kept.games]
    values = {"version": VERSION, "games": games, "engines": kept.engines}
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def _courses(kept: KeptHistory) -> dict[str, RatingCourse]:
    variants = {game.variant for game in kept.games}
    return {name: course_of((g for g in kept.games if g.variant == name), kept.engines) for name in variants}


def _rating(course: RatingCourse, game: PlayedGame) -> tuple[object, ...]:
    point = course.point_of(game)
    if point is None:
        return ("",) * len(RATING_COLUMNS)
    return (round(point.after.rating), round(point.after.deviation), rank_of(point.after.rating))


def _named(values: Iterable[object]) -> dict[str, object]:
    return {name: value for name, value in zip(RATING_COLUMNS, values, strict=True) if value != ""}


def _harmless(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
