"""The cards of the page: results by opponent and opening, engines met, runs of wins and days, what was learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLayout, QPushButton, QSizePolicy, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.session.play.setup import LEVEL_NUMBERS
from shogi_desktop.session.progress.next_step import Studies
from shogi_desktop.session.progress.played import (
    GameTally,
    PlayedGame,
    Run,
    by_opening,
    by_opponent,
    by_side,
    days_in_a_row,
    spent_ms,
    tally,
    wins_in_a_row,
)

from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, call
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..widgets.side_marks import MarkedLabel, unmarked
from ..words.texts import labelled, level_name
from .words import OPENING_PLIES, duration_text, marked_side, opening_text, opponent_text, score_text, spoken_score

VALUES: Final = 1
"""The column of the values in a grid of facts."""


class CardFrame(QFrame):
    """A frame with a title; `column` takes the rest. One that is not `filled` is not seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.filled = True
        self.title = PlainLabel(role="title")
        self.column = in_column(
            self.title, of=self, margins=(SPACE * 2, SPACE + SPACE // 2, SPACE * 2, SPACE * 2), spacing=SPACE
        )

    def set_title(self, text: str) -> None:
        self.title.setText(text)
        self.setAccessibleName(text)

    def set_filled(self, filled: bool) -> None:
        """Whether there is anything in it."""
        self.filled = filled
        self.setVisible(filled)


class Facts(QGridLayout):
    """Lines of a word and its value."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(SPACE * 2)
        self.setVerticalSpacing(SPACE // 2)
        self.setColumnStretch(VALUES, 1)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []

    def tell(self, facts: list[tuple[str, str]]) -> None:
        """These, in this order; there may be more or fewer than before."""
        while len(self._rows) < len(facts):
            self._add_row()
        for at, (name, value) in enumerate(self._rows):
            seen = at < len(facts)
            name.setVisible(seen)
            value.setVisible(seen)
            if seen:
                name.setText(facts[at][0])
                value.setText(facts[at][1])
                value.setAccessibleName(labelled(*facts[at]))

    def _add_row(self) -> None:
        name, value = PlainLabel(role="muted"), PlainLabel(folds=True)
        name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.addWidget(name, len(self._rows), 0)
        self.addWidget(value, len(self._rows), VALUES)
        self._rows.append((name, value))


def clear(layout: QLayout) -> None:
    """Takes away all that stands in a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


HEIGHT: Final = 10


class ResultBar(QWidget):
    """The numbers stand in a label beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tally = GameTally()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, HEIGHT)

    def show_tally(self, tally: GameTally) -> None:
        """Other results."""
        self.tally = tally
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        color = palette.color(QPalette.ColorRole.Highlight)
        faint = palette.color(QPalette.ColorRole.PlaceholderText)
        left = whole.left()
        parts = (
            (self.tally.won, color, QBrush(color)),
            (self.tally.drawn, faint, QBrush(faint, Qt.BrushStyle.BDiagPattern)),
            (self.tally.lost, faint, QBrush(Qt.BrushStyle.NoBrush)),
        )
        for games, rim, brush in parts:
            if games:
                width = whole.width() * games / self.tally.scored
                painter.setPen(QPen(rim, 1))
                painter.setBrush(brush)
                painter.drawRect(QRectF(left, whole.top(), width, whole.height()))
                left += width


MOST_OPENINGS: Final = 6
_Rows = list[tuple[str, GameTally]]


class ResultsCard(CardFrame):
    """Three groups of lines, those without a line left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE * 2)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        self.column.addStretch(1)
        self.rows: list[str] = []

    def show_games(self, games: Sequence[PlayedGame], notation: str) -> None:
        """Those of one variant; `notation` says how moves are written."""
        self.set_title(self.tr("Results: won – drawn – lost"))
        clear(self._grid)
        self.rows = []
        opponents = [(opponent_text(game), found) for game, found in by_opponent(games)]
        sides = [(marked_side(side), found) for side, found in by_side(games).items()]
        openings = by_opening(games, OPENING_PLIES, MOST_OPENINGS)
        self._add_group("", opponents)
        self._add_group(self.tr("By side"), sides)
        self._add_group(self.tr("By opening"), [(opening_text(game, notation), found) for game, found in openings])
        self.set_filled(bool(self.rows))

    def _add_group(self, title: str, rows: _Rows) -> None:
        if not rows:
            return
        if title:
            head = PlainLabel(title)
            head.setProperty("role", "muted")
            head.setContentsMargins(0, SPACE, 0, 0)
            self._grid.addWidget(head, self._grid.count(), 0, 1, 3)
        for name, found in rows:
            self._add_row(name, found)

    def _add_row(self, name: str, found: GameTally) -> None:
        at = self._grid.count()  # rows that stay empty take no room
        label, bar, score = MarkedLabel(name), ResultBar(), PlainLabel(score_text(found))
        bar.show_tally(found)
        score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        score.setAccessibleName(labelled(unmarked(name), spoken_score(found)))
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(bar, at, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(score, at, 2)
        self.rows.append(f"{name}: {score.text()}")


class EnginesCard(CardFrame):
    """Nothing of it is seen where none was met.

    Signals:
        level_chosen(str, object): the engine of this name is as strong as this level; None = nobody knows.
    """

    level_chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = folding_label("muted")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE * 2)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.column.addWidget(self._hint)
        self.column.addLayout(self._grid)
        self.boxes: dict[str, QComboBox] = {}

    def show_engines(self, names: Sequence[str], known: Mapping[str, int]) -> None:
        """Those of these names; `known` are the levels that they count as."""
        self.set_title(self.tr("Engines of other makers"))
        self._hint.setText(self.tr("Games against an engine are rated once you say which level it is as strong as."))
        clear(self._grid)
        self.boxes = {name: self._box(name, known.get(name)) for name in names}
        for name, box in self.boxes.items():
            at = self._grid.count()
            self._grid.addWidget(PlainLabel(excerpt(name, NAME)), at, 0)
            self._grid.addWidget(box, at, 1)
        self.set_filled(bool(names))

    def _box(self, name: str, known: int | None) -> QComboBox:
        box = ElidedBox()
        call(box, excerpt(name, NAME))
        box.addItem(self.tr("Not rated"), None)
        for level in LEVEL_NUMBERS:
            box.addItem(level_name(level), level)
        box.setCurrentIndex(max(0, box.findData(known)))
        box.setMaxVisibleItems(len(LEVEL_NUMBERS) + 1)
        box.activated.connect(self._choose)
        return box

    def _choose(self) -> None:
        name = next(name for name, box in self.boxes.items() if box is self.sender())
        self.level_chosen.emit(name, self.boxes[name].currentData())


class RunsCard(CardFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = Facts()
        self.column.addLayout(self.facts)
        self.column.addStretch(1)

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Those of one variant."""
        self.set_title(self.tr("Games, runs and time"))
        found, plies = tally(games), sum(game.plies for game in games)
        self.facts.tell(
            [
                (self.tr("Games"), str(found.games)),
                (self.tr("Won, drawn, lost"), f"{found.won} – {found.drawn} – {found.lost}"),
                (self.tr("Wins in a row"), self._run(wins_in_a_row(games))),
                (self.tr("Days in a row"), self._run(days_in_a_row(games, date.today()))),
                (self.tr("Time of your moves"), duration_text(spent_ms(games))),
                (self.tr("Moves in a game"), str(round(plies / len(games))) if games else "0"),
            ]
        )
        self.set_filled(bool(games))

    def _run(self, run: Run) -> str:
        return self.tr("{n} now, {best} at best").format(n=run.current, best=run.best)


class StudiesCard(CardFrame):
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
        row = in_row(spacing=SPACE)
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
