"""Beside the board: the box of pieces, hands, whose move it is, what is wrong, and the way on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QSpinBox, QWidget

from shogi_desktop.notation.positions.sfen import MAX_MOVE_NUMBER
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.validation import Flaw
from shogi_desktop.session.editing.editing import Editing
from shogi_desktop.session.editing.sketch import AddToHand, Balance, InHand, SetNumber, SetTurn, Sketch

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..look.theme import SPACE
from ..widgets.forms import Segments
from ..widgets.keys import lead
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, tip
from ..widgets.side_marks import SideMark
from ..words.i18n import Translated
from ..words.texts import SIDE_MARKS, changed_rules, labelled, piece_name, side_name
from .piece_box import PieceBox, side_texts
from .verdict import VerdictPanel, flaw_words

FACE: Final = 22
MOST: Final = 99
LOW: Final = "QSpinBox { min-height: 18px; padding: 0 4px; }"


class HandCounters(Translated, QWidget):
    """A row for each kind that can be in hand, and above them whether the defender holds all that is left.

    Signals:
        wished(object): a command.
    """

    wished = Signal(object)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._style = BoardStyle()
        self._variant: Variant | None = None
        self._boxes: dict[InHand, _Counter] = {}
        self._faces: dict[int, PlainLabel] = {}
        self._heads = [PlainLabel(), PlainLabel()]
        self.balanced = QCheckBox()
        self.balanced.clicked.connect(self._balance)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, SPACE, 2, 2)
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        for side in (0, 1):
            self._heads[side].setProperty("role", "strong")
            head = in_row(SideMark(SIDE_MARKS[side]), self._heads[side], 1, spacing=SPACE // 2)
            self._grid.addLayout(head, 1, 2 * side)
        self._grid.addWidget(self.balanced, 0, 0, 1, 3)

    def box(self, place: InHand) -> QSpinBox:
        """The number of a place."""
        return self._boxes[place]

    def show_variant(self, variant: Variant) -> None:
        """A row for each kind of the variant's hands; nothing is seen where it has none."""
        for widget in (*self._boxes.values(), *self._faces.values()):
            self._grid.removeWidget(widget)
            widget.setParent(None)
            widget.deleteLater()
        self._boxes, self._faces, self._variant = {}, {}, variant
        for row, kind in enumerate(variant.hand_kinds, 2):
            face = self._faces[kind] = PlainLabel()
            face.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(face, row, 1)
            for side in (0, 1):
                box = self._boxes[InHand(side, kind)] = _Counter(InHand(side, kind))
                box.valueChanged.connect(self._change)
                self._grid.addWidget(box, row, 2 * side)
        lead(self.balanced, self._boxes.values())
        self.setVisible(variant.has_drops)
        self._show_faces()
        self.retranslate()

    def show_sketch(self, sketch: Sketch) -> None:
        self.balanced.setChecked(sketch.balanced)
        for place, box in self._boxes.items():
            box.tell(sketch.hands.get(place, 0))
            box.setEnabled(not sketch.balanced or place.side == sketch.turn)

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._show_faces()

    def _show_faces(self) -> None:
        ratio = self.devicePixelRatioF()
        for kind, label in self._faces.items():
            assert self._variant is not None
            known = self._variant.kind(kind)
            face = QPixmap(self._art.pixmap(known, 0, self._style.look, round(FACE * ratio), False))
            face.setDevicePixelRatio(ratio)
            label.setPixmap(face)
            label.setFixedSize(FACE + 2, round(FACE * RATIO) + 2)

    def _change(self) -> None:
        box = self.sender()
        if isinstance(box, _Counter):
            self.wished.emit(AddToHand(box.place, box.value() - box.shown))

    def _balance(self, on: bool) -> None:
        self.wished.emit(Balance(on))

    def retranslate(self) -> None:
        self.balanced.setText(self.tr("Problem: the defender has the rest"))
        self.balanced.setToolTip(
            self.tr("Every piece that is neither on the board nor in the attacker's hand is in the defender's")
        )
        for side, head in enumerate(self._heads):
            head.setText(self.tr("{side}'s hand").format(side=side_name(side)))
        for place, box in self._boxes.items():
            assert self._variant is not None
            name = piece_name(self._variant.kind(place.kind))
            box.setToolTip(tip(name))
            box.setAccessibleName(labelled(self._heads[place.side].text(), name))


class _Counter(QSpinBox):
    """How many of a kind a side has in hand; `shown` is what the position says."""

    def __init__(self, place: InHand) -> None:
        super().__init__()
        self.place = place
        self.shown = 0
        self.setRange(0, MOST)
        self.setKeyboardTracking(False)
        self.setMinimumWidth(64)
        self.setStyleSheet(LOW)

    def tell(self, count: int) -> None:
        self.blockSignals(True)
        self.setMaximum(max(MOST, count))
        self.setValue(count)
        self.shown = count
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel is for those who have clicked on the number first."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


LEAST_WIDTH: Final = 316
MOST_WIDTH: Final = 430


class EditorPanel(Translated, QWidget):
    """Signals:
    wished(object): a command.
    """

    wished = Signal(object)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Editing | None = None
        self.hands = HandCounters(art)
        self.pieces = PieceBox(art, self.hands)
        self.verdict = VerdictPanel()
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
        self._foot = QGridLayout()
        self._build()
        self._name_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_ways()

    def _place_ways(self) -> None:
        """The ways on in one row, or in two where one cuts their names."""
        ways = (self.cancel, self.keep, self.solve, self.play)
        needed = sum(way.sizeHint().width() for way in ways) + (len(ways) - 1) * self._foot.horizontalSpacing()
        room = self.rect().marginsRemoved(self._column.contentsMargins()).width()
        columns = len(ways) if needed <= room else len(ways) // 2
        for number, way in enumerate(ways):
            self._foot.removeWidget(way)
            self._foot.addWidget(way, *divmod(number, columns))

    def _build(self) -> None:
        self._column = in_column(self.pieces, of=self, margins=(SPACE, SPACE, SPACE + 4, SPACE), spacing=SPACE)
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
        self._column.addLayout(self._foot)
        self._foot.setSpacing(SPACE)
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
        if style.coordinates != self.verdict.coordinates:
            self.verdict.coordinates = style.coordinates
            if self._editing is not None:
                self.show_editing(self._editing)

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
        button.setToolTip(
            tip("\n".join(flaw_words(flaw, editing, self.verdict.coordinates) for flaw in flaws) or help_)
        )

    def _show_rules(self, variant: Variant) -> None:
        """The rule options that are not as usual."""
        self._rules.setText(", ".join(changed_rules(variant)))
        self._rules.setVisible(bool(self._rules.text()))

    def _choose_turn(self, side: str) -> None:
        self.wished.emit(SetTurn(int(side)))

    def _choose_number(self, number: int) -> None:
        self.wished.emit(SetNumber(number))

    def _name_parts(self) -> None:
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
        self._place_ways()

    def retranslate(self) -> None:
        self._name_parts()
        if self._editing is not None:
            self.show_editing(self._editing)
