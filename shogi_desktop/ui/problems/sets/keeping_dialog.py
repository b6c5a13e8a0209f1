"""A problem put into a set of one's own, with what there is to say of it; or what is said of it changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.session.records.files import ReadingGivenUp

from ...look.from_settings import BoardLook
from ...look.places import resize_within
from ...look.theme import SPACE
from ...widgets.forms import call, center_labels, number_box
from ...widgets.layouts import AROUND_DIALOG, in_column, in_row
from ...widgets.messages import complain, confirm
from ...widgets.plain import NAME, PlainLabel
from .previews import Thumbnail

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
        self.plies = number_box(0, MOST_PLIES, problem.plies)
        self.plies.setSpecialValueText(self.tr("not said"))
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


class _WritingDialog(QDialog):
    """What is said of a problem. What was written is not thrown away unasked."""

    def __init__(self, title: str, problem: Problem, look: BoardLook, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.form = ProblemForm(problem)
        picture = Thumbnail(look.art, look.style, self.tr("The problem"))
        picture.show_problem(problem)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.rejected.connect(self.reject)
        self.side = in_column(self.form, 1, spacing=SPACE + 2)
        row = in_row(picture, (self.side, 1), spacing=SPACE * 3)
        in_column((row, 1), self.buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)

    def reject(self) -> None:
        question = self.tr("Throw away what you have written?")
        if not self.form.changed or confirm(self, question, self.tr("Throw away"), self.tr("Go on writing")):
            super().reject()


class DetailsDialog(_WritingDialog):
    """What is said of a problem that is in a set already."""

    def __init__(self, problem: Problem, look: BoardLook, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("About the problem"), problem, look, parent)
        keep = self.buttons.addButton(self.tr("Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        keep.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        resize_within(self, self.sizeHint())


class AddDialog(_WritingDialog):
    """Puts the problem into the set that is chosen, or a new one; `path` is its file then, `new` whether the problem
    was not there before."""

    def __init__(
        self, problem: Problem, sets: OwnSets, chosen: str, look: BoardLook, parent: QWidget | None = None
    ) -> None:
        """`chosen` is the path of the set that is proposed; one that is none means the first one."""
        super().__init__(self.tr("Add to my problems"), problem, look, parent)
        self._sets = sets
        self.path: Path | None = None
        self.new = True
        self.box, self.name = QComboBox(), QLineEdit()
        self.name.setMaxLength(LONGEST_LINE)
        self.name.setText(self.tr("My problems"))
        for path in sets.paths():
            self.box.addItem(excerpt(sets.title(path), NAME), str(path))
        self.box.addItem(self.tr("A new set"), "")
        self.box.setCurrentIndex(max(0, self.box.findData(chosen) if chosen else 0))
        self._name_label = PlainLabel(self.tr("Its name"))
        set_label = PlainLabel(self.tr("Set"))
        for at, (label, field) in enumerate(((set_label, self.box), (self._name_label, self.name))):
            label.setFixedHeight(field.sizeHint().height())
            label.setBuddy(field)
            self.form.rows.insertRow(at, label, field)
        call(self.box, set_label.text())
        self.setTabOrder(self.name, self.form.title)
        self.setTabOrder(self.box, self.name)
        self.add = self.buttons.addButton(self.tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.add.setDefault(True)
        self.box.currentIndexChanged.connect(self._show)
        self.name.textChanged.connect(self._show)
        self.buttons.accepted.connect(self._keep)
        self._show()
        self.form.title.setFocus()
        resize_within(self, self.sizeHint())

    def _show(self) -> None:
        new = not self.box.currentData()
        self._name_label.setVisible(new)
        self.name.setVisible(new)
        self.add.setEnabled(not new or bool(self.name.text().strip()))

    def _keep(self) -> None:
        try:
            path = self._target()
            self.new = self._sets.add(path, self.form.problem)
        except ReadingGivenUp:
            return
        except (OSError, NotationError) as error:
            said = self.tr("The problem could not be kept.")
            complain(self, said, error, str(getattr(error, "filename", None) or ""))
            return
        self.path = path
        self.accept()

    def _target(self) -> Path:
        """The set that is chosen; a new one is chosen as soon as it is there."""
        if not self.box.currentData():
            path = self._sets.begin(self.name.text().strip())
            self.box.insertItem(0, excerpt(self._sets.title(path), NAME), str(path))
            self.box.setCurrentIndex(0)
        return Path(self.box.currentData())
