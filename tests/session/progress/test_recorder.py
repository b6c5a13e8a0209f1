"""Games count when they end, once, with what has helped in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.library.recognition import opening_of
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from shogi_desktop.session.progress.history import History
from shogi_desktop.session.progress.played import FEWEST, PlayedGame, played_game
from shogi_desktop.session.progress.recorder import Recorder
from tests.session.table import AGAINST_BLACK, AGAINST_WHITE, TWO_COMPUTERS, TWO_PEOPLE, Table, play

NOW = datetime(2026, 11, 25, 12, 30, tzinfo=UTC)
BEGUN = replace(AGAINST_WHITE, begun="2026-11-25T12:00:00.000001+00:00")
OWN, REPLIES = "7g7f 2g2f 2f2e 2e2d 2h2d", "8c8d 8d8e 1c1d 2c2d 1d1e"


class Counted:
    """A session whose games are counted in a file."""

    def __init__(self, session: GameSession, file: Path) -> None:
        self.session, self.file = session, file
        self.history = History(file)
        self.recorder = Recorder(session, lambda: self.history, session, lambda: NOW)

    @property
    def games(self) -> tuple[PlayedGame, ...]:
        """As the file has them."""
        return History(self.file).games()


def ended(result: GameResult, setup: GameSetup = BEGUN) -> PlayedGame | None:
    """A game without moves that ended so."""
    game = setup.make_game()
    game.finish(result)
    return played_game(game, setup, NOW)


@pytest.fixture
def counted(table: Table, tmp_path: Path) -> Callable[..., Counted]:
    def begin(setup: GameSetup, *behaviours: str, moves: str = "") -> Counted:
        session = table.session(*behaviours, moves=moves)
        made = Counted(session, tmp_path / "progress.json")
        session.new_game(setup)
        return made

    return begin


def through(qtbot: QtBot, session: GameSession) -> None:
    """A game that is long enough to be rated."""
    for move in OWN.split():
        qtbot.waitUntil(session.turn.human_may_move, timeout=30_000)
        play(session, move)
    qtbot.waitUntil(lambda: session.record.game.cursor.ply >= FEWEST, timeout=30_000)


def test_a_game_that_ends_is_kept_with_all_its_facts(qtbot: QtBot, counted: Callable[..., Counted]) -> None:
    white = PlayerSetup(human=False, name="Computer", level=4)
    made = counted(replace(AGAINST_WHITE, white=white), moves=REPLIES)
    told: list[PlayedGame] = []
    made.recorder.counted.connect(told.append)
    through(qtbot, made.session)
    made.session.turn.resign()
    (game,) = made.games
    assert (game.variant, game.side, game.opponent, game.level) == ("shogi", "black", "level", 4)
    assert (game.winner, game.reason, game.unrated, game.score) == ("white", "resign", "", 0)
    assert game.plies == FEWEST and game.moves == "7g7f 8c8d 2g2f 8d8e 2f2e 1c1d 2e2d 2c2d 2h2d 1d1e"
    assert game.begun == made.session.record.setup.begun and game.when == NOW
    assert told == [game] and made.recorder.last == game


def test_it_is_kept_before_anything_of_the_end_is_kept_or_shown(counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_WHITE, "think")
    known: list[int] = []
    made.session.record.changed.connect(lambda: known.append(len(made.games)))
    made.session.turn.turn_changed.connect(lambda: known.append(len(made.games)))
    made.session.turn.resign()
    assert known and set(known) == {1}


def test_an_end_that_was_taken_back_is_the_one_that_counts(qtbot: QtBot, counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_WHITE, moves=REPLIES)
    through(qtbot, made.session)
    made.session.turn.resign()
    assert made.session.take_back()
    made.session.turn.resign()
    assert [(game.unrated, game.plies) for game in made.games] == [("", FEWEST)]
    assert made.recorder.last == made.games[0]


def test_every_rematch_is_a_game_of_its_own(counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_WHITE, "think")
    made.session.turn.note_aid("hint")
    for _ in range(3):
        made.session.turn.resign()
        made.session.rematch()
        assert made.recorder.last is None and made.session.record.setup.aid == ""
    assert [game.side for game in made.games] == ["black", "white", "black"]
    assert len({game.begun for game in made.games}) == 3


def test_a_game_that_is_gone_on_with_later_is_the_same(counted: Callable[..., Counted], table: Table) -> None:
    made = counted(AGAINST_WHITE, "think")
    made.session.turn.note_aid("hint")
    text = made.session.record.text()
    made.session.turn.resign()
    other = Counted(table.session("think"), made.file)
    other.session.load(parse_game(text, ""))
    assert other.session.record.setup.aid == "hint"
    other.session.resume()
    other.session.turn.resign()
    assert len(other.games) == 1 and other.recorder.last == other.games[0]


@pytest.mark.parametrize(
    ("help_", "why"),
    [
        (lambda session: session.advice.hint(), "hint"),
        (lambda session: session.advice.ask_threat(), "hint"),
        (lambda session: session.advice.ask_safe(session.turn.movable()[0]), "coach"),
        (lambda session: session.advice.set_teaching(True), "teaching"),
        (GameSession.swap_sides, "swapped"),
    ],
    ids=["hint", "threat", "coach", "teaching", "sides"],
)
def test_what_helped_is_said(counted: Callable[..., Counted], help_: Callable[[GameSession], object], why: str) -> None:
    made = counted(AGAINST_WHITE, "think")
    help_(made.session)
    made.session.turn.note_aid("take_back")
    made.session.turn.resign()
    assert made.games[0].unrated == why, "the first that helped"


def test_a_move_taken_back_is_said(qtbot: QtBot, counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_WHITE, moves=REPLIES)
    play(made.session, "7g7f")
    qtbot.waitUntil(lambda: made.session.can_take_back() and made.session.turn.human_may_move(), timeout=30_000)
    assert made.session.take_back()
    made.session.turn.resign()
    assert made.games[0].unrated == "take_back"


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (replace(AGAINST_WHITE, handicap="rook"), "handicap"),
        (replace(AGAINST_WHITE, sfen="4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), "position"),
        (replace(AGAINST_BLACK, teaching=True), "teaching"),
        (replace(AGAINST_BLACK, guided=True), "teaching"),
        (TWO_PEOPLE, "friend"),
        (AGAINST_WHITE, "short"),
    ],
)
def test_some_games_are_not_rated(counted: Callable[..., Counted], setup: GameSetup, why: str) -> None:
    made = counted(setup, "think")
    made.session.turn.resign()
    assert made.games[0].unrated == why


def test_a_mate_in_few_moves_is_a_result() -> None:
    game = ended(GameResult(Side.BLACK, Reason.CHECKMATE))
    assert game is not None and game.unrated == "" and game.score == 1


def test_of_a_game_without_a_beginning_nothing_is_known() -> None:
    assert ended(GameResult(Side.BLACK, Reason.CHECKMATE), replace(AGAINST_WHITE, begun="")) is None


def test_games_begun_from_moves_that_were_made_before_are_not_rated(counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_WHITE, "think")
    variant = made.session.record.game.variant
    made.session.new_game(AGAINST_WHITE, [parse_move(text, variant) for text in ("7g7f", "3c3d")])
    made.session.turn.resign()
    assert made.games[0].unrated == "position"


def test_people_among_themselves_have_a_winner_and_no_score(counted: Callable[..., Counted]) -> None:
    made = counted(TWO_PEOPLE)
    made.session.turn.resign()
    (game,) = made.games
    assert (game.side, game.opponent, game.winner, game.score) == ("", "person", "white", None)


def test_computers_among_themselves_are_not_counted(qtbot: QtBot, counted: Callable[..., Counted]) -> None:
    made = counted(TWO_COMPUTERS, "resign")
    qtbot.waitUntil(lambda: made.session.record.game.result is not None, timeout=30_000)
    assert made.games == () and made.recorder.last is None


@pytest.mark.parametrize(
    ("result", "winner"),
    [
        (GameResult(None, Reason.REPETITION), "draw"),
        (GameResult(None, Reason.AGREEMENT), "draw"),
        (GameResult(None, Reason.ABORTED), "none"),
        (GameResult(None, Reason.ENGINE_FAILURE), "none"),
        (GameResult(Side.WHITE, Reason.TIME), "white"),
    ],
)
def test_every_end_is_a_result_or_none(result: GameResult, winner: str) -> None:
    game = ended(result)
    assert game is not None and game.winner == winner and (game.score is None) == (winner == "none")


def test_a_computer_that_failed_leaves_no_rated_game(qtbot: QtBot, counted: Callable[..., Counted]) -> None:
    made = counted(AGAINST_BLACK, "crash")
    qtbot.waitUntil(lambda: made.session.turn.suspended, timeout=30_000)
    made.session.take_over()
    made.session.turn.resign()
    (game,) = made.games
    assert (game.opponent, game.unrated, game.score) == ("person", "taken_over", None)


def test_other_engines_are_known_by_name() -> None:
    setup = replace(AGAINST_WHITE, white=PlayerSetup(False, "Lance 9", 5, "Lance 9"), begun="now")
    game = ended(GameResult(Side.BLACK, Reason.CHECKMATE), setup)
    assert game is not None and (game.opponent, game.engine) == ("engine", "Lance 9")


def test_an_opening_with_a_name_is_known_by_it() -> None:
    game = BEGUN.make_game()
    for text in ["7g7f", "3c3d", "6g6f", "8c8d", "2h6h"]:
        game.play(parse_move(text, game.variant))
    game.finish(GameResult(Side.BLACK, Reason.CHECKMATE))
    name = opening_of(game)
    counted = played_game(game, BEGUN, NOW)
    assert name is not None and counted is not None and counted.opening == name.key
