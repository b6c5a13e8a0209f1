"""Beside the board: the box of pieces, hands, whose move it is, what is wrong, and the way on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from shogi_desktop.notation.positions.sfen import MAX_MOVE_NUMBER
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.validation import Flaw
from shogi_desktop.session.editing.editing import Editing
from shogi_desktop.session.editing.sketch import SetNumber, SetTurn

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import PlainLabel, tip
from ..widgets.segments import Segments
from ..words.texts import changed_rules
from .hands import HandCounters
from .piece_box import PieceBox, side_texts
from .verdict import Verdict, flaw_words

LEAST_WIDTH: Final = 316
MOST_WIDTH: Final = 430


class EditorPanel(QWidget):
    """Signals:
    wished(object): a command.
    """

    wished = Signal(object)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Editing | None = None
        self.hands = HandCounters(art)
        self.pieces = PieceBox(art, self.hands)
        self.verdict = Verdict()
        self.keep, self.solve = QPushButton(), QPushButton()
        self.play = QPushButton()
        self.cancel = QPushButton()
        self._turn_words, self._number_words = PlainLabel(), PlainLabel()
        self._rules = ElidedLabel()
        self._rules.setProperty("role", "changed")
        self._turn = Segments([("0", ""), ("1", "")])
        self._number = QSpinBox()
        self._number.setRange(1, MAX_MOVE_NUMBER)
        self._number.setKeyboardTracking(False)
        self.play.setProperty("primary", True)
        self._build()
        self._retranslate()

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(SPACE, SPACE, SPACE + 4, SPACE)
        self._column.setSpacing(SPACE)
        self._column.addWidget(self.pieces)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(SPACE)
        self._rows.setVerticalSpacing(SPACE // 2)
        self._rows.setColumnStretch(1, 1)
        self._rows.addWidget(self._turn_words, 0, 0)
        self._rows.addWidget(self._turn, 0, 1)
        self._rows.addWidget(self._number_words, 1, 0)
        self._rows.addWidget(self._number, 1, 1, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._rows)
        self._column.addWidget(self._rules)
        self._column.addWidget(self.verdict, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.cancel)
        foot.addWidget(self.keep, 1)
        foot.addWidget(self.solve, 1)
        foot.addWidget(self.play, 1)
        self._column.addLayout(foot)
        self._turn.chosen.connect(self._choose_turn)
        self._number.valueChanged.connect(self._choose_number)
        self.hands.wished.connect(self.wished)

    def put_below_verdict(self, widget: QWidget) -> None:
        """Gives something that belongs to the position a place above the way on."""
        self._column.insertWidget(self._column.indexOf(self.verdict) + 1, widget)

    @property
    def turn(self) -> Segments:
        """Whose move it is: "0" or "1"."""
        return self._turn

    @property
    def number(self) -> QSpinBox:
        return self._number

    def show_variant(self, variant: Variant) -> None:
        self.hands.show_variant(variant)
        self.pieces.show_variant(variant)

    def set_style(self, style: BoardStyle) -> None:
        self.pieces.set_style(style)
        self.hands.set_style(style)

    def show_editing(self, editing: Editing) -> None:
        """Everything as it is now."""
        self._editing = editing
        sketch = editing.sketch
        self.pieces.show_counts(editing.counts())
        self.hands.show_sketch(sketch)
        self._turn.set_value(str(sketch.turn))
        self._number.blockSignals(True)
        self._number.setValue(sketch.number)
        self._number.blockSignals(False)
        self.verdict.show_editing(editing)
        self._show_rules(editing.variant)
        self._allow(self.play, self.tr("A game from this position"), editing.flaws(), editing)
        help_ = self.tr("Look for the mate, and whether there is only one")
        self._allow(self.solve, help_, editing.problem_flaws(), editing)
        help_ = self.tr("Add it to a set of mate problems of your own")
        self._allow(self.keep, help_, editing.problem_flaws(), editing)

    def _allow(self, button: QPushButton, help_: str, flaws: list[Flaw], editing: Editing) -> None:
        """Whether a button can be used; its tool tip says what it does, or why it cannot be."""
        button.setEnabled(not flaws)
        button.setToolTip(tip("\n".join(flaw_words(flaw, editing) for flaw in flaws) or help_))

    def _show_rules(self, variant: Variant) -> None:
        """The rule options that are not as usual."""
        self._rules.setText(", ".join(changed_rules(variant)))
        self._rules.setVisible(bool(self._rules.text()))

    def _choose_turn(self, side: str) -> None:
        self.wished.emit(SetTurn(int(side)))

    def _choose_number(self, number: int) -> None:
        self.wished.emit(SetNumber(number))

    def _retranslate(self) -> None:
        self._turn_words.setText(self.tr("To move"))
        self._turn.set_texts(side_texts())
        self._turn.setAccessibleName(self._turn_words.text())
        self._number_words.setText(self.tr("Move number"))
        self._number.setAccessibleName(self._number_words.text())
        self.keep.setText(self.tr("Keep…"))
        self.solve.setText(self.tr("Mate?"))
        self.play.setText(self.tr("Play…"))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setToolTip(self.tr("Back to where you were. What you set up is kept: Undo brings it back."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._editing is not None:
                self.show_editing(self._editing)
        super().changeEvent(event)
