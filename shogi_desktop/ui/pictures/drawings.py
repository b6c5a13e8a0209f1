"""The position as a picture to give away: on the clipboard, or in a file whose ending says which kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from shogi_desktop.files import whole_file
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..board import BoardStyle
from ..board.ground.style import palette_of
from ..faces.art import Art
from ..words.i18n import current_language
from ..words.move_texts import MoveTexts
from .board_picture import PictureMarks, board_picture
from .board_svg import board_svg, svg_drawing
from .book_layout import BookDiagram, BookStyle, caption, diagram_of, lay_out
from .book_painting import paint_sheet, text_width

WIDTH: Final = 2000  # pixels, fine enough for print
RATIO: Final = 2.0
LEAST: Final = 1000  # logical pixels of a width: in fewer the letters at the edge, of a least size, would be large
SVG: Final = ".svg"
PNG: Final = ".png"
PNG_QUALITY: Final = 50  # the same picture, a tenth larger than by Qt's own choice, in half the time
UNIT: Final = 60  # units of an SVG file for a square


class PositionDrawing(Protocol):
    """A position in some style."""

    def image(self, width: int = WIDTH) -> QImage:
        """At most so many pixels wide; opaque, as some programs show what is clear in black."""

    def svg(self) -> bytes:
        """As a file of shapes alone."""


@dataclass(frozen=True)
class ScreenDrawing:
    """As on the screen: board, stands and pieces in the look of the window."""

    art: Art
    position: Position
    style: BoardStyle
    last_move: int = NO_MOVE
    flipped: bool = False
    begun: Sequence[int] | None = None

    def image(self, width: int = WIDTH) -> QImage:
        marks = PictureMarks(last_move=self.last_move)
        style, logical = self.style, max(int(width / RATIO), min(width, LEAST))
        ratio = width / logical
        drawn = board_picture(self.art, self.position, style, logical, ratio, marks, None, self.flipped, self.begun)
        whole = QImage(drawn.size(), QImage.Format.Format_RGB32)
        whole.setDevicePixelRatio(drawn.devicePixelRatio())
        whole.fill(palette_of(style).table)
        painter = QPainter(whole)
        painter.drawImage(0, 0, drawn)
        painter.end()
        return whole

    def svg(self) -> bytes:
        return board_svg(self.art, self.position, self.style, self.last_move, self.flipped, self.begun)


@dataclass(frozen=True)
class BookDrawing:
    """As in books and magazines, black on white."""

    diagram: BookDiagram
    style: BookStyle

    def image(self, width: int = WIDTH) -> QImage:
        sheet = lay_out(self.diagram, self.style, text_width)
        image = QImage(width, max(1, round(width * sheet.height / sheet.width)), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_sheet(painter, sheet, QRectF(image.rect()))
        painter.end()
        return image

    def svg(self) -> bytes:
        sheet = lay_out(self.diagram, self.style, text_width)
        size = round(sheet.width * UNIT), round(sheet.height * UNIT)
        with svg_drawing(self.diagram.variant.title, *size) as drawing:
            drawing.painter.fillRect(QRectF(0, 0, *size), Qt.GlobalColor.white)
            paint_sheet(drawing.painter, sheet, QRectF(0, 0, *size))
        return drawing.data()


def copy_picture(drawing: PositionDrawing, width: int = WIDTH) -> None:
    QGuiApplication.clipboard().setImage(drawing.image(width))


def save_picture(path: str, drawing: PositionDrawing, width: int = WIDTH) -> None:
    """Writes a file, whole or not at all; OSError naming it where that fails."""
    data = drawing.svg() if path.lower().endswith(SVG) else png(drawing.image(width))
    with whole_file(path) as file:
        file.write(data)


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", PNG_QUALITY)  # type: ignore[call-overload]
    return bytes(QByteArray(buffer.data()).data())


KANJI_SETS = ("two_kanji", "one_kanji")


@dataclass(frozen=True)
class DrawnPosition:
    """`last_move` led to the position; `begun` are the pieces that the game began with, if not those of an even one."""

    art: Art
    position: Position
    style: BoardStyle
    last_move: int = NO_MOVE
    caption: str = ""
    flipped: bool = False
    begun: Sequence[int] | None = None

    def drawing(self, book: bool) -> PositionDrawing:
        """As books print it, or as the screen shows it."""
        if book:
            diagram = diagram_of(self.position, self.last_move, self.caption, flipped=self.flipped)
            return BookDrawing(diagram, book_style(self.style))
        return ScreenDrawing(self.art, self.position, self.style, self.last_move, self.flipped, self.begun)


def book_style(style: BoardStyle) -> BookStyle:
    """Kanji or letters as on the screen's pieces; beside kanji the words are Japanese where the coordinates are."""
    kanji = style.piece_set in KANJI_SETS
    by_language = style.coordinates == "off" and current_language() == "ja"
    return BookStyle(kanji, kanji and (by_language or style.coordinates == "kanji"), style.coordinates)


def subject_of(game: Game, art: Art, style: BoardStyle, flipped: bool) -> DrawnPosition:
    """Where the game stands."""
    japanese, node = book_style(style).japanese, game.cursor
    texts = MoveTexts("japanese" if japanese else "western")
    texts.prepare(game, node.path())
    start = game.start
    begun = [int(piece) for piece in map(start.piece_at, game.variant.squares) if piece]
    told = caption(node, texts.of(node), japanese)
    return DrawnPosition(art, game.position.copy(), style, node.move, told, flipped, begun)
