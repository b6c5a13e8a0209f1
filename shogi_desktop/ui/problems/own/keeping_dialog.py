"""A problem put into a set of one's own, with what there is to say of it; or what is said of it changed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.session.records.files import ReadingGivenUp

from ...board import BoardStyle
from ...faces.art import Art
from ...look.screen_room import resize_within
from ...look.theme import SPACE
from ...widgets.messages import complain, confirm
from ...widgets.naming import call
from ...widgets.plain import NAME, PlainLabel
from .form import LONGEST_LINE, ProblemForm
from .thumbnail import Thumbnail


class _WritingDialog(QDialog):
    """What is said of a problem. What was written is not thrown away unasked."""

    def __init__(self, title: str, problem: Problem, art: Art, style: BoardStyle, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.form = ProblemForm(problem)
        picture = Thumbnail(art, style, self.tr("The problem"))
        picture.show_problem(problem)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.rejected.connect(self.reject)
        self.side = QVBoxLayout()
        self.side.setSpacing(SPACE + 2)
        self.side.addWidget(self.form)
        self.side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(SPACE * 3)
        row.addWidget(picture)
        row.addLayout(self.side, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addLayout(row, 1)
        column.addWidget(self.buttons)

    def reject(self) -> None:
        question = self.tr("Throw away what you have written?")
        if not self.form.changed or confirm(self, question, self.tr("Throw away"), self.tr("Go on writing")):
            super().reject()


class DetailsDialog(_WritingDialog):
    """What is said of a problem that is in a set already."""

    def __init__(self, problem: Problem, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("About the problem"), problem, art, style, parent)
        keep = self.buttons.addButton(self.tr("Keep"), QDialogButtonBox.ButtonRole.AcceptRole)
        keep.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        resize_within(self, self.sizeHint())


class AddDialog(_WritingDialog):
    """Puts the problem into the set that is chosen, or a new one; `path` is its file then, `new` whether the problem
    was not there before."""

    def __init__(
        self,
        problem: Problem,
        sets: OwnSets,
        chosen: str,
        art: Art,
        style: BoardStyle,
        parent: QWidget | None = None,
    ) -> None:
        """`chosen` is the path of the set that is proposed; one that is none means the first one."""
        super().__init__(self.tr("Add to my problems"), problem, art, style, parent)
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
