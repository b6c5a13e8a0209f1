"""A strip above the board that tells something and offers next steps; it covers nothing and takes no focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from .plain import PlainLabel
from .theme import SPACE


@dataclass(frozen=True)
class Step:
    """One offered step. The banner closes first, then `run` is called."""

    text: str
    run: Callable[[], None]
    primary: bool = False


@dataclass(frozen=True)
class BannerText:
    """What a banner says. One that asks for an answer is not `closable` without taking a step."""

    title: str
    text: str = ""
    steps: list[Step] = field(default_factory=list)
    closable: bool = True


class Banner(QFrame):
    """Shows one BannerText at a time; hidden while there is none."""

    visibility_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._make: Callable[[], BannerText] | None = None
        self._said = BannerText("")
        self._buttons: list[QPushButton] = []
        self._offered: list[Step] = []
        self._title = PlainLabel()
        self._title.setProperty("role", "title")
        self._text = PlainLabel()
        self._text.setProperty("role", "muted")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(SPACE * 2, SPACE, SPACE, SPACE)
        self._row.setSpacing(SPACE)
        self._row.addLayout(words, 1)
        self.hide()

    def say(self, make: Callable[[], BannerText]) -> None:
        """Shows what `make` returns; it is asked again when the language changes."""
        self._make = make
        self._fill()
        self.show()
        self.visibility_changed.emit()

    def says(self, make: Callable[[], BannerText]) -> bool:
        """Whether this is what it shows."""
        return self._make == make

    def retranslate(self) -> None:
        if self._make:
            self._fill()

    def clear(self) -> None:
        """Hides the banner without a word to anybody."""
        if self._make:
            self._make = None
            self.hide()
            self.visibility_changed.emit()

    def _fill(self) -> None:
        assert self._make
        self._said = self._make()
        self._title.setText(self._said.title)
        self._text.setText(self._said.text)
        self._text.setVisible(bool(self._said.text))
        for old in self._buttons:
            old.hide()
            self._row.removeWidget(old)
            old.deleteLater()
        close = [Step(self.tr("Close"), _nothing)] if self._said.closable else []
        self._offered = [*self._said.steps, *close]
        self._buttons = [self._button(step) for step in self._offered]

    def _button(self, step: Step) -> QPushButton:
        button = QPushButton(step.text)
        button.setProperty("primary", step.primary)
        button.setAutoDefault(True)  # Enter presses it too, as in a dialog
        button.clicked.connect(self._taken)
        self._row.addWidget(button)
        return button

    def _taken(self) -> None:
        step = next(step for step, button in zip(self._offered, self._buttons, strict=True) if button is self.sender())
        self.clear()
        step.run()


def _nothing() -> None:
    """Closing alone is all that happens."""
