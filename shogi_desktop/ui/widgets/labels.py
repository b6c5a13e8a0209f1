"""Labels of even, shortened or scrolling lines, a picture as large as its place, and a line that is filled in part."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from .plain import PlainLabel, folding_label, tip, unjoined
from .side_marks import draw_marked, unmarked

_TALL = 1 << 16  # pixels; more than any text needs


class BalancedLabel(PlainLabel):
    """Plain text that folds into as few lines as the width allows, and into these evenly; left-aligned."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        """`role` is that of the letters, see sheet.py."""
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setProperty("role", role)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room, text = QPainter(self), self.contentsRect(), self.shown()
        room.setWidth(balanced_width(self.fontMetrics(), text, room.width()))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, int(self.alignment() | Qt.TextFlag.TextWordWrap), text)


def balanced_width(metrics: QFontMetrics, text: str, width: int) -> int:
    """The least width in which the text takes no more lines than in this one (pixels)."""
    height = _height(metrics, text, width)
    least, most = 0, width
    while most - least > 1:
        middle = (least + most) // 2
        if _fits(metrics, text, middle, height):
            most = middle
        else:
            least = middle
    return most


def _height(metrics: QFontMetrics, text: str, width: int) -> int:
    return metrics.boundingRect(QRect(0, 0, width, _TALL), int(Qt.TextFlag.TextWordWrap), text).height()


def _fits(metrics: QFontMetrics, text: str, width: int, height: int) -> bool:
    """Whether it needs no more height, nor more width for a word that cannot be broken."""
    box = metrics.boundingRect(QRect(0, 0, width, _TALL), int(Qt.TextFlag.TextWordWrap), text)
    return box.height() <= height and box.width() <= width


class ScrolledLabel(QScrollArea):
    """A label whose lines fold, as high as its text where there is room for it, else scrolling below a whole line."""

    def __init__(self, least: int = 2, parent: QWidget | None = None) -> None:
        """`least` is the number of lines that are seen at least, of a text that has so many."""
        super().__init__(parent)
        self._least = least
        self.label = folding_label()
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setProperty("role", "bare")
        for ground in (self.viewport(), self.label):
            ground.setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_text(self, text: str) -> None:
        """Its place is asked for at once, also while nobody sees it: a scroll area keeps to itself that its inside has
        other wishes."""
        self.label.setText(text)
        self.verticalScrollBar().setValue(0)
        self._renew()

    def viewportEvent(self, event: QEvent) -> bool:
        """Other letters may have come."""
        handled = super().viewportEvent(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._renew()
        return handled

    def _renew(self) -> None:
        self._show_bar()
        self.updateGeometry()

    def _show_bar(self) -> None:
        """None where there is room for all: one that is seen takes from the width, and then Qt thinks it needed."""
        policies, fits = Qt.ScrollBarPolicy, self._wanted() <= self.height()
        self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAsNeeded)

    def _wanted(self) -> int:
        return self.label.heightForWidth(self.width()) if self.label.text() else 0

    def sizeHint(self) -> QSize:
        return QSize(self.label.sizeHint().width(), self._wanted())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self._wanted(), self._least * self.label.fontMetrics().lineSpacing()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bar()
        line = self.label.fontMetrics().lineSpacing()
        self.setViewportMargins(0, 0, 0, self.height() % line if self._wanted() > self.height() else 0)
        self.verticalScrollBar().setSingleStep(line)
        self.updateGeometry()


class ElidedLabel(PlainLabel):
    """Plain text in one or more lines; `text()` is always the whole text.

    With `folds` its text is one long line, which is folded into as many and only then shortened; the label is always
    as high as that many lines, so that its neighbours stay where they are. `words`: no word is shortened.
    """

    def __init__(self, parent: QWidget | None = None, folds: int = 1, words: bool = False) -> None:
        super().__init__(parent=parent)
        self._folds, self._words = folds, words
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_folds(self, folds: int) -> None:
        """Another number of lines to be folded into."""
        if folds != self._folds:
            self._folds = folds
            self.updateGeometry()
            self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(tip(unmarked(text)))

    def shown_lines(self) -> list[str]:
        """The lines as they are drawn in the width there is."""
        metrics, width = self.fontMetrics(), self.contentsRect().width()
        lines = self._folded(width) if self._folds > 1 else self.text().split("\n")
        shown = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]
        return [_whole_words(short, line) for short, line in zip(shown, lines, strict=True)] if self._words else shown

    def _folded(self, width: int) -> list[str]:
        """The text broken between words; the last line holds all that is left."""
        text = self.shown()
        lines: list[str] = []
        layout = QTextLayout(text, self.font())
        layout.beginLayout()
        while len(lines) < self._folds:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            end = line.textStart() + line.textLength() if len(lines) < self._folds - 1 else len(text)
            lines.append(unjoined(text[line.textStart() : end]).rstrip())
        layout.endLayout()
        return lines

    def height_of(self, lines: int) -> int:
        """What so many lines need."""
        return self.fontMetrics().lineSpacing() * lines

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_of(max(self._folds, self.text().count("\n") + 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, height = self.contentsRect(), self.fontMetrics().lineSpacing()
        lines = self.shown_lines()
        upper = self.alignment() & Qt.AlignmentFlag.AlignTop
        top = room.top() + (0 if upper else (room.height() - height * len(lines)) // 2)
        for number, line in enumerate(lines):
            place = QRect(room.left(), top + number * height, room.width(), height)
            painter.setPen(self.palette().color(self.foregroundRole()))
            draw_marked(painter, place, line)


def _whole_words(short: str, line: str) -> str:
    """A shortened line without the word that it broke off in."""
    kept = short.removesuffix("…")
    if short == line or line[len(kept)].isspace() or " " not in kept.strip():
        return short
    return kept[: kept.rindex(" ")].rstrip(" ,") + " …"


class PictureView(QWidget):
    """Shows an image, whole and undistorted, never larger than it is."""

    def __init__(self, wished: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wished = wished
        self.image = QImage()
        self.setMinimumSize(wished / 2)

    def sizeHint(self) -> QSize:
        return self._wished

    def show_image(self, image: QImage) -> None:
        self.image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.image.isNull():
            return
        size = QSizeF(self.image.size())
        if size.width() > self.width() or size.height() > self.height():
            size.scale(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2, *size.toTuple())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self.image)


HEIGHT: Final = 6


class ShareLine(QWidget):
    """How much of a whole something is; the numbers stand in a label beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, HEIGHT)

    def set_share(self, share: float) -> None:
        """From 0, nothing, to 1, the whole."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(whole, HEIGHT / 2, HEIGHT / 2)
        if self._share > 0:
            whole.setWidth(max(whole.width() * self._share, HEIGHT))
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(whole, HEIGHT / 2, HEIGHT / 2)
