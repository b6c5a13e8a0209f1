"""The licences of what the program carries, part by part: as packaging wrote them down, or what is known without."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6 import __version__ as QT_VERSION
from PySide6.QtCore import QCoreApplication

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
class Part:
    """A work that the program carries, and the text of its licence."""

    title: str
    text: str


def parse_notices(text: str) -> list[Part]:
    """The parts of a NOTICES.txt, in their order; none for a text of another kind."""
    _, *rest = _RULE.split(text)
    return [Part(title, body.strip()) for title, body in zip(rest[::2], rest[1::2], strict=True)]


def licences(resources: Path, notices: Path | None) -> list[Part]:
    """All parts. `notices` is a frozen program's own file; without it, what a checkout or a wheel knows."""
    if notices is not None:
        try:
            parts = parse_notices(notices.read_text("utf-8"))
        except (OSError, ValueError):
            parts = []
        if parts:
            return parts
    titles = (
        QCoreApplication.translate("AboutDialog", "Lettering and artwork of the pieces"),
        QCoreApplication.translate("AboutDialog", "Fonts"),
    )
    files = zip(titles, (resources / name for name in _OWN), strict=True)
    carried = [Part(title, file.read_text("utf-8").strip()) for title, file in files if file.is_file()]
    qt = Part("Qt, Qt for Python", _QT.format(version=QT_VERSION))
    return [Part("Shogi Desktop", _MIT), qt, *carried]
