"""Long readings: done between the events of the window, with the share done and a way to give up."""

from __future__ import annotations

import time
from typing import Any, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from shogi_desktop.notation.steps import Read, Steps
from shogi_desktop.session.records.files import ReadingGivenUp

from ..look.theme import SPACE
from .elided_label import ElidedLabel

PATIENCE_S = 0.2  # most readings are done before; a dialog that flashes up would only disturb
SLICE_S: Final = 0.012
WIDTH: Final = 420


def read_patiently(window: QWidget, steps: Steps[Read], name: str = "", told: str = "") -> Read:
    """What the steps read; when they take longer than a moment, a dialog tells how far they are.

    `name` tells what is read ("" = the clipboard); where something else is done than reading, `told` says what. The
    errors of the steps, and ReadingGivenUp.
    """
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        try:
            next(steps)
        except StopIteration as end:
            read: Read = end.value
            return read
    dialog = ReadingDialog(window, steps, name, told)
    dialog.exec()
    dialog.deleteLater()
    read = dialog.what_was_read()
    return read


class ReadingDialog(QDialog):
    """Goes through steps while the window stays alive; closed by their end, their error, or the person."""

    def __init__(self, window: QWidget, steps: Steps[Any], name: str, told: str = "") -> None:
        super().__init__(window)
        self.setWindowTitle("Shogi Desktop")
        self._steps = steps
        self._read: list[Any] = []
        self._error: Exception | None = None
        self._bar = QProgressBar()
        self._bar.setRange(0, 100)
        self._bar.setTextVisible(False)
        label = ElidedLabel()
        label.setText(told or self.tr("Reading {name} …").format(name=name or self.tr("the clipboard")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addWidget(label)
        column.addWidget(self._bar)
        column.addWidget(buttons)
        self.setMinimumWidth(WIDTH)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def what_was_read(self) -> Any:
        """What was read; the error that ended it, or ReadingGivenUp."""
        if self._error is not None:
            raise self._error
        if not self._read:
            raise ReadingGivenUp
        return self._read[0]

    def done(self, result: int) -> None:
        self._timer.stop()
        self._steps.close()
        super().done(result)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE_S
        share = 0.0
        try:
            while time.monotonic() < until:
                share = next(self._steps)
        except StopIteration as end:
            self._read.append(end.value)
            self.accept()
        except Exception as error:  # every error is the asker's to judge, as if nobody had waited
            self._error = error
            self.reject()
        else:
            self._bar.setValue(int(share * 100))
