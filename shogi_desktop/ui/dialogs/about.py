"""What this program is, how it was built, and whose work it carries."""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop import __version__, program_files
from shogi_desktop.build_info import core_is_compiled

from ..look.screen_room import resize_within
from ..look.theme import SPACE
from ..widgets.plain import PlainLabel
from .licences import licences

ICON_SIZE = 96
SIZE = QSize(720, 620)


class AboutDialog(QDialog):
    """Version, build and licences."""

    def __init__(self, icon: QIcon, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Shogi Desktop"))
        picture = PlainLabel()
        picture.setPixmap(icon.pixmap(ICON_SIZE, ICON_SIZE))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = PlainLabel("Shogi Desktop")
        title.setProperty("role", "heading")
        told = PlainLabel(
            "\n".join(
                (
                    self.tr("Version {version}").format(version=__version__),
                    self.tr("Shogi against a friend or the computer, without a network."),
                    "",
                    self.tr("Rules and computer player: {state}").format(state=self._state()),
                    f"Python {platform.python_version()}, Qt for Python {pyside_version}",
                    self.tr("Free software under the MIT License; Qt is used under the GNU LGPL version 3."),
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
        self._parts = licences(resources, program_files.notices_file())
        self._begins: list[int] = []
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licences"))
        self._fill()
        self.choice = QComboBox()
        self.choice.addItems([part.title for part in self._parts])
        self.choice.activated.connect(self._go_to)
        heading = PlainLabel(self.tr("Licences"))
        heading.setProperty("role", "title")
        heading.setBuddy(self.choice)
        head = QHBoxLayout()
        head.addWidget(heading, 1)
        head.addWidget(self.choice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 3, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE * 2)
        layout.addLayout(row)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        resize_within(self, SIZE)

    def _state(self) -> str:
        if core_is_compiled():
            return self.tr("compiled (full speed)")
        return self.tr("interpreted (slow: no C compiler was there when the program was set up)")

    def _fill(self) -> None:
        """One text of all parts, each below its title."""
        cursor, plain, title = self.text.textCursor(), QTextCharFormat(), QTextCharFormat()
        title.setFontWeight(QFont.Weight.Bold)
        for part in self._parts:
            self._begins.append(cursor.position())
            cursor.insertText(part.title, title)
            cursor.insertText(f"\n\n{part.text}\n\n\n", plain)
        self._go_to(0)

    def _go_to(self, part: int) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.End)  # from below, so that the title comes to stand at the top
        cursor = self.text.textCursor()
        cursor.setPosition(self._begins[part])
        self.text.setTextCursor(cursor)
