"""The coach in a game: whether a move is safe, why one was made, and the teaching game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.review import Mark
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.coach.praise import Praise
from shogi_desktop.coach.purpose import AimKind
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.analysis.coaching import CoachedMove, PositionByMoves
from shogi_desktop.session.play.coach import GameCoach, MoveReason
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from tests.session.table import AGAINST_WHITE, TWO_COMPUTERS, TWO_PEOPLE, Table, moves_of, play, state_of

TEACHING = replace(AGAINST_WHITE, teaching=True)
TEN_SECONDS = TimeControl(main_ms=10_000)
# The fake engine that judges thinks that whoever has not left its line yet wins, by the next pawn from file 9 on: any
# other move costs a quarter of all chances.
BEST, BLUNDER = "9g9f", "7g7f"


class Told:
    """What the coach has said."""

    def __init__(self, session: GameSession) -> None:
        self.safe: list[CoachedMove | None] = []
        self.why: list[MoveReason] = []
        self.blunders: list[CoachedMove] = []
        session.advice.safety_ready.connect(self.safe.append)
        session.advice.reason_ready.connect(self.why.append)
        session.advice.blunder_made.connect(self.blunders.append)


def offered(qtbot: QtBot, table: Table, setup: GameSetup = TEACHING) -> tuple[GameSession, Told]:
    """A teaching game in which a blunder has just been made and is offered to be taken back."""
    session, _ = table.playing(setup, "judging")
    told = Told(session)
    play(session, BLUNDER)
    qtbot.waitUntil(lambda: session.advice.offered is not None)
    return session, told


def offer_of(session: GameSession) -> CoachedMove | None:
    """The offer, asked for anew: a type checker takes an attribute that was checked once for settled."""
    return session.advice.offered


# The teaching game


def test_a_blunder_is_offered_to_be_taken_back(qtbot: QtBot, table: Table) -> None:
    session, told = offered(qtbot, table)
    (lesson,) = told.blunders
    assert session.advice.offered is lesson and lesson.mark is Mark.BLUNDER
    assert format_move(lesson.move, session.record.game.variant) == BLUNDER
    assert format_move(lesson.better[0], session.record.game.variant) == BEST
    assert moves_of(session) == BLUNDER and not session.turn.is_thinking() and not session.turn.human_may_move()
    assert session.take_back()
    assert offer_of(session) is None and moves_of(session) == "" and session.turn.human_may_move()


def test_who_plays_on_is_answered(qtbot: QtBot, table: Table) -> None:
    session, _ = offered(qtbot, table)
    session.advice.play_on()
    assert session.advice.offered is None and session.turn.is_thinking()
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == f"{BLUNDER} 9c9d"


def test_good_moves_are_answered_without_a_word(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TEACHING, "judging")
    told = Told(session)
    play(session, BEST)
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == f"{BEST} 9c9d" and told.blunders == []


def test_what_costs_no_more_than_the_better_move_is_no_blunder(qtbot: QtBot, table: Table) -> None:
    """On large boards a search sees that the other side can take something after a move, and not that it can after the
    move that it would have made."""
    session, _ = table.playing(TEACHING, "eager")
    told = Told(session)
    play(session, BLUNDER)
    qtbot.waitUntil(session.turn.human_may_move)
    assert told.blunders == [] and moves_of(session) == f"{BLUNDER} 9c9d"
    looked = [line.partition("startpos")[2] for line in table.engines.told("position")]
    assert f" moves {BEST}" in looked, "the better move was looked at as well"


def test_a_rook_left_to_be_taken_in_a_won_game_is_a_blunder(qtbot: QtBot) -> None:
    """By the program's own engine: chances to win say nothing of it."""
    start = parse_sfen("4k4/9/9/9/4b4/9/PPPPPP1PP/7R1/LNSGKG1NL b BN 1", load_variant("shogi"))
    coach = GameCoach(EngineLaunch(engine_command(), engine_environment()), Timeouts())
    judged: list[CoachedMove | None] = []
    coach.judged.connect(judged.append)
    coach.judge(PositionByMoves(start), parse_move("9g9f", start))
    qtbot.waitUntil(lambda: len(judged) == 1)
    coach.judge(PositionByMoves(start), parse_move("2h1h", start))
    qtbot.waitUntil(lambda: len(judged) == 2)
    coach.wait_closed()
    left, kept = judged
    assert left is not None and left.mark is Mark.BLUNDER and left.before - left.after < 0.1 and kept is None
    assert [seen.square for seen in left.facts[0].victims] == [start.variant.square(2, 8)]


def test_without_teaching_nothing_is_judged(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "judging")
    told = Told(session)
    play(session, BLUNDER)
    qtbot.waitUntil(session.turn.human_may_move)
    assert told.blunders == [] and not table.engines.told("go mate")


