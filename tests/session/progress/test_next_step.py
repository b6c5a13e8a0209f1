"""What is offered after a game."""

from __future__ import annotations

from typing import Any

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.progress.next_step import NextStep, Offers, StepKind, dearest_power, mate_plies, next_step
from shogi_desktop.session.progress.played import PlayedGame
from tests.session.progress.games import played

ALL = Offers(lambda: {1, 3, 5, 7}, lambda kind: True)
NOTHING = Offers(set, lambda kind: False)
LOST: dict[str, Any] = {"winner": "white"}
FIVE_PLIES = "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1"
"""Black mates by a gold on 5b."""


def game_of(moves: str = "", sfen: str = "", variant: str = "shogi") -> Game:
    rules = load_variant(variant)
    game = Game(rules, parse_sfen(sfen, rules) if sfen else None)
    for text in moves.split():
        game.play(parse_move(text, game.position))
    game.finish(GameResult(Side.BLACK, Reason.OTHER))
    return game


def row(count: int, **changes: object) -> list[PlayedGame]:
    return [played(number, **changes) for number in range(count)]


def offered(games: list[PlayedGame], game: Game | None = None, offers: Offers = NOTHING) -> NextStep | None:
    return next_step(games[-1], games, game or game_of(), offers)


@pytest.mark.parametrize(("count", "step"), [(1, None), (2, None), (3, "up"), (4, None), (5, None), (6, "up")])
def test_after_three_wins_in_a_row_a_level_higher_is_offered(count: int, step: str | None) -> None:
    wished = NextStep(StepKind.LEVEL_UP, 4, count) if step else None
    assert offered(row(count)) == wished


def test_after_three_losses_in_a_row_a_level_lower_is_offered() -> None:
    assert offered(row(3, **LOST)) == NextStep(StepKind.LEVEL_DOWN, 2, 3)
    assert offered(row(3, **LOST, unrated="hint")) == NextStep(StepKind.LEVEL_DOWN, 2, 3)


@pytest.mark.parametrize(
    "between",
    [{"level": 5}, LOST, {"winner": "draw"}, {"unrated": "hint"}],
    ids=["another level", "lost", "drawn", "with help"],
)
def test_another_result_breaks_the_row(between: dict[str, object]) -> None:
    games = row(4)
    games[2] = played(2, **between)
    assert offered(games) is None


def test_what_says_nothing_of_the_level_breaks_no_row() -> None:
    others = [played(3, winner="none"), played(4, variant="chu", **LOST), played(5, opponent="engine", **LOST)]
    assert offered([*row(2), *others, played(6)]) == NextStep(StepKind.LEVEL_UP, 4, 3)


def test_there_is_no_level_beyond_the_ends() -> None:
    assert offered(row(3, level=10)) is None
    assert offered(row(3, level=1, plies=5, **LOST)) is None


def test_who_was_mated_by_checks_is_offered_problems_of_that_length() -> None:
    lost = [played(side="white", winner="black", reason="checkmate")]
    game = game_of("G*5b", FIVE_PLIES)
    assert offered(lost, game, ALL) == NextStep(StepKind.MATES, plies=1)
    assert offered(lost, game, NOTHING) is None
    assert offered([played(winner="black", reason="checkmate")], game, ALL) is None, "who won needs none"


def test_the_checks_that_led_to_a_mate_are_counted() -> None:
    game = game_of("G*4b 5a6a G*5b", "4k4/9/4PP3/9/9/9/9/9/4K4 b 2G 1")
    assert mate_plies(game, Side.WHITE) == 3
    quiet = game_of("5i4h 9a9b G*5b", "l3k4/9/4P4/9/9/9/9/9/4K4 b G 1")
    assert mate_plies(quiet, Side.WHITE) == 1
    assert mate_plies(game_of("7g7f"), Side.BLACK) == 0


def test_longer_mates_than_there_are_problems_bring_the_longest() -> None:
    lost = [played(side="white", winner="black", reason="checkmate")]
    game = game_of("G*4b 5a6a G*5b", "4k4/9/4PP3/9/9/9/9/9/4K4 b 2G 1")
    assert offered(lost, game, Offers(lambda: {1}, lambda kind: False)) == NextStep(StepKind.MATES, plies=1)
    assert offered(lost, game, Offers(lambda: {1, 3, 9}, lambda kind: False)) == NextStep(StepKind.MATES, plies=3)


BURNT = "k15/16/16/12[fd]3/16/16/16/16/6Q1Q7/7Q8/16/16/16/16/16/K15 w - 1"


def test_a_power_that_took_much_at_once_is_named() -> None:
    game = game_of("4d9i", BURNT, "tenjiku")
    demon = game.variant.kind_by_code("FD").id
    assert dearest_power(game, Side.BLACK) == demon
    assert dearest_power(game, Side.WHITE) == 0
    lost = [played(variant="tenjiku", **LOST)]
    assert offered(lost, game, ALL) == NextStep(StepKind.LESSON, kind=demon)
    assert offered(lost, game, NOTHING) is None


def test_a_single_capture_is_no_power() -> None:
    game = game_of("7g7f 3c3d 8h2b+ 3a2b")
    assert dearest_power(game, Side.WHITE) == dearest_power(game, Side.BLACK) == 0


def test_a_short_game_offers_nothing() -> None:
    assert offered([played(**LOST, plies=20)], offers=ALL) is None
    assert offered([played(winner="draw")], offers=ALL) is None
