"""Where the person's games lie on the disk, in plain words, with a button that opens the folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop import paths

from ..look.theme import SPACE
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, translate
from .layouts import in_row
from .messages import complain, inform
from .plain import folding_label

_FAILED: Final = QT_TRANSLATE_NOOP("GamesFolderLine", "The folder could not be opened.")
_NO_PROGRAM: Final = QT_TRANSLATE_NOOP("GamesFolderLine", "This system has no program that shows folders: {folder}")


def show_folder(parent: QWidget, folder: Path) -> None:
    """Opens a folder in the program of the system, or says that there is none."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        told = translate("GamesFolderLine", _NO_PROGRAM).format(folder=folder)
        inform(parent, translate("GamesFolderLine", _FAILED), told)


class GamesFolderLine(Translated, QWidget):
    """The text can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told, self.button = folding_label("muted"), QPushButton()
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._open)
        in_row((self.told, 1), self.button, of=self, margins=0, spacing=SPACE)
        self.retranslate()

    def _open(self) -> None:
        folder = paths.games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            complain(self, translate("GamesFolderLine", _FAILED), error, str(folder))
            return
        show_folder(self, folder)

    def retranslate(self) -> None:
        self.told.setText(self.tr("Your games lie in the folder {folder}").format(folder=paths.games_folder()))
        self.button.setText(self.tr("Open the folder"))
