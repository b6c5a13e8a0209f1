"""Message boxes: what went wrong and where, and questions with two answers.

Every box is made here, where its texts are plain and of bounded length whatever they quote.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError

from ..words.foreign_text import reason_of
from ..words.system_words import system_reason
from .plain import folding

TEXT = (600, 12)  # characters and lines
MORE = (1500, 30)


def complain(parent: QWidget, what: str, error: Exception, path: str = "") -> None:
    """A box that names the file, the line and the reason."""
    _tell(parent, QMessageBox.Icon.Warning, what, reason_text(error, path))


def inform(parent: QWidget, what: str, more: str) -> None:
    """A box that says how things are."""
    _tell(parent, QMessageBox.Icon.Information, what, more)


def reason_text(error: Exception, path: str = "") -> str:
    """The file, then the place and the reason, then the text to blame; no more of each than can be read."""
    lines = [path] if path else []
    if isinstance(error, NotationError):
        where = QCoreApplication.translate("Messages", "Line {line}, column {column}: {reason}")
        lines.append(where.format(line=error.line, column=error.column, reason=reason_of(error)))
        if error.text:
            lines.append(f"“{error.text}”")
    else:
        lines.append(_sentence(system_reason(error)))
    return "\n".join(map(excerpt, lines))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def confirm(parent: QWidget, question: str, yes: str, no: str) -> bool:
    """Whether the person answered `yes`; Enter and Esc answer `no`."""
    box = message_box(parent, question)
    accepted = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    refused = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refused)
    box.setEscapeButton(refused)
    box.exec()
    answer = box.clickedButton() is accepted
    box.deleteLater()
    return answer


def choose(parent: QWidget, question: str, answers: Sequence[str]) -> int:
    """The number of the answer that the person gave, -1 for none; Enter gives the first one."""
    box = message_box(parent, question)
    buttons = [box.addButton(answer, QMessageBox.ButtonRole.AcceptRole) for answer in answers]
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(buttons[0])
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((number for number, button in enumerate(buttons) if button is clicked), -1)


class SaveAnswer(Enum):
    """What shall become of changes; CANCEL goes back to them."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


def ask_to_save(parent: QWidget, question: str) -> SaveAnswer:
    """What the person answered: Enter saves, Esc cancels."""
    box = message_box(parent, question)
    kinds = QMessageBox.StandardButton
    buttons = {SaveAnswer.SAVE: kinds.Save, SaveAnswer.DISCARD: kinds.Discard, SaveAnswer.CANCEL: kinds.Cancel}
    box.setStandardButtons(kinds.Save | kinds.Discard | kinds.Cancel)
    box.setDefaultButton(kinds.Save)
    chosen = box.exec()
    box.deleteLater()
    return next((answer for answer, button in buttons.items() if button == chosen), SaveAnswer.CANCEL)


def message_box(parent: QWidget | None, text: str, more: str = "") -> QMessageBox:
    """A box that shows both texts letter by letter, in lines that fold."""
    box = QMessageBox(parent)
    box.setWindowTitle("Shogi Desktop")
    box.setText(folding(excerpt(text, *TEXT)))
    box.setInformativeText(folding(excerpt(more, *MORE)))
    for label in box.findChildren(QLabel):  # setTextFormat of the box leaves out the second text
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _tell(parent: QWidget, icon: QMessageBox.Icon, what: str, more: str) -> None:
    box = message_box(parent, what, more)
    box.setIcon(icon)
    box.exec()
    box.deleteLater()