def test_both_clocks_stand_while_a_move_is_judged(qtbot: QtBot, table: Table) -> None:
    setup = replace(TEACHING, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    session, _ = table.playing(setup, "judging")
    table.time.ms += 2_000
    play(session, BLUNDER)
    qtbot.waitUntil(lambda: session.advice.offered is not None)
    table.time.ms += 60_000
    faces = [session.turn.clock.face(side) for side in Side]
    assert [face.main_ms for face in faces if face] == [8_000, 10_000]
    session.take_back()
    table.time.ms += 1_000
    faces = [session.turn.clock.face(side) for side in Side]
    assert [face.main_ms for face in faces if face] == [9_000, 10_000], "the time of a move that is taken back returns"


def test_whoever_is_impatient_need_not_wait_for_the_coach(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TEACHING, "think")
    play(session, BLUNDER)
    assert session.turn.is_thinking() and not session.turn.human_may_move()
    session.move_now()
    session.move_now()
    qtbot.waitUntil(session.turn.human_may_move)
    assert len(session.record.game.line()) == 2


def test_a_move_can_be_taken_back_while_it_is_judged(table: Table) -> None:
    session, _ = table.playing(TEACHING, "think")
    play(session, BLUNDER)
    assert session.can_take_back() and session.take_back()
    assert session.turn.human_may_move() and session.advice.offered is None


def test_giving_up_ends_an_offer(qtbot: QtBot, table: Table) -> None:
    session, _ = offered(qtbot, table)
    session.turn.resign()
    assert session.advice.offered is None and session.record.game.result == GameResult(Side.WHITE, Reason.RESIGN)


def test_sides_may_be_changed_during_an_offer(qtbot: QtBot, table: Table) -> None:
    session, _ = offered(qtbot, table)
    session.swap_sides()
    assert (
        session.advice.offered is None
        and session.turn.human_may_move()
        and session.record.setup.human_side() is Side.WHITE
    )


def test_an_engine_that_fails_judges_nobody(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TEACHING, "die_in_search@1")
    told = Told(session)
    play(session, BLUNDER)
    qtbot.waitUntil(lambda: session.turn.human_may_move() or session.turn.suspended)
    assert told.blunders == [] and len(session.record.game.line()) >= 1


def test_a_teaching_game_is_still_one_when_it_is_gone_on_with(qtbot: QtBot, table: Table) -> None:
    session, _ = offered(qtbot, table)
    text = session.record.text()
    session.close()
    again = table.session("judging")
    told = Told(again)
    again.load(parse_game(text))
    assert again.record.setup.teaching and state_of(again) is SessionState.REVIEW
    again.resume()
    qtbot.waitUntil(lambda: again.advice.offered is not None)
    assert len(told.blunders) == 1, "the offer comes again"


def test_the_time_of_a_turn_goes_on_where_it_stood(qtbot: QtBot, table: Table) -> None:
    setup = replace(TEACHING, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    session, _ = table.playing(setup, "judging")
    play(session, BEST)
    qtbot.waitUntil(session.turn.human_may_move)
    table.time.ms += 4_000
    text = session.record.text()
    session.close()
    again = table.session("judging")
    again.load(parse_game(text))
    again.resume()
    face = again.turn.clock.face(Side.BLACK)
    assert face is not None and face.main_ms == 6_000


def test_a_game_of_before_is_no_teaching_game(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    assert "teaching" not in session.record.text()
    session, _ = table.playing(TEACHING, "think")
    assert '"teaching": true' in session.record.text()


def test_teaching_is_switched_during_the_game(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "judging")
    assert session.record.against_computer()
    session.advice.set_teaching(True)
    play(session, BLUNDER)
    qtbot.waitUntil(lambda: session.advice.offered is not None)
    session.advice.set_teaching(False)
    assert session.advice.offered is None and not session.record.setup.teaching
    qtbot.waitUntil(session.turn.human_may_move)
    play(session, "2g2f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert len(session.record.game.line()) == 4


@pytest.mark.parametrize("setup", [TWO_PEOPLE, TWO_COMPUTERS])
def test_only_a_person_against_a_computer_is_taught(table: Table, setup: GameSetup) -> None:
    session, _ = table.playing(replace(setup, teaching=True), "think")
    assert not session.record.against_computer()
    session.advice.set_teaching(False)
    assert session.record.setup.teaching


def test_a_blunder_shows_up_where_the_person_looks_back(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TEACHING, "judging")
    play(session, BLUNDER)
    session.record.back()
    qtbot.waitUntil(lambda: session.advice.offered is not None)
    assert not session.record.looking_back


# Praise


def test_a_good_move_that_wins_something_is_praised_but_never_two_in_a_row(qtbot: QtBot, table: Table) -> None:
    given = "lnsgkgsnl/1r5b1/ppppppppp/9/9/ggg6/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
    session, _ = table.playing(replace(TEACHING, sfen=given), "level")
    praised: list[Praise] = []
    session.advice.well_played.connect(praised.append)
    for text, count in (("9g9f", 1), ("8g8f", 1), ("7g7f", 2)):
        play(session, text)
        qtbot.waitUntil(session.turn.human_may_move)
        assert praised == [Praise.SEEN] * count


def test_a_move_that_a_second_look_finds_worse_is_not_praised(qtbot: QtBot, table: Table) -> None:
    given = "lnsgkgsnl/1r5b1/ppppppppp/9/9/ggg6/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
    session, _ = table.playing(replace(TEACHING, sfen=given), "eager")
    praised: list[Praise] = []
    session.advice.well_played.connect(praised.append)
    play(session, BEST)
    qtbot.waitUntil(session.turn.human_may_move)
    assert praised == [] and moves_of(session) == f"{BEST} 9c9d"


def test_quiet_moves_and_blunders_are_not_praised(qtbot: QtBot, table: Table) -> None:
    session, _ = offered(qtbot, table)
    praised: list[Praise] = []
    session.advice.well_played.connect(praised.append)
    session.take_back()
    play(session, BEST)
    qtbot.waitUntil(session.turn.human_may_move)
    assert praised == []


# Is this safe?


def test_a_move_that_is_thought_of_is_judged_and_not_played(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "judging")
    told = Told(session)
    assert session.advice.ask_safe(parse_move(BLUNDER, session.record.game.position)) is None
    qtbot.waitUntil(lambda: len(told.safe) == 1)
    assert told.safe[0] is not None and told.safe[0].mark is Mark.BLUNDER and told.safe[0].facts
    assert moves_of(session) == "" and session.turn.human_may_move()
    searches = len(table.engines.told("go"))
    session.advice.ask_safe(parse_move(BEST, session.record.game.position))
    qtbot.waitUntil(lambda: len(told.safe) == 2)
    assert told.safe[1] is not None and told.safe[1].mark is None and told.safe[1].facts == ()
    assert len(table.engines.told("go")) == searches, "what follows the better move was looked at for the other answer"


def test_a_move_that_cannot_be_made_is_refused(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    refused = session.advice.ask_safe(parse_move("5i5e", session.record.game.variant))
    assert refused is not None and refused.key == "not_a_move"
    play(session, BEST)
    refused = session.advice.ask_safe(parse_move(BLUNDER, session.record.game.variant))
    assert refused is not None and refused.key == "not_your_turn"


def test_a_move_ends_a_question(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE, "judging", "slow")
    told = Told(session)
    session.advice.ask_safe(parse_move(BLUNDER, session.record.game.position))
    play(session, BEST)
    session.advice.ask_safe(parse_move("3c3d", session.record.game.position))
    qtbot.waitUntil(lambda: len(told.safe) == 1)
    assert told.safe[0] is not None and len(told.safe[0].position.history()) == 1


def test_a_question_while_the_game_is_taught_leaves_it_one(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TEACHING, "judging")
    told = Told(session)
    session.advice.ask_safe(parse_move(BEST, session.record.game.position))
    qtbot.waitUntil(lambda: len(told.safe) == 1)
    play(session, BLUNDER)
    qtbot.waitUntil(lambda: session.advice.offered is not None)


# Why that?


def test_the_computers_move_is_explained(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "judging")
    told = Told(session)
    assert not session.advice.can_ask_why(), "there is no move yet"
    play(session, BLUNDER)
    qtbot.waitUntil(session.turn.human_may_move)
    session.advice.ask_why()
    qtbot.waitUntil(lambda: len(told.why) == 1)
    (reason,) = told.why
    assert [aim.kind for aim in reason.aims] == [AimKind.BEST]
    assert reason.earlier is not None and reason.earlier.mark is Mark.BLUNDER
    assert format_move(reason.earlier.move, session.record.game.variant) == BLUNDER


def test_ones_own_moves_are_explained_in_a_record(qtbot: QtBot, table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE, "judging")
    told = Told(session)
    play(session, "1g1f 9c9d 8g8f 3c3d 7g7f")
    session.turn.resign()
    session.review.open()
    session.record.back()
    session.advice.ask_why()
    qtbot.waitUntil(lambda: len(told.why) == 1)
    assert told.why[0].lesson is not None and told.why[0].lesson.mark is Mark.BLUNDER
    assert told.why[0].earlier is None


def test_nobody_is_asked_why_while_the_computer_thinks(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE, "think")
    play(session, BLUNDER)
    assert not session.advice.can_ask_why()
    session.advice.ask_why()
    assert not table.engines.told("go mate")


def test_the_coach_that_has_no_engine_says_so(qtbot: QtBot, table: Table) -> None:
    session, heard = table.playing(TWO_PEOPLE, "die_at_start")
    session.advice.ask_safe(parse_move(BEST, session.record.game.position))
    qtbot.waitUntil(lambda: len(heard.messages) == 1)
    assert heard.messages[0].startswith("The coach has no answer: ")
