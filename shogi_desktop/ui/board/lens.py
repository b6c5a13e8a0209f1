"""A piece shown large beside the board, with its names and moves, and when this card appears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop import program_files
from shogi_desktop.rules.record.variant import Kind, Variant

from ..diagrams.reach import ReachSign
from ..diagrams.store import Diagrams
from ..faces.art import RATIO, Art
from ..look.fonts import japanese_font
from ..widgets.plain import words_kept
from ..words.i18n import current_language, translate
from ..words.piece_search import reading_of
from ..words.texts import piece_name
from .ground.style import BoardColors, BoardStyle, palette_of
from .input.move_types import tells_apart
from .layout.spot import Spot
from .scene.notice import GAP, Size, beside, shared
from .scene.scene import BoardScene
from .words import KindNote, kind_notes

SIGN_HEIGHT: Final = 20.0
SIGN_WIDTH: Final = 2 * SIGN_HEIGHT
SIGN_GAP: Final = 7.0  # between a sign and its words
LINE_GAP: Final = 5.0  # between notes
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)


class NoteBlock:
    """Notes laid out for a width in logical pixels. Lines end between words."""

    def __init__(self, notes: Sequence[KindNote], font: QFont, width: float) -> None:
        self._font = font
        self._left = SIGN_WIDTH + SIGN_GAP if any(note.sign for note in notes) else 0.0
        metrics = QFontMetricsF(font)
        self._rows: list[tuple[KindNote, QRectF]] = []
        self.height = 0.0
        for note in (replace(each, text=words_kept(each.text)) for each in notes):
            room = QRectF(0, 0, width - self._left, 10_000)
            wanted = metrics.boundingRect(room, _WRAP, note.text).height()
            row = QRectF(0, self.height, width, max(wanted, SIGN_HEIGHT))
            self._rows.append((note, row))
            self.height = row.bottom() + LINE_GAP

    def paint(self, painter: QPainter, corner: QPointF, picture: Callable[[ReachSign, float], QPixmap]) -> None:
        """Below and to the right of `corner`; `picture` gives a sign of a height in logical pixels."""
        painter.setFont(self._font)
        for note, place in self._rows:
            row = place.translated(corner)
            if note.sign is not None:
                pixmap = picture(note.sign, SIGN_HEIGHT)
                box = QRectF(row.left(), row.center().y() - SIGN_HEIGHT / 2, SIGN_WIDTH, SIGN_HEIGHT)
                painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            flags = _WRAP | int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(row.adjusted(self._left, 0, 0, 0), flags, note.text)


MARGIN: Final = 10.0
FACE: Final = 84.0
SMALL_FACE: Final = 34.0
DIAGRAM: Final = 138.0
TOP: Final = MARGIN + 50  # of the face and the diagram, below the names
NOTES_GAP: Final = 10.0
WIDTH: Final = 3 * MARGIN + FACE + DIAGRAM


def card_names(kind: Kind, side: int) -> tuple[str, str, str]:
    """What is written on a piece, and what stands beside and below that: how it is read, and its name. Who reads
    Japanese needs no name that the kanji say."""
    written, name = kind.kanji_white if side else kind.kanji, piece_name(kind)
    if current_language() == "ja":
        return written, "" if name in written else name, reading_of(kind)
    return written, kind.romaji, name


class PieceLens(QWidget):
    """Shows the piece given last; takes no events. Sizes are those at `factor` 1, in logical pixels."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._diagrams = Diagrams(program_files.resources())
        self._variant: Variant | None = None
        self._piece = 0
        self._notes: NoteBlock | None = None
        self._style = BoardStyle()
        self._factor = 1.0
        self._turned = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_piece(
        self, variant: Variant, piece: int, style: BoardStyle, factor: float = 1.0, turned: bool = False
    ) -> None:
        """Shows a packed piece of the variant in the look of `style`, `factor` times as large as usual.

        One that points down on the board is `turned`, with its moves, so that they are those on the board.
        """
        self._variant, self._piece, self._style, self._factor = variant, piece, style, factor
        self._turned = turned
        notes = kind_notes(variant.kind(piece >> 1), variant)
        self._notes = NoteBlock(notes, self._font(12), WIDTH - 2 * MARGIN) if notes else None
        self.resize(self.sizeHint())
        self.update()

    @property
    def piece(self) -> int:
        """The packed piece it shows, 0 before the first."""
        return self._piece

    def sizeHint(self) -> QSize:
        height = TOP + DIAGRAM + MARGIN + (self._notes.height + NOTES_GAP if self._notes else 0)
        return QSize(round(WIDTH * self._factor), round(height * self._factor))

    def _font(self, pixels: int, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(bold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._variant is None or not self._piece:
            return
        painter, palette = QPainter(self), palette_of(self._style)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._factor, self._factor)
        area = QRectF(0, 0, self.width() / self._factor, self.height() / self._factor)
        painter.setPen(QPen(palette.panel_edge, 1.2))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        kind, side = self._variant.kind(self._piece >> 1), self._piece & 1
        painter.setPen(palette.panel_text)
        self._paint_names(painter, kind, side)
        self._paint_face(painter, kind, side, QRectF(MARGIN, TOP, FACE, FACE * RATIO))
        self._paint_promotion(painter, kind, side, palette)
        diagram = QRectF(2 * MARGIN + FACE, TOP, DIAGRAM, DIAGRAM)
        self._paint_diagram(painter, kind, diagram)
        if self._notes:
            painter.setPen(palette.panel_text)
            self._notes.paint(painter, QPointF(MARGIN, diagram.bottom() + NOTES_GAP), self._sign)
        painter.end()

    def _paint_names(self, painter: QPainter, kind: Kind, side: int) -> None:
        assert self._variant is not None
        written, beside, below = card_names(kind, side)
        font = japanese_font(23)
        painter.setFont(font)
        painter.drawText(QPointF(MARGIN, MARGIN + 22), written)
        left = MARGIN + QFontMetricsF(font).horizontalAdvance(written) + 10
        self._paint_fitting(painter, QPointF(left, MARGIN + 20), beside, self._font(13))
        self._paint_fitting(painter, QPointF(MARGIN, MARGIN + 42), below, self._font(14, bold=True))

    def _paint_fitting(self, painter: QPainter, at: QPointF, text: str, font: QFont) -> None:
        """One line, in smaller letters where it would not end before the margin."""
        room, wanted = WIDTH - MARGIN - at.x(), QFontMetricsF(font).horizontalAdvance(text)
        if wanted > room:
            font.setPixelSize(max(8, int(font.pixelSize() * room / wanted)))
        painter.setFont(font)
        painter.drawText(at, text)

    def _face(self, kind: Kind, side: int, width: float) -> QPixmap:
        scale = self.devicePixelRatioF()
        pixmap = self._art.pixmap(kind, side, self._style.look, self._pixels(width), self._turned)
        pixmap.setDevicePixelRatio(scale)
        return pixmap

    def _paint_face(self, painter: QPainter, kind: Kind, side: int, box: QRectF) -> None:
        pixmap = self._face(kind, side, box.width())
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _paint_diagram(self, painter: QPainter, kind: Kind, box: QRectF) -> None:
        assert self._variant is not None
        pixels = self._pixels(box.width())
        pixmap = self._diagrams.pixmap(self._variant, kind.id, pixels, self._style.dark, self._turned)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def _sign(self, sign: ReachSign, height: float) -> QPixmap:
        return self._diagrams.sign(sign, self._pixels(height), self._style.dark)

    def _pixels(self, length: float) -> int:
        """Device pixels of a length at factor 1."""
        return round(length * self._factor * self.devicePixelRatioF())

    def _paint_promotion(self, painter: QPainter, kind: Kind, side: int, palette: BoardColors) -> None:
        """The other face of the piece, small, and an arrow that says which becomes which."""
        assert self._variant is not None
        other = kind.promotes_to or kind.unpromoted
        if not other:
            return
        top = TOP + FACE * RATIO - SMALL_FACE * 0.28
        box = QRectF(MARGIN + FACE - SMALL_FACE + MARGIN / 2, top, SMALL_FACE, SMALL_FACE * RATIO)
        self._paint_face(painter, self._variant.kind(other), side, box)
        painter.setPen(palette.panel_text)
        painter.setFont(self._font(11))
        turns = translate("Board", "turns into") if self._variant.flips else ""
        words = turns or (translate("Board", "becomes") if kind.promotes_to else "")
        words = words or translate("Board", "was")
        strip = QRectF(MARGIN, box.top() + 10, box.left() - MARGIN - 3, box.height() - 10)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(strip, flags, words_kept(words))


DELAY_MS: Final = 700
USUAL_HEIGHT: Final = 950  # of a viewport in which the lens has its usual size
SMALLEST: Final = 0.7  # of its size, where that lets it leave the neighbours free


class LensControl(QObject):
    """Shows a `PieceLens` beside the place of interest, inside the viewport, after a delay: where it is asked for, and
    in games with special powers on a piece under a resting pointer or the keyboard's cursor, while the hand is free."""

    def __init__(
        self, art: Art, scene: BoardScene, viewport: QWidget, allowed: Callable[[], bool], parent: QObject
    ) -> None:
        """`allowed` tells whether the hand is free: nothing is explained unasked to somebody who is making a move or
        looks at where a piece goes."""
        super().__init__(parent)
        self._allowed = allowed
        self._scene = scene
        self._viewport = viewport
        self._spot: Spot | None = None
        self._hushed: Spot | None = None
        self._asked = False
        self.lens = PieceLens(art, viewport)
        self.lens.hide()
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._show)

    def rest_on(self, spot: Spot | None) -> None:
        """The pointer or cursor is here now; the same place again changes nothing."""
        if spot != self._hushed:
            self._hushed = None
        if spot == self._spot:
            return
        self.dismiss()
        self._spot = spot
        if self._asked:
            self._show()
        elif spot != self._hushed and self._scene.snapshot.owner(spot) >= 0 and self._comes_by_itself():
            self._delay.start()

    def _comes_by_itself(self) -> bool:
        """The pieces of other games are soon known: there a lens that comes unasked is in the way."""
        return self._scene.style_used.lens and tells_apart(self._scene.board_layout.variant)

    def ask(self, spot: Spot | None) -> None:
        """The person wants it now, here and wherever the pointer goes until `release`."""
        self.dismiss()
        self._asked = True
        self.rest_on(spot)

    def release(self) -> None:
        """It is wanted no longer."""
        if self._asked:
            self._asked = False
            self.hush(self._spot)

    def hush(self, spot: Spot | None) -> None:
        """Something is done here: the lens does not open before the pointer has been elsewhere."""
        self.dismiss()
        self._hushed = spot

    def dismiss(self) -> None:
        """Hides the lens until something else is looked at."""
        self._delay.stop()
        self._spot = None
        self.lens.hide()

    def _show(self) -> None:
        if self._spot is None or self._scene.snapshot.owner(self._spot) < 0:
            return
        if not (self._asked or self._allowed()):
            return
        layout = self._scene.board_layout
        box, area = layout.spot_box(self._spot), self._viewport.rect()
        near = box.grown(box.w, box.h) if self._spot.on_board else box
        usual = min(max(area.height() / USUAL_HEIGHT, 1.0), 2.0)
        size = self._sized(usual)
        usual *= min(1.0, (area.height() - 2 * GAP) / size[1])
        for factor in (usual, usual * (1 + SMALLEST) / 2, usual * SMALLEST):
            size = self._sized(factor)
            corner = beside(box, near, size, area, layout.plates.values())
            if not shared(near, corner, size):
                break
        self.lens.move(corner)
        self.lens.show()
        self.lens.raise_()

    def _sized(self, factor: float) -> Size:
        """The lens shows the piece so many times as large as usual; answers how large it is."""
        assert self._spot is not None
        piece = self._scene.piece_on(self._spot)
        layout = self._scene.board_layout
        self.lens.show_piece(layout.variant, piece, self._scene.style_used, factor, layout.turned(piece & 1))
        return self.lens.width(), self.lens.height()
