"""Whatever lies in the home folder, the window opens, and says what it set aside."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QSplitter
from pytestqt.qtbot import QtBot

from shogi_desktop import app, paths
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.autosave_files import AutosavePlace
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.shell.main_window import MainWindow
from tests import needs
from tests.engines import FakeEngines
from tests.horrors import FILES, SETTINGS, games
from tests.patience import answer_next
from tests.systems import is_private
from tests.ui.seek import the


class Start:
    """One start of the program in this process; boxes are read and closed."""

    def __init__(self, application: QApplication, engines: FakeEngines) -> None:
        self._application = application
        self.boxes: list[str] = []
        self._watch = QTimer(application, interval=5)
        self._watch.timeout.connect(self._read_box)
        self._watch.start()
        self.store = SettingsStore(paths.settings_file(), application)
        self.session = GameSession(application, engine=engines.launch())
        self.window: MainWindow = app.build(application, self.store, self.session)
        self.window.show()
        self.place: AutosavePlace = app.begin(self.window, self.session, "")

    def _read_box(self) -> None:
        box = self._application.activeModalWidget()
        if isinstance(box, QMessageBox):
            self.boxes.append(f"{box.text()}\n{box.informativeText()}")
            box.buttons()[0].click()

    def play_a_friend(self) -> None:
        """From the start page, where the person finds what the files say."""
        assert self.window.desk.page == "start" and self.session.record.state is SessionState.IDLE
        answer_next(NewGameDialog, NewGameDialog.accept)
        the(self.window.rooms.start.page(), QPushButton, "Play a friend…").click()

    def told(self) -> str:
        return "\n".join(self.boxes).replace("\u200b", "")

    def end(self) -> None:
        self._watch.stop()
        self.window.close()
        self.place.release()
        self._application.setStyleSheet("")
        self._application.styleHints().unsetColorScheme()
        self.window.deleteLater()
        self.session.deleteLater()
        self.store.deleteLater()


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], Start]]:
    made: list[Start] = []

    def begin() -> Start:
        made.append(Start(qapp, FakeEngines(tmp_path)))
        assert made[-1].window.isVisible()
        qapp.processEvents()
        return made[-1]

    yield begin
    for each in made:
        each.end()


ASIDE = ("settings.ini", "autosave.shogi")


@pytest.mark.parametrize("horror", FILES)
def test_anything_in_place_of_every_file(start: Callable[[], Start], horror: str) -> None:
    home = paths.data_folder()
    home.mkdir()
    places = [*ASIDE, "autosave.shogi.journal", "autosave.shogi.lock", "autosave-7.shogi", "settings.ini.lock"]
    for name in places:
        FILES[horror](home / name)
    FILES[horror](paths.games_folder())
    FILES[horror](paths.problem_progress_file())
    started = start()
    for name in (*ASIDE, "autosave-7.shogi"):
        assert f"{name}.damaged" in started.told() and os.path.lexists(home / f"{name}.damaged")
    started.store.update(theme="dark")
    assert stat.S_ISREG(paths.settings_file().lstat().st_mode)
    started.play_a_friend()
    assert started.session.turn.movable()
    started.session.request_move(started.session.turn.movable()[0])
    started.session.record.changed.emit()
    started.window.actions_["PROBLEMS"].trigger()


def together(texts: Iterable[str]) -> list[str]:
    """Lines of settings, as many in one text as have different names."""
    files: list[dict[str, str]] = []
    for text in texts:
        lines = {line.partition("=")[0]: line for line in text.split("\n")}
        free = [file for file in files if not file.keys() & lines.keys()]
        files += [] if free else [lines]
        for file in free[:1]:
            file.update(lines)
    return ["\n".join(file.values()) for file in files]


@pytest.mark.parametrize("text", together(SETTINGS.values()))
def test_settings_of_any_value(start: Callable[[], Start], text: str) -> None:
    paths.settings_file().parent.mkdir()
    paths.settings_file().write_text(f"[General]\nbegin_with=game\n{text}\n", "utf-8")
    started = start()
    assert started.told() == "" and started.window.width() < 10_000
    assert len(started.window.windowTitle()) < 500


def test_a_splitter_that_stands_upright_lies_down_again(start: Callable[[], Start]) -> None:
    from PySide6.QtCore import Qt

    splitter = QSplitter(Qt.Orientation.Vertical)
    splitter.setHandleWidth(5000)
    state = bytes(splitter.saveState().toHex().data()).decode()
    assert QByteArray.fromHex(state.encode()).size() > 10
    splitter.deleteLater()
    paths.settings_file().parent.mkdir()
    paths.settings_file().write_text(f"[General]\nsplitter={state}\n", "utf-8")
    window = start().window
    found = window.findChild(QSplitter)
    assert found is not None and found.orientation() == Qt.Orientation.Horizontal and found.handleWidth() < 20


GAMES = games(200_000)


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_an_autosave_of_any_text(start: Callable[[], Start], text: str) -> None:
    path = paths.autosave_file()
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    started = start()
    kept = path.with_name(path.name + ".damaged")
    assert kept.exists() == (started.session.record.state is SessionState.IDLE)
    assert kept.exists() == (str(kept) in started.told())
    assert len(started.window.windowTitle()) < 500


@needs.forbidden_reading
def test_files_that_may_not_be_read(start: Callable[[], Start]) -> None:
    paths.data_folder().mkdir()
    for file in (paths.settings_file(), paths.autosave_file()):
        file.write_text("[General]\n")
        file.chmod(0)
    told = start().told()
    assert "settings.ini" in told and "autosave.shogi" in told


def test_a_file_in_place_of_the_home(start: Callable[[], Start], qtbot: QtBot) -> None:
    paths.data_folder().write_text("in the way")
    started = start()
    started.play_a_friend()
    started.session.request_move(started.session.turn.movable()[0])
    troubles = started.window.status.troubles
    qtbot.waitUntil(lambda: "Your game" in troubles.text())  # that of the settings may be told before
    assert troubles.isVisible()


@needs.permission_bits
def test_what_is_kept_is_private(start: Callable[[], Start]) -> None:
    games = paths.games_folder()
    games.mkdir(parents=True)
    record, foreign = games / "mine.shogi", paths.data_folder() / "notes.tmp"
    for file in (record, foreign, paths.settings_file()):
        file.write_text("")
        file.chmod(0o644)
    start()
    assert all(is_private(path) for path in (games, record, paths.settings_file()))
    assert stat.S_IMODE(foreign.stat().st_mode) == 0o644


def test_what_was_left_half_written_is_gone(start: Callable[[], Start]) -> None:
    home, games = paths.data_folder(), paths.games_folder()
    games.mkdir(parents=True)
    left = [home / name for name in (".0123456789ab.tmp", "settings.ini.aBcDeF", "settings.ini.lock")]
    left.append(games / ".ba9876543210.tmp")
    stay = [home / ".0123456789ab.tmp2", home / "notes.tmp", home / "settings.ini.backup", games / "mine.shogi"]
    for file in (*left, *stay, paths.settings_file()):
        file.write_text("")
        os.utime(file, (0, 0))
    (home / ".00000000000f.tmp").mkdir()
    start()
    assert not any(file.exists() for file in left) and all(file.exists() for file in stay)
