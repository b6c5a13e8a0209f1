"""What the person is told of an error of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ..look.screen_room import resize_within
from ..look.text_size import fixed_font
from ..look.theme import SPACE
from ..widgets.plain import PlainLabel

SIZE: Final = (640, 460)
SHOWN: Final = 10  # reports; the file has them all


class FailureDialog(QDialog):
    """One window for all errors: what to do now, and the reports to copy. It blocks the others, but no program."""

    def __init__(self, log: Path, running: bool, parent: QWidget | None = None) -> None:
        """`running`: the program goes on; else it could not even start. `log` is the file that has the reports too."""
        super().__init__(parent)
        self._reports: list[str] = []
        self.setWindowTitle("Shogi Desktop")
        self.setModal(True)
        heading = PlainLabel(self.tr("An error has come up in the program"))
        if not running:
            heading.setText(self.tr("The program could not be started"))
        heading.setProperty("role", "heading")
        advice = PlainLabel(self._advice(running))
        self._count = PlainLabel()
        self._count.hide()
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setFont(fixed_font())
        self._text.setAccessibleName(self.tr("What is known of the error"))
        place = PlainLabel(self.tr("The text is in this file, too: {name}").format(name=log))
        place.setProperty("role", "muted")
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (heading, advice, self._count, place):
            label.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = QPushButton(self.tr("Copy"))
        copy.clicked.connect(self._copy)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE)
        for widget in (heading, advice, self._count, self._text, place, buttons):
            column.addWidget(widget, 1 if widget is self._text else 0)
        resize_within(self, QSize(*SIZE))

    def tell(self, report: str, count: int) -> None:
        """Adds a report ("" = none); `count` is how often the error came up so far."""
        if report and len(self._reports) < SHOWN:
            self._reports.append(report)
            self._text.appendPlainText(report if len(self._reports) == 1 else f"\n{report}")
        self._count.setText(self.tr("It has come up {n} times or more.").format(n=count))
        self._count.setVisible(count > 1)

    def _advice(self, running: bool) -> str:
        kept = [self.tr("Your games are kept.")]
        if running:
            kept = [
                self.tr("Your game is kept after every move, and is there again after a new start."),
                self.tr("You can go on. If something does not work any more, close the program and start it again."),
            ]
        return " ".join([*kept, self.tr("Please report the error with the text below.")])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(self._reports))
