"""The game tree: playing, walking, editing; the position always belongs to the cursor."""

from __future__ import annotations

import random
import sys

import pytest

from shogi_desktop.game.edits import deleted
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import IllegalMoveError, Position, Side, load_variant
from tests.work import at_most

SHOGI = load_variant("shogi")


def played(*moves: str, game: Game | None = None) -> Game:
    game = game or Game(SHOGI)
    for move in moves:
        game.play(parse_move(move, SHOGI))
    return game


def texts(nodes: list[Node]) -> list[str]:
    return [format_move(node.move, SHOGI) for node in nodes]


def assert_in_step(game: Game) -> None:
    """The position is what playing the cursor's path from the start gives."""
    position = game.start
    for node in game.cursor.path():
        position.play(node.move)
    assert position.same_state(game.position)
    assert position.history() == game.position.history()


def test_moves_follow_one_another() -> None:
    game = played("7g7f", "3c3d", "8h2b+")
    assert texts(game.line()) == ["7g7f", "3c3d", "8h2b+"]
    assert game.cursor.ply == 3
    assert_in_step(game)


def test_an_illegal_move_changes_nothing() -> None:
    game = played("7g7f")
    before = format_sfen(game.position)
    for move in ("7f7e", "2h2d", "P*5e"):
        with pytest.raises(IllegalMoveError, match="move 2"):
            game.play(parse_move(move, SHOGI))
    assert format_sfen(game.position) == before
    assert game.cursor.children == []


def test_a_move_that_is_there_is_entered_and_keeps_what_follows() -> None:
    game = played("7g7f", "3c3d")
    game.go_start()
    game.play(parse_move("7g7f", SHOGI), spent_ms=5)
    assert len(game.root.children) == 1
    assert game.cursor.spent_ms == 5
    assert texts(game.line()) == ["7g7f", "3c3d"]


def test_times_belong_to_the_move() -> None:
    game = Game(SHOGI)
    node = game.play(parse_move("7g7f", SHOGI), spent_ms=1200, clock_ms=(58_800, 60_000))
    assert (node.spent_ms, node.clock_ms) == (1200, (58_800, 60_000))


def test_back_and_forward() -> None:
    game = played("7g7f", "3c3d")
    assert game.back()
    assert_in_step(game)
    assert game.back()
    assert not game.back()
    assert game.forward()
    assert game.forward()
    assert not game.forward()
    assert_in_step(game)


def test_forward_goes_the_way_it_came_back() -> None:
    game = played("7g7f", "3c3d")
    game.back()
    played("8c8d", "2g2f", game=game)
    game.go_start()
    game.go_end()
    assert texts(game.cursor.path()) == ["7g7f", "8c8d", "2g2f"]
    assert texts(game.main_line()) == ["7g7f", "3c3d"]


def test_the_line_runs_through_the_cursor_to_its_end() -> None:
    game = played("7g7f", "3c3d", "2g2f")
    game.go_to(game.root.children[0])
    assert texts(game.line()) == ["7g7f", "3c3d", "2g2f"]


def test_go_to_between_variations() -> None:
    game = played("7g7f", "3c3d", "2g2f", "4c4d")
    main = game.cursor
    game.go_to(main.path()[1])
    played("6g6f", "8c8d", game=game)
    side = game.cursor
    for node in (main, side, game.root, side, main.path()[0], main, main):
        game.go_to(node)
        assert game.cursor is node
        assert_in_step(game)


def test_go_to_refuses_another_games_node() -> None:
    game, other = played("7g7f"), played("7g7f", "3c3d")
    for node in (other.cursor, other.root):
        with pytest.raises(ValueError, match="another game"):
            game.go_to(node)
    assert_in_step(game)


def test_delete_moves_the_cursor_out() -> None:
    game = played("7g7f", "3c3d", "2g2f")
    deleted(game, game.root.children[0].children[0])
    assert texts(game.line()) == ["7g7f"]
    assert_in_step(game)
    with pytest.raises(ValueError, match="start"):
        deleted(game, game.root)


def test_delete_elsewhere_leaves_the_cursor() -> None:
    game = played("7g7f", "3c3d")
    game.back()
    played("8c8d", game=game)
    here = game.cursor
    deleted(game, game.root.children[0].children[0])
    assert game.cursor is here
    assert texts(game.main_line()) == ["7g7f", "8c8d"]


