"""Where moves stand in the drawing of the tree."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game import edits
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.record.tree_view import AHEAD, CELL, TreeLayout, TreeView
from shogi_desktop.ui.words.move_texts import MoveTexts
from tests.work import at_most

SHOGI = load_variant("shogi")


def game_of(*lines: str) -> Game:
    game = Game(SHOGI)
    for line in lines:
        game.go_start()
        for text in line.split():
            game.play(parse_move(text, SHOGI))
    return game


def drawn(game: Game) -> list[str]:
    """The rows as text, a column for each word; a dot is empty."""
    layout = TreeLayout(game)
    rows = []
    for row in range(1, len(layout.rows)):
        nodes = [layout.at(row, column) for column in range(layout.columns)]
        rows.append(" ".join(format_move(node.move, SHOGI) if node else "." for node in nodes).rstrip(" ."))
    return rows


def test_variations_stand_beside_their_line() -> None:
    game = game_of("7g7f 3c3d 2g2f", "7g7f 8c8d 6g6f", "7g7f 3c3d 6g6f 4c4d", "7g7f 3c3d 9g9f")
    assert drawn(game) == ["7g7f", "3c3d . . 8c8d", "2g2f 6g6f 9g9f 6g6f", ". 4c4d"]


def test_a_place_that_was_left_is_used_again() -> None:
    game = game_of("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e", "2g2f", "7g7f 3c3d 2g2f 8c8d 6g6f", "6g6f")
    assert drawn(game)[0] == "7g7f 2g2f 6g6f" and drawn(game)[4] == "2f2e 6g6f"


def test_neighbours_are_found() -> None:
    game = game_of("7g7f", "2g2f", "6g6f")
    layout = TreeLayout(game)
    first, second, third = game.root.children
    assert layout.beside(first, 1) is second and layout.beside(third, -1) is second
    assert layout.beside(third, 1) is None and layout.beside(game.root, -1) is None
    assert layout.at(1, 5) is None and layout.at(9, 0) is None and layout.at(-1, 0) is None
    assert third in layout and Node(0, None) not in layout


@pytest.mark.parametrize("seed", range(6))
def test_no_line_crosses_a_move(seed: int) -> None:
    rng = random.Random(seed)
    game = Game(SHOGI)
    for _ in range(60):
        game.go_to(rng.choice(list(game.root.walk())))
        for _ in range(rng.randrange(1, 12)):
            edits.played(game, rng.choice(game.position.legal_moves()))
    layout = TreeLayout(game)
    places = {(node.ply, layout.column(node)): node for node in game.root.walk()}
    assert len(places) == sum(1 for _ in game.root.walk())
    steps = [(parent, node) for parent in game.root.walk() for node in parent.children]
    assert len(steps) == len(places) - 1 > 60
    for parent, node in steps:
        here, there = layout.column(parent), layout.column(node)
        assert there >= here and (there == here) == (node is parent.children[0])
        assert all((parent.ply, column) not in places for column in range(here + 1, there + 1))


def test_a_long_game_with_many_branches_is_laid_out_at_once() -> None:
    game = Game(SHOGI)
    cycle = ["2h3h", "8b7b", "3h2h", "7b8b"]
    for ply in range(20_000):
        game.play(parse_move(cycle[ply % 4], SHOGI))
    end = game.cursor.path()
    for at in range(0, 20_000, 100):
        game.go_to(end[at])
        game.play(game.position.legal_moves()[5])
    with at_most(seconds=3):
        layout = TreeLayout(game)
    assert len(layout.rows) == 20_001


@pytest.mark.parametrize(("height", "seen"), [(10 * CELL, AHEAD), (5 * CELL, 1)])
def test_what_comes_next_is_seen_wherever_one_stands(qtbot: QtBot, height: int, seen: int) -> None:
    game = game_of("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c")
    view = TreeView()
    qtbot.addWidget(view)
    view.resize(300, height)
    view.show()
    line = game.line()
    for node in [*line, *reversed(line)]:
        game.go_to(node)
        view.show_game(game, MoveTexts())
        around = line[max(0, node.ply - 1 - seen) : node.ply + seen]
        places = [view.place_of(each).y() for each in around]
        assert min(places) >= CELL // 2 and max(places) <= view.viewport().height() - CELL // 2, node.ply
