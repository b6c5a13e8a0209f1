"""The rating in large letters, and its course."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shogi_desktop.session.progress.rating import Course

from ..look.theme import SPACE
from ..widgets.plain import folding_label
from ..words.progress_words import bounds_text, strength_text
from .card import Card, Facts
from .rating_view import RatingView
from .words import point_text

WORDS_WIDTH: Final = 240


class RatingCard(Card):
    """Signals:
    play_wished(): the person wants to play, so that there will be a rating.
    """

    play_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = Course()
        self.rank, self.bounds, self.hint = folding_label("heading"), folding_label("muted"), folding_label("muted")
        self.facts = Facts()
        self.view = RatingView(point_text)
        self.play = QPushButton()
        self.play.setProperty("primary", True)
        self.play.setMaximumWidth(WORDS_WIDTH)
        self.play.clicked.connect(self.play_wished)
        words = QVBoxLayout()
        words.setSpacing(SPACE // 2)
        for label in (self.rank, self.bounds):
            words.addWidget(label)
        words.addSpacing(SPACE)
        words.addLayout(self.facts)
        words.addWidget(self.play)
        words.addStretch(1)
        words.addSpacing(SPACE)
        words.addWidget(self.hint)
        self._left = left = QWidget()
        left.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(SPACE * 2)
        row.addWidget(left)
        row.addWidget(self.view, 1)
        row.addStretch()  # where there is no view
        self.column.addLayout(row)

    def show_course(self, course: Course, unrated: int) -> None:
        """The rating in a game; `unrated` games of it count for none."""
        self.course = course
        strength, best = course.strength(datetime.now(UTC)), course.best()
        self.set_title(self.tr("Rating"))
        self.play.setText(self.tr("New game…"))
        self.play.setVisible(strength is None)
        self.view.setVisible(strength is not None)
        self._left.setFixedWidth(WORDS_WIDTH if strength is not None else 2 * WORDS_WIDTH)
        self.view.show_course(course)
        self.hint.setText(
            self.tr("A rating by Glicko against the levels of the computer, whose ranks are the program's own.")
        )
        if strength is None or best is None:
            self.rank.setText(self.tr("No rating yet"))
            self.bounds.setText(self.tr("It begins with a game against the computer that you end without help."))
            self.facts.tell([])
            self._speak("")
            return
        self.rank.setText(strength_text(strength))
        self.bounds.setText(bounds_text(strength))
        rated = len(course.points)
        self.facts.tell(
            [
                (self.tr("Rated games"), str(rated)),
                (self.tr("Not rated"), str(unrated)),
                (self.tr("Highest"), strength_text(best)),
            ]
        )
        self._speak(strength_text(strength))

    def _speak(self, now: str) -> None:
        first = strength_text(self.course.points[0].after) if self.course.points else ""
        told = self.tr("Course of the rating: from {first} to {now}").format(first=first, now=now)
        self.view.setAccessibleName(told if first else "")
