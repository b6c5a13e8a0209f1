from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, QTimer
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.look import places
from shogi_desktop.ui.look.places import bring_within, resize_within, room_for
from shogi_desktop.ui.play.new_game import GameProposal, NewGameDialog
from shogi_desktop.ui.widgets.game_choice import RulesChoice
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.ui.desk import Desk
from tests.ui.seek import the

SMALL = QSize(760, 560)


@pytest.fixture
def small_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QSize:
    """What a window may be on a small screen: what the screen of the tests has more counts as its frame."""
    probe = QWidget()
    qtbot.addWidget(probe)
    room = SMALL - places.FRAME
    monkeypatch.setattr(places, "FRAME", probe.screen().availableSize() - room)
    return room


def test_every_window_has_room_on_a_small_screen(desk: Desk, small_screen: QSize) -> None:
    for language in LANGUAGES:
        desk.store.update(language=language)
        for id_ in ("LESSONS", "GUIDE_PAGE", "RULES"):
            desk.trigger(id_)
        dialog = PreferencesDialog(desk.window.desk)
        dialog.show()
        desk.app.processEvents()
        windows = [each for each in desk.app.topLevelWidgets() if each.isVisible() and each is not desk.window]
        assert len(windows) >= 4, language
        for window in windows:
            assert not isinstance(window, QMessageBox), language
            assert window.size().boundedTo(small_screen) == window.size(), type(window).__name__
        dialog.close()


def test_a_new_game_with_all_its_rules_has_room_on_a_small_screen(desk: Desk, small_screen: QSize) -> None:
    for language in LANGUAGES:
        for game in ("shogi", "tenjiku"):
            desk.store.update(language=language)
            choice = GameChoice(variant=game, computer=False, clock="custom", unequal=True)
            dialog = NewGameDialog(
                GameProposal(choice, note="a note"), desk.window.desk.offer, desk.window.desk.make_board, desk.window
            )
            dialog.show()
            next(
                button for button in dialog.findChildren(QPushButton) if button.isCheckable()
            ).click()  # shows the rules
            desk.app.processEvents()
            assert dialog.size().boundedTo(small_screen) == dialog.size(), (language, game)
            assert dialog.screen().availableGeometry().contains(dialog.frameGeometry()), (language, game)
            for box in the(dialog, RulesChoice).boxes().values():
                assert box.width() >= box.minimumSizeHint().width(), (language, game)
            dialog.close()


def test_a_large_screen_gives_what_is_wished(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    resize_within(window, QSize(300, 200), QSize(100, 90))
    assert (window.size(), window.minimumSize()) == (QSize(300, 200), QSize(100, 90))
    resize_within(window, QSize(9000, 200))
    assert window.size() == QSize(room_for(window).width(), 200)


def test_a_window_from_a_larger_screen_is_brought_back(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    screen = window.screen().availableGeometry()
    window.setGeometry(QRect(QPoint(screen.right() - 50, screen.bottom() - 50), screen.size() * 2))
    bring_within(window)
    assert screen.contains(QRect(window.pos(), window.size() + places.FRAME))
    window.setGeometry(QRect(screen.topLeft() + QPoint(30, 40), QSize(200, 100)))
    bring_within(window)
    assert (window.pos(), window.size()) == (screen.topLeft() + QPoint(30, 40), QSize(200, 100))


WINDOWS = (
    *("PREFERENCES", "NEW", "SHORTCUTS", "ABOUT", "PROGRESS", "TEXT_BOARD", "LESSONS"),
    *("PROBLEMS", "RULES", "GUIDE_PAGE", "LIBRARY", "MATCHES"),
)


@pytest.mark.parametrize("letters", [100, 150])
def test_no_window_is_larger_at_first_than_the_one_it_belongs_to(desk: Desk, letters: int) -> None:
    desk.store.update(text_size=letters)
    desk.start()
    desk.window.resize(1024, 640)
    desk.app.processEvents()
    before, seen = set(desk.app.topLevelWidgets()), list[QSize]()

    def look() -> None:
        for opened in (each for each in desk.app.topLevelWidgets() if each.isVisible() and each not in before):
            seen.append(opened.size())
            opened.close()

    looking = QTimer(desk.window, interval=10)
    looking.timeout.connect(look)
    looking.start()
    for id_ in WINDOWS:
        seen.clear()
        desk.trigger(id_)
        desk.qtbot.waitUntil(lambda: bool(seen))
        assert [size for size in seen if size.boundedTo(desk.window.size()) != size] == [], id_
