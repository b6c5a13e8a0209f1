"""Questions about problems and their answers survive the way as text; nonsense is refused."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.wire.problem_lines import (
    Answer,
    Ask,
    Event,
    FlawKind,
    Made,
    ProblemFlaw,
    Question,
    Report,
    Verdict,
    WorkProgress,
    format_answer,
    format_question,
    parse_answer,
    parse_question,
)

VERDICT = Verdict("G*5b", True, 1, True, ("G*5b",), True)
FLAW = ProblemFlaw(FlawKind.COOK, 2, "R*5a", 3, ("R*5a", "4a3b", "5a3a+"))
REPORT = Report(True, 5, 3, True, ("G*5b",), (VERDICT,), (FLAW, ProblemFlaw(FlawKind.LEFT, pieces=("P", "P"))))


def test_a_question_survives() -> None:
    question = Question(3, Ask.CHECK, "shogi", {"declaration": "27"}, "4k4/9/9 b G 1", ("G*5b",), 1, 500, 5, 10, 7)
    assert parse_question(format_question(question)) == question


@pytest.mark.parametrize(
    "answer",
    [
        Answer(1, Event.DONE, VERDICT),
        Answer(1, Event.FOUND, Verdict("5a5b", None, check=False)),
        Answer(2, Event.DONE, REPORT),
        Answer(2, Event.DONE, Report(None, undecided=((2, "G*5b", 5),), stopped=True)),
        Answer(3, Event.FOUND, Made("4k4/9/9 b G 1", 1, ("G*5b",))),
        Answer(4, Event.PROGRESS, WorkProgress(1, 2, 3, 4)),
        Answer(5, Event.FAILED, "the position has no king"),
        Answer(6, Event.DONE),
    ],
    ids=str,
)
def test_an_answer_survives(answer: Answer) -> None:
    line = format_answer(answer)
    assert "\n" not in line
    assert parse_answer(line) == answer


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
        'problem {"number":1,"event":"done","verdict":[]}',
        'problem {"number":1,"event":"done","verdict":{"plies":"3"}}',
        'problem {"number":1,"event":"done","verdict":{"mate":1}}',
        'problem {"number":1,"event":"done","verdict":{"stars":1}}',
        'problem {"number":1,"event":"done","report":{}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"flaws":[{"kind":"ugly"}]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"undecided":[[1,"G*5b"]]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"undecided":[[1,"G*5b","9"]]}}',
        'problem {"number":1,"event":"done","report":{"mate":true,"first":3}}',
        "problem " + "[" * 100_000,
    ],
)
def test_nonsense_is_no_answer(line: str) -> None:
    with pytest.raises(NotationError):
        parse_answer(line)


@pytest.mark.parametrize("line", ['problem {"ask":"why"}', 'problem {"ask":["solve"]}', 'problem {"ask":"solve"}'])
def test_nonsense_is_no_question(line: str) -> None:
    with pytest.raises(NotationError):
        parse_question(line)


def test_a_report_tells_whether_the_problem_is_sound() -> None:
    dual = ProblemFlaw(FlawKind.DUAL, 2, "G*4b", 1, ("G*4b",))
    assert Report(True, 3, 3, True).sound is True
    assert Report(True, 3, 3, True, flaws=(dual,)).sound is True
    assert REPORT.sound is False
    assert Report(False).sound is False
    assert Report(True, 3, 3, True, undecided=((0, "G*5b", 0),)).sound is None
    assert Report(None).sound is None


def test_an_undecided_move_casts_doubt_unless_it_can_only_be_a_choice_at_the_end() -> None:
    def report(*undecided: tuple[int, str, int], plies: int = 3) -> Report:
        return Report(True, plies, plies, True, undecided=undecided)

    assert (report((2, "G*5b", 0)).sound, report((2, "G*5b", 0)).within) == (True, 0)
    assert (report((0, "G*5b", 9), (2, "S*4b", 0)).sound, report((0, "G*5b", 9), (2, "S*4b", 0)).within) == (None, 9)
    assert report((0, "G*5b", 9), (2, "S*4b", 5), plies=5).within == 7
    assert report((0, "G*5b", 9), (0, "S*4b", 0)).within == 0
    # The only move of a mate in 1 can be a cook, but not where it is known not to mate at once.
    assert report((0, "G*5b", 0), plies=1).sound is None
    assert report((0, "G*5b", 3), plies=1).sound is True
    assert Report(None, undecided=((0, "G*5b", 9), (0, "S*4b", 5))).within == 5
