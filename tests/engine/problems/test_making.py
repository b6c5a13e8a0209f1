"""Made problems: the same again from the same seed, sound, of the length asked for, and without idle pieces."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.appraisal import appraise
from shogi_desktop.engine.problems.candidates import Candidate, CandidateJudge, takes_long
from shogi_desktop.engine.problems.check import ProblemChecker
from shogi_desktop.engine.problems.maker import ProblemMaker
from shogi_desktop.engine.problems.material import Material
from shogi_desktop.engine.problems.random_numbers import RandomNumbers
from shogi_desktop.mating.fault import problem_fault
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules import Position, Side, load_variant
from tests.engine.search.small_games import board, small

SHOGI = load_variant("shogi")


def make(plies: int, seed: int, count: int = 1) -> list[MadeProblem]:
    made: list[MadeProblem] = []
    ProblemMaker(SHOGI, plies, seed, Control(Budget())).make(made.append, count, lambda progress: None, choice=1)
    return made


def written(made: list[MadeProblem]) -> list[tuple[str, tuple[int, ...]]]:
    return [(format_sfen(one.position), one.line) for one in made]


def candidate(sfen: str, *moves: str) -> Candidate:
    position = parse_sfen(sfen, SHOGI)
    board = position.copy()
    line = []
    for text in moves:
        line.append(parse_move(text, board))
        board.play(line[-1])
    return Candidate(position, line)


@pytest.mark.parametrize("plies", [1, 3])
def test_a_made_problem_is_sound_and_as_long_as_asked_for(plies: int) -> None:
    (made,) = make(plies, 5)
    report = ProblemChecker(SHOGI, 16).check(made.position, Control(Budget(nodes=200_000)))
    assert report.sound and not report.flaws
    assert report.plies == report.length == made.plies == len(made.line) == plies


def test_the_same_seed_makes_the_same_problems_and_another_makes_others() -> None:
    first = make(1, 7, 2)
    assert written(make(1, 7, 2)) == written(first)
    assert written(make(1, 8, 2)) != written(first)
    assert len(set(written(first))) == 2


@pytest.mark.once
@pytest.mark.parametrize("plies", [1, 3])
def test_machines_of_any_speed_make_the_same_problems(plies: int) -> None:
    def made(tick_ns: int) -> tuple[list[tuple[str, tuple[int, ...]]], list[int]]:
        """On a machine that takes so long between two looks at the clock; with it how much was tried."""
        found: list[MadeProblem] = []
        tried: list[int] = []
        control = Control(Budget(), count(0, tick_ns).__next__)
        maker = ProblemMaker(SHOGI, plies, 3, control)
        maker.make(found.append, 1, lambda progress: tried.append(progress.nodes), choice=1)
        return written(found), tried[-1:]

    assert made(0) == made(1_000_000) == made(20_000_000)


def test_every_piece_of_a_made_problem_is_needed() -> None:
    (made,) = make(3, 11)
    whole = Candidate(made.position, list(made.line))
    judge = CandidateJudge(SHOGI, Control(Budget()))
    assert judge.holds(whole)
    royal = whole.position.tables.royal
    pieces = [(square, whole.position.piece_at(square)) for square in SHOGI.squares]
    spare = [(square, piece) for square, piece in pieces if piece and not royal[piece]]
    assert spare
    for square, piece in spare:
        less = whole.position.copy()
        kind = less.tables.demoted[piece]
        less.put(square, 0)
        less.set_hand(1, kind, less.hand_count(1, kind) + 1)
        assert not judge.holds(Candidate(less, whole.line)), SHOGI.square_name(square)


def test_the_defender_holds_the_rest_of_the_set() -> None:
    (made,) = make(1, 3)
    assert pieces_of(made.position) == pieces_of(Position(SHOGI))


def pieces_of(position: Position) -> dict[int, int]:
    """How many pieces of each kind there are on the board and in the hands, kings left out."""
    counts = {kind: position.hand_count(0, kind) + position.hand_count(1, kind) for kind in SHOGI.hand_kinds}
    for square in SHOGI.squares:
        kind = int(position.tables.demoted[position.piece_at(square)])
        if kind:
            counts[kind] += 1
    return counts


@pytest.mark.parametrize("plies", [0, 2, -1])
def test_no_problem_has_an_even_length(plies: int) -> None:
    with pytest.raises(ValueError, match="odd"):
        ProblemMaker(SHOGI, plies, 1, Control(Budget()))


def test_the_work_ends_when_it_is_told_to() -> None:
    control = Control(Budget())
    heard: list[WorkProgress] = []

    def report(progress: WorkProgress) -> None:
        heard.append(progress)
        control.stop()

    made: list[MadeProblem] = []
    ProblemMaker(SHOGI, 9, 1, control).make(made.append, 100, report)
    assert made == [] and heard[0].all == 100 and heard[0].done == 0


def test_a_second_way_and_a_line_too_short_do_not_hold() -> None:
    judge = CandidateJudge(SHOGI, Control(Budget()))
    gold = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
    assert judge.holds(candidate(gold, "G*5b"))
    # The gold on the board mates there as well.
    assert not judge.holds(candidate("8k/9/6GP1/9/9/9/9/9/9 b G2r2b2g4s4n4l17p 1", "G*2b"))
    assert not judge.holds(candidate("8R/6k2/4S4/7ls/4B4/9/9/9/9 b RBS4gs4n3l18p 1", "R*2b"))


def test_a_bare_king_that_has_lost_already_is_not_mated(tmp_path: Path) -> None:
    """Two generals mate, but by the rules the game is over; with a piece of his own White is mated."""
    pieces = {"6f": "K", "1a": "k", "1b": "G", "1c": "R"}
    for rule, alone, beside in (("off", True, True), ("jcsa", False, True)):
        variant = small(tmp_path, f"mated_{rule}", check='"capture"', bare_king=f'"{rule}"')
        judge = CandidateJudge(variant, Control(Budget()))
        assert judge.is_mated(board(variant, pieces, Side.WHITE)) is alone
        assert judge.is_mated(board(variant, {**pieces, "6a": "p"}, Side.WHITE)) is beside


@pytest.mark.parametrize("check", ["mate", "capture"])
def test_problems_of_any_small_game_can_be_made(tmp_path: Path, check: str) -> None:
    """Without drops, with a lion, kings taken or mated: the problems are sound, and no game is over."""
    variant = small(tmp_path, f"made_{check}", check=f'"{check}"', bare_king='"jcsa"')
    made: list[MadeProblem] = []
    ProblemMaker(variant, 1, 4, Control(Budget())).make(made.append, 2, lambda progress: None, choice=1)
    for one in made:
        assert one.position.outcome() is None
        report = ProblemChecker(variant, 8).check(one.position, Control(Budget()))
        assert report.sound and not report.flaws and report.length == 1
    assert len(made) == 2


@pytest.mark.once
@pytest.mark.parametrize(("plies", "seed"), [(1, 32), (1, 28), (3, 37)])
def test_white_is_in_no_check_yet(plies: int, seed: int) -> None:
    """Pieces that the solution does not need are taken away, but not those that keep a check from the king."""
    made: list[MadeProblem] = []
    ProblemMaker(load_variant("wa"), plies, seed, Control(Budget())).make(made.append, 2, lambda _: None, choice=1)
    assert len(made) == 2 and not any(problem_fault(one.position, 0) for one in made)


def test_wide_boards_are_those_where_strong_pieces_have_room_and_no_powers() -> None:
    wide = {
        name: Material(load_variant(name), RandomNumbers(1)).is_wide
        for name in ("shogi", "wa", "chu", "heian_dai", "tenjiku", "dai", "dai_dai", "taikyoku")
    }
    assert [name for name, is_wide in wide.items() if is_wide] == ["dai", "dai_dai"]


def test_a_prince_is_mated_rather_than_an_emperor() -> None:
    """An emperor flees to any square of the board: hours went by without a problem of tai shogi."""
    variant = load_variant("tai")
    material = Material(variant, RandomNumbers(1))
    position = material.attempt()
    royal = [
        position.piece_at(square) for square in variant.squares if position.tables.royal[position.piece_at(square)]
    ]
    assert sorted(variant.kind(piece >> 1).code for piece in royal) == ["CP", "CP"]


@pytest.mark.parametrize(
    ("game", "code", "long"),
    [
        ("tai", "HM", True),
        ("taikyoku", "FE", True),
        ("tai", "Q", False),
        ("maka_dai_dai", "HM", False),
        ("tenjiku", "GG", False),
        ("shogi", "R", False),
    ],
)
def test_looking_takes_long_where_one_piece_has_a_thousand_moves(game: str, code: str, long: bool) -> None:
    variant = load_variant(game)
    for side in range(2):
        position = Position.empty(variant)
        position.put(variant.square(5, 5), variant.kind_by_code(code).id << 1 | side)
        assert takes_long(position) is long


def test_mirror_images_are_alike() -> None:
    one = candidate("k8/9/1P7/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "G*8b")
    other = candidate("8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "G*2b")
    third = candidate("7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "G*2b")
    assert appraise(one).start == appraise(other).start != appraise(third).start


def test_a_piece_dropped_between_only_to_be_taken_is_idle() -> None:
    afar = candidate("7lk/7l1/9/7N1/5R3/9/9/9/9 b p 1", "4e1e", "P*1d", "1e1d")
    assert appraise(afar).idle
    assert not appraise(candidate("4k4/9/4P4/9/9/9/9/9/9 b G 1", "G*5b")).idle


def test_numbers_by_chance_are_the_same_everywhere() -> None:
    numbers = RandomNumbers(1)
    assert [numbers.below(1000) for _ in range(5)] == [121, 264, 41, 489, 144]
    assert RandomNumbers(2).below(1 << 30) != RandomNumbers(1).below(1 << 30)
    items = list(range(20))
    numbers.shuffle(items)
    assert sorted(items) == list(range(20)) != items
