"""The new-game dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.rules import Variant, load_variant

from ..game_choice import GameChoice
from ..i18n import variant_text
from ..texts import LEVELS, handicap_name, level_name
from ..theme import SPACE
from .clock_choice import ClockChoice
from .segments import Segments

WIDTH = 500
NAME_LENGTH = 40


class NewGameDialog(QDialog):
    """Asks for a game; `choice()`, `player_name()` and `friend_name()` are the answers."""

    def __init__(self, choice: GameChoice, names: tuple[str, str], note: str, parent: QWidget | None = None) -> None:
        """`names` are the person's and the friend's; `note` is told under the title ("" = nothing)."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._before = choice
        self._variant: Variant = load_variant(choice.variant, choice.options)
        self._opponent = Segments([("computer", self.tr("The computer")), ("friend", self.tr("A friend here"))])
        self._side = Segments(
            [("black", self.tr("☗ Black")), ("random", self.tr("Random")), ("white", self.tr("☖ White"))]
        )
        self._level = QSlider(Qt.Orientation.Horizontal)
        self._level_words = QLabel()
        self._handicap = QComboBox()
        self._handicap_note = QLabel(self.tr("White, the stronger side, leaves pieces out and moves first."))
        self._clock = ClockChoice()
        self._names = (QLineEdit(names[0]), QLineEdit(names[1]))
        self._options: dict[str, QComboBox] = {}
        self._form = QFormLayout()
        self._build(note)
        self._fill(choice)
        self._refresh()

    def _build(self, note: str) -> None:
        self._form.setHorizontalSpacing(SPACE * 2)
        self._form.setVerticalSpacing(SPACE + 2)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(self.tr("Play against"), self._opponent)
        self._form.addRow(self.tr("Level"), self._level_row())
        self._form.addRow(self.tr("You play"), self._side)
        for edit, label, empty in zip(
            self._names,
            (self.tr("Your name"), self.tr("Friend's name")),
            (self.tr("You"), self.tr("Friend")),
            strict=True,
        ):
            edit.setMaxLength(NAME_LENGTH)
            edit.setPlaceholderText(empty)
            self._form.addRow(label, edit)
        self._form.addRow(self.tr("Handicap"), self._handicap_column())
        self._form.addRow(self.tr("Clock"), self._clock)
        for option in self._variant.options:
            box = QComboBox()
            for value, text in option.choices:
                box.addItem(variant_text(text), value)
            box.setToolTip(variant_text(option.text))
            self._options[option.key] = box
            self._form.addRow(variant_text(option.title), box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE * 2)
        if note:
            told = QLabel(note)
            told.setProperty("role", "muted")
            told.setWordWrap(True)
            layout.addWidget(told)
        layout.addLayout(self._form)
        layout.addStretch(1)
        layout.addWidget(self._buttons())
        self.setMinimumWidth(WIDTH)

    def _level_row(self) -> QWidget:
        self._level.setRange(1, LEVELS)
        self._level.setPageStep(1)
        self._level.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._level.setAccessibleName(self.tr("Level"))
        self._level_words.setProperty("role", "muted")
        self._level.valueChanged.connect(self._refresh)
        widget = QWidget()
        column = QVBoxLayout(widget)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._level)
        column.addWidget(self._level_words)
        return widget

    def _handicap_column(self) -> QWidget:
        self._handicap.setAccessibleName(self.tr("Handicap"))
        for key in ["", *(item.key for item in self._variant.handicaps)]:
            self._handicap.addItem(handicap_name(self._variant, key), key)
        self._handicap_note.setProperty("role", "muted")
        self._handicap.currentIndexChanged.connect(self._refresh)
        widget = QWidget()
        column = QVBoxLayout(widget)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._handicap)
        column.addWidget(self._handicap_note)
        return widget

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = box.addButton(self.tr("Start game"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self._opponent.chosen.connect(self._refresh)
        return box

    def _fill(self, choice: GameChoice) -> None:
        self._opponent.set_value("computer" if choice.computer else "friend")
        self._side.set_value(choice.side)
        self._level.setValue(choice.level)
        self._handicap.setCurrentIndex(max(self._handicap.findData(choice.handicap), 0))
        self._clock.set_choice(choice.clock, choice.first, choice.second, choice.unequal)
        for key, box in self._options.items():
            box.setCurrentIndex(max(box.findData(self._variant.chosen[key]), 0))

    def _refresh(self) -> None:
        computer = self._opponent.value() == "computer"
        level = self._level.value()
        self._level_words.setText(self.tr("Level {level}: {words}").format(level=level, words=level_name(level)))
        self._form.setRowVisible(1, computer)
        self._form.setRowVisible(self._names[1], not computer)
        self._handicap_note.setVisible(bool(self._handicap.currentData()))

    def choice(self) -> GameChoice:
        """What the person chose."""
        return GameChoice(
            variant=self._before.variant,
            computer=self._opponent.value() == "computer",
            side=self._side.value(),
            level=self._level.value(),
            handicap=str(self._handicap.currentData()),
            clock=self._clock.clock(),
            first=self._clock.times(0),
            second=self._clock.times(1),
            unequal=self._clock.unequal(),
            options={key: str(box.currentData()) for key, box in self._options.items()},
        )

    def player_name(self) -> str:
        return self._names[0].text().strip()

    def friend_name(self) -> str:
        return self._names[1].text().strip()
