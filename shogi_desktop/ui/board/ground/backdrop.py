"""Everything that does not move, drawn into one pixmap per size: table, board, grid, labels and trays."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient, QRegion, QTransform

from shogi_desktop.notation.moves.japanese import kanji_number
from shogi_desktop.rules.record.variant import Variant, rank_letters

from ...look.fonts import japanese_font
from ..layout.layout import WHOLE, Layout
from .blocks import BlockPainter, rect_of
from .style import BoardColors, BoardStyle, palette_of
from .wood import speckle_tile


def in_few_signs(text: str, room: float) -> str:
    """A number in kanji of three signs without its middle one, as in dates, where there is room for fewer: 二四."""
    return text if len(text) < 3 or room >= len(text) else text.replace("十", "")


@lru_cache(maxsize=8)
def coordinate_texts(variant: Variant, coordinates: str) -> tuple[list[str], list[str]]:
    """Texts of files 1.. and ranks 1.., the same lists each time; empty ones where coordinates are "off"."""
    if coordinates == "off":
        return [], []
    files = [str(file) for file in range(1, variant.files + 1)]
    written = kanji_number if coordinates == "kanji" else rank_letters
    return files, [written(rank) for rank in range(1, variant.ranks + 1)]


TABLE_SPECKLE: Final = 0.018
LABEL_SIZE: Final = 0.27  # in cell widths
SMALL_LABEL: Final = 10  # pixels; where squares are too small for such letters some labels are left out
APART: Final = 0.3  # of one label from the next, in sizes of the letters
STACKS_APART: Final = 0.6  # of numbers whose signs stand one below the other
DIGIT: Final = 0.7  # of a letter: how wide one is, with some room
SIGN_STEP: Final = 1.05  # from one sign of a number to the next below it, in sizes of the letters


def whole_pixels(x: float, y: float, scale: float) -> QPointF:
    """The nearest point on a corner of device pixels: unscaled pictures drawn there are crisp."""
    return QPointF(round(x * scale) / scale, round(y * scale) / scale)


def whole_pixel_rect(rect: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """The rectangle grown to whole device pixels: in logical pixels, and in device pixels."""
    left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
    right, bottom = math.ceil(rect.right() * scale), math.ceil(rect.bottom() * scale)
    device = QRectF(left, top, right - left, bottom - top)
    return QRectF(left / scale, top / scale, device.width() / scale, device.height() / scale), device


def draw_backdrop(layout: Layout, style: BoardStyle, palette: BoardColors) -> QPixmap:
    """The backdrop of the whole viewport at its device pixels."""
    pixmap = QPixmap(max(1, round(layout.width * layout.scale)), max(1, round(layout.height * layout.scale)))
    pixmap.setDevicePixelRatio(layout.scale)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _draw_table(painter, layout, palette)
    blocks = BlockPainter(painter, layout, palette)
    for side, box in layout.trays.items():
        blocks.tray(rect_of(box), side)
    blocks.board()
    _draw_grid(painter, layout, style, palette)
    _draw_stars(painter, layout, palette)
    _draw_labels(painter, layout, style, palette)
    painter.end()
    return pixmap


def _draw_table(painter: QPainter, layout: Layout, palette: BoardColors) -> None:
    """Lit from above its middle, with a hint of cloth, which also hides the steps of the light."""
    area = QRectF(0, 0, layout.width, layout.height)
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.62)
    light.setColorAt(0, palette.table)
    light.setColorAt(1, palette.table_edge)
    painter.fillRect(area, light)
    painter.setOpacity(TABLE_SPECKLE)
    painter.drawTiledPixmap(area, speckle_tile())
    painter.setOpacity(1)


def grid_weights(layout: Layout, thick: bool) -> tuple[int, int]:
    """How thick lines and frame are, in device pixels: whole ones, and never too fine for the eye."""
    thin = max(1, int(layout.scale), round(layout.cell_pixels / 58)) * (2 if thick else 1)
    return thin, thin + max(1, round(layout.cell_pixels / 42))


def _draw_grid(painter: QPainter, layout: Layout, style: BoardStyle, palette: BoardColors) -> None:
    """All lines at once, so that translucent ones are no darker where they cross."""
    grid, scale, variant = layout.grid, layout.scale, layout.variant
    thin, frame = grid_weights(layout, style.thick_grid)
    lines = QPainterPath()
    lines.setFillRule(Qt.FillRule.WindingFill)
    for column in range(variant.files + 1):
        weight = frame if column in (0, variant.files) else thin
        x, y = grid.x + column * layout.cell_w - (weight // 2) / scale, grid.y - (frame // 2) / scale
        lines.addRect(QRectF(x, y, weight / scale, grid.h + frame / scale))
    for row in range(variant.ranks + 1):
        weight = frame if row in (0, variant.ranks) else thin
        y = grid.y + row * layout.cell_h - (weight // 2) / scale
        lines.addRect(QRectF(grid.x, y, grid.w, weight / scale))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(lines, palette.line)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def star_points(files: int, ranks: int, zone: int) -> list[tuple[int, int]]:
    """Grid crossings (columns, rows from a corner) with a dot: the corners of the promotion zones."""
    if not 0 < zone <= ranks // 2 or zone > files // 2:
        return []
    return [(column, row) for row in sorted({zone, ranks - zone}) for column in sorted({zone, files - zone})]


def _draw_stars(painter: QPainter, layout: Layout, palette: BoardColors) -> None:
    variant, radius = layout.variant, max(1.6, layout.cell_w * 0.052)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.line.rgb()))
    half = 0.5 / layout.scale
    for column, row in star_points(variant.files, variant.ranks, variant.promotion_zone):
        x, y = layout.grid.x + column * layout.cell_w + half, layout.grid.y + row * layout.cell_h + half
        painter.drawEllipse(QPointF(x, y), radius, radius)


def label_size(layout: Layout) -> float:
    """How large the letters of files and ranks are, in pixels."""
    return max(layout.cell_w * LABEL_SIZE, SMALL_LABEL)


def every_nth(step: float, size: float, signs: float = 1) -> int:
    """How many labels go on from one that is shown to the next, where squares are `step` wide or high; `signs` is how
    many letters a label is wide, or how many stand one below the other."""
    apart = APART if signs < 2 else STACKS_APART
    return max(1, math.ceil((signs + apart) * size / step))


def signs_across(texts: list[str]) -> float:
    """How many letters the numbers of files are wide, at least one."""
    return max(1.0, DIGIT * max(map(len, texts), default=0))


def room_for_signs(length: float, size: float) -> float:
    """How many signs of a number of a rank have room below each other, so that numbers are told apart."""
    return length / (size * SIGN_STEP) - STACKS_APART


def signs_below(texts: list[str]) -> int:
    """How many signs of numbers of ranks stand one below the other: two where kanji are long."""
    return 2 if texts and len(texts[-1]) > 1 and not texts[-1].isascii() else 1


def _draw_labels(painter: QPainter, layout: Layout, style: BoardStyle, palette: BoardColors) -> None:
    """Files above and ranks at the right of Black's view; on the opposite edges when flipped, always upright."""
    files, ranks = coordinate_texts(layout.variant, style.coordinates)
    grid, board, size = layout.grid, layout.board, label_size(layout)
    painter.setPen(palette.label)
    painter.setFont(japanese_font(round(size)))
    top = grid.bottom if layout.flipped else board.y
    left = board.x if layout.flipped else grid.right
    every = every_nth(layout.cell_w, size, signs_across(files))
    for index, text in list(enumerate(files))[::every]:
        column = index if layout.flipped else len(files) - 1 - index
        box = QRectF(grid.x + column * layout.cell_w, top, layout.cell_w, layout.border)
        painter.drawText(box.adjusted(-size, 0, size, 0), Qt.AlignmentFlag.AlignCenter, text)
    every = every_nth(layout.cell_h, size, signs_below(ranks))
    for index, text in list(enumerate(ranks))[::every]:
        row = len(ranks) - 1 - index if layout.flipped else index
        room = (every - 1) * layout.cell_h / 2
        box = QRectF(left, grid.y + row * layout.cell_h, layout.border, layout.cell_h).adjusted(0, -room, 0, room)
        draw_rank(painter, box, in_few_signs(text, room_for_signs(box.height(), size)), size)


