"""What the index answers, compared with looking through all games."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Column, Only, Wanted, keys_of
from shogi_desktop.library.entry import Result
from shogi_desktop.library.packed_game import mirrored_move, mirrored_position
from shogi_desktop.notation.positions.sfen import format_board, format_hands
from shogi_desktop.rules import Position
from shogi_desktop.rules.board.moves import NO_MOVE
from tests.library.collection import catalogue_of, index, positions, random_game, write_games

GAMES = [random_game(seed) for seed in range(40)]
ENDS = (Result.BLACK, Result.WHITE, Result.DRAW)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    with closing(catalogue_of(tmp_path_factory.mktemp("library"), GAMES)) as catalogue:
        yield catalogue


def text(position: Position) -> str:
    return f"{format_board(position)} {position.turn} {format_hands(position)}"


@cache
def texts(number: int) -> list[tuple[str, str]]:
    """Of each node of a game: its position, and that in the mirror."""
    return [(text(at), text(mirrored_position(at))) for _, _, at in positions(GAMES[number])]


def asked() -> list[Position]:
    """Positions of main lines and variations, and one that is nowhere."""
    chance = random.Random(1)
    found = [Position(GAMES[0].variant)]
    for game in GAMES[::4]:
        found += [at.copy() for _, _, at in chance.sample([(n, node, at.copy()) for n, node, at in positions(game)], 6)]
    found.append(Position.empty(GAMES[0].variant))
    return found


@pytest.mark.parametrize("mirrored", [False, True])
def test_positions_are_found_wherever_they_stand(catalogue: Catalogue, mirrored: bool) -> None:
    everywhere = {number: {here for here, _ in texts(number - 1)} for number in range(1, len(GAMES) + 1)}
    for position in asked():
        looks = {text(position), text(mirrored_position(position))} if mirrored else {text(position)}
        expected = [number for number, found in everywhere.items() if looks & found]
        assert list(catalogue.games(Wanted(keys=keys_of(position, mirrored)))) == expected


def test_a_found_position_stands_at_the_place_told(catalogue: Catalogue) -> None:
    for position in asked():
        keys = keys_of(position, False)
        for number in catalogue.games(Wanted(keys=keys)):
            at = {node: text(found) for node, _, found in positions(GAMES[number - 1])}
            place = catalogue.place(number, keys)
            assert place is not None and at[place] == text(position)
    assert catalogue.place(1, keys_of(Position.empty(GAMES[0].variant), True)) is None


def brute(position: Position, mirrored: bool) -> dict[int, list[int]]:
    """By move: how many games won, lost, drawn and without a result went on so, and in how many it was only shown."""
    counts: dict[int, list[int]] = defaultdict(lambda: [0] * len(Result))
    wanted = text(position)
    for number, game in enumerate(GAMES):
        ends: dict[int, set[bool]] = defaultdict(set)
        own = set(map(id, game.end.path()))
        for node, (at, image) in zip(game.root.walk(), texts(number), strict=True):
            here, there = at == wanted, mirrored and image == wanted
            if here or there:
                for child in node.children:
                    move = child.move if here else mirrored_move(child.move, game.variant)
                    ends[move].add(id(child) in own)
                if not node.children:
                    ends[NO_MOVE].add(node.parent is None or id(node) in own)
        for move, played in ends.items():
            counts[move][result(game) if True in played else Result.VARIATION] += 1
    return dict(counts)


def result(game: Game) -> Result:
    if game.result is None:
        return Result.UNKNOWN
    return Result.DRAW if game.result.winner is None else Result(game.result.winner + 1)


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_moves_played_are_counted_with_their_results(catalogue: Catalogue, mirrored: bool) -> None:
    for position in asked():
        if mirrored and text(mirrored_position(position)) == text(position):
            continue  # where each move would be counted with its mirror image
        told = {each.move: [each.ended[of] for of in Result] for each in catalogue.played(position, mirrored)}
        assert told == brute(position, mirrored)


def test_the_most_frequent_move_comes_first(catalogue: Catalogue) -> None:
    played = [each for each in catalogue.played(GAMES[0].start, False) if each.move != NO_MOVE]
    assert len(played) > 1
    assert [each.games for each in played] == sorted((each.games for each in played), reverse=True)
    assert sum(each.games for each in played) == len(GAMES)


def test_rows_tell_what_the_records_say(catalogue: Catalogue) -> None:
    for entry, game in zip(catalogue.entries(range(1, len(GAMES) + 1)), GAMES, strict=True):
        assert (entry.black, entry.white) == (game.headers["black"], game.headers["white"])
        assert (entry.event, entry.result, entry.plies) == (game.headers["event"], result(game), game.end.ply)
        assert (entry.number, entry.variant, entry.problems, entry.readable) == (1, "shogi", (), True)
    assert catalogue.count() == (len(GAMES), 0)


def test_rows_come_in_the_order_asked_for_and_without_those_that_are_gone(catalogue: Catalogue) -> None:
    assert [entry.id for entry in catalogue.entries([7, 3, 1000, 5])] == [7, 3, 5]


def test_text_is_found_in_any_width_and_case(catalogue: Catalogue) -> None:
    def found(typed: str, *columns: Column) -> set[int]:
        return set(catalogue.games(Wanted(text=typed, columns=columns)))

    kimura = {n for n, game in enumerate(GAMES, 1) if "Kimura" in (game.headers["black"], game.headers["white"])}
    assert found("kimURA") == found("ｋｉｍｕｒａ") == kimura
    both = {n for n in kimura if "羽生" in (GAMES[n - 1].headers["black"], GAMES[n - 1].headers["white"])}
    assert found("羽生 kimura") == both
    assert found("kimura", Column.BLACK) == {n for n, game in enumerate(GAMES, 1) if game.headers["black"] == "Kimura"}
    assert found("007.shogi") == found("007.shogi", Column.FILE) == {8}
    assert found("%") == found("' or 1=1 --") == set()


@pytest.mark.parametrize("column", list(Column))
def test_every_column_sorts_both_ways(catalogue: Catalogue, column: Column) -> None:
    up = list(catalogue.games(Wanted(order=column)))
    down = list(catalogue.games(Wanted(order=column, descending=True)))
    assert sorted(up) == list(range(1, len(GAMES) + 1))
    assert down == up[::-1]


def test_names_sort_by_their_letters(catalogue: Catalogue) -> None:
    names = [entry.black for entry in catalogue.entries(catalogue.games(Wanted(order=Column.BLACK)))]
    assert names == sorted(names)


def test_a_list_of_games_can_be_the_only_ones_in_question(catalogue: Catalogue) -> None:
    assert list(catalogue.games(Wanted(games=(9, 2, 4), order=Column.ADDED))) == [2, 4, 9]


def test_the_game_of_a_row_has_its_moves(catalogue: Catalogue) -> None:
    game = catalogue.game(12)
    assert game is not None
    assert [node.move for node in game.root.walk()] == [node.move for node in GAMES[11].root.walk()]
    assert catalogue.game(1000) is None


def test_copies_are_records_of_the_same_start_and_moves(tmp_path: Path) -> None:
    one, other = random_game(1), random_game(2)
    again = random_game(1)
    again.headers["event"] = "elsewhere"
    handicap = Game(one.variant, None, "two")
    with closing(catalogue_of(tmp_path, [one, other, again, handicap])) as catalogue:
        assert list(catalogue.games(Wanted(only=Only.COPIES))) == [1, 3]
        assert [entry.copies for entry in catalogue.entries([1, 2, 3, 4])] == [2, 1, 2, 1]


def test_without_an_index_there_is_nothing(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path / "none.sqlite")
    assert (list(catalogue.games(Wanted())), catalogue.count(), catalogue.game(1)) == ([], (0, 0), None)
    write_games(tmp_path / "records", GAMES[:2])
    index(tmp_path / "none.sqlite", tmp_path / "records")
    catalogue.refresh()
    assert list(catalogue.games(Wanted())) == [1, 2]
    catalogue.close()
