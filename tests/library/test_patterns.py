"""Parts of positions: as text, and where they occur."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from shogi_desktop.library.patterns import Pattern, format_pattern, parse_pattern, walk
from shogi_desktop.library.store import open_to_read
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.wire.work_lines import Hits
from shogi_desktop.rules import Position, Side, load_variant
from tests.library.collection import index, positions, random_game, write_games

SHOGI = load_variant("shogi")
GAMES = [random_game(seed, plies=60) for seed in range(30)]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    write_games(folder / "records", [*GAMES, random_game(1, "chu", 10)])
    index(folder / "index.sqlite", folder / "records")
    return folder / "index.sqlite"


def found(path: Path, pattern: Pattern, mirrored: bool = False) -> dict[int, int]:
    told: list[Hits] = []
    connection = open_to_read(path)
    assert connection is not None
    walk(connection, SHOGI, pattern, mirrored, told.append)
    connection.close()
    assert told[-1].walked == told[-1].all == len(GAMES)
    return {game: node for hits in told for game, node in hits.games}


def brute(pattern: Pattern, mirrored: bool) -> dict[int, int]:
    """The first node of each game at which it occurs."""
    places = {}
    for number, game in enumerate(GAMES, 1):
        for node, _, position in positions(game):
            if occurs(pattern, position) or (mirrored and occurs(pattern.mirrored(SHOGI), position)):
                places[number] = node
                break
    return places


def occurs(pattern: Pattern, position: Position) -> bool:
    squares = all(position.piece_at(square) == piece for square, piece in pattern.squares.items())
    hands = all(position.hand_count(piece & 1, piece >> 1) >= count for piece, count in pattern.hands.items())
    return squares and hands and pattern.turn in (None, position.turn)


@pytest.mark.parametrize("mirrored", [False, True])
def test_what_occurs_is_found_at_its_first_place(path: Path, mirrored: bool) -> None:
    chance = random.Random(4)
    looked_for = [Pattern(), Pattern(hands={SHOGI.kind_by_code("P").id << 1: 2})]
    for game in GAMES[::3]:
        game.go_to(chance.choice(game.main_line()))
        at = game.position
        for count in (1, 2, 4):
            squares = {square: at.piece_at(square) for square in chance.sample(SHOGI.squares, count)}
            looked_for.append(Pattern(squares, {}, chance.choice((None, Side(at.turn)))))
        held = {kind << 1 | side: 1 for side in Side for kind in SHOGI.hand_kinds if at.hand_count(side, kind)}
        looked_for.append(Pattern({}, held))
    for pattern in looked_for:
        assert found(path, pattern, mirrored) == brute(pattern, mirrored)


def test_nothing_is_found_on_other_boards(path: Path) -> None:
    everywhere = found(path, Pattern())
    assert everywhere == dict.fromkeys(range(1, len(GAMES) + 1), 0)


def test_patterns_as_text() -> None:
    text = "5e:P 4d:+r 3c:- hand:2p hand:B turn:w"
    pattern = parse_pattern(text, SHOGI)
    assert pattern.squares[SHOGI.parse_square("3c")] == 0
    assert pattern.turn is Side.WHITE
    assert sorted(pattern.hands.values()) == [1, 2]
    assert parse_pattern(format_pattern(pattern, SHOGI), SHOGI) == pattern
    tenjiku = load_variant("tenjiku")
    assert parse_pattern("16p:[fd] 1a:+[WB]", tenjiku).squares.keys() == set(map(tenjiku.parse_square, ("16p", "1a")))
    assert parse_pattern("", SHOGI) == Pattern()


@pytest.mark.parametrize(
    ("text", "column"),
    [("5e", 1), ("5e:P 9j:P", 6), ("5e:X", 4), ("5e:P hand:K", 6), ("hand:999P", 1), ("hand:0P", 1), ("turn:x", 1)],
)
def test_what_is_no_pattern_is_refused_with_its_place(text: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse_pattern(text, SHOGI)
    assert refused.value.column == column


def test_a_pattern_in_the_mirror() -> None:
    pattern = parse_pattern("9i:L 5e:P hand:R", SHOGI)
    assert pattern.mirrored(SHOGI) == parse_pattern("1i:L 5e:P hand:R", SHOGI)


def test_a_game_whose_bytes_are_damaged_is_passed_over(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(path.read_bytes())
    connection = sqlite3.connect(copy)
    connection.execute("update bodies set moves = x'00ff' where game = 3")
    connection.execute("update games set variant = 'gone' where id = 4")
    connection.commit()
    connection.close()
    assert sorted(set(range(1, len(GAMES) + 1)) - found(copy, Pattern()).keys()) == [3, 4]
