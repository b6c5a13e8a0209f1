"""The lines of an analysis by one engine or two, and what can be chosen of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QLocale, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.thoughts import Line, Thoughts
from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.notes import Score
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.session.analysis.analysis import MOST_ENGINES
from shogi_desktop.settings import MOST_LINES

from ..widgets.forms import ScrollSheet
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import tip
from ..words.analysis_words import ScoreStyle, score_text
from ..words.i18n import Translated
from ..words.move_texts import line_texts
from .choices_menu import OWN, ChoicesMenu
from .coach_card import FittingLabel
from .lines import LineRow

MOST_MOVES: Final = 16  # of a line are written: more than its two rows hold
MOST_LETTERS: Final = 18  # of the name of an engine, on the button beside its lines
DOT: Final = 10  # pixels


class EngineLines(Translated, QWidget):
    """Shows thoughts about a position.

    Signals:
        taken(object): moves from the position on, as a tuple, to be made there: one, or a whole line.
        looked_at(object, QRect): such moves to be shown on a board of their own, none: no more; and the place of their
            line in this widget.
    """

    taken = Signal(object)
    looked_at = Signal(object, QRect)

    def __init__(self, recorded: bool, corner: QWidget | None = None, parent: QWidget | None = None) -> None:
        """`recorded`: there is a record that may take lines. `corner` stands beside the state of the search."""
        super().__init__(parent)
        self._notation, self._style, self._count = "japanese", ScoreStyle(), 3
        self._position: Position | None = None
        self._before = NO_MOVE
        self._thoughts = Thoughts()
        self._written: dict[tuple[int, ...], list[str]] = {}  # of the lines shown: most of them stay
        self._corner, self._most, self._dense = corner, MOST_LINES, False
        self._name, self._state, self._dot = ElidedLabel(), ElidedLabel(folds=2), _Dot()
        self._brief = FittingLabel(role="muted")
        self._name.setProperty("role", "strong")
        self._state.setProperty("role", "muted")
        self._name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._brief.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._rows = [LineRow(recorded) for _ in range(MOST_LINES)]
        self._who = in_row(self._dot, self._name, (self._brief, 1), spacing=6)
        self._head = in_row((self._state, 1))
        if corner is not None:
            self._head.addWidget(corner)
        column = in_column(self._who, self._head, of=self, margins=0, spacing=2)
        for row in self._rows:
            row.taken.connect(self.taken)
            row.looked_at.connect(self._look_at)
            column.addWidget(row)
        self.set_name("")
        self._refresh()

    def set_choices(self, notation: str, style: ScoreStyle, count: int) -> None:
        """How moves are written ("japanese" or "western"), how scores are told, how many lines there are."""
        self._notation, self._style, self._count = notation, style, count
        self._written.clear()
        self._refresh()

    def set_name(self, name: str, color: QColor | None = None) -> None:
        """Who thinks, "" where that is known, and the colour of its arrows where others have another one."""
        self._name.setText(name)
        self._name.setVisible(bool(name))
        self._dot.show_color(color)

    def set_dense(self, dense: bool, most: int = MOST_LINES) -> None:
        """Whether each line has one row instead of two, and what is told of the search stands beside who thinks;
        `most` lines are seen."""
        if (dense, most) == (self._dense, self._most):
            return
        self._dense, self._most = dense, most
        if self._corner is not None:
            (self._who if dense else self._head).addWidget(self._corner)
        for row in self._rows:
            row.set_dense(dense)
        self._refresh()

    def show_thoughts(self, thoughts: Thoughts, position: Position, before: int) -> None:
        """What is thought of a position, to which the move `before` has led (NO_MOVE: none)."""
        if not thoughts.lines:
            self._written.clear()  # of another position
        self._thoughts, self._position, self._before = thoughts, position, before
        self._refresh()

    def suggestions(self) -> list[tuple[int, str]]:
        """The first moves of the lines with their scores."""
        return [(line.moves[0], self._score(line.score)) for line in self._lines()]

    def _lines(self) -> Iterable[Line]:
        return self._thoughts.lines[: self._count]

    def _score(self, score: Score | None) -> str:
        assert self._position is not None
        return score_text(score, self._position, self._style) if score is not None else ""

    def _refresh(self) -> None:
        self._written = {line.moves: self._written.get(line.moves) or self._moves(line) for line in self._lines()}
        lines = [(line.moves, self._score(line.score), self._written[line.moves]) for line in self._lines()]
        if self._thoughts.score is not None and not lines:
            lines = [((), self._score(self._thoughts.score), [])]
        shown = min(self._count if self._thoughts.lines or not self._thoughts.note else len(lines), self._most)
        for at, row in enumerate(self._rows):
            row.setVisible(at < shown)
            row.show_line(*lines[at] if at < len(lines) else ())
        width = max(row.wanted_score_width() for row in self._rows)
        for row in self._rows:
            row.set_score_width(width)
        told = self._told()
        counting = bool(self._thoughts.lines) and not self._thoughts.note
        whole = f"{told} · {self._sign()}" if counting else told
        depth = self.tr("Depth {depth}").format(depth=self._thoughts.depth)
        beside = self._dense and (counting or told == self.tr("Thinking …"))
        self._state.setText(whole)
        self._state.setVisible(not beside)
        self._brief.say([whole, told, depth, ""] if counting else [told, ""])
        self._brief.setVisible(beside)
        if counting:
            seconds = QLocale().toString(self._thoughts.time_ms / 1000, "f", 1)
            time = self.tr("After {n} s").format(n=seconds)
            explained = self.tr("Depth; thousands of positions looked at, and in a second")
            parts = [told, time, explained, self._meaning()]
            if self._thoughts.network:
                parts.append(self.tr("Judged by the network {name}").format(name=self._thoughts.network))
            for label in (self._state, self._brief):
                label.setToolTip(tip("\n".join(parts)))

    def _moves(self, line: Line) -> list[str]:
        assert self._position is not None
        moves = line_texts(self._position, line.moves, self._before, self._notation)
        return list(islice(moves, MOST_MOVES))

    def _meaning(self) -> str:
        """For whom a score is good."""
        if self._style.view == "chance":
            return self.tr("%: Black’s chance to win")
        return self.tr("+: Black is better") if self._style.view == "black" else self.tr("+: who is to move is better")

    def _sign(self) -> str:
        """The same, as short as it can be."""
        if self._style.view == "chance":
            return self.tr("%: Black")
        return self.tr("+: Black") if self._style.view == "black" else self.tr("+: to move")

    def _told(self) -> str:
        thoughts, locale = self._thoughts, QLocale()
        if thoughts.note:
            return thoughts.note
        if thoughts.finished and not thoughts.lines:
            return self.tr("Finished; no line was told.")
        if not thoughts.lines:
            over = self._position is not None and self._position.outcome() is not None
            return self.tr("The game has ended here.") if over else self.tr("Thinking …")
        nodes, speed = (locale.toString(number // 1000) for number in (thoughts.nodes, thoughts.nps))
        counted = self.tr("Depth {depth}")  # some engines do not count, or no seconds
        if thoughts.nodes and thoughts.nps:
            counted = self.tr("Depth {depth} · {nodes}k · {speed}k/s")
        elif thoughts.nodes:
            counted = self.tr("Depth {depth} · {nodes}k")
        told = counted.format(depth=thoughts.depth, nodes=nodes, speed=speed)
        return self.tr("Finished · {told}").format(told=told) if thoughts.finished else told

    def _look_at(self, moves: tuple[int, ...]) -> None:
        row = self.sender()
        assert isinstance(row, LineRow)
        self.looked_at.emit(moves, row.geometry())

    def retranslate(self) -> None:
        self._refresh()


class _Dot(QWidget):
    """The colour of an engine's arrows."""

    def __init__(self) -> None:
        super().__init__()
        self._color: QColor | None = None
        self.setFixedSize(DOT, DOT)
        self.hide()

    def show_color(self, color: QColor | None) -> None:
        self._color = color
        self.setVisible(color is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._color is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._color)
            painter.drawEllipse(self.rect())


