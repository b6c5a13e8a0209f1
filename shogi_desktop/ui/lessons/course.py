"""The left side of the window: a game's course, its chapters and lessons, and the stars reached in them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHideEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.lessons.course import FULL_STARS, Course, LessonProgress

from ..board.marks.mark_layer import paint_star, star
from ..look.theme import SPACE
from ..widgets.forms import call
from ..widgets.game_choice import GameBox
from ..widgets.labels import ShareLine
from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel, tip
from ..widgets.tables import RowCover
from ..words.i18n import counted, document, translate
from ..words.texts import piece_name


@dataclass(frozen=True)
class LessonWords:
    """What a lesson is called, what it asks, and what it says once it is done.

    `steps` are said instead of `text` from the second move on, one for each move of the solution after the first, and
    `slips` by their keys where a wrong move was to be expected.
    """

    title: str
    text: str
    done: str
    steps: Sequence[str] = ()
    slips: Mapping[str, str] = field(default_factory=dict)

    def text_at(self, step: int) -> str:
        """What the lesson asks after so many moves."""
        return self.steps[step - 1] if 0 < step <= len(self.steps) else self.text


class CourseWords:
    """Reads resources/texts/LANGUAGE/lessons_VARIANT.toml once. KeyError for a chapter or lesson without words."""

    def __init__(self, variant: str) -> None:
        values = tomllib.loads(document(f"lessons_{variant}.toml"))
        self._chapters: dict[str, str] = values["chapters"]
        self._lessons = {key: LessonWords(**words) for key, words in values["lessons"].items()}

    def chapter(self, key: str) -> str:
        return self._chapters[key]

    def lesson(self, key: str) -> LessonWords:
        return self._lessons[key]


def burner_name(variant: Variant) -> str:
    """What the piece that burns its neighbours is called; "" in games without one."""
    return next((piece_name(kind) for kind in variant.every_kind if kind.burns), "")


SIZE: Final = 30  # height of the row, in pixels
STEP: Final = 1.15  # from one star to the next, in heights
TIME_MS: Final = 260  # for each star to come up


def stars_text(stars: int) -> str:
    """The stars of a lesson in words."""
    return translate("Lessons", "{stars} of {all} stars").format(stars=stars, all=FULL_STARS)


def paint_stars(painter: QPainter, right: float, middle: float, size: float, stars: int, empty: QColor) -> None:
    """Three small stars that end at `right`, the ones not won as outlines."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n in range(FULL_STARS):
        center = QPointF(right - size * (0.5 + STEP * (FULL_STARS - 1 - n)), middle)
        if n < stars:
            paint_star(painter, center, size / 2)
        else:
            _paint_outline(painter, center, size / 2, empty)


def _paint_outline(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(QPen(color, max(1.0, radius * 0.12), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star(center, radius))


class StarsRow(QWidget):
    """The stars of the lesson just done; they come up one after the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stars = 0
        self.risen = 0.0  # how many have come up so far
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.Linear)
        self._rise.valueChanged.connect(self._risen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(SIZE * (1 + STEP * (FULL_STARS - 1))) + 4, SIZE + 4)

    def show_stars(self, stars: int, animated: bool) -> None:
        self._rise.stop()
        self._stars = stars
        self.risen = 0.0 if animated else float(stars)
        self.setAccessibleName(stars_text(stars))
        if animated and stars:
            self._rise.setStartValue(0.0)
            self._rise.setEndValue(float(stars))
            self._rise.setDuration(TIME_MS * stars)
            self._rise.start()
        self.update()

    def _risen(self, value: float) -> None:
        self.risen = value
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._rise.stop()
        self.risen = float(self._stars)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        empty = self.palette().color(QPalette.ColorRole.PlaceholderText)
        for n in range(FULL_STARS):
            center = QPointF(2 + SIZE * (0.5 + STEP * n), self.height() / 2)
            _paint_outline(painter, center, SIZE * 0.42, empty)
            grown = min(max(self.risen - n, 0.0), 1.0) if n < self._stars else 0.0
            if grown:
                paint_star(painter, center, SIZE / 2 * (1.25 * grown if grown < 0.8 else 1.25 - 1.25 * (grown - 0.8)))


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
        RowCover(self)

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
        self._count = PlainLabel(role="muted")
        self._line = ShareLine()
        in_column(self._games, (self.lessons, 1), self._count, self._line, of=self, margins=0, spacing=SPACE)
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
        told, every = self.tr("{done} of {all} lesson|{done} of {all} lessons"), len(course.lessons)
        self._count.setText(counted(told, every, done=done, all=every))

    def retranslate(self) -> None:
        call(self._games, self.tr("Game"))
        self.lessons.setAccessibleName(self.tr("Lessons"))
