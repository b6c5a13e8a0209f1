"""The conversation in USI, without a process: what is sent, what is understood, what is too late."""

from __future__ import annotations

import random

import pytest

from shogi_desktop.clients.conversations.dialect import (
    Answered,
    Broken,
    ConversationState,
    Fault,
    GameSettings,
    Overdue,
    Ready,
    Reported,
    RequestSent,
)
from shogi_desktop.clients.conversations.usi import Followed, Usi
from shogi_desktop.clients.search import Decision, MateFound, SearchAnswer, SearchRequest
from shogi_desktop.notation.moves.usi import Info, format_position_command, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from tests.clients.conversations.talk import Talk

SHOGI = load_variant("shogi")


def check(followed: Followed, request: SearchRequest) -> None:
    assert followed.text(request) == format_position_command(request.start, request.moves)
    position = followed.position(request)
    assert format_sfen(position) == format_sfen(request.position())
    assert list(position.history()) == list(request.position().history())


@pytest.mark.parametrize("name", ["shogi", "tenjiku"])
def test_a_game_move_after_move(name: str) -> None:
    chance, followed, start = random.Random(1), Followed(), Position(load_variant(name))
    position = start.copy()
    for _ in range(30):
        check(followed, SearchRequest(start, tuple(position.history())))
        position.play(chance.choice(position.legal_moves()))


def test_moves_taken_back_another_line_and_another_start() -> None:
    followed, start = Followed(), Position(SHOGI)
    first, second = start.legal_moves()[:2]
    reply = parse_sfen("9/9/9/9/9/9/9/9/K7k b - 1", SHOGI)
    for request in (
        SearchRequest(start, (first,)),
        SearchRequest(start),
        SearchRequest(start, (second,)),
        SearchRequest(reply),
        SearchRequest(start.copy(), (second,)),
    ):
        check(followed, request)
        check(followed, request)


def test_a_start_that_its_owner_has_played_on() -> None:
    followed, start = Followed(), Position(SHOGI)
    check(followed, SearchRequest(start))
    start.play(start.legal_moves()[0])
    check(followed, SearchRequest(start))


START = Position(SHOGI)
PAWN = parse_move("7g7f", START)
SEARCH = SearchRequest(START, movetime_ms=100, deadline_ms=400)
MOVE = SearchAnswer(Decision.MOVE, PAWN, "7g7f")


@pytest.fixture
def talk() -> Talk[SearchRequest]:
    """An engine that is ready, and was asked nothing."""
    talk = Talk(Usi())
    talk.conversation.start(0)
    assert talk.said() == ["usi"]
    assert talk.hear("id name Test", "option name Skill type spin default 1 min 1 max 9", "usiok") == []
    assert talk.said() == ["isready"]
    assert talk.hear("readyok") == [Ready()]
    return talk


def test_a_search_from_the_question_to_the_answer(talk: Talk[SearchRequest]) -> None:
    number = talk.conversation.ask(SearchRequest(START, (PAWN,), movetime_ms=100), 0)
    assert talk.said() == []
    assert talk.conversation.advance(0) == [RequestSent(number)]
    assert talk.said() == ["position startpos moves 7g7f", "go movetime 100"]
    assert talk.hear("info depth 2", "bestmove 3c3d ponder 2g2f") == [
        Reported(number, Info(depth=2)),
        Answered(number, SearchAnswer(Decision.MOVE, parse_move("3c3d", SHOGI), "3c3d", "2g2f")),
    ]
    assert talk.conversation.state is ConversationState.IDLE and talk.conversation.deadline is None


def test_settings_come_before_a_search_that_waits(talk: Talk[SearchRequest]) -> None:
    talk.conversation.set_up(GameSettings("shogi", {"Skill": "3", "Unknown": "1"}))
    number = talk.ask(SEARCH)
    assert talk.said() == ["setoption name Skill value 3", "isready"]
    assert talk.hear("readyok") == [Ready(), RequestSent(number)]
    assert talk.said() == ["usinewgame", "position startpos", "go movetime 100"]