def draw_rank(painter: QPainter, box: QRectF, text: str, size: float) -> None:
    """Long kanji numbers stand upright, one sign below the other."""
    if len(text) < 2 or text.isascii():
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        return
    step = min(size, box.height() / len(text))
    top = box.center().y() - step * len(text) / 2
    for index, sign in enumerate(text):
        painter.drawText(QRectF(box.x(), top + index * step, box.width(), step), Qt.AlignmentFlag.AlignCenter, sign)


class TableBackdrop:
    """Backdrops are drawn when they are first needed; that of the whole table is kept while only the frame changes."""

    def __init__(self, layout: Layout, style: BoardStyle) -> None:
        self._layout, self._style = layout, style
        self._near: QPixmap | None = None
        self._far: QPixmap | None = None

    def renew(self, layout: Layout, style: BoardStyle) -> None:
        """Another layout or style from now on."""
        if style != self._style or not layout.same_table(self._layout):
            self._far = None
        elif self._layout.frame == WHOLE and self._near is not None:
            self._far = self._near
        self._layout, self._style, self._near = layout, style, None

    def draw(self, painter: QPainter, rect: QRectF, moved: QTransform) -> None:
        """The part `rect` of the viewport; `moved` is where a gesture has taken the table."""
        if self._near is None:
            self._near = self._drawn(self._layout)
        if not moved.isIdentity():
            self._draw_moved(painter, self._near, rect, moved)
            return
        target, source = whole_pixel_rect(rect, self._layout.scale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(target, self._near, source)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _drawn(self, layout: Layout) -> QPixmap:
        return draw_backdrop(layout, self._style, palette_of(self._style))

    def _draw_moved(self, painter: QPainter, near: QPixmap, rect: QRectF, moved: QTransform) -> None:
        """The backdrop where there is one; beyond it that of the whole table, which is less sharp."""
        layout = self._layout
        covered = moved.mapRect(QRectF(0, 0, layout.width, layout.height))
        beyond = QRegion(rect.toAlignedRect()) - QRegion(_inner(covered))
        painter.save()
        if not beyond.isEmpty():
            self._draw_far(painter, near, beyond, moved)
        painter.setTransform(moved, True)
        painter.drawPixmap(0, 0, near)
        painter.restore()

    def _draw_far(self, painter: QPainter, near: QPixmap, beyond: QRegion, moved: QTransform) -> None:
        layout = self._layout
        if self._far is None:
            at = (layout.variant, layout.width, layout.height, layout.scale)
            whole = replace(layout.seen, frame=WHOLE)
            self._far = near if layout.frame == WHOLE else self._drawn(Layout(*at, whole))
        left, top = layout.frame.corner(layout.width, layout.height)
        table = QRectF(left, top, layout.width * layout.frame.zoom, layout.height * layout.frame.zoom)
        painter.save()
        painter.setClipRegion(beyond, Qt.ClipOperation.IntersectClip)
        painter.setTransform(moved, True)
        painter.drawPixmap(table, self._far, QRectF(self._far.rect()))
        painter.restore()


def _inner(rect: QRectF) -> QRect:
    """The whole pixels that lie in a rectangle."""
    left, top = math.ceil(rect.left()), math.ceil(rect.top())
    return QRect(left, top, math.floor(rect.right()) - left, math.floor(rect.bottom()) - top)
