"""The conversation in the protocol of XBoard, without a process; the lines of the engine are those that HaChu says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.clients.conversations.dialect import (
    Answered,
    Broken,
    ConversationState,
    Fault,
    GameSettings,
    Ready,
    Reported,
    RequestSent,
)
from shogi_desktop.clients.conversations.xboard import MAX_LINE_OF_PLAY, Xboard
from shogi_desktop.clients.search import Decision, SearchAnswer, SearchRequest
from shogi_desktop.notation.moves.usi import EngineOption, Info, parse_move
from shogi_desktop.rules import Position, load_variant
from tests.clients.conversations.talk import Talk

CHU = load_variant("chu")
START = Position(CHU)
ANNOUNCED = ["new", "variant chu", "memory 64", "option Contempt=3", "easy", "post", "force"]
SEARCH = SearchRequest(START, movetime_ms=1500, deadline_ms=9000)


def played(*texts: str) -> tuple[Position, tuple[int, ...]]:
    position = Position(CHU)
    for text in texts:
        position.play(parse_move(text, position))
    return position, tuple(position.history())


@pytest.fixture
def talk() -> Talk[SearchRequest]:
    """An engine that has been told of a game of chu."""
    talk = Talk(Xboard())
    talk.conversation.start(0)
    talk.conversation.set_up(GameSettings("chu", {"memory": "64", "Contempt": "3"}))
    assert talk.said() == ["xboard", "protover 2"]
    assert talk.hear('feature variants="chu,dai"', "feature ping=1 usermove=1 memory=1") == []
    assert talk.hear('feature myname="HaChu 0.21"', "feature done=1") == []
    assert talk.said() == [*ANNOUNCED, "ping 1"]
    assert talk.hear("# noise", "pong 0", "pong 1") == [Ready()]
    return talk


def answered(talk: Talk[SearchRequest], *lines: str) -> SearchAnswer:
    event = talk.hear(*lines)[0]
    assert isinstance(event, Answered) and isinstance(event.value, SearchAnswer)
    return event.value


def test_each_search_tells_what_was_played_since_the_last_one(talk: Talk[SearchRequest]) -> None:
    _, moves = played("8i8h")
    talk.ask(replace(SEARCH, moves=moves))
    assert talk.said() == ["force", "usermove e4e5", "st 1", "time 150", "otim 150", "go"]
    choice = answered(talk, "1 18 0 53 e9e8", "move e9e8")
    assert choice == SearchAnswer(Decision.MOVE, parse_move("8d8e", played("8i8h")[0]), "e9e8")
    talk.ask(replace(SEARCH, moves=played("8i8h", "8d8e", "7i7h")[1]))
    assert talk.said()[:2] == ["force", "usermove f4f5"]


def test_an_analysis_tells_what_it_thinks_until_it_is_ended(talk: Talk[SearchRequest]) -> None:
    _, moves = played("8i8h")
    number = talk.ask(SearchRequest(START, moves))
    assert talk.said() == ["force", "usermove e4e5", "analyze"]
    (told,) = talk.hear("# noise", "3 126 10 8400 e9e8 h4h5 { root eval = 1.08 dif = 0.00 }", "stat01: 1 2 3 4 5")
    expected = Info(depth=3, time_ms=100, nodes=8400, nps=84000, score_cp=126, pv=("e9e8", "h4h5"))
    assert told == Reported(number, expected)
    talk.conversation.cancel(number, 0)
    assert talk.said() == ["exit", "ping 2"] and talk.conversation.state is ConversationState.OWED
    assert talk.hear("4 107 8 12615 f3f5", "pong 2") == [] and talk.conversation.state is not ConversationState.OWED


def test_an_analysis_may_be_ended_with_what_was_found(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START))
    talk.conversation.hurry(number, 0)
    assert talk.said()[-2:] == ["exit", "ping 2"]
    assert isinstance(talk.hear("4 107 8 12615 f3f5")[0], Reported)
    assert talk.hear("pong 1") == [] and talk.hear("pong 2") == [Answered(number, None)]


@pytest.mark.parametrize(
    ("line", "cp", "mate"),
    [("5 -103 13 32835 e9e8", -103, None), ("5. 100003 0 1 e9e8", None, 5), (" 5 -100002 0 1 e9e8", None, -4)],
)
def test_scores_of_an_analysis(talk: Talk[SearchRequest], line: str, cp: int | None, mate: int | None) -> None:
    talk.ask(SearchRequest(START))
    (told,) = talk.hear(line)
    assert isinstance(told, Reported) and isinstance(told.value, Info)
    assert (told.value.score_cp, told.value.score_mate, told.value.pv) == (cp, mate, ("e9e8",))


@pytest.mark.parametrize(
    "line", ["5 -103 13", "x 1 2 3 e9e8", "5 1 1 1 " + "e9e8 " * 5000, "9" * 5000 + " 1 1 1 e9e8", "1 2 3 4 {"]
)
def test_other_lines_are_outlived(talk: Talk[SearchRequest], line: str) -> None:
    talk.ask(SearchRequest(START))
    for event in talk.hear(line):
        assert isinstance(event, Reported) and isinstance(event.value, Info) and len(event.value.pv) <= MAX_LINE_OF_PLAY


def test_one_that_does_not_know_analyses_says_so(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SearchRequest(START))
    said = "Error (unknown command): analyze"
    assert talk.hear(said) == [Broken(number, Fault.UNREADABLE, said)]


def test_another_game_is_told_from_its_start(talk: Talk[SearchRequest]) -> None:
    talk.ask(replace(SEARCH, moves=played("8i8h")[1]))
    answered(talk, "move e9e8")
    talk.said()
    talk.ask(replace(SEARCH, moves=played("7i7h")[1]))
    assert talk.said()[:-4] == [*ANNOUNCED, "usermove f4f5"]


def test_a_lion_walks_in_two_legs(talk: Talk[SearchRequest]) -> None:
    before = ("7i7h", "6d6e", "7j7i", "6e6f", "7i7g", "12d12e")
    position, moves = played(*before)
    talk.ask(replace(SEARCH, moves=moves))
    choice = answered(talk, "move f6g7,", "move g7f6")
    assert choice == SearchAnswer(Decision.MOVE, parse_move("7g6f7g", position), "f6g7,g7f6")
    talk.said()
    talk.ask(replace(SEARCH, moves=played(*before, "7g6f7g", "12e12f")[1]))
    assert talk.said()[:2] == ["force", "usermove a8a7"]


def test_a_search_to_a_depth_has_no_time(talk: Talk[SearchRequest]) -> None:
    talk.ask(SearchRequest(START, depth=3))
    assert talk.said() == ["force", "sd 3", "go"] and talk.conversation.deadline is None


@pytest.mark.parametrize(
    ("line", "decision"),
    [
        ("0-1 {resign}", Decision.RESIGN),
        ("resign", Decision.RESIGN),
        ("1-0 {Black mates}", Decision.CLAIM),
        ("1/2-1/2 {repetition}", Decision.CLAIM),
        ("move a1a9", Decision.IMPOSSIBLE),
        ("move nonsense", Decision.IMPOSSIBLE),
    ],
)
def test_other_answers(talk: Talk[SearchRequest], line: str, decision: Decision) -> None:
    talk.ask(SEARCH)
    assert answered(talk, line).decision is decision


def test_a_move_that_it_refuses_breaks_the_conversation(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SEARCH)
    line = "Illegal move {Repeats earlier position}: e4e5"
    assert talk.hear(line) == [Broken(number, Fault.UNREADABLE, line)]


def test_a_late_move_is_dropped_and_its_board_forgotten(talk: Talk[SearchRequest]) -> None:
    first = talk.ask(SEARCH)
    talk.conversation.cancel(first, 0)
    second = talk.ask(SEARCH)
    assert talk.said()[-1] == "?" and talk.conversation.state is ConversationState.OWED
    talk.hear("move e4e5")
    assert talk.said() == ["ping 2"]
    assert talk.hear("pong 2") == [Ready(), RequestSent(second)]
    assert talk.said()[:1] == ["new"]


def test_legs_without_end_break_the_conversation(talk: Talk[SearchRequest]) -> None:
    number = talk.ask(SEARCH)
    assert talk.hear("move e4e5,", *["move e4e5,"] * 20)[:1] == [Broken(number, Fault.UNREADABLE)]


def test_drops_are_written_with_the_letters_of_its_array() -> None:
    shogi = load_variant("shogi")
    talk = Talk(Xboard())
    talk.conversation.start(0)
    talk.hear("feature usermove=0 done=1")
    talk.conversation.set_up(GameSettings("shogi"))
    talk.hear("")
    talk.hear(
        "setup (PNBRLSE..G.+++++++Kpnbrlse..g.+++++++k) 9x9+7_shogi "
        "lnsgkgsnl/1r5a1/ppppppppp/9/9/9/PPPPPPPPP/1A5R1/LNSGKGSNL w 0 1"
    )
    position = Position(shogi)
    for text in ["7g7f", "3c3d", "8h2b+", "3a2b", "B*5e", "7c7d"]:
        position.play(parse_move(text, position))
    talk.said()
    talk.ask(SearchRequest(Position(shogi), tuple(position.history()), depth=1))
    assert talk.said() == ["force", "c3c4", "g7g6", "b2h8+", "g9h8", "A@e5", "c7c6", "sd 1", "go"]
    assert answered(talk, "move e5g7").decision is Decision.MOVE


def test_options_are_announced_and_set() -> None:
    talk = Talk(dialect := Xboard())
    talk.conversation.start(0)
    told = ("Resign -check 0", "Contempt -spin 0 -200 200", "Tsume -combo no /// *Sente mates /// Gote mates")
    more = ("Clear Hash -button", "Book File -file books/a.bin", "Level -slider 3 1 9")
    bad = ("Bad -spin x", "None", " -check 1")
    talk.hear(*(f'feature option="{text}"' for text in (*told, *more, *bad)), "feature ping=1 done=1")
    assert dialect.options == {
        "Resign": EngineOption("Resign", "check", "false"),
        "Contempt": EngineOption("Contempt", "spin", "0", -200, 200),
        "Tsume": EngineOption("Tsume", "combo", "Sente mates", vars=("no", "Sente mates", "Gote mates")),
        "Clear Hash": EngineOption("Clear Hash", "button"),
        "Book File": EngineOption("Book File", "filename", "books/a.bin"),
        "Level": EngineOption("Level", "spin", "3", 1, 9),
    }
    talk.said()
    talk.conversation.set_up(GameSettings("chu", {"Resign": "true", "Tsume": "no"}, ("Clear Hash", "Unknown")))
    talk.hear("pong 1")
    said = [line for line in talk.said() if line.startswith("option")]
    assert said == ["option Resign=1", "option Tsume=no", "option Clear Hash"]
    talk.ask(SEARCH)
    assert "option Clear Hash" not in talk.said()
