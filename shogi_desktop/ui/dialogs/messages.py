"""Message boxes: what went wrong and where, and questions with two answers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from shogi_desktop.notation.errors import NotationError

SHOWN_TEXT = 80


def complain(parent: QWidget, what: str, error: Exception, path: str = "") -> None:
    """A box that names the file, the line and the reason."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Shogi Desktop")
    box.setText(what)
    box.setInformativeText(reason_text(error, path))
    box.exec()
    box.deleteLater()


def reason_text(error: Exception, path: str = "") -> str:
    """The file, then the place and the reason, then the text to blame."""
    lines = [path] if path else []
    if isinstance(error, NotationError):
        where = QCoreApplication.translate("Messages", "Line {line}, column {column}: {reason}")
        lines.append(where.format(line=error.line, column=error.column, reason=error.message))
        if error.text:
            lines.append(f"“{error.text[:SHOWN_TEXT]}”")
    elif isinstance(error, OSError):
        lines.append(error.strerror or str(error))
    else:
        lines.append(str(error))
    return "\n".join(lines)


def confirm(parent: QWidget, question: str, yes: str, no: str) -> bool:
    """Whether the person answered `yes`; Enter and Esc answer `no`."""
    box = QMessageBox(parent)
    box.setWindowTitle("Shogi Desktop")
    box.setText(question)
    accepted = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    refused = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refused)
    box.setEscapeButton(refused)
    box.exec()
    answer = box.clickedButton() is accepted
    box.deleteLater()
    return answer