def test_what_is_tried_after_the_end_is_no_part_of_the_game() -> None:
    game = played("7g7f", "3c3d")
    end = game.cursor
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    played("2g2f", game=game)
    assert not game.at_end() and game.end is end and texts(game.main_line()) == ["7g7f", "3c3d"]
    assert texts(game.line()) == ["7g7f", "3c3d", "2g2f"]
    game.go_to(end)
    assert game.at_end()


def test_a_game_whose_last_move_is_taken_back_goes_on() -> None:
    game = played("7g7f", "3c3d")
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    deleted(game, game.cursor)
    assert game.result is None and game.at_end() and texts(game.main_line()) == ["7g7f"]


def test_walk_takes_the_main_line_before_variations() -> None:
    game = played("7g7f", "3c3d")
    game.back()
    played("8c8d", game=game)
    assert [node.ply for node in game.root.walk()] == [0, 1, 2, 2]
    assert texts(list(game.root.walk())[1:]) == ["7g7f", "3c3d", "8c8d"]


def test_the_start_is_handed_out_as_a_copy() -> None:
    game = Game(SHOGI)
    game.start.play(parse_move("7g7f", SHOGI))
    assert format_sfen(game.start) == format_sfen(Position(SHOGI))


def test_a_given_start_is_copied() -> None:
    start = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b G 1", SHOGI)
    game = Game(SHOGI, start)
    start.play(parse_move("G*5e", SHOGI))
    assert format_sfen(game.position) == "4k4/9/9/9/9/9/9/9/4K4 b G 1"


def test_handicap_games_begin_with_white() -> None:
    game = Game(SHOGI, handicap="two")
    assert game.position.turn == Side.WHITE
    with pytest.raises(ValueError, match="handicap"):
        Game(SHOGI, handicap="eleven")


@pytest.mark.parametrize(
    ("sfen", "move", "fault"),
    [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5d", "nifu"),
        ("4k4/9/9/9/9/9/9/4r4/4K4 b G 1", "G*1e", "left_in_check"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*1a", "dead_piece"),
    ],
)
def test_strict_play_lets_illegal_moves_be_made_once(sfen: str, move: str, fault: str) -> None:
    strict = load_variant("shogi", {"strict_play": "yes"})
    game = Game(strict, parse_sfen(sfen, strict))
    node = game.play(parse_move(move, strict))
    assert node.illegal == fault
    with pytest.raises(IllegalMoveError, match="over"):
        game.play(game.position.legal_moves()[0])
    assert game.back()
    assert_in_step(game)
    with pytest.raises(IllegalMoveError):
        Game(SHOGI, parse_sfen(sfen, SHOGI)).play(parse_move(move, SHOGI))


def test_strict_play_refuses_what_no_hand_could_do() -> None:
    strict = load_variant("shogi", {"strict_play": "yes"})
    with pytest.raises(IllegalMoveError):
        Game(strict).play(parse_move("2h2d", strict))


def test_random_walks_keep_position_and_cursor_together() -> None:
    chance = random.Random(20)
    game = Game(SHOGI)
    for _ in range(300):
        step = chance.random()
        moves = game.position.legal_moves()
        if step < 0.6 and moves:
            game.play(chance.choice(moves))
        elif step < 0.9:
            game.go_to(chance.choice(list(game.root.walk())))
        elif game.cursor.parent and step < 0.93:
            deleted(game, game.cursor)
    assert_in_step(game)


def test_a_long_game_with_variations_is_quick_and_needs_no_deep_stack() -> None:
    game = Game(SHOGI)
    cycle = ["2h3h", "8b7b", "3h2h", "7b8b"]
    with at_most(seconds=10):
        for ply in range(2000):
            game.play(parse_move(cycle[ply % 4], SHOGI))
        end = game.cursor
        for ply in range(0, 2000, 50):
            game.go_to(end.path()[ply])
            game.play(game.position.legal_moves()[0])
        assert sum(1 for _ in game.root.walk()) > 2000 > sys.getrecursionlimit()
        game.go_to(end)
        assert_in_step(game)
