"""What the forms of the dialogs share."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QSlider, QStyle, QStyleOptionSlider, QWidget


def center_labels(form: QFormLayout) -> None:
    """Puts each label level with the middle of its control; of a field of several, with the first one."""
    for row in range(form.rowCount()):
        label, field = (
            _widget(form, row, QFormLayout.ItemRole.LabelRole),
            _widget(form, row, QFormLayout.ItemRole.FieldRole),
        )
        if isinstance(label, QLabel) and field is not None:
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            label.setFixedHeight(max(_first(field).sizeHint().height(), label.sizeHint().height()))


def _widget(form: QFormLayout, row: int, role: QFormLayout.ItemRole) -> QWidget | None:
    item = form.itemAt(row, role)
    return item.widget() if item is not None else None


def _first(field: QWidget) -> QWidget:
    """The topmost control of a field."""
    layout = field.layout()
    item = layout.itemAt(0) if layout is not None else None
    inner = item.widget() if item is not None else None
    return field if inner is None else _first(inner)


class JumpSlider(QSlider):
    """A slider whose handle jumps to where its groove is clicked, and can be dragged on from there."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.orientation() == Qt.Orientation.Horizontal:
            self._jump(event.position().toPoint().x())
        super().mousePressEvent(event)

    def _jump(self, x: int) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, control = self.style(), QStyle.ComplexControl.CC_Slider
        handle = style.subControlRect(control, option, QStyle.SubControl.SC_SliderHandle, self)
        groove = style.subControlRect(control, option, QStyle.SubControl.SC_SliderGroove, self)
        if handle.left() <= x <= handle.right():
            return
        span = groove.width() - handle.width()
        place = x - groove.left() - handle.width() // 2
        turned = self.invertedAppearance() != (self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, span, turned))
