"""The button that shows the game chosen and opens all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shogi_desktop.ui.games.button import GameButton
from shogi_desktop.ui.games.picker import GamePicker
from tests.patience import answer_next
from tests.ui.desk import Desk
from tests.ui.seek import texts


@pytest.fixture
def button(desk: Desk) -> Iterator[GameButton]:
    made = GameButton(desk.window.desk.offer, desk.window)
    made.set_value("chu")
    made.show()
    yield made
    made.deleteLater()


def answer(desk: Desk, typed: str, key: Qt.Key) -> None:
    """Works the dialog that will come up."""

    def work(picker: GamePicker) -> None:
        assert picker.value() == "chu"
        QTest.keyClicks(picker.focusWidget(), typed)
        QTest.keyClick(picker.focusWidget(), key)

    answer_next(GamePicker, work)


def test_it_says_what_is_chosen(button: GameButton) -> None:
    assert button.value() == "chu" and "Chu shogi" in texts(button)
    assert button.accessibleName() == "Game: Chu shogi"
    assert button.accessibleDescription().startswith("12 × 12 squares, 46 pieces a side. The great classic")


def test_another_game_is_told(button: GameButton, desk: Desk) -> None:
    answer(desk, "5x6", Qt.Key.Key_Return)
    with desk.qtbot.waitSignal(button.chosen) as told:
        button.click()
    assert told.args == ["gorogoro"] and button.value() == "gorogoro" and "Gorogoro shogi" in texts(button)


def test_the_same_game_is_none_to_tell_of(button: GameButton, desk: Desk) -> None:
    for typed, key in (("", Qt.Key.Key_Escape), ("chu", Qt.Key.Key_Return)):
        answer(desk, typed, key)
        with desk.qtbot.assertNotEmitted(button.chosen):
            button.click()
    assert button.value() == "chu"


def test_it_follows_the_language(button: GameButton, desk: Desk) -> None:
    desk.store.update(language="ja")
    desk.qtbot.waitUntil(lambda: "中将棋" in texts(button))
    assert button.accessibleName() == "ゲーム：中将棋"
