"""What the coach says of the move on the board: how bad it was, why, what follows it and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.rules import Position, Side
from shogi_desktop.session.analysis.coaching import CoachedMove

from ..look.theme import SPACE, mark_color
from ..widgets.labels import ScrolledLabel
from ..widgets.plain import tip
from ..widgets.side_marks import MarkedLabel, unmarked
from ..words.analysis_words import SIGNS, mark_name, seen_chances
from ..words.coach_words import reasons_beside, sentences
from ..words.i18n import Translated
from ..words.move_texts import line_texts
from ..words.texts import SIDE_MARKS, side_name
from .lines import LineRow

FULL: Final = "full"
BRIEF: Final = "brief"
MOST_MOVES: Final = 12
LOW: Final = (640, 800)  # pixels; in lower windows the better move is the only line, the second beside an analysis


class FittingLabel(MarkedLabel):
    """Says what it has to say as fully as there is room for; the whole is its tool tip."""

    _texts: Sequence[str] = ("",)

    def say(self, texts: Sequence[str]) -> None:
        """The same in ever fewer letters."""
        self._texts = texts
        self.setToolTip(tip(unmarked(texts[0])))
        self._choose()

    def _choose(self) -> None:
        self.ensurePolished()
        fitting = (text for text in self._texts if self.fontMetrics().horizontalAdvance(text) <= self.width())
        self.setText(next(fitting, self._texts[-1]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()


class CoachCard(Translated, QFrame):
    """Signals:
    detail_wished(str): "full" or "brief" from now on.
    closed(): the person does not want to hear the coach.
    taken(object, bool): moves to be made, as a tuple: in place of the move on the board (True), or after it.
    looked_at(object, bool, QRect): such moves to be shown, none: no more; and the place of their line in this card.
    """

    detail_wished = Signal(str)
    closed = Signal()
    taken = Signal(object, bool)
    looked_at = Signal(object, bool, QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._lesson: CoachedMove | None = None
        self._doubt = ""
        self._notation, self._detail, self._view = "japanese", FULL, "black"
        self._low = self._analysing = False
        self.title, self._told = FittingLabel(role="strong"), ScrolledLabel()
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.words = self._told.label
        self.reply, self.better = LineRow(), LineRow()
        self._choices = QToolButton()
        self._choices.setText("…")
        self._choices.setProperty("role", "choices")
        self._choices.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choices.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self._choices)
        self._choices.setMenu(self._menu)
        group = QActionGroup(self)
        self._details = {detail: self._added(group, detail) for detail in (FULL, BRIEF)}
        self._menu.addSeparator()
        self._close = self._menu.addAction("")
        self._place()
        group.triggered.connect(self._wish_detail)
        self._close.triggered.connect(self.closed)
        for row in (self.reply, self.better):
            row.taken.connect(self._take)
            row.looked_at.connect(self._look_at)
        self.retranslate()
        self.hide()

    def _added(self, group: QActionGroup, detail: str) -> QAction:
        action = self._menu.addAction("")
        action.setCheckable(True)
        action.setData(detail)
        group.addAction(action)
        return action

    def _place(self) -> None:
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self.title, 1)
        head.addWidget(self._choices)
        column.setContentsMargins(SPACE, SPACE // 2, SPACE // 2, SPACE // 2)
        column.setSpacing(SPACE // 2)
        column.addLayout(head)
        for widget in (self._told, self.reply, self.better):
            column.addWidget(widget)

    def set_choices(self, notation: str, detail: str, view: str) -> None:
        """How moves are written ("japanese" or "western"), how much is said ("full" or "brief"), and whose chances are
        told (see `ScoreStyle`)."""
        self._notation, self._detail, self._view = notation, detail if detail in self._details else FULL, view
        self._details[self._detail].setChecked(True)
        self._refresh()

    def set_analysing(self, on: bool) -> None:
        """Whether an analysis of the position on the board is seen beside it."""
        self._analysing = on
        self._refresh()

    def _is_low(self) -> bool:
        return self.window().height() < LOW[self._analysing]

    def show_lesson(self, lesson: CoachedMove | None, doubt: str = "") -> None:
        """What there is to be said, None: nothing; and that the coach has said something else in the game."""
        self._lesson, self._doubt = lesson, doubt
        self._refresh()
        self.setVisible(lesson is not None)

    def _refresh(self) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        low = self._low = self._is_low()
        full = self._detail == FULL
        before = lesson.last
        if lesson.mark is not None:
            name = mark_name(lesson.mark)
            mover = Side(lesson.position.turn)
            side, had, left = seen_chances(mover, lesson.before, lesson.after, self._view)
            brief = SIDE_MARKS[side] + " " + self.tr("{before}% → {after}%")
            forms = (self.tr("{side}’s chance {before}% → {after}%"), brief)
            losses = [text.format(side=side_name(side), before=had, after=left) for text in forms]
            named = f"{name[:1].upper()}{name[1:]} · "
            self.title.say([f"{SIGNS[lesson.mark]}  {first}{loss}" for loss in losses for first in (named, "")])
            colors = self.title.palette()
            colors.setColor(QPalette.ColorRole.WindowText, mark_color(lesson.mark, self.palette()))
            self.title.setPalette(colors)
        facts = lesson.facts if full else lesson.facts[:1]
        told = sentences(reasons_beside(facts), lesson.position, before, self._notation)
        told += filter(None, [self._doubt])
        self._told.set_text(unmarked("\n".join(told)))
        self._told.setVisible(bool(told))
        after = lesson.position.copy()
        after.play(lesson.move)
        self._show_line(self.reply, self.tr("Then"), after, lesson.reply, lesson.move)
        self._show_line(self.better, self.tr("Better"), lesson.position, lesson.better, before)
        self.reply.setVisible(full and bool(lesson.reply) and not low)
        self.better.set_dense(low)
        width = max(row.wanted_score_width() for row in (self.reply, self.better))
        for row in (self.reply, self.better):
            row.set_score_width(width)

    def _show_line(self, row: LineRow, name: str, position: Position, line: tuple[int, ...], before: int) -> None:
        row.show_line(line, name, self._texts(position, line, before))

    def _texts(self, position: Position, line: Iterable[int], before: int) -> list[str]:
        return list(islice(line_texts(position, line, before, self._notation), MOST_MOVES))

    def _wish_detail(self, action: QAction) -> None:
        self.detail_wished.emit(str(action.data()))

    def _take(self, moves: tuple[int, ...]) -> None:
        self.taken.emit(moves, self.sender() is self.better)

    def _look_at(self, moves: tuple[int, ...]) -> None:
        row = self.sender()
        assert isinstance(row, LineRow)
        self.looked_at.emit(moves, row is self.better, row.geometry())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_low() is not self._low:
            self._refresh()

    def retranslate(self) -> None:
        self._details[FULL].setText(self.tr("In &full"))
        self._details[BRIEF].setText(self.tr("In &brief"))
        self._close.setText(self.tr("&Hide the coach"))
        self._choices.setAccessibleName(self.tr("What the coach says"))
        self._refresh()
