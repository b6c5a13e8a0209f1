"""A card over the board that tells something and offers next steps; it takes no focus and moves nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.side_marks import unmarked

ROUNDING: Final = 2  # pixels that the width of a text may be more than its whole number
ENDS: Final = (".", "?", "!", "。", "？", "！")
LONGEST_WORDS: Final = 340  # pixels; longer ones are broken into lines


@dataclass(frozen=True)
class BannerButton:
    """One offered step. The banner closes first, then `run` is called."""

    text: str
    run: Callable[[], None]
    primary: bool = False


@dataclass(frozen=True)
class BannerOffer:
    """One more step, with a line that says why; it stands below the words."""

    text: str
    step: BannerButton


@dataclass(frozen=True)
class BannerText:
    """What a banner says. One that asks for an answer is not `closable` without taking a step.

    One that stays while the pieces move is to be put `aside`, where it hides none of them. One that is read `elsewhere`
    is not seen, but may be answered.
    """

    title: str
    text: str = ""
    steps: list[BannerButton] = field(default_factory=list)
    closable: bool = True
    aside: bool = False
    elsewhere: bool = False
    offer: BannerOffer | None = None


class Banner(QFrame):
    """Shows one BannerText at a time; hidden while there is none. `said` is what it says, and what it offers."""

    said = Signal(str)
    visibility_changed = Signal()  # it comes, goes or says something else

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], BannerText] | None = None
        self._said = BannerText("")
        self._buttons: list[QPushButton] = []
        self._offered: list[BannerButton] = []
        self._title = ElidedLabel()
        self._text = folding_label("muted")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._why = PlainLabel(folds=True)
        self._why.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._below = in_row((self._why, 1), spacing=SPACE)
        words = in_column(self._title, self._text, self._below, spacing=1)
        self._row = QHBoxLayout()
        self._row.setSpacing(SPACE)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setSpacing(SPACE)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(self._row)
        self._dress()
        self.hide()

    @property
    def closable(self) -> bool:
        """Whether it is seen and may be closed without taking a step."""
        return self._make is not None and self._said.closable

    @property
    def aside(self) -> bool:
        """Whether its place is beside the squares."""
        return self._said.aside

    def fitted(self, room: int, most: int) -> QSize:
        """Its size in a place `room` wide: words beside the buttons, or above them where that is too wide; only
        where the buttons alone need more it is wider, up to `most`."""
        for each in (self, self._title, self._text, self._why, *self._buttons):
            each.ensurePolished()
        buttons = self._row.sizeHint().width()
        words = max(self._widths()) + ROUNDING
        margins = self._whole.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        beside = min(words, LONGEST_WORDS) + SPACE + buttons + around
        one_row = beside <= room
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.LeftToRight if one_row else directions.TopToBottom)
        width = beside if one_row else min(max(min(room, words + around), buttons + around), most)
        self._whole.activate()
        return QSize(width, max(self._whole.totalHeightForWidth(width), self._whole.totalMinimumSize().height()))

    def _widths(self) -> list[int]:
        """How wide each line of the words is, with what stands beside it."""
        widths = [
            label.fontMetrics().horizontalAdvance(line)
            for label in (self._title, self._text)
            for line in label.text().split("\n")
        ]
        if self._said.offer is not None:
            beside = SPACE + self._buttons[-1].sizeHint().width()
            widths.append(self._why.fontMetrics().horizontalAdvance(self._why.text()) + beside)
        return widths

    def say(self, make: Callable[[], BannerText]) -> None:
        """Shows what `make` returns; it is asked again when the language changes."""
        self._make = make
        self._fill()
        self.setVisible(not self._said.elsewhere)
        self.visibility_changed.emit()
        self.said.emit(self.words())

    def words(self) -> str:
        """All it says and offers, in one line; "" while there is nothing."""
        if self._make is None:
            return ""
        title, offered = self._said.title, ", ".join(step.text.rstrip("…") for step in self._offered)
        between = " " if title.endswith(ENDS) else ", "
        said = unmarked(title + between + self._said.text if self._said.text else title)
        return f"{said}{'' if said.endswith(ENDS) else '.'} {offered}"

    def take_first(self) -> bool:
        """Takes the step that is offered first; False where there is none."""
        if self._make is None or not self._said.steps:
            return False
        step = self._said.steps[0]
        self.clear()
        step.run()
        return True

    def says(self, make: Callable[[], BannerText]) -> bool:
        """Whether this is what it shows."""
        return self._make == make

    def follow(self, widget: QWidget) -> None:
        """The Tab key leads to its buttons from this widget on."""
        for button in self._buttons:
            QWidget.setTabOrder(widget, button)
            widget = button

    def retranslate(self) -> None:
        if self._make:
            self._fill()
            self.visibility_changed.emit()

    def clear(self) -> None:
        """Hides the banner without a word to anybody."""
        if self._make:
            self._make = None
            self.hide()
            self.visibility_changed.emit()

    def _dress(self) -> None:
        """Aside it is a slim strip."""
        slim = SPACE // 2 - 1
        self.setObjectName("strip" if self.aside else "banner")
        self._title.setProperty("role", "strong" if self.aside else "title")
        if self.aside:
            self._whole.setContentsMargins(SPACE + SPACE // 2, slim, slim, slim)
        else:
            self._whole.setContentsMargins(SPACE * 2, SPACE, SPACE, SPACE)
        for each in (self, self._title):
            each.style().polish(each)

    def _fill(self) -> None:
        assert self._make
        self._said = self._make()
        self._dress()
        self._title.setText(self._said.title)
        self._text.setText(self._said.text)
        self._text.setVisible(bool(self._said.text))
        for old in self._buttons:
            old.hide()
            for row in (self._row, self._below):
                row.removeWidget(old)
            old.deleteLater()
        close = [BannerButton(self.tr("Close"), _nothing)] if self._said.closable else []
        offer = self._said.offer
        self._why.setText(offer.text if offer is not None else "")
        self._why.setVisible(offer is not None)
        self._offered = [*self._said.steps, *close]
        self._buttons = [self._button(step, self._row) for step in self._offered]
        if offer is not None:
            self._offered.append(offer.step)
            self._buttons.append(self._button(offer.step, self._below))

    def _button(self, step: BannerButton, row: QHBoxLayout) -> QPushButton:
        button = QPushButton(step.text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("primary", step.primary)
        button.setAutoDefault(True)  # Enter presses it too, as in a dialog
        button.setAccessibleDescription(unmarked(f"{self._said.title} {self._said.text}"))
        button.clicked.connect(self._taken)
        row.addWidget(button, int(row is self._row))
        button.show()  # in a banner that is seen already it would be hidden until later, and be given no room
        return button

    def _taken(self) -> None:
        step = next(step for step, button in zip(self._offered, self._buttons, strict=True) if button is self.sender())
        self.clear()
        step.run()


def _nothing() -> None:
    """Closing alone is all that happens."""
