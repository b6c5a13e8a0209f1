"""Playing with the mouse: click and click, drag and drop, the promotion chooser, every way to cancel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import Position, Variant
from shogi_desktop.rules.board.moves import board_move, drop_move
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.marks.marks import MarkKind
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers
from tests.ui.board.variants import mini_variant, wide_variant

KINGS = {"5i": "K", "1a": "k"}
RIGHT = Qt.MouseButton.RightButton


def move(hand: Fingers, origin: str, target: str, promote: bool = False) -> int:
    return board_move(hand.square(origin), hand.square(target), promote)


def drop(hand: Fingers, code: str, target: str) -> int:
    return drop_move(hand.variant.kind_by_code(code).id, hand.square(target))


def marked(hand: Fingers, kind: MarkKind) -> set[str]:
    marks = [*hand.scene.below.marks(), *hand.scene.above.marks()]
    boxes = [mark.box for mark in marks if mark.kind is kind]
    return {hand.variant.square_name(sq) for sq in hand.variant.squares if hand.layout.square_box(sq) in boxes}


@pytest.fixture
def promotable(fingers: Fingers, shogi: Variant) -> Fingers:
    """A pawn that may promote on 3c, one that must on 8a, a piece in each hand."""
    fingers.show(set_up(shogi, KINGS | {"3d": "P", "8b": "P", "7c": "p"}, {"G": 1, "P": 3, "s": 1}))
    return fingers


def test_click_click(fingers: Fingers) -> None:
    fingers.click("7g")
    assert fingers.asked == []
    assert marked(fingers, MarkKind.SELECTED) == {"7g"}
    assert marked(fingers, MarkKind.QUIET) == {"7f"}
    fingers.click("7f")
    assert fingers.asked == [move(fingers, "7g", "7f")]
    assert marked(fingers, MarkKind.SELECTED) == set()


def test_a_wish_changes_nothing_by_itself(fingers: Fingers) -> None:
    fingers.click("7g", "7f")
    fingers.drag("2g", "2f")
    assert len(fingers.asked) == 2
    assert {"7g", "2g"} <= fingers.shown_faces().keys()
    assert not {"7f", "2f"} & fingers.shown_faces().keys()


def test_drag(fingers: Fingers) -> None:
    fingers.pick("7g", "7f")
    square = fingers.square("7g")
    assert fingers.scene.ghost_rect() is not None
    assert fingers.scene.piece_items()[square].opacity() < 0.5
    assert marked(fingers, MarkKind.AIM) == {"7f"}
    fingers.let_go(fingers.point("7f"))
    assert fingers.asked == [move(fingers, "7g", "7f")]
    assert fingers.scene.ghost_rect() is None
    assert fingers.scene.piece_items()[square].opacity() == 1


def test_ghost_follows_the_pointer_slightly_enlarged(fingers: Fingers) -> None:
    fingers.pick("7g", "5e")
    ghost = fingers.scene.ghost_rect()
    assert ghost is not None
    assert (ghost.center() - QPointF(fingers.point("5e"))).manhattanLength() < 2
    assert ghost.width() > fingers.layout.cell_w


def test_a_trembling_click_is_no_drag(fingers: Fingers) -> None:
    fingers.pick("7g", "7g")
    fingers.let_go(fingers.point("7g"))
    start = fingers.point("2g")
    fingers.click("2g")
    fingers.carry(start + QPoint(1, 1))
    assert fingers.scene.ghost_rect() is None
    assert marked(fingers, MarkKind.SELECTED) == {"2g"}


def test_drag_released_at_home_selects(fingers: Fingers) -> None:
    fingers.pick("7g", "7g")
    assert fingers.scene.ghost_rect() is not None
    fingers.let_go(fingers.point("7g"))
    fingers.click("7f")
    assert fingers.asked == [move(fingers, "7g", "7f")]


@pytest.mark.parametrize(("target", "reason"), [("5e", "not_a_target"), ("8h", "not_a_target"), ("R", None)])
def test_drag_off_target_cancels(fingers: Fingers, target: str, reason: str | None) -> None:
    fingers.drag("7g", target)
    assert fingers.asked == []
    assert fingers.refused == ([(reason, fingers.square(target))] if reason else [])
    assert marked(fingers, MarkKind.SELECTED) == set()


def test_drag_out_of_the_window_cancels(fingers: Fingers) -> None:
    fingers.pick("7g", "7f")
    fingers.carry(QPoint(-40, 20))
    fingers.let_go(QPoint(-40, 20))
    assert (fingers.asked, fingers.refused) == ([], [])


def test_a_button_that_came_up_unseen_ends_the_drag(fingers: Fingers) -> None:
    fingers.pick("7g", "7f")
    here = QPointF(fingers.point("7e"))
    event = QMouseEvent(
        QEvent.Type.MouseMove, here, fingers.view.viewport().mapToGlobal(here), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(fingers.view.viewport(), event)
    assert fingers.scene.ghost_rect() is None
    assert (fingers.asked, fingers.refused) == ([], [])


def test_reselect(fingers: Fingers) -> None:
    fingers.click("7g", "2g")
    assert marked(fingers, MarkKind.SELECTED) == {"2g"}
    fingers.click("2f")
    assert fingers.asked == [move(fingers, "2g", "2f")]
    assert fingers.refused == []


def test_same_square_deselects(fingers: Fingers) -> None:
    fingers.click("7g", "7g")
    assert marked(fingers, MarkKind.SELECTED) == set()
    assert fingers.refused == []


@pytest.mark.parametrize(
    ("clicks", "reason"),
    [(["7c"], "not_yours"), (["9i"], None), (["1i"], None), (["8i"], "no_moves"), (["7g", "5e"], "not_a_target"),
     (["7g", "3c"], "not_a_target"), (["5e"], None)],
)  # fmt: skip
def test_refused_reasons(fingers: Fingers, clicks: list[str], reason: str | None) -> None:
    fingers.click(*clicks)
    assert fingers.refused == ([(reason, fingers.square(clicks[-1]))] if reason else [])


def test_refused_while_nobody_may_move(fingers: Fingers) -> None:
    fingers.view.hand.set_moves([])
    fingers.click("7g", "7c", "5e")
    assert [reason for reason, _ in fingers.refused] == ["not_now", "not_now"]


def test_refused_in_the_opponents_stand(promotable: Fingers) -> None:
    promotable.click("s")
    assert promotable.refused == [("not_yours", -1)]


class TestCancel:
    def expect_nothing(self, hand: Fingers) -> None:
        assert marked(hand, MarkKind.SELECTED) == set()
        assert not hand.scene.chooser.isVisible()
        assert hand.scene.ghost_rect() is None
        assert (hand.asked, hand.refused) == ([], [])

    def test_selection_by_right_click(self, fingers: Fingers) -> None:
        fingers.click("7g")
        fingers.click("5e", button=RIGHT)
        self.expect_nothing(fingers)

    def test_selection_by_escape(self, fingers: Fingers) -> None:
        fingers.click("7g")
        fingers.key(Qt.Key.Key_Escape)
        self.expect_nothing(fingers)

    def test_selection_by_a_click_beside_the_board(self, fingers: Fingers) -> None:
        fingers.click("7g")
        fingers.click_at(QPoint(2, 2))
        self.expect_nothing(fingers)

    def test_drag_by_right_click(self, fingers: Fingers) -> None:
        fingers.pick("7g", "7f")
        fingers.click("7f", button=RIGHT)
        fingers.let_go(fingers.point("7f"))
        self.expect_nothing(fingers)

    def test_drag_by_escape(self, fingers: Fingers) -> None:
        fingers.pick("7g", "7f")
        fingers.key(Qt.Key.Key_Escape)
        fingers.let_go(fingers.point("7f"))
        self.expect_nothing(fingers)

    @pytest.mark.parametrize("way", ["escape", "right", "elsewhere", "cancel"])
    def test_chooser(self, promotable: Fingers, way: str) -> None:
        promotable.click("3d", "3c")
        assert promotable.scene.chooser.isVisible()
        if way == "escape":
            promotable.key(Qt.Key.Key_Escape)
        elif way == "cancel":
            promotable.view.cancel()
        else:
            promotable.click("9i", button=RIGHT if way == "right" else Qt.MouseButton.LeftButton)
        self.expect_nothing(promotable)


class TestChooser:
    @pytest.mark.parametrize(("index", "promote"), [(0, True), (1, False)])
    def test_by_click(self, promotable: Fingers, index: int, promote: bool) -> None:
        promotable.click("3d", "3c")
        assert promotable.asked == []
        promotable.click_at(promotable.choice(index))
        assert promotable.asked == [move(promotable, "3d", "3c", promote)]
        assert not promotable.scene.chooser.isVisible()

    def test_a_double_click_on_the_target_does_not_answer_it(self, promotable: Fingers) -> None:
        promotable.click("3d", "3c")
        point = promotable.point("3c")
        QTest.mouseDClick(promotable.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        assert promotable.scene.chooser.isVisible()
        assert promotable.asked == []

    def test_after_a_drag(self, promotable: Fingers) -> None:
        promotable.drag("3d", "3c")
        promotable.click_at(promotable.choice(1))
        assert promotable.asked == [move(promotable, "3d", "3c")]

    def test_pointer_moves_the_highlight(self, promotable: Fingers) -> None:
        promotable.click("3d", "3c")
        promotable.carry(promotable.choice(1))
        promotable.key(Qt.Key.Key_Return)
        assert promotable.asked == [move(promotable, "3d", "3c")]

    def test_forced_promotion_is_silent(self, promotable: Fingers) -> None:
        promotable.click("8b", "8a")
        assert promotable.asked == [move(promotable, "8b", "8a", promote=True)]

    @pytest.mark.parametrize("flipped", [False, True])
    @pytest.mark.parametrize("file", [1, 5, 9])
    def test_lies_on_the_target_inside_the_widget(
        self, fingers: Fingers, shogi: Variant, file: int, flipped: bool
    ) -> None:
        fingers.view.set_flipped(flipped)
        fingers.show(set_up(shogi, {"5i": "K", "7i": "k", f"{file}c": "S"}))
        target = f"{file}b"
        fingers.click(f"{file}c", target)
        boxes = fingers.scene.chooser.boxes()
        area = fingers.layout.square_box(fingers.square(target))
        assert boxes[0].x < area.right and boxes[1].right > area.x
        assert boxes[0].x >= 0 and boxes[1].right <= fingers.view.viewport().width() and boxes[0].y >= 0


class TestHand:
    def test_click(self, promotable: Fingers) -> None:
        promotable.click("G")
        assert "5e" in marked(promotable, MarkKind.QUIET)
        promotable.click("5e")
        assert promotable.asked == [drop(promotable, "G", "5e")]

    def test_drag(self, promotable: Fingers) -> None:
        promotable.drag("P", "5e")
        assert promotable.asked == [drop(promotable, "P", "5e")]

    def test_empty_slot_is_nothing(self, promotable: Fingers) -> None:
        promotable.click("R")
        assert (promotable.asked, promotable.refused) == ([], [])

    def test_second_pawn_on_the_file_is_refused(self, promotable: Fingers) -> None:
        promotable.click("P", "3f")
        assert promotable.refused == [("not_a_target", promotable.square("3f"))]

    def test_from_hand_to_hand(self, promotable: Fingers) -> None:
        promotable.click("G", "P", "5e")
        assert promotable.asked == [drop(promotable, "P", "5e")]


@pytest.mark.parametrize("size", [(900, 700), (500, 900)])
def test_flipped_input(fingers: Fingers, shogi: Variant, size: tuple[int, int]) -> None:
    fingers.view.resize(*size)
    fingers.view.set_flipped(True)
    assert fingers.view.flipped
    fingers.show(set_up(shogi, KINGS | {"7c": "p"}, {"s": 2}, turn=1))
    assert fingers.point("7a").y() > fingers.point("7i").y() and fingers.point("1a").x() < fingers.point("9a").x()
    fingers.click("7c", "7d")
    fingers.drag("s", "5e")
    assert fingers.asked == [move(fingers, "7c", "7d"), drop(fingers, "S", "5e")]


def test_capture_targets_have_rings(promotable: Fingers, shogi: Variant) -> None:
    promotable.show(set_up(shogi, KINGS | {"7d": "S", "7c": "p"}))
    promotable.click("7d")
    assert marked(promotable, MarkKind.CAPTURE) == {"7c"}
    assert marked(promotable, MarkKind.QUIET) == {"6c", "8c", "6e", "8e"}


def test_targets_can_be_hidden(fingers: Fingers) -> None:
    fingers.view.set_style(BoardStyle(animation_ms=0, show_targets=False))
    fingers.click("7g")
    assert marked(fingers, MarkKind.QUIET) == set()
    fingers.click("7f")
    assert len(fingers.asked) == 1


def test_double_clicks_are_clicks(fingers: Fingers) -> None:
    fingers.click("7g", "7f", "2g", "2f")
    assert len(fingers.asked) == 2


def test_hover(fingers: Fingers) -> None:
    fingers.carry(fingers.point("5e"))
    fingers.carry(fingers.point("5e") + QPoint(1, 1))
    fingers.carry(fingers.point("4e"))
    fingers.carry(QPoint(1, 1))
    assert fingers.hovered == [fingers.square("5e"), fingers.square("4e"), -1]


def wheel(hand: Fingers, angle: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    point = QPointF(hand.point("5e"))
    event = QWheelEvent(
        point, hand.view.viewport().mapToGlobal(point), QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton, modifiers,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(hand.view.viewport(), event)
    return event.isAccepted()


def test_wheel_walks_through_the_moves(fingers: Fingers) -> None:
    for angle in (-120, 120, -60, -60, 240):
        wheel(fingers, angle)
    assert fingers.steps == [1, -1, 1, -1, -1]


def test_wheel_with_control_zooms(fingers: Fingers) -> None:
    assert wheel(fingers, 120, Qt.KeyboardModifier.ControlModifier)
    assert fingers.steps == []
    assert fingers.view.zoom > 1


def test_other_boards(fingers: Fingers) -> None:
    fingers.show(Position(mini_variant()))
    fingers.click("5d", "5c")
    fingers.show(set_up(mini_variant(), {"5e": "K", "1a": "k"}, {"G": 1}))
    fingers.drag("G", "3c")
    fingers.show(Position(wide_variant(16, 16)))
    fingers.click("16o", "16n")
    assert len(fingers.asked) == 3
    assert fingers.variant.square_name(fingers.asked[-1] & 0x7FF) == "16n"
