"""Every position of the rule pages loads, and the rules agree with what the pages say of it."""

from __future__ import annotations

import pytest

from shogi_desktop import program_files
from shogi_desktop.notation.moves import hodges, japanese
from shogi_desktop.notation.moves.usi import move_of, parse_move
from shogi_desktop.rules import Side
from shogi_desktop.rules.rulings.declaration import judge_declaration
from shogi_desktop.ui.rule_pages.pictures import RulePosition, rule_crop, rule_position, rule_positions

ALL = [(variant, name) for variant, table in rule_positions(program_files.resources()).items() for name in table]
FIELDS = {
    "sfen", "pieces", "hands", "turn", "handicap", "options", "moves", "crop", "select", "path", "arrow", "danger",
    "squares", "arrows", "barred", "legal", "illegal", "check", "outcome", "declaration", "empty", "written",
    "japanese",
}  # fmt: skip

pytestmark = pytest.mark.decided_by(
    "resources/rules",
    "shogi_desktop/game",
    "shogi_desktop/notation",
    "shogi_desktop/rules",
    "shogi_desktop/ui/rule_pages",
)


def shown(variant: str, name: str) -> RulePosition:
    return rule_position(program_files.resources(), variant, name)


def having(field: str) -> list[tuple[str, str]]:
    tables = rule_positions(program_files.resources())
    return [(variant, name) for variant, name in ALL if field in tables[variant][name]]


@pytest.mark.parametrize(("variant", "name"), ALL)
def test_loads(variant: str, name: str) -> None:
    found = shown(variant, name)
    assert found.position.variant.name == variant
    assert set(found.claims) <= FIELDS
    assert rule_crop(program_files.resources(), variant, name) == found.crop
    outcome = found.position.outcome()
    assert (outcome.termination.value if outcome else None) == found.claims.get("outcome")


@pytest.mark.parametrize(("variant", "name"), having("legal"))
def test_legal_moves_are_legal(variant: str, name: str) -> None:
    position = shown(variant, name).position
    refused = [text for text in shown(variant, name).claims["legal"] if not position.is_legal(move_of(text, position))]
    assert not refused


@pytest.mark.parametrize(("variant", "name"), having("illegal"))
def test_illegal_moves_are_illegal(variant: str, name: str) -> None:
    position = shown(variant, name).position
    taken = [text for text in shown(variant, name).claims["illegal"] if position.is_legal(move_of(text, position))]
    assert not taken


@pytest.mark.parametrize(("variant", "name"), having("barred"))
def test_what_is_crossed_out_is_illegal(variant: str, name: str) -> None:
    claims = shown(variant, name).claims
    for pair in claims["barred"]:
        start, end = pair.split("-")
        assert any(start in move and end in move for move in claims["illegal"]), pair


@pytest.mark.parametrize(("variant", "name"), having("check"))
def test_check_is_check(variant: str, name: str) -> None:
    found = shown(variant, name)
    assert bool(found.position.in_check()) == found.claims["check"]
    shows = found.claims["check"] and found.claims.get("danger", False)
    assert bool(found.marks.royals) >= bool(shows)


@pytest.mark.parametrize(("variant", "name"), having("written"))
def test_moves_are_written_so(variant: str, name: str) -> None:
    position = shown(variant, name).position
    for text, written in shown(variant, name).claims["written"].items():
        assert hodges.format_move(position, parse_move(text, position)) == written


@pytest.mark.parametrize(("variant", "name"), having("japanese"))
def test_moves_are_written_so_in_japanese(variant: str, name: str) -> None:
    position = shown(variant, name).position
    for text, written in shown(variant, name).claims["japanese"].items():
        assert japanese.format_move(position, parse_move(text, position)) == written


@pytest.mark.parametrize(("variant", "name"), having("declaration"))
def test_the_declaration_counts_so(variant: str, name: str) -> None:
    judged = judge_declaration(shown(variant, name).position)
    said = shown(variant, name).claims["declaration"]
    assert (judged.points, judged.pieces_in_zone) == (said["points"], said["pieces"])
    assert (judged.winner is Side.BLACK) == said["wins"]


@pytest.mark.parametrize(("variant", "name"), having("empty"))
def test_squares_are_empty(variant: str, name: str) -> None:
    position = shown(variant, name).position
    squares = shown(variant, name).claims["empty"]
    assert not any(position.piece_at(position.variant.parse_square(square)) for square in squares)


@pytest.mark.parametrize(("variant", "name"), having("select"))
def test_the_selected_piece_can_move(variant: str, name: str) -> None:
    found = shown(variant, name)
    selected = found.marks.selected
    assert selected is not None
    piece = found.position.piece_at(selected.square) if selected.on_board else 0
    assert (piece != 0 and piece & 1 == found.position.turn) == selected.on_board
