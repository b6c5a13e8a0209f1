from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shogi_desktop.ui.dialogs.preference_boxes import SoundBox
from shogi_desktop.ui.sound.cues import Sound
from tests.ui.desk import Desk
from tests.ui.sound.fakes import HeardPlayer


@pytest.fixture
def player() -> HeardPlayer:
    return HeardPlayer()


@pytest.fixture
def desk(make_desk: Callable[..., Desk], player: HeardPlayer) -> Desk:
    return make_desk(player=player)


def test_the_volume_is_changed_and_heard(desk: Desk, player: HeardPlayer) -> None:
    box = SoundBox(desk.store, desk.window)
    box.tried.connect(desk.sound.try_out)
    box.volume.setValue(40)
    assert desk.store.current.volume == 40
    assert player.heard == [(Sound.MOVE, 40)]
    desk.qtbot.waitUntil(lambda: player.sounds == [Sound.MOVE, Sound.MOVE, Sound.CAPTURE, Sound.CHECK])


def test_a_change_from_elsewhere_is_shown_and_not_heard(desk: Desk, player: HeardPlayer) -> None:
    box = SoundBox(desk.store, desk.window)
    box.tried.connect(desk.sound.try_out)
    desk.store.update(volume=15)
    assert box.volume.value() == 15 and player.heard == []


def test_the_button_lets_it_be_heard(desk: Desk, player: HeardPlayer) -> None:
    box = SoundBox(desk.store, desk.window)
    box.tried.connect(desk.sound.try_out)
    QTest.mouseClick(box.button, Qt.MouseButton.LeftButton)
    assert player.heard == [(Sound.MOVE, 70)]
    desk.store.update(sound=False)
    assert not box.button.isEnabled() and not box.volume.isEnabled()


def test_it_says_so_where_there_is_no_voice(desk: Desk) -> None:
    box = SoundBox(desk.store, desk.window, has_voice=_never)
    assert box.voiceless.isHidden()
    desk.store.update(speech="moves")
    assert not box.voiceless.isHidden()
    assert SoundBox(desk.store, desk.window).voiceless.isHidden()


def _never() -> bool:
    return False
