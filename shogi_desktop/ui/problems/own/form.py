"""What is said of a problem, to be written: title, length, author, source, comment."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem

from ...look.theme import SPACE
from ...widgets.forms import center_labels
from ...widgets.plain import PlainLabel

LONGEST_LINE: Final = 200
LONGEST_COMMENT: Final = 4000
MOST_PLIES: Final = 9999
COMMENT_LINES: Final = 4


class ProblemForm(QWidget):
    """Begins with what is known of a problem; `problem` has what is written now."""

    def __init__(self, problem: Problem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem = problem
        self.title, self.author, self.source = (_line(text) for text in (problem.title, problem.author, problem.source))
        self.plies = QSpinBox()
        self.plies.setRange(0, MOST_PLIES)
        self.plies.setSpecialValueText(self.tr("not said"))
        self.plies.setValue(problem.plies)
        self.comment = QPlainTextEdit(problem.comment[:LONGEST_COMMENT])
        self.comment.setTabChangesFocus(True)
        self.comment.setFixedHeight(self.comment.fontMetrics().lineSpacing() * COMMENT_LINES + 2 * SPACE)
        self.rows = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(PlainLabel(self.tr("Title")), self.title)
        form.addRow(PlainLabel(self.tr("Mate in")), self.plies)
        form.addRow(PlainLabel(self.tr("Author")), self.author)
        form.addRow(PlainLabel(self.tr("Source")), self.source)
        center_labels(form)
        label = PlainLabel(self.tr("Comment"))
        label.setFixedHeight(self.title.sizeHint().height())
        label.setBuddy(self.comment)
        form.addRow(label, self.comment)
        self.comment.setAccessibleName(label.text())
        self._begun = self.problem

    @property
    def problem(self) -> Problem:
        """The problem with what is written."""
        return replace(
            self._problem,
            title=self.title.text().strip(),
            plies=self.plies.value(),
            author=self.author.text().strip(),
            source=self.source.text().strip(),
            comment=self.comment.toPlainText().strip()[:LONGEST_COMMENT],
        )

    @property
    def changed(self) -> bool:
        """Whether something else is written than at the beginning."""
        return self.problem != self._begun


def _line(text: str) -> QLineEdit:
    line = QLineEdit(excerpt(text, LONGEST_LINE))
    line.setMaxLength(LONGEST_LINE)
    return line
