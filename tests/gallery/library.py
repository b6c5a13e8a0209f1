"""Scenes of the library of records."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop import paths
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.notation.errors import PositionMessage
from shogi_desktop.notation.wire.work_lines import Analysing
from shogi_desktop.session.library.analysing import MACHINES, Analysed
from shogi_desktop.session.library.library_session import Folders
from shogi_desktop.ui.library.analysis_dialog import AnalysisDialog
from shogi_desktop.ui.library.window import LibraryWindow
from tests.library.collection import random_game, write_games

from .scene import View
from .stage import Stage

GAMES = 60
LANCE = OutsideEngine("Lance 9", "/usr/games/lance")
PLIES = {"shogi": 80, "tenjiku": 12}


def library(stage: Stage, view: View) -> QPixmap:
    """A list with a position that is looked for, or (by the option's page) what else there is to see of the window."""
    window = _window(stage, view)
    if view.option.page == "found":
        window.page.walk(2)
        window.page.seek.click()
    elif view.option.page == "part":
        window.page.part.click()
        window.search.pieces.faces[2].click()
    elif view.option.page == "problems":
        window.filter.only.setCurrentIndex(2)
    elif view.option.page == "analysing":
        window.analysis.show_analysis(Analysing(412, 1037, 397, 780_000, failed=2))
    elif view.option.page == "analysed":
        broken = Analysing(1037, 1037, path="broken.shogi", why=PositionMessage.OFF_BOARD(text="7x", title="Shogi"))
        window.analysis.show_analysis(Analysed(None, Analysing(1037, 1037, failed=1), broken, None))
    picture = stage.opened(window.open_library, view)
    window.search.back.click()
    window.strip.end.click()
    window.filter.only.setCurrentIndex(0)
    window.analysis.show_analysis(None)
    return picture


def analysis(stage: Stage, view: View) -> QPixmap:
    """The dialog before games are analysed: by the program here, and (by the option's page) by other machines or by an
    engine of the person's."""
    engines = stage.window.desk.engines()
    if view.option.page == "engine" and not engines.all():
        engines.add(LANCE)
    window = _window(stage, view)
    window.table.selectAll()

    def do(dialog: QWidget) -> None:
        assert isinstance(dialog, AnalysisDialog)
        if view.option.page == "machines":
            dialog.workers.choose(MACHINES)
            dialog.workers.scheduler.setText("tls://rechenzentrum.example:8786")
        dialog.engine.setCurrentIndex(dialog.engine.count() - 1)

    return stage.asked(window.work.analyse.click, do)


def _window(stage: Stage, view: View) -> LibraryWindow:
    folder = paths.data_folder() / "records" / view.game
    if not folder.exists():
        write_games(folder, [random_game(seed, view.game, PLIES[view.game]) for seed in range(GAMES)])
        (folder / "broken.shogi").write_text("Shogi Desktop game 1\nvariant: shogi\nmoves:\n7g7x\n", encoding="utf-8")
    folders = Folders((str(folder),)) if view.option.page != "empty" else Folders()
    stage.store.update(library=folders.written())
    stage.window.desk.open("library")
    (window,) = stage.window.findChildren(LibraryWindow)
    session = window.library
    session.update_index()
    stage.wait(lambda: session.busy)
    window.table.setCurrentIndex(window.model.index(0, 0))
    return window
