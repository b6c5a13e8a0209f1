"""The command that makes mate problems: a set that grows, and goes on where it was ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.commands.jobs import main
from shogi_desktop.commands.jobs.make import A_JOB
from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Budget
from shogi_desktop.engine.problems.check import ProblemChecker
from shogi_desktop.notation.records.problem_set import parse_problem_set, position_of
from shogi_desktop.notation.wire.work_lines import Done, Failed, MadeProblems, parse_line
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.position import Position


@pytest.fixture(autouse=True)
def here(tracker: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("signal.signal", lambda *_: None)


def make(count: int, *words: str) -> int:
    return main(["make", "shogi", "--plies", "1", "--count", str(count), "--processes", "1", *words])


def made() -> list[str]:
    return [problem.sfen for problem in parse_problem_set(Path("shogi-1.sfen").read_text()).problems]


def demoted_mover(position: Position, move: int) -> int:
    """The kind that moves or is dropped, as it would be in a hand."""
    piece = make_piece(drop_kind(move), 0) if is_drop(move) else position.piece_at(from_square(move))
    return int(position.tables.demoted[piece])


def test_a_set_is_made_that_grows_and_all_of_it_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert make(3) == 0
    first = made()
    assert len(set(first)) == A_JOB
    assert capsys.readouterr().out == f"{A_JOB} problems in shogi-1.sfen\n"
    assert make(3) == 0 and made() == first
    assert make(A_JOB + 1) == 0
    assert made()[:A_JOB] == first and len(set(made())) == len(made()) == 2 * A_JOB
    assert main(["check", "shogi-1.sfen", "--processes", "1"]) == 0
    assert f"{2 * A_JOB} sound" in capsys.readouterr().out


def test_the_same_seed_makes_the_same(tmp_path: Path) -> None:
    assert make(3) == 0 and make(3, "--out", "again.sfen") == 0 and make(3, "--seed", "2", "--out", "other.sfen") == 0
    assert Path("again.sfen").read_text() == Path("shogi-1.sfen").read_text()
    assert not set(made()) & {p.sfen for p in parse_problem_set(Path("other.sfen").read_text()).problems}


def test_the_window_is_told_of_each_and_nothing_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("shogi_desktop.commands.jobs.make.end_with_input", lambda: None)
    assert make(2, "--lines") == 0
    *found, last = map(parse_line, capsys.readouterr().out.splitlines())
    problems = [parse_problem_set(line.problems).problems for line in found if isinstance(line, MadeProblems)]
    assert last == Done() and [len(each) for each in problems] == [1, 1]
    assert list(tmp_path.iterdir()) == []


def test_the_window_is_told_why_there_is_nobody_to_make_any(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.commands.jobs.make.end_with_input", lambda: None)
    assert make(2, "--lines", "--scheduler", "tcp://10.0.0.1:8786") == 1
    (line,) = map(parse_line, capsys.readouterr().out.splitlines())
    assert isinstance(line, Failed) and "is another machine" in str(line.why)


def test_pieces_can_be_wanted() -> None:
    """What is made with them does not take the place of what is made without."""
    assert make(1) == 0 and make(2, "--with", "N,L") == 0 and make(3, "--with", "N,L") == 0
    problems = parse_problem_set(Path("shogi-1-N-L.sfen").read_text()).problems
    assert len(problems) == A_JOB and {problem.wanted for problem in problems} == {("N", "L")}
    for problem in problems:
        position = position_of(problem)
        (move,) = ProblemChecker(position.variant, 8).check(position, Control(Budget(nodes=20_000))).line
        assert position.variant.kind(int(demoted_mover(position, move))).code in ("N", "L")
    assert all(problem.wanted == () for problem in parse_problem_set(Path("shogi-1.sfen").read_text()).problems)


def test_pieces_that_the_game_has_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert make(1, "--with", "FD,N,X") == 2
    assert "shogi has no piece FD, X" in capsys.readouterr().err


def test_lengths_that_no_problem_has_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["make", "shogi", "--plies", "4", "--count", "1"]) == 2
    assert "mate in 1, 3, 5, 7, 9" in capsys.readouterr().err
