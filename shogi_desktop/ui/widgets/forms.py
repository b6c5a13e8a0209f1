"""What the forms of the dialogs share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStylePainter,
    QWidget,
)

from ..look.theme import SPACE
from .naming import name_fields
from .plain import PlainLabel

TICK: Final = (2.0, 4.0)  # width and height of a slider's tick


def center_labels(form: QFormLayout) -> None:
    """Puts each label level with the middle of its control, and makes it the control's for screen readers; of a field
    of several, level with the first one."""
    name_fields(form)
    for row in range(form.rowCount()):
        label, field = (
            _widget(form, row, QFormLayout.ItemRole.LabelRole),
            _widget(form, row, QFormLayout.ItemRole.FieldRole),
        )
        if isinstance(label, QLabel) and field is not None:
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            label.setFixedHeight(max(_first(field).sizeHint().height(), label.sizeHint().height()))


def labelled_row(text: str, field: QWidget) -> QWidget:
    """A control with its label before it, where a field of a form has several parts."""
    whole, label = QWidget(), PlainLabel(text)
    field.setAccessibleName(text)
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SPACE)
    row.addWidget(label)
    row.addWidget(field, 1)
    return whole


def _widget(form: QFormLayout, row: int, role: QFormLayout.ItemRole) -> QWidget | None:
    item = form.itemAt(row, role)
    return item.widget() if item is not None else None


def _first(field: QWidget) -> QWidget:
    """The topmost control of a field."""
    layout = field.layout()
    item = layout.itemAt(0) if layout is not None else None
    inner = item.widget() if item is not None else None
    return field if inner is None else _first(inner)


class ElidedBox(QComboBox):
    """A list whose choice ends with an ellipsis where it is too long for the closed list; as wide as its texts need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def shown_text(self) -> str:
        """The choice as it is drawn in the width there is."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() - 2)


class JumpSlider(QSlider):
    """A slider whose handle jumps to where its groove is clicked, and can be dragged on from there.

    It draws its own ticks, one a step: under a style sheet Qt draws none.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.tickPosition() != QSlider.TickPosition.NoTicks:
            painter = QPainter(self)
            color = self.palette().color(QPalette.ColorRole.PlaceholderText)
            for value in range(self.minimum(), self.maximum() + 1):
                x = self._place_of(value) - TICK[0] / 2
                painter.fillRect(QRectF(x, self.height() - TICK[1], *TICK), color)
            painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.orientation() == Qt.Orientation.Horizontal:
            self._jump(event.position().toPoint().x())
        super().mousePressEvent(event)

    def _track(self) -> tuple[int, int, bool]:
        """Where the handle's middle may stand: its leftmost place, the span, and whether values grow leftwards."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, control = self.style(), QStyle.ComplexControl.CC_Slider
        handle = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        turned = self.invertedAppearance() != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        return groove.left() + handle.width() // 2, groove.width() - handle.width(), turned

    def _place_of(self, value: int) -> int:
        left, span, turned = self._track()
        return left + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span, turned)

    def _jump(self, x: int) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        place = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, place, self)
        if not handle.left() <= x <= handle.right():
            left, span, turned = self._track()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), x - left, span, turned))
