from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.look.places import LETTERS, Places, open_in_place
from tests.ui.desk import Desk

SIZE = QSize(300, 200)


@pytest.fixture
def store(qapp: QObject, tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.ini", qapp)


@pytest.fixture
def main(qtbot: QtBot, store: SettingsStore) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    Places(store, window)
    return window


def opened(main: QWidget, name: str = "rules") -> QDialog:
    window = QDialog(main)
    open_in_place(window, name, SIZE, QSize(100, 80))
    window.show()
    return window


def places(main: QWidget) -> Places:
    found = main.findChild(Places)
    assert found is not None
    return found


def test_a_window_comes_back_where_and_as_large_as_it_was(main: QWidget) -> None:
    first = opened(main)
    assert (first.size(), first.minimumSize()) == (SIZE, QSize(100, 80))
    first.setGeometry(60, 70, 330, 240)
    first.reject()
    again = opened(main)
    assert again.geometry() == QRect(60, 70, 330, 240)
    assert opened(main, "pieces").size() == SIZE


def test_what_is_remembered_outlives_the_program(main: QWidget, store: SettingsStore, qtbot: QtBot) -> None:
    first = opened(main)
    first.setGeometry(60, 70, 330, 240)
    first.close()
    another = QWidget()
    qtbot.addWidget(another)
    Places(SettingsStore(store.file, another), another)
    assert opened(another).geometry() == QRect(60, 70, 330, 240)


def test_a_window_never_seen_is_no_larger_than_the_one_it_belongs_to(main: QWidget) -> None:
    main.setGeometry(100, 100, 260, 150)
    first = opened(main)
    assert main.frameGeometry().contains(first.geometry())
    first.resize(SIZE)
    first.close()
    assert opened(main).size() == SIZE


def test_a_window_of_a_screen_that_is_gone_is_seen_whole(main: QWidget) -> None:
    first = opened(main)
    first.setGeometry(QRect(QPoint(9000, 5000), SIZE))
    first.close()
    again = opened(main)
    assert again.screen().availableGeometry().contains(again.geometry())
    assert again.size() == SIZE


def test_a_window_that_was_maximized_is_so_again_and_a_full_screen_is_left(main: QWidget) -> None:
    first = opened(main)
    first.showMaximized()
    first.close()
    again = opened(main)
    assert again.isMaximized()
    again.showFullScreen()
    again.close()
    assert not opened(main).isFullScreen()


@pytest.mark.parametrize(
    "text", ["", "3", "[]", "{", '{"rules": 3}', '{"rules": "zz%%é"}', '{"rules": "' + "0" * 900 + '"}', "[" * 3000]
)
def test_a_spoilt_setting_gives_the_usual_size(main: QWidget, store: SettingsStore, text: str) -> None:
    store.update(windows=text)
    window = opened(main)
    assert window.size() == SIZE
    window.setGeometry(60, 70, 330, 240)
    window.close()
    assert opened(main).geometry() == QRect(60, 70, 330, 240)


def test_an_endless_state_is_dropped(main: QWidget, store: SettingsStore) -> None:
    store.update(windows='{"rules": "' + "0" * (LETTERS + 1) + '"}')
    assert places(main).of("rules").isEmpty()


def test_a_window_that_belongs_to_nobody_has_no_place(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    open_in_place(window, "rules", SIZE)
    assert window.size() == SIZE and window.findChildren(QObject, "_Watch") == []


def test_every_window_of_the_program_has_its_place(desk: Desk) -> None:
    names = {"lessons", "problems", "rules", "pieces", "library", "matches", "conversations"}
    for id_ in ("LESSONS", "PROBLEMS", "RULES", "GUIDE_PAGE", "LIBRARY", "MATCHES", "CONVERSATIONS"):
        desk.start()
        before = {each for each in desk.app.topLevelWidgets() if each.isVisible()}
        desk.trigger(id_)
        (window,) = (each for each in desk.app.topLevelWidgets() if each.isVisible() and each not in before)
        window.resize(window.size() - QSize(40, 30) if id_ != "MATCHES" else window.size())
        size = window.size()
        window.close()
        (state,) = (name for name in names if not places(desk.window).of(name).isEmpty())
        names.remove(state)
        again = QDialog(desk.window)
        open_in_place(again, state, SIZE)
        assert again.size() == size, id_


def test_a_window_that_was_never_seen_opens_over_the_one_it_belongs_to(main: QWidget) -> None:
    main.setGeometry(200, 150, 400, 300)
    main.show()
    middle = opened(main).geometry().center() - main.geometry().center()
    assert abs(middle.x()) <= 20 and abs(middle.y()) <= 40


@pytest.mark.parametrize("corner", [(-150, -150), (5000, 3000)])
def test_its_title_is_on_the_screen_wherever_that_is(main: QWidget, corner: tuple[int, int]) -> None:
    main.setGeometry(*corner, 400, 300)
    main.show()
    window = opened(main)
    screen = window.screen().availableGeometry()
    assert screen.contains(window.geometry())
