"""Checking problems: sound ones, every kind of flaw, refutations, and the mates of Tenjiku shogi."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.check import ProblemChecker
from shogi_desktop.engine.problems.judging import Judge
from shogi_desktop.engine.problems.main_line import with_main_line
from shogi_desktop.mating.report import FlawKind, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules import Side, load_variant
from tests.engine.mate.test_mate import TENJIKU, tenjiku, turned
from tests.problem_values import a_verdict, moves_of, text_of, texts_of

SHOGI = load_variant("shogi")

SOUND = [
    ("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", 1),
    ("7k1/8b/5S3/9/7n1/9/9/9/9 b GSsn 1", 3),
    ("8l/8k/9/8G/4r1R2/9/9/9/9 b gs 1", 3),
    ("8k/8n/9/4l3B/9/9/9/9/9 b 2GN 1", 5),
]
COOKED = "9/4l1k2/9/5G1G1/5n3/9/9/9/9 b Ggp 1"
DOUBLE_END = "7pk/7L1/6G2/8n/9/9/9/9/9 b Sgl 1"
EITHER_FACE = "8k/9/4B4/8N/8p/9/9/9/9 b N 1"
LEFTOVER = "5n1gk/9/7P1/4B4/4s4/9/9/9/9 b Gg 1"
# More checks to look at than can be done in a moment.
MUCH_TO_CHECK = "9/9/9/4k4/9/9/9/1B5R1/9 b GSNPrb3g3s3n4l17p 1"


def check(sfen: str, nodes: int = 20000) -> Report:
    return ProblemChecker(SHOGI, 4).check(parse_sfen(sfen, SHOGI), Control(Budget(nodes=nodes)))


def kinds(report: Report) -> list[FlawKind]:
    return [flaw.kind for flaw in report.flaws]


def solve(sfen: str, *moves: str, attacker: int = Side.BLACK, nodes: int = 5000) -> Verdict:
    position = parse_sfen(sfen, SHOGI)
    for text in moves:
        position.play(parse_move(text, position))
    before = format_sfen(position)
    verdict = ProblemChecker(SHOGI, 4).solve(position, attacker, Control(Budget(nodes=nodes)))
    assert format_sfen(position) == before
    return verdict


@pytest.mark.parametrize(("sfen", "plies"), SOUND)
@pytest.mark.parametrize("turn", [False, True])
def test_a_sound_problem_is_called_sound(sfen: str, plies: int, turn: bool) -> None:
    report = check(turned(sfen) if turn else sfen)
    assert (report.mate, report.plies, report.exact, report.sound) == (True, plies, True, True)
    assert len(report.line) == plies
    assert not report.flaws and not report.undecided and not report.stopped


def test_a_cook_is_told_with_its_line() -> None:
    report = check(COOKED)
    assert report.sound is False
    (cook,) = (flaw for flaw in report.flaws if flaw.kind is FlawKind.COOK)
    assert (cook.kind, cook.ply, cook.move, cook.plies) == (FlawKind.COOK, 0, cook.line[0], 3)
    # Either gold may step in front of the king.
    assert {texts_of(report.line), texts_of(cook.line)} == {("2d3c", "3b3a", "G*3b"), ("4d3c", "3b3a", "G*3b")}


def test_every_first_check_is_judged() -> None:
    first = {text_of(verdict.move): verdict for verdict in check(COOKED).first}
    assert {move for move, verdict in first.items() if verdict.mate} == {"2d3c", "4d3c"}
    assert all(verdict.line for verdict in first.values())
    assert first["G*3c"].mate is False and len(first["G*3c"].line) == 1


def test_two_ways_to_end_are_a_dual() -> None:
    report = check(DOUBLE_END)
    assert report.sound is True and report.plies == 9
    (dual,) = report.flaws
    assert (dual.kind, dual.ply, text_of(dual.move), dual.plies) == (FlawKind.DUAL, 8, "2c2b", 1)


def test_two_mates_at_once_are_a_cook() -> None:
    report = check("8k/9/8P/8L/9/9/9/9/9 b G 1")
    assert report.plies == 1 and report.sound is False
    assert [(flaw.kind, flaw.ply, flaw.plies) for flaw in report.flaws] == [(FlawKind.COOK, 0, 1)]


@pytest.mark.once
def test_beside_a_mate_at_once_a_longer_one_is_a_dual() -> None:
    report = check("4k4/9/4P4/9/9/9/9/9/9 b RG 1")
    assert report.plies == 1 and report.sound is True
    found = [(flaw.kind, flaw.ply, text_of(flaw.move), flaw.plies) for flaw in report.flaws]
    assert (FlawKind.DUAL, 0, "R*5b", 3) in found
    assert FlawKind.COOK not in kinds(report)


def test_a_check_with_either_face() -> None:
    report = check(EITHER_FACE)
    assert report.sound is True
    assert [(flaw.kind, flaw.ply, text_of(flaw.move)) for flaw in report.flaws if flaw.kind is FlawKind.PROMOTION] == [
        (FlawKind.PROMOTION, 0, "5c4d")
    ]


def test_pieces_left_in_hand() -> None:
    report = check(LEFTOVER)
    (flaw,) = report.flaws
    assert (flaw.kind, flaw.ply) == (FlawKind.LEFT, 3)
    assert [SHOGI.kind(kind).code for kind in flaw.pieces] == ["G"]
    assert report.sound is True


def test_of_equal_defences_the_main_line_takes_one_that_leaves_nothing() -> None:
    report = check("9/5g2k/6G2/5P3/8r/9/9/9/9 b RNb 1")
    assert solve("9/5g2k/6G2/5P3/8r/9/9/9/9 b RNb 1").plies == report.plies == 3
    assert texts_of(report.line) == ("R*2b", "1b1a", "N*2c")
    assert not report.flaws


def test_a_position_without_mate() -> None:
    report = check("4k4/9/9/9/9/9/9/9/9 b Gr2b3g4s4n4l18p 1")
    assert (report.mate, report.sound, kinds(report)) == (False, False, [FlawKind.NO_MATE])
    assert {verdict.mate for verdict in report.first} == {False}
    assert len(report.first) == 5


def test_useless_interpositions_are_no_part_of_the_problem() -> None:
    # The rook mates from afar; what White may drop between is taken, and that in more than one way.
    report = check("7lk/7l1/9/7N1/5R3/9/9/9/9 b 2p 1")
    assert (report.plies, report.length, len(report.line)) == (5, 1, 5)
    assert report.sound is True and not report.flaws


USELESS = "7lk/7l1/9/7N1/5R3/9/9/9/9 b 2p 1"


@pytest.mark.once
@pytest.mark.parametrize("sfen", [USELESS, *(sfen for sfen, _ in SOUND), COOKED, DOUBLE_END, LEFTOVER])
def test_a_length_that_more_time_shortens_is_the_most(sfen: str) -> None:
    """Cut off at any moment, a check says of its lengths that they are final, or the most; so do its flaws."""
    final = check(sfen)
    assert not final.at_most
    cut = [check(sfen, nodes) for nodes in (20, 60, 100, 200, 400, 700, 1000, 2000, 4000, 8000)]
    mates = [report for report in cut if report.mate]
    assert mates, "one of them has time for it"
    for report in mates:
        assert report.length >= final.length and (report.at_most or report.length == final.length)


def test_useless_interpositions_that_were_not_looked_for_in_time() -> None:
    judge = Judge(SHOGI, 4)
    position, control = parse_sfen(USELESS, SHOGI), Control(Budget())
    verdict = Verdict(mate=True, plies=5, exact=True, line=solve(USELESS).line)
    assert with_main_line(judge, position, Side.BLACK, verdict, control).settled
    control.stop()
    cut = with_main_line(judge, position, Side.BLACK, verdict, control)
    assert (cut.length, cut.settled, cut.at_most) == (5, False, True)


def test_the_defender_answers_as_the_main_line_goes() -> None:
    """Of two longest defences the one that leaves nothing in hand, on every ply; the second mate in three of the set
    that comes along was answered otherwise."""
    for sfen in ("6B1k/7L1/9/9/9/9/9/9/9 b G2rb3g4s4n3l18p 1", "9/5g2k/6G2/5P3/8r/9/9/9/9 b RNb 1"):
        report = check(sfen)
        for ply in range(report.length):
            told = solve(sfen, *texts_of(report.line[:ply]))
            assert (told.useful_line, told.length) == (report.line[ply:], report.length - ply)


def test_after_either_of_two_ways_the_defence_is_the_same() -> None:
    for move in ("2d3c", "4d3c"):
        assert texts_of(solve(COOKED, move).useful_line) == ("3b3a", "G*3b")


def test_after_the_last_printed_move_only_what_is_useless_is_left() -> None:
    sfen = "7lk/7l1/9/7N1/5R3/9/9/9/9 b 2p 1"
    assert solve(sfen).length == 1 and solve(sfen).useless == 4
    mated = solve(sfen, *texts_of(solve(sfen).useful_line))
    assert mated.mate and mated.plies == mated.useless == len(mated.line) == 4
    assert mated.length == 0 and mated.useful_line == ()


def test_what_is_not_decided_in_time_is_listed() -> None:
    report = check(MUCH_TO_CHECK, nodes=300)
    assert report.mate is None and report.sound is None and report.stopped
    sfen = "6k1g/6n2/5P1B1/5B3/9/9/9/9/9 b SN2r3g3s2n4l17p 1"
    report = check(sfen, nodes=1500)
    assert report.stopped and report.mate and report.sound is None
    assert report.undecided
    assert {ply for ply, _, _ in report.undecided} <= {0, 2}


@pytest.mark.once
def test_what_is_not_decided_is_known_not_to_mate_soon() -> None:
    verdict = solve(MUCH_TO_CHECK, nodes=4000)
    assert verdict.mate is None and verdict.within >= 3 and verdict.within % 2 == 1
    after = solve(MUCH_TO_CHECK, "G*5e", nodes=4000)
    assert after.mate is None and after.within >= 2 and after.within % 2 == 0
    report = check(MUCH_TO_CHECK, nodes=5000)
    assert report.mate is None and report.within >= 3
    assert {(ply, plies >= 3) for ply, _, plies in report.undecided} == {(0, True)}


@pytest.mark.skipif(not core_is_compiled(), reason="too slow to wait for")
def test_mates_too_long_to_matter_are_not_looked_for_without_end() -> None:
    position, control = parse_sfen(MUCH_TO_CHECK, SHOGI), Control(Budget(nodes=5_000_000))
    verdict = ProblemChecker(SHOGI, 64).solve(position, Side.BLACK, control, plies=3)
    assert verdict.mate is None and verdict.within >= 3 and not control.stopped


def test_progress_counts_the_moves_beside_the_line() -> None:
    told: list[WorkProgress] = []
    ProblemChecker(SHOGI, 4).check(parse_sfen(COOKED, SHOGI), Control(Budget(nodes=20000)), told.append)
    assert (told[0].done, told[0].all) == (0, 0)
    assert told[-1].done == told[-1].all > 5
    assert told[-1].nodes > 10


# Solving, move by move


def test_either_side_may_be_to_move() -> None:
    sfen = SOUND[1][0]
    assert solve(sfen) == a_verdict("", True, 3, True, ("G*3b", "2a1a", "S*2b"), False)
    assert solve(sfen, "G*3b") == a_verdict("", True, 2, True, ("2a1a", "S*2b"), True)
    assert solve(sfen, "G*3b", "2a1a", "S*2b") == a_verdict("", True, 0, True, (), True)


def test_a_wrong_check_is_refuted_as_simply_as_can_be() -> None:
    sfen = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
    assert solve(sfen, "G*4b") == a_verdict("", False, line=("5a4b",))
    # The pawn is taken rather than fled from.
    assert solve(sfen, "5c5b+") == a_verdict("", False, line=("5a5b",))


def test_a_move_that_is_no_check_mates_not() -> None:
    assert solve("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "G*9i") == a_verdict("", False, check=False)


def test_no_check_left_is_no_mate() -> None:
    assert solve("4k4/9/9/9/9/9/9/9/4P4 b 2r2b4g4s4n4l17p 1") == a_verdict("", False, check=False)


def test_white_may_attack_and_have_a_king() -> None:
    sfen = "4k4/9/9/9/9/9/4p4/9/4K4 w gGR 1"
    assert solve(sfen, attacker=Side.WHITE) == a_verdict("", True, 1, True, ("G*5h",), False)


def test_the_answers_of_the_defender_are_judged() -> None:
    position = parse_sfen(SOUND[3][0], SHOGI)
    position.play(parse_move("G*2a", position))
    found: list[Verdict] = []
    ProblemChecker(SHOGI, 4).moves(position, Side.BLACK, Control(Budget(nodes=5000)), found.append)
    assert {(text_of(verdict.move), verdict.mate, verdict.plies) for verdict in found} == {("1a2a", True, 3)}


def test_moves_that_are_not_decided_come_last() -> None:
    found: list[Verdict] = []
    position = parse_sfen(MUCH_TO_CHECK, SHOGI)
    ProblemChecker(SHOGI, 4).moves(position, Side.BLACK, Control(Budget(nodes=400)), found.append)
    decided = [verdict.mate is not None for verdict in found]
    assert len({verdict.move for verdict in found}) == len(found) > 10
    assert False in decided and decided == sorted(decided, reverse=True)


def test_questions_along_a_problem_are_answered_from_memory() -> None:
    checker = ProblemChecker(SHOGI, 4)
    position = parse_sfen(DOUBLE_END, SHOGI)
    first, second = Control(Budget(nodes=5000)), Control(Budget(nodes=5000))
    verdict = checker.solve(position, Side.BLACK, first)
    position.play(verdict.line[0])
    assert checker.solve(position, Side.BLACK, second).plies == verdict.plies - 1 == 8
    assert second.spent * 2 < first.spent


# Tenjiku shogi


def judged(black: dict[str, str], white: dict[str, str]) -> Verdict:
    position = tenjiku(black, white)
    return ProblemChecker(TENJIKU, 4).solve(position, Side.BLACK, Control(Budget(nodes=400)))


def test_tenjiku_mate_in_three() -> None:
    verdict = judged({"16p": "K", "12c": "R", "13d": "R"}, {"1b": "K"})
    assert (verdict.mate, verdict.plies, verdict.exact) == (True, 3, True)


@pytest.mark.parametrize(
    ("black", "white", "move"),
    [
        # A lion mates from two squares away: it would take the gold that steps in and the king behind.
        ({"16p": "K", "4d": "Ln"}, {"1a": "K", "1b": "P", "2a": "G"}, "4d3c"),
        # A great general jumps over whatever is put between.
        ({"16p": "K", "9a": "GG", "8b": "R"}, {"1a": "K", "3a": "VG"}, "9a3a"),
    ],
)
def test_tenjiku_mates_of_its_own(black: dict[str, str], white: dict[str, str], move: str) -> None:
    verdict = judged(black, white)
    assert (verdict.mate, verdict.plies) == (True, 1)
    assert verdict.line == moves_of(move, variant=TENJIKU)


def test_tenjiku_a_check_is_refuted_by_taking_the_last_royal_piece() -> None:
    position = tenjiku({"16p": "K", "12b": "R", "13c": "R"}, {"1a": "K", "8h": "FD"})
    position.play(parse_move("13c13a", position))
    verdict = ProblemChecker(TENJIKU, 4).solve(position, Side.BLACK, Control(Budget(nodes=400)))
    assert verdict == a_verdict("", False, line=("8h16p",), variant=TENJIKU)


def test_tenjiku_a_piece_between_must_not_be_there_for_the_taking() -> None:
    rooks = {"16p": "K", "12b": "R", "13c": "R"}
    # The demon can only step in between, where the rook takes it.
    assert judged(rooks, {"1a": "K", "3e": "FD"}).plies == 3
    assert judged(rooks, {"1a": "K", "8a": "FD"}).mate is not True


def test_tenjiku_problem_is_checked() -> None:
    position = tenjiku({"16p": "K", "12b": "R", "13c": "R"}, {"1a": "K"})
    report = ProblemChecker(TENJIKU, 4).check(position, Control(Budget(nodes=300)))
    assert (report.mate, report.plies, report.length, report.line) == (True, 1, 1, moves_of("13c13a", variant=TENJIKU))


def test_tenjiku_pieces_put_between_count() -> None:
    position = tenjiku({"16p": "K", "12b": "R", "13c": "R"}, {"1a": "K", "3e": "FD"})
    report = ProblemChecker(TENJIKU, 4).check(position, Control(Budget(nodes=300)))
    assert report.plies == report.length == len(report.line) == 3
