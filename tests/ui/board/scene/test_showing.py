"""Showing positions: animation of exactly the transition, settling in the middle of anything, nothing left over."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import Position, Variant
from shogi_desktop.rules.board.moves import board_move, drop_move, is_drop, is_promotion, to_square
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.layout.spot import snapshot_of
from shogi_desktop.ui.board.marks.marks import MarkKind
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers
from tests.ui.board.variants import mini_variant, wide_variant

KINGS = {"5i": "K", "1a": "k"}
SLOW = BoardStyle(animation_ms=5000)


def faces_of(position: Position) -> dict[str, int]:
    return {position.variant.square_name(sq): piece for sq, piece in snapshot_of(position).pieces.items()}


def expect_shown(hand: Fingers, position: Position) -> None:
    assert not hand.scene.animator.running
    assert hand.shown_faces() == faces_of(position)
    for square, item in hand.scene.piece_items().items():
        box = hand.layout.square_box(square)
        assert (item.x(), item.y(), item.opacity()) == (box.x, box.y, 1)
    for side, tray in hand.scene.trays.items():
        assert {spot.kind: count for spot, count in tray.counts().items()} == {
            kind: position.hand_count(side, kind) for kind in position.variant.hand_kinds
        }


def play(hand: Fingers, position: Position, move: int) -> None:
    transition = position.transition(move)
    position.play(move)
    hand.view.show_position(position, transition)


def take_back(hand: Fingers, position: Position) -> None:
    move = position.undo()
    hand.view.show_position(position, position.transition(move), True)


@pytest.fixture
def capture(fingers: Fingers, shogi: Variant) -> tuple[Fingers, Position, int]:
    """A position shown slowly in which a pawn on 3d takes a tokin on 3c and promotes."""
    position = set_up(shogi, KINGS | {"3d": "P", "3c": "+p"}, {"P": 1})
    fingers.view.set_style(SLOW)
    fingers.show(position)
    return fingers, position, board_move(fingers.square("3d"), fingers.square("3c"), promote=True)


def test_layers_without_marks_are_not_blended_with_every_frame(fingers: Fingers, shogi: Variant) -> None:
    fingers.show(Position(shogi))
    scene = fingers.scene
    for layer in (scene.sight_below, scene.below, scene.sight_above, scene.above, scene.warnings):
        assert layer.isVisible() == bool(layer.marks())


def test_start(fingers: Fingers, shogi: Variant) -> None:
    expect_shown(fingers, Position(shogi))


def test_capture_is_animated_and_lands(capture: tuple[Fingers, Position, int]) -> None:
    hand, position, move = capture
    play(hand, position, move)
    assert hand.scene.animator.running
    mover = hand.scene.piece_items()[to_square(move)]
    origin = hand.layout.square_box(hand.square("3d"))
    assert (mover.x(), mover.y()) == pytest.approx((origin.x, origin.y), abs=origin.h / 4)
    assert hand.variant.kind(mover.piece >> 1).code == "P", "it promotes on arrival"
    pawn = hand.spot("P")
    assert hand.scene.trays[0].counts()[pawn] == 1, "the captured piece is still on its way"
    hand.view.settle()
    assert hand.scene.trays[0].counts()[pawn] == 2
    expect_shown(hand, position)


def test_capture_taken_back(capture: tuple[Fingers, Position, int]) -> None:
    hand, position, move = capture
    play(hand, position, move)
    take_back(hand, position)
    assert hand.scene.animator.running
    assert hand.scene.trays[0].counts()[hand.spot("P")] == 1
    captured = hand.scene.piece_items()[hand.square("3c")]
    tray = hand.layout.piece_box(hand.spot("P"))
    assert (captured.x(), captured.y()) == pytest.approx((tray.x, tray.y), abs=tray.h / 4)
    hand.view.settle()
    expect_shown(hand, position)


def test_drop_and_back(capture: tuple[Fingers, Position, int]) -> None:
    hand, position, _ = capture
    items = len(hand.scene.items())
    move = drop_move(hand.spot("P").kind, hand.square("5e"))
    play(hand, position, move)
    assert hand.scene.trays[0].counts()[hand.spot("P")] == 0
    tray = hand.layout.piece_box(hand.spot("P"))
    piece = hand.scene.piece_items()[hand.square("5e")]
    assert (piece.x(), piece.y()) == pytest.approx((tray.x, tray.y), abs=tray.h / 4)
    hand.view.settle()
    expect_shown(hand, position)
    take_back(hand, position)
    assert hand.scene.trays[0].counts()[hand.spot("P")] == 0, "it arrives in the hand at the end"
    hand.view.settle()
    expect_shown(hand, position)
    assert len(hand.scene.items()) == items


def test_animation_ends_by_itself(fingers: Fingers, shogi: Variant, qtbot: QtBot) -> None:
    fingers.view.set_style(BoardStyle(animation_ms=30))
    position = Position(shogi)
    with qtbot.waitSignal(fingers.scene.animator.landed, timeout=3000):
        play(fingers, position, board_move(fingers.square("7g"), fingers.square("7f")))
    expect_shown(fingers, position)


def test_no_animation_when_it_is_off_or_there_is_no_transition(fingers: Fingers, shogi: Variant) -> None:
    position = Position(shogi)
    play(fingers, position, board_move(fingers.square("7g"), fingers.square("7f")))
    expect_shown(fingers, position)
    fingers.view.set_style(SLOW)
    fingers.view.show_position(Position(shogi))
    expect_shown(fingers, Position(shogi))


def test_a_hidden_board_does_not_animate(fingers: Fingers, shogi: Variant) -> None:
    fingers.view.set_style(SLOW)
    fingers.view.hide()
    position = Position(shogi)
    play(fingers, position, board_move(fingers.square("7g"), fingers.square("7f")))
    expect_shown(fingers, position)


def test_a_dragged_piece_lands_from_where_it_was_let_go(fingers: Fingers, shogi: Variant) -> None:
    fingers.view.set_style(SLOW)
    position = Position(shogi)
    fingers.show(position)
    starts: list[tuple[float, float]] = []

    def answer(move: int) -> None:
        play(fingers, position, move)
        item = fingers.scene.piece_items()[to_square(move)]
        starts.append((item.x(), item.y()))

    fingers.view.hand.move_requested.connect(answer)
    fingers.pick("7g", "7f")
    point = fingers.point("7f") + QPoint(9, 7)
    fingers.carry(point)
    fingers.let_go(point)
    home = fingers.layout.square_box(fingers.square("7f"))
    assert starts == [pytest.approx((home.x + 9, home.y + 7), abs=4)]
    fingers.view.settle()
    expect_shown(fingers, position)


class TestSettle:
    def test_new_position_in_the_middle_of_an_animation(self, capture: tuple[Fingers, Position, int]) -> None:
        hand, position, move = capture
        play(hand, position, move)
        hand.show(position)
        expect_shown(hand, position)

    def test_new_position_in_the_middle_of_a_drag(self, capture: tuple[Fingers, Position, int]) -> None:
        hand, position, _ = capture
        hand.pick("P", "5e")
        hand.show(position)
        assert hand.scene.ghost_rect() is None
        hand.carry(hand.point("5e"))
        hand.let_go(hand.point("5e"))
        assert (hand.asked, hand.refused) == ([], [])
        expect_shown(hand, position)

    def test_new_position_with_the_chooser_open(self, capture: tuple[Fingers, Position, int]) -> None:
        hand, position, _ = capture
        hand.click("3d", "3c")
        assert hand.scene.chooser.isVisible()
        hand.show(position)
        assert not hand.scene.chooser.isVisible()
        hand.click("3d", "3c")
        assert hand.scene.chooser.isVisible()

    def test_game_over_with_the_chooser_open(self, capture: tuple[Fingers, Position, int]) -> None:
        hand, _, _ = capture
        hand.click("3d", "3c")
        hand.view.hand.set_moves([])
        assert not hand.scene.chooser.isVisible()
        hand.click("3d")
        assert (hand.asked, hand.refused) == ([], [("not_now", hand.square("3d"))])

    def test_a_click_during_an_animation_settles_it(self, capture: tuple[Fingers, Position, int]) -> None:
        hand, position, _ = capture
        play(hand, position, drop_move(hand.spot("P").kind, hand.square("5e")))
        hand.click("9e")
        expect_shown(hand, position)

    @pytest.mark.parametrize("what", ["resize", "flip", "style", "variant"])
    def test_changes_in_the_middle_of_an_animation(self, capture: tuple[Fingers, Position, int], what: str) -> None:
        hand, position, move = capture
        play(hand, position, move)
        if what == "resize":
            hand.view.resize(1300, 640)
        elif what == "flip":
            hand.view.set_flipped(True)
        elif what == "style":
            hand.view.set_style(BoardStyle(piece_set="one_kanji", coordinates="off", dark=True))
        else:
            position = Position(mini_variant())
            hand.view.show_position(position)
        expect_shown(hand, position)

    def test_resize_in_the_middle_of_a_drag(self, fingers: Fingers, shogi: Variant) -> None:
        fingers.pick("7g", "7f")
        fingers.view.resize(700, 700)
        assert fingers.scene.ghost_rect() is None
        expect_shown(fingers, Position(shogi))


def test_rapid_walk_through_a_game_leaves_nothing(fingers: Fingers, shogi: Variant) -> None:
    fingers.view.set_style(SLOW)
    chance, position = random.Random(11), Position(shogi)
    fingers.show(position)
    items = len(fingers.scene.items())
    drops = promotions = 0
    for _ in range(200):
        move = chance.choice(position.legal_moves())
        drops, promotions = drops + is_drop(move), promotions + is_promotion(move)
        play(fingers, position, move)
        fingers.view.mark(last_move=move)
        if position.outcome() is not None:
            break
    assert drops and promotions
    fingers.view.settle()
    expect_shown(fingers, position)
    while position.ply:
        take_back(fingers, position)
    fingers.view.settle()
    expect_shown(fingers, Position(shogi))
    assert len(fingers.scene.items()) == items


@pytest.mark.parametrize("files", [5, 16, 36])
def test_other_boards(fingers: Fingers, files: int) -> None:
    variant = mini_variant() if files == 5 else wide_variant(files, files)
    position = Position(variant)
    fingers.show(position)
    expect_shown(fingers, position)
    fingers.view.set_flipped(True)
    play(fingers, position, position.legal_moves()[0])
    expect_shown(fingers, position)
    assert not fingers.view.viewport().grab().isNull()


def test_the_shown_position_is_a_copy(fingers: Fingers, shogi: Variant) -> None:
    position = Position(shogi)
    fingers.show(position)
    position.play(position.legal_moves()[0])
    fingers.view.set_flipped(True)
    expect_shown(fingers, Position(shogi))


def test_marks_of_the_session(fingers: Fingers, shogi: Variant) -> None:
    position = set_up(shogi, KINGS | {"1c": "P", "3e": "s"}, {"G": 1})
    fingers.show(position)
    drop = drop_move(shogi.kind_by_code("G").id, fingers.square("1b"))
    fingers.view.mark(hint=drop)
    (arrow,) = [mark for mark in fingers.scene.above.marks() if mark.kind is MarkKind.HINT]
    assert arrow.start == fingers.layout.piece_box(fingers.spot("G"))
    fingers.view.mark(hint=0)
    play(fingers, position, drop)
    fingers.view.mark(last_move=drop)
    fingers.view.mark(check=[fingers.square("1a")])
    below = {mark.kind: mark.box for mark in fingers.scene.below.marks()}
    assert below == {
        MarkKind.MOVED_FROM: fingers.layout.spot_box(fingers.spot("G")),
        MarkKind.MOVED_TO: fingers.layout.spot_box(fingers.spot("1b")),
        MarkKind.CHECK: fingers.layout.spot_box(fingers.spot("1a")),
    }
    fingers.view.mark(last_move=0)
    fingers.view.mark(check=[])
    assert fingers.scene.below.marks() == [] and fingers.scene.above.marks() == []


def test_every_attacked_royal_piece_glows_and_every_touch_is_told(fingers: Fingers, tenjiku: Variant) -> None:
    fingers.show(Position(tenjiku))
    king, elephant = fingers.square("8p"), fingers.square("9p")
    fingers.view.mark(check=[king, elephant])
    glowing = [mark.box for mark in fingers.scene.below.marks() if mark.kind is MarkKind.CHECK]
    assert glowing == [fingers.layout.square_box(king), fingers.layout.square_box(elephant)]
    told: list[object] = []
    fingers.view.hand.touched.connect(told.append)
    fingers.click("8h")
    fingers.click("8l")
    assert told == [fingers.spot("8h"), fingers.spot("8l")]


def test_plate_boxes_are_announced(fingers: Fingers, qtbot: QtBot) -> None:
    near = fingers.view.plate_box(0)
    with qtbot.waitSignal(fingers.view.layout_changed):
        fingers.view.set_flipped(True)
    assert fingers.view.plate_box(1) == near
