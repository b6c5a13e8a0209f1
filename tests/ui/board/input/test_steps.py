"""Moves over several squares with mouse and keys: double captures, igui, passes, every way to let go half-way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import board_move, pass_move, two_leg_move, walking_move
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.input.state import steps_of
from shogi_desktop.ui.board.marks.marks import MarkKind
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import LEFT, NO_KEY, Fingers
from tests.ui.board.scene.test_showing import expect_shown, play, take_back

PIECES = {"8p": "K", "9a": "k", "8h": "LN", "8g": "p", "9f": "s", "8e": "g", "9h": "P", "4m": "R", "4j": "p"}
ROAMER = {"19s": "K", "1a": "k", "10j": "+DV", "10i": "p", "9h": "g", "8g": "s", "11j": "P"}
DOG = {"17q": "K", "17a": "k", "9i": "LD", "9h": "p", "9g": "g", "9f": "s"}
RIGHT = Qt.MouseButton.RightButton
UP, DOWN, ENTER = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return


@pytest.fixture
def lion(fingers: Fingers, tenjiku: Variant) -> Fingers:
    fingers.show(set_up(tenjiku, PIECES))
    return fingers


def two_legs(hand: Fingers, origin: str, via: str, target: str, promote: bool = False) -> int:
    return two_leg_move(hand.square(origin), hand.square(via), hand.square(target), promote)


def marked(hand: Fingers, *kinds: MarkKind) -> set[str]:
    boxes = [mark.box for mark in [*hand.scene.below.marks(), *hand.scene.above.marks()] if mark.kind in kinds]
    return {hand.variant.square_name(sq) for sq in hand.variant.squares if hand.layout.square_box(sq) in boxes}


def stands_on(hand: Fingers, origin: str) -> str:
    """Where the piece of a square is seen."""
    item = hand.scene.piece_items()[hand.square(origin)]
    centre = item.sceneBoundingRect().center()
    return hand.variant.square_name(hand.layout.square_at(centre.x(), centre.y()))


def expect_let_go(hand: Fingers) -> None:
    assert hand.asked == []
    assert not hand.scene.chooser.isVisible()
    assert marked(hand, MarkKind.SELECTED, MarkKind.STEP, MarkKind.QUIET, MarkKind.CAPTURE) == set()
    assert stands_on(hand, "8h") == "8h"
    assert all(item.isVisible() for item in hand.scene.piece_items().values())


def test_the_piece_stands_on_its_first_capture(lion: Fingers) -> None:
    lion.click("8h", "8g")
    assert lion.asked == []
    assert stands_on(lion, "8h") == "8g"
    assert not lion.scene.piece_items()[lion.square("8g")].isVisible()
    assert marked(lion, MarkKind.STEP) == {"8g"}
    assert marked(lion, MarkKind.QUIET, MarkKind.CAPTURE) == {"9f", "8f", "7f", "9g", "8g", "7g", "8h", "7h"}


@pytest.mark.parametrize("second", ["9f", "8f", "7g", "8h"])
def test_second_click_ends_the_move(lion: Fingers, second: str) -> None:
    lion.click("8h", "8g", second)
    assert lion.asked == [two_legs(lion, "8h", "8g", second)]


def test_a_click_where_it_stands_stops_there(lion: Fingers) -> None:
    lion.click("8h", "8g", "8g")
    assert lion.asked == [board_move(lion.square("8h"), lion.square("8g"))]


@pytest.mark.parametrize("target", ["10f", "8f", "7f", "8j", "9i"])
def test_quiet_moves_need_one_click(lion: Fingers, target: str) -> None:
    lion.click("8h", target)
    assert lion.asked == [board_move(lion.square("8h"), lion.square(target))]


def test_by_dragging(lion: Fingers) -> None:
    lion.drag("8h", "8g")
    assert (lion.asked, stands_on(lion, "8h")) == ([], "8g")
    lion.drag("8g", "8g")
    assert (lion.asked, stands_on(lion, "8h")) == ([], "8g")
    lion.pick("8g", "9f")
    ghost = lion.scene.ghost_rect()
    assert ghost is not None and (ghost.center() - QPointF(lion.point("9f"))).manhattanLength() < 2
    lion.let_go(lion.point("9f"))
    assert lion.asked == [two_legs(lion, "8h", "8g", "9f")]


@pytest.mark.parametrize("way", ["escape", "right", "off target", "beside", "own piece", "cancel", "drag off"])
def test_let_go_half_way(lion: Fingers, way: str) -> None:
    lion.click("8h", "8g")
    if way == "escape":
        lion.key(Qt.Key.Key_Escape)
    elif way == "right":
        lion.click("8f", button=RIGHT)
    elif way == "beside":
        lion.click_at(QPoint(2, 2))
    elif way == "cancel":
        lion.view.cancel()
    elif way == "drag off":
        lion.drag("8g", "3c")
    else:
        lion.click("4m" if way == "own piece" else "3c")
    expect_let_go(lion)


def test_new_moves_half_way_put_the_piece_back(lion: Fingers) -> None:
    lion.click("8h", "8g")
    lion.view.hand.set_moves([])
    expect_let_go(lion)


@pytest.mark.parametrize("change", ["resize", "flip", "dark"])
def test_half_way_through_a_change_of_the_board(lion: Fingers, change: str) -> None:
    lion.click("8h", "8g")
    if change == "resize":
        lion.view.resize(700, 640)
    elif change == "flip":
        lion.view.set_flipped(True)
    else:
        lion.view.set_style(BoardStyle(animation_ms=0, dark=True))
    expect_let_go(lion)


def test_half_way_through_a_zoom_it_stands_on(lion: Fingers) -> None:
    lion.click("8h", "8g")
    lion.view.zoom_in()
    lion.click("8g")
    assert lion.asked == [board_move(lion.square("8h"), lion.square("8g"))]


def test_promotion_is_asked_on_the_last_square(fingers: Fingers, tenjiku: Variant) -> None:
    fingers.show(set_up(tenjiku, {"8p": "K", "9a": "k", "8e": "LN", "8d": "p"}))
    fingers.click("8e", "8d", "8e")
    assert fingers.asked == [] and fingers.scene.chooser.isVisible()
    fingers.click_at(fingers.choice(0))
    assert fingers.asked == [two_legs(fingers, "8e", "8d", "8e", promote=True)]


class TestPass:
    def double_click(self, hand: Fingers, place: str) -> None:
        hand.click(place)
        QTest.mouseDClick(hand.view.viewport(), LEFT, NO_KEY, hand.point(place))

    def test_is_asked_and_confirmed(self, lion: Fingers) -> None:
        self.double_click(lion, "8h")
        assert lion.asked == [] and lion.scene.chooser.isVisible()
        lion.click_at(lion.choice(1))
        assert lion.asked == [pass_move(lion.square("8h"))]

    @pytest.mark.parametrize("square", ["8h", "1h", "16h", "1a", "16p"])
    def test_more_clicks_on_the_piece_mean_no(self, fingers: Fingers, tenjiku: Variant, square: str) -> None:
        fingers.show(set_up(tenjiku, {"8p": "K", "9a": "k", square: "LN"}))
        self.double_click(fingers, square)
        self.double_click(fingers, square)
        fingers.click(square, square)
        assert fingers.asked == []

    @pytest.mark.parametrize("way", ["cancel", "escape", "right", "elsewhere"])
    def test_is_declined(self, lion: Fingers, way: str) -> None:
        self.double_click(lion, "8h")
        if way == "cancel":
            lion.click_at(lion.choice(0))
        elif way == "escape":
            lion.key(Qt.Key.Key_Escape)
        else:
            lion.click("8p", button=RIGHT if way == "right" else LEFT)
        expect_let_go(lion)

    def test_pieces_that_cannot_pass_take_double_clicks_as_clicks(self, lion: Fingers) -> None:
        self.double_click(lion, "4m")
        assert not lion.scene.chooser.isVisible()

    def test_is_not_asked_when_new_moves_came_between_the_clicks(self, fingers: Fingers, tenjiku: Variant) -> None:
        position = set_up(tenjiku, {"8p": "K", "9a": "k", "8h": "LN"})
        fingers.show(position)
        fingers.click("8h")
        fingers.show(position)
        QTest.mouseDClick(fingers.view.viewport(), LEFT, NO_KEY, fingers.point("8h"))
        assert not fingers.scene.chooser.isVisible()

    def test_by_keyboard_only_on_purpose(self, lion: Fingers) -> None:
        lion.key(UP)  # the cursor begins in the middle, on 8i
        assert lion.view.accessibleDescription().startswith("8i")
        lion.key(UP, ENTER, ENTER)
        assert lion.scene.chooser.isVisible()
        lion.key(ENTER)
        expect_let_go(lion)
        lion.key(ENTER, ENTER, Qt.Key.Key_Right, ENTER)
        assert lion.asked == [pass_move(lion.square("8h"))]


class TestKeyboard:
    def test_double_capture(self, lion: Fingers) -> None:
        lion.key(UP, UP, ENTER, UP, ENTER)
        assert (lion.asked, stands_on(lion, "8h")) == ([], "8g")
        lion.key(UP, Qt.Key.Key_Left, ENTER)
        assert lion.asked == [two_legs(lion, "8h", "8g", "9f")]

    def test_stop_and_igui(self, lion: Fingers) -> None:
        lion.key(UP, UP, ENTER, UP, ENTER, ENTER)
        assert lion.asked == [board_move(lion.square("8h"), lion.square("8g"))]
        lion.key(DOWN, ENTER, UP, ENTER, DOWN, ENTER)
        assert lion.asked[1] == two_legs(lion, "8h", "8g", "8h")


class TestAnimation:
    @pytest.fixture
    def slow(self, lion: Fingers) -> Fingers:
        lion.view.set_style(BoardStyle(animation_ms=5000))
        return lion

    @pytest.mark.parametrize("target", ["9f", "8f", "8h"])
    def test_forwards_and_backwards(self, slow: Fingers, tenjiku: Variant, target: str) -> None:
        position, items = set_up(tenjiku, PIECES), len(slow.scene.items())
        play(slow, position, two_legs(slow, "8h", "8g", target))
        assert slow.scene.animator.running
        slow.view.settle()
        expect_shown(slow, position)
        take_back(slow, position)
        assert slow.scene.animator.running
        slow.view.settle()
        expect_shown(slow, position)
        assert len(slow.scene.items()) == items

    def test_a_move_made_by_hand_goes_on_from_where_the_piece_stands(self, slow: Fingers, tenjiku: Variant) -> None:
        position = set_up(tenjiku, PIECES)
        seen: list[tuple[str, bool]] = []

        def answer(move: int) -> None:
            play(slow, position, move)
            pawn = [item for item in slow.scene.items() if getattr(item, "piece", 0) == pawn_piece and item.isVisible()]
            seen.append((stands_on(slow, "9f"), len(pawn) == 1))

        pawn_piece = tenjiku.kind_by_code("P").id << 1 | 1
        slow.view.hand.move_requested.connect(answer)
        slow.click("8h", "8g", "9f")
        assert seen == [("8g", True)], "only the pawn on 4j is left"
        slow.view.settle()
        expect_shown(slow, position)

    def test_a_pass_shows_the_same_board(self, slow: Fingers, tenjiku: Variant) -> None:
        position = set_up(tenjiku, PIECES)
        play(slow, position, pass_move(slow.square("8h")))
        slow.view.settle()
        expect_shown(slow, position)

    def test_burning_and_suicide(self, slow: Fingers, tenjiku: Variant) -> None:
        pieces = {"8p": "K", "9a": "k", "8h": "FD", "7d": "p", "9d": "g", "3f": "fd", "3h": "R"}
        items = 0
        for target in ("8e", "4f"):
            position = set_up(tenjiku, pieces)
            slow.show(position)
            items = items or len(slow.scene.items())
            play(slow, position, board_move(slow.square("8h"), slow.square(target)))
            assert slow.scene.animator.running
            slow.view.settle()
            expect_shown(slow, position)
            take_back(slow, position)
            slow.view.settle()
            expect_shown(slow, position)
            assert len(slow.scene.items()) == items


def test_last_move_marks_every_square_it_touched(lion: Fingers, tenjiku: Variant) -> None:
    position = set_up(tenjiku, PIECES)
    move = two_legs(lion, "8h", "8g", "9f")
    play(lion, position, move)
    lion.view.mark(last_move=move)
    assert marked(lion, MarkKind.MOVED_FROM) == {"8h", "8g"}
    assert marked(lion, MarkKind.MOVED_TO) == {"9f"}


def test_every_move_of_the_start_can_be_made_by_hand(fingers: Fingers, tenjiku: Variant) -> None:
    """All 72, two clicks each; a choice where promotion is possible."""
    legal = Position(tenjiku).legal_moves()
    fingers.show(Position(tenjiku))
    wished = []
    for move in legal:
        origin, target = (tenjiku.square_name(move >> shift & 0x7FF) for shift in (11, 0))
        fingers.click(origin, target)
        if fingers.scene.chooser.isVisible():
            fingers.click_at(fingers.choice(0 if move >> 55 & 1 else 1))
        wished.append(move)
    assert fingers.asked == wished


class TestThreeSteps:
    """A lion dog with enemies on the three squares before it, in dai dai shogi."""

    @pytest.fixture
    def dog(self, fingers: Fingers) -> Fingers:
        fingers.show(set_up(load_variant("dai_dai"), DOG))
        return fingers

    def test_it_stands_on_its_second_capture_and_may_be_let_go(self, dog: Fingers) -> None:
        dog.click("9i", "9h", "9g")
        assert stands_on(dog, "9i") == "9g" and marked(dog, MarkKind.STEP) == {"9h", "9g"}
        assert marked(dog, MarkKind.QUIET, MarkKind.CAPTURE) == {"9f", "9g", "9h"}
        assert marked(dog, MarkKind.QUIET) == {"9h"}, "what stood there is taken already"
        enemies = [dog.scene.piece_items()[dog.square(name)] for name in ("9h", "9g", "9f")]
        assert [enemy.isVisible() for enemy in enemies] == [False, False, True]
        dog.click("9f", button=RIGHT)
        assert dog.asked == [] and stands_on(dog, "9i") == "9i"
        assert all(item.isVisible() for item in dog.scene.piece_items().values())

    @pytest.mark.parametrize("steps", [("9h", "9g", "9f"), ("9h", "9g", "9h"), ("9g", "9h"), ("9h", "9f")])
    def test_it_is_shown_making_the_move_and_taking_it_back(self, dog: Fingers, steps: tuple[str, ...]) -> None:
        dog.click("9i", *steps)
        move = walking_move([dog.square(name) for name in ("9i", *steps)], True)
        assert dog.asked == [move]
        position = set_up(dog.variant, DOG)
        dog.view.set_style(BoardStyle(animation_ms=5000))
        play(dog, position, move)
        assert dog.scene.animator.running
        dog.view.settle()
        expect_shown(dog, position)
        take_back(dog, position)
        assert dog.scene.animator.running
        dog.view.settle()
        expect_shown(dog, position)


class TestThreeStepsTurning:
    """A teaching king that is a lion of three steps, with enemies on a diagonal that begins beside it."""

    @pytest.fixture
    def king(self, fingers: Fingers) -> Fingers:
        variant = load_variant("maka_dai_dai", {"teaching_king": "three_step_lion"})
        fingers.show(set_up(variant, ROAMER))
        return fingers

    def test_it_stands_on_each_capture(self, king: Fingers) -> None:
        king.click("10j", "10i", "9h")
        assert king.asked == [] and stands_on(king, "10j") == "9h"
        assert marked(king, MarkKind.STEP) == {"10i", "9h"}
        third = {"10g", "9g", "8g", "8h", "8i", "9i", "10h", "10i", "9h"}
        assert marked(king, MarkKind.QUIET, MarkKind.CAPTURE) == third

    @pytest.mark.parametrize(
        ("steps", "way"),
        [
            (("10i", "9h", "8g"), ("10i", "9h", "8g")),
            (("10i", "9h", "10i"), ("10i", "9h", "10i")),
            (("10i", "9h", "9h"), ("10i", "9h")),
            (("10i", "10i"), ("10i",)),
            (("10i", "10j"), ("10i", "10j")),
            (("10i", "10g"), ("10i", "10g")),
            (("10i", "9k"), ("10i", "9k")),
            (("9h", "9i"), ("9h", "9i")),
            (("9h", "8g"), ("9h", "8g")),
            (("8i",), ("8i",)),
            (("9l",), ("9l",)),
        ],
    )
    def test_its_captures_are_clicked_one_after_the_other(
        self, king: Fingers, steps: tuple[str, ...], way: tuple[str, ...]
    ) -> None:
        """A square on its way that is empty is none to click; where it stands a click ends the move."""
        king.click("10j", *steps)
        move = walking_move([king.square(name) for name in ("10j", *way)])
        assert king.asked == [move]
        position = set_up(king.variant, ROAMER)
        king.view.set_style(BoardStyle(animation_ms=5000))
        play(king, position, move)
        king.view.settle()
        expect_shown(king, position)
        take_back(king, position)
        king.view.settle()
        expect_shown(king, position)

    @pytest.mark.parametrize("captures", [("10i",), ("9h",), ("10i", "9h")])
    @pytest.mark.parametrize("way", ["right button", "escape", "a square out of reach", "no square"])
    def test_it_may_be_let_go_after_each(self, king: Fingers, captures: tuple[str, ...], way: str) -> None:
        king.click("10j", *captures)
        assert stands_on(king, "10j") == captures[-1]
        if way == "right button":
            king.click("8g", button=RIGHT)
        elif way == "escape":
            king.key(Qt.Key.Key_Escape)
        elif way == "a square out of reach":
            king.click("2c")
        else:
            king.click_at(QPoint(2, 2))
        assert king.asked == [] and stands_on(king, "10j") == "10j"
        assert marked(king, MarkKind.SELECTED, MarkKind.STEP, MarkKind.QUIET, MarkKind.CAPTURE) == set()
        assert all(item.isVisible() for item in king.scene.piece_items().values())

    def test_it_passes_by_a_double_click_alone(self, king: Fingers) -> None:
        king.click("10j")
        QTest.mouseDClick(king.view.viewport(), LEFT, NO_KEY, king.point("10j"))
        assert king.scene.chooser.isVisible()
        king.click_at(king.choice(1))
        assert king.asked == [pass_move(king.square("10j"))]

    def test_every_move_can_be_made_by_hand(self, king: Fingers) -> None:
        origin = king.square("10j")
        wished: list[int] = []
        for move in set_up(king.variant, ROAMER).legal_moves():
            if move >> 11 & 0x7FF != origin or move == pass_move(origin):
                continue
            steps = [king.variant.square_name(square) for square in steps_of(int(move))]
            king.click("10j", *steps)
            if king.asked == wished:
                king.click(steps[-1])
            wished.append(int(move))
        assert king.asked == wished and len(wished) > 100
