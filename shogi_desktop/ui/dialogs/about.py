"""What this program is, how it was built, and whose work it carries."""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from shogi_desktop import __version__
from shogi_desktop.build_info import core_is_compiled

from ..theme import SPACE

ICON_SIZE = 96
WIDTH = 560
LICENCES = ("pieces/LICENSE.txt", "fonts/OFL.txt")


class AboutDialog(QDialog):
    """Version, build and licences."""

    def __init__(self, icon: QIcon, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Shogi Desktop"))
        picture = QLabel()
        picture.setPixmap(icon.pixmap(ICON_SIZE, ICON_SIZE))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = QLabel("Shogi Desktop")
        title.setProperty("role", "heading")
        told = QLabel(
            "\n".join(
                (
                    self.tr("Version {version}").format(version=__version__),
                    self.tr("Shogi against a friend or the computer, without a network."),
                    "",
                    self.tr("Rules and computer player: {state}").format(state=self._state()),
                    f"Python {platform.python_version()}, Qt for Python {pyside_version}",
                )
            )
        )
        told.setWordWrap(True)
        told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.setSpacing(SPACE)
        words.addWidget(title)
        words.addWidget(told)
        row = QHBoxLayout()
        row.setSpacing(SPACE * 2)
        row.addWidget(picture)
        row.addLayout(words, 1)
        licences = QPlainTextEdit(self._licences(resources))
        licences.setReadOnly(True)
        licences.setAccessibleName(self.tr("Licences"))
        heading = QLabel(self.tr("Licences"))
        heading.setProperty("role", "title")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 3, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE * 2)
        layout.addLayout(row)
        layout.addWidget(heading)
        layout.addWidget(licences, 1)
        layout.addWidget(buttons)
        self.resize(WIDTH, WIDTH)

    def _state(self) -> str:
        if core_is_compiled():
            return self.tr("compiled (full speed)")
        return self.tr("interpreted (slow: no C compiler was there when the program was set up)")

    def _licences(self, resources: Path) -> str:
        own = self.tr(
            "Shogi Desktop is free software under the MIT licence. It uses Qt and Qt for Python (LGPL 3), "
            "and carries the pictures and fonts below."
        )
        texts = [file.read_text("utf-8") for name in LICENCES if (file := resources / name).is_file()]
        return ("\n\n" + "-" * 60 + "\n\n").join([own, *texts])
