"""A form for the options of an engine, made of what it announces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from shogi_desktop.clients.catalogue import NOT_SET
from shogi_desktop.notation.moves.usi import EngineOption

from ..widgets import file_dialogs
from ..widgets.forms import call
from ..widgets.layouts import in_row
from ..widgets.plain import PlainLabel, literal, tip

_LARGEST: Final = (1 << 31) - 1  # of a QSpinBox
_YES: Final = "true"
BUTTON: Final = "button"


class OptionForm(QWidget):
    """What differs from the engine's own values is told after every change.

    Signals:
        changed(object): the values that differ, by the name of their option.
        pressed(str): the button of this name, which has no value.
    """

    changed = Signal(object)
    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QFormLayout(self)
        self._layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._options: dict[str, EngineOption] = {}
        self._values: dict[str, str] = {}
        self._wanted = ""

    def show_options(self, options: Mapping[str, EngineOption], values: Mapping[str, str]) -> None:
        """Other options, with the values that differ from their own."""
        while self._layout.rowCount():
            self._layout.removeRow(0)
        # What the program sets nobody else may.
        known = (BUTTON, *_MAKERS)
        self._options = {name: each for name, each in options.items() if each.type in known and name not in NOT_SET}
        self._values = dict(values)
        for name, option in self._options.items():
            if option.type == BUTTON:
                self._layout.addRow(PlainLabel(), self._made_button(name))
                continue
            editor = _MAKERS[option.type](option, values.get(name, option.default), partial(self._take, name))
            call(editor, name)
            self._layout.addRow(PlainLabel(name), editor)
        self.seek(self._wanted)

    def editors(self) -> list[QWidget]:
        """What the options are changed with, in order."""
        rows = range(self._layout.rowCount())
        items = [self._layout.itemAt(row, QFormLayout.ItemRole.FieldRole) for row in rows]
        return [widget for item in items if item is not None and (widget := item.widget()) is not None]

    def _made_button(self, name: str) -> QWidget:
        button = QPushButton(literal(name))
        button.setAutoDefault(False)
        button.setAccessibleName(name)
        told = self.tr("Does this at once: in the engine that analyses, else in one that is started for it and ends.")
        button.setToolTip(tip(told))
        button.setAccessibleDescription(told)
        button.clicked.connect(partial(self._press, name))
        return button

    def _press(self, name: str, checked: bool = False) -> None:
        self.pressed.emit(name)

    def seek(self, text: str) -> None:
        """Shows the options alone in whose names the text stands."""
        self._wanted = text
        for row, name in enumerate(self._options):
            self._layout.setRowVisible(row, text.lower() in name.lower())

    def reset(self) -> None:
        """All options as the engine has them."""
        self.show_options(self._options, {})
        self.changed.emit({})

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be set."""
        return not self._options

    def _take(self, name: str, value: str) -> None:
        self._values.pop(name, None)
        if value != self._options[name].default:
            self._values[name] = value
        self.changed.emit(dict(self._values))


_Take = Callable[[str], None]


def _check(option: EngineOption, value: str, take: _Take) -> QWidget:
    box = QCheckBox()
    box.setChecked(value.lower() == _YES)
    box.toggled.connect(lambda on: take(str(on).lower()))
    return box


def _spin(option: EngineOption, value: str, take: _Take) -> QWidget:
    box = QSpinBox()
    box.setRange(_bounded(option.min or 0), _bounded(_LARGEST if option.max is None else option.max))
    box.setValue(_whole(value))
    box.valueChanged.connect(lambda number: take(str(number)))
    return box


def _combo(option: EngineOption, value: str, take: _Take) -> QWidget:
    box = QComboBox()
    for choice in dict.fromkeys((*option.vars, value)):
        box.addItem(literal(choice), choice)
    box.setCurrentIndex(box.findData(value))
    box.currentIndexChanged.connect(lambda at: take(str(box.itemData(at))))
    return box


def _string(option: EngineOption, value: str, take: _Take) -> QLineEdit:
    line = QLineEdit(value)
    line.editingFinished.connect(lambda: take(line.text()))
    return line


def _file(option: EngineOption, value: str, take: _Take) -> QWidget:
    whole, button = QWidget(), QToolButton()
    line = _string(option, value, take)
    button.setText("…")
    in_row((line, 1), button, of=whole, margins=0)

    def ask() -> None:
        path = file_dialogs.open_path(whole, option.name, line.text())
        if path:
            line.setText(path)
            take(path)

    button.clicked.connect(ask)
    return whole


def _bounded(number: int) -> int:
    return min(max(number, -_LARGEST), _LARGEST)


def _whole(text: str) -> int:
    try:
        return _bounded(int(text[:20]))
    except ValueError:
        return 0


_MAKERS: Final[Mapping[str, Callable[[EngineOption, str, _Take], QWidget]]] = {
    "check": _check,
    "spin": _spin,
    "combo": _combo,
    "string": _string,
    "filename": _file,
}
