"""Positions in the making: what takes their place can be undone, and a file holds them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.editing.drafts import KEPT_STEPS, Drafts
from shogi_desktop.session.editing.sketch import SetNumber, problem_sketch

SHOGI = load_variant("shogi")
ANY = load_variant("tenjiku", {"general_capture": "any"})
PROBLEM = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"


@pytest.fixture
def file(tmp_path: Path, qapp: object) -> Path:
    return tmp_path / "folder" / "drafts.json"


def test_nothing_set_up_leaves_no_file(file: Path) -> None:
    drafts = Drafts(file)
    assert not drafts.begin(Position(SHOGI)) and not drafts.begin(Position(ANY))
    drafts.flush()
    assert not file.exists()


def test_what_takes_the_place_of_a_position_set_up_can_be_undone_with_its_rules(file: Path) -> None:
    drafts = Drafts(file)
    drafts.begin(Position(ANY))
    drafts.editing.do(SetNumber(7))
    assert drafts.begin(Position(load_variant("tenjiku")))
    assert drafts.editing.sketch.number == 1 and drafts.editing.variant is not ANY
    assert drafts.editing.undo() and drafts.editing.variant is ANY and drafts.editing.sketch.number == 7
    assert drafts.editing.redo() and drafts.editing.variant is not ANY


def test_positions_of_all_games_come_back_with_their_rules(file: Path) -> None:
    drafts = Drafts(file)
    position = parse_sfen(PROBLEM, SHOGI)
    drafts.begin(position, problem_sketch(position))
    drafts.editing.do(SetNumber(3))
    drafts.begin(Position(ANY))
    drafts.editing.do(SetNumber(7))
    drafts.set_open(True)
    drafts.flush()
    again = Drafts(file)
    assert again.broken_off and again.editing.variant is ANY and again.editing.sketch.number == 7
    again.change_game("shogi")
    assert again.editing.sketch.balanced and again.editing.sfen() == PROBLEM[:-1] + "3"
    again.finish()
    again.change_game("tenjiku")
    again.finish()
    again.flush()
    assert not file.exists()


def test_a_composition_that_another_problem_took_the_place_of_comes_back_after_the_next_start(file: Path) -> None:
    drafts = Drafts(file)
    composed, other = (parse_sfen(sfen, SHOGI) for sfen in (PROBLEM, PROBLEM.replace("4k4", "3k5")))
    drafts.begin(composed, problem_sketch(composed))
    drafts.editing.do(SetNumber(3))
    drafts.begin(other, problem_sketch(other))
    drafts.flush()  # nothing is told when the process is killed
    again = Drafts(file).editing
    assert again.sfen() == PROBLEM.replace("4k4", "3k5")
    assert again.undo() and again.sfen() == PROBLEM[:-1] + "3" and again.sketch.balanced
    assert again.undo() and again.sfen() == PROBLEM and not again.can_undo
    assert again.redo() and again.redo() and again.sfen() == PROBLEM.replace("4k4", "3k5")


def test_rules_are_undone_after_the_next_start_too(file: Path) -> None:
    drafts = Drafts(file)
    drafts.begin(Position(ANY))
    drafts.editing.do(SetNumber(7))
    drafts.begin(Position(load_variant("tenjiku")))
    drafts.flush()
    again = Drafts(file)
    again.change_game("tenjiku")
    assert again.editing.undo() and again.editing.variant is ANY and again.editing.sketch.number == 7


def test_only_the_last_steps_are_kept(file: Path) -> None:
    drafts = Drafts(file)
    drafts.begin(Position(SHOGI))
    for number in range(2, KEPT_STEPS + 10):
        drafts.editing.do(SetNumber(number))
    drafts.flush()
    drafts.editing.do(SetNumber(99))
    drafts.flush()
    again = Drafts(file).editing
    assert len(again.earlier) == KEPT_STEPS and again.sketch.number == 99
    assert again.undo() and again.sketch.number == KEPT_STEPS + 9


def test_a_file_of_before_is_read(file: Path) -> None:
    file.parent.mkdir()
    kept = {"sfen": PROBLEM, "options": {}, "balanced": True}
    file.write_text(json.dumps({"game": "shogi", "open": True, "positions": {"shogi": kept}}), "utf-8")
    drafts = Drafts(file)
    assert drafts.broken_off and drafts.editing.sfen() == PROBLEM
    assert drafts.editing.undo() and not drafts.editing.can_undo


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"positions": {"../shogi": {"sfen": "", "options": {}}}, "game": [], "open": true}',
        '{"positions": [], "game": "shogi", "open": true}',
        json.dumps({"game": "shogi", "positions": {"shogi": {"sfen": "nonsense", "options": {}}}}),
        json.dumps({"game": "shogi", "positions": {"shogi": {"sfen": PROBLEM, "options": {"no": "such"}}}}),
        json.dumps({"game": "shogi", "positions": {"shogi": {"sfen": PROBLEM, "options": []}, "tenjiku": 7}}),
        " " * (2 << 20),
    ],
)
def test_a_spoilt_file_stops_nothing(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    drafts = Drafts(file)
    assert not drafts.broken_off and drafts.editing.sfen().startswith("lnsgkgsnl/")


def test_a_file_that_cannot_be_written_is_told_until_it_is(file: Path) -> None:
    file.parent.write_text("no folder", encoding="utf-8")
    said: list[OSError | None] = []
    drafts = Drafts(file)
    drafts.saved.connect(said.append)
    drafts.editing.do(SetNumber(7))
    drafts.flush()
    file.parent.unlink()
    drafts.flush()
    assert [type(error) for error in said] == [FileExistsError, type(None)] and file.is_file()
