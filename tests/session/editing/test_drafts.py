"""Positions in the making: what takes their place can be undone, and a file holds them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.sketch import problem_sketch
from shogi_desktop.session.editing.sketching import SetNumber

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
