"""The games as text for other programs: CSV for spreadsheets, JSON with everything."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Final

from shogi_desktop.files.store import VERSION

from .history import Kept
from .ladder import rank_of
from .played import PlayedGame
from .rating import Course, course_of

RATING_COLUMNS: Final = ("rating", "deviation", "rank")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def csv_text(kept: Kept) -> str:
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


def json_text(kept: Kept) -> str:
    """An object with `version`, `games` (the fields of `PlayedGame`, and `rating`, `deviation` and `rank` after it
    where it is rated) and `engines`: the levels that engines of other makers are taken for."""
    courses = _courses(kept)
    games = [asdict(game) | _named(_rating(courses[game.variant], game)) for game in kept.games]
    values = {"version": VERSION, "games": games, "engines": kept.engines}
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def _courses(kept: Kept) -> dict[str, Course]:
    variants = {game.variant for game in kept.games}
    return {name: course_of((g for g in kept.games if g.variant == name), kept.engines) for name in variants}


def _rating(course: Course, game: PlayedGame) -> tuple[object, ...]:
    point = course.point_of(game)
    if point is None:
        return ("",) * len(RATING_COLUMNS)
    return (round(point.after.rating), round(point.after.deviation), rank_of(point.after.rating))


def _named(values: Iterable[object]) -> dict[str, object]:
    return {name: value for name, value in zip(RATING_COLUMNS, values, strict=True) if value != ""}


def _harmless(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
