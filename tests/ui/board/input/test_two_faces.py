"""Pieces that turn over: the hand shows one face, a drop asks which one is meant, a move turns the piece by itself."""

from __future__ import annotations

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from tests.ui.board.conftest import Fingers

KYOTO = load_variant("kyotoshogi")


def test_a_drop_asks_for_the_face(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/5/K4 b P 1", KYOTO))
    fingers.click("P", "3c")
    assert fingers.asked == [] and len(fingers.scene.chooser.boxes()) == 2
    fingers.click_at(fingers.choice(1))
    assert fingers.asked == [parse_move("+P*3c", KYOTO)]


def test_a_choice_of_the_face_can_be_given_up(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/5/K4 b P 1", KYOTO))
    fingers.click("P", "3c")
    fingers.click_at(fingers.point("5a"))
    assert fingers.asked == [] and not fingers.scene.chooser.boxes()
    fingers.drag("P", "3d")
    fingers.click_at(fingers.choice(0))
    assert fingers.asked == [parse_move("P*3d", KYOTO)]


def test_a_move_on_the_board_asks_nothing(fingers: Fingers) -> None:
    fingers.show(parse_sfen("4k/5/5/2+P2/K4 b - 1", KYOTO))
    fingers.click("3d", "3b")
    assert fingers.asked == [parse_move("3d3b+", KYOTO)]
    played = parse_sfen("4k/5/5/2+P2/K4 b - 1", KYOTO)
    played.play(fingers.asked[0])
    fingers.show(played)
    assert fingers.shown_faces()["3b"] >> 1 == KYOTO.kind_by_code("P").id
