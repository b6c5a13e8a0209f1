"""The card of one player: name, side, level, whether it thinks, and the clock."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from shogi_desktop.game.clock import ClockFace

from .texts import SIDE_MARKS, clock_text
from .theme import SPACE

LOW_MS = 10_000
DOTS_MS = 350


class PlayerCard(QFrame):
    """Shows what it is told; it knows no game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._mark = QLabel()
        self._name = QLabel()
        self._detail = QLabel()
        self._clock = QLabel()
        self._byoyomi = QLabel()
        self._thinking = False
        self._detail_text = ""
        self._dots = QTimer(self)
        self._dots.setInterval(DOTS_MS)
        self._dots.timeout.connect(self._next_dot)
        self._dot_count = 0
        self._build()

    def _build(self) -> None:
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._detail.setProperty("role", "muted")
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._byoyomi.setProperty("role", "muted")
        self._byoyomi.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        who = QHBoxLayout()
        who.setSpacing(SPACE - 2)
        who.addWidget(self._mark)
        who.addWidget(self._name, 1)
        times = QHBoxLayout()
        times.setSpacing(SPACE // 2)
        times.addWidget(self._clock)
        times.addWidget(self._byoyomi)
        times.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE + 2, SPACE, SPACE + 2, SPACE)
        column.setSpacing(3)
        column.addLayout(who)
        column.addWidget(self._detail)
        column.addLayout(times)

    def fit(self, width: int) -> None:
        """Letters in proportion to a card of this width."""
        for label, share, low, high, bold in (
            (self._mark, 0.125, 15, 28, False),
            (self._name, 0.105, 13, 22, True),
            (self._detail, 0.085, 11, 17, False),
            (self._clock, 0.165, 18, 36, True),
            (self._byoyomi, 0.085, 11, 17, False),
        ):
            font = QFont(self.font())
            font.setPixelSize(min(max(round(width * share), low), high))
            font.setBold(bold)
            if label is self._clock:
                font.setFeature(QFont.Tag("tnum"), 1)  # all digits equally wide: a running clock does not tremble
            label.setFont(font)

    def set_player(self, side: int, name: str, detail: str) -> None:
        """Who sits here; `detail` is the second line (side, level)."""
        self._mark.setText(SIDE_MARKS[side])
        self._name.setText(name)
        self._name.setToolTip(name)
        self._detail_text = detail
        self._show_detail()

    def set_turn(self, active: bool, thinking: bool) -> None:
        """Whether it is this player's turn, and whether it is a computer that searches."""
        if self.property("active") != active:
            self.setProperty("active", active)
            self.style().polish(self)
        if thinking != self._thinking:
            self._thinking = thinking
            self._dot_count = 0
            if thinking:
                self._dots.start()
            else:
                self._dots.stop()
            self._show_detail()

    def set_face(self, face: ClockFace | None, limit_ms: tuple[int, int] = (0, 0)) -> None:
        """Shows the clock: main time, and byoyomi beside it; None hides it. `limit_ms` are main time and byoyomi."""
        shown = face is not None and any(limit_ms)
        self._clock.setVisible(shown)
        self._byoyomi.setVisible(shown and face is not None and limit_ms[1] > 0 and not face.in_byoyomi)
        if face is None or not shown:
            return
        left = face.byoyomi_ms if face.in_byoyomi else face.main_ms
        self._clock.setText(clock_text(left))
        self._byoyomi.setText("+ " + clock_text(face.byoyomi_ms))
        self._clock.setToolTip(self.tr("Time for this move") if face.in_byoyomi else self.tr("Main time left"))
        low = left < LOW_MS and (face.in_byoyomi or limit_ms[1] == 0)
        if self._clock.property("low") != low:
            self._clock.setProperty("low", low)
            self._clock.style().polish(self._clock)

    def _next_dot(self) -> None:
        self._dot_count = (self._dot_count + 1) % 4
        self._show_detail()

    def _show_detail(self) -> None:
        text = self.tr("thinking") + "." * self._dot_count if self._thinking else self._detail_text
        self._detail.setText(text)
        self._detail.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_detail()
        super().changeEvent(event)
