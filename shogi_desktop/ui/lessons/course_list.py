"""The chapters and lessons of a course with what has been done of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from shogi_desktop.session.lessons.course import Course, LessonProgress

from ..widgets.plain import tip
from .course_words import CourseWords
from .stars import STEP, paint_stars, stars_text

STAR: Final = 11
INSET: Final = 12
INDENT: Final = 10  # of a lesson's title
GAP: Final = 8  # between a title and what stands at its right
STARS: Final = round(STAR * (1 + 2 * STEP)) + GAP  # room for the stars of a lesson
_STARS: Final = Qt.ItemDataRole.UserRole  # of a lesson, -1 for a chapter
_COUNT: Final = Qt.ItemDataRole.UserRole + 1  # "2 / 5" of a chapter

_Index = QModelIndex | QPersistentModelIndex


class CourseList(QTreeWidget):
    """Chapters and lessons to choose; only the chapter of the lesson at hand is open by itself.

    A chapter stands for the first of its lessons that is not done yet.

    Signals:
        lesson_chosen(int): the number of a lesson in the course.
    """

    lesson_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chapters: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self._at_hand: QTreeWidgetItem | None = None
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Rows(self))
        self.itemClicked.connect(self._clicked)
        self.itemActivated.connect(self._clicked)

    def show_course(self, course: Course, words: CourseWords) -> None:
        """Another course, or the same one in another language."""
        self.clear()
        self._chapters, self._at_hand = [], None
        for chapter in course.chapters:
            top = QTreeWidgetItem([words.chapter(chapter.key)])
            top.setData(0, _STARS, -1)
            items = [QTreeWidgetItem([words.lesson(lesson.key).title]) for lesson in chapter.lessons]
            top.addChildren(items)
            for item in (top, *items):
                item.setToolTip(0, tip(item.text(0)))  # it may be cut
            self.addTopLevelItem(top)
            self._chapters.append((top, items))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for its longest title with all its stars or counts."""
        rows = _row_widths(self.font(), [(top.text(0), len(items)) for top, items in self._chapters])
        lessons = [self.fontMetrics().horizontalAdvance(item.text(0)) for item in self._lessons]
        widest = max([*rows, *(INDENT + width + STARS for width in lessons)], default=0)
        around = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(2 * INSET + widest + around, super().sizeHint().height())

    def show_progress(self, course: Course, progress: LessonProgress) -> None:
        for item, lesson in zip(self._lessons, course.lessons, strict=True):
            stars = progress.stars(course.variant.name, lesson.key)
            item.setData(0, _STARS, stars)
            told = stars_text(stars) if stars else self.tr("not done yet")
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{item.text(0)}, {told}")
        for top, items in self._chapters:
            count = f"{sum(item.data(0, _STARS) > 0 for item in items)} / {len(items)}"
            top.setData(0, _COUNT, count)
            top.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{top.text(0)}, {count}")

    def show_lesson(self, number: int) -> None:
        """Marks the lesson at hand, its chapter open and the others closed."""
        self._at_hand = item = self._lessons[number]
        for top, items in self._chapters:
            top.setExpanded(item in items)
            if item in items:
                self.scrollToItem(top, self.ScrollHint.EnsureVisible)
        self.setCurrentItem(item)
        self.scrollToItem(item, self.ScrollHint.EnsureVisible)

    @property
    def _lessons(self) -> list[QTreeWidgetItem]:
        return [item for _, items in self._chapters for item in items]

    def _clicked(self, item: QTreeWidgetItem) -> None:
        if item in self._lessons:
            self.lesson_chosen.emit(self._lessons.index(item))
            return
        items = next(items for top, items in self._chapters if top is item)
        item.setExpanded(True)
        left = [each for each in items if not each.data(0, _STARS)]
        at_hand = self._at_hand in items
        chosen = left[0] if left else items[0]
        if chosen is not self._at_hand and (left or not at_hand):
            self.lesson_chosen.emit(self._lessons.index(chosen))
        elif self._at_hand is not None:
            self.setCurrentItem(self._at_hand)


def _row_widths(font: QFont, chapters: list[tuple[str, int]]) -> list[int]:
    """The room that titles of chapters and the counts of their lessons take."""
    plain, bold = QFontMetrics(font), QFont(font)
    bold.setBold(True)
    titles = QFontMetrics(bold)
    return [
        titles.horizontalAdvance(title) + GAP + plain.horizontalAdvance(f"{count} / {count}")
        for title, count in chapters
    ]


class _Rows(QStyledItemDelegate):
    """Paints a chapter with its count, a lesson with its stars."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        lines = 1.9 if index.parent().isValid() else 2.3
        return QSize(100, round(option.fontMetrics.height() * lines))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        text, row.text = row.text, ""
        style = row.widget.style() if row.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        painter.save()
        chapter = not index.parent().isValid()
        inner = row.rect.adjusted(INSET if chapter else INSET + INDENT, 0, -INSET, 0)
        if chapter:
            width = self._paint_count(painter, row, inner, index)
        else:
            width = self._paint_stars(painter, row, inner, int(index.data(_STARS) or 0))
        font = row.font
        font.setBold(chapter)
        painter.setFont(font)
        painter.setPen(row.palette.color(QPalette.ColorRole.Text))
        place = inner.adjusted(0, 0, -width, 0)
        elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)
        painter.restore()

    def _paint_stars(self, painter: QPainter, row: QStyleOptionViewItem, inner: QRect, stars: int) -> int:
        """The stars of a lesson that is done, at the right; answers how wide they are."""
        if not stars:
            return 0
        faint = row.palette.color(QPalette.ColorRole.PlaceholderText)
        paint_stars(painter, inner.right(), inner.center().y() + 1, STAR, stars, faint)
        return STARS

    def _paint_count(self, painter: QPainter, row: QStyleOptionViewItem, inner: QRect, index: _Index) -> int:
        """The lessons done of a chapter, at the right; answers how wide that is."""
        count = str(index.data(_COUNT) or "")
        painter.setFont(row.font)
        painter.setPen(row.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
        return painter.fontMetrics().horizontalAdvance(count) + GAP
