"""The composition root: makes settings, session and window once, and says what the window begins with."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import MutableMapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from shogi_desktop import __version__, paths, program_files
from shogi_desktop.game.tree import Game
from shogi_desktop.paths import put_in_order
from shogi_desktop.second_start import Handed, Started
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import AutosavePlace
from shogi_desktop.session.records.files import file_told, place_told
from shogi_desktop.session.records.open_records import is_going_on
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.files.arriving_files import take_up
from shogi_desktop.ui.look.accessibility import give_roles, motion
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.shell.main_window import MainWindow
from shogi_desktop.ui.shell.uncaught import Uncaught
from shogi_desktop.ui.words.i18n import Language

if TYPE_CHECKING:
    from shogi_desktop.ui.sound.player import SoundPlayer

SETTLED_MS = 250  # after the window has been shown, before what can wait for its first picture is done
FAMILIES = ("Shogi Desktop Latin", "Shogi Desktop Sans")
SCREENLESS = ("offscreen", "minimal")


def main(started: Started) -> int:
    """Opens the window, with the game of a file where one is named; returns the exit code."""
    QApplication.setApplicationName("shogi-desktop")
    QApplication.setApplicationDisplayName("Shogi Desktop")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("shogi-desktop")
    reach_input_method(os.environ)
    return run(QApplication([sys.argv[0], *started.options]), started)


def reach_input_method(environment: MutableMapping[str, str]) -> None:
    """Names other ways to fcitx: the Qt that comes along has no plugin for it, but fcitx answers as ibus does, too."""
    wished = environment.get("QT_IM_MODULE", "")
    if wished.startswith("fcitx") and not environment.get("QT_IM_MODULES"):
        environment["QT_IM_MODULES"] = f"{wished};ibus;wayland"


def run(app: QApplication, started: Started) -> int:
    """Opens the window and returns the exit code when it is closed; from now on no error of the program is silent."""
    uncaught = Uncaught(paths.error_log_file(), app)
    uncaught.install()
    try:
        window, place = open_window(app, started.files)
    except Exception as error:
        uncaught.tell_of_start(error)
        return 1
    else:
        uncaught.window = window
        program = started.program
        program.handed.connect(partial(take_in, window))
        QTimer.singleShot(SETTLED_MS, program, program.listen)
        if started.unheard:
            window.status.tell(QCoreApplication.translate("App", "Another window of the program does not answer."))
        gc.freeze()  # what has been loaded stays; looking through it again and again would cost 20 ms each time
        gc.enable()
        code = app.exec()
        place.release()
        return code
    finally:
        started.program.end()
        uncaught.remove()


def open_window(app: QApplication, files: Sequence[str]) -> tuple[MainWindow, AutosavePlace]:
    """Everything there is when the person begins; both are to be held as long as the window is open."""
    store = SettingsStore(paths.settings_file(), app)
    session = GameSession(app)
    window = build(app, store, session)
    window.show()
    app.installEventFilter(window.rooms.files.arriving)
    window.rooms.files.arriving.add(files[1:])
    place = begin(window, session, files[0] if files else "")
    window.rooms.files.arriving.begin()
    QTimer.singleShot(SETTLED_MS, window, partial(settle_in, window, store))
    return window, place


def take_in(window: MainWindow, handed: Handed) -> None:
    """The program was started once more: its files are opened here, and the window comes forward."""
    window.rooms.files.arriving.add(handed.files)
    if handed.token:
        os.environ["XDG_ACTIVATION_TOKEN"] = handed.token  # where Qt looks for it
    if window.isMinimized():
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowMinimized)
    for each in dict.fromkeys((window, QApplication.activeModalWidget() or window)):
        each.raise_()
        each.activateWindow()


def settle_in(window: MainWindow, store: SettingsStore) -> None:
    """What nobody misses before the window is seen, and would make that later."""
    window.settle_in(sound_player(window.desk.resources / "sounds"))
    motion().ask()
    ask_for_news(window, store)


def build(app: QApplication, store: SettingsStore, session: GameSession) -> MainWindow:
    """The window, without a game yet."""
    resources = program_files.resources()
    add_fonts(app, resources / "fonts")
    give_roles()
    look = (Theme(app), Language(app, resources))
    return MainWindow(session, store, look, resources, paths.games_folder())


def sound_player(folder: Path) -> SoundPlayer:
    """Who plays the sounds of a folder: nobody where there is not even a screen."""
    from shogi_desktop.ui.sound.player import DevicePlayer, Silence

    return Silence() if QGuiApplication.platformName() in SCREENLESS else DevicePlayer(folder)


def ask_for_news(window: MainWindow, store: SettingsStore) -> None:
    """Once a day the question for a newer version, where the person has turned it on; else nothing of it is loaded."""
    if store.current.update_check:
        from shogi_desktop.ui.shell.updates import DailyCheck

        DailyCheck(store, window.status).begin(date.today())


def add_fonts(app: QApplication, folder: Path) -> None:
    """Loads the fonts that come along: the window looks the same everywhere, in the size that the system wishes. The
    system's own font is left with the scripts that those have not."""
    for file in sorted(folder.glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(file))
    font = app.font()
    # A generic name such as "Sans Serif" is no family: in a list Qt would pass it over for the fallback.
    font.setFamilies([*FAMILIES, QFontInfo(font).family()])
    app.setFont(font)


def show_left(session: GameSession, found: Game) -> None:
    """A game that was on the board the last time: one that goes on waits there, a record is shown at its place."""
    place, (path, stamp, unsaved) = place_told(found), file_told(found)
    going = is_going_on(found, path, rested=place is not None)
    session.record.waiting = found if going else None
    session.show(found, path, unsaved or not going, place, (None, stamp))


def begin(window: MainWindow, session: GameSession, file: str) -> AutosavePlace:
    """What the person sees first: the file asked for, the start page or, where it is not wished, a game that was broken
    off, a record with unsaved changes, one that lay in a tab, or a game as the last one was chosen. What comes back
    from the last time is offered on the page.

    Who asked for a file has asked for no game: where it cannot be opened, or holds problems, none begins.

    Returns the place of the autosave, which is this program's as long as that object is held.
    """
    put_in_order()
    with_page = window.desk.store.current.begin_with == "start"
    window.tell_unusable_settings()
    shown = bool(file) and window.rooms.files.records.open_file(file) and session.record.state is not SessionState.IDLE
    records, tabs = window.rooms.files.records, window.desk.records
    place, found = take_up(paths.autosave_file(), records, tabs, window, go_on=not shown)
    autosave = Autosave(session, place.path)
    autosave.saved.connect(partial(window.desk.saved.emit, "game"))
    tabs.rely_on(autosave)
    if shown:
        session.record.changed.emit()  # it was opened before anybody saved it
    elif found is not None:
        show_left(session, found)
    else:
        left = not file and (window.rooms.files.reopen(on_board=True) or tabs.show_left())
        if with_page or file:
            window.desk.open("start")
        elif not left:
            window.rooms.play.announcements.greet()
    going = [record.playing for record in tabs.records] if not shown else []
    if any(going[tabs.current : tabs.current + 1]) and session.record.state is SessionState.REVIEW:
        window.rooms.play.announcements.offer_unfinished()
    if with_page and not shown and (found is not None or any(going)):
        window.desk.open("start")
    if file or found is not None:
        window.rooms.files.reopen(on_board=False)
    if not file:
        window.rooms.editor.resume()
    window.rooms.dialogs.tell_refused_variants()
    return place
