"""What the board shows when it is asked, in the window: switches that are remembered, and the pen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board.marks.marks import BoardMark, MarkKind
from tests.ui.desk import Desk
from tests.ui.on_board import scene_of
from tests.ui.seek import the

RIGHT = Qt.MouseButton.RightButton
SHOWN = ("SHOW_CONTROL", "SHOW_LOOSE", "SHOW_POWERS", "SHOW_REACH", "SHOW_EARLIER")
LOOSE = "4k4/9/9/4p4/4P4/9/9/9/R3K4 b - 1"
FIRE = "15k/16/16/16/16/16/8pp6/7p[FD]7/16/3[fd]12/16/16/16/16/16/K15 b - 1"


def marks(desk: Desk) -> dict[MarkKind, set[str]]:
    """What is marked besides, by square."""
    desk.app.processEvents()
    scene = scene_of(desk.table.board)
    layout, found = scene.board_layout, dict[MarkKind, set[str]]()

    def name(mark: BoardMark) -> str:
        return layout.variant.square_name(layout.square_at(*mark.box.center))

    for layer in (scene.sight_below, scene.below, scene.sight_above, scene.above):
        for mark in layer.marks():
            found.setdefault(mark.kind, set()).add(name(mark))
    return found


def test_every_switch_is_remembered(desk: Desk) -> None:
    for id_ in SHOWN:
        desk.start()
        assert not getattr(desk.store.current, id_.lower()), id_
        desk.trigger(id_)
        assert getattr(desk.store.current, id_.lower()) and desk.window.actions_[id_].isChecked(), id_
        assert sum(getattr(desk.store.current, name.lower()) for name in SHOWN) == 1, id_
        desk.trigger(id_)
        assert not getattr(desk.store.current, id_.lower()), id_


def test_who_controls_the_squares_follows_the_moves(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_CONTROL")
    counts = {mark.box.center: mark.counts for mark in scene_now(desk, MarkKind.COUNTS)}
    assert len(counts) > 40
    assert "5e" not in marks(desk)[MarkKind.COUNTS]
    desk.play("7g7f")
    assert "5e" in marks(desk)[MarkKind.COUNTS], "the bishop sees it"
    desk.trigger("SHOW_CONTROL")
    assert MarkKind.COUNTS not in marks(desk) and MarkKind.CONTROL not in marks(desk)


def scene_now(desk: Desk, kind: MarkKind) -> list[BoardMark]:
    desk.app.processEvents()
    return [mark for mark in scene_of(desk.table.board).sight_above.marks() if mark.kind is kind]


def test_own_pieces_that_stand_badly_are_told_against_the_computer_those_of_both_between_friends(desk: Desk) -> None:
    desk.start(sfen=LOOSE)
    desk.trigger("SHOW_LOOSE")
    assert marks(desk)[MarkKind.LOOSE] == {"5d", "5e"}
    assert marks(desk)[MarkKind.UNGUARDED] == {"9i"}
    desk.start(GameChoice(side="black"), LOOSE)
    assert marks(desk)[MarkKind.LOOSE] == {"5e"}


def test_powers_are_the_enemys_or_those_of_the_piece_under_the_pointer(desk: Desk) -> None:
    desk.start(GameChoice(computer=False, variant="tenjiku"), FIRE)
    desk.trigger("SHOW_POWERS")
    assert "14j" in marks(desk)[MarkKind.AREA]
    assert "12j" in marks(desk)[MarkKind.FIRE] and "8g" not in marks(desk)[MarkKind.FIRE]
    board = desk.table.board
    QTest.mouseMove(board.viewport(), desk.point("8h"))
    desk.qtbot.waitUntil(lambda: "8g" in marks(desk)[MarkKind.FIRE])
    assert "12j" not in marks(desk)[MarkKind.FIRE]
    assert {"8g", "7g", "9h"} <= marks(desk)[MarkKind.BURNABLE]
    desk.start()
    assert MarkKind.FIRE not in marks(desk)


def test_the_last_moves_of_both_sides(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_EARLIER")
    desk.play("7g7f")
    assert MarkKind.EARLIER_TO not in marks(desk)
    desk.play("3c3d")
    found = marks(desk)
    assert (found[MarkKind.EARLIER_FROM], found[MarkKind.EARLIER_TO]) == ({"7g"}, {"7f"})
    assert (found[MarkKind.MOVED_FROM], found[MarkKind.MOVED_TO]) == ({"3c"}, {"3d"})
    desk.session.record.back()
    assert MarkKind.EARLIER_TO not in marks(desk)


def test_the_reach_of_any_piece(desk: Desk) -> None:
    desk.start()
    desk.trigger("SHOW_REACH")
    QTest.mouseMove(desk.table.board.viewport(), desk.point("3c"))
    assert marks(desk)[MarkKind.WATCHED_QUIET] == {"3d"}


def test_what_is_drawn_is_kept_with_the_position(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    QTest.mouseClick(desk.table.board.viewport(), RIGHT, pos=desk.point("5e"))
    assert marks(desk)[MarkKind.CIRCLE] == {"5e"}
    assert desk.enabled("RUB_OUT")
    desk.play("3c3d")
    assert MarkKind.CIRCLE not in marks(desk) and not desk.enabled("RUB_OUT")
    desk.session.record.back()
    assert marks(desk)[MarkKind.CIRCLE] == {"5e"}
    desk.trigger("RUB_OUT")
    assert MarkKind.CIRCLE not in marks(desk)


def test_in_a_record_drawing_is_undone_and_rubbed_out_by_a_click(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.session.review.open()
    board = desk.table.board.viewport()
    QTest.mouseClick(board, RIGHT, pos=desk.point("5e"))
    desk.trigger("UNDO")
    assert MarkKind.CIRCLE not in marks(desk)
    desk.trigger("REDO")
    assert marks(desk)[MarkKind.CIRCLE] == {"5e"}
    desk.click_square("5d")
    assert MarkKind.CIRCLE not in marks(desk)
    desk.trigger("UNDO")
    assert marks(desk)[MarkKind.CIRCLE] == {"5e"}


def test_the_pen_is_taken_up_and_put_away(desk: Desk) -> None:
    desk.start()
    strip = desk.table.strip
    desk.trigger("PEN")
    desk.click_square("7g")
    desk.click_square("7f")
    assert marks(desk)[MarkKind.CIRCLE] == {"7g", "7f"} and desk.session.record.game.cursor.ply == 0
    assert strip.isVisible() and strip.text() == "You are drawing: no piece is moved.", "for as long as it lasts"
    QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
    assert not desk.window.actions_["PEN"].isChecked() and not strip.isVisible()
    desk.trigger("PEN")
    QTest.mouseClick(the(strip, QPushButton, "Stop drawing"), Qt.MouseButton.LeftButton)
    assert not desk.window.actions_["PEN"].isChecked() and not strip.isVisible()
    desk.play("7g7f")
    assert not desk.table.board.hand.busy
