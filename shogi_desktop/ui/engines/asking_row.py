"""What is seen while an engine is asked: for how long already, and a button for those who have waited enough."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from ..look.theme import SPACE

_STEP_MS: Final = 200
_PATIENCE_MS: Final = 400  # most answer before anything need be shown


class AskingRow(QWidget):
    """By itself nothing is asked, and it is not seen.

    Signals:
        again_wished: it shall be asked once more.
        cancelled: nobody wants to wait any more.
    """

    again_wished = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Waiting for the engine"))
        self.again, self.cancel = QPushButton(self.tr("Try again")), QPushButton(self.tr("Cancel"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.bar, 1)
        row.addWidget(self.again)
        row.addWidget(self.cancel)
        row.addStretch(0)
        for button, wish in ((self.again, self.again_wished), (self.cancel, self.cancelled)):
            button.setAutoDefault(False)
            button.clicked.connect(wish)
        self._clock = QElapsedTimer()
        self._ticking = QTimer(self, interval=_STEP_MS)
        self._ticking.timeout.connect(self._tick)
        self.rest()

    @property
    def waited_s(self) -> float:
        """For how long the engine has been asked."""
        return self._clock.elapsed() / 1000

    def wait(self, most_s: int) -> None:
        """An engine is asked, which may take so long."""
        self.allow(most_s)
        self.bar.setValue(0)
        self._clock.start()
        self._ticking.start()
        self.bar.show()
        self.again.hide()
        self.cancel.show()
        self.hide()

    def allow(self, most_s: int) -> None:
        """It may take so long."""
        self.bar.setRange(0, most_s * 1000)

    def offer_again(self, cancel: bool) -> None:
        """It could not be asked; `cancel`: there is something else to go back to."""
        self._ticking.stop()
        self.bar.hide()
        self.again.show()
        self.cancel.setVisible(cancel)
        self.show()

    def rest(self) -> None:
        """Nothing is asked."""
        self._ticking.stop()
        self.hide()

    def _tick(self) -> None:
        waited_ms = self._clock.elapsed()
        self.bar.setValue(min(waited_ms, self.bar.maximum()))
        self.bar.setFormat(
            self.tr("{n} s of at most {most} s").format(n=waited_ms // 1000, most=self.bar.maximum() // 1000)
        )
        if waited_ms >= _PATIENCE_MS:
            self.show()
