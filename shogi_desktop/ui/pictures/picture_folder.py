"""Where pictures and printed files are proposed to lie: beside the last one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from shogi_desktop.files.names import safe_name
from shogi_desktop.rules import Side
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.settings import Settings, SettingsStore

from ..words.texts import player_name


def picture_path(settings: Settings, name: str) -> str:
    """The path of a new file of this name, which need not be fit for one; without an ending."""
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    return str(Path(settings.picture_folder or pictures or Path.home()) / safe_name(name))


def proposed_path(settings: Settings, setup: GameSetup) -> str:
    """That of a file about a game, named after its players."""
    return picture_path(settings, " - ".join(player_name(setup, side) for side in Side))


def remember_folder(store: SettingsStore, path: str) -> None:
    """The next file is proposed to lie beside this one."""
    store.update(picture_folder=str(Path(path).parent))
