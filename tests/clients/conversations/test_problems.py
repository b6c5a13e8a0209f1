"""The conversation about problems, without a process."""

from __future__ import annotations

import pytest

from shogi_desktop.clients.conversations.dialect import Answered, Broken, ConversationState, Fault, Reported, Unable
from shogi_desktop.clients.conversations.problems import Problems
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message, plain
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    Question,
    WorkProgress,
    format_answer,
    parse_question,
)
from shogi_desktop.rules import load_variant
from tests.clients.conversations.talk import Talk

SHOGI = load_variant("shogi")
POSITION = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", SHOGI)
SOLVE = Question(0, Ask.SOLVE, SHOGI, POSITION, milliseconds=1000)
MATE = Verdict(mate=True, plies=1, exact=True, line=(parse_move("G*5b", SHOGI),))


@pytest.fixture
def talk() -> Talk[Question]:
    """An engine that is there: it says nothing of itself."""
    talk = Talk(Problems())
    talk.conversation.start(0)
    assert talk.said() == [] and talk.conversation.state is ConversationState.IDLE
    return talk


def answer(number: int, event: Event, value: Verdict | Report | WorkProgress | Message | None) -> str:
    return format_answer(Answer(number, event, value), SHOGI)


def test_a_question_carries_its_number(talk: Talk[Question]) -> None:
    number = talk.ask(SOLVE)
    (line,) = talk.said()
    assert parse_question(line).number == number
    heard = talk.hear(answer(number, Event.PROGRESS, WorkProgress(1, 2)), "hello", answer(number, Event.DONE, MATE))
    assert heard == [Reported(number, WorkProgress(1, 2)), Answered(number, MATE)]


def test_answers_to_others_are_passed_over(talk: Talk[Question]) -> None:
    number = talk.ask(SOLVE)
    assert talk.hear(answer(99, Event.DONE, MATE), answer(98, Event.DONE, None)) == []
    assert talk.hear(answer(number, Event.DONE, MATE), answer(number, Event.DONE, MATE)) == [Answered(number, MATE)]


def test_every_sign_of_life_gives_the_full_time_again(talk: Talk[Question]) -> None:
    number = talk.ask(SOLVE)
    assert talk.conversation.deadline == 1500
    talk.now = 1400
    talk.hear(answer(number, Event.PROGRESS, WorkProgress(1, 2)))
    assert talk.conversation.deadline == 2900
    talk.conversation.hurry(number, talk.now)
    talk.hear(answer(number, Event.PROGRESS, WorkProgress(1, 2)))
    assert talk.conversation.deadline == 1600
    assert talk.wait(200) == [Broken(number, Fault.SILENT)]


def test_the_next_question_needs_no_fence(talk: Talk[Question]) -> None:
    first = talk.ask(SOLVE)
    talk.conversation.cancel(first, 0)
    second = talk.ask(SOLVE)
    talk.said()
    talk.hear(answer(first, Event.DONE, MATE))
    (line,) = talk.said()
    assert parse_question(line).number == second


@pytest.mark.parametrize("line", ['problem {"number": 1, "event"', answer(1, Event.DONE, Report(True))])
def test_what_was_not_asked_for_breaks_the_conversation(talk: Talk[Question], line: str) -> None:
    number = talk.ask(SOLVE)
    assert talk.hear(line) == [Broken(number, Fault.UNREADABLE)]


@pytest.mark.parametrize(
    "line", ["info string error: no such command", answer(1, Event.FAILED, plain("no such command"))]
)
def test_an_engine_that_cannot_answer_lives_on(talk: Talk[Question], line: str) -> None:
    number = talk.ask(SOLVE)
    assert talk.hear(line) == [Unable(number, plain("no such command"))]
    assert talk.conversation.state is ConversationState.IDLE
