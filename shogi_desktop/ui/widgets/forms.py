"""Parts of dialogs and panels: rows with names that screen readers hear, choices of a few, sheets that scroll."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStylePainter,
    QToolButton,
    QWidget,
)

from shogi_desktop.messages import form_of

from ..look.theme import SPACE
from ..words.i18n import form_rule
from .layouts import in_column, in_row
from .plain import PlainLabel
from .side_marks import mark_icon, side_of

BESIDE_TEXT: Final = 1  # pixels that a list leaves empty on both sides of its choice
CONTROLS = (QComboBox, QAbstractSpinBox, QLineEdit, QAbstractSlider)


def call(part: QWidget, name: str) -> None:
    """Names a part for screen readers; again where the language changes.

    Of a list to choose from Qt tells its choice as its name on Linux and macOS, whatever it is called; there it is its
    label that says what is chosen. A list without a visible one has one that is never seen.
    """
    part.setAccessibleName(name)
    if isinstance(part, QComboBox):
        label = part.findChild(_Unseen)
        if label is None:
            label = _Unseen(part)
        label.words.setText(name)


def name_fields(form: QFormLayout) -> None:
    """Makes the labels of a form's rows those of their controls, for screen readers too; of several in a row by name,
    where they have none of their own."""
    for row in range(form.rowCount()):
        places = (QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole)
        label, field = (item.widget() if item is not None else None for item in (form.itemAt(row, at) for at in places))
        if not isinstance(label, QLabel) or field is None:
            continue
        if isinstance(field, CONTROLS):
            label.setBuddy(field)
            continue
        for part in field.findChildren(QWidget):
            own = part.parentWidget()
            if isinstance(part, CONTROLS) and not isinstance(own, CONTROLS) and not part.accessibleName():
                call(part, label.text())


class _Unseen(QObject):
    """Keeps a hidden label beside a list, wherever that goes."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self.words = PlainLabel(parent=box.parentWidget())
        self.words.hide()
        self.words.setBuddy(box)
        box.installEventFilter(self)
        box.destroyed.connect(self.words.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QWidget):
            self.words.setParent(watched.parentWidget())
            self.words.hide()
        return False


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
    in_row(label, (field, 1), of=whole, margins=0, spacing=SPACE)
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


def number_box(least: int, most: int, value: int, step: int = 1) -> QSpinBox:
    """Asks for a whole number."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setValue(value)
    return box


def unit_of(box: QSpinBox, text: str) -> None:
    """What the number counts stands behind it, in the form that belongs to it: " move| moves" (see `messages`)."""
    box.valueChanged.connect(partial(_show_unit, box, text))
    _show_unit(box, text, box.value())


def _show_unit(box: QSpinBox, text: str, value: int) -> None:
    box.setSuffix(form_of(text, value, form_rule()))


class ElidedBox(QComboBox):
    """A list whose choice ends with an ellipsis where it is too long for the closed list; as wide as its texts need,
    and at least so wide when it is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        """Qt's has no room for what it leaves empty beside a text."""
        return super().sizeHint() + QSize(2 * BESIDE_TEXT, 0)

    def showPopup(self) -> None:
        view = self.view()
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + 2 * BESIDE_TEXT)
        super().showPopup()

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
        width = room.width() - 2 * BESIDE_TEXT
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, width)


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


LEAST_HEIGHT = 160


class ScrollSheet(QScrollArea):
    """Never narrower than what is `inside`; its height is given away where it has to be."""

    def __init__(self, parent: QWidget | None = None, least: int = LEAST_HEIGHT) -> None:
        """`least` is the height that it keeps, in pixels."""
        super().__init__(parent)
        self._least = least
        self.inside = QWidget()
        self.inside.installEventFilter(self)
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the controls in it scroll it; itself it would show no focus

    def settle(self) -> None:
        """Follows what has appeared inside at once."""
        layout = self.inside.layout()
        if layout is not None:
            layout.activate()
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A scroll area keeps to itself that its inside has other wishes."""
        if watched is self.inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return self.inside.sizeHint() + QSize(self._bar(), 0)

    def minimumSizeHint(self) -> QSize:
        least = self.inside.minimumSizeHint()
        return QSize(least.width() + self._bar(), min(least.height(), self._least))

    def _bar(self) -> int:
        """Room for the scroll bar, also while it is not seen: its coming and going moves nothing."""
        return self.verticalScrollBar().sizeHint().width()


class TaskSheet(QScrollArea):
    """`column` is what stands on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sheet = QWidget()
        self.column = in_column(of=sheet, margins=(0, 0, SPACE // 2, 0), spacing=SPACE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("start")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(sheet)

    def put_above(self, buttons: QLayout, panel: QWidget) -> None:
        """Both fill the panel, the buttons at its foot."""
        in_column((self, 1), buttons, of=panel, margins=0, spacing=SPACE * 2)


MARK_SIZE = 16


class Segments(QWidget):
    """Keys with their texts (the mark of a side before one is drawn); `chosen` tells the key that went down."""

    chosen = Signal(str)

    def __init__(self, choices: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = [key for key, _ in choices]
        self._group = QButtonGroup(self)
        row = in_row(of=self, margins=0, spacing=4)
        for at in range(len(choices)):
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("segment", True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(button, at)
            row.addWidget(button)
        self.set_texts([text for _, text in choices])
        self._group.idClicked.connect(self._clicked)
        self.setFocusProxy(self._group.button(0))

    def set_texts(self, texts: list[str]) -> None:
        """Other words for the same keys, in their order."""
        for at, text in enumerate(texts):
            button, side = self._group.button(at), side_of(text)
            button.setText(text if side < 0 else text[1:].strip())
            if side >= 0 and isinstance(button, QToolButton):
                button.setIcon(mark_icon(side, MARK_SIZE))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def value(self) -> str:
        return self._keys[max(self._group.checkedId(), 0)]

    def set_value(self, key: str) -> None:
        self._group.button(self._keys.index(key)).setChecked(True)

    def _clicked(self, at: int) -> None:
        self.chosen.emit(self._keys[at])
