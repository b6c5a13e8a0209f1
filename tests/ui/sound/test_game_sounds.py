from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.sound.cues import Sound
from tests.ui.desk import Desk
from tests.ui.sound.fakes import HeardPlayer


@pytest.fixture
def player() -> HeardPlayer:
    return HeardPlayer()


@pytest.fixture
def desk(make_desk: Callable[..., Desk], player: HeardPlayer) -> Desk:
    return make_desk(player=player)


def test_a_game_begins_with_a_sound_and_so_does_every_move(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    assert player.sounds == [Sound.START]
    desk.play("7g7f", "3c3d")
    assert player.sounds[1:] == [Sound.MOVE, Sound.MOVE]
    assert {volume for _, volume in player.heard} == {70}


def test_a_capture_with_check_is_heard_as_both(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    desk.play("7g7f", "1c1d")
    player.heard.clear()
    assert desk.session.request_move(parse_move("8h3c+", desk.session.record.game.position)) is None
    desk.qtbot.waitUntil(lambda: Sound.CHECK in player.sounds)
    assert player.sounds == [Sound.CAPTURE, Sound.PROMOTION, Sound.CHECK]


def test_a_piece_that_travels_is_heard_when_it_lands(desk: Desk, player: HeardPlayer) -> None:
    desk.store.update(animation_ms=100)
    desk.start()
    player.heard.clear()
    desk.play("7g7f")
    assert player.sounds == []
    desk.qtbot.waitUntil(lambda: player.sounds == [Sound.MOVE])


def test_one_dropped_by_hand_is_heard_at_once(desk: Desk, player: HeardPlayer) -> None:
    desk.store.update(animation_ms=1000)
    desk.start()
    player.heard.clear()
    board, left = desk.table.board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(board, left, pos=desk.point("7g"))
    assert player.prepared > 0
    QTest.mouseMove(board, desk.point("7g") + QPoint(9, -9))
    QTest.mouseMove(board, desk.point("7f"))
    QTest.mouseRelease(board, left, pos=desk.point("7f"))
    assert player.sounds == [Sound.MOVE]


def test_a_record_is_heard_one_move_on_but_not_back_and_not_in_jumps(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    desk.play("7g7f", "3c3d", "2g2f")
    desk.session.record.go_start()
    player.heard.clear()
    desk.session.record.forward()
    assert player.sounds == [Sound.MOVE]
    desk.session.record.back()
    desk.session.record.go_end()
    assert player.sounds == [Sound.MOVE]


def test_the_end_of_a_game_is_heard(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    desk.session.turn.resign()
    assert player.sounds == [Sound.START, Sound.END]


def test_a_record_that_is_opened_is_silent(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    desk.play("7g7f")
    game = desk.session.record.game
    player.heard.clear()
    desk.session.show(game, "")
    assert player.sounds == []


def test_one_key_makes_all_quiet_and_is_remembered(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    player.heard.clear()
    desk.trigger("SOUND")
    assert not desk.store.current.sound
    desk.play("7g7f")
    assert player.sounds == []
    desk.trigger("SOUND")
    desk.play("3c3d")
    assert player.sounds == [Sound.MOVE]


@pytest.mark.parametrize("setting", ["sound_moves", "sound_ends"])
def test_groups_are_switched_off_alone(desk: Desk, player: HeardPlayer, setting: str) -> None:
    desk.store.update(**{setting: False})
    desk.start()
    desk.play("7g7f")
    assert player.sounds == [Sound.START if setting == "sound_moves" else Sound.MOVE]


def test_the_window_gives_the_device_back_when_it_is_closed(desk: Desk, player: HeardPlayer) -> None:
    desk.window.close()
    assert player.closed


def test_the_computer_is_heard_too(make_desk: Callable[..., Desk], player: HeardPlayer) -> None:
    desk = make_desk(player=player)
    desk.start(GameChoice())
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: player.sounds.count(Sound.MOVE) + player.sounds.count(Sound.CAPTURE) == 2)


def test_the_boards_of_lessons_are_heard(desk: Desk, player: HeardPlayer) -> None:
    desk.start()
    desk.window.desk.open("lessons", "shogi")
    player.heard.clear()
    assert desk.window.rooms.lessons.window is not None
    board = desk.window.rooms.lessons.window.board
    transition = desk.session.record.game.position.transition(desk.session.record.game.position.legal_moves()[0])
    board.move_seen.emit(transition, 0, False)
    assert player.sounds == [Sound.MOVE]
