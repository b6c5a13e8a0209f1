"""Takes up what earlier runs of the program left, before the eyes of the person."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from shogi_desktop.files import UnusableFileError
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.steps import Steps
from shogi_desktop.session.records.autosave_files import AutosavePlace, LeftGames
from shogi_desktop.session.records.open_records import OpenRecords

from ..widgets.messages import complain
from ..widgets.reading import read_patiently
from .record_commands import RecordCommands


def take_up(
    path: Path, records: RecordCommands, tabs: OpenRecords, window: QWidget, go_on: bool
) -> tuple[AutosavePlace, Game | None]:
    """Where to save from now on, and the game that was left there, if one is wished (`go_on`)."""

    def read(steps: Steps[Game | None], name: str) -> Game | None:
        return read_patiently(window, steps, name)

    def tell(error: UnusableFileError) -> None:
        what = QCoreApplication.translate("LeftGames", "Your last game could not be read. Its file is kept.")
        complain(window, what, error.reason, str(error.kept))

    return LeftGames(path, read, tabs.put_beside, records.keep_aside, tell).take_up(go_on)
