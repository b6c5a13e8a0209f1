"""What an analysis of a game has found, in a line above its graph: what one does next is a click away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QWidget

from shogi_desktop.analysis.game_questions import AnalysisProgress
from shogi_desktop.analysis.game_report import GameReport
from shogi_desktop.game.tree import Node

from ..look.theme import SPACE, mark_color
from ..widgets.layouts import in_row
from ..widgets.plain import PlainLabel, literal, tip
from ..widgets.side_marks import MarkedLabel, unmarked
from ..words.analysis_words import SIGNS, percent_text
from ..words.i18n import Translated, counted
from ..words.texts import SIDE_MARKS


class ReportLine(Translated, QWidget):
    """Signals:
    node_wished(object): a turning point that the person wants to see.
    practice_wished(), summary_wished(), rest_wished(): what the person chose.
    """

    node_wished = Signal(object)
    practice_wished = Signal()
    summary_wished = Signal()
    rest_wished = Signal()

    def __init__(self, told: Callable[[Node], str], parent: QWidget | None = None) -> None:
        """`told` says what there is to say of a move."""
        super().__init__(parent)
        self._told = told
        self._report: GameReport | None = None
        self._practised = 0
        self._stopped: AnalysisProgress | None = None
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

    def show_report(self, report: GameReport | None, practised: int, stopped: AnalysisProgress | None = None) -> None:
        """What was found, None for nothing, and how many mistakes can be practised. Of an analysis that was left in the
        middle only how far it had come (`stopped`): what it found is no report yet."""
        self.setVisible(report is not None or stopped is not None)
        self._report, self._practised, self._stopped = report, practised, stopped
        self.retranslate()

    def _go(self, at: int, _: bool = False) -> None:
        if self._report is not None:
            self.node_wished.emit(self._report.turns[at].node)

    def retranslate(self) -> None:
        self.summary.setText(self.tr("Summary…"))
        self._turned.setText(self.tr("Turning points:"))
        self.practise.setText(counted(self.tr("Practise {n} mistake|Practise {n} mistakes"), self._practised))
        self.rest.setText(self.tr("Continue"))
        self.rest.setVisible(self._stopped is not None)
        self.practise.setVisible(self._practised > 0 and self._stopped is None)
        report = self._report
        if self._stopped is not None:
            self._show_stopped(self._stopped)
        if report is None or self._stopped is not None:
            return
        for label, sign, accuracy, mistakes in zip(
            self._sides, SIDE_MARKS, report.accuracy, report.mistakes, strict=True
        ):
            label.setText(f"{sign} {self._side_text(accuracy, mistakes)}")
        self._show_turns(report)
        self._fit()

    def _show_stopped(self, progress: AnalysisProgress) -> None:
        done, total = (QLocale().toString(number) for number in (progress.done, progress.total))
        text = self.tr(
            "The analysis was stopped at {done} of {total} position."
            "|The analysis was stopped at {done} of {total} positions."
        )
        told = counted(text, progress.total, done=done, total=total)
        for label, text in zip(self._sides, (told, ""), strict=True):
            label.setText(text)
        for turn in self._turns:
            turn.hide()
        self._turned.hide()
        self._fit()

    def _side_text(self, accuracy: float | None, mistakes: int) -> str:
        known = percent_text(accuracy / 100) if accuracy is not None else "–"
        told = counted(self.tr("{n} mistake|{n} mistakes"), mistakes)
        return f"{known} · {told}"

    def _show_turns(self, report: GameReport) -> None:
        self._turned.setVisible(bool(report.turns))
        for button, turn in zip(self._turns, [*report.turns, None, None], strict=False):
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
        self._turned.setVisible(self._report is not None and bool(self._report.turns) and self._stopped is None)
        self._fit()
