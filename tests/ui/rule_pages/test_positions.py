"""Every position of the rule pages loads, and the rules agree with what the pages say of it."""

from __future__ import annotations

import pytest

from shogi_desktop import program_files
from shogi_desktop.notation.moves import hodges, japanese
from shogi_desktop.notation.moves.usi import move_of, parse_move
from shogi_desktop.rules import Side
from shogi_desktop.rules.rulings.declaration import judge_declaration
from shogi_desktop.ui.rule_pages.pictures import RulePosition, rule_crop, rule_position, rule_positions

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


def having(field: str = "") -> list[str]:
    """The games of whose positions some have a field."""
    tables = rule_positions(program_files.resources())
    return [variant for variant, table in tables.items() if any(not field or field in each for each in table.values())]


def shown(variant: str, field: str = "") -> list[tuple[str, RulePosition]]:
    """The positions of a game that have a field, by their names."""
    resources = program_files.resources()
    names = [name for name, values in rule_positions(resources)[variant].items() if not field or field in values]
    assert names
    return [(name, rule_position(resources, variant, name)) for name in names]


@pytest.mark.parametrize("variant", having())
def test_loads(variant: str) -> None:
    for name, found in shown(variant):
        assert found.position.variant.name == variant, name
        assert set(found.claims) <= FIELDS, name
        assert rule_crop(program_files.resources(), variant, name) == found.crop, name
        outcome = found.position.outcome()
        assert (outcome.termination.value if outcome else None) == found.claims.get("outcome"), name


@pytest.mark.parametrize("variant", having("legal"))
def test_legal_moves_are_legal(variant: str) -> None:
    for name, found in shown(variant, "legal"):
        position = found.position
        refused = [text for text in found.claims["legal"] if not position.is_legal(move_of(text, position))]
        assert not refused, name


@pytest.mark.parametrize("variant", having("illegal"))
def test_illegal_moves_are_illegal(variant: str) -> None:
    for name, found in shown(variant, "illegal"):
        position = found.position
        taken = [text for text in found.claims["illegal"] if position.is_legal(move_of(text, position))]
        assert not taken, name


@pytest.mark.parametrize("variant", having("barred"))
def test_what_is_crossed_out_is_illegal(variant: str) -> None:
    for name, found in shown(variant, "barred"):
        for pair in found.claims["barred"]:
            start, end = pair.split("-")
            assert any(start in move and end in move for move in found.claims["illegal"]), (name, pair)


@pytest.mark.parametrize("variant", having("check"))
def test_check_is_check(variant: str) -> None:
    for name, found in shown(variant, "check"):
        assert bool(found.position.in_check()) == found.claims["check"], name
        shows = found.claims["check"] and found.claims.get("danger", False)
        assert bool(found.marks.royals) >= bool(shows), name


@pytest.mark.parametrize("variant", having("written"))
def test_moves_are_written_so(variant: str) -> None:
    for name, found in shown(variant, "written"):
        for text, written in found.claims["written"].items():
            assert hodges.format_move(found.position, parse_move(text, found.position)) == written, name


@pytest.mark.parametrize("variant", having("japanese"))
def test_moves_are_written_so_in_japanese(variant: str) -> None:
    for name, found in shown(variant, "japanese"):
        for text, written in found.claims["japanese"].items():
            assert japanese.format_move(found.position, parse_move(text, found.position)) == written, name


@pytest.mark.parametrize("variant", having("declaration"))
def test_the_declaration_counts_so(variant: str) -> None:
    for name, found in shown(variant, "declaration"):
        judged, said = judge_declaration(found.position), found.claims["declaration"]
        assert (judged.points, judged.pieces_in_zone) == (said["points"], said["pieces"]), name
        assert (judged.winner is Side.BLACK) == said["wins"], name


@pytest.mark.parametrize("variant", having("empty"))
def test_squares_are_empty(variant: str) -> None:
    for name, found in shown(variant, "empty"):
        position = found.position
        assert not any(position.piece_at(position.variant.parse_square(each)) for each in found.claims["empty"]), name


@pytest.mark.parametrize("variant", having("select"))
def test_the_selected_piece_can_move(variant: str) -> None:
    for name, found in shown(variant, "select"):
        selected = found.marks.selected
        assert selected is not None, name
        piece = found.position.piece_at(selected.square) if selected.on_board else 0
        assert (piece != 0 and piece & 1 == found.position.turn) == selected.on_board, name
