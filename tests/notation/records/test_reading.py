"""Readings in steps: the share done only grows, and what is read is the same as at once."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from shogi_desktop.messages import plain
from shogi_desktop.notation import limits
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.lines import lines_of
from shogi_desktop.notation.moves import hodges, usi
from shogi_desktop.notation.positions.bod import looks_like_bod, parse_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.problem_set import parse_problem_set, problem_set_steps
from shogi_desktop.notation.records.reading import Steps, finish
from shogi_desktop.notation.records.shogi_file import format_game, game_steps, parse_game
from shogi_desktop.notation.wire.problem_lines import Ask, Question, parse_answer, parse_question
from shogi_desktop.rules import Position, load_variant
from tests.notation.large_boards import large_board
from tests.work import at_most

GAME = "Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f\n* good\n2 3c3d\n1 2g2f\n"
PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1; 1\n"


def _shares(steps: Steps[object]) -> list[float]:
    shares: list[float] = []

    def noted() -> Steps[object]:
        while True:
            try:
                share = next(steps)
            except StopIteration as end:
                return end.value
            shares.append(share)
            yield share

    finish(noted())
    return shares


@pytest.mark.parametrize("steps", [game_steps(GAME), problem_set_steps(PROBLEM * 5)])
def test_the_share_done_grows_from_line_to_line(steps: Steps[object]) -> None:
    shares = _shares(steps)
    assert len(shares) >= 4 and shares == sorted(shares)
    assert min(shares) >= 0 and max(shares) <= 1


def test_steps_read_what_is_read_at_once() -> None:
    assert format_game(finish(game_steps(GAME))) == format_game(parse_game(GAME))
    assert finish(problem_set_steps(PROBLEM * 2)) == parse_problem_set(PROBLEM * 2)


def test_errors_come_with_their_line_as_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        finish(game_steps(GAME + "2 9z9z\n", "mine.shogi"))
    assert (caught.value.line, caught.value.source) == (9, "mine.shogi")
    with pytest.raises(NotationError) as caught:
        finish(problem_set_steps(PROBLEM + "hello\n"))
    assert caught.value.line == 2


SHOGI, TENJIKU = load_variant("shogi"), load_variant("tenjiku")
START = Position(TENJIKU)
MEGABYTE = 1 << 20
SHUFFLE = "2h3h 8b7b 3h2h 7b8b "

QUESTION = Question(1, Ask.SOLVE, SHOGI)
HUGE: dict[str, tuple[Callable[[str], object], str]] = {
    "sfen": (lambda text: parse_sfen(text, SHOGI), "9/" * 10 * MEGABYTE),
    "sfen of one number": (lambda text: parse_sfen(text, SHOGI), "1" * 20 * MEGABYTE),
    "usi move": (lambda text: usi.parse_move(text, SHOGI), "7g" * MEGABYTE),
    "usi drop": (lambda text: usi.parse_move(text, SHOGI), "[" + "P" * MEGABYTE + "]*5e"),
    "command": (lambda text: usi.parse_position_command(text, SHOGI), "startpos moves " + SHUFFLE * (MEGABYTE // 2)),
    "hodges move": (lambda text: hodges.parse_move(text, START), "FDx15kx!" + "16k," * MEGABYTE),
    "hodges blanks": (lambda text: hodges.parse_move(text, START), "P" + " " * MEGABYTE + "-7f"),
    "info": (usi.parse_info, "info pv" + " 7g7f" * MEGABYTE),
    "option": (usi.parse_option, "option name x type combo" + " var a" * MEGABYTE),
    "best move": (usi.parse_bestmove, "bestmove " + "x" * MEGABYTE),
    "diagram": (lambda text: parse_bod(text, SHOGI), "|\n" * 3 * MEGABYTE),
    "position text": (lambda text: parse_position(text, SHOGI), " \n" * 5 * MEGABYTE),
    "question": (parse_question, 'problem {"ask": "' + "x" * 2 * MEGABYTE + '"}'),
    "answer": (lambda text: parse_answer(text, QUESTION), "problem " + "[" * 2 * MEGABYTE),
    "row of a set": (parse_problem_set, "9/" * 10 * MEGABYTE),
    "title of a set": (parse_problem_set, "# title: " + "x" * 20 * MEGABYTE),
    "set": (parse_problem_set, "x" * (limits.LONGEST_SET + 1)),
    "game": (parse_game, "Shogi Desktop game 1\n" + "x" * limits.LONGEST_GAME),
}


@pytest.fixture
def memory() -> Iterator[Callable[[], int]]:
    """What was in use at most since the fixture was made, in bytes."""
    tracemalloc.start()
    yield lambda: tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()


@pytest.mark.parametrize("name", HUGE)
def test_what_is_too_long_is_refused_before_it_is_taken_apart(name: str, memory: Callable[[], int]) -> None:
    read, text = HUGE[name]
    before = memory()
    with pytest.raises(NotationError) as caught:
        read(text)
    assert "at most" in str(caught.value.message)
    assert len(str(caught.value)) < 1000
    # No copy but the excerpt that the error quotes, and that of a set without its byte order mark.
    assert memory() - before < 200_000


def test_too_many_moves_are_refused_at_the_first_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usi, "MOST_MOVES", 8)
    assert usi.parse_position_command("startpos moves " + SHUFFLE * 2, SHOGI).ply == 8
    with pytest.raises(NotationError, match="more than 8 moves") as caught:
        usi.parse_position_command("startpos moves " + SHUFFLE * 2 + "nonsense", SHOGI)
    assert caught.value.column == 16 + 40


def test_the_place_of_the_limit_is_named() -> None:
    with pytest.raises(NotationError) as caught:
        limits.check_length("ab\ncd\nef", 4, plain("a text"))
    assert (caught.value.line, caught.value.column) == (2, 2)
    assert str(caught.value.message) == "a text has at most 4 characters, not 8"
    limits.check_length("ab\ncd\nef", 8, plain("a text"))


def test_the_fullest_board_fits_a_position_and_a_row() -> None:
    variant = large_board(36, 36)
    position = Position(variant)
    kind = variant.kind_by_code("+WB").id
    for square in variant.squares:
        if position.piece_at(square) == 0:
            position.put(square, kind << 1)
    text = format_sfen(position).replace("WB", "ABCDEFGH")
    assert len(text) < limits.LONGEST_POSITION
    assert format_sfen(parse_sfen(format_sfen(position), variant)) == format_sfen(position)


@pytest.mark.parametrize(
    "text", ["", "a", "a\n", "a\r\nb\rc", "\n\n", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029", "a\n\r\nb"]
)
def test_lines_are_those_of_splitlines(text: str) -> None:
    assert [line for line, _ in lines_of(text, 99)] == text.splitlines()


def test_lines_are_counted() -> None:
    assert len(list(lines_of("a\nb\nc", 3))) == 3
    for text in ("a\nb\nc\nd", "a\nb\nc\n\n"):
        with pytest.raises(NotationError, match="more than 3 lines") as caught:
            list(lines_of(text, 3))
        assert caught.value.line == 4


def test_only_the_beginning_is_searched_for_a_diagram() -> None:
    assert looks_like_bod("x\n" * 1000 + "| ・|")
    assert not looks_like_bod("x\n" * limits.LONGEST_DIAGRAM + "| ・|")


@pytest.mark.parametrize("tail", ["1" * 40_000, "\t" * 40_000 + "x", " \t" * 20_000, "," * 40_000, "; " * 20_000])
def test_no_row_of_a_set_takes_long(tail: str) -> None:
    with at_most(5):
        row = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
        for text in (row + tail, tail, "# title" + tail, "sfen" + tail):
            try:
                parse_problem_set(text)
            except NotationError as error:
                assert len(str(error)) < 1000


@pytest.mark.parametrize("digits", ["²", "٣", "9" * 5000, "９"])
def test_numbers_are_short_and_of_ascii_digits(digits: str) -> None:
    for read in (
        lambda: parse_sfen(f"9/9/9/9/9/9/9/9/9 b {digits}P 1", SHOGI),
        lambda: parse_sfen(f"9/9/9/9/9/9/9/9/9 b - {digits}", SHOGI),
        lambda: parse_sfen(f"{digits}/9/9/9/9/9/9/9/9 b - 1", SHOGI),
        lambda: usi.parse_move(f"{digits}g7f", SHOGI),
        lambda: hodges.parse_move(f"P-{digits}f", START),
        lambda: hodges.parse_move(f"FDx15kx!{digits}", START),
        lambda: parse_answer(f'problem {{"number": {digits}, "event": "done"}}', QUESTION),
        lambda: parse_game(f"Shogi Desktop game {digits}"),
        lambda: parse_game(f"Shogi Desktop game 1\nvariant: shogi\n[moves]\n{digits} 7g7f"),
    ):
        with pytest.raises(NotationError):
            read()
    assert usi.parse_info(f"info depth {digits} nodes 1") == usi.Info(nodes=1)
