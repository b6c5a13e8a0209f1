"""A problem taken apart: the report as a tree, moves that are asked about, and questions that wait for one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from shogi_desktop.clients.errors import EngineMessage
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.report import FlawKind, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.problem_lines import Ask, WorkProgress
from shogi_desktop.session.problems.examining import Examining
from shogi_desktop.session.problems.tree import KEPT_POSITIONS, ExaminedNode, better
from tests.problem_values import (
    a_flaw,
    a_question,
    a_report,
    a_verdict,
    move_of,
    moves_in,
    moves_of,
    position_after,
    text_of,
    texts_of,
)
from tests.scripted_client import ScriptedClient

ROOKS = "8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1"
LINE = ("R*2b", "3b4c", "5c4d+")
COOK = ("R*4b", "3b2c", "4b2b+")
MAIN = a_report(True, 3, 3, True, LINE, (a_verdict("R*2b", True, 2, True, LINE[1:]), a_verdict("1a1b", False)))


class Desk:
    """An examination and everything it tells."""

    def __init__(self) -> None:
        self.client = ScriptedClient()
        self.examining = Examining(self.client)
        self.added: list[str] = []
        self.changed: list[ExaminedNode] = []
        self.told: list[object] = []
        self.busy: list[bool] = []
        self.examining.node_added.connect(self._on_added)
        self.examining.node_changed.connect(self.changed.append)
        for signal in (self.examining.report_ready, self.examining.progressed, self.examining.failed):
            signal.connect(self.told.append)
        self.examining.busy_changed.connect(self.busy.append)

    def _on_added(self, node: ExaminedNode) -> None:
        assert node.parent is not None and node.parent.children[-1] is node
        self.added.append(" ".join(texts_of(node.line())))

    @property
    def root(self) -> ExaminedNode:
        assert self.examining.root is not None
        return self.examining.root

    def at(self, *line: str) -> ExaminedNode:
        """The node of a line, which must be there."""
        node = self.root
        for move in line:
            child = node.child(move_of(move))
            assert child is not None, (move, [text_of(child.move) for child in node.children])
            node = child
        return node

    def play(self, node: ExaminedNode, text: str) -> ExaminedNode:
        return self.examining.play(node, parse_move(text, node.position))

    def asked(self) -> list[tuple[Ask, tuple[str, ...]]]:
        return [(question.ask, moves_in(question)) for question in self.client.asked]

    def newest(self) -> Ask:
        return self.client.question.ask

    def waiting(self) -> list[str]:
        """The lines of the nodes about which something is asked."""
        return [" ".join(texts_of(node.line())) for node in self.root.walk() if node.waiting]

    def found(self, *verdicts: Verdict) -> None:
        for verdict in verdicts:
            self.client.found.emit(self.client.question.number, verdict)


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    desk = Desk()
    desk.examining.set_problem(Problem(ROOKS, "shogi", plies=3))
    yield desk
    desk.examining.clear()
    desk.client.close()


def checked(desk: Desk, report: Report = MAIN) -> Report:
    """The report is there; as it is told."""
    desk.examining.check()
    desk.client.answer(report)
    told = desk.told[-1]
    assert isinstance(told, Report) and told is desk.examining.report
    return told


def test_a_new_problem_is_a_root_alone(desk: Desk) -> None:
    assert desk.root is desk.examining.current and desk.root.children == []
    assert desk.root.line() == () and desk.root.verdict is None and not desk.root.is_end
    assert {"R*2b", "1a1b", "1a1b+", "R*9i"} <= {format_move(m, desk.root.position.variant) for m in desk.root.moves()}
    assert desk.client.asked == [] and not desk.examining.is_busy


def test_the_report_becomes_a_tree(desk: Desk) -> None:
    desk.examining.check()
    assert desk.asked() == [(Ask.CHECK, ())] and desk.busy == [True] and desk.examining.is_checking
    assert desk.waiting() == [""]
    desk.client.progressed.emit(desk.client.question.number, WorkProgress(1, 2))
    assert desk.told == [WorkProgress(1, 2)]
    desk.client.answer(MAIN)
    assert desk.told[-1] == MAIN and desk.busy == [True, False]
    line = desk.examining.main_line()
    assert [text_of(node.move) for node in line] == ["", *LINE]
    verdicts = [node.verdict for node in line]
    assert [verdict.plies for verdict in verdicts if verdict] == [3, 2, 1, 0]
    assert all(verdict and verdict.mate and verdict.exact for verdict in verdicts)
    assert line[-1].is_end and line[-1].moves() == []
    assert [node.main for node in line] == [False, True, True, True]
    wrong = desk.at("1a1b")
    assert wrong.verdict is not None and wrong.verdict.mate is False and not wrong.main
    assert desk.waiting() == [] and desk.root.opened


def test_a_report_that_was_ended_leaves_moves_to_be_asked_for(desk: Desk) -> None:
    checked(desk, replace(MAIN, stopped=True))
    assert not desk.root.opened


def test_a_check_has_the_time_that_it_is_given(desk: Desk) -> None:
    desk.examining.check(500)
    assert desk.client.question.milliseconds == 500
    desk.examining.check(500)
    assert desk.asked() == [(Ask.CHECK, ())]
    desk.client.answer(MAIN)
    desk.examining.check()
    assert desk.client.question.milliseconds == 0


def test_flaws_point_to_their_nodes(desk: Desk) -> None:
    cook = a_flaw(FlawKind.COOK, 0, "R*4b", 3, COOK)
    dual = a_flaw(FlawKind.DUAL, 2, "2b4b", 1, ("2b4b",))
    left = a_flaw(FlawKind.LEFT, 0, pieces=("B", "S"))
    report = checked(desk, a_report(True, 3, 3, True, LINE, flaws=(cook, dual, left)))
    nodes = [desk.at("R*4b"), desk.at(*LINE[:2], "2b4b"), desk.at(*LINE)]
    assert [node.flaw for node in nodes] == list(report.flaws) == [cook, dual, left]
    verdict = desk.at("R*4b").verdict
    assert verdict is not None and (verdict.mate, verdict.plies, verdict.line) == (True, 2, moves_of(*COOK[1:]))
    assert desk.at("R*4b", "3b2c").verdict is not None


def test_a_mate_shorter_than_stated_is_a_flaw(desk: Desk) -> None:
    desk.examining.set_problem(Problem(ROOKS, "shogi", plies=5))
    report = checked(desk)
    assert report.flaws == (a_flaw(FlawKind.SHORTER, plies=3, line=LINE),)
    assert report.sound is False
    assert desk.root.flaw == report.flaws[0]


def test_no_mate_is_a_flaw_of_the_first_position(desk: Desk) -> None:
    report = checked(desk, a_report(False, flaws=(a_flaw(FlawKind.NO_MATE),)))
    assert desk.root.flaw == report.flaws[0]
    assert desk.root.verdict is not None and desk.root.verdict.mate is False
    assert desk.examining.main_line() == []


def test_a_second_report_takes_the_place_of_the_first(desk: Desk) -> None:
    first = checked(desk, a_report(True, 3, 3, False, LINE, flaws=(a_flaw(FlawKind.LEFT, pieces=("P",)),)))
    second = checked(desk, a_report(True, 3, 3, True, (*LINE[:2], "2b4b")))
    assert [text_of(node.move) for node in desk.examining.main_line()] == ["", *LINE[:2], "2b4b"]
    assert not desk.at(*LINE).main and desk.at(*LINE).flaw is None
    assert first.flaws and second.flaws == ()
    assert [node.flaw for node in desk.root.walk() if node.flaw] == []


def test_opening_a_node_judges_every_move(desk: Desk) -> None:
    desk.examining.open(desk.root)
    assert desk.asked() == [(Ask.MOVES, ())]
    desk.found(a_verdict("R*2b", True, 2, True, LINE[1:]), a_verdict("1a1b", False), a_verdict("1a1b+", None))
    assert desk.added == ["R*2b", "1a1b", "1a1b+"] and not any(node.opened for node in desk.root.walk())
    desk.client.answer(None)
    assert desk.root.opened and not desk.examining.is_busy
    desk.examining.open(desk.root)
    assert len(desk.client.asked) == 1
    assert desk.at("R*2b").decided and not desk.at("1a1b+").decided


def test_the_answers_of_the_defender_are_judged_too(desk: Desk) -> None:
    checked(desk)
    node = desk.at("R*2b")
    desk.examining.open(node)
    desk.found(a_verdict("3b4c", True, 1, True, LINE[2:], check=False))
    reply = desk.at(*LINE[:2])
    assert not reply.by_attacker and not reply.is_end
    desk.examining.open(reply)
    assert [moves_in(question) for question in desk.client.asked] == [(), LINE[:1], LINE[:2]]


def test_nothing_is_opened_after_the_end(desk: Desk) -> None:
    checked(desk)
    desk.examining.open(desk.at(*LINE))
    desk.examining.open(desk.play(desk.root, "R*9i"))
    assert len(desk.client.asked) == 1


def test_why_not_this_move(desk: Desk) -> None:
    looked: list[ExaminedNode] = []
    desk.examining.current_changed.connect(looked.append)
    node = desk.play(desk.root, "1a1b")
    assert looked == [node] and desk.examining.current is node
    assert desk.waiting() == ["1a1b"]
    assert desk.asked() == [(Ask.SOLVE, ("1a1b",))]
    desk.client.no_mate("3b4c")
    assert node.verdict is not None and node.verdict.mate is False and node.verdict.move == move_of("1a1b")
    (reply,) = node.children
    assert reply.move == move_of("3b4c") and reply.refutes and reply.verdict is not None and reply.verdict.mate is False
    assert desk.waiting() == [] and desk.examining.current is node
    assert desk.play(desk.root, "1a1b") is node and len(desk.client.asked) == 1


def test_looking_at_a_move_shows_what_comes_after_it(desk: Desk) -> None:
    first = (a_verdict("R*2b", True, 2, True, LINE[1:]), a_verdict("1a1b", False, line=("3b4c",)))
    checked(desk, a_report(True, 3, 3, True, LINE, first))
    assert desk.at("1a1b").children == []
    desk.examining.go_to(desk.at("1a1b"))
    assert desk.at("1a1b", "3b4c").refutes
    assert desk.play(desk.root, "1a1b").children == [desk.at("1a1b", "3b4c")]
    assert len(desk.client.asked) == 1


def test_a_line_that_cannot_be_played_is_told_when_somebody_looks(desk: Desk) -> None:
    desk.examining.open(desk.root)
    desk.found(a_verdict("1a1b", True, 1, True, ("9i9h",)))
    desk.client.answer(None)
    desk.examining.go_to(desk.at("1a1b"))
    assert isinstance(desk.told[-1], Message) and desk.examining.current is desk.at("1a1b")


def test_a_move_that_mates_shows_how(desk: Desk) -> None:
    node = desk.play(desk.root, "R*2b")
    desk.client.mate(*LINE[1:])
    assert node.verdict is not None and node.verdict.plies == 2
    assert desk.at(*LINE).is_end


def test_a_move_that_is_no_check_needs_no_question(desk: Desk) -> None:
    node = desk.play(desk.root, "R*9i")
    assert node.verdict == a_verdict("R*9i", False, check=False)
    assert node.is_end and node.moves() == [] and desk.client.asked == []


def test_what_was_not_found_out_is_asked_again(desk: Desk) -> None:
    node = desk.play(desk.root, "1a1b")
    desk.client.not_found_out()
    assert node.verdict is not None and node.verdict.mate is None and not node.decided
    desk.play(desk.root, "1a1b")
    desk.client.no_mate("3b4c")
    assert node.verdict.mate is False


def test_the_defender_may_be_played_too(desk: Desk) -> None:
    checked(desk)
    node = desk.play(desk.at("1a1b"), "3b2c")
    assert desk.asked()[-1] == (Ask.SOLVE, ("1a1b", "3b2c"))
    desk.client.mate("1b1c")
    assert node.verdict is not None and node.verdict.plies == 1


def test_the_newest_question_goes_first_and_none_is_lost(desk: Desk) -> None:
    desk.examining.check()
    desk.examining.open(desk.root)
    desk.found(a_verdict("R*2b", True, 2, True, LINE[1:]))
    node = desk.play(desk.root, "1a1b")
    assert moves_in(desk.client.question) == ("1a1b",) and desk.examining.is_checking
    desk.client.no_mate("3b4c")
    assert node.decided
    assert desk.newest() is Ask.MOVES
    desk.found(a_verdict("R*2b", True, 2, True, LINE[1:]), a_verdict("S*2c", False))
    desk.client.answer(None)
    assert desk.root.opened and desk.added.count("R*2b") == 1
    assert desk.newest() is Ask.CHECK
    desk.client.answer(MAIN)
    assert desk.examining.report == MAIN and desk.busy == [True, False]
    assert desk.waiting() == []


def test_the_same_question_twice_is_one(desk: Desk) -> None:
    desk.examining.check()
    desk.examining.check()
    desk.examining.open(desk.root)
    desk.examining.check()
    assert [ask for ask, _ in desk.asked()] == [Ask.CHECK, Ask.MOVES, Ask.CHECK]
    desk.client.answer(MAIN)
    desk.client.answer(None)
    assert not desk.examining.is_busy


def test_stopping_keeps_what_was_found(desk: Desk) -> None:
    desk.examining.open(desk.root)
    desk.examining.check()
    desk.examining.stop()
    assert desk.client.stops == 2 and desk.examining.is_busy  # for the room that was made, too
    desk.client.answer(a_report(True, 3, 3, False, LINE, stopped=True))
    report = desk.told[-1]
    assert isinstance(report, Report) and report.stopped
    assert desk.busy == [True, False] and not desk.root.opened


def test_what_was_stopped_does_not_come_back_behind_a_newer_question(desk: Desk) -> None:
    desk.examining.check()
    desk.examining.stop()
    desk.play(desk.root, "1a1b")
    assert not desk.examining.is_checking and desk.waiting() == ["1a1b"]
    desk.client.no_mate("3b4c")
    assert [ask for ask, _ in desk.asked()] == [Ask.CHECK, Ask.SOLVE]
    assert desk.busy == [True, False] and desk.waiting() == []


def test_what_was_stopped_may_be_asked_again_at_once(desk: Desk) -> None:
    desk.examining.check()
    desk.examining.stop()
    desk.examining.check(5000)
    assert [question.milliseconds for question in desk.client.asked] == [0, 5000]
    desk.client.answer(MAIN)
    assert desk.examining.report == MAIN and desk.busy == [True, False]


def test_a_node_is_not_opened_by_half(desk: Desk) -> None:
    desk.examining.open(desk.root)
    desk.found(a_verdict("1a1b", False))
    desk.examining.stop()
    desk.client.answer(None)
    assert not desk.root.opened and desk.at("1a1b").decided
    desk.examining.open(desk.root)
    desk.client.answer(None)
    assert desk.root.opened


def test_a_question_that_was_never_sent_is_stopped_too(desk: Desk) -> None:
    desk.client.slow = True
    desk.examining.check()
    desk.examining.open(desk.root)
    desk.examining.stop()
    assert desk.busy == [True, False] and not desk.client.is_busy() and desk.waiting() == []
    desk.examining.check()
    desk.examining.set_problem(Problem("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "shogi"))
    assert not desk.examining.is_busy and not desk.client.is_busy()
    desk.examining.resume()
    desk.client.yield_()
    assert desk.asked() == [(Ask.CHECK, ())]


def test_a_failure_ends_everything_that_waits(desk: Desk) -> None:
    desk.examining.check()
    node = desk.play(desk.root, "1a1b")
    desk.client.fail("it crashed")
    assert desk.told == [EngineMessage.STOPPED(what="it crashed")] and desk.busy == [True, False]
    assert desk.waiting() == []
    desk.play(desk.root, "1a1b")
    desk.client.no_mate()
    assert node.decided


@pytest.mark.parametrize("move", ["9a9b", "9i9h", ""])
def test_a_report_that_cannot_be_played_is_a_failure(desk: Desk, move: str) -> None:
    desk.examining.check()
    desk.client.answer(a_report(True, 1, 1, True, (move,)))
    assert isinstance(desk.told[-1], Message) and not desk.examining.is_busy
    desk.examining.open(desk.root)
    desk.found(a_verdict(move, True))
    assert isinstance(desk.told[-1], Message) and not desk.examining.is_busy


def test_questions_of_others_go_first(desk: Desk) -> None:
    desk.examining.open(desk.root)
    other = desk.client.ask(a_question(0, Ask.SOLVE, "shogi", sfen=ROOKS))
    assert desk.examining.is_busy and desk.root.waiting
    assert desk.client.question.number == other
    desk.client.mate(*LINE)
    assert desk.newest() is Ask.MOVES
    desk.client.answer(None)
    assert desk.root.opened


def test_what_waits_stays_so_while_nobody_looks(desk: Desk) -> None:
    desk.examining.open(desk.root)
    desk.examining.pause()
    desk.client.ask(a_question(0, Ask.SOLVE, "shogi", sfen=ROOKS))
    desk.client.mate(*LINE)
    assert desk.examining.is_busy and len(desk.client.asked) == 2
    desk.examining.resume()
    assert desk.newest() is Ask.MOVES


def test_another_problem_forgets_everything(desk: Desk) -> None:
    checked(desk, replace(MAIN, stopped=True))
    desk.examining.open(desk.root)
    number = desk.client.question.number
    told = len(desk.told)
    desk.examining.set_problem(Problem("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "shogi"))
    assert desk.root.children == [] and desk.examining.report is None and not desk.examining.is_busy
    desk.client.found.emit(number, a_verdict("R*2b", True))
    desk.client.answer(None)
    assert len(desk.told) == told and desk.root.children == [] and not desk.root.opened


def test_the_same_problem_again_keeps_its_tree(desk: Desk) -> None:
    checked(desk)
    node = desk.at("1a1b")
    desk.examining.go_to(node)
    desk.examining.set_problem(Problem(ROOKS, "shogi", "Two rooks", 3))
    assert desk.examining.report == MAIN and desk.examining.current is node


def test_rule_options_are_asked_along_and_make_another_problem(desk: Desk) -> None:
    lions = "16/16/16/16/16/16/16/8k7/8p7/8[LN]7/16/16/16/16/16/K15 b - 1"
    desk.examining.set_problem(Problem(lions, "tenjiku"))
    usual = desk.root
    desk.examining.set_problem(Problem(lions, "tenjiku", options=(("general_capture", "any"),)))
    assert desk.root is not usual
    desk.examining.check()
    assert desk.client.question.variant.chosen["general_capture"] == "any"
    assert desk.root.position.variant is desk.client.question.variant


def test_what_is_no_problem_leaves_the_old_one(desk: Desk) -> None:
    root = desk.root
    with pytest.raises(NotationError):
        desk.examining.set_problem(Problem("nonsense b - 1", "shogi"))
    assert desk.root is root


def test_nothing_happens_without_a_problem(desk: Desk) -> None:
    desk.examining.clear()
    desk.examining.check()
    desk.examining.stop()
    desk.examining.resume()
    assert desk.client.asked == [] and desk.examining.main_line() == []


@pytest.mark.parametrize(
    ("new", "old", "kept"),
    [
        (a_verdict(mate=True, plies=3), None, "new"),
        (a_verdict(), a_verdict(mate=False), "old"),
        (a_verdict(mate=False), a_verdict(), "new"),
        (a_verdict(within=4), a_verdict(within=8), "old"),
        (a_verdict(within=8), a_verdict(within=4), "new"),
        (a_verdict(within=8), a_verdict(mate=False), "old"),
        (a_verdict(mate=True, plies=5), a_verdict(mate=True, plies=3, exact=True), "old"),
        (a_verdict(mate=True, plies=3, exact=True), a_verdict(mate=True, plies=3), "new"),
        (a_verdict(mate=True, plies=3), a_verdict(mate=True, plies=5), "new"),
        (a_verdict(mate=True, plies=5), a_verdict(mate=True, plies=3), "old"),
    ],
)
def test_of_two_verdicts_the_one_is_kept_that_knows_more(new: Verdict, old: Verdict | None, kept: str) -> None:
    assert better(new, old) is (new if kept == "new" else old)


def test_a_mate_may_be_longer_than_python_calls_itself(desk: Desk) -> None:
    desk.examining.set_problem(Problem("4k4/9/9/9/9/9/9/9/4K4 b - 1", "shogi"))
    line = ("5i4i", "5a4a", "4i5i", "4a5a") * 260
    checked(desk, a_report(True, len(line), len(line), True, line))
    *_, last = desk.examining.main_line()
    assert texts_of(last.line()) == line and sum(node.main for node in desk.root.walk()) == len(line)
    assert desk.root.children[0].position.ply == 1 and last.position.ply == len(line)
    assert texts_of(desk.play(last, "5i6i").line()) == (*line, "5i6i")


def test_a_large_tree_keeps_few_positions(desk: Desk) -> None:
    nodes = []
    for node in (desk.root, desk.play(desk.root, "R*2b"), desk.play(desk.root, "1a1b")):
        desk.examining.open(node)
        desk.found(*(a_verdict(format_move(m, node.position.variant), False) for m in node.position.legal_moves()))
        nodes += node.children
    assert len(nodes) > 2 * KEPT_POSITIONS
    for node in (*nodes, *reversed(nodes)):
        board = position_after(ROOKS)
        for move in node.line():
            board.play(move)
        assert format_sfen(node.position) == format_sfen(board)
    assert len(desk.root.positions._kept) == KEPT_POSITIONS


def test_a_lion_that_takes_twice(desk: Desk) -> None:
    lions = "16/16/16/16/16/16/16/8k7/8p7/8[LN]7/16/16/16/16/16/K15 b - 1"
    desk.examining.set_problem(Problem(lions, "tenjiku"))
    node = desk.play(desk.root, "8j8i8h")
    assert moves_in(desk.client.question) == ("8j8i8h",)
    desk.client.mate()
    assert node.is_end and node.moves() == []
