"""What cannot be saved at the moment: said in the status line until it can."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from ..widgets.elided_label import ElidedLabel
from ..widgets.plain import tip
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.system_words import system_reason

TROUBLES: Final = {
    "game": QT_TRANSLATE_NOOP("SavingTroubles", "Your game is not being saved: {why}"),
    "draft": QT_TRANSLATE_NOOP("SavingTroubles", "The position you set up is not being saved: {why}"),
    "history": QT_TRANSLATE_NOOP("SavingTroubles", "The results of your games are not being saved: {why}"),
    "progress": QT_TRANSLATE_NOOP("SavingTroubles", "Your progress is not being saved: {why}"),
    "practice": QT_TRANSLATE_NOOP("SavingTroubles", "Your practice is not being saved: {why}"),
    "engines": QT_TRANSLATE_NOOP("SavingTroubles", "Your engines are not being saved: {why}"),
    "settings": QT_TRANSLATE_NOOP("SavingTroubles", "Your settings are not being saved: {why}"),
}
"""What can fail, the dearest first; the progress in the lessons is among the settings."""


class SavingTroubles(ElidedLabel):
    """A line for all that fails, with the places where there is room; nothing of it is seen while all goes well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "changed")
        self._failing: dict[str, Exception] = {}
        self.hide()

    def hear(self, what: str, error: Exception | None) -> None:
        """Whether something of the person could be written: None, or why not."""
        if error is None:
            self._failing.pop(what, None)
        else:
            self._failing[what] = error
        self._show()

    def _show(self) -> None:
        failing = [(TROUBLES[what], self._failing[what]) for what in TROUBLES if what in self._failing]
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
