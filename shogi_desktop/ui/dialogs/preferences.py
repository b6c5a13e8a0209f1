"""Preferences: every change is in force at once, on the window behind and on the small board beside the choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.notation.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.moves import NO_MOVE
from shogi_desktop.settings import Settings, SettingsStore

from ..art import Art
from ..board import BoardView
from ..i18n import QT_TRANSLATE_NOOP
from ..looks import board_style
from ..theme import SPACE, Theme
from .forms import center_labels

PREVIEW = (430, 400)
SHOWN_MOVE: Final = "7g7f"


@dataclass(frozen=True)
class _Choice:
    """One setting with its values and their texts; no texts: a check box."""

    setting: str
    label: str
    values: tuple[tuple[object, str], ...] = ()


_CHOICES: Final = (
    _Choice(
        "piece_set",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Pieces"),
        (
            ("two_kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "Two kanji")),
            ("one_kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "One kanji")),
            ("western", QT_TRANSLATE_NOOP("PreferencesDialog", "Western")),
        ),
    ),
    _Choice(
        "coordinates",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Coordinates"),
        (
            ("kanji", QT_TRANSLATE_NOOP("PreferencesDialog", "Kanji (9 8 7, 一 二 三)")),
            ("letters", QT_TRANSLATE_NOOP("PreferencesDialog", "Letters (9 8 7, a b c)")),
            ("off", QT_TRANSLATE_NOOP("PreferencesDialog", "None")),
        ),
    ),
    _Choice(
        "notation",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Move notation"),
        (
            ("language", QT_TRANSLATE_NOOP("PreferencesDialog", "As the language has it")),
            ("japanese", QT_TRANSLATE_NOOP("PreferencesDialog", "Japanese (☗７六歩)")),
            ("western", QT_TRANSLATE_NOOP("PreferencesDialog", "Western (P-7f)")),
        ),
    ),
    _Choice(
        "animation_ms",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Moving pieces"),
        (
            (0, QT_TRANSLATE_NOOP("PreferencesDialog", "Without animation")),
            (100, QT_TRANSLATE_NOOP("PreferencesDialog", "Fast")),
            (180, QT_TRANSLATE_NOOP("PreferencesDialog", "Normal")),
            (400, QT_TRANSLATE_NOOP("PreferencesDialog", "Slow")),
        ),
    ),
    _Choice(
        "theme",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Look"),
        (
            ("system", QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")),
            ("light", QT_TRANSLATE_NOOP("PreferencesDialog", "Light")),
            ("dark", QT_TRANSLATE_NOOP("PreferencesDialog", "Dark")),
        ),
    ),
    _Choice(
        "language",
        QT_TRANSLATE_NOOP("PreferencesDialog", "Language"),
        (("system", QT_TRANSLATE_NOOP("PreferencesDialog", "As the system")), ("en", "English"), ("ja", "日本語")),
    ),
    _Choice("show_targets", QT_TRANSLATE_NOOP("PreferencesDialog", "Show where a piece can go")),
    _Choice("thick_grid", QT_TRANSLATE_NOOP("PreferencesDialog", "Thicker board lines")),
    _Choice("auto_flip", QT_TRANSLATE_NOOP("PreferencesDialog", "Turn the board to the player to move")),
    _Choice("lens", QT_TRANSLATE_NOOP("PreferencesDialog", "Show the piece under the pointer large")),
    _Choice("announce_check", QT_TRANSLATE_NOOP("PreferencesDialog", "Announce check")),
    _Choice("announce_mate", QT_TRANSLATE_NOOP("PreferencesDialog", "Announce mate where checks need not be answered")),
    _Choice("announce_danger", QT_TRANSLATE_NOOP("PreferencesDialog", "Tell when the last royal piece can be taken")),
    _Choice("announce_burns", QT_TRANSLATE_NOOP("PreferencesDialog", "Tell what has burnt")),
)


class PreferencesDialog(QDialog):
    """Shows and changes the settings of a store."""

    def __init__(self, store: SettingsStore, theme: Theme, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._theme = theme
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._position = Position(load_variant("shogi"))
        self._board = BoardView(art)
        self._board.setFixedSize(*PREVIEW)
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        self._build()
        self._retranslate()
        self._show_settings(store.current)
        self._board.show_position(self._position)
        store.changed.connect(self._settings_changed)
        theme.changed.connect(self._show_style)

    def _build(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for choice in _CHOICES:
            if choice.values:
                form.addRow(self._label(choice), self._box(choice))
            else:
                form.addRow(self._check(choice))
        center_labels(form)
        row = QHBoxLayout()
        row.setSpacing(SPACE * 3)
        row.addLayout(form, 1)
        row.addWidget(self._board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 3, SPACE * 3, SPACE * 3, SPACE * 2)
        layout.setSpacing(SPACE * 2)
        layout.addLayout(row)
        layout.addWidget(self._buttons)
        self._buttons.rejected.connect(self.accept)
        restore = self._buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.setAutoDefault(False)
        restore.clicked.connect(self._restore)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _label(self, choice: _Choice) -> QLabel:
        self._labels[choice.setting] = QLabel()
        return self._labels[choice.setting]

    def _box(self, choice: _Choice) -> QComboBox:
        box = QComboBox()
        for value, _ in choice.values:
            box.addItem("", value)
        box.setObjectName(choice.setting)
        box.activated.connect(self._box_changed)
        self._labels[choice.setting].setBuddy(box)
        self._boxes[choice.setting] = box
        return box

    def _check(self, choice: _Choice) -> QCheckBox:
        check = QCheckBox()
        check.setObjectName(choice.setting)
        check.clicked.connect(self._check_changed)
        self._checks[choice.setting] = check
        return check

    def _box_changed(self) -> None:
        box = self.sender()
        assert isinstance(box, QComboBox)
        self._store.update(**{box.objectName(): box.currentData()})
        if box is self._boxes["animation_ms"]:
            self._show_a_move()

    def _check_changed(self, checked: bool) -> None:
        self._store.update(**{self.sender().objectName(): checked})

    def _restore(self) -> None:
        default = Settings()
        names = [choice.setting for choice in _CHOICES]
        self._store.update(**{name: getattr(default, name) for name in names})

    def _settings_changed(self, settings: Settings) -> None:
        self._show_settings(settings)

    def _show_settings(self, settings: Settings) -> None:
        for name, box in self._boxes.items():
            value = getattr(settings, name)
            at = box.findData(value)
            if at < 0:
                at = min(range(box.count()), key=[abs(int(box.itemData(i)) - value) for i in range(box.count())].index)
            box.setCurrentIndex(at)
        for name, check in self._checks.items():
            check.setChecked(getattr(settings, name))
        self._show_style()

    def _show_style(self) -> None:
        self._board.set_style(board_style(self._store.current, self._theme.dark))

    def _show_a_move(self) -> None:
        """One move forward or back, to show how fast pieces go."""
        if self._position.ply:
            move = self._position.undo()
            self._board.show_position(self._position, self._position.transition(move), True)
            self._board.set_last_move(NO_MOVE)
        else:
            move = parse_move(SHOWN_MOVE, self._position)
            transition = self._position.transition(move)
            self._position.play(move)
            self._board.show_position(self._position, transition)
            self._board.set_last_move(move)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        restore = self._buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.setText(self.tr("Restore defaults"))
        for choice in _CHOICES:
            text = QCoreApplication.translate("PreferencesDialog", choice.label)
            if not choice.values:
                self._checks[choice.setting].setText(text)
                continue
            self._labels[choice.setting].setText(text)
            for at, (_, words) in enumerate(choice.values):
                shown = QCoreApplication.translate("PreferencesDialog", words)
                self._boxes[choice.setting].setItemText(at, shown)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
