"""Choosing a game out of all, and its rules: every option of the variant with its sentence."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QScrollArea, QSizePolicy, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant import RuleOption, Variant

from ..look.theme import SPACE
from ..words.i18n import Translated, translate, variant_text
from .forms import ElidedBox, call
from .keys import lead
from .layouts import in_column, in_row
from .plain import NAME, PlainLabel


class GameBox(Translated, ElidedBox):
    """Games by name in the language of the window, if wished with the `sizes` of their boards.

    Signals:
        chosen(str): the name of the variant that the person has chosen.
    """

    chosen = Signal(str)

    def __init__(self, names: Iterable[str], sizes: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes = sizes
        self._empty: frozenset[str] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(20)
        self.offer(names)
        self.activated.connect(self._tell)

    def offer(self, names: Iterable[str], empty: Iterable[str] = ()) -> None:
        """Other games; the one chosen stays, if it is among them. Those that are `empty`, of which there is nothing
        yet, follow and say so."""
        chosen = self.currentData()
        self._empty = frozenset(empty)
        names = [*names, *empty]
        self.blockSignals(True)
        self.clear()
        for name in names:
            self.addItem(self._title(name), name)
        self.blockSignals(False)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def value(self) -> str:
        return str(self.currentData())

    def set_value(self, name: str) -> None:
        self.setCurrentIndex(self.findData(name))

    def _title(self, name: str) -> str:
        variant = load_variant(name)
        title = excerpt(variant_text(variant.title), NAME)
        if name in self._empty:
            return self.tr("{game}: none yet, make some…").format(game=title)
        return f"{title}   {variant.files} × {variant.ranks}" if self._sizes else title

    def _tell(self) -> None:
        self.chosen.emit(self.value())

    def retranslate(self) -> None:
        for at in range(self.count()):
            self.setItemText(at, self._title(str(self.itemData(at))))


WIDTH = 400
LEAST_HEIGHT = 240  # of the rows
QWIDGETSIZE_MAX = 16777215  # Qt's own, which it does not hand out


class RulesChoice(QWidget):
    """One row for each rule option; rows that are not as usual stand out. `changed` tells of every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, _Row] = {}
        self._heading = PlainLabel(role="title")
        self._usual = QPushButton(self.tr("Usual rules"))
        self._usual.setToolTip(self.tr("Set every rule as it usually is"))
        self._usual.setAutoDefault(False)
        self._usual.clicked.connect(self._restore)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(self.tr("Rules"))
        head = in_row((self._heading, 1), self._usual)
        in_column(head, (self._area, 1), of=self, margins=0, spacing=SPACE)
        self._area.setMinimumHeight(LEAST_HEIGHT)
        self.set_beside(True)

    def set_beside(self, beside: bool) -> None:
        """Whether it is a column beside something, or as wide as what it stands under."""
        self.setMinimumWidth(WIDTH)
        self.setMaximumWidth(WIDTH if beside else QWIDGETSIZE_MAX)

    def show_variant(self, variant: Variant) -> None:
        """The options of another variant, as they are chosen in it."""
        self._heading.setText(self.tr("Rules of {game}").format(game=variant_text(variant.title)))
        sheet = QWidget()
        sheet.setObjectName("sheet")
        column = in_column(of=sheet, margins=(SPACE + 4, SPACE, SPACE + 4, SPACE), spacing=SPACE + 6)
        self._rows = {}
        for option in variant.options:
            row = _Row(option, variant.chosen[option.key])
            row.box.currentIndexChanged.connect(self._tell)
            self._rows[option.key] = row
            column.addWidget(row)
        column.addStretch(1)
        self._area.setWidget(sheet)
        lead(self._usual, [row.box for row in self._rows.values()])
        self._tell()

    def values(self) -> dict[str, str]:
        """The value chosen for every option."""
        return {key: row.value() for key, row in self._rows.items()}

    def boxes(self) -> dict[str, QComboBox]:
        """The box of every option."""
        return {key: row.box for key, row in self._rows.items()}

    def unusual(self) -> int:
        """How many rules are not as usual."""
        return sum(row.value() != row.option.default for row in self._rows.values())

    def _restore(self) -> None:
        for row in self._rows.values():
            row.box.setCurrentIndex(0)

    def _tell(self) -> None:
        for row in self._rows.values():
            row.show_state()
        self._usual.setEnabled(self.unusual() > 0)
        self.changed.emit()


class _Row(QFrame):
    """Title and box beside each other, the sentence below."""

    def __init__(self, option: RuleOption, value: str) -> None:
        super().__init__()
        self.option = option
        self._title = PlainLabel(variant_text(option.title))
        self.box = _Box()
        usual = translate("RulesChoice", "{choice} (usual)")
        for key, choice in option.choices:
            shown = variant_text(choice)
            self.box.addItem(usual.format(choice=shown) if key == option.default else shown, key)
        self.box.setCurrentIndex(self.box.findData(value))
        call(self.box, variant_text(option.title))
        text = PlainLabel(variant_text(option.text), role="muted", folds=True)
        in_column(self._title, text, self.box, of=self, margins=0, spacing=3)

    def value(self) -> str:
        return str(self.box.currentData())

    def show_state(self) -> None:
        """Marks the title where the rule is not as usual."""
        role = "strong" if self.value() == self.option.default else "changed"
        if self._title.property("role") != role:
            self._title.setProperty("role", role)
            self._title.style().polish(self._title)


class _Box(QComboBox):
    """A box over which the wheel scrolls the column: a rule is not changed by scrolling past it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(12)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
