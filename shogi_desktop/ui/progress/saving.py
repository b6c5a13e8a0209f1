"""The games in a file of the person's own, for a spreadsheet or another program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QWidget

from shogi_desktop.files import write_atomic
from shogi_desktop.session.progress.history import Kept, csv_text, json_text

from ..widgets.messages import complain
from ..widgets.save_path import ask_save_path

_NAME = "shogi-progress"


def ask_and_save(window: QWidget, kept: Kept) -> None:
    """Asks for the file, by default a table in the person's documents, and writes it."""
    translate = QCoreApplication.translate
    kinds = {
        translate("ProgressSaving", "Table (*.csv)"): ".csv",
        translate("ProgressSaving", "Everything (*.json)"): ".json",
    }
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    proposed = str(Path(folder) / f"{_NAME}.csv")
    path = ask_save_path(window, translate("ProgressSaving", "Export your progress"), proposed, kinds)
    if not path:
        return
    try:
        write_atomic(path, json_text(kept) if path.lower().endswith(".json") else csv_text(kept))
    except OSError as error:
        complain(window, translate("ProgressSaving", "The file could not be written."), error, path)
