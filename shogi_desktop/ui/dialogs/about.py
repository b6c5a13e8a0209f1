"""What this program is, how it was built, and whose work it carries."""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6 import __version__ as QT_VERSION
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from shogi_desktop import __version__, program_files
from shogi_desktop.build_info import core_is_compiled

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.i18n import translate

# Between the parts of NOTICES.txt, as packaging/notices.py writes it.
_RULE: Final = re.compile(r"^={40,}\n(.+)\n={40,}\n", re.MULTILINE)
_OWN: Final = ("pieces/LICENSE.txt", "fonts/OFL.txt")
_MIT: Final = (
    "Shogi Desktop, Copyright (c) 2026 The Shogi Desktop authors, is free software under the MIT License: you may use, "
    "copy, change and pass it on, as long as this notice and the text of the licence go with it. It comes without any "
    "warranty."
)
_QT: Final = (
    "Qt and Qt for Python (PySide6, shiboken6) {version}, Copyright (C) The Qt Company Ltd. and other contributors, "
    "are used under the GNU Lesser General Public License version 3 (https://www.gnu.org/licenses/lgpl-3.0.html). They "
    "are dynamic libraries of their own, installed beside the program and unchanged; you may replace them with other "
    "builds of the same or a compatible version.\n\n"
    "Their source code: https://download.qt.io/official_releases/qt/ and "
    "https://download.qt.io/official_releases/QtForPython/pyside6/, in the folder of that version."
)


@dataclass(frozen=True)
class CarriedWork:
    """A work that the program carries, and the text of its licence."""

    title: str
    text: str


def parse_notices(text: str) -> list[CarriedWork]:
    """The parts of a NOTICES.txt, in their order; none for a text of another kind."""
    _, *rest = _RULE.split(text)
    return [CarriedWork(title, body.strip()) for title, body in zip(rest[::2], rest[1::2], strict=True)]


def licences(resources: Path, notices: Path | None) -> list[CarriedWork]:
    """All parts. `notices` is a frozen program's own file; without it, what a checkout or a wheel knows."""
    if notices is not None:
        try:
            parts = parse_notices(notices.read_text("utf-8"))
        except (OSError, ValueError):
            parts = []
        if parts:
            return parts
    titles = (translate("AboutDialog", "Lettering and artwork of the pieces"), translate("AboutDialog", "Fonts"))
    files = zip(titles, (resources / name for name in _OWN), strict=True)
    carried = [CarriedWork(title, file.read_text("utf-8").strip()) for title, file in files if file.is_file()]
    qt = CarriedWork("Qt, Qt for Python", _QT.format(version=QT_VERSION))
    return [CarriedWork("Shogi Desktop", _MIT), qt, *carried]


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
        title = PlainLabel("Shogi Desktop", role="heading")
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
        words = in_column(title, told, spacing=SPACE)
        row = in_row(picture, (words, 1), spacing=SPACE * 2)
        self._parts = licences(resources, program_files.notices_file())
        self._begins: list[int] = []
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licences"))
        self._fill()
        self.choice = QComboBox()
        self.choice.addItems([part.title for part in self._parts])
        self.choice.activated.connect(self._go_to)
        heading = PlainLabel(self.tr("Licences"), role="title")
        heading.setBuddy(self.choice)
        head = in_row((heading, 1), self.choice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        in_column(
            row,
            head,
            (self.text, 1),
            buttons,
            of=self,
            margins=(SPACE * 3, SPACE * 3, SPACE * 3, SPACE * 2),
            spacing=SPACE * 2,
        )
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
