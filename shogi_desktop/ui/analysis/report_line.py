"""What an analysis of a game has found, in a line above its graph: what one does next is a click away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from shogi_desktop.analysis.game_report import turning_points
from shogi_desktop.analysis.review import Judged, LineReview, Mark, SideReview
from shogi_desktop.game.tree import Node
from shogi_desktop.rules import Side

from ..look.theme import SPACE, mark_color
from ..widgets.layouts import in_row
from ..widgets.plain import PlainLabel, literal, tip
from ..widgets.side_marks import MarkedLabel, unmarked
from ..words.analysis_words import SIGNS, gap_text, percent_text
from ..words.i18n import Translated, counted
from ..words.texts import SIDE_MARKS


class ReportLine(Translated, QWidget):
    """Signals:
    node_wished(object): a turning point that the person wants to see.
    practice_wished(), summary_wished(): what the person chose.
    rest_wished(): the rest of the game shall be analysed.
    """

    node_wished = Signal(object)
    practice_wished = Signal()
    summary_wished = Signal()
    rest_wished = Signal()

    def __init__(self, told: Callable[[Node], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a move."""
        super().__init__(parent)
        self._told = told
        self._review = LineReview()
        self._turning: tuple[Judged, ...] = ()
        self._practised = 0
        self._sides = [MarkedLabel(role="strong") for _ in SIDE_MARKS]
        self._turned = PlainLabel(role="muted")
        self._turns = [QToolButton(), QToolButton()]
        self.rest, self.practise, self.summary = (QPushButton() for _ in range(3))
        for button in (*self._turns, self.rest, self.practise, self.summary):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for at, turn in enumerate(self._turns):
            turn.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # the line is never higher
            turn.clicked.connect(partial(self._go, at))
        for button in (self.rest, self.practise):
            button.setProperty("primary", True)
        self.rest.clicked.connect(self.rest_wished)
        self.practise.clicked.connect(self.practice_wished)
        self.summary.clicked.connect(self.summary_wished)
        self._row = in_row(
            *self._sides, self._turned, *self._turns, 1, self.rest, self.practise, self.summary,
            of=self, margins=(SPACE, 0, 0, 0), spacing=SPACE,
        )  # fmt: skip
        self.retranslate()

    def show_review(self, review: LineReview | None, practised: int) -> None:
        """What was found, None for nothing, and how many positions can be practised. Of a game that was not analysed
        as a whole only how much of it was: what was found is no report yet."""
        self.setVisible(review is not None)
        self._review, self._practised = review or LineReview(), practised
        self._turning = turning_points(self._review) if self._review.is_whole else ()
        self.retranslate()

    def _go(self, at: int, _: bool = False) -> None:
        self.node_wished.emit(self._turning[at].node)

    def retranslate(self) -> None:
        self.summary.setText(self.tr("Summary…"))
        self._turned.setText(self.tr("Turning points:"))
        self.practise.setText(counted(self.tr("Practise {n} position|Practise {n} positions"), self._practised))
        self.rest.setText(self.tr("Go on"))
        whole = self._review.is_whole
        self.rest.setVisible(not whole)
        self.practise.setVisible(self._practised > 0 and whole)
        told = [gap_text(self._review), ""]
        if whole:
            told = [f"{SIDE_MARKS[side]} {self._side_text(self._review.side(side))}" for side in Side]
        for label, text in zip(self._sides, told, strict=True):
            label.setText(text)
        self._show_turns()
        self._fit()

    def _side_text(self, side: SideReview) -> str:
        known = percent_text(side.accuracy / 100) if side.accuracy is not None else "–"
        mistakes, blunders = side.count(Mark.MISTAKE), side.count(Mark.BLUNDER)
        told = [counted(self.tr("{n} blunder|{n} blunders"), blunders)] if blunders else []
        if mistakes or not blunders:
            told = [counted(self.tr("{n} mistake|{n} mistakes"), mistakes), *told]
        return " · ".join([known, *told])

    def _show_turns(self) -> None:
        self._turned.setVisible(bool(self._turning))
        for button, turn in zip(self._turns, [*self._turning, None, None], strict=False):
            button.setVisible(turn is not None)
            if turn is not None and turn.mark is not None:
                words = self._told(turn.node).splitlines()
                button.setText(literal(f"{turn.node.ply} {SIGNS[turn.mark]}"))
                button.setToolTip(tip("\n".join(map(unmarked, words))))
                palette = button.palette()
                palette.setColor(palette.ColorRole.ButtonText, mark_color(turn.mark, self.palette()))
                button.setPalette(palette)

    def _fit(self) -> None:
        """In a narrow window the way to the summary gives its room away, then the word for the turns."""
        self.summary.show()
        for part in (self.summary, self._turned):
            if self._row.minimumSize().width() > self.width():
                part.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turned.setVisible(bool(self._turning))
        self._fit()
