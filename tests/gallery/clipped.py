"""Finds texts that have less room than they need."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionFrame,
    QToolButton,
    QWidget,
)

from shogi_desktop.ui.widgets.forms import ElidedBox
from shogi_desktop.ui.widgets.labels import ElidedLabel

LEADING: Final = 2  # pixels of a line of text that are empty


def clipped_texts(root: QWidget) -> list[str]:
    """The texts of visible labels, buttons, empty fields and closed lists that are cut off."""
    return [_text_of(widget) for widget in root.findChildren(QWidget) if widget.isVisible() and _is_clipped(widget)]


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.placeholderText()
    assert isinstance(widget, QLabel | QAbstractButton)
    return widget.text()


def _is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, ElidedBox):  # where it has all the room that it wishes
        return widget.width() >= widget.sizeHint().width() and widget.shown_text() != widget.currentText()
    if isinstance(widget, ElidedLabel):
        return False
    if isinstance(widget, QLineEdit):
        option = QStyleOptionFrame()
        widget.initStyleOption(option)
        room = widget.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, widget).width()
        if widget.isClearButtonEnabled():
            room -= 2 * widget.style().pixelMetric(QStyle.PixelMetric.PM_LineEditIconSize)
        return not widget.text() and room < widget.fontMetrics().horizontalAdvance(widget.placeholderText())
    if isinstance(widget, QLabel):
        if not widget.text() or widget.wordWrap():
            return bool(widget.text()) and widget.height() < widget.heightForWidth(widget.width())
        needed = widget.sizeHint()
        return widget.width() < needed.width() or widget.height() < needed.height() - LEADING
    if isinstance(widget, QComboBox):
        frame = widget.minimumSizeHint().width() - _widest(widget)
        return widget.width() < widget.fontMetrics().horizontalAdvance(widget.currentText()) + min(frame, 40)
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        drawn = widget.icon().isNull() and widget.arrowType() == Qt.ArrowType.NoArrow
        return drawn and widget.width() < widget.minimumSizeHint().width()
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton | QToolButton):
        return bool(widget.text()) and widget.width() < widget.minimumSizeHint().width()
    return False


def _widest(box: QComboBox) -> int:
    metrics = box.fontMetrics()
    return max((metrics.horizontalAdvance(box.itemText(at)) for at in range(box.count())), default=0)
