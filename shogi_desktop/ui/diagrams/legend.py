"""The legend of a move diagram: its signs with their words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from shogi_desktop.rules.record.variant import Variant

from ..widgets.plain import PlainLabel
from ..words.i18n import Translated, translate
from .reach import ReachSign, diagram_of
from .store import Diagrams


def sign_words(sign: ReachSign) -> str:
    """What a sign says, one sentence."""
    words = {
        ReachSign.STEP: translate("Diagram", "Moves here, without jumping."),
        ReachSign.AREA: translate("Diagram", "Steps here, turning freely; a capture ends the move."),
        ReachSign.JUMP: translate("Diagram", "Jumps here over anything in between."),
        ReachSign.JUMP_STEP: translate("Diagram", "Jumps here; may then step on to the ring."),
        ReachSign.JUMP_RANGE: translate("Diagram", "Jumps here; may then range on along the line."),
        ReachSign.MULTI: translate("Diagram", "Steps here; after a capture it may step once more."),
        ReachSign.JUMP_MULTI: translate("Diagram", "Jumps here, or steps here after a capture on the way."),
        ReachSign.LION_STEPS: translate(
            "Diagram", "Steps here, turning freely: three steps in all, also after captures."
        ),
        ReachSign.WALK: translate(
            "Diagram", "Steps or jumps here: three steps in all along the line, to and fro, also after captures."
        ),
        ReachSign.IGUI: translate("Diagram", "Captures here without moving (igui)."),
        ReachSign.RANGE: translate("Diagram", "Ranges over any number of empty squares."),
        ReachSign.TURN: translate("Diagram", "Ranges, and may turn once on the way at a right angle and range on."),
        ReachSign.RANGE_JUMP: translate("Diagram", "Ranges, and captures even beyond pieces in the way."),
        ReachSign.FREE_JUMP: translate("Diagram", "Ranges, and moves even beyond pieces in the way."),
        ReachSign.SOME_JUMP: translate(
            "Diagram", "Ranges, and moves even beyond pieces in the way: as many as there are strokes."
        ),
        ReachSign.SWEEP: translate("Diagram", "Flies over pieces of lower rank, of both sides, and takes them all."),
        ReachSign.ANYWHERE: translate(
            "Diagram", "Goes anywhere on the board; takes only what no other piece protects."
        ),
        ReachSign.BURN: translate("Diagram", "Burns every enemy beside it where it stops."),
        ReachSign.PASS: translate("Diagram", "May pass and stay where it is: double click it."),
    }
    return words[sign]


SIGN_HEIGHT: Final = 30  # logical pixels; a sign is twice as wide


class LegendWidget(Translated, QWidget):
    """Signs and words below each other, none before the first kind; follows the language of the program."""

    def __init__(self, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diagrams = diagrams
        self._signs: tuple[ReachSign, ...] = ()
        self._dark = False
        self._entries: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)

    def show_kind(self, variant: Variant, kind_id: int) -> None:
        """Lists the signs in the diagram of this kind."""
        signs = diagram_of(variant.kind(kind_id), variant).signs
        if signs != self._signs:
            self._signs = signs
            self._fill()

    def set_dark(self, dark: bool) -> None:
        """Draws the signs for a dark window or a light one."""
        self._dark = dark
        self._fill()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fill()
        return super().event(event)

    def _fill(self) -> None:
        self._make_room(len(self._signs))
        for (picture, words), sign in zip(self._entries, self._signs, strict=True):
            picture.setPixmap(self._picture(sign))
            words.setText(sign_words(sign))

    def _make_room(self, count: int) -> None:
        """As many pairs of labels as there are signs."""
        for picture, words in self._entries[count:]:
            for label in (picture, words):
                self._grid.removeWidget(label)
                label.deleteLater()
        del self._entries[count:]
        for row in range(len(self._entries), count):
            picture, words = PlainLabel(parent=self), PlainLabel(parent=self)
            words.setWordWrap(True)
            self._grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
            self._entries.append((picture, words))

    def _picture(self, sign: ReachSign) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = self._diagrams.sign(sign, round(SIGN_HEIGHT * ratio), self._dark)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def retranslate(self) -> None:
        self._fill()
