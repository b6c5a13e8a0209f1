"""The card of one player: name, side, level, whether it thinks, and the clock."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from shogi_desktop.game.clock import ClockFace

from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, tip
from ..widgets.side_marks import SideMark
from ..words.i18n import Translated
from ..words.texts import SIDE_MARKS, clock_text, labelled, side_name

LOW_MS = 10_000
LEAST_CLOCK = 10  # pixels
LEAST_NAME = 11
DOTS_MS = 350
BESIDE = SPACE - 2  # between the mark of the side and the name
BETWEEN = " · "  # parts of the detail, which stand in lines of their own where one line has no room
BROAD = 120  # pixels of a card that has whole margins
# Colours come from the palette: a style sheet that matched by a changing property would take the fonts away.
CALM, LOW, MUTED = QPalette.ColorRole.WindowText, QPalette.ColorRole.BrightText, QPalette.ColorRole.PlaceholderText


class PlayerCard(Translated, QFrame):
    """Shows what it is told; it knows no game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.mark = SideMark()
        self.name = ElidedLabel()
        self.detail = ElidedLabel()
        self.clock = PlainLabel()
        self._byoyomi = PlainLabel()
        self._thinking = False
        self._detail_text = ""
        self._has_byoyomi = False
        self._byoyomi_says = ("", "")  # in full, and where there is less room
        self._clock_pixels, self._name_pixels = LEAST_CLOCK, LEAST_NAME
        self._room, self._flat, self._brief, self._margin = 0, False, False, SPACE
        self._dots = QTimer(self)
        self._dots.setInterval(DOTS_MS)
        self._dots.timeout.connect(self._next_dot)
        self._dot_count = 0
        self._build()

    def _build(self) -> None:
        self.detail.setForegroundRole(MUTED)
        self._byoyomi.setForegroundRole(MUTED)
        self._byoyomi.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        who = in_row(self.mark, (self.name, 1), spacing=BESIDE)
        times = in_row(self.clock, self._byoyomi, 1, spacing=SPACE // 2)
        self._column = in_column(who, self.detail, times, of=self, margins=SPACE, spacing=3)

    def fit(self, width: int, room: int = 0, flat: bool = False, brief: bool = False) -> None:
        """Letters in proportion to a card of this width; `room` is its real width where that is another. A `flat` card
        says all in one line, a `brief` one has a line each for the name and what is said of the player."""
        self._room, self._flat, self._brief = room or width, flat, brief
        self._margin = SPACE if self._room >= scaled(BROAD) else SPACE // 2
        self._column.setContentsMargins(self._margin, SPACE, self._margin, SPACE)
        self._column.setDirection(QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom)
        for label, share, low, high, bold in (
            (self.mark, 0.125, 15, 28, False),
            (self.name, 0.105, 13, 22, True),
            (self.detail, 0.085, 11, 17, False),
            (self.clock, 0.155, 18, 34, True),
            (self._byoyomi, 0.078, 10, 16, False),
        ):
            font = QFont(self.font())
            font.setPixelSize(scaled(min(max(round(width * share), low), high)))
            font.setBold(bold)
            if label is self.clock:
                font.setFeature(QFont.Tag("tnum"), 1)  # all digits equally wide: a running clock does not tremble
            label.setFont(font)
        self._clock_pixels = self.clock.font().pixelSize()
        self._name_pixels = self.name.font().pixelSize()
        self._fit_clock()
        self._fit_name()
        self._show_detail()
        layout = self.layout()
        assert layout is not None
        layout.activate()  # else the next sizeHint() would be that of the letters before

    def set_player(self, side: int, name: str, detail: str) -> None:
        """Who sits here; `detail` is the second line (side, level)."""
        self.mark.setText(SIDE_MARKS[side])
        self.name.setText(name)
        self._fit_name()
        self.setAccessibleName(labelled(side_name(side), name))
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

    def set_face(self, face: ClockFace | None, byoyomi_ms: int = 0) -> None:
        """Shows the clock: main time, and beside it byoyomi, of which there is so much for a move; None hides it."""
        self.clock.setVisible(face is not None)
        if face is None:
            self._has_byoyomi = False
            self._byoyomi.hide()
            return
        has_byoyomi = byoyomi_ms > 0 and not face.in_byoyomi
        left = face.byoyomi_ms if face.in_byoyomi else face.main_ms
        before = len(self.clock.text())
        self.clock.setText(clock_text(left))
        seconds = face.byoyomi_ms // 1000
        says = self.tr("then {n} s a move").format(n=seconds), self.tr("· {n} s").format(n=seconds)
        if len(self.clock.text()) != before or self._has_byoyomi != has_byoyomi or self._byoyomi_says != says:
            self._has_byoyomi, self._byoyomi_says = has_byoyomi, says
            self._fit_clock()
        self.clock.setToolTip(self.tr("Time for this move") if face.in_byoyomi else self.tr("Main time left"))
        low = left < LOW_MS and (face.in_byoyomi or byoyomi_ms == 0)
        self.clock.setForegroundRole(LOW if low else CALM)

    def _fit_name(self) -> None:
        """A name too long for a line has up to three, where the card is no line itself, and smaller letters where one
        of its words is wider than the card. In the narrowest the mark of the side, which the line below tells, makes
        room for such a word."""
        room = self._room - 2 * self._margin - 2 * self.frameWidth()
        marked = room - self.mark.sizeHint().width() - BESIDE
        font, name = QFont(self.name.font()), self.name.text()
        font.setPixelSize(scaled(LEAST_NAME))
        least = max(map(QFontMetrics(font).horizontalAdvance, name.split()), default=0)
        self.mark.setVisible(self._flat or not marked < least <= room)
        room = room if self.mark.isHidden() else marked
        font.setPixelSize(self._name_pixels)
        widest = max(map(QFontMetrics(font).horizontalAdvance, name.split()), default=0)
        if widest > room > 0:
            font.setPixelSize(max(scaled(LEAST_NAME), int(self._name_pixels * room / widest)))
        self.name.setFont(font)
        wanted = QFontMetrics(font).horizontalAdvance(name)
        self.name.set_folds(1 if self._flat or self._brief else 1 + (wanted > room) + (wanted > 2 * room))

    def _fit_clock(self) -> None:
        """A time too long for the card has smaller letters; byoyomi is seen where it has room beside it."""
        font, text = QFont(self.clock.font()), self.clock.text()
        font.setPixelSize(self._clock_pixels)
        room = self._room - 2 * self._margin - 4
        wanted = QFontMetrics(font).horizontalAdvance(text)
        if wanted > room:
            font.setPixelSize(max(scaled(LEAST_CLOCK), int(self._clock_pixels * room / wanted)))
        self.clock.setFont(font)
        left = room - min(wanted, room) - SPACE
        width = self._byoyomi.fontMetrics().horizontalAdvance
        fitting = next((text for text in self._byoyomi_says if width(text) <= left), "")
        self._byoyomi.setText(fitting)
        self._byoyomi.setToolTip(tip(self._byoyomi_says[0]))
        self._byoyomi.setVisible(self._has_byoyomi and bool(fitting))

    def _next_dot(self) -> None:
        self._dot_count = (self._dot_count + 1) % 4
        self._show_detail()

    def _show_detail(self) -> None:
        detail = self._flowed(self._detail_text)
        text = self.tr("thinking") + "." * self._dot_count if self._thinking else detail
        self.detail.setText(text)
        self.detail.setToolTip(tip(self._detail_text))
        self.detail.setVisible(bool(text))
        # As high as the detail also while it says something else: the card does not jump.
        self.detail.setMinimumHeight(self.detail.height_of(detail.count("\n") + 1))

    def _flowed(self, text: str) -> str:
        """The text in one line where it fits, else its parts in lines of their own, notes in brackets too; a brief card
        has its one line. What comes after the first part and has no room is left out rather than cut."""
        width, room = self.detail.fontMetrics().horizontalAdvance, self._room - 2 * self._margin - 4
        first, *others = text.split(BETWEEN)
        if self._brief or width(text) <= room:
            while others and width(BETWEEN.join((first, *others))) > room:
                others.pop()
            return BETWEEN.join((first, *others))
        parts = [part if width(part) <= room else part.replace(" (", "\n(") for part in (first, *others)]
        fitting = [part for part in parts[1:] if max(map(width, part.split("\n"))) <= room]
        return "\n".join((parts[0], *fitting))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # What is wanted of a card that is only made higher stays: its new width is still to come.
        if event.oldSize().width() != self.width() != self._room:
            self._room = self.width()
            self._fit_clock()
            self._fit_name()
            self._show_detail()

    def retranslate(self) -> None:
        self._show_detail()
