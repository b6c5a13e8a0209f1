"""Questions about problems and their answers survive the way as text; nonsense is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.mating.report import FlawKind
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    Question,
    WorkProgress,
    format_answer,
    format_question,
    parse_answer,
    parse_event,
    parse_question,
    question_number,
)
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.errors import FlawMessage
from tests.problem_values import SHOGI, a_flaw, a_question, a_report, a_verdict, position_after

GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1"
VERDICT = a_verdict("G*5b", True, 1, True, ("G*5b",), True)
FLAW = a_flaw(FlawKind.COOK, 2, "R*5a", 3, ("R*5a", "4a3b", "5a3a+"))
LEFT = a_flaw(FlawKind.LEFT, pieces=("P", "P"))
REPORT = a_report(True, 5, 3, True, ("G*5b",), (VERDICT,), (FLAW, LEFT), ((2, "G*4b", 5),))


def test_a_question_survives() -> None:
    asked = a_question(3, Ask.CHECK, "shogi", {"declaration": "27"}, GOLD, ("G*5b",), 1, 500, 5, 10, 7)
    read = parse_question(format_question(asked))
    assert read.variant is asked.variant is load_variant("shogi", {"declaration": "27"})
    assert read.position is not None and asked.position is not None
    assert read.position.same_state(asked.position) and read.position.history() == asked.position.history()
    others = ("number", "ask", "attacker", "milliseconds", "plies", "count", "seed")
    assert [getattr(read, name) for name in others] == [getattr(asked, name) for name in others]


def test_a_position_travels_with_what_led_to_it() -> None:
    """What a rule remembers of the last move is in no SFEN."""
    asked = a_question(1, Ask.SOLVE, sfen=GOLD, moves=("G*4b",))
    assert GOLD in format_question(asked) and '"moves":["G*4b"]' in format_question(asked)
    assert asked.position is not None and asked.position.ply == 1, "the position asked about is left as it is"


def test_a_question_for_new_problems_has_no_position() -> None:
    assert parse_question(format_question(a_question(1, Ask.MAKE, plies=3))).position is None


def test_pieces_that_are_wanted_are_named_by_their_codes() -> None:
    tenjiku = load_variant("tenjiku")
    wanted = tuple(tenjiku.kind_by_code(code).id for code in ("FD", "+WB"))
    line = format_question(Question(1, Ask.MAKE, tenjiku, plies=1, count=2, wanted=wanted))
    assert '"wanted":["FD","+WB"]' in line and parse_question(line).wanted == wanted


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Ask.SOLVE, Answer(1, Event.DONE, VERDICT)),
        (Ask.MOVES, Answer(1, Event.FOUND, a_verdict("5a5b", None, check=False))),
        (Ask.MOVES, Answer(6, Event.DONE)),
        (Ask.CHECK, Answer(2, Event.DONE, REPORT)),
        (Ask.CHECK, Answer(2, Event.DONE, a_report(None, undecided=((2, "G*5b", 5),), stopped=True))),
        (Ask.CHECK, Answer(2, Event.DONE, a_report(True, 3, flaws=[replace(FLAW, exact=False)], settled=False))),
        (Ask.CHECK, Answer(4, Event.PROGRESS, WorkProgress(1, 2, 3, 4))),
        (Ask.CHECK, Answer(5, Event.FAILED, FlawMessage.NO_KING(side="Black"))),
    ],
    ids=str,
)
def test_an_answer_survives(ask: Ask, answer: Answer) -> None:
    line = format_answer(answer, SHOGI)
    assert "\n" not in line
    assert parse_answer(line, Question(answer.number, ask, SHOGI)) == answer


def test_a_made_problem_survives() -> None:
    made = MadeProblem(position_after(GOLD), 1, VERDICT.line)
    read = parse_answer(format_answer(Answer(1, Event.FOUND, made), SHOGI), Question(1, Ask.MAKE, SHOGI))
    assert isinstance(read.value, MadeProblem)
    assert (format_sfen(read.value.position), read.value.plies, read.value.line) == (GOLD, 1, VERDICT.line)


def test_moves_are_those_of_the_game() -> None:
    tenjiku = load_variant("tenjiku")
    line = format_answer(Answer(1, Event.DONE, a_verdict("", True, 1, line=("8j8i8h",), variant=tenjiku)), tenjiku)
    assert "8j8i8h" in line
    assert parse_answer(line, Question(1, Ask.SOLVE, tenjiku)).value
    with pytest.raises(NotationError):
        parse_answer(line, Question(1, Ask.SOLVE, SHOGI))


def test_of_an_answer_that_nobody_wants_number_and_event_are_known() -> None:
    assert parse_event(format_answer(Answer(3, Event.DONE, VERDICT), SHOGI)) == (3, Event.DONE)
    with pytest.raises(NotationError):
        parse_event('problem {"number":3,"event":"never"}')


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Ask.SOLVE, Answer(1, Event.DONE, REPORT)),
        (Ask.SOLVE, Answer(1, Event.DONE)),
        (Ask.SOLVE, Answer(1, Event.FOUND, VERDICT)),
        (Ask.CHECK, Answer(1, Event.DONE, VERDICT)),
        (Ask.MAKE, Answer(1, Event.FOUND, VERDICT)),
        (Ask.CHECK, Answer(1, Event.PROGRESS)),
    ],
    ids=str,
)
def test_an_answer_must_fit_the_question(ask: Ask, answer: Answer) -> None:
    with pytest.raises(NotationError):
        parse_answer(format_answer(answer, SHOGI), Question(1, ask, SHOGI))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "bestmove 7g7f",
        "problem",
        "problem []",
        "problem {",
        'problem {"number":"1","event":"done"}',
        'problem {"number":1,"event":"never"}',
        'problem {"number":1,"event":"done","report":[]}',
        'problem {"number":1,"event":"done","report":{}}',
        'problem {"number":1,"event":"done","report":{"mate":1}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"plies":"3"}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"stars":1}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"line":["G*5b","5z5y"]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"line":"G*5b"}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"line":[5]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"flaws":[{"kind":"ugly"}]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"flaws":[{"kind":["left"]}]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"flaws":[{"kind":"left","pieces":["QQ"]}]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"undecided":[[1,"G*5b"]]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"undecided":[[1,"G*5b","9"]]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"first":3}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"first":[{"move":"G*5b","sfen":"9/9 b - 1"}]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"line":7}}',
        "problem " + "[" * 100_000,
    ],
)
def test_nonsense_is_no_answer(line: str) -> None:
    with pytest.raises(NotationError):
        parse_answer(line, Question(1, Ask.CHECK, SHOGI))


def test_a_position_in_an_answer_is_an_sfen() -> None:
    line = 'problem {"number":1,"event":"found","made":{"position":"9/9 b - 1","plies":1,"line":[]}}'
    with pytest.raises(NotationError):
        parse_answer(line, Question(1, Ask.MAKE, SHOGI))


@pytest.mark.parametrize(
    "line",
    [
        'problem {"ask":"why"}',
        'problem {"ask":["solve"]}',
        'problem {"ask":"solve"}',
        'problem {"number":1,"ask":"solve","variant":["shogi"]}',
        'problem {"number":1,"ask":"solve","variant":"shogi","options":[]}',
        'problem {"number":1,"ask":"solve","variant":"shogi","options":{"colour":"red"}}',
        'problem {"number":1,"ask":"solve","variant":"shogi","sfen":5}',
        'problem {"number":1,"ask":"solve","variant":"shogi","sfen":"4k4/9/9/9/9/9/9/9/9 b - 1","moves":[1]}',
        'problem {"ask":"solve","variant":"shogi"}',
        'problem {"number":1,"ask":"make","variant":"shogi","wanted":["FD"]}',
        'problem {"number":1,"ask":"make","variant":"shogi","wanted":"G"}',
    ],
)
def test_nonsense_is_no_question(line: str) -> None:
    with pytest.raises(NotationError):
        parse_question(line)


@pytest.mark.parametrize(("number", "read"), [("7", 7), ('"7"', 0), ("-1", 0), ("true", 0), (str(1 << 70), 0)])
def test_the_number_of_a_question_is_known_though_nothing_else_is(number: str, read: int) -> None:
    assert question_number(f'problem {{"number":{number},"ask":"why"}}') == read
