"""A game on paper: everything is there, in order, and nothing is cut off."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.ui.pictures.book_layout import BookStyle
from shogi_desktop.ui.pictures.book_shapes import Sheet
from shogi_desktop.ui.printing.flow import A4, LETTER, Paper
from shogi_desktop.ui.printing.game_pages import GamePrintChoice, game_steps
from tests.ui.printing.pages import MEASURES, boards, is_within_margins, nothing_overlaps, words
from tests.work import at_most

JAPANESE = GamePrintChoice("japanese", BookStyle())
WESTERN = GamePrintChoice("western", BookStyle(False, False, "letters"))
ONLY_MOVES = replace(WESTERN, every=0, bookmarks=False, end=False, comments=False, variations=False, times=False)


def pages_of(game: Game, choice: GamePrintChoice, paper: Paper = A4) -> list[Sheet]:
    return finish(game_steps(game, choice, paper, MEASURES))


def random_game(name: str, plies: int) -> Game:
    """With comments, bookmarks, times and short variations."""
    game, chance = Game(load_variant(name)), random.Random(5)
    for ply in range(1, plies + 1):
        moves = list(game.position.legal_moves())
        node = game.play(chance.choice(moves), spent_ms=1000 * ply)
        if ply % 10 == 0:
            node.comment = "長考の一手。" * 12 + "a long comment " * 9
        if ply % 50 == 25:
            node.bookmark = f"place {ply}"
        if ply % 30 == 0 and len(moves) > 1:
            game.back()
            other = next(move for move in moves if move != node.move)
            game.play(other).comment = "tried"
            game.go_to(node)
    return game


def small_game() -> Game:
    game = Game(load_variant("shogi"))
    for text in ("7g7f", "3c3d", "2g2f"):
        game.play(parse_move(text, game.position), spent_ms=65_000)
    return game


def test_a_game_of_400_moves_with_comments() -> None:
    game = random_game("shogi", 400)
    game.finish(GameResult(Side.WHITE, Reason.RESIGN))
    with at_most(15):
        pages = pages_of(game, JAPANESE)
    assert 3 <= len(pages) <= 15
    told = words(pages)
    assert [text for text in told if text.isdigit()][:3] == ["1", "2", "3"] and "400" in told
    assert sum(text.startswith("第") for text in told) >= 20 + 8  # every 20 moves, and at bookmarks
    assert "第1図は" in " ".join(told) and "0:01" in told and f"1 / {len(pages)}" in told
    assert any("wins by resignation" in text for text in told)
    assert is_within_margins(pages, A4) and all(nothing_overlaps(page) for page in pages)


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("choice", [JAPANESE, WESTERN])
@pytest.mark.parametrize("name", ["wa", "chu", "tenjiku"])
def test_large_boards_fit(name: str, choice: GamePrintChoice, paper: Paper) -> None:
    pages = pages_of(random_game(name, 60), choice, paper)
    assert is_within_margins(pages, paper) and all(nothing_overlaps(page) for page in pages)
    assert sum(len(boards(page)) for page in pages) == 4  # after 20, 25, 40, 60 moves
    assert {(page.width, page.height) for page in pages} == {(paper.width, paper.height)}


def test_bare_moves() -> None:
    told = words(pages_of(small_game(), ONLY_MOVES))
    assert told[-6:] == ["1", "☗ P-7f", "2", "☖ P-3d", "3", "☗ P-2f"]


def test_players_game_and_headers_stand_above() -> None:
    game = small_game()
    game.headers.update({"black": "花子", "white": "<b>Taro</b>", "event": "Cup", "備考": "x\ny", "setup": "{}"})
    told = words(pages_of(game, ONLY_MOVES))
    assert told[:5] == ["☗ 花子 – ☖ <b>Taro</b>", "Shogi", "Event: Cup", "備考: x", "y"]
    assert not any("setup" in text for text in told)


def test_a_set_up_start_is_shown() -> None:
    start = parse_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", load_variant("shogi"))
    pages = pages_of(Game(start.variant, start), replace(JAPANESE, end=False))
    assert len(boards(pages[0])) == 1 and "第1図は開始局面" in words(pages)


def test_variations_stand_below_the_move_they_replace() -> None:
    game = small_game()
    main = game.cursor
    game.go_start()
    for text in ("2g2f", "8c8d"):
        game.play(parse_move(text, game.position))
    game.cursor.comment = "the other\nopening"
    game.cursor.bookmark = "here"
    game.go_to(main)
    told = words(pages_of(game, replace(WESTERN, every=0, end=False)))
    at = told.index("Variation: 1\u00a0☗ P-2f 2\u00a0☖ P-8d")
    assert told[at + 1] == "(the other opening)" and told.index("2") > at
    assert "Diagram 1: after 2 P-8d (here)" in " ".join(told)
    assert not any("Variation" in text for text in words(pages_of(game, ONLY_MOVES)))


def test_a_deep_tree_is_printed_without_recursion() -> None:
    """Every move has a variation that has one of its own."""
    game = Game(load_variant("shogi"))
    for _ in range(1500):
        moves = list(game.position.legal_moves())
        game.play(moves[0])
        here = game.cursor
        game.back()
        game.play(moves[1])
        game.go_to(here)
        game.back()
        game.go_to(here.parent.children[1] if here.parent else here)
        if not game.position.has_legal_move():
            break
    pages = pages_of(game, replace(WESTERN, every=0))
    assert "Variation:" in " ".join(words(pages))


def test_comments_with_control_characters_and_endless_words() -> None:
    game = small_game()
    game.cursor.comment = "a\x00b\r\nc\td " + "x" * 5000
    with at_most(5):
        pages = pages_of(game, WESTERN)
    assert {"a b", "c d"} <= set(words(pages)) or any(text.startswith("c d x") for text in words(pages))
    assert is_within_margins(pages, A4)


def test_steps_can_be_given_up() -> None:
    steps = game_steps(random_game("shogi", 150), JAPANESE, A4, MEASURES)
    next(steps)
    steps.close()
