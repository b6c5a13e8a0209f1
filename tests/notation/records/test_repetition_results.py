"""Who has lost by a repetition, and by which reading of the rule, is kept by records that keep the rules."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.ki2 import format_ki2, parse_ki2
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side, load_variant

ROUND = "4g5g 4a5a 5g4g 5a4a"
LOST = {"loss_3": Side.WHITE, "maker_3": Side.BLACK}
WAYS = {
    "shogi": lambda game: parse_game(format_game(game)),
    "kif": lambda game: parse_kif(format_kif(game)).games[0],
    "ki2": lambda game: parse_ki2(format_ki2(game)).games[0],
}


def repeated(reading: str) -> Game:
    variant = load_variant("tori", {"repetition": reading})
    game = Game(variant, parse_sfen("3k3/7/7/7/7/7/3K3 b - 1", variant))
    for text in f"{ROUND} {ROUND}".split():
        game.play(parse_move(text, game.position))
    ended = game.ending()
    assert ended is not None
    game.finish(ended)
    return game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("reading", LOST)
def test_the_reading_and_its_result_are_read_again(way: str, reading: str) -> None:
    game = WAYS[way](repeated(reading))
    assert game.variant is load_variant("tori", {"repetition": reading})
    assert game.result == GameResult(LOST[reading], Reason.STARTED_REPETITION)
    game.go_to(game.end)
    assert game.ending() == game.result


def test_a_file_that_names_no_reading_keeps_the_western_one() -> None:
    text = format_game(repeated("loss_3"))
    assert "repetition =" not in text
    assert parse_game(text).variant.choice("repetition") == "loss_3"
