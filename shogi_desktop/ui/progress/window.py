"""The window of the person's progress: a rating, results, runs, what was learnt, and the games themselves."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QWidget

from shogi_desktop import program_files
from shogi_desktop.rules import variant_names
from shogi_desktop.session.lessons.course import LessonProgress
from shogi_desktop.session.practice.deck import Deck
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.progress.history import History
from shogi_desktop.session.progress.next_step import studies_of
from shogi_desktop.session.progress.played import ENGINE, PlayedGame, tally
from shogi_desktop.session.progress.rating import course_of

from ..look.from_settings import BoardLook
from ..look.places import bring_up, resize_within
from ..look.theme import SPACE
from ..widgets.forms import call
from ..widgets.game_choice import GameBox
from ..widgets.keys import ClosedByEscape
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import confirm
from ..widgets.plain import folding_label
from ..words.i18n import Translated
from .cards import CardFrame, EnginesCard, ResultsCard, RunsCard, StudiesCard
from .games_table import PlayedTable, ask_and_save
from .rating import RatingCard

SIZE: Final = QSize(1020, 760)
LEAST: Final = QSize(620, 460)
TWO_COLUMNS: Final = 820
"""The least width at which two cards stand side by side."""


class ProgressWindow(Translated, ClosedByEscape, QWidget):
    """Escape closes it.

    Signals:
        play_wished(): a new game.
        alone_wished(str, int): one of the variant of this name without help, against this level.
        problems_wished(str), lessons_wished(str), practice_wished(str): those of the variant of this name.
    """

    play_wished = Signal()
    alone_wished = Signal(str, int)
    problems_wished = Signal(str)
    lessons_wished = Signal(str)
    practice_wished = Signal(str)

    def __init__(
        self,
        history: History,
        look: BoardLook,
        deck: Callable[[], Deck],
        problems: Path,
        parent: QWidget | None = None,
    ) -> None:
        """`deck` gives the positions that the person practises, `problems` is the file of what was done of problems."""
        super().__init__(parent, Qt.WindowType.Window)
        self.history, self._look, self._deck = history, look, deck
        self._problems = problems
        self._helped: list[PlayedGame] = []
        self._chosen = False  # whether the person has chosen the game
        self.games = GameBox(variant_names())
        self.export, self.erase = QPushButton(), QPushButton()
        self.spoilt = folding_label("changed")
        self.rating, self.results, self.runs = RatingCard(), ResultsCard(), RunsCard()
        self.studies, self.engines, self.played = StudiesCard(), EnginesCard(), CardFrame()
        self.table = PlayedTable()
        self._grid = QGridLayout()
        self._build()
        self._connect()
        resize_within(self, SIZE, LEAST)
        self._arrange()

    def _build(self) -> None:
        self.played.column.addWidget(self.table)
        self.games.setMinimumWidth(220)
        for button in (self.export, self.erase):
            button.setAutoDefault(False)
        head = in_row(self.games, 1, self.export, self.erase, spacing=SPACE)
        sheet = QWidget()
        self._grid.setContentsMargins(0, 0, SPACE, 0)
        self._grid.setSpacing(SPACE + SPACE // 2)
        sheet.setLayout(self._grid)
        for card in self.cards():
            card.setParent(sheet)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setProperty("role", "bare")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(sheet)
        in_column(head, self.spoilt, (area, 1), of=self, margins=(SPACE * 2, SPACE * 2, SPACE, SPACE), spacing=SPACE)

    def _connect(self) -> None:
        self.history.changed.connect(self._follow)
        self.games.chosen.connect(self._choose)
        self.export.clicked.connect(self._export)
        self.erase.clicked.connect(self._erase)
        self.rating.play_wished.connect(self._wish_play)
        self.rating.view.game_pointed.connect(self.table.choose)
        self.engines.level_chosen.connect(self.history.take_for)
        self.studies.problems_wished.connect(self._wish_problems)
        self.studies.lessons_wished.connect(self._wish_lessons)
        self.studies.practice_wished.connect(self._wish_practice)

    # What the program asks for

    def open_window(self, variant: str) -> None:
        """In front; at first with the game played last, or else the one of this name."""
        games = self.history.games()
        if not self._chosen:
            self.games.set_value(games[-1].variant if games and games[-1].variant in variant_names() else variant)
        self.refresh()
        bring_up(self)

    def refresh(self) -> None:
        kept, variant = self.history.kept, self.games.value()
        games = self.history.games(variant)
        course = course_of(games, kept.engines)
        self._helped = [game for game in games if game.helped]
        self.rating.show_course(course, len(games) - len(course.points), tally(self._helped))
        self.results.show_games(games, self._look.notation())
        self.runs.show_games(games)
        self.engines.show_engines(_engines_of(games), kept.engines)
        self.played.set_filled(bool(games))
        self.table.show_games(games, course)
        self._show_studies()
        self.export.setEnabled(bool(kept.games))
        self.erase.setEnabled(bool(kept.games or kept.engines))
        self._name_parts()
        self._arrange()

    def _follow(self) -> None:
        if self.isVisible():
            self.refresh()

    def _show_studies(self) -> None:
        problems, lessons = ProblemProgress(self._problems), LessonProgress.read(self._look.store.current.lessons)
        courses, now = program_files.resources() / "lessons", datetime.now().astimezone()
        self.studies.show_studies(studies_of(self.games.value(), problems, lessons, courses, self._deck(), now))

    # What the person does

    def _choose(self) -> None:
        self._chosen = True
        self.refresh()

    def _export(self) -> None:
        ask_and_save(self, self.history.kept)

    def _erase(self) -> None:
        question = self.tr("Erase the results of all your games, with your ratings? Problems and lessons stay.")
        if confirm(self, question, self.tr("Erase"), self.tr("Cancel")):
            self.history.erase()

    def _wish_play(self) -> None:
        """Who had help before goes on at the level of then."""
        if self._helped:
            self.alone_wished.emit(self.games.value(), self._helped[-1].level)
        else:
            self.play_wished.emit()

    def _wish_problems(self) -> None:
        self.problems_wished.emit(self.games.value())

    def _wish_lessons(self) -> None:
        self.lessons_wished.emit(self.games.value())

    def _wish_practice(self) -> None:
        self.practice_wished.emit(self.games.value())

    # How it looks

    def cards(self) -> tuple[CardFrame, ...]:
        """Everything on the page, whether it is seen or not."""
        return (self.rating, self.results, self.runs, self.studies, self.engines, self.played)

    def _arrange(self) -> None:
        """Cards side by side where there is room, those that are empty left out."""
        columns = 2 if self.width() >= TWO_COLUMNS else 1
        shown = [card for card in (self.results, self.runs, self.studies, self.engines) if card.filled]
        for card in self.cards():
            self._grid.removeWidget(card)
        self._grid.addWidget(self.rating, 0, 0, 1, columns)
        if columns == 2 and self.results in shown:
            shown.remove(self.results)
            self._grid.addWidget(self.results, 1, 0, max(1, len(shown)), 1)
            for at, card in enumerate(shown):
                self._grid.addWidget(card, 1 + at, 1)
        else:
            for at, card in enumerate(shown):
                self._grid.addWidget(card, 1 + at, 0, 1, columns)
        last = 1 + max(1, len(shown))
        self._grid.addWidget(self.played, last, 0, 1, columns)
        for row in range(max(self._grid.rowCount(), last + 2)):
            self._grid.setRowStretch(row, int(row == last + 1))
        for column in (0, 1):
            self._grid.setColumnStretch(column, int(column < columns))

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Your progress"))
        call(self.games, self.tr("Game"))
        self.export.setText(self.tr("Export…"))
        self.erase.setText(self.tr("Erase…"))
        self.played.set_title(self.tr("Games"))
        self.table.setAccessibleName(self.tr("Games"))
        spoilt = self.history.spoilt
        told = self.tr("Your progress so far could not be read. Its file was put aside:")
        self.spoilt.setText(f"{told} {spoilt}" if spoilt is not None else "")
        self.spoilt.setVisible(spoilt is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.games.setFocus()

    def retranslate(self) -> None:
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._show_studies()
        super().changeEvent(event)


def _engines_of(games: tuple[PlayedGame, ...]) -> list[str]:
    """Names of the engines of other makers that were met."""
    return sorted({game.engine for game in games if game.opponent == ENGINE})
