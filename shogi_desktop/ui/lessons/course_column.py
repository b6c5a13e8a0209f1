"""The left side of the window: which game, its chapters and lessons, and how much of it is done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shogi_desktop.session.lessons.course import Course, LessonProgress

from ..look.theme import SPACE
from ..widgets.game_box import GameBox
from ..widgets.naming import call
from ..widgets.plain import PlainLabel
from ..widgets.share_line import ShareLine
from .course_list import CourseList
from .course_words import CourseWords


class CourseColumn(QWidget):
    """Games, lessons and progress.

    Signals:
        game_chosen(str): the name of a variant.
        lesson_chosen(int): the number of a lesson in the course.
    """

    game_chosen = Signal(str)
    lesson_chosen = Signal(int)

    def __init__(self, names: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = GameBox(names)
        self.lessons = CourseList()
        self._count = PlainLabel()
        self._count.setProperty("role", "muted")
        self._line = ShareLine()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self._games)
        column.addWidget(self.lessons, 1)
        column.addWidget(self._count)
        column.addWidget(self._line)
        self._games.chosen.connect(self.game_chosen)
        self.lessons.lesson_chosen.connect(self.lesson_chosen)
        self.retranslate()

    def show_course(self, course: Course, words: CourseWords, progress: LessonProgress) -> None:
        """Another course, or the same one in another language."""
        self._games.set_value(course.variant.name)
        self.lessons.show_course(course, words)
        self.show_progress(course, progress)

    def show_progress(self, course: Course, progress: LessonProgress) -> None:
        done = sum(progress.stars(course.variant.name, lesson.key) > 0 for lesson in course.lessons)
        self.lessons.show_progress(course, progress)
        self._line.set_share(done / len(course.lessons))
        self._count.setText(self.tr("{done} of {all} lessons").format(done=done, all=len(course.lessons)))

    def retranslate(self) -> None:
        call(self._games, self.tr("Game"))
        self.lessons.setAccessibleName(self.tr("Lessons"))