@pytest.mark.parametrize(
    ("offered", "rule", "told"),
    [
        ("NoEnteringKing CSARule24 CSARule24H CSARule27 CSARule27H TryRule", "27", "CSARule27H"),
        ("NoEnteringKing CSARule24 CSARule24H CSARule27 CSARule27H TryRule", "24", "CSARule24H"),
        ("NoEnteringKing CSARule24 CSARule24H CSARule27 CSARule27H TryRule", "try", "TryRule"),
        ("NoEnteringKing CSARule24 CSARule24H CSARule27 CSARule27H TryRule", "none", "NoEnteringKing"),
        ("NoEnteringKing CSARule24 CSARule27 TryRule", "27", "CSARule27"),
        ("NoEnteringKing CSARule24 CSARule27 TryRule", "24", "CSARule24"),
        ("CSARule27", "try", ""),
        ("", "27", ""),
    ],
)
def test_the_rule_of_declaration_is_told_in_words_that_the_engine_offers(offered: str, rule: str, told: str) -> None:
    """Those first that count what was left out in a handicap game; what the person has set gives way to the game."""
    talk: Talk[SearchRequest] = Talk(Usi())
    talk.conversation.start(0)
    choices = " ".join(f"var {word}" for word in offered.split())
    option = f"option name EnteringKingRule type combo default CSARule27 {choices}" if offered else "id name Test"
    talk.hear(option, "usiok")
    talk.hear("readyok")
    talk.said()
    set_by_hand = {"EnteringKingRule": "CSARule24"} if told else {}
    talk.conversation.set_up(GameSettings("shogi", {**set_by_hand, "Rule_declaration": rule}))
    talk.ask(SEARCH)
    assert talk.said() == [f"setoption name EnteringKingRule value {told}" for _ in told[:1]] + ["isready"]


def test_without_a_rule_of_declaration_the_engine_keeps_its_own() -> None:
    talk: Talk[SearchRequest] = Talk(Usi())
    talk.conversation.start(0)
    talk.hear("option name EnteringKingRule type combo default CSARule27 var CSARule24 var CSARule27", "usiok")
    talk.hear("readyok")
    talk.said()
    talk.conversation.set_up(GameSettings("shogi", {"EnteringKingRule": "CSARule24"}))
    talk.ask(SEARCH)
    assert talk.said() == ["setoption name EnteringKingRule value CSARule24", "isready"]


def test_what_was_given_up_is_owed_and_fenced_off(talk: Talk[SearchRequest]) -> None:
    first = talk.ask(SEARCH)
    talk.conversation.cancel(first, 0)
    second = talk.ask(SEARCH)
    assert talk.said()[-1] == "stop" and talk.conversation.state is ConversationState.OWED
    assert talk.hear("info depth 5", "bestmove 2g2f") == []
    assert talk.said() == ["isready"]
    assert talk.hear("bestmove 1g1f") == []  # the answer to a stop that crossed the first one
    assert talk.hear("readyok") == [Ready(), RequestSent(second)]
    assert talk.hear("bestmove 7g7f") == [Answered(second, MOVE)]


def test_a_newer_request_takes_the_place_of_the_older_until_it_is_answered(talk: Talk[SearchRequest]) -> None:
    first = talk.ask(SEARCH)
    second = talk.ask(SEARCH)
    talk.hear("bestmove 2g2f")
    talk.hear("readyok")
    assert talk.hear("bestmove 7g7f") == [Answered(second, MOVE), RequestSent(first)]
    assert talk.hear("bestmove 7g7f") == [Answered(first, MOVE)]


def test_patience_is_a_value(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SEARCH)
    assert talk.conversation.deadline == 400
    assert talk.wait(399) == []
    assert talk.wait(1) == [Broken(number, Fault.SILENT)]
    assert talk.conversation.state is ConversationState.DEAD and talk.hear("bestmove 7g7f") == []


def test_a_limit_ends_a_request_and_not_the_engine(talk: Talk[SearchRequest]) -> None:
    number = talk.conversation.ask(SearchRequest(START), 0, limit_ms=50)
    talk.conversation.advance(0)
    talk.said()
    assert talk.wait(50) == [Overdue(number)]
    assert talk.said() == ["stop"] and talk.conversation.deadline == 250
    assert talk.hear("bestmove 7g7f") == []
    number = talk.ask(SEARCH)
    assert talk.hear("readyok") == [Ready(), RequestSent(number)]


def test_a_hurried_search_answers_in_the_time_of_a_stop(talk: Talk[SearchRequest]) -> None:
    number = talk.conversation.ask(SEARCH, 0)
    talk.conversation.hurry(number, 0)
    talk.conversation.advance(0)
    assert talk.said() == ["position startpos", "go movetime 100", "stop"] and talk.conversation.deadline == 200
    assert talk.hear("bestmove 7g7f") == [Answered(number, MOVE)]


