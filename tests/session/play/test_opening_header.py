"""The opening of a game that ends here stands in its headers, as KIF has it; what a person wrote stays."""

from __future__ import annotations

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records import kif
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.game_turn import OpeningHeader
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import TWO_PEOPLE, Table, play

AIGAKARI = ("2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b")


def game_of(*moves: str, variant: str = "shogi") -> Game:
    game = Game(load_variant(variant))
    for text in moves:
        game.play(parse_move(text, game.position))
    return game


def test_a_game_that_ends_tells_its_opening(table: Table) -> None:
    session = table.session()
    session.new_game(TWO_PEOPLE)
    play(session, " ".join(AIGAKARI))
    assert "opening" not in session.record.game.headers
    session.turn.resign()
    assert session.record.game.headers["opening"] == "相掛かり"
    assert "戦型：相掛かり" in kif.format_kif(session.record.game)


def test_a_game_without_a_name_says_nothing(table: Table) -> None:
    session = table.session()
    for setup in (TWO_PEOPLE, GameSetup(variant="tenjiku")):
        session.new_game(setup)
        session.turn.resign()
        assert "opening" not in session.record.game.headers


def test_what_a_person_wrote_stays() -> None:
    game = game_of(*AIGAKARI)
    game.headers["opening"] = "秘策"
    OpeningHeader().write(game)
    assert game.headers["opening"] == "秘策"


def test_a_game_that_was_gone_on_with_is_named_anew() -> None:
    header, game = OpeningHeader(), game_of(*AIGAKARI)
    header.write(game)
    for text in ("3i3h", "7a7b", "3h2g", "1c1d", "2g2f"):
        game.play(parse_move(text, game.position))
    header.write(game)
    assert game.headers["opening"] == "棒銀"
    while game.back():
        pass
    game.play(parse_move("9g9f", game.position))
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    header.write(game)
    assert "opening" not in game.headers
