"""What cannot be saved at the moment: said in the status line until it can."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import tip
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.system_words import system_reason

GAME: Final = QT_TRANSLATE_NOOP("SavingTroubles", "Your game is not being saved: {why}")
DRAFT: Final = QT_TRANSLATE_NOOP("SavingTroubles", "The position you set up is not being saved: {why}")
PROGRESS: Final = QT_TRANSLATE_NOOP("SavingTroubles", "Your progress is not being saved: {why}")
RESULTS: Final = QT_TRANSLATE_NOOP("SavingTroubles", "The results of your games are not being saved: {why}")
PRACTICE: Final = QT_TRANSLATE_NOOP("SavingTroubles", "Your practice is not being saved: {why}")
ENGINES: Final = QT_TRANSLATE_NOOP("SavingTroubles", "Your engines are not being saved: {why}")
SETTINGS: Final = QT_TRANSLATE_NOOP("SavingTroubles", "Your settings are not being saved: {why}")
_ALL: Final = (GAME, DRAFT, RESULTS, PROGRESS, PRACTICE, ENGINES, SETTINGS)  # the dearest first


class SavingTroubles(ElidedLabel):
    """A line for all that fails, with the places where there is room; nothing of it is seen while all goes well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "changed")
        self._failing: dict[str, Exception] = {}
        self.hide()

    def game_saved(self, error: Exception | None) -> None:
        """Whether the running game could be saved: None, or why not."""
        self._hear(GAME, error)

    def draft_saved(self, error: Exception | None) -> None:
        """The same of what is being set up in the editor."""
        self._hear(DRAFT, error)

    def progress_saved(self, error: Exception | None) -> None:
        """The same of what was done of problems."""
        self._hear(PROGRESS, error)

    def history_saved(self, error: Exception | None) -> None:
        """The same of the results of games."""
        self._hear(RESULTS, error)

    def practice_saved(self, error: Exception | None) -> None:
        """The same of the positions out of own games."""
        self._hear(PRACTICE, error)

    def settings_saved(self, error: Exception | None) -> None:
        """The same of the settings, which hold the progress in the lessons too."""
        self._hear(SETTINGS, error)

    def engines_saved(self, error: Exception | None) -> None:
        """The same of the engines that the person has added."""
        self._hear(ENGINES, error)

    def _hear(self, what: str, error: Exception | None) -> None:
        if error is None:
            self._failing.pop(what, None)
        else:
            self._failing[what] = error
        self._show()

    def _show(self) -> None:
        failing = [(what, self._failing[what]) for what in _ALL if what in self._failing]
        whole = [_told(what, error) + _place(error) for what, error in failing]
        short = [_told(what, error) for what, error in failing]
        self.setText("  ".join(whole if len(whole) == 1 else short))
        self.setToolTip(tip("\n".join(whole)))
        self.setVisible(bool(self._failing))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)


def _told(what: str, error: Exception) -> str:
    return QCoreApplication.translate("SavingTroubles", what).format(why=system_reason(error))


def _place(error: Exception) -> str:
    """The file, where the error names one."""
    return f" ({error.filename})" if isinstance(error, OSError) and error.filename else ""
