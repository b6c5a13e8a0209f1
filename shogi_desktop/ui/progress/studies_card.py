"""What was learnt besides playing, with ways to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from shogi_desktop.session.progress.next_step import Studies

from ..look.theme import SPACE
from .card import Card, Facts


class StudiesCard(Card):
    """Signals:
    problems_wished(), lessons_wished(), practice_wished(): the person wants to go on with them.
    """

    problems_wished = Signal()
    lessons_wished = Signal()
    practice_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = Facts()
        self.problems, self.lessons, self.practice = QPushButton(), QPushButton(), QPushButton()
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for button, wish in (
            (self.problems, self.problems_wished),
            (self.lessons, self.lessons_wished),
            (self.practice, self.practice_wished),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(wish)
            row.addWidget(button)
        row.addStretch(1)
        self.column.addLayout(self.facts)
        self.column.addStretch(1)
        self.column.addLayout(row)

    def show_studies(self, studies: Studies) -> None:
        """Those of one variant; there are no buttons for what it does not have."""
        self.set_title(self.tr("Learning"))
        self.problems.setText(self.tr("Problems"))
        self.lessons.setText(self.tr("Lessons"))
        self.practice.setText(self.tr("Own mistakes"))
        self.lessons.setVisible(studies.all_lessons > 0)
        self.practice.setVisible(studies.mistakes > 0)
        solved = self.tr("{n}, {clean} of them without a mistake or help") if studies.solved else "0"
        facts = [
            (self.tr("Problems solved"), solved.format(n=studies.solved, clean=studies.clean)),
            (self.tr("Days with a problem in a row"), str(studies.days)),
        ]
        if studies.all_lessons:
            some, none = self.tr("{n} of {all}, {full} of them with all stars"), self.tr("{n} of {all}")
            done = some if studies.lessons else none
            told = done.format(n=studies.lessons, all=studies.all_lessons, full=studies.full)
            facts.append((self.tr("Lessons done"), told))
        if studies.mistakes:
            due = self.tr("{n}, of them {due} to try now")
            facts.append((self.tr("Own mistakes"), due.format(n=studies.mistakes, due=studies.due)))
        self.facts.tell(facts)
