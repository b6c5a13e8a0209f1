"""Pieces that are wanted in made problems: they move in each, and use the powers that they have."""

from __future__ import annotations

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.candidates import Candidate
from shogi_desktop.engine.problems.check import ProblemChecker
from shogi_desktop.engine.problems.maker import ProblemMaker
from shogi_desktop.engine.problems.material import between
from shogi_desktop.engine.problems.powers import is_powerful, power_at_work, power_shown
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant

TENJIKU = load_variant("tenjiku")
SHOGI = load_variant("shogi")


def position(rows: dict[str, str]) -> Position:
    """A position of Tenjiku shogi with pieces by square: {"8h": "FD", "2a": "k"}."""
    board = Position.empty(TENJIKU)
    for name, code in rows.items():
        kind = TENJIKU.kind_by_code(code.upper()).id
        board.put(TENJIKU.parse_square(name), kind << 1 | int(code.islower()))
    return board


def pieces(*codes: str) -> list[int]:
    """Black's pieces of these kinds."""
    return [TENJIKU.kind_by_code(code).id << 1 for code in codes]


KINGS = {"9p": "K", "16a": "k"}


@pytest.mark.parametrize(
    ("placed", "move", "shown"),
    [
        # A demon on plain lines and burning; round a corner; beside an enemy demon it dies and burns nothing.
        ({"8h": "FD"}, "8h12h", 0),
        ({"8h": "FD", "11g": "p", "12g": "p", "12f": "g"}, "8h12h", 2),
        ({"8h": "FD", "7g": "p"}, "8h6g", 2),
        ({"8h": "FD", "11g": "p", "12g": "fd"}, "8h12h", 0),
        # A buffalo burns what is beside it when it becomes a demon, and nothing before.
        ({"8g": "WB", "8e": "g", "8d": "p"}, "8g8e", 0),
        ({"8g": "WB", "8e": "g", "8d": "p"}, "8g8e+", 1),
        # Generals over pieces and not; an area move; a lion that takes on its way; a knight is a plain jumper.
        ({"8h": "RG", "8e": "g"}, "8h8e", 0),
        ({"8h": "RG", "8g": "p", "8e": "g"}, "8h8e", 1),
        ({"8h": "VG"}, "8h5e", 0),
        ({"8h": "VG"}, "8h8f", 1),
        ({"8h": "LN", "8g": "p"}, "8h8g8h", 1),
        ({"8h": "N"}, "8h7f", 0),
    ],
)
def test_a_move_shows_a_power_or_is_plain(placed: dict[str, str], move: str, shown: int) -> None:
    board = position({**KINGS, **placed})
    before = board.key
    assert power_shown(board, parse_move(move, board)) == shown
    assert board.key == before


def test_what_a_piece_is_after_its_move() -> None:
    board = position({**KINGS, "8g": "WB", "8e": "g"})
    assert [board.face_after(parse_move(move, board)) for move in ("8g8e", "8g8e+")] == pieces("WB", "+WB")
    hand = parse_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", SHOGI)
    assert hand.face_after(parse_move("G*5b", hand)) == SHOGI.kind_by_code("G").id << 1


def test_powers_are_burning_areas_and_jumps_over_ranks() -> None:
    board = Position(TENJIKU)
    strong, plain = pieces("FD", "+WB", "VG", "GG", "RG", "BG"), pieces("WB", "LN", "Q", "N", "P")
    assert all(is_powerful(board, piece) for piece in strong)
    assert not any(is_powerful(board, piece) for piece in plain)


def test_a_wanted_piece_works_where_it_shows_its_power() -> None:
    board = position({**KINGS, "8h": "RG", "8g": "p", "8e": "g", "3c": "Q"})
    over, along, other = (Candidate(board, [parse_move(move, board)]) for move in ("8h8e", "8h9h", "3c4c"))
    assert [power_at_work(one, pieces("RG")) for one in (over, along, other)] == [2, 0, 0]
    assert power_at_work(other, pieces("Q", "RG")) == 1, "a queen has no powers that it could show"


def test_the_squares_between_two() -> None:
    def named(one: str, two: str) -> list[str]:
        return [TENJIKU.square_name(at) for at in between(TENJIKU, *map(TENJIKU.parse_square, (one, two)))]

    assert named("8h", "8e") == ["8g", "8f"] and named("3c", "6f") == ["4d", "5e"] and named("4a", "1a") == ["3a", "2a"]
    assert named("8h", "8g") == named("8h", "7f") == named("8h", "8h") == []


def made(variant: str, codes: tuple[str, ...], seed: int, count: int = 1) -> list[MadeProblem]:
    game, found = load_variant(variant), list[MadeProblem]()
    wanted = tuple(game.kind_by_code(code).id for code in codes)
    maker = ProblemMaker(game, 1, seed, Control(Budget()), wanted=wanted)
    maker.make(found.append, count, lambda progress: None, choice=1)
    return found


@pytest.mark.once
def test_a_piece_that_is_wanted_moves() -> None:
    wanted = [SHOGI.kind_by_code(code).id << 1 for code in ("N", "+N", "L", "+L")]
    for one in made("shogi", ("N", "L"), 3, 2):
        assert power_at_work(Candidate(one.position, list(one.line)), wanted)


@pytest.mark.skipif(not core_is_compiled(), reason="takes minutes")
@pytest.mark.parametrize(("code", "power"), [("FD", 2), ("WB", 1), ("BG", 2)])
def test_a_piece_with_powers_uses_them(code: str, power: int) -> None:
    """A demon burns, a general jumps; and the problem is sound, with one solution."""
    (one,) = made("tenjiku", (code,), 2)
    faces = [face for face in (code, f"+{code}") if any(kind.code == face for kind in TENJIKU.every_kind)]
    assert power_at_work(Candidate(one.position, list(one.line)), pieces(*faces)) >= power
    report = ProblemChecker(TENJIKU, 16).check(one.position, Control(Budget(nodes=200_000)))
    assert report.sound and not report.flaws and report.length == 1


def test_the_same_seed_makes_the_same_problem_with_a_piece_that_is_wanted() -> None:
    one, again = (made("shogi", ("N",), 3) for _ in range(2))
    assert [format_sfen(each.position) for each in one] == [format_sfen(each.position) for each in again] != []


@pytest.mark.parametrize(("variant", "code"), [("shogi", "K"), ("tenjiku", "DE"), ("tenjiku", "+DE")])
def test_royal_pieces_cannot_be_wanted(variant: str, code: str) -> None:
    with pytest.raises(ValueError, match="no problem has such pieces"):
        made(variant, (code,), 1)
