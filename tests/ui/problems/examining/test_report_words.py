"""What a check has found is said in plain sentences, the gravest first."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.problems.tree import ExaminedNode, child_of, root_of
from shogi_desktop.ui.problems.examining.panel import NodeTexts
from shogi_desktop.ui.problems.examining.report_words import explanation, headline, pieces_text, reasons, standing
from shogi_desktop.ui.problems.examining.verdict_marks import VerdictSign
from tests.problem_values import SHOGI, a_flaw, a_report, a_verdict, move_of, position_after, text_of

SFEN = "4k4/9/4P4/9/9/9/9/9/9 b GSr2b3g3s4n4l17p 1"
LINE = ("S*4b", "5a6a", "G*5b")  # nobody needs to mate here: the words only tell what they are told
SOUND = a_report(True, 3, 3, True, LINE)

NOT_DECIDED = "Not decided in the time"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def line(qapp: QApplication) -> list[ExaminedNode]:
    """The nodes of LINE, the root first."""
    nodes = [root_of(position_after(SFEN))]
    for move in LINE:
        nodes.append(child_of(nodes[-1], move_of(move))[0])
        nodes[-1].main = True
    return nodes


def named(node: ExaminedNode, move: int) -> str:
    return NodeTexts("western").bare(node, move)


def flawed(*flaws: ProblemFlaw, **values: object) -> Report:
    return a_report(**{"mate": True, "plies": 3, "length": 3, "exact": True, "line": LINE, "flaws": flaws, **values})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("report", "mark", "title", "note"),
    [
        (SOUND, VerdictSign.MATES, "Sound: mate in 3, one solution", ""),
        (flawed(length=1), VerdictSign.MATES, "Sound: mate in 1, one solution", "3 with useless interpositions"),
        (flawed(a_flaw(FlawKind.DUAL, 2, "G*6b", 1)), VerdictSign.MATES, "Sound: mate in 3", ""),
        (flawed(a_flaw(FlawKind.LEFT, pieces=("P",))), VerdictSign.MATES, "Sound: mate in 3, one solution", ""),
        (flawed(a_flaw(FlawKind.COOK, 0, "G*5b", 1)), VerdictSign.FAILS, "Not sound", "Mate in 3"),
        (
            flawed(a_flaw(FlawKind.COOK, 0, "G*5b", 1), length=1),
            VerdictSign.FAILS,
            "Not sound",
            "Mate in 1 · 3 with useless interpositions",
        ),
        (a_report(False), VerdictSign.FAILS, "No mate", ""),
        (a_report(None), VerdictSign.OPEN, "Not decided in the time", ""),
        (flawed(undecided=((0, "G*6b", 0),)), VerdictSign.OPEN, "Mate in 3", "Not decided in the time"),
        (flawed(undecided=((0, "G*6b", 9),)), VerdictSign.LIKELY, "Mate in 3", "No other solution up to 9 moves"),
        (
            flawed(undecided=((0, "G*6b", 9),), length=2),
            VerdictSign.LIKELY,
            "Mate in 2",
            "No other solution up to 9 moves · 3 with useless interpositions",
        ),
        (flawed(undecided=((0, "G*6b", 1),)), VerdictSign.OPEN, "Mate in 3", "Not decided in the time"),
        (flawed(undecided=((2, "G*6b", 7),)), VerdictSign.MATES, "Sound: mate in 3", ""),
        (flawed(undecided=((0, "G*6b", 9),), exact=False), VerdictSign.OPEN, "Mate in at most 3", NOT_DECIDED),
        (a_report(None, undecided=((0, "G*6b", 9), (0, "G*5b", 7))), VerdictSign.OPEN, "No mate in up to 7 moves", ""),
        (flawed(exact=False, length=0), VerdictSign.OPEN, "Mate in at most 3", "Not decided in the time"),
        (flawed(settled=False), VerdictSign.MATES, "Sound: mate in at most 3, one solution", ""),
        (flawed(undecided=((0, "G*6b", 0),), settled=False), VerdictSign.OPEN, "Mate in at most 3", NOT_DECIDED),
        (
            flawed(a_flaw(FlawKind.COOK, 0, "G*5b", 1), settled=False),
            VerdictSign.FAILS,
            "Not sound",
            "Mate in at most 3",
        ),
    ],
)
def test_the_headline_says_whether_it_is_sound(report: Report, mark: VerdictSign, title: str, note: str) -> None:
    found = headline(report)
    assert (found.mark, found.title, found.note) == (mark, title, note)


def test_the_length_of_a_flaw_that_more_time_may_shorten_is_the_most(line: list[ExaminedNode]) -> None:
    report = flawed(
        replace(a_flaw(FlawKind.COOK, 0, "G*6b", 5), exact=False),
        replace(a_flaw(FlawKind.DUAL, 2, "G*7a", 3), exact=False),
        ProblemFlaw(FlawKind.SHORTER, plies=3, exact=False),
        settled=False,
    )
    assert [reason.text for reason in reasons(report, 2, line, named)] == [
        "Shorter than stated: at most 3 instead of 2",
        "Another first move mates: G*6b, mate in at most 5",
        "At the last move G*7a mates too, in at most 3",
    ], "and a length that is not proved is not called longer than stated"


def test_every_flaw_is_a_reason_the_gravest_first(line: list[ExaminedNode]) -> None:
    report = flawed(
        a_flaw(FlawKind.LEFT, pieces=("P", "S", "P")),
        a_flaw(FlawKind.DUAL, 2, "G*3a", 1),
        a_flaw(FlawKind.DUAL, 2, "G*7a", 3),
        a_flaw(FlawKind.PROMOTION, 2, "G*3a", 1),
        a_flaw(FlawKind.COOK, 2, "G*3a", 1),
        a_flaw(FlawKind.COOK, 0, "G*6b", 5),
        a_flaw(FlawKind.COOK, 0, "G*5b", 1),
        a_flaw(FlawKind.SHORTER, plies=3),
        undecided=((0, "S*6b", 0),),
    )
    found = reasons(report, 5, line, named)
    assert [(reason.mark, reason.text) for reason in found] == [
        (VerdictSign.FAILS, "Shorter than stated: 3 instead of 5"),
        (VerdictSign.FAILS, "Another first move mates: G*5b, mate in 1"),
        (VerdictSign.FAILS, "Another first move mates: G*6b, mate in 5"),
        (VerdictSign.FAILS, "Move 3: G*3a mates too, mate in 1"),
        (VerdictSign.REMARK, "At the last move G*3a mates too"),
        (VerdictSign.REMARK, "At the last move G*7a mates too, in 3"),
        (VerdictSign.REMARK, "Move 3: G*3a mates too; they differ in promoting alone"),
        (VerdictSign.REMARK, "Left in hand: pawn ×2, silver general"),
        (VerdictSign.OPEN, "Move 1: S*6b was not decided in the time"),
    ]
    assert [(reason.node.ply, text_of(reason.move)) for reason in found] == [
        (3, ""),
        (0, "G*5b"),
        (0, "G*6b"),
        (2, "G*3a"),
        (2, "G*3a"),
        (2, "G*7a"),
        (2, "G*3a"),
        (3, ""),
        (0, "S*6b"),
    ]


def test_of_very_many_alike_only_the_first_are_told(line: list[ExaminedNode]) -> None:
    squares = ["1b", "2b", "3b", "1c", "2c", "3c", "4c", "1d"]
    duals = [a_flaw(FlawKind.DUAL, 2, f"G*{square}", 1) for square in squares]
    found = reasons(flawed(*duals[:6]), 0, line, named)
    assert [reason.text for reason in found] == [f"At the last move G*{square} mates too" for square in squares[:6]]
    found = reasons(flawed(*duals), 0, line, named)
    assert [reason.text for reason in found[4:]] == ["At the last move G*2c mates too", "3 more like this"]
    assert (found[-1].node, found[-1].move) == (line[2], NO_MOVE)


def test_a_longer_mate_than_stated_is_worth_a_remark(line: list[ExaminedNode]) -> None:
    (found,) = reasons(SOUND, 1, line, named)
    assert (found.mark, found.text) == (VerdictSign.REMARK, "Longer than stated: 3 instead of 1")
    assert reasons(SOUND, 3, line, named) == reasons(SOUND, 0, line, named) == []


def test_a_report_without_a_mate_has_no_line_to_stumble_over(line: list[ExaminedNode]) -> None:
    report = a_report(None, undecided=((0, "S*6b", 0), (2, "G*5b", 0)), stopped=True)
    assert [reason.text for reason in reasons(report, 0, line[:1], named)] == [
        "Move 1: S*6b was not decided in the time"
    ]


def test_undecided_moves_are_told_with_what_is_known_of_them(line: list[ExaminedNode]) -> None:
    found = reasons(flawed(undecided=((0, "S*6b", 9), (2, "G*7a", 0))), 0, line, named)
    assert [(reason.mark, reason.text) for reason in found] == [
        (VerdictSign.OPEN, "Move 1: S*6b does not mate in up to 9 moves"),
        (VerdictSign.OPEN, "Move 3: G*7a was not decided in the time"),
    ]
    many = tuple((2, f"G*{square}", 5) for square in ("1b", "2b", "3b", "1c", "2c", "3c", "4c"))
    assert [reason.text for reason in reasons(flawed(undecided=many), 0, line, named)][-1] == "2 more like this"


def test_pieces_are_told_by_name(line: list[ExaminedNode]) -> None:
    assert pieces_text(tuple(SHOGI.kind_by_code(code).id for code in "GPP"), SHOGI) == "gold general, pawn ×2"


CHECK, REPLY = 1, 2  # plies of the line


@pytest.mark.parametrize(
    ("ply", "verdict", "waiting", "expected"),
    [
        (CHECK, None, False, (None, "", "")),
        (CHECK, None, True, (VerdictSign.LOOKING, "looking", "")),
        (CHECK, a_verdict(mate=None), True, (VerdictSign.LOOKING, "looking", "")),
        (CHECK, a_verdict(mate=None), False, (VerdictSign.OPEN, "not decided", "")),
        (CHECK, a_verdict(within=8), False, (VerdictSign.OPEN, "no mate up to 9", "")),
        (REPLY, a_verdict(within=7), False, (VerdictSign.OPEN, "no mate up to 7", "")),
        (CHECK, a_verdict(mate=False, check=False), False, (VerdictSign.NO_CHECK, "no check", "")),
        (CHECK, a_verdict(mate=False), True, (VerdictSign.FAILS, "no mate", "")),
        (CHECK, a_verdict(mate=True, plies=0, exact=True), False, (VerdictSign.MATES, "mate", "")),
        (CHECK, a_verdict(mate=True, plies=4, exact=True), False, (VerdictSign.MATES, "mate in 5", "5")),
        (CHECK, a_verdict(mate=True, plies=4), False, (VerdictSign.MATES, "mate in at most 5", "5")),
        (REPLY, a_verdict(mate=True, plies=3, exact=True), False, (VerdictSign.MATES, "mated in 3", "3")),
        (REPLY, a_verdict(mate=True, plies=3), False, (VerdictSign.MATES, "mated in at most 3", "3")),
        (REPLY, a_verdict(mate=False, check=False), False, (VerdictSign.FAILS, "escapes", "")),
        (0, a_verdict(mate=True, plies=3, exact=True), False, (VerdictSign.MATES, "mate in 3", "3")),
        (0, a_verdict(mate=False), False, (VerdictSign.FAILS, "no mate", "")),
    ],
)
def test_a_row_says_what_a_move_is_worth(
    line: list[ExaminedNode],
    ply: int,
    verdict: Verdict | None,
    waiting: bool,
    expected: tuple[VerdictSign | None, str, str],
) -> None:
    node = line[ply]
    node.verdict, node.waiting = verdict, waiting
    found = standing(node)
    assert (found.mark, found.short, found.brief) == expected


def tried(line: list[ExaminedNode], ply: int, move: str, verdict: Verdict, flaw: FlawKind | None = None) -> str:
    """What is said of a move tried after `ply` moves of the main line."""
    node, _ = child_of(line[ply], move_of(move))
    node.verdict = verdict
    node.flaw = a_flaw(flaw, ply, move) if flaw is not None else None
    return explanation(node, SOUND, named)


def test_why_not_this(line: list[ExaminedNode]) -> None:
    mates = a_verdict(mate=True, plies=2, exact=True)
    assert tried(line, 0, "G*6b", mates) == "G*6b mates too, in 3: another solution."
    assert tried(line, 0, "G*6b", a_verdict(mate=True)) == "G*6b is mate too: another solution."
    dual = tried(line, 2, "G*3a", a_verdict(mate=True), FlawKind.DUAL)
    assert dual == "G*3a mates too: there is a choice at the last move."
    promotion = tried(line, 2, "G*3a", a_verdict(mate=True), FlawKind.PROMOTION)
    assert promotion == "G*3a mates too: it makes no difference whether the piece promotes."
    no_check = a_verdict(mate=False, check=False)
    assert tried(line, 0, "G*9i", no_check) == "G*9i is no check. Every move of the attacker must give check."
    escape = a_verdict(mate=False, line=("5a4a",))
    assert tried(line, 0, "G*6b", escape) == "G*6b: White answers K-4a and there is no mate."
    assert tried(line, 0, "G*6b", a_verdict(mate=False)) == "G*6b: there is no mate after it."
    assert tried(line, 0, "G*6b", a_verdict()) == "G*6b: not decided in the time."
    bounded = tried(line, 0, "G*6b", a_verdict(within=8))
    assert bounded == "G*6b: no mate in up to 9 moves; longer ones were not decided."
    assert tried(line, 1, "5a4b", mates) == "Kx4b: the mate takes 2 more."
    assert tried(line, 1, "5a4b", a_verdict(mate=False)) == "Kx4b: there is no mate any more."


def test_a_move_of_the_main_line_is_no_other_solution(line: list[ExaminedNode]) -> None:
    line[1].verdict = a_verdict(mate=True, plies=2, exact=True)
    line[3].verdict = a_verdict(mate=True, exact=True)
    assert explanation(line[1], SOUND, named) == "S*4b mates in 3."
    assert explanation(line[3], SOUND, named) == "G*5b is mate."
    assert explanation(line[0], SOUND, named) == explanation(line[2], SOUND, named) == ""


def test_without_a_report_nothing_is_another_solution(line: list[ExaminedNode]) -> None:
    node, _ = child_of(line[0], move_of("G*6b"))
    node.verdict = a_verdict(mate=True, plies=2, exact=True)
    assert explanation(node, None, named) == "G*6b mates in 3."
    node.verdict, node.waiting = None, True
    assert explanation(node, None, named) == "G*6b: looking for an answer…"


def test_the_refuting_reply_is_the_one_in_the_tree(line: list[ExaminedNode]) -> None:
    node, _ = child_of(line[0], move_of("G*6b"))
    node.verdict = a_verdict(mate=False)
    reply, _ = child_of(node, move_of("5a4a"))
    reply.refutes = True
    assert explanation(node, SOUND, named) == "G*6b: White answers K-4a and there is no mate."


def test_texts_follow_the_notation(line: list[ExaminedNode]) -> None:
    texts = NodeTexts("japanese")
    assert [texts.of(node) for node in line] == ["", "☗４二銀", "☖６一玉", "☗５二金"]
    assert texts.bare(line[1], move_of("5a4b")) == "同　玉"