LEAST_HEIGHT: Final = 88  # pixels; with less room it scrolls
LOW: Final = 800  # pixels; in a lower window two engines tell their best line alone


class AnalysisPanel(Translated, QWidget):
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
        self._button.setArrowType(Qt.ArrowType.DownArrow)
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
        column = in_column(of=sheet.inside, margins=0, spacing=2)
        for lines in self._engines:
            lines.taken.connect(self.taken)
            lines.looked_at.connect(self._look_at)
            column.addWidget(lines)
        self.set_asked([""])

    def set_choices(self, notation: str, style: ScoreStyle, count: int) -> None:
        """How moves are written ("japanese" or "western"), how scores are told, how many lines there are."""
        self.choices.show_choices(style, count)
        for lines in self._engines:
            lines.set_choices(notation, style, count)

    def set_asked(self, names: Iterable[str], colors: Sequence[QColor] = ()) -> None:
        """Who is asked about the game on the board, the person's own engines by their names, "" for the program's;
        where two are, the `colors` of their arrows."""
        asked = list(names)
        self._asked = excerpt(asked[0], MOST_LETTERS) or OWN
        two = len(asked) > 1
        most = 1 if two and self.window().height() < LOW else MOST_LINES
        self._button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonIconOnly if two else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        for place, lines in enumerate(self._engines):
            lines.setVisible(place < len(asked))
            lines.set_dense(two, most)
            known = place >= len(asked) or asked == [""]
            lines.set_name("" if known else asked[place] or OWN, colors[place] if two else None)
        self.retranslate()

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

    def retranslate(self) -> None:
        self._button.setText(self.tr("Engine"))
        told = self.tr("How many lines, for whom the scores count, and which engine is asked")
        self._button.setToolTip(tip(f"{self._asked}\n{told}"))
