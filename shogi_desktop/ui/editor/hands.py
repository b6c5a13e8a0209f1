"""The pieces in both hands as numbers that can be changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QSpinBox, QWidget

from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.sketch import AddToHand, Balance, InHand, Sketch

from ..board import BoardStyle
from ..faces.art import RATIO, Art
from ..look.theme import SPACE
from ..widgets.plain import PlainLabel, tip
from ..widgets.side_marks import SideMark
from ..widgets.tab_order import lead
from ..words.texts import SIDE_MARKS, piece_name, side_name

FACE: Final = 22
MOST: Final = 99
LOW: Final = "QSpinBox { min-height: 18px; padding: 0 4px; }"


class HandCounters(QWidget):
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
            head = QHBoxLayout()
            head.setSpacing(SPACE // 2)
            self._heads[side].setProperty("role", "strong")
            head.addWidget(SideMark(SIDE_MARKS[side]))
            head.addWidget(self._heads[side])
            head.addStretch(1)
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
        self._retranslate()

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

    def _retranslate(self) -> None:
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
            box.setAccessibleName(f"{self._heads[place.side].text()}: {name}")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


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
