"""Preferences: every change is in force at once, on the window behind and on the board beside the choices."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QWidget,
)

from shogi_desktop.settings import Settings

from ..desk import Desk
from ..faces.art import PieceLook
from ..look.from_settings import board_style
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import ScrollSheet, center_labels
from ..widgets.games_folder import GamesFolderLine
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.i18n import Translated, translate
from .board_preview import ICON, BoardPreview, board_icon, pieces_icon
from .preference_boxes import FileNameBox, SoundBox, UpdateBox
from .preference_table import CHOICES, Preference, PreferencePage, PreferencePicture


class PreferencesDialog(Translated, QDialog):
    """Shows and changes the settings; `game` is the variant that the small board begins with."""

    def __init__(self, desk: Desk, game: str = "shogi") -> None:
        super().__init__(desk.window)
        store, theme = desk.store, desk.look.theme
        self._store, self._theme, self._art = store, theme, desk.art
        self._labels: dict[str, QLabel] = {}
        self._headings: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._forms: list[QFormLayout] = []
        self.pages = QTabWidget()
        self.preview = BoardPreview(desk.art, game)
        self.sound = SoundBox(store, has_voice=desk.has_voice)
        self.updates = UpdateBox(store)
        self.file_names, self.games = FileNameBox(store), GamesFolderLine()
        self.keys = QPushButton()
        self.keys.setAutoDefault(False)
        self.keys.clicked.connect(desk.action("SHORTCUTS").trigger)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # A button of our own: Qt would give its standard one other words whenever the language changes.
        self._defaults = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._build()
        self.retranslate()
        self._show_settings(store.current)
        for form in self._forms:  # not before pictures have made their rows higher
            center_labels(form)
        store.changed.connect(self._show_settings)
        theme.changed.connect(self._show_style)
        self.finished.connect(self.updates.stop)
        self.preview.games.currentIndexChanged.connect(self._draw_pictures)
        self._boxes["piece_set"].setFocus()
        resize_within(self, self.sizeHint())

    # Building

    def _build(self) -> None:
        for page in PreferencePage:
            self.pages.addTab(self._page(page), "")
        row = in_row(self.pages, (self.preview, 1), spacing=SPACE * 2)
        in_column((row, 1), self._buttons, of=self, margins=SPACE * 2, spacing=SPACE * 2)
        self._buttons.rejected.connect(self.accept)
        self._defaults.setAutoDefault(False)
        self._defaults.clicked.connect(self._restore)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _page(self, page: PreferencePage) -> QWidget:
        sheet = ScrollSheet()
        form = QFormLayout(sheet.inside)
        form.setContentsMargins(0, SPACE * 2, 0, 0)
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for choice in CHOICES:
            if choice.page is page:
                self._add(form, choice)
        if page is PreferencePage.SOUND:
            form.addRow(self.sound.voiceless)
        if page is PreferencePage.WINDOW:
            form.addRow(self.updates)
            form.addRow(in_row(self.keys, 1))
            form.addRow(self.file_names)
            form.addRow(self.games)
            for part in (self._headings["update_check"], self._checks["update_check"], self.updates):
                form.setRowVisible(part, self.updates.can_ask())
        self._forms.append(form)
        return sheet

    def _add(self, form: QFormLayout, choice: Preference) -> None:
        if choice.heading:
            heading = self._headings[choice.setting] = PlainLabel()
            heading.setProperty("role", "strong")
            heading.setContentsMargins(0, SPACE, 0, 0)
            form.addRow(heading)
        if choice.values:
            label = self._labels[choice.setting] = PlainLabel()
            form.addRow(label, self._box(choice))
        else:
            form.addRow(self._check(choice))
        if choice.setting == "sound":
            form.addRow(self.sound)

    def _box(self, choice: Preference) -> QComboBox:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # seen or not
        for value, _ in choice.values:
            box.addItem("", value)
        if choice.picture is not None:
            box.setIconSize(ICON)
        box.setObjectName(choice.setting)
        box.activated.connect(self._box_changed)
        self._labels[choice.setting].setBuddy(box)
        self._boxes[choice.setting] = box
        return box

    def _check(self, choice: Preference) -> QCheckBox:
        check = QCheckBox()
        check.setObjectName(choice.setting)
        check.clicked.connect(self._check_changed)
        self._checks[choice.setting] = check
        return check

    # Changing

    def _box_changed(self) -> None:
        box = self.sender()
        assert isinstance(box, QComboBox)
        self._store.update(**{box.objectName(): box.currentData()})
        if box is self._boxes["animation_ms"]:
            self.preview.show_a_move()

    def _check_changed(self, checked: bool) -> None:
        self._store.update(**{self.sender().objectName(): checked})

    def _restore(self) -> None:
        default = Settings()
        names = [*(choice.setting for choice in CHOICES), "volume", "file_name"]
        self._store.update(**{name: getattr(default, name) for name in names})

    # Showing

    def _show_settings(self, settings: Settings) -> None:
        for name, box in self._boxes.items():
            value = getattr(settings, name)
            at = box.findData(value)
            if at < 0:
                away = [abs(int(box.itemData(each)) - value) for each in range(box.count())]
                at = away.index(min(away))
            box.setCurrentIndex(at)
        for name, check in self._checks.items():
            check.setChecked(getattr(settings, name))
        self._show_style()

    def _show_style(self) -> None:
        self.preview.set_style(board_style(self._store.current, self._theme.dark))
        self._draw_pictures()

    def _draw_pictures(self) -> None:
        """Pieces of the game shown and boards as they are in this window theme."""
        ratio, tint, dark = self.devicePixelRatioF(), self._store.current.tint, self._theme.dark
        for choice in CHOICES:
            for at, (value, _) in enumerate(choice.values):
                box = self._boxes[choice.setting]
                if choice.picture is PreferencePicture.PIECES:
                    look = PieceLook(str(value), tint)
                    box.setItemIcon(at, pieces_icon(self._art, self.preview.variant, look, ratio))
                elif choice.picture is PreferencePicture.BOARD:
                    box.setItemIcon(at, board_icon(str(value), dark, ratio))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self._defaults.setText(self.tr("Restore defaults"))
        self.keys.setText(self.tr("Keyboard and mouse…"))
        for at, page in enumerate(PreferencePage):
            self.pages.setTabText(at, _words(page.value))
        for choice in CHOICES:
            if choice.heading:
                self._headings[choice.setting].setText(_words(choice.heading))
            if not choice.values:
                self._checks[choice.setting].setText(_words(choice.label))
                continue
            self._labels[choice.setting].setText(_words(choice.label))
            for at, (_, words) in enumerate(choice.values):
                self._boxes[choice.setting].setItemText(at, _words(words))


def _words(text: str) -> str:
    return translate("PreferencesDialog", text)
