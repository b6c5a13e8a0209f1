"""Questions about problems as the window asks them: lines to the engine's process and back."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from shogi_desktop.engine.control import Control, Share
from shogi_desktop.engine.problems.service import ProblemService
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.mating.report import Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    Question,
    WorkProgress,
    format_question,
    parse_answer,
)
from tests.engine.usi.usi_child import UsiChild
from tests.problem_values import SHOGI, a_question, a_verdict, moves_of, text_of

# More checks to look at than can be done in a moment.
MUCH_TO_CHECK = "9/9/9/4k4/9/9/9/1B5R1/9 b GSNPrb3g3s3n4l17p 1"
ONE_PLY = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
TENJIKU_WITHOUT_KING = "R14k/" + "16/" * 14 + "R15 b - 1"


pytestmark = pytest.mark.once  # what a process of its own says does not depend on it


@pytest.fixture(scope="module")
def engine() -> Iterator[UsiChild]:
    with UsiChild() as child:
        yield child


def ask(engine: UsiChild, question: Question) -> list[Answer]:
    """All answers to a question, the last one ending it."""
    engine.send(format_question(question))
    return read(engine, question)


def read(engine: UsiChild, question: Question) -> list[Answer]:
    answers: list[Answer] = []
    while not answers or answers[-1].event not in (Event.DONE, Event.FAILED):
        answers.append(parse_answer(engine.line(20), question))
    return answers


def test_a_mate_is_told_with_its_line(engine: UsiChild) -> None:
    (answer,) = ask(engine, a_question(7, Ask.SOLVE, "shogi", sfen=ONE_PLY))
    assert answer == Answer(7, Event.DONE, a_verdict("", True, 1, True, ("G*5b",), False))


def test_a_position_after_moves(engine: UsiChild) -> None:
    (answer,) = ask(engine, a_question(1, Ask.SOLVE, "shogi", sfen=ONE_PLY, moves=("G*5b",)))
    assert answer.value == a_verdict("", True, 0, True, (), True)
    (answer,) = ask(engine, a_question(2, Ask.SOLVE, "shogi", sfen=ONE_PLY, moves=("G*4b",)))
    assert answer.value == a_verdict("", False, line=("5a4b",))
    (answer,) = ask(engine, a_question(3, Ask.SOLVE, "shogi", sfen=ONE_PLY, moves=("G*9i",)))
    assert answer.value == a_verdict("", False, check=False)


def test_every_check_is_judged(engine: UsiChild) -> None:
    answers = ask(engine, a_question(1, Ask.MOVES, "shogi", sfen=ONE_PLY, milliseconds=20000))
    found = {text_of(answer.value.move): answer.value.mate for answer in answers if isinstance(answer.value, Verdict)}
    assert found == {
        "G*5b": True,
        "G*4b": False,
        "G*6b": False,
        "G*4a": False,
        "G*6a": False,
        "5c5b+": False,
        "5c5b": False,
    }
    assert answers[-1] == Answer(1, Event.DONE)


def test_a_check_of_a_problem_ends_with_a_report(engine: UsiChild) -> None:
    answers = ask(engine, a_question(1, Ask.CHECK, "shogi", sfen=ONE_PLY, milliseconds=20000))
    report = answers[-1].value
    assert isinstance(report, Report)
    assert (report.mate, report.plies, report.line, report.sound) == (True, 1, moves_of("G*5b"), True)
    assert answers[0].event == Event.PROGRESS


def test_problems_are_made(engine: UsiChild) -> None:
    answers = ask(engine, a_question(4, Ask.MAKE, "shogi", plies=1, count=1, seed=3))
    (made,) = [answer.value for answer in answers if isinstance(answer.value, MadeProblem)]
    assert made.plies == 1 == len(made.line)
    report = ask(engine, a_question(5, Ask.CHECK, "shogi", sfen=format_sfen(made.position)))[-1].value
    assert isinstance(report, Report)
    assert report.sound and not report.flaws and report.line == made.line
    assert answers[-1] == Answer(4, Event.DONE)


@pytest.mark.parametrize("what", [Ask.CHECK, Ask.MAKE])
def test_a_work_that_has_nothing_to_tell_shows_that_it_lives(what: Ask) -> None:
    lines: list[str] = []

    def work_silently(control: Control) -> bool:
        Share(control, 100).look(1)
        assert not lines
        time.sleep(1.1)
        Share(control, 100).look(2)
        Share(control, 100).look(3)
        return False

    question = a_question(6, what, "shogi", sfen=ONE_PLY, plies=3, count=1)
    ProblemService(lines.append, work_silently, lambda: None).answer(format_question(question), 1)
    (answer,) = (parse_answer(line, question) for line in lines)
    assert (answer.number, answer.event) == (6, Event.PROGRESS)
    assert isinstance(answer.value, WorkProgress)
    assert answer.value.elapsed_ms >= 1000


def test_stop_ends_a_question_at_once(engine: UsiChild) -> None:
    reports = []
    for number, what in enumerate((Ask.SOLVE, Ask.MOVES, Ask.CHECK)):
        question = a_question(number, what, "shogi", sfen=MUCH_TO_CHECK)
        engine.send(format_question(question))
        time.sleep(0.3)
        began = engine.worked()
        engine.send("stop")
        last = read(engine, question)[-1]
        assert engine.worked() - began < 0.5
        assert (last.number, last.event) == (number, Event.DONE)
        reports += [last.value.stopped] if isinstance(last.value, Report) else []
    assert reports == [True]


def test_a_stop_that_comes_before_the_work_has_begun_counts(engine: UsiChild) -> None:
    questions = [a_question(number, Ask.SOLVE, "shogi", sfen=MUCH_TO_CHECK) for number in range(3)]
    engine.send(*(line for question in questions for line in (format_question(question), "stop")))
    assert [read(engine, question)[-1].number for question in questions] == [0, 1, 2]
    engine.send("position startpos", "go infinite", "stop")
    assert engine.until("bestmove", 10)[-1] != "bestmove resign"


def test_the_time_ends_a_question(engine: UsiChild) -> None:
    began = engine.worked()
    (*_, answer) = ask(engine, a_question(1, Ask.SOLVE, "shogi", sfen=MUCH_TO_CHECK, milliseconds=200))
    assert isinstance(answer.value, Verdict)
    assert replace(answer.value, within=0) == a_verdict("", None, check=False)
    assert engine.worked() - began < 1


def refusal(engine: UsiChild, line: str, number: int) -> str:
    """Why a line is not answered."""
    engine.send(line)
    answer = parse_answer(engine.line(20), Question(number, Ask.SOLVE, SHOGI))
    assert (answer.number, answer.event) == (number, Event.FAILED) and isinstance(answer.value, Message)
    return str(answer.value)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"variant": "checkers"}, "there is no variant 'checkers'"),
        ({"options": {"colour": "red"}}, "no such rule option"),
        ({"sfen": "9/9 b - 1"}, "the board has 2 ranks"),
        ({"moves": ["7g7f"]}, "7g is empty"),
        ({"sfen": "9/9/4P4/9/9/9/9/9/4K4 b G 1"}, "White has no king"),
        ({"sfen": "4k4/4P4/9/9/9/9/9/9/9 b G 1"}, "White is in check on 5a"),
        ({"sfen": "4k4/4P4/9/9/9/9/9/9/9 b G 1", "moves": ["5b5a"]}, "not a legal move"),
        ({"ask": "check", "moves": ["G*4b"]}, "must be to move"),
        ({"attacker": 3}, "the attacker is 0"),
        ({"variant": "tenjiku", "sfen": TENJIKU_WITHOUT_KING.replace("R15", "R14K")}, "at once"),
        ({"ask": "make", "plies": 2, "count": 1}, "an odd number of plies, not 2"),
    ],
)
def test_a_bad_question_fails_with_the_reason(engine: UsiChild, values: dict[str, object], why: str) -> None:
    question = {"number": 5, "ask": "solve", "variant": "shogi", "sfen": ONE_PLY, **values}
    assert why in refusal(engine, f"problem {json.dumps(question)}", 5)
    assert ask(engine, a_question(6, Ask.SOLVE, "shogi", sfen=ONE_PLY))[-1].event == Event.DONE


def test_an_attacker_without_a_king_is_answered_where_kings_are_taken_too(engine: UsiChild) -> None:
    question = a_question(5, Ask.SOLVE, "tenjiku", sfen=TENJIKU_WITHOUT_KING.replace("R14k", "15k"))
    assert ask(engine, question)[-1].event == Event.DONE


# White is to move and takes a lion; the problem begins after that.
CHU_LION_LOST = "2r8k/10[ln]1/9G2/2[LN]9/12/12/12/10[DK]1/12/12/12/12 w - 1"


def test_what_led_to_a_problem_says_what_is_legal_in_it(engine: UsiChild) -> None:
    """The lion may not be taken in return: the mate is gone."""
    question = a_question(5, Ask.CHECK, "chu", sfen=CHU_LION_LOST, moves=("10a10d",))
    report = ask(engine, question)[-1].value
    assert isinstance(report, Report) and not (report.mate and report.plies == 1)
    assert all(text_of(verdict.move, question.variant) != "2h2b" for verdict in report.first)
    alone = CHU_LION_LOST.replace("2r8k", "11k").replace("2[LN]9", "2r9").replace(" w ", " b ")
    report = ask(engine, a_question(6, Ask.CHECK, "chu", sfen=alone))[-1].value
    assert isinstance(report, Report) and report.mate and report.plies == 1


def test_only_where_the_problem_begins_it_must_be_one(engine: UsiChild) -> None:
    """White could have taken the king instead of the lion."""
    sfen = CHU_LION_LOST.replace("/10[DK]1/", "/r8K[DK]1/")
    question = a_question(5, Ask.SOLVE, "chu", sfen=sfen, moves=("10a10d",))
    assert ask(engine, question)[-1].event == Event.DONE


def test_a_question_without_a_position_fails(engine: UsiChild) -> None:
    assert "no position" in refusal(engine, format_question(Question(5, Ask.SOLVE, SHOGI)), 5)


@pytest.mark.parametrize(("line", "number"), [("problem {", 0), ('problem {"number": 3, "ask": "why"}', 3)])
def test_a_line_that_is_no_question_fails(engine: UsiChild, line: str, number: int) -> None:
    assert refusal(engine, line, number)


def test_quit_ends_the_work() -> None:
    with UsiChild() as child:
        child.send(format_question(a_question(1, Ask.CHECK, "shogi", sfen=MUCH_TO_CHECK)))
        child.line()
        child.send("quit")
        assert child.wait(5) == 0
