"""What a move would burn or take in flight is told before it is made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import board_move, two_leg_move
from shogi_desktop.rules.board.transition import Leg, Removal, Transition
from shogi_desktop.session.sight.attacks import piece_moves
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.input.move_types import MoveType
from shogi_desktop.ui.board.input.reach import NOTHING, Foreseen, Foresight
from shogi_desktop.ui.board.marks.marks import BoardMark, MarkKind
from tests.ui.board.conftest import Fingers

ROOK = "4k4/9/4r4/9/2P6/9/4P4/1B7/4K4 b - 1"
LION = "16/16/16/16/16/7[ln]8/7P8/16/16/16/16/16/16/16/16/k14K b - 1"
WATCHED = (MarkKind.WATCHED_QUIET, MarkKind.WATCHED_CAPTURE)


def look(hand: Fingers, position: Position) -> None:
    hand.view.hand.enemy_reach.lookout = lambda square: piece_moves(position, square)
    hand.show(position)


def seen(hand: Fingers, kind: MarkKind | None = None) -> set[str]:
    """The squares marked as the reach of an enemy piece."""
    return {at(hand, mark) for mark in hand.scene.above.marks() if mark.kind in ((kind,) if kind else WATCHED)}


def at(hand: Fingers, mark: BoardMark) -> str:
    return hand.variant.square_name(hand.layout.square_at(*mark.box.center))


def enemy(hand: Fingers, code: str) -> str:
    """The square of White's only piece of a kind."""
    wanted = hand.variant.kind_by_code(code).id << 1 | 1
    pieces = hand.scene.snapshot.pieces
    return next(hand.variant.square_name(square) for square, piece in pieces.items() if piece == wanted)


def ways(hand: Fingers) -> dict[str, MoveType]:
    return {at(hand, mark): mark.move_type for mark in hand.scene.above.marks() if mark.kind in WATCHED}


@pytest.fixture
def rook(fingers: Fingers, shogi: Variant) -> Fingers:
    look(fingers, parse_sfen(ROOK, shogi))
    return fingers


@pytest.mark.parametrize("flipped", [False, True])
def test_a_click_shows_where_an_enemy_piece_goes(rook: Fingers, flipped: bool) -> None:
    rook.view.set_flipped(flipped)
    rook.click("5c")
    rank = {f"{file}c" for file in range(1, 10)} - {"5c"}
    assert seen(rook) == rank | {"5b", "5d", "5e", "5f", "5g"}
    assert seen(rook, MarkKind.WATCHED_CAPTURE) == {"5g"}
    assert [mark.kind for mark in rook.scene.below.marks()] == [MarkKind.WATCHED]
    assert rook.refused == [] and not rook.view.hand.busy


@pytest.mark.parametrize("what", ["again", "Esc", "elsewhere", "own piece", "right", "position", "flip"])
def test_what_takes_it_away(rook: Fingers, shogi: Variant, what: str) -> None:
    rook.click("5c")
    assert seen(rook)
    if what == "again":
        rook.click("5c")
    elif what == "Esc":
        rook.key(Qt.Key.Key_Escape)
    elif what == "elsewhere":
        rook.click("1a")
    elif what == "own piece":
        rook.click("7e")
    elif what == "right":
        rook.click("1a", button=Qt.MouseButton.RightButton)
    elif what == "position":
        rook.show(parse_sfen(ROOK, shogi))
    else:
        rook.view.set_flipped(True)
    assert not seen(rook) and rook.view.hand.busy == (what == "own piece")


def test_another_enemy_piece_takes_its_place(rook: Fingers) -> None:
    rook.click("5c", "5a")
    assert seen(rook) == {"4a", "6a", "4b", "5b", "6b"}


def test_a_target_is_taken_not_looked_at(rook: Fingers, shogi: Variant) -> None:
    look(rook, parse_sfen("4k4/9/9/9/9/2r6/9/4B4/4K4 b - 1", shogi))
    rook.click("5h", "7f")
    assert len(rook.asked) == 1 and not seen(rook)


def test_what_is_no_target_is_refused_and_looked_at(rook: Fingers) -> None:
    rook.click("7e", "5c")
    assert rook.refused == [("not_a_target", rook.square("5c"))] and seen(rook)


def test_with_the_keyboard(rook: Fingers) -> None:
    rook.key(*[Qt.Key.Key_Up] * 3)  # the first only shows the cursor
    assert rook.view.hand.state.cursor == rook.spot("5c")
    rook.key(Qt.Key.Key_Return)
    assert seen(rook)
    rook.key(Qt.Key.Key_Return)
    assert not seen(rook)


def test_a_pinned_piece_strikes_and_a_king_in_check_does_not_matter(rook: Fingers, shogi: Variant) -> None:
    look(rook, parse_sfen("4k4/4g4/9/9/4R4/9/9/9/4K4 b - 1", shogi))
    rook.click("5b")
    assert {"4b", "6b", "4c", "6c", "5c"} <= seen(rook)


