"""What the records are called that are open: in tabs, and wherever else they can be gone back to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from shogi_desktop.notation.records.headers import STARTED
from shogi_desktop.session.play.setup import read_setup
from shogi_desktop.session.records.open_records import OpenRecord

from .i18n import variant_text
from .texts import players_text, result_title

UNSAVED: Final = "•"


def record_titles(records: Sequence[OpenRecord]) -> list[str]:
    """Who plays; where several have the same players what else tells them apart, at last a number; with a mark where
    something of a file is not saved."""
    titles = [_title(record) for record in records]
    for fact in _FACTS:
        for title, places in _alike(titles).items():
            said = [fact(records[at]) for at in places]
            if len(set(said)) > 1:
                for at, more in zip(places, said, strict=True):
                    titles[at] = " · ".join(filter(None, (title, more)))
    for title, places in _alike(titles).items():
        for number, at in enumerate(places, 1):
            titles[at] = f"{title} ({number})"
    marked = (record.unsaved and bool(record.path) for record in records)
    return [f"{UNSAVED} {title}" if mark else title for title, mark in zip(titles, marked, strict=True)]


def _alike(titles: Sequence[str]) -> dict[str, list[int]]:
    """The titles that several have, with the places of these."""
    found = defaultdict(list)
    for at, title in enumerate(titles):
        found[title].append(at)
    return {title: places for title, places in found.items() if len(places) > 1}


def _title(record: OpenRecord) -> str:
    headers = record.game.headers
    named = bool(headers.get("black") or headers.get("white"))
    if record.path and not named:
        return headers.get("event") or Path(record.path).stem
    if not record.playing and not headers:
        return variant_text(record.game.variant.title)
    setup, _ = read_setup(record.game)
    return players_text(setup)


def _day(record: OpenRecord) -> str:
    headers = record.game.headers
    day = headers.get(STARTED, "").split()[:1] or [headers.get("date", "")]
    return day[0] or _event(record) or _file(record)


def _event(record: OpenRecord) -> str:
    return record.game.headers.get("event", "")


def _file(record: OpenRecord) -> str:
    return Path(record.path).stem


def _result(record: OpenRecord) -> str:
    result = record.game.result
    return result_title(result) if result is not None else ""


def _time(record: OpenRecord) -> str:
    """Hours and minutes."""
    return "".join(record.game.headers.get(STARTED, "").split()[1:2])[:5]


_FACTS: Final[tuple[Callable[[OpenRecord], str], ...]] = (_day, _event, _file, _result, _time)
