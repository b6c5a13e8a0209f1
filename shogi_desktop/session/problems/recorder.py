"""Results of attempts written down, again and again until it works."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.mating.problem import Problem

from .judgement import Result
from .progress import ProblemProgress

RETRY_MS: Final = 10_000


class ResultRecorder(QObject):
    """Writes results into a person's progress; what cannot be written is tried again.

    Signals:
        saved(object): None when the progress was written, or the OSError why it could not be.
    """

    saved = Signal(object)

    def __init__(self, progress: ProblemProgress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._again = QTimer(self, interval=RETRY_MS, singleShot=True)
        self._again.timeout.connect(self._write)

    def record(self, problem: Problem, result: Result) -> None:
        """The end of an attempt; the progress knows it even where it could not be written."""
        self._try(
            lambda: self._progress.record(
                problem.key,
                date.today(),
                solved=result.solved,
                clean=result.clean,
                hinted=result.hints > 0,
                time_ms=result.time_ms,
            )
        )

    def _write(self) -> None:
        self._try(self._progress.write)

    def _try(self, write: Callable[[], None]) -> None:
        failure = None
        try:
            write()
        except OSError as error:
            failure = error
            self._again.start()
        else:
            self._again.stop()
        self.saved.emit(failure)