def test_while_nothing_can_be_moved_own_pieces_show_their_reach_and_are_refused(rook: Fingers) -> None:
    rook.view.hand.set_moves(())
    rook.view.hand.enemy_reach.own = frozenset((0,))
    rook.click("5c")
    assert seen(rook) and not rook.refused
    rook.click("7e")
    assert rook.refused == [("not_now", rook.square("7e"))] and seen(rook) == {"7d"}
    rook.click("7e")
    assert not seen(rook)
    rook.view.hand.enemy_reach.own = frozenset(())
    rook.click("7e")
    assert seen(rook) == {"7d"} and len(rook.refused) == 2


def test_an_own_piece_that_cannot_move_shows_where_it_would_go(rook: Fingers, shogi: Variant) -> None:
    look(rook, parse_sfen("4k4/9/9/9/4r4/9/9/9/G3K4 b - 1", shogi))
    rook.click("9i")
    assert rook.refused == [("no_moves", rook.square("9i"))] and seen(rook) == {"9h", "8h", "8i"}


def test_the_reach_of_any_piece_under_the_pointer(rook: Fingers) -> None:
    rook.view.hand.glancing = True
    rook.view.hand.glance(None)
    QTest.mouseMove(rook.view.viewport(), rook.point("5c"))
    assert {"5b", "5g", "9c"} <= seen(rook)
    QTest.mouseMove(rook.view.viewport(), rook.point("7e"))
    assert seen(rook) == {"7d"}
    rook.click("7e")
    assert not seen(rook), "its own targets are shown"
    rook.key(Qt.Key.Key_Escape)
    QTest.mouseMove(rook.view.viewport(), rook.point("5e"))
    assert not seen(rook)
    rook.key(*[Qt.Key.Key_Up] * 3)
    assert "9c" in seen(rook), "and under the keyboard's cursor"
    rook.view.hand.glancing = False
    rook.view.hand.glance(None)
    assert not seen(rook)


def test_nobody_looks_without_a_lookout(fingers: Fingers) -> None:
    fingers.click("5c")
    assert fingers.refused == [("not_yours", fingers.square("5c"))] and not seen(fingers)


def test_a_lion_shows_its_jumps_and_second_steps(fingers: Fingers, tenjiku: Variant) -> None:
    position = parse_sfen(LION, tenjiku)
    look(fingers, position)
    fingers.click(enemy(fingers, "LN"))
    shown = ways(fingers)
    assert len(shown) == 24, "the whole neighbourhood of two squares"
    assert set(shown.values()) == {MoveType.STEP, MoveType.JUMP, MoveType.MULTI}
    assert len(seen(fingers, MarkKind.WATCHED_CAPTURE)) == 1


def test_a_general_shows_its_jumps(fingers: Fingers, tenjiku: Variant) -> None:
    look(fingers, Position(tenjiku))
    fingers.click(enemy(fingers, "GG"))
    assert MoveType.RANGE_JUMP in ways(fingers).values()


@pytest.mark.parametrize("board", ["kaya", "slate"])
@pytest.mark.parametrize("dark", [False, True])
def test_it_looks_different_from_own_targets_without_colour(rook: Fingers, board: str, dark: bool) -> None:
    """Hollow and dashed: the middle of a quiet sign is as light or dark as its core, not as its edge."""
    rook.view.set_style(BoardStyle(animation_ms=0, board=board, dark=dark))
    rook.click("5c")
    picture = rook.view.grab().toImage()
    x, y = (round(value) for value in rook.layout.square_box(rook.square("5d")).center)
    middle, edge = picture.pixelColor(x, y), rook.scene.above.palette.watched
    assert abs(middle.lightness() - edge.lightness()) > 60


MINE, THEIRS = 2, 3


def told_before(move: int, *removals: Removal) -> Foreseen:
    foresight = Foresight()
    foresight.preview = lambda _: Transition(move, 0, (Leg(10, 40, MINE),), removals, (), 0)
    return foresight.look((move,), load_variant("shogi"))


def test_nothing_is_foreseen_of_plain_captures() -> None:
    assert told_before(int(board_move(10, 40)), Removal(40, THEIRS, 0)) == NOTHING
    assert told_before(int(two_leg_move(10, 20, 40)), Removal(20, THEIRS, 0), Removal(40, THEIRS, 0)) == NOTHING


def test_what_is_taken_in_flight_is_foreseen_on_both_sides() -> None:
    flight = told_before(int(board_move(10, 40)), Removal(20, MINE, 0), Removal(30, THEIRS, 0), Removal(40, THEIRS, 0))
    assert flight == Foreseen(swept=frozenset({20, 30}), lost=frozenset({20}))


def test_what_burns_is_foreseen_and_the_mover_too() -> None:
    burnt = told_before(int(board_move(10, 40)), Removal(41, THEIRS, 0, True), Removal(40, MINE, 0, True))
    assert burnt == Foreseen(frozenset({41}), 40)
