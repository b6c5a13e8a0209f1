"""Everything that does not move, drawn into one pixmap per size: table, board, grid, labels and stands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPixmap, QRadialGradient, QTransform

from shogi_desktop.ui.lettering import japanese_font

from .layout import BOARD_DEPTH, STAND_DEPTH, Box, Layout
from .numerals import coordinate_texts
from .style import BoardStyle, Palette
from .wood import wood_texture

SHADOW_RINGS: Final = 9
LABEL_SIZE: Final = 0.27  # in cell widths


def rect_of(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def whole_pixels(x: float, y: float, scale: float) -> QPointF:
    """The nearest point on a corner of device pixels: unscaled pictures drawn there are crisp."""
    return QPointF(round(x * scale) / scale, round(y * scale) / scale)


def whole_pixel_rect(rect: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """The rectangle grown to whole device pixels: in logical pixels, and in device pixels."""
    left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
    right, bottom = math.ceil(rect.right() * scale), math.ceil(rect.bottom() * scale)
    device = QRectF(left, top, right - left, bottom - top)
    return QRectF(left / scale, top / scale, device.width() / scale, device.height() / scale), device


def draw_backdrop(layout: Layout, style: BoardStyle, palette: Palette) -> QPixmap:
    """The backdrop of the whole viewport at its device pixels."""
    pixmap = QPixmap(max(1, round(layout.width * layout.scale)), max(1, round(layout.height * layout.scale)))
    pixmap.setDevicePixelRatio(layout.scale)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _draw_table(painter, layout, palette)
    for side, box in layout.trays.items():
        _draw_wood(painter, layout, box, palette, palette.stand, STAND_DEPTH, side)
    _draw_wood(painter, layout, layout.board, palette, None, BOARD_DEPTH, 0)
    _draw_grid(painter, layout, style, palette)
    _draw_stars(painter, layout, palette)
    _draw_labels(painter, layout, style, palette)
    painter.end()
    return pixmap


def _draw_table(painter: QPainter, layout: Layout, palette: Palette) -> None:
    area = QRectF(0, 0, layout.width, layout.height)
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.62)
    light.setColorAt(0, palette.table)
    light.setColorAt(1, palette.table_edge)
    painter.fillRect(area, light)


def _draw_wood(
    painter: QPainter, layout: Layout, box: Box, palette: Palette, stain: QColor | None, thickness: float, end: int
) -> None:
    """A block of wood seen from above: soft shadow, a side face below, the grained top and a light upper edge.

    `stain` colours the wood; `end` (0 or 1) says from which end of the texture a part smaller than the board is cut.
    """
    cell, rect = layout.cell_w, rect_of(box)
    depth, radius = max(2.0, thickness * cell), max(1.5, 0.05 * cell)
    _draw_shadow(painter, rect.adjusted(0, 0, 0, depth), cell, palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.wood.darker(175 if stain is None else 205))
    painter.drawRoundedRect(rect.adjusted(0, radius, 0, depth), radius, radius)
    texture = wood_texture(palette.wood, palette.grain)
    part_w = texture.width() * min(1.0, rect.width() / layout.board.w)
    part_h = texture.height() * min(1.0, rect.height() / layout.board.h)
    source = QRectF(end * (texture.width() - part_w), end * (texture.height() - part_h), part_w, part_h)
    top = QBrush(texture)
    top.setTransform(
        QTransform.fromTranslate(rect.x(), rect.y())
        .scale(rect.width() / part_w, rect.height() / part_h)
        .translate(-source.x(), -source.y())
    )
    for brush in (top, stain, _sheen(rect, palette)):
        if brush is not None:
            painter.setBrush(brush)
            painter.drawRoundedRect(rect, radius, radius)
    line = max(1.0, round(cell * layout.scale / 50)) / layout.scale
    painter.fillRect(QRectF(rect.x() + radius, rect.y(), rect.width() - 2 * radius, line), palette.light_edge)


def _sheen(rect: QRectF, palette: Palette) -> QLinearGradient:
    """Light that falls on the wood from the upper left."""
    glow, none = QColor(palette.light_edge), QColor(palette.light_edge)
    glow.setAlphaF(glow.alphaF() * 0.38)
    none.setAlphaF(0)
    sheen = QLinearGradient(rect.topLeft(), rect.bottomRight())
    sheen.setColorAt(0, glow)
    sheen.setColorAt(0.55, none)
    return sheen


def _draw_shadow(painter: QPainter, rect: QRectF, cell: float, palette: Palette) -> None:
    color, drop = QColor(palette.shadow), 0.06 * cell
    color.setAlphaF(0.055)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for ring in range(SHADOW_RINGS):
        spread = (ring - 2) * 0.022 * cell
        radius = max(2.0, spread + 0.08 * cell)
        painter.drawRoundedRect(rect.adjusted(-spread, -spread + drop, spread, spread + drop), radius, radius)


def _draw_grid(painter: QPainter, layout: Layout, style: BoardStyle, palette: Palette) -> None:
    """Lines on whole device pixels, never thinner than one; the frame is thicker."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    grid, scale = layout.grid, layout.scale
    thin = max(1, round(layout.cell_pixels / 58)) * (2 if style.thick_grid else 1)
    frame = thin + max(1, round(layout.cell_pixels / 42))
    for column in range(layout.variant.files + 1):
        weight = frame if column in (0, layout.variant.files) else thin
        x = grid.x + column * layout.cell_w - (weight // 2) / scale
        top = grid.y - (frame // 2) / scale
        painter.fillRect(QRectF(x, top, weight / scale, grid.h + frame / scale), palette.line)
    for row in range(layout.variant.ranks + 1):
        weight = frame if row in (0, layout.variant.ranks) else thin
        y = grid.y + row * layout.cell_h - (weight // 2) / scale
        painter.fillRect(QRectF(grid.x, y, grid.w, weight / scale), palette.line)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


def star_points(files: int, ranks: int, zone: int) -> list[tuple[int, int]]:
    """Grid crossings (columns, rows from a corner) with a dot: the corners of the promotion zones."""
    if not 0 < zone <= ranks // 2 or zone > files // 2:
        return []
    return [(column, row) for row in sorted({zone, ranks - zone}) for column in sorted({zone, files - zone})]


def _draw_stars(painter: QPainter, layout: Layout, palette: Palette) -> None:
    variant, radius = layout.variant, max(1.6, layout.cell_w * 0.052)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.line.red(), palette.line.green(), palette.line.blue()))
    half = 0.5 / layout.scale
    for column, row in star_points(variant.files, variant.ranks, variant.promotion_zone):
        x, y = layout.grid.x + column * layout.cell_w + half, layout.grid.y + row * layout.cell_h + half
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _draw_labels(painter: QPainter, layout: Layout, style: BoardStyle, palette: Palette) -> None:
    """Files above and ranks at the right of Black's view; on the opposite edges when flipped, always upright."""
    files, ranks = coordinate_texts(layout.variant, style.coordinates)
    grid, board = layout.grid, layout.board
    painter.setPen(palette.label)
    painter.setFont(japanese_font(round(layout.cell_w * LABEL_SIZE)))
    top = grid.bottom if layout.flipped else board.y
    left = board.x if layout.flipped else grid.right
    for index, text in enumerate(files):
        column = index if layout.flipped else len(files) - 1 - index
        box = QRectF(grid.x + column * layout.cell_w, top, layout.cell_w, layout.border)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    for index, text in enumerate(ranks):
        row = len(ranks) - 1 - index if layout.flipped else index
        box = QRectF(left, grid.y + row * layout.cell_h, layout.border, layout.cell_h)
        _draw_rank(painter, box, text, layout.cell_w)


def _draw_rank(painter: QPainter, box: QRectF, text: str, cell: float) -> None:
    """Long kanji numbers stand upright, one sign below the other."""
    if len(text) < 2 or text.isascii():
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        return
    step = min(cell * LABEL_SIZE, box.height() / len(text))
    top = box.center().y() - step * len(text) / 2
    for index, sign in enumerate(text):
        painter.drawText(QRectF(box.x(), top + index * step, box.width(), step), Qt.AlignmentFlag.AlignCenter, sign)
