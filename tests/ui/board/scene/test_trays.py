"""What has been captured for good, worked out from the position, and where it lies."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Variant
from shogi_desktop.rules.board.moves import board_move
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.loader import load_variant, read_variant
from shogi_desktop.rules.record.variant_files import BUILT_IN, variant_names
from shogi_desktop.ui.board.layout.spot import Snapshot, captured_pieces, snapshot_of
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers


def named(variant: Variant, captured: tuple[tuple[int, int], ...]) -> list[tuple[str, int]]:
    """Codes (lower case: White's) with counts."""
    codes = [(variant.kind(piece >> 1).code, piece & 1, count) for piece, count in captured]
    return [(code.lower() if side else code, count) for code, side, count in codes]


def test_nothing_at_the_start_or_in_a_game_with_drops(shogi: Variant, tenjiku: Variant) -> None:
    assert snapshot_of(Position(tenjiku)).captured == ((), ())
    assert snapshot_of(set_up(shogi, {"5i": "K"})).captured == ((), ())


def test_the_opponents_missing_pieces_dearest_first(tenjiku: Variant) -> None:
    position = Position(tenjiku).copy()
    for name in ("10c", "1e", "2e", "8a", "9p"):
        position.put(tenjiku.parse_square(name), 0)
    black, white = snapshot_of(position).captured
    assert named(tenjiku, black) == [("k", 1), ("fd", 1), ("p", 2)]
    assert named(tenjiku, white) == [("K", 1)]


def test_a_promoted_piece_is_not_missing(tenjiku: Variant) -> None:
    position = Position(tenjiku).copy()
    square = tenjiku.parse_square("9l")
    position.put(square, make_piece(tenjiku.kind_by_code("+P").id, 0))
    assert snapshot_of(position).captured == ((), ())


def test_more_than_at_the_start_is_not_negative(tenjiku: Variant) -> None:
    position = Position(tenjiku).copy()
    position.put(tenjiku.parse_square("8h"), make_piece(tenjiku.kind_by_code("GG").id, 0))
    assert snapshot_of(position).captured == ((), ())


def test_an_infected_piece_is_not_captured() -> None:
    """The history knows it; a position alone lets it be guessed."""
    values = tomllib.loads((BUILT_IN / "tenjiku.toml").read_text(encoding="utf-8"))
    next(entry for entry in values["pieces"] if entry["code"] == "D")["infects"] = "+P"
    values["rules"]["contagion"] = "all"
    variant = read_variant(values, Path("mine.toml"), {})
    position = set_up(variant, {"8p": "K", "9a": "k", "8h": "G", "8g": "d", "1p": "L"})
    begun = list(snapshot_of(position).pieces.values())
    position.play(board_move(variant.parse_square("8h"), variant.parse_square("8g")))
    for shown in (snapshot_of(position, begun), without_history(position, begun)):
        assert [named(variant, side) for side in shown.captured] == [[("d", 1)], []]


def without_history(position: Position, begun: list[int]) -> Snapshot:
    return snapshot_of(parse_sfen(format_sfen(position), position.variant), begun)


def test_the_start_of_a_handicap_game_counts(tenjiku: Variant) -> None:
    pawn, king = (make_piece(tenjiku.kind_by_code(code).id, 1) for code in ("P", "K"))
    assert captured_pieces(tenjiku, [king], [king, pawn]) == (((pawn, 1),), ())


@pytest.mark.parametrize("name", [name for name in variant_names() if not load_variant(name).has_drops])
def test_a_board_beside_which_nothing_lies_has_the_room_of_the_stands(fingers: Fingers, name: str) -> None:
    view, variant = fingers.view, load_variant(name)
    view.resize(600, 600)
    fingers.show(Position(variant))
    alone = fingers.layout
    assert alone.trays == {} and alone.capture_at(5, 5) == (0, -1)
    assert max(alone.board.w / alone.width, alone.board.h / alone.height) > 0.9
    view.show_captures()
    assert set(fingers.layout.trays) == {0, 1} and fingers.layout.cell_w < alone.cell_w


def flown() -> tuple[Position, list[int]]:
    """A flying general of Black's has flown over a pawn of its own and one of White's; the pieces it began with."""
    taikyoku = load_variant("taikyoku")
    position = set_up(taikyoku, {"1aj": "K", "36a": "k", "5t": "FLG", "5o": "P", "5m": "p"})
    begun = list(snapshot_of(position).pieces.values())
    moves = [move for move in position.legal_moves() if len(position.transition(move).removals) == 2]
    position.play(moves[0])
    return position, begun


def test_a_piece_that_its_own_side_takes_lies_with_that_side() -> None:
    position, begun = flown()
    black, white = snapshot_of(position, begun).captured
    assert named(position.variant, black) == [("p", 1), ("P", 1)] and white == ()
    position.undo()
    assert snapshot_of(position, begun).captured == ((), ())


def test_it_stays_there_when_the_start_is_told_later(fingers: Fingers) -> None:
    position, _ = flown()
    fingers.view.show_captures()
    fingers.show(position)
    fingers.view.set_start(position.beginning())
    shown = fingers.scene.captures
    assert [named(position.variant, shown[side].pieces()) for side in (0, 1)] == [[("p", 1), ("P", 1)], []]


def test_trays_show_them_and_cannot_be_clicked(fingers: Fingers, tenjiku: Variant) -> None:
    fingers.view.show_captures()
    position = set_up(tenjiku, {"8p": "K", "9a": "k", "8h": "LN", "8g": "p"})
    fingers.show(position)
    assert len(fingers.scene.captures[0].pieces()) == 35
    assert fingers.scene.captures[0].boundingRect().width() > 0
    x, y = fingers.layout.capture_box(0, 0).center
    assert fingers.layout.spot_at(x, y) is None
    move = next(move for move in position.legal_moves() if position.transition(move).removals)
    before = dict(fingers.scene.captures[0].pieces())
    transition = position.transition(move)
    position.play(move)
    fingers.view.show_position(position, transition)
    after = dict(fingers.scene.captures[0].pieces())
    pawn = make_piece(tenjiku.kind_by_code("P").id, 1)
    assert after[pawn] == before[pawn] + 1


def test_a_handicap_game_shows_only_what_was_taken(fingers: Fingers, tenjiku: Variant) -> None:
    start = Position.handicap(tenjiku, tenjiku.handicaps[0].key)
    fingers.show(start)
    assert fingers.scene.captures[0].pieces() != ()
    fingers.view.set_start(start)
    assert fingers.scene.captures[0].pieces() == ()
    fingers.show(start)
    assert fingers.scene.captures[0].pieces() == ()
    fingers.view.set_start(None)
    assert fingers.scene.captures[0].pieces() != ()
