"""What files and pasted texts hold: records in any format, positions, mate problems."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.notation.records.problem_records import record_of
from shogi_desktop.notation.records.reading import Steps, UnplayableError, finish
from shogi_desktop.rules import load_variant
from shogi_desktop.session.records.opening import (
    Opened,
    RecognizedTextError,
    content_steps,
    file_steps,
    problem_steps,
    problems_of_file,
    problems_of_text,
)
from shogi_desktop.ui.words.file_words import words_for

KIF = "手合割：平手\n先手：花子\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:05/00:00:05)\n   2 ３四歩(33)\n"
CSA = "V2.2\nPI\n+\n+7776FU\n-3334FU\n"


def opened(steps: Steps[Opened | ProblemSet]) -> Opened:
    found = finish(steps)
    assert isinstance(found, Opened)
    return found


def only_game(text: str, preferred: str) -> Game:
    (game,) = opened(content_steps(text, preferred)).games
    return game


@pytest.mark.parametrize("text", [KIF, CSA], ids=["kif", "csa"])
@pytest.mark.parametrize("name", ["game.kif", "game.shogi", "game.csa", "game"])
def test_what_a_text_looks_like_decides_not_the_name_of_its_file(tmp_path: Path, text: str, name: str) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    for steps in (content_steps(text, "tenjiku"), file_steps(str(file), "shogi")):
        found = opened(steps)
        assert [len(game.main_line()) for game in found.games] == [2] and found.problems == []


def test_the_encoding_of_a_file_is_found_out(tmp_path: Path) -> None:
    file = tmp_path / "game.kif"
    for encoding in Encoding:
        file.write_bytes(KIF.encode(encoding.codec))
        found = opened(file_steps(str(file), "shogi"))
        assert found.encoding is encoding and found.games[0].headers["black"] == "花子"


def test_a_record_is_opened_as_far_as_it_can_be_read() -> None:
    found = opened(content_steps(KIF + "   3 ９九玉(59)\n", "shogi"))
    assert len(found.games[0].main_line()) == 2
    assert [(problem.line, problem.column) for problem in found.problems] == [(6, 6)]


PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
POSITION = "4k4/9/9/9/9/9/9/9/4K4 b - 1"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (PROBLEM, 1),
        (f"sfen {PROBLEM} moves G*5b\n", 1),
        (f"# title: Two\n{PROBLEM}; 1\n\n{PROBLEM}; 1; Again\n", 2),
        (f"{POSITION}\n{POSITION}", 2),
        (f"{POSITION}; 1", 1),
        (f"# title: Kept\n{POSITION}", 1),
    ],
    ids=["no_king", "with_solution", "set", "several", "with_length", "with_title"],
)
def test_positions_that_are_problems(text: str, count: int) -> None:
    found = finish(problem_steps(text, "shogi"))
    assert found is not None and len(found.problems) == count


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# only a remark",
        POSITION,
        f"sfen {POSITION} moves 5i5h",
        "startpos moves 7g7f",
        "Shogi Desktop game 1\nx\ny",
        "nonsense",
        "startpos moves 7g7f\nstartpos moves 2g2f",
    ],
    ids=["empty", "remark", "position", "with_moves", "startpos", "game", "nonsense", "games"],
)
def test_texts_that_are_no_problems(text: str) -> None:
    assert finish(problem_steps(text, "shogi")) is None


def test_a_bad_row_of_several_is_named() -> None:
    with pytest.raises(NotationError, match=r"set\.sfen: line 3"):
        finish(problem_steps(f"{PROBLEM}\n\n9/9/9 b - 1\n", "shogi", "set.sfen"))
    with pytest.raises(NotationError, match=r"set\.sfen: line 1"):
        finish(problem_steps("9/9/9 b - 1; 3", "shogi", "set.sfen"))


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("\n  9/9/9/9/4x4/9/9/9/9 b - 1", 2, 12),
        ("position sfen 9/9/9/9/4x4/9/9/9/9 b - 1", 1, 24),
        ("\n\nShogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 9z9z\n", 7, 3),
    ],
    ids=["sfen", "command", "game"],
)
def test_an_error_of_a_paste_names_line_and_column_of_the_text(text: str, line: int, column: int) -> None:
    with pytest.raises(RecognizedTextError) as caught:
        finish(content_steps(text, "shogi"))
    assert (caught.value.error.line, caught.value.error.column) == (line, column)


def test_an_error_of_a_position_names_its_line_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "one.sfen"
    file.write_text("# a remark\n\n  9/9/9 b - 1\n", "utf-8")
    with pytest.raises(NotationError) as caught:
        finish(file_steps(str(file), "shogi"))
    assert caught.value.line == 3 and caught.value.source == "one.sfen"


def test_a_file_of_more_lines_than_any_set_is_refused_before_they_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shogi_desktop.session.records.opening.MOST_SET_LINES", 1000)
    file = tmp_path / "many.sfen"
    file.write_text("\n" * 1001)
    with pytest.raises(NotationError, match="more than 1000 lines"):
        finish(file_steps(str(file), "shogi"))


@pytest.mark.parametrize("kind", FormatKind)
def test_every_kind_of_text_has_its_words(kind: FormatKind) -> None:
    assert kind.value in words_for(kind)


def test_a_pasted_position_is_read_by_the_usual_rules_of_any_game() -> None:
    game = only_game(POSITION, "tenjiku")
    assert game.variant.name == "shogi"
    assert all(game.variant.chosen[option.key] == option.default for option in game.variant.options)


@pytest.mark.parametrize("preferred", ["shogi", "wa"])
def test_a_pasted_position_with_pieces_in_hand_is_played_with_drops(preferred: str) -> None:
    text = "10[ck]/11/11/11/11/11/6[SP]4/11/11/11/5[CK]5 b 2[CE][SP] 1"
    game = only_game(f"sfen {text}", preferred)
    assert game.variant.name == "wa"
    assert game.variant.chosen["drops"] == "on" and format_sfen(game.start) == text


@pytest.mark.parametrize("hand", ["-", "2[CE]"])
def test_a_pasted_position_is_refused_by_the_game_that_can_read_it(hand: str) -> None:
    text = f"10[ck]/10[CE]/11/11/11/11/11/11/11/11/5[CK]5 b {hand} 1"
    with pytest.raises(RecognizedTextError) as caught:
        finish(content_steps(text, "chu"))
    error = caught.value.error
    assert isinstance(error, UnplayableError) and error.variant is not None
    assert error.variant.name == "wa"


def test_a_pasted_diagram_is_a_position_too() -> None:
    start = parse_sfen(POSITION, load_variant("shogi"))
    game = only_game(format_bod(start), "shogi")
    assert format_sfen(game.start) == POSITION


PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"


def kif_problem() -> str:
    known = format_named("kif")
    assert known is not None and known.write is not None
    return known.write([record_of(Problem(PROBLEM, "shogi", "裸玉", 1, author="花子", solution="G*5b"))])


def test_a_diagram_without_the_attackers_king_is_a_mate_problem() -> None:
    found = finish(content_steps(format_bod(parse_sfen(PROBLEM, load_variant("shogi"))), "shogi"))
    assert isinstance(found, ProblemSet)
    assert [problem.sfen for problem in found.problems] == [PROBLEM]


@pytest.mark.parametrize("encoding", Encoding)
def test_a_record_that_begins_with_a_mate_problem_is_one(tmp_path: Path, encoding: Encoding) -> None:
    file = tmp_path / "problem.kif"
    file.write_bytes(kif_problem().encode(encoding.codec))
    for steps in (file_steps(str(file), "shogi"), problems_of_file(str(file), "tenjiku")):
        found = finish(steps)
        assert isinstance(found, ProblemSet)
        (problem,) = found.problems
        assert (problem.title, problem.author, problem.plies, problem.solution) == ("裸玉", "花子", 1, "G*5b")


def test_a_position_to_play_from_is_a_problem_where_one_is_asked_for() -> None:
    bod = format_bod(parse_sfen(POSITION, load_variant("shogi")))
    assert isinstance(finish(content_steps(bod, "shogi")), Opened)
    assert [problem.sfen for problem in finish(problems_of_text(bod, "shogi")).problems] == [POSITION]


def test_a_text_without_a_problem_says_where() -> None:
    with pytest.raises(NotationError) as caught:
        finish(problems_of_text("手合割：平手\n   1 ９九玉(59)\n", "shogi", "a.kif"))
    assert caught.value.line >= 1
