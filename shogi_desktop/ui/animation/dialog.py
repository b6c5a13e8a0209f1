"""A game as a moving picture: which part, how fast, how large; then it is written while the window stays alive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QDoubleSpinBox, QPushButton, QSpinBox, QWidget

from shogi_desktop.game.tree import Game, Node

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import center_labels, number_box
from ..widgets.labels import PictureView
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_form, in_row
from ..widgets.messages import ask_save_path, write_patiently
from .frames import Film, FrameLook

VIEW: Final = QSize(520, 460)
SECONDS: Final = (0.1, 60.0)
WIDTHS: Final = (160, 1920)
LAST_MS: Final = 3000  # the last position is seen at least so long


class AnimationDialog(QDialog):
    """Signals:
    told(str): what has been done.
    saved(str): an animation was saved as this file.
    """

    told = Signal(str)
    saved = Signal(str)

    def __init__(
        self, game: Game, line: Sequence[Node], look: FrameLook, proposed: str, parent: QWidget | None = None
    ) -> None:
        """`line` is the part of the game's tree that can be shown; `proposed` a path without an ending."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export animation"))
        self._game, self._line, self._look, self._proposed = game, list(line), look, proposed
        self.view = PictureView(VIEW)
        self.first, self.last = (self._ply_box() for _ in range(2))
        self.last.setValue(len(self._line))
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(*SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSingleStep(0.1)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setValue(1.0)
        self.width_box = number_box(*WIDTHS, look.width, 80)
        self.width_box.setSuffix(self.tr(" pixels"))
        self.flipped = QCheckBox(self.tr("Seen from White's side"))
        self.flipped.setChecked(look.flipped)
        self.save_button = QPushButton(self.tr("&Save…"))
        self._build()
        self.first.valueChanged.connect(self._show_first)
        self.last.valueChanged.connect(self._show_last)
        self.flipped.toggled.connect(self._show_last)
        self.save_button.clicked.connect(self._save)
        self._show_last()
        resize_within(self, self.sizeHint())

    def _ply_box(self) -> QSpinBox:
        box = QSpinBox()
        box.setRange(0, len(self._line))
        return box

    def _build(self) -> None:
        form = in_form(
            (self.tr("From move"), self.first),
            (self.tr("To move"), self.last),
            (self.tr("Time per move"), self.seconds),
            (self.tr("Width"), self.width_box),
            self.flipped,
        )
        center_labels(form)
        row = in_row((self.view, 1), form, spacing=SPACE * 3)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        in_column((row, 1), buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.save_button.setDefault(True)  # not before it is in the dialog

    def film(self) -> Film:
        """What has been chosen."""
        look = replace(self._look, width=self.width_box.value(), flipped=self.flipped.isChecked())
        return Film(self._game, self._line, self.first.value(), self.last.value(), look)

    def _show_first(self, ply: int) -> None:
        self.last.setValue(max(ply, self.last.value()))
        self._show(ply)

    def _show_last(self) -> None:
        self.first.setValue(min(self.first.value(), self.last.value()))
        self._show(self.last.value())

    def _show(self, ply: int) -> None:
        look = replace(self._look, width=VIEW.width(), flipped=self.flipped.isChecked())
        self.view.show_image(Film(self._game, self._line, ply, ply, look).frame(0))

    def _save(self) -> None:
        from .writing import GIF, WEBP

        kinds = {self.tr("Animated GIF (*.gif)"): GIF, self.tr("Animated WebP (*.webp)"): WEBP}
        path = ask_save_path(self, self.tr("Save animation"), self._proposed + GIF, kinds)
        if path:
            self.save(path)

    def save(self, path: str) -> None:
        """Writes the file with a word on how far it is; says why where that fails, and stays."""
        from .writing import animation_steps

        milliseconds = round(self.seconds.value() * 1000)
        steps = animation_steps(self.film(), path, milliseconds, max(LAST_MS, milliseconds))
        if write_patiently(self, steps, path, self.tr("The animation could not be saved.")):
            self.saved.emit(path)
            self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))
            self.accept()
