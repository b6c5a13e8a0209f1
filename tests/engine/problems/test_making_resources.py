"""The problems that come with the program: enough of each length, all different; samples of them examined again.

Every problem was examined when it was made, and `python packaging/problems.py --check` makes all of them again; that
takes too long for here, where every twelfth is examined and the first of each game is made again.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.candidates import Candidate
from shogi_desktop.engine.problems.check import ProblemChecker
from shogi_desktop.engine.problems.maker import ProblemMaker
from shogi_desktop.engine.problems.powers import power_at_work
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.problem_set import format_problem_set, parse_problem_set
from shogi_desktop.rules import Position, load_variant

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "problems"
NAMES = [
    *("shogi", "tenjiku", "chu", "heian_dai", "dai", "dai_dai", "maka_dai_dai", "wa"),
    *("tai", "taikyoku"),
    *("minishogi", "gorogoro", "kyotoshogi", "tori", "yari", "sho"),
]
LONG_MADE = ("chu", "dai", "dai_dai", "maka_dai_dai", "tai", "taikyoku", "tenjiku")  # two seconds or ten for the first
# Every so manieth row is examined; interpreted, one short problem is all that there is time for.
STEP = 12 if core_is_compiled() else 10_000

pytestmark = [
    pytest.mark.decided_by(
        "resources/problems",
        "shogi_desktop/engine",
        "shogi_desktop/mating",
        "shogi_desktop/notation",
        "shogi_desktop/rules",
    ),
    pytest.mark.once,
]


@cache
def read(name: str) -> ProblemSet:
    return parse_problem_set((FOLDER / f"{name}.sfen").read_text(encoding="utf-8"), source=name)


def position_of(name: str, row: int) -> Position:
    return parse_sfen(read(name).problems[row].sfen, load_variant(name))


def test_there_are_hundreds_for_shogi_graded_by_length() -> None:
    lengths = [problem.plies for problem in read("shogi").problems]
    assert lengths == sorted(lengths)
    counts = Counter(lengths)
    assert len(lengths) >= 300 and set(counts) == {1, 3, 5, 7, 9} and min(counts[n] for n in (1, 3, 5, 7)) >= 40


@pytest.mark.parametrize(
    ("name", "count", "plies"),
    [
        *(("tenjiku", 120, 5), ("chu", 20, 3), ("heian_dai", 35, 5), ("dai", 25, 5), ("dai_dai", 20, 3), ("wa", 35, 5)),
        *(("maka_dai_dai", 20, 1), ("tai", 20, 3), ("taikyoku", 10, 1)),
        *(("tori", 75, 9), ("yari", 75, 9), ("sho", 35, 3)),
        *(("minishogi", 75, 7), ("gorogoro", 75, 7), ("kyotoshogi", 75, 7)),
    ],
)
def test_there_are_some_for_other_games_graded_by_length(name: str, count: int, plies: int) -> None:
    lengths = [problem.plies for problem in read(name).problems]
    assert lengths == sorted(lengths)
    assert len(lengths) >= count and set(lengths) == set(range(1, plies + 1, 2))


def test_in_many_of_tenjiku_shogi_a_demon_a_buffalo_or_a_general_is_at_work() -> None:
    wanted = Counter(code for problem in read("tenjiku").problems for code in problem.wanted)
    assert wanted["FD"] >= 30 and wanted["WB"] >= 15 and wanted["GG"] >= 15


@pytest.mark.parametrize("name", ["dai", "dai_dai", "tai"])
def test_on_a_wide_board_pieces_of_whites_keep_other_checks_from_mating(name: str) -> None:
    for row, problem in enumerate(read(name).problems):
        position = position_of(name, row)
        pieces = [position.piece_at(square) for square in position.variant.squares]
        assert problem.plies == 1 or sum(piece % 2 for piece in pieces if piece) > 1, "White's king stands alone"


@pytest.mark.parametrize("name", NAMES)
def test_no_game_is_over_where_a_problem_begins(name: str) -> None:
    ended = [problem.sfen for row, problem in enumerate(read(name).problems) if position_of(name, row).outcome()]
    assert ended == []


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_written_as_the_program_writes_it_and_says_its_seed(name: str) -> None:
    text = (FOLDER / f"{name}.sfen").read_text(encoding="utf-8")
    assert format_problem_set(read(name)) == text
    assert read(name).seed > 0 and all(problem.variant == name for problem in read(name).problems)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_problems_are_equal_or_mirror_images(name: str) -> None:
    variant = load_variant(name)
    seen: set[tuple[object, ...]] = set()
    for row in range(len(read(name).problems)):
        position = position_of(name, row)
        hand = tuple(position.hand_count(0, kind) for kind in variant.hand_kinds)
        pieces = [
            (variant.file_of(square), variant.rank_of(square), position.piece_at(square))
            for square in variant.squares
            if position.piece_at(square) and position.piece_at(square) != attackers_king(position)
        ]
        mirrored = sorted((variant.files + 1 - file, rank, piece) for file, rank, piece in pieces)
        picture = (hand, *min(sorted(pieces), mirrored))
        assert picture not in seen, read(name).problems[row].sfen
        seen.add(picture)


def attackers_king(position: Position) -> int:
    """Black's king, which stands at home where there is one; 0 for none."""
    square = position.king_square(0)
    return position.piece_at(square) if square >= 0 else 0


@pytest.mark.parametrize("name", NAMES)
def test_every_twelfth_is_sound_and_answered_as_it_is_printed(name: str) -> None:
    """The defender answers every move of the solution as the examination's main line goes."""
    problems = read(name).problems
    for row in range(0, len(problems), STEP):
        problem = problems[row]
        checker = ProblemChecker(load_variant(name), 32)
        position = position_of(name, row)
        report = checker.check(position, Control(Budget(nodes=300_000)))
        assert report.sound and not report.flaws, problem.sfen
        assert report.plies == report.length == problem.plies, problem.sfen
        found = Candidate(position, list(report.line))
        assert bool(power_at_work(found, pieces_wanted(problem))) == bool(problem.wanted), problem.sfen
        answered(position, report.line[: report.length])


def pieces_wanted(problem: Problem) -> list[int]:
    """Black's pieces of the kinds that were wanted, promoted ones too."""
    kinds = [load_variant(problem.variant).kind_by_code(code) for code in problem.wanted]
    return [piece << 1 for kind in kinds for piece in (kind.id, kind.promotes_to) if piece]


def answered(position: Position, line: tuple[int, ...]) -> None:
    """What is said to somebody who solves, move by move."""
    checker = ProblemChecker(position.variant, 32)
    for ply, move in enumerate(line):
        position.play(move)
        if ply % 2 == 0:
            told = checker.solve(position, 0, Control(Budget(nodes=300_000)))
            assert told.useful_line == line[ply + 1 :], line


@pytest.mark.skipif(not core_is_compiled(), reason="takes minutes")
@pytest.mark.parametrize(
    ("name", "wanted"), [*((name, ()) for name in NAMES if name not in LONG_MADE), ("tenjiku", ("WB",))]
)
def test_the_first_is_what_the_seed_makes(name: str, wanted: tuple[str, ...]) -> None:
    first = next(problem for problem in read(name).problems if problem.wanted == wanted)
    made: list[str] = []
    variant = load_variant(name)
    kinds = tuple(variant.kind_by_code(code).id for code in wanted)
    maker = ProblemMaker(variant, first.plies, read(name).seed, Control(Budget()), wanted=kinds)
    maker.make(lambda one: made.append(format_sfen(one.position)), 1, lambda progress: None)
    assert made == [first.sfen]
