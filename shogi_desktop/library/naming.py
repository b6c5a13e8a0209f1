"""The names of openings and castles in a record, as the index keeps them."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, takewhile
from typing import Final

from shogi_desktop.rules import RulesError, Side

from .names import Name, NameTable, names_of
from .packed_game import PackedGame, moves_of, plies_of, start_of, variant_of
from .recognition import Reached, opening_among, recognition_of, shown_names
from .store import PACKED

_Keys = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class GameNames:
    """Keys of names: the opening of the whole game ("" for none), and those that are shown of Black and of White."""

    opening: str = ""
    openings: _Keys = ((), ())
    castles: _Keys = ((), ())


@dataclass(frozen=True)
class Naming:
    """What the index says of a record: the `keys` as text, how names are written (`named`: all of them, that of the
    game first, to be searched and ordered by; `castles`), and all that was reached, with the side."""

    keys: str = ""
    named: str = ""
    castles: str = ""
    reached: tuple[tuple[str, int], ...] = ()
    stamp: int = 0


NAMELESS: Final = Naming()


def naming_of(packed: PackedGame, plies: int) -> Naming:
    """The names along the first line of a game, at most so many plies of it; none where its rules are gone."""
    stamp = names_stamp(packed)
    if not stamp:
        return NAMELESS
    try:
        moves = moves_of(packed)
        line = moves[: 1 + sum(1 for _ in takewhile(_goes_on, pairwise(plies_of(packed, len(moves)))))]
        start, usual = start_of(packed), not packed.start
        reached = recognition_of(start.variant).of_line(start, line[:plies], usual)
    except (RulesError, ValueError, zlib.error, IndexError):
        return Naming(stamp=stamp)
    return _naming(reached, stamp)


def names_stamp(packed: PackedGame) -> int:
    """That of the names of a record's variant; 0 where there are none."""
    try:
        book = names_of(variant_of(packed))
    except (RulesError, ValueError):
        return 0
    return 1 + book.stamp if book.names else 0


def parse_game_names(text: str) -> GameNames:
    """What `Naming.keys` writes."""
    if not text:
        return GameNames()
    opening, *sides = json.loads(text)
    openings_black, openings_white, black, white = map(tuple, sides)
    return GameNames(opening, (openings_black, openings_white), (black, white))


def _naming(reached: tuple[Reached, ...], stamp: int) -> Naming:
    whole = opening_among(reached)
    openings, castles = ([shown_names(reached, side, group) for side in Side] for group in NameTable)
    keys = [whole.key if whole else "", *([name.key for name in names] for names in (*openings, *castles))]
    of_castles = [*castles[0], *castles[1]]
    return Naming(
        json.dumps(keys) if reached else "",
        _written([*([whole] if whole else []), *openings[0], *openings[1], *of_castles]),
        _written(of_castles),
        tuple((each.name.key, int(each.side)) for each in reached),
        stamp,
    )


def _goes_on(plies: tuple[int, int]) -> bool:
    before, after = plies
    return after > before


def _written(names: Iterable[Name]) -> str:
    """Every name once, in all the ways it is written."""
    once = {name.key: f"{name.kanji} {name.reading} {name.romaji}" for name in names}
    return " ".join(once.values())


# In the index


def nameless(connection: sqlite3.Connection) -> list[int]:
    """The records in which names were never looked for, or for those of another program."""
    rows = connection.execute("select distinct variant, options, names_stamp from games where variant <> ''")
    found: list[int] = []
    for variant, options, stamp in rows.fetchall():
        if names_stamp(PackedGame(variant, options, "", "", b"", b"")) != stamp:
            games = "select id from games where variant = ? and options = ? and names_stamp = ?"
            found += (game for (game,) in connection.execute(games, (variant, options, stamp)))
    return found


def name_again(connection: sqlite3.Connection, game: int) -> None:
    """Looks for the names in a record that was read before; it may be gone meanwhile."""
    for _, *body in connection.execute(f"{PACKED} where games.id = ?", (game,)).fetchall():
        packed = PackedGame(*body)
        (plies,) = connection.execute("select plies from games where id = ?", (game,)).fetchone()
        naming = naming_of(packed, plies)
        connection.execute("delete from names where game = ?", (game,))
        connection.execute(
            "update games set told = ?, named = ?, castles = ?, names_stamp = ? where id = ?",
            (naming.keys, naming.named, naming.castles, names_stamp(packed), game),
        )
        insert_names(connection, game, naming)


def insert_names(connection: sqlite3.Connection, game: int, naming: Naming) -> None:
    """Enters what was reached in a record."""
    rows = [(name, game, side) for name, side in naming.reached]
    connection.executemany("insert into names values (?, ?, ?)", rows)
