"""One person at one mate problem, against an engine whose answers the test writes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.errors import EngineMessage
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_board, format_sfen
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import PlayedMove
from shogi_desktop.session.problems.judgement import AttemptResult, JudgedMove, Judgement, ProblemHint
from shogi_desktop.session.problems.solving import Solving
from tests.problem_values import a_question, a_verdict, moves_in
from tests.scripted_client import ScriptedClient

GOLD = Problem("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "shogi", plies=1)
ROOKS = Problem("8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1", "shogi", plies=3)
LINE = ("R*2b", "3b4c", "5c4d+")


class Person:
    """Solves problems; what is told is listed: the position's board, a judged move, a hint, moves of a solution."""

    def __init__(self) -> None:
        self.client = ScriptedClient()
        self.clock = 100.0
        self.solving = Solving(self.client, self.now)
        self.told: list[object] = []
        self.waits: list[bool] = []
        self.shown: list[tuple[Position, Transition | None]] = []
        self.solving.changed.connect(self._on_changed)
        for signal in (self.solving.judged, self.solving.hinted, self.solving.failed, self.solving.measured):
            signal.connect(self.told.append)
        self.solving.solution.connect(self._on_solution)
        self.solving.waiting_changed.connect(self.waits.append)

    def now(self) -> float:
        return self.clock

    def _on_changed(self, position: Position, transition: Transition | None) -> None:
        self.shown.append((position, transition))
        self.told.append("changed")

    def _on_solution(self, steps: list[PlayedMove]) -> None:
        self.told.append([self.text(step.transition.move) for step in steps])

    def text(self, move: int) -> str:
        return format_move(move, self.solving.position.variant)

    def offered(self) -> set[str]:
        return {self.text(move) for move in self.solving.moves()}

    def move(self, text: str) -> None:
        self.solving.move(parse_move(text, self.solving.position.variant))

    def judged(self) -> JudgedMove:
        """What was judged last."""
        judged = self.told[-1]
        assert isinstance(judged, JudgedMove)
        return judged

    def result(self) -> AttemptResult:
        result = self.judged().result
        assert result is not None
        return result


@pytest.fixture
def person(qapp: object) -> Iterator[Person]:
    person = Person()
    yield person
    person.solving.stop()
    person.client.close()


def begun(person: Person, problem: Problem = ROOKS, *line: str) -> Person:
    """The problem stands on the board, its first position is known (by default with no line to tell hints from)."""
    person.solving.start(problem)
    if line:
        person.client.mate(*line)
    else:
        person.client.not_found_out()
    person.told.clear()
    person.shown.clear()
    return person


def test_the_problem_is_shown_and_measured_while_nobody_waits(person: Person) -> None:
    person.solving.start(GOLD)
    assert person.told == ["changed"] and person.shown[0][1] is None
    question = person.client.question
    assert (question.ask, moves_in(question), question.attacker) == (Ask.SOLVE, (), 0)
    assert question.position is not None and format_sfen(question.position) == GOLD.sfen
    assert 0 < question.milliseconds <= 20_000
    assert not person.solving.is_waiting and "G*5b" in person.offered()
    person.client.mate("G*5b")
    assert person.told[-1] == a_verdict("", True, 1, True, ("G*5b",))
    assert person.solving.shortest == 1 and person.waits == []


def test_every_legal_move_is_offered_and_no_other(person: Person) -> None:
    begun(person, GOLD)
    assert {"G*9i", "5c5b", "5c5b+", "G*5b"} <= person.offered()
    assert "G*5c" not in person.offered() and "5c5d" not in person.offered()


def test_mate_on_the_board_needs_no_engine(person: Person) -> None:
    begun(person, GOLD, "G*5b")
    asked = len(person.client.asked)
    person.clock += 2.5
    person.move("G*5b")
    assert person.told[:-1] == ["changed"]
    assert person.judged().judgement is Judgement.SOLVED
    assert person.result() == AttemptResult(True, 1, 1, 0, False, 2500, 0) and person.result().clean
    assert len(person.client.asked) == asked
    assert person.solving.moves() == [] and not person.solving.can_take_back and not person.solving.can_help
    person.clock += 10
    assert person.solving.elapsed_ms() == 2500


