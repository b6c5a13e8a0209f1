"""A short notice beside the square it is about: why a move is refused, what a hint means, how an offer was answered."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ...look.fonts import scaled
from ...widgets.plain import words_kept
from ..ground.style import BoardColors, palette_of
from ..layout.layout import NO_BOX, Box
from ..layout.spot import Spot
from .scene import BoardScene

GAP: Final = 8
Size = tuple[int, int]
Order = Sequence[str]

RIGHT_FIRST: Final[Order] = ("right", "left", "below", "above")
ABOVE_FIRST: Final[Order] = ("above", "below", "right", "left")


def beside(
    box: Box,
    near: Box,
    size: Size,
    area: QRect,
    kept: Iterable[Box] = (),
    order: Order = RIGHT_FIRST,
    around: Iterable[Box] = (),
) -> QPoint:
    """Where something of this size, held inside the area, hides least: of what is `kept`, of `box`, of what lies
    `around` what is kept, of what is `near`.

    Where several places hide as little, the first of the `order`, and of those the one that is moved least.
    """
    width, height = size
    x, y = near.center[0] - width / 2, near.center[1] - height / 2
    sides = {
        "right": (near.right + GAP, y),
        "left": (near.x - GAP - width, y),
        "below": (x, near.bottom + GAP),
        "above": (x, near.y - GAP - height),
    }
    free, wider = ([other for other in boxes if other != NO_BOX] for boxes in (kept, around))
    places = [sides[side] for side in order]
    moved = []
    for other in (*free, *wider):  # the same places, moved as far as this one asks for
        for x, y in (sides[side] for side in order):
            moved += [(x, other.y - GAP - height), (x, other.bottom + GAP)]
            moved += [(other.x - GAP - width, y), (other.right + GAP, y)]
    places += sorted(moved, key=lambda place: math.dist((place[0] + width / 2, place[1] + height / 2), near.center))
    held = [(_held(x, width, area.width()), _held(y, height, area.height())) for x, y in places]
    corners = [QPoint(*place) for place in dict.fromkeys(held)]
    for boxes in (free, [box], wider, [near]):
        hidden = [sum(shared(other, corner, size) for other in boxes) for corner in corners]
        least = min(hidden)
        corners = [corner for corner, much in zip(corners, hidden, strict=True) if much == least]
    return corners[0]


def quiet_height(
    size: Size, left: int, span: tuple[float, float], step: float, weights: Iterable[tuple[Box, int]]
) -> int:
    """The top of a place between two heights where something of this size hides as little as can be.

    Of the boxes each weighs so much; among equal places the one nearest to the middle. Tried are places `step` apart.
    """
    first, last = span[0], max(span[0], span[1] - size[1])
    middle, boxes = (first + last) / 2, list(weights)
    tops = [round(first + step * number) for number in range(int((last - first) / step) + 1)]

    def hidden(top: int) -> tuple[float, float]:
        corner = QPoint(left, top)
        return sum(weight for box, weight in boxes if shared(box, corner, size) > 0), abs(top - middle)

    return min([*tops, round(middle)], key=hidden)


def _held(start: float, length: int, room: int) -> int:
    """`start` of something so long, moved until it keeps to the room and away from its ends where it can."""
    return max(0, round(min(max(GAP, start), max(GAP, room - length - GAP))))


def shared(box: Box, corner: QPoint, size: Size) -> float:
    """The area that something of this size there hides of `box`."""
    across = min(box.right, corner.x() + size[0]) - max(box.x, corner.x())
    down = min(box.bottom, corner.y() + size[1]) - max(box.y, corner.y())
    return max(0.0, across) * max(0.0, down)


LEAST_MS: Final = 3000
LETTER_MS: Final = 70  # of a long notice, for every letter
FADE_MS: Final = 300
WIDEST: Final = 20  # in heights of a letter
LETTERS: Final = (13, 52, 18)  # pixels: at least, one for so many of the viewport's height, at most
ACROSS: Final = 12  # between the letters and the edge
DOWN: Final = 7
_FLAGS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


def say_aloud(widget: QWidget, text: str) -> None:
    """For screen readers: something has been said that has not the focus."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class NoticeCard(QWidget):
    """Plain text on a small card; takes no events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = self._shown = ""
        self._palette: BoardColors | None = None
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str, palette: BoardColors, room: QSize) -> None:
        """Takes the size that the text needs in a viewport of this size."""
        self.text, self._shown, self._palette = text, words_kept(text), palette
        least, share, most = LETTERS
        font = QFont(self.font())
        font.setPixelSize(scaled(min(max(least, room.height() // share), most)))
        font.setBold(True)
        self.setFont(font)
        needed = _folded(self._shown, font, min(WIDEST * font.pixelSize(), room.width() - 4 * ACROSS))
        self.resize(needed.width() + 2 * ACROSS + 2, needed.height() + 2 * DOWN)
        self.set_strength(1.0)

    def set_strength(self, strength: float) -> None:
        """1 = fully seen, 0 = not at all."""
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._palette is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        painter.setPen(QPen(self._palette.badge_text, 1.4))
        painter.setBrush(self._palette.badge)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8), 7, 7)
        painter.drawText(self.rect().adjusted(ACROSS, DOWN, -ACROSS, -DOWN), _FLAGS, self._shown)
        painter.end()


class Notices(QObject):
    """Shows one notice at a time over a board's viewport; it fades by itself."""

    def __init__(self, scene: BoardScene, viewport: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = scene
        self._board = parent
        self._viewport = viewport
        self._spot: Spot | None = None
        self._free: tuple[Spot, ...] = ()
        self._widely = False
        self.card = NoticeCard(viewport)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._fade)
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(FADE_MS)
        self._fading.valueChanged.connect(self.card.set_strength)
        self._fading.finished.connect(self.dismiss)

    def say(self, text: str, spot: Spot | None, free: Iterable[Spot], widely: bool) -> None:
        """Beside `spot`, which stays free as do those of `free`; None: over the middle of the board. "" takes it away.

        `widely`: their neighbours stay free too, and it lasts until something else is said.
        """
        self.dismiss()
        if not text:
            return
        self.card.text, self._spot, self._free, self._widely = text, spot, tuple(free), widely
        self.place()
        self.card.show()
        self.card.raise_()
        if not widely:
            self._time.start(max(LEAST_MS, LETTER_MS * len(text)))
        if self._board.isActiveWindow():  # elsewhere another window has the word
            say_aloud(self._board, text)

    def pass_over(self) -> None:
        """Somebody does something: what does not last goes."""
        if not self._widely:
            self.dismiss()

    def dismiss(self) -> None:
        self._time.stop()
        self._fading.stop()
        self.card.hide()
        self.card.text = ""

    def place(self) -> None:
        """Where it belongs on the board as that is now."""
        if not self.card.text:
            return
        layout, room = self._scene.board_layout, self._viewport.size()
        self.card.show_text(self.card.text, palette_of(self._scene.style_used), room)
        size = self.card.width(), self.card.height()
        if self._spot is None:
            x, y = layout.grid.center
            self.card.move(_inside(QPoint(round(x - size[0] / 2), round(y - size[1] / 2)), self.card.size(), room))
            return
        box = layout.spot_box(self._spot)
        free = [layout.spot_box(spot) for spot in self._free]
        around = [each.grown(layout.cell_w, layout.cell_h) for each in free] if self._widely else []
        kept = [box, *layout.plates.values(), *free]
        self.card.move(beside(box, box, size, QRect(QPoint(), room), kept, ABOVE_FIRST, around))

    def _fade(self) -> None:
        if self._scene.style_used.animation_ms > 0:
            self._fading.start()
        else:
            self.dismiss()


def _folded(text: str, font: QFont, widest: int) -> QRect:
    """The room of a text in lines as equal as they can be without becoming more."""
    metrics = QFontMetrics(font)
    best = metrics.boundingRect(QRect(0, 0, widest, 10_000), _FLAGS, text)
    for width in range(widest, widest // 2, -font.pixelSize() // 2):
        tried = metrics.boundingRect(QRect(0, 0, width, 10_000), _FLAGS, text)
        if tried.height() > best.height() or tried.width() > width:
            break
        best = tried
    return best


def _inside(corner: QPoint, size: QSize, room: QSize) -> QPoint:
    return QPoint(
        max(0, min(corner.x(), room.width() - size.width())), max(0, min(corner.y(), room.height() - size.height()))
    )
