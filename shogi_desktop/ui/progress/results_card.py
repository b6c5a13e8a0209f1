"""Results by opponent, side and opening, each line with a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from shogi_desktop.session.progress.played import PlayedGame, Tally, by_opening, by_opponent, by_side

from ..look.theme import SPACE
from ..widgets.plain import PlainLabel
from ..widgets.side_marks import MarkedLabel, unmarked
from .card import Card, clear
from .result_bar import ResultBar
from .words import OPENING_PLIES, marked_side, opening_text, opponent_text, score_text, spoken_score

MOST_OPENINGS: Final = 6
_Rows = list[tuple[str, Tally]]


class ResultsCard(Card):
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

    def _add_row(self, name: str, found: Tally) -> None:
        at = self._grid.count()  # rows that stay empty take no room
        label, bar, score = MarkedLabel(name), ResultBar(), PlainLabel(score_text(found))
        bar.show_tally(found)
        score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        score.setAccessibleName(f"{unmarked(name)}: {spoken_score(found)}")
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(bar, at, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(score, at, 2)
        self.rows.append(f"{name}: {score.text()}")
