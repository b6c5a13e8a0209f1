"""The lines of an analysis, with what the search has come to."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from shogi_desktop.analysis.thoughts import Line, Thoughts
from shogi_desktop.game.tree import Game
from shogi_desktop.settings import MOST_LINES

from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import literal
from ..words.move_texts import line_texts
from ..words.score_words import score_text
from .line_row import LineRow

MOST_MOVES: Final = 16  # of a line are written: more than its two rows hold
_VIEWS: Final = ("mover", "black", "chance")


class AnalysisPanel(QWidget):
    """Shows thoughts about the position at the cursor of a game.

    Signals:
        lines_wished(int): so many lines from now on.
        view_wished(str): how scores are told (see `score_text`).
        engine_wished(str): who is asked, by the name of the person's own engine, "" = the program's.
        log_wished(): the person wants to see what is said to the engine and by it.
        taken(object): moves from the position on, as a tuple, to be made there: one, or a whole line.
        looked_at(object, QRect): such moves to be shown on a board of their own, none: no more; and the place of their
            line in this panel.
    """

    lines_wished = Signal(int)
    view_wished = Signal(str)
    engine_wished = Signal(str)
    log_wished = Signal()
    taken = Signal(object)
    looked_at = Signal(object, QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notation, self._view, self._count = "japanese", "mover", 3
        self._game: Game | None = None
        self._thoughts = Thoughts()
        self._asked = ""  # the person's own engine that is asked
        self._written: dict[tuple[int, ...], list[str]] = {}  # of the lines shown: most of them stay
        self._state = ElidedLabel()
        self._state.setProperty("role", "muted")
        self._choices = QToolButton()
        self._choices.setProperty("role", "choices")
        self._choices.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choices.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self._choices)
        self._choices.setMenu(self._menu)
        self._by_count, self._by_view = self._made_choices()
        self._log = QAction(self)
        self._log.triggered.connect(self.log_wished)
        self._engines = QActionGroup(self)
        self._engines.triggered.connect(self._wish_engine)
        self._rows = [LineRow() for _ in range(MOST_LINES)]
        head = QHBoxLayout()
        head.addWidget(self._state, 1)
        head.addWidget(self._choices)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        for row in self._rows:
            row.taken.connect(self.taken)
            row.looked_at.connect(self._look_at)
            column.addWidget(row)
        self._retranslate()
        self._refresh()

    def _made_choices(self) -> tuple[dict[int, QAction], dict[str, QAction]]:
        """How many lines, and for whom scores count."""
        counts, views = QActionGroup(self), QActionGroup(self)
        by_count = {count: counts.addAction(str(count)) for count in range(1, MOST_LINES + 1)}
        by_view = {view: views.addAction(view) for view in _VIEWS}
        for action in (*by_count.values(), *by_view.values()):
            action.setCheckable(True)
        self._menu.addActions(counts.actions())
        self._menu.addSeparator()
        self._menu.addActions(views.actions())
        self._menu.addSeparator()
        counts.triggered.connect(self._wish_count)
        views.triggered.connect(self._wish_view)
        return by_count, by_view

    def set_choices(self, notation: str, view: str, count: int) -> None:
        """How moves are written ("japanese" or "western"), how scores are told, how many lines there are."""
        self._notation, self._view, self._count = notation, view, count
        self._written.clear()
        self._refresh()

    def set_engines(self, names: Iterable[str], chosen: str) -> None:
        """Whom the person may ask beside the program's own engine, and who is wished, "" for that."""
        for action in self._engines.actions():
            self._engines.removeAction(action)
            self._menu.removeAction(action)
            action.deleteLater()
        for name in ("", *names):
            action = self._engines.addAction(literal(name) or "Shogi Desktop")
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name == chosen)
        self._menu.addActions(self._engines.actions())
        self._menu.removeAction(self._log)
        self._menu.addAction(self._log)

    def set_asked(self, name: str) -> None:
        """Who is asked about the game on the board: one of the person's own engines, "" for the program's."""
        self._asked = name

    def show_thoughts(self, thoughts: Thoughts, game: Game) -> None:
        """What is thought of the position on the board."""
        if not thoughts.lines:
            self._written.clear()  # of another position
        self._thoughts, self._game = thoughts, game
        self._refresh()

    def suggestions(self) -> list[tuple[int, str]]:
        """The first moves of the lines with their scores."""
        return [(line.moves[0], self._score(line)) for line in self._lines()]

    def _lines(self) -> Iterable[Line]:
        return self._thoughts.lines[: self._count]

    def _score(self, line: Line) -> str:
        assert self._game is not None
        return score_text(line.score, self._game.position, self._view)

    def _refresh(self) -> None:
        self._by_count[self._count].setChecked(True)
        self._by_view[self._view].setChecked(True)
        self._written = {line.moves: self._written.get(line.moves) or self._moves(line) for line in self._lines()}
        lines = [(line.moves, self._score(line), self._written[line.moves]) for line in self._lines()]
        for at, row in enumerate(self._rows):
            row.setVisible(at < self._count)
            row.show_line(*lines[at] if at < len(lines) else ())
        width = max(row.wanted_score_width() for row in self._rows)
        for row in self._rows:
            row.set_score_width(width)
        self._state.setText(self._told())
        self._state.setToolTip(self.tr("Depth; thousands of positions looked at, and in a second"))

    def _moves(self, line: Line) -> list[str]:
        assert self._game is not None
        game = self._game
        moves = line_texts(game.position, line.moves, game.cursor.move, self._notation)
        return list(islice(moves, MOST_MOVES))

    def _told(self) -> str:
        thoughts, locale = self._thoughts, QLocale()
        if not thoughts.lines:
            over = self._game is not None and self._game.position.outcome() is not None
            return self.tr("The game has ended here.") if over else self.tr("Thinking …")
        nodes, speed = (locale.toString(number // 1000) for number in (thoughts.nodes, thoughts.nps))
        told = self.tr("Depth {depth} · {nodes}k · {speed}k/s").format(depth=thoughts.depth, nodes=nodes, speed=speed)
        return f"{told} · {self._asked}" if self._asked else told  # a long name is cut, not what is told

    def _look_at(self, moves: tuple[int, ...]) -> None:
        row = self.sender()
        assert isinstance(row, LineRow)
        self.looked_at.emit(moves, row.geometry())

    def _wish_count(self, action: QAction) -> None:
        self.lines_wished.emit(next(count for count, each in self._by_count.items() if each is action))

    def _wish_engine(self, action: QAction) -> None:
        self.engine_wished.emit(action.data())

    def _wish_view(self, action: QAction) -> None:
        self.view_wished.emit(next(view for view, each in self._by_view.items() if each is action))

    def _retranslate(self) -> None:
        self._choices.setText(self.tr("Lines"))
        self._choices.setToolTip(self.tr("How many lines, for whom the scores count, and which engine is asked"))
        for count, action in self._by_count.items():
            action.setText(self.tr("Lines: {n}").format(n=count))
        self._log.setText(self.tr("Conversation with the engine…"))
        self._by_view["mover"].setText(self.tr("Scores for the side to move"))
        self._by_view["black"].setText(self.tr("Scores for Black (sente)"))
        self._by_view["chance"].setText(self.tr("Chances to win of the side to move"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refresh()
        super().changeEvent(event)
