"""Small signs of what a move is worth; each has a shape of its own, so that nobody needs to tell the colours apart."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ...look.theme import SPACE
from ...widgets.layouts import in_row
from ...widgets.plain import PlainLabel

SIZE: Final = 22  # pixels of a sign on its own
PEN: Final = 0.15  # width of strokes, in heights of the sign
_DARK: Final = 128  # lightness of letters above which the ground is a dark one


class VerdictSign(Enum):
    """What is signed.

    MATES    the mate goes through: a tick
    LIKELY   true as far as was looked: a tick that fades into dots
    FAILS    there is none: a cross
    NO_CHECK the move gives no check: an empty ring
    OPEN     not decided: a question mark
    LOOKING  asked for at this moment: three dots
    REMARK   worth knowing, no fault: an exclamation mark
    """

    MATES = auto()
    LIKELY = auto()
    FAILS = auto()
    NO_CHECK = auto()
    OPEN = auto()
    LOOKING = auto()
    REMARK = auto()


_COLORS: Final = {
    VerdictSign.MATES: ("#2a7338", "#86cf92"),
    VerdictSign.LIKELY: ("#556f5a", "#a3b8a7"),
    VerdictSign.FAILS: ("#b3261e", "#ff8a75"),
    VerdictSign.REMARK: ("#8a5a00", "#e6b95c"),
}
_LETTERS: Final = {VerdictSign.OPEN: "?", VerdictSign.REMARK: "!"}
_TICK: Final = ((0.14, 0.55), (0.4, 0.8), (0.86, 0.22))
_FADING: Final = ((0.59, 0.56), (0.73, 0.39), (0.86, 0.22))  # dots instead of the tick's long stroke
_CROSS: Final = (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8)))


def mark_color(mark: VerdictSign, palette: QPalette) -> QColor:
    """The colour of a sign on the ground of a palette."""
    if mark not in _COLORS:
        return palette.color(QPalette.ColorRole.PlaceholderText)
    return QColor(_COLORS[mark][palette.color(QPalette.ColorRole.Text).lightness() > _DARK])


def paint_verdict(painter: QPainter, box: QRectF, mark: VerdictSign, color: QColor) -> None:
    """The sign in the middle of a box, as large as fits into it."""
    size = min(box.width(), box.height())
    corner = box.center() - QPointF(size / 2, size / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, size * PEN, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    if mark is VerdictSign.MATES:
        painter.drawPolyline(QPolygonF([corner + QPointF(x, y) * size for x, y in _TICK]))
    elif mark is VerdictSign.LIKELY:
        painter.drawPolyline(QPolygonF([corner + QPointF(x, y) * size for x, y in _TICK[:2]]))
        for x, y in _FADING:
            painter.drawPoint(corner + QPointF(x, y) * size)
    elif mark is VerdictSign.FAILS:
        for start, end in _CROSS:
            painter.drawLine(corner + QPointF(*start) * size, corner + QPointF(*end) * size)
    elif mark is VerdictSign.NO_CHECK:
        painter.drawEllipse(box.center(), size * 0.32, size * 0.32)
    elif mark is VerdictSign.LOOKING:
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        for x in (-0.32, 0.0, 0.32):
            painter.drawEllipse(box.center() + QPointF(x * size, 0), size * 0.09, size * 0.09)
    else:
        _paint_letter(painter, box, size, _LETTERS[mark])
    painter.restore()


def _paint_letter(painter: QPainter, box: QRectF, size: float, letter: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(max(round(size * 0.95), 1))
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


class VerdictMark(QWidget):
    """One sign on its own; what it means stands beside it in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark: VerdictSign | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mark(self) -> VerdictSign | None:
        return self._mark

    def show_mark(self, mark: VerdictSign | None) -> None:
        self._mark = mark
        self.setVisible(mark is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._mark is not None:
            paint_verdict(QPainter(self), QRectF(self.rect()), self._mark, mark_color(self._mark, self.palette()))


class ExplanationCard(QFrame):
    """One sentence; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark, self._text = VerdictMark(), PlainLabel(folds=True)
        self.setObjectName("card")
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        in_row(
            (self._mark, 0, Qt.AlignmentFlag.AlignTop),
            (self._text, 1),
            of=self,
            margins=(SPACE + 4, SPACE, SPACE + 4, SPACE),
            spacing=SPACE,
        )
        self.hide()

    def text(self) -> str:
        """The sentence, "" while the card is hidden."""
        return self._text.text()

    def tell(self, text: str, mark: VerdictSign | None) -> None:
        """Another sentence, "" for none."""
        self._text.setText(text)
        self._mark.show_mark(mark)
        self.setVisible(bool(text))