@pytest.mark.parametrize(
    ("text", "decision"),
    [("resign", Decision.RESIGN), ("win", Decision.DECLARE), ("1a1a", Decision.IMPOSSIBLE), ("x", Decision.IMPOSSIBLE)],
)
def test_other_answers(talk: Talk[SearchRequest], text: str, decision: Decision) -> None:
    talk.ask(SEARCH)
    (event,) = talk.hear(f"bestmove {text}")
    assert isinstance(event, Answered) and isinstance(event.value, SearchAnswer)
    assert (event.value.decision, event.value.text) == (decision, text)


def test_an_unreadable_answer_breaks_the_conversation(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SEARCH)
    assert talk.hear("bestmove") == [Broken(number, Fault.UNREADABLE)]


def test_pondering_has_no_deadline_until_the_guess_comes_true(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START, (PAWN,), movetime_ms=100, ponder=True, deadline_ms=400))
    assert talk.said()[-1] == "go ponder movetime 100" and talk.conversation.deadline is None
    talk.now = 5000
    talk.conversation.release(number, talk.now)
    assert talk.said() == ["ponderhit"]
    assert talk.wait(399) == [] and talk.wait(1) == [Broken(number, Fault.SILENT)]


def test_only_a_guess_comes_true(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SEARCH)
    talk.said()
    talk.conversation.release(number, 0)
    assert talk.said() == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("checkmate G*5b", MateFound(True, ("G*5b",))),
        ("checkmate nomate", MateFound(False)),
        ("checkmate timeout", MateFound(None)),
        ("checkmate notimplemented", MateFound(None, able=False)),
    ],
)
def test_mates_are_asked_for_too(talk: Talk[SearchRequest], line: str, found: MateFound) -> None:
    number = talk.ask(SearchRequest(START, mate_ms=1000))
    assert talk.said()[-1] == "go mate 1000"
    assert talk.hear("bestmove 7g7f", line) == [Answered(number, found)]


def test_one_that_looked_for_a_move_instead_of_a_mate_ends_with_it(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START, mate_ms=1000))
    talk.conversation.hurry(number, 0)
    assert talk.hear("bestmove 7g7f") == [Answered(number, MateFound(None, able=False))]


def test_one_that_looks_for_a_move_that_mates_has_found_it(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START, mate_ms=1000))
    talk.hear("info depth 1 score mate 3 pv 3d3a 1a1b R*1c")
    assert talk.hear("bestmove 7g7f") == []
    assert talk.hear("bestmove 3d3a ponder 1a1b") == [Answered(number, MateFound(True, ("3d3a", "1a1b", "R*1c")))]


def test_one_that_found_no_move_that_mates_in_its_time(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START, mate_ms=1000))
    talk.hear("info depth 1 score cp 3 pv 7g7f")
    talk.conversation.hurry(number, 0)
    assert talk.hear("bestmove 7g7f") == [Answered(number, MateFound(None))]


def test_closing_says_goodbye_and_keeps_what_is_held(talk: Talk[SearchRequest]) -> None:
    first = talk.ask(SEARCH)
    held = talk.ask(SEARCH)
    talk.conversation.hold(held, True, 0)
    talk.conversation.close(0)
    assert talk.said()[-2:] == ["stop", "quit"] and talk.conversation.state is ConversationState.CLOSING
    assert talk.conversation.lost() == [] and first < held
    assert not wants_engine(talk)
    talk.conversation.hold(held, False, 0)
    assert wants_engine(talk)


def wants_engine(talk: Talk[SearchRequest]) -> bool:
    return talk.conversation.wants_engine


def test_buttons_are_pressed_after_the_options_were_set() -> None:
    talk = Talk(Usi())
    talk.conversation.start(0)
    talk.hear("option name Hash type spin default 1", "option name Clear Hash type button", "usiok")
    talk.conversation.set_up(GameSettings("shogi", {"Hash": "4"}, ("Clear Hash", "Unknown")))
    talk.hear("readyok")
    said = [line for line in talk.said() if line.startswith("setoption")]
    assert said == ["setoption name Hash value 4", "setoption name Clear Hash"]