def test_a_move_that_is_no_check_changes_nothing(person: Person) -> None:
    begun(person, GOLD)
    asked = len(person.client.asked)
    person.move("G*9i")
    assert person.told == [person.judged()]
    assert person.judged().judgement is Judgement.NO_CHECK and "check" in person.judged().refusal
    assert person.solving.ply == 0 and "G*5b" in person.offered()
    assert len(person.client.asked) == asked


def test_an_illegal_move_is_refused_with_the_rule(person: Person) -> None:
    begun(person, Problem("7lk/9/7G1/9/9/9/9/9/9 b P2r2b3g4s4n2l17p 1", "shogi"))
    assert "P*1b" not in person.offered()
    person.move("P*1b")
    assert person.judged().judgement is Judgement.REFUSED and "uchifuzume" in person.judged().refusal
    assert person.solving.ply == 0


def test_the_defender_answers_a_right_move(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    assert person.told == ["changed"] and person.waits == [True]
    assert person.solving.moves() == [] and person.solving.is_waiting
    assert moves_in(person.client.question) == ("R*2b",)
    person.client.mate(*LINE[1:])
    assert person.told[1:-1] == ["changed"] and person.waits == [True, False]
    judged = person.judged()
    assert judged.judgement is Judgement.GOES_ON and judged.reply is not None
    assert person.text(judged.reply.transition.move) == "3b4c"
    assert person.shown[-1] == (judged.reply.position, judged.reply.transition)
    assert person.solving.ply == 2 and "5c4d+" in person.offered()
    person.move("5c4d+")
    assert person.result() == AttemptResult(True, 3, 0, 0, False, 0, 0)


def test_a_mate_found_by_the_engine_alone_solves_too(person: Person) -> None:
    """Where a check need not be answered only the engine sees the mate."""
    begun(person)
    person.move("1a1b")
    person.client.answer(a_verdict("", True, 0, True))
    assert person.judged().judgement is Judgement.SOLVED and person.result().plies == 1


def test_useless_interpositions_are_not_asked_of_the_person(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.client.answer(a_verdict("", True, 4, True, ("3b4c", "5c4d+", "P*3b", "2b3b"), useless=2))
    assert person.judged().judgement is Judgement.GOES_ON
    person.solving.restart()
    person.move("R*2b")
    person.client.answer(a_verdict("", True, 2, True, ("P*3b", "2b3b"), useless=2))
    assert person.judged().judgement is Judgement.SOLVED and person.judged().useless
    assert person.result().plies == 1 and person.solving.ply == 1


def test_the_solution_shown_ends_where_it_is_printed_to_end(person: Person) -> None:
    person.solving.start(ROOKS)
    person.client.answer(a_verdict("", True, 5, True, (*LINE, "P*3b", "2b3b"), useless=2))
    assert person.solving.shortest == 3
    person.solving.give_up()
    assert person.told[-1] == list(LINE)


def test_useless_interpositions_make_no_mate_too_long(person: Person) -> None:
    person.solving.start(ROOKS)
    person.client.answer(a_verdict("", True, 9, True, (*LINE, *["P*3b", "2b3b"] * 3), useless=6))
    person.move("R*2b")
    assert person.client.question.plies == 12


def test_a_longer_mate_is_right_too(person: Person) -> None:
    begun(person, ROOKS, *LINE)
    person.move("1a2a+")
    person.client.mate("3b4c", "R*4b", "4c5d", "5e6d")
    assert person.judged().judgement is Judgement.GOES_ON
    assert person.solving.state is Judgement.GOES_ON and person.solving.ply == 2


def test_a_wrong_check_is_refuted_and_taken_back(person: Person) -> None:
    person.solving.start(GOLD)
    before = format_board(person.solving.position)
    person.move("G*4a")
    person.client.no_mate("5a4a")
    judged = person.judged()
    assert judged.judgement is Judgement.WRONG is person.solving.state
    assert judged.reply is not None and person.text(judged.reply.transition.move) == "5a4a"
    assert person.shown[-1] == (judged.reply.position, judged.reply.transition)
    assert person.solving.moves() == [] and person.solving.ply == 2
    person.client.mate("G*5b")  # what the problem is worth is found out meanwhile
    assert person.solving.state is Judgement.WRONG
    assert person.solving.take_back()
    assert format_board(person.solving.position) == before and not person.solving.can_take_back
    person.move("G*5b")
    assert person.result().solved and person.result().mistakes == 1 and not person.result().clean


def test_a_wrong_check_without_a_reply_to_show(person: Person) -> None:
    begun(person, GOLD)
    person.move("G*4a")
    person.client.no_mate()
    assert person.judged() == JudgedMove(Judgement.WRONG, person.judged().move)
    assert person.solving.ply == 1 and person.solving.moves() == []


def test_what_is_not_found_out_can_be_taken_back(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.client.not_found_out()
    assert person.judged().judgement is Judgement.UNDECIDED is person.solving.state
    assert person.solving.moves() == [] and person.solving.take_back()
    assert person.solving.ply == 0 and "R*2b" in person.offered()


def test_a_mate_much_longer_than_the_problem_is_none(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    assert person.client.question.plies == 6  # the problem states 3, one is played
    person.client.answer(a_verdict(within=4))
    assert person.judged().judgement is Judgement.UNDECIDED
    person.solving.take_back()
    person.move("R*2b")
    person.client.answer(a_verdict(within=8))
    assert person.judged() == JudgedMove(Judgement.WRONG, person.judged().move, within=9)
    assert person.solving.state is Judgement.WRONG and person.solving.can_take_back
    person.solving.take_back()
    person.move("R*2b")
    person.client.mate()
    assert person.result().mistakes == 1


def test_help_that_nobody_waits_for_any_more_is_not_counted(person: Person) -> None:
    begun(person)
    person.solving.hint()
    person.solving.cancel()
    assert not person.solving.is_waiting and person.client.stops == 1
    person.client.mate(*LINE)  # what the engine had when it was stopped
    person.solving.give_up()
    person.solving.cancel()
    person.client.mate(*LINE)
    assert person.told == ["changed"] and person.solving.state is Judgement.GOES_ON
    person.move("R*2b")
    person.solving.cancel()
    assert person.solving.ply == 0 and person.solving.moves()
    person.move("R*2b")
    person.client.mate()
    assert person.result().clean


def test_where_no_length_is_known_every_mate_matters(person: Person) -> None:
    begun(person, replace(ROOKS, plies=0))
    person.move("R*2b")
    assert person.client.question.plies == 0
    person.client.answer(a_verdict(within=30))
    assert person.judged().judgement is Judgement.UNDECIDED


def test_nobody_waits_for_ever(qtbot: QtBot, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shogi_desktop.session.problems.questions.MARGIN_MS", 0)
    person.solving = Solving(person.client, person.now, limit_ms=30)
    person.solving.judged.connect(person.told.append)
    begun(person)
    person.move("R*2b")
    with qtbot.waitSignal(person.solving.judged):
        pass
    assert person.judged().judgement is Judgement.UNDECIDED
    assert person.client.stops == 1
    person.client.mate(*LINE[1:])  # too late
    assert person.solving.state is Judgement.UNDECIDED


def test_a_move_taken_back_while_its_answer_is_awaited(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    assert person.solving.can_take_back and person.solving.take_back()
    assert person.client.stops == 1 and person.waits == [True, False]
    told = list(person.told)
    person.client.mate(*LINE[1:])
    assert person.told == told and person.solving.ply == 0
    person.move("R*9b")
    assert moves_in(person.client.question) == ("R*9b",)


def test_right_moves_are_taken_back_one_by_one(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    assert person.solving.take_back() and person.solving.ply == 0
    assert not person.solving.take_back()


def test_restarting_while_an_answer_is_awaited(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    person.move("5c4d")
    person.clock += 4
    person.solving.restart()
    assert person.solving.ply == 0 and not person.solving.is_waiting
    person.client.mate()
    assert person.solving.ply == 0 and person.solving.state is Judgement.GOES_ON
    assert person.solving.elapsed_ms() == 4000  # the same attempt


def test_a_new_attempt_after_the_end(person: Person) -> None:
    begun(person, GOLD, "G*5b")
    person.clock += 3
    person.solving.hint()
    person.solving.give_up()
    person.solving.restart()
    person.clock += 1
    person.move("G*5b")
    assert person.result() == AttemptResult(True, 1, 1, 1, False, 1000, 0)


def test_help_comes_in_three_steps(person: Person) -> None:
    begun(person, ROOKS, *LINE)
    rook = person.solving.position.variant.kind_by_code("R").id
    square = person.solving.position.variant.parse_square("2b")
    move = parse_move("R*2b", person.solving.position)
    for _ in range(4):
        assert person.solving.hint()
    last = ProblemHint(3, -1, rook, square, move)
    assert person.told == [ProblemHint(1, -1, rook, -1, 0), ProblemHint(2, -1, rook, square, 0), last, last]
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    person.solving.hint()
    origin = person.solving.position.variant.parse_square("5c")
    assert person.told[-1] == ProblemHint(1, origin, 0, -1, 0)
    person.move("5c4d+")
    assert person.result().hints == 5 and person.result().solved and not person.result().clean


def test_help_is_asked_for_where_no_line_is_known(person: Person) -> None:
    begun(person)
    assert person.solving.hint() and person.solving.is_waiting
    assert person.solving.hint()  # once is enough
    assert len(person.client.asked) == 2
    person.client.mate(*LINE)
    assert isinstance(person.told[-1], ProblemHint) and not person.solving.is_waiting


def test_help_waits_for_the_first_question(person: Person) -> None:
    person.solving.start(ROOKS)
    assert person.solving.hint() and person.waits == [True]
    assert len(person.client.asked) == 1
    person.client.mate(*LINE)
    assert isinstance(person.told[-1], ProblemHint) and person.waits == [True, False]


def test_a_move_instead_of_waiting_for_help(person: Person) -> None:
    begun(person)
    person.solving.hint()
    person.move("R*2b")
    assert moves_in(person.client.question) == ("R*2b",)
    person.client.mate(*LINE[1:])
    assert person.judged().judgement is Judgement.GOES_ON
    assert not any(isinstance(told, ProblemHint) for told in person.told)


def test_no_help_while_a_move_is_judged(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    assert not person.solving.can_help and not person.solving.hint()


def test_help_takes_a_wrong_move_back(person: Person) -> None:
    begun(person, GOLD, "G*5b")
    person.move("G*4a")
    person.client.no_mate("5a4a")
    assert person.solving.hint()
    assert person.solving.ply == 0 and isinstance(person.told[-1], ProblemHint)


@pytest.mark.parametrize(("answer", "word"), [(a_verdict("", False), "no mate"), (a_verdict(), "in time")])
def test_help_where_there_is_no_mate(person: Person, answer: Verdict, word: str) -> None:
    person.solving.start(GOLD)
    person.solving.hint()
    person.client.answer(answer)
    assert word in str(person.told[-1]) and not person.solving.is_waiting
    assert "G*5b" in person.offered()


def test_giving_up_shows_the_way_from_the_last_right_move(person: Person) -> None:
    begun(person, ROOKS, *LINE)
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    person.move("2b4b")
    person.client.no_mate("4c5d")
    person.clock += 7
    assert person.solving.give_up()
    judged, way = person.told[-2:]
    assert way == ["5c4d+"]
    assert isinstance(judged, JudgedMove)
    assert judged.judgement is Judgement.GIVEN_UP
    assert judged.result == AttemptResult(False, 2, 3, 0, True, 7000, 1)
    assert person.solving.ply == 2 and person.solving.moves() == []
    assert not person.solving.give_up() and not person.solving.hint()


def test_giving_up_in_the_middle_of_an_answer(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    assert person.solving.give_up() and not person.solving.give_up()
    assert person.solving.is_waiting and moves_in(person.client.question) == ()
    person.client.mate(*LINE)
    judged, way = person.told[-2:]
    assert isinstance(judged, JudgedMove) and judged.judgement is Judgement.GIVEN_UP
    assert way == list(LINE) and not person.solving.is_waiting


def test_nothing_is_given_up_where_the_engine_dies(person: Person) -> None:
    begun(person)
    person.solving.give_up()
    person.client.fail("it crashed")
    assert person.told == ["changed", EngineMessage.STOPPED(what="it crashed")]
    assert person.solving.state is Judgement.GOES_ON and "R*2b" in person.offered()
    person.clock += 3
    assert person.solving.elapsed_ms() == 3000
    assert person.solving.give_up()


def test_whatever_else_one_does_takes_giving_up_back(person: Person) -> None:
    begun(person)
    person.solving.give_up()
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    assert person.judged().judgement is Judgement.GOES_ON


def test_who_has_seen_the_solution_needs_help_until_he_begins_another(person: Person) -> None:
    def result_of_solving(problem: Problem) -> AttemptResult:
        begun(person, problem, "G*5b")
        person.move("G*5b")
        return person.result()

    begun(person, GOLD, "G*5b")
    person.solving.give_up()
    person.solving.restart()
    person.move("G*5b")
    assert person.result().hints == 1 and not person.result().clean
    assert result_of_solving(replace(GOLD, title="Again")).hints == 1
    begun(person)
    assert result_of_solving(GOLD).clean


def test_giving_up_where_no_mate_is_found(person: Person) -> None:
    begun(person)
    person.solving.give_up()
    person.client.not_found_out()
    assert "in time" in str(person.told[-1])
    assert person.solving.state is Judgement.GIVEN_UP


def test_the_white_attacker(person: Person) -> None:
    begun(person, Problem("9/9/9/9/9/9/4p4/9/4K4 w R2B3G4S4N4L17Pg 1", "shogi"))
    assert "G*5h" in person.offered()
    person.move("G*4i")
    assert person.client.question.attacker == 1
    person.client.no_mate("5i4i")
    person.solving.take_back()
    person.move("G*5h")
    assert person.judged().judgement is Judgement.SOLVED


def test_an_attacker_in_check_has_to_answer_it(person: Person) -> None:
    begun(person, Problem("4k4/9/4P4/9/9/9/9/9/r3K4 b Gr2b3g4s4n4l17p 1", "shogi"))
    assert "G*5b" not in person.offered() and "G*6i" in person.offered()
    person.move("G*5b")
    assert person.judged().judgement is Judgement.REFUSED and person.judged().refusal


def test_both_ways_to_promote_are_offered(person: Person) -> None:
    begun(person)
    assert {"1a1b", "1a1b+", "5c4b+", "5c4b"} <= person.offered()
    person.move("1a1b+")
    assert moves_in(person.client.question) == ("1a1b+",)


def test_the_clock_stands_still_while_nobody_looks(person: Person) -> None:
    begun(person, GOLD, "G*5b")
    person.clock += 2
    person.solving.pause()
    person.clock += 50
    assert person.solving.elapsed_ms() == 2000
    person.solving.resume()
    person.solving.resume()
    person.clock += 1
    assert person.solving.elapsed_ms() == 3000


def test_a_problem_begun_unseen_takes_no_time(person: Person) -> None:
    person.solving.pause()
    begun(person, GOLD, "G*5b")
    person.clock += 5
    person.solving.resume()
    person.clock += 1
    person.move("G*5b")
    assert person.result().time_ms == 1000


def test_the_answer_keeps_the_pace(qtbot: QtBot, person: Person) -> None:
    begun(person)
    person.solving.pace_ms = 60
    person.move("R*2b")
    person.client.mate(*LINE[1:])
    assert person.told == ["changed"] and person.solving.is_waiting
    with qtbot.waitSignal(person.solving.judged):
        pass
    assert person.judged().judgement is Judgement.GOES_ON
    person.move("5c4d")
    person.client.not_found_out()
    person.solving.take_back()
    told = list(person.told)
    qtbot.wait(80)
    assert person.told == told


def test_a_failure_takes_the_move_back(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.client.fail("it crashed")
    assert person.told[-1] == EngineMessage.STOPPED(what="it crashed") and person.solving.ply == 0
    assert not person.solving.is_waiting and "R*2b" in person.offered()


def test_a_mate_without_a_line_is_right_too(person: Person) -> None:
    """It was found in the last moment: any answer of the defender's loses."""
    begun(person)
    person.move("R*2b")
    person.client.answer(a_verdict("", True, 2, False))
    reply = person.judged().reply
    assert person.judged().judgement is Judgement.GOES_ON and reply is not None
    assert person.text(reply.transition.move) == "3b4c"


@pytest.mark.parametrize("line", [("9a9b",), ("9i9h",)])
def test_an_answer_that_cannot_be_played_is_a_failure(person: Person, line: tuple[str, ...]) -> None:
    begun(person)
    person.move("R*2b")
    person.client.answer(a_verdict("", True, 2, True, line))
    assert isinstance(person.told[-1], Message) and person.solving.ply == 0
    assert "R*2b" in person.offered()


def test_nobody_hears_of_a_first_question_that_failed(person: Person) -> None:
    person.solving.start(GOLD)
    person.client.fail("it crashed")
    assert person.told == ["changed"]
    person.move("G*5b")
    assert person.judged().judgement is Judgement.SOLVED


def test_a_question_dropped_for_others_is_asked_again(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    other = person.client.ask(a_question(0, Ask.CHECK, "shogi", sfen=GOLD.sfen))
    assert person.solving.is_waiting and person.client.question.number == other
    person.client.answer(None)
    assert moves_in(person.client.question) == ("R*2b",)
    person.client.mate(*LINE[1:])
    assert person.judged().judgement is Judgement.GOES_ON


def test_a_question_that_was_never_sent_is_taken_back_too(person: Person) -> None:
    begun(person)
    person.client.slow = True
    person.client.ask(a_question(0, Ask.CHECK, "shogi", sfen=GOLD.sfen))
    person.client.ask(a_question(0, Ask.CHECK, "shogi", sfen=GOLD.sfen))
    person.move("R*2b")
    asked = len(person.client.asked)
    assert person.solving.take_back() and not person.solving.is_waiting
    person.client.yield_()
    assert [question.ask for question in person.client.asked[asked:]] == [Ask.CHECK]


def test_a_new_problem_forgets_the_old_one(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    old = person.client.question.number
    person.solving.start(GOLD)
    person.client.done.emit(old, a_verdict("", False))
    assert person.solving.ply == 0 and person.solving.problem is GOLD


def test_what_is_no_problem_leaves_the_old_one(person: Person) -> None:
    begun(person, GOLD, "G*5b")
    with pytest.raises(NotationError):
        person.solving.start(Problem("nonsense b - 1", "shogi"))
    assert person.solving.problem is GOLD and "G*5b" in person.offered()


def test_nothing_happens_without_a_problem(person: Person) -> None:
    solving = person.solving
    assert solving.moves() == [] and not solving.hint() and not solving.give_up() and not solving.take_back()
    solving.restart()
    solving.move(1)
    solving.resume()
    assert person.told == [] and solving.elapsed_ms() == 0


def test_a_problem_put_away_tells_nothing_more(person: Person) -> None:
    begun(person)
    person.move("R*2b")
    person.solving.stop()
    told = list(person.told)
    person.client.mate(*LINE[1:])
    assert person.told == told and person.solving.moves() == []


# Tenjiku: a check need not be answered, the last royal piece decides

LIONS = Problem("16/16/16/16/16/16/16/8k7/16/8[LN]7/16/16/16/16/16/K15 b - 1", "tenjiku")


def test_taking_the_last_royal_piece_solves(person: Person) -> None:
    begun(person, LIONS)
    person.move("8j8h")
    assert person.judged().judgement is Judgement.SOLVED


def test_a_move_over_two_squares(person: Person) -> None:
    begun(person, Problem(LIONS.sfen.replace("16/8[LN]7", "8p7/8[LN]7"), "tenjiku"))
    assert "8j8i8h" in person.offered()
    person.move("8j8i8j")
    assert moves_in(person.client.question) == ("8j8i8j",)
    person.client.no_mate("8h9g")
    assert person.judged().judgement is Judgement.WRONG


def test_a_check_that_costs_the_own_royal_piece_is_none(person: Person) -> None:
    """The king leaves the rook's line for a square beside the demon and burns."""
    sfen = "8k7/16/16/16/16/16/10[fd]5/8K7/16/16/16/16/16/16/16/8R7 b - 1"
    begun(person, Problem(sfen, "tenjiku"))
    assert {"8h7h", "8h9h"} <= person.offered()
    person.move("8h7h")
    assert person.judged().judgement is Judgement.NO_CHECK
    person.move("8h9h")
    assert person.solving.is_waiting


def test_rule_options_are_asked_along(person: Person) -> None:
    begun(person, replace(LIONS, options=(("general_capture", "any"),)))
    assert person.client.asked[-1].variant.chosen["general_capture"] == "any"
    assert person.solving.position.variant.chosen["general_capture"] == "any"
