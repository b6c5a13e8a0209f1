"""How targets are told apart, and what the board foresees about fire."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.rules import Variant, load_variant
from shogi_desktop.rules.board.moves import board_move
from shogi_desktop.rules.record.movement_strings import parse_movement
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.style import palette_of
from shogi_desktop.ui.board.input.move_types import MoveType, tells_apart, ways_from
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.marks.target_marks import paint_way
from shogi_desktop.ui.words.move_texts import deed_words
from tests.ui.board.boards import set_up
from tests.ui.board.conftest import Fingers

KINGS = {"8p": "K", "9a": "k"}


def ways(hand: Fingers, *kinds: MarkKind) -> dict[str, MoveType]:
    wanted = kinds or (MarkKind.QUIET, MarkKind.CAPTURE)
    marks = {mark.box: mark.move_type for mark in hand.scene.above.marks() if mark.kind in wanted}
    boxes = {hand.layout.square_box(square): hand.variant.square_name(square) for square in hand.variant.squares}
    return {boxes[box]: way for box, way in marks.items()}


def of(found: dict[str, MoveType], way: MoveType) -> set[str]:
    return {name for name, one in found.items() if one is way}


def choose(hand: Fingers, variant: Variant, square: str, pieces: dict[str, str]) -> dict[str, MoveType]:
    hand.show(set_up(variant, KINGS | pieces))
    hand.click(square)
    return ways(hand)


def between(moves: str, target: str, *others: str) -> MoveType:
    """How a piece on 8h that moves so gets to a square, past pieces on others."""
    tenjiku = load_variant("tenjiku")
    usual = tenjiku.kind_by_code("VG")
    kinds = list(tenjiku.kinds)
    kinds[usual.id] = replace(usual, moves=moves, movement=parse_movement(moves))
    variant = replace(tenjiku, kinds=tuple(kinds))
    pieces = {variant.parse_square(name): usual.id << 1 | 1 for name in others}
    origin = variant.parse_square("8h")
    straight, otherwise = ways_from(variant, {origin: usual.id << 1} | pieces, origin)
    return straight.get(variant.parse_square(target), otherwise)


@pytest.mark.parametrize(
    ("moves", "target", "others", "way"),
    [
        ("x^Q", "8d", (), MoveType.RANGE),
        ("x^Q", "8d", ("8f", "8g"), MoveType.RANGE_JUMP),
        ("q2R", "8d", ("8f", "8g"), MoveType.RANGE_JUMP),
        ("q1RW4", "8e", ("8g",), MoveType.RANGE_JUMP),
        ("D(D-R)", "8f", ("8g",), MoveType.JUMP),
        ("R(D-R)", "8d", ("8g",), MoveType.JUMP),
        ("R(D-R)", "8d", (), MoveType.RANGE),
        ("mUcU[unprotected]", "1a", ("8g",), MoveType.JUMP),
        ("WmU", "8g", (), MoveType.STEP),
    ],
)
def test_the_ways_of_the_largest_games(moves: str, target: str, others: tuple[str, ...], way: MoveType) -> None:
    assert between(moves, target, *others) is way


def test_shogi_keeps_one_look(fingers: Fingers, shogi: Variant, tenjiku: Variant) -> None:
    fingers.click("7g")
    assert ways(fingers) == {"7f": MoveType.PLAIN}
    assert not tells_apart(shogi)
    assert tells_apart(tenjiku)


def test_lion(fingers: Fingers, tenjiku: Variant) -> None:
    found = choose(fingers, tenjiku, "8h", {"8h": "LN", "8g": "p", "10f": "s", "7h": "P"})
    assert of(found, MoveType.MULTI) == {"8g"}
    assert of(found, MoveType.STEP) == {"9g", "7g", "9h", "9i", "8i", "7i"}
    assert len(of(found, MoveType.JUMP)) == 16
    fingers.click("8g")
    found = ways(fingers)
    assert of(found, MoveType.PLAIN) == {"8g"}
    assert of(found, MoveType.MULTI) == {"9f", "8f", "7f", "9g", "7g", "9h", "8h"}


def test_range_jumps_begin_behind_the_first_piece(fingers: Fingers, tenjiku: Variant) -> None:
    found = choose(fingers, tenjiku, "8m", {"8m": "RG", "8j": "P", "8f": "p", "8d": "q", "5m": "s"})
    assert of(found, MoveType.RANGE_JUMP) == {"8f", "8d"}
    assert {"8k", "8l", "9m", "16m", "5m", "6m"} <= of(found, MoveType.RANGE)
    assert "8j" not in found and "4m" not in found


def test_free_eagle_jumps_only_where_something_stands_between(fingers: Fingers, tenjiku: Variant) -> None:
    found = choose(fingers, tenjiku, "8h", {"8h": "FE", "8g": "P"})
    assert of(found, MoveType.JUMP) == {"8f"}
    assert {"9g", "10f", "8j", "6h"} <= of(found, MoveType.RANGE)


def test_tetrarch(fingers: Fingers, tenjiku: Variant) -> None:
    found = choose(fingers, tenjiku, "8h", {"8h": "+CS", "8g": "p", "6h": "P"})
    assert of(found, MoveType.MULTI) == {"8g"}
    assert {"8f", "8e", "10h", "11h", "6f"} <= of(found, MoveType.JUMP)
    assert not {"6h", "5h", "7h"} & found.keys()


def test_limited_slides_are_steps_and_area_moves_rings(fingers: Fingers, tenjiku: Variant) -> None:
    found = choose(fingers, tenjiku, "8h", {"8h": "FD"})
    assert {"8g", "8f", "8e", "7f", "5f"} <= of(found, MoveType.AREA)
    assert {"7h", "1h", "9g", "14b"} <= of(found, MoveType.RANGE)
    found = choose(fingers, tenjiku, "8h", {"8h": "WB"})
    assert of(found, MoveType.STEP) == {"8g", "8f", "8i", "8j"}


def test_white_sees_forward_the_other_way(fingers: Fingers, tenjiku: Variant) -> None:
    fingers.show(set_up(tenjiku, KINGS | {"8h": "n"}, turn=1))
    fingers.click("8h")
    assert ways(fingers) == {"7j": MoveType.JUMP, "9j": MoveType.JUMP}


class TestPreview:
    PIECES = KINGS | {"8h": "FD", "7d": "p", "8d": "p", "9d": "P", "5f": "fd", "14i": "p"}

    @pytest.fixture
    def demon(self, fingers: Fingers, tenjiku: Variant) -> Fingers:
        position = set_up(tenjiku, self.PIECES)
        fingers.show(position)
        fingers.view.hand.set_preview(position.transition)
        return fingers

    def warned(self, hand: Fingers, kind: MarkKind) -> set[str]:
        boxes = [mark.box for mark in hand.scene.warnings.marks() if mark.kind is kind]
        return {hand.variant.square_name(sq) for sq in hand.variant.squares if hand.layout.square_box(sq) in boxes}

    def test_hovering_over_a_target_shows_what_burns(self, demon: Fingers) -> None:
        demon.click("8h")
        demon.carry(demon.point("8e"))
        assert self.warned(demon, MarkKind.BURN) == {"7d", "8d"}
        assert self.warned(demon, MarkKind.DOOM) == set()
        demon.carry(demon.point("9e"))
        assert self.warned(demon, MarkKind.BURN) == {"8d"}
        demon.carry(demon.point("12m"))
        assert self.warned(demon, MarkKind.BURN) == set()

    def test_suicide_burns_only_the_mover(self, demon: Fingers) -> None:
        demon.click("8h")
        demon.carry(demon.point("6g"))
        assert self.warned(demon, MarkKind.DOOM) == {"6g"}
        assert self.warned(demon, MarkKind.BURN) == set()
        assert demon.view.hand.doomed == demon.square("6g")
        demon.key(Qt.Key.Key_Escape)
        assert demon.scene.warnings.marks() == [] and demon.view.hand.doomed == -1

    def test_the_words_of_the_move_say_that_the_mover_is_burnt(self, tenjiku: Variant) -> None:
        position = set_up(tenjiku, self.PIECES)
        move = board_move(tenjiku.parse_square("8h"), tenjiku.parse_square("6g"))
        assert deed_words(tenjiku, position.transition(move)) == "fire demon 8h to 6g, is burnt itself"

    def test_while_dragging(self, demon: Fingers) -> None:
        demon.pick("8h", "6g")
        assert self.warned(demon, MarkKind.DOOM) == {"6g"}
        demon.let_go(demon.point("6g"))
        assert demon.asked == [board_move(demon.square("8h"), demon.square("6g"))]
        assert demon.scene.warnings.marks() == []

    def test_with_the_keyboard(self, demon: Fingers) -> None:
        demon.view.setFocus()
        demon.key(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return, *[Qt.Key.Key_Up] * 3)
        assert self.warned(demon, MarkKind.BURN) == {"7d", "8d"}

    def test_targets_may_be_hidden_and_the_warning_stays(self, demon: Fingers) -> None:
        demon.view.set_style(BoardStyle(animation_ms=0, show_targets=False))
        demon.click("8h")
        demon.carry(demon.point("7g"))
        demon.carry(demon.point("6g"))
        assert self.warned(demon, MarkKind.DOOM) == {"6g"}

    def test_without_a_preview_nothing_is_foreseen(self, demon: Fingers) -> None:
        demon.view.hand.set_preview(None)
        demon.click("8h")
        demon.carry(demon.point("6g"))
        assert demon.scene.warnings.marks() == []

    def test_is_asked_once_for_each_target(self, demon: Fingers, tenjiku: Variant) -> None:
        position, asked = set_up(tenjiku, self.PIECES), []

        def transition(move: int) -> object:
            asked.append(move)
            return position.transition(move)

        demon.view.hand.set_preview(transition)  # type: ignore[arg-type]
        demon.click("8h")
        for _ in range(3):
            demon.carry(demon.point("8e"))
            demon.carry(demon.point("8e") + QPoint(1, 1))
        assert len(asked) == 1


def test_promotion_preview_follows_the_choice(fingers: Fingers, tenjiku: Variant) -> None:
    position = set_up(tenjiku, KINGS | {"8f": "WB", "8e": "p", "7d": "g", "9d": "s"})
    fingers.show(position)
    fingers.view.hand.set_preview(position.transition)
    fingers.click("8f", "8e")
    burns = [mark for mark in fingers.scene.warnings.marks() if mark.kind is MarkKind.BURN]
    assert len(burns) == 2, "the promoted buffalo is chosen first"
    fingers.key(Qt.Key.Key_Right)
    assert fingers.scene.warnings.marks() == []


def test_no_warning_lies_on_a_choice(fingers: Fingers, tenjiku: Variant) -> None:
    position = set_up(tenjiku, KINGS | {"8f": "WB", "8e": "p", "7e": "g", "9e": "s", "9d": "s"})
    fingers.show(position)
    fingers.view.hand.set_preview(position.transition)
    fingers.click("8f", "8e")
    chooser, burns = fingers.scene.chooser, fingers.scene.warnings.marks()
    assert chooser.covers(fingers.layout.square_box(fingers.square("7e")))
    assert [mark.box for mark in burns] == [fingers.layout.square_box(fingers.square("9d"))]


@pytest.mark.parametrize("dark", [False, True])
def test_every_way_looks_different(fingers: Fingers, dark: bool) -> None:
    """Pictures of the signs differ in shape, even without colour."""
    palette, pictures = palette_of(BoardStyle(dark=dark)), []
    for way in MoveType:
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_way(painter, QPointF(30, 30), 50, way, 0, palette)
        painter.end()
        pictures.append(image.createAlphaMask())
    told = pictures[1:]
    assert all(one != other for n, one in enumerate(told) for other in told[n + 1 :])


def test_western_free_eagle_needs_other_data_only(fingers: Fingers) -> None:
    variant = load_variant("tenjiku", {"free_eagle": "range_jump"})
    found = choose(fingers, variant, "8h", {"8h": "FE", "8f": "P"})
    assert "8e" in of(found, MoveType.RANGE_JUMP)
