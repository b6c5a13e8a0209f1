"""The lines of an analysis by one engine or two, and what can be chosen of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.thoughts import Thoughts
from shogi_desktop.rules.position import Position
from shogi_desktop.session.analysis.analysis import MOST_ENGINES

from ..widgets.scroll_sheet import ScrollSheet
from .choices_menu import OWN, ChoicesMenu
from .engine_lines import EngineLines

LEAST_HEIGHT: Final = 120  # pixels; with less room it scrolls


class AnalysisPanel(QWidget):
    """Shows what engines think of a position; `choices` is its menu.

    Signals:
        taken(object): moves from the position on, as a tuple, to be made there: one, or a whole line.
        looked_at(object, QRect): such moves to be shown on a board of their own, none: no more; and the place of their
            line in this panel.
    """

    taken = Signal(object)
    looked_at = Signal(object, QRect)

    def __init__(self, recorded: bool = True, parent: QWidget | None = None) -> None:
        """`recorded`: there is a record that may take lines."""
        super().__init__(parent)
        self._button = QToolButton()
        self._button.setProperty("role", "choices")
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.choices = ChoicesMenu(self._button)
        self._button.setMenu(self.choices)
        self._engines = [EngineLines(recorded, None if place else self._button) for place in range(MOST_ENGINES)]
        sheet, whole = ScrollSheet(least=LEAST_HEIGHT), QVBoxLayout(self)
        sheet.setProperty("role", "bare")
        sheet.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(sheet)
        column = QVBoxLayout(sheet.inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for lines in self._engines:
            lines.taken.connect(self.taken)
            lines.looked_at.connect(self._look_at)
            column.addWidget(lines)
        self.set_asked([""])
        self._retranslate()

    def set_choices(self, notation: str, view: str, count: int) -> None:
        """How moves are written ("japanese" or "western"), how scores are told, how many lines there are."""
        self.choices.show_choices(view, count)
        for lines in self._engines:
            lines.set_choices(notation, view, count)

    def set_asked(self, names: Iterable[str], colors: Sequence[QColor] = ()) -> None:
        """Who is asked about the game on the board, the person's own engines by their names, "" for the program's;
        where two are, the `colors` of their arrows."""
        asked = list(names)
        two = len(asked) > 1
        for place, lines in enumerate(self._engines):
            lines.setVisible(place < len(asked))
            lines.set_dense(two)
            known = place >= len(asked) or asked == [""]
            lines.set_name("" if known else asked[place] or OWN, colors[place] if two else None)

    def show_thoughts(self, place: int, thoughts: Thoughts, position: Position, before: int) -> None:
        """What the engine of a place, from 0, thinks of a position, to which the move `before` has led."""
        self._engines[place].show_thoughts(thoughts, position, before)

    def suggestions(self, place: int = 0) -> list[tuple[int, str]]:
        """The first moves of an engine's lines with their scores."""
        return self._engines[place].suggestions()

    def _look_at(self, moves: tuple[int, ...], row: QRect) -> None:
        lines = self.sender()
        assert isinstance(lines, EngineLines)
        self.looked_at.emit(moves, QRect(lines.mapTo(self, row.topLeft()), row.size()))

    def _retranslate(self) -> None:
        self._button.setText(self.tr("Lines"))
        self._button.setToolTip(self.tr("How many lines, for whom the scores count, and which engine is asked"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
