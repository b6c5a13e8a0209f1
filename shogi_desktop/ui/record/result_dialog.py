"""How the line to the move on the board ended: who won, and why."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules import Side

from ..look.theme import SPACE
from ..widgets.forms import center_labels
from ..widgets.side_marks import unmarked
from ..words.texts import result_reason, result_title

LONGEST_DETAIL: Final = 200
WIDTH: Final = 300
_WON: Final = (
    Reason.RESIGN,
    Reason.CHECKMATE,
    Reason.TIME,
    Reason.DECLARATION,
    Reason.ILLEGAL_MOVE,
    Reason.FORFEIT,
    Reason.STARTED_REPETITION,
    Reason.PERPETUAL_CHECK,
    Reason.TRY,
    Reason.ROYALS_LOST,
    Reason.BARE_KING,
    Reason.NO_MOVES,
    Reason.OTHER,
)
_DRAWN: Final = (
    Reason.REPETITION,
    Reason.IMPASSE,
    Reason.AGREEMENT,
    Reason.MOVE_LIMIT,
    Reason.QUIET_LIMIT,
    Reason.NO_MOVES,
    Reason.BARE_KING,
    Reason.ABORTED,
    Reason.NO_MATE,
    Reason.OTHER,
)
_WINNERS: Final = (Side.BLACK, Side.WHITE, None)


class ResultDialog(QDialog):
    """`result_chosen` is the result when it is accepted, None where the game is not over."""

    def __init__(self, result: GameResult | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = result
        self.setWindowTitle(self.tr("Result"))
        self._winner, self._reason, self._detail = QComboBox(), QComboBox(), QLineEdit()
        self._detail.setMaxLength(LONGEST_DETAIL)
        self._winner.setMinimumWidth(WIDTH)
        self._winner.addItem(self.tr("The game is not over here"))
        for winner in Side:
            self._winner.addItem(unmarked(result_title(GameResult(winner, Reason.OTHER))))
        self._winner.addItem(self.tr("A draw, or no result"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._form = form = QFormLayout()
        form.setSpacing(SPACE)
        form.addRow(self.tr("Result:"), self._winner)
        form.addRow(self.tr("How:"), self._reason)
        form.addRow(self.tr("In words:"), self._detail)
        center_labels(form)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(buttons)
        self._winner.currentIndexChanged.connect(self._offer_reasons)
        self._reason.currentIndexChanged.connect(self._ask_words)
        self._show(result)

    def result_chosen(self) -> GameResult | None:
        chosen = self._winner.currentIndex()
        reason = self._reason.currentData()
        if not chosen or reason is None:
            return None
        before, winner = self._before, _WINNERS[chosen - 1]
        if before is not None and reason == before.reason.value and not self._detail.isModified():
            return before if winner == before.winner else replace(before, winner=winner)
        detail = self._detail.text().strip() if reason == Reason.OTHER.value else ""
        return GameResult(winner, Reason(reason), detail)

    def _show(self, result: GameResult | None) -> None:
        self._winner.setCurrentIndex(_WINNERS.index(result.winner) + 1 if result else 0)
        self._offer_reasons()
        if result:
            if self._reason.findData(result.reason.value) < 0:
                self._reason.addItem(result_reason(result), result.reason.value)
            self._reason.setCurrentIndex(self._reason.findData(result.reason.value))
            self._detail.setText(result.detail)

    def _offer_reasons(self) -> None:
        """The ends that go with the winner chosen."""
        chosen, wished = self._winner.currentIndex(), self._reason.currentData()
        winner = _WINNERS[chosen - 1]
        reasons = () if not chosen else _DRAWN if winner is None else _WON
        self._reason.clear()
        for reason in reasons:
            self._reason.addItem(result_reason(GameResult(winner, reason)), reason.value)
        self._reason.setCurrentIndex(max(0, self._reason.findData(wished)) if reasons else -1)
        self._form.setRowVisible(self._reason, bool(reasons))
        self._ask_words()

    def _ask_words(self) -> None:
        """Only an end that has no name of its own is told in words; what a record adds to another one stays."""
        self._form.setRowVisible(self._detail, self._reason.currentData() == Reason.OTHER.value)
