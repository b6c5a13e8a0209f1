"""The names of openings and castles in the index: found, listed, looked for again, and added to an older index."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Column, Wanted
from shogi_desktop.library.naming import GameNames
from shogi_desktop.library.store import VERSION
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import load_variant
from tests.library.collection import index, write_games

MINO = "7g7f 3c3d 6g6f 8c8d 2h6h 5a4b 5i4h 4b3b 4h3h 6a5b 3h2h 5c5d 3i3h 7a6b 6i5h"
CLIMBING = "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 3i3h 7a7b 3h2g 1c1d 2g2f"
TENJIKU_MOVE = "8l8k"


def game_of(line: str, variant: str = "shogi", **headers: str) -> Game:
    game = Game(load_variant(variant))
    for text in line.split():
        game.play(parse_move(text, game.position))
    game.headers = headers
    return game


@pytest.fixture
def records(tmp_path: Path) -> Path:
    games = [game_of(MINO), game_of(CLIMBING), game_of(CLIMBING, opening="秘策"), game_of("7g7f")]
    games.append(game_of(TENJIKU_MOVE, "tenjiku"))
    tried = game_of(MINO)
    tried.go_to(tried.root)
    tried.play(parse_move("2g2f", tried.position))  # a variation behind it changes nothing
    write_games(tmp_path / "records", [*games, tried])
    return tmp_path / "records"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def found(path: Path, wanted: Wanted) -> list[int]:
    with closing(Catalogue(path)) as catalogue:
        return list(catalogue.games(wanted))


def test_a_row_tells_the_names_of_both_sides(path: Path, records: Path) -> None:
    index(path, records)
    with closing(Catalogue(path)) as catalogue:
        told = [entry.names for entry in catalogue.entries(range(1, 7))]
        names = dict(catalogue.names())
    assert told[0] == GameNames("shikenbisha", (("shikenbisha",), ()), (("mino",), ("funagakoi",)))
    assert told[1] == GameNames("bogin", (("bogin", "aigakari"), ("aigakari",)), ((), ()))
    assert told[3:5] == [GameNames(), GameNames()] and told[5] == told[0]
    keys = ("shikenbisha", "kata-mino", "mino", "funagakoi", "bogin", "aigakari")
    assert names == dict.fromkeys(keys, 2)


def test_records_are_found_by_a_name_that_one_side_came_to(path: Path, records: Path) -> None:
    index(path, records)
    assert found(path, Wanted(name="mino")) == found(path, Wanted(name="kata-mino")) == [1, 6]
    assert found(path, Wanted(name="aigakari")) == [2, 3]
    assert found(path, Wanted(name="aigakari", text="秘策")) == [3]
    assert found(path, Wanted(name="anaguma")) == []


@pytest.mark.parametrize("word", ["美濃", "みのがこい", "MINO", "ｍｉｎｏ"])
def test_records_are_found_by_what_a_name_is_called(path: Path, records: Path, word: str) -> None:
    index(path, records)
    assert found(path, Wanted(text=word)) == found(path, Wanted(text=word, columns=(Column.CASTLES,))) == [1, 6]
    assert found(path, Wanted(text=word, columns=(Column.PLACE,))) == []


def test_what_a_record_says_of_its_opening_comes_before_what_is_found(path: Path, records: Path) -> None:
    index(path, records)
    assert found(path, Wanted(text="秘策", columns=(Column.OPENING,))) == [3]
    assert found(path, Wanted(text="bogin", columns=(Column.OPENING,))) == [2, 3]
    order = found(path, Wanted(order=Column.OPENING))
    assert order.index(1) < order.index(2) < order.index(3) or order.index(3) < order.index(1)
    assert order[:2] == [4, 5]


def without_names(path: Path) -> None:
    """Makes an index as the version before had it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("drop table names")
    for column in ("told", "named", "castles", "names_stamp"):
        connection.execute(f"alter table games drop column {column}")
    connection.execute("pragma user_version = 3")
    connection.close()


def everything(path: Path) -> list[list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    rows = [connection.execute(f"select * from {table} order by 1, 2").fetchall() for table in ("games", "names")]
    connection.close()
    return rows


def test_an_older_index_gets_the_names_without_reading_the_records_again(path: Path, records: Path) -> None:
    index(path, records)
    assert VERSION == 5
    whole = everything(path)
    without_names(path)
    with closing(Catalogue(path)) as catalogue:
        assert catalogue.count() == (0, 0)  # until it has been brought up to date
    told = index(path, records)
    assert everything(path) == whole
    assert told[-1].records == 0 and told[-1].done == told[-1].all > 0
    assert index(path, records)[-1].all == 0  # once is enough


def test_names_are_looked_for_again_where_the_program_knows_others(path: Path, records: Path) -> None:
    index(path, records)
    whole = everything(path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("update games set names_stamp = 7, told = '', named = '' where variant = 'shogi'")
    connection.execute("delete from names")
    connection.execute("insert into names values ('mino', 4, 1)")
    connection.close()
    index(path, records)
    assert everything(path) == whole


def test_names_go_with_their_records(path: Path, records: Path) -> None:
    index(path, records)
    for file in records.iterdir():
        file.unlink()
    index(path, records)
    assert everything(path) == [[], []]
