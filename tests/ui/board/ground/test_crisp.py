"""Every picture reaches the screen pixel for pixel, at any scale factor and however the screen is repainted."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from shogi_desktop.rules import Position, Variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.backdrop import draw_backdrop
from shogi_desktop.ui.board.ground.style import palette_of
from shogi_desktop.ui.board.layout.layout import Layout
from shogi_desktop.ui.board.layout.spot import snapshot_of
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.faces.art import Art

STYLE = BoardStyle(coordinates="off")
SCALES = [1.0, 1.25, 1.5, 1.75, 2.0]


def blank(layout: Layout) -> QImage:
    size = QSize(round(layout.width * layout.scale), round(layout.height * layout.scale))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    return image


@pytest.fixture(params=SCALES)
def layout(shogi: Variant, request: pytest.FixtureRequest) -> Layout:
    return Layout(shogi, 640, 480, request.param)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("piece_set", ["two_kanji", "letters", "mnemonic"])
def test_pieces_and_backdrop_are_drawn_pixel_for_pixel(layout: Layout, art: Art, piece_set: str) -> None:
    style = replace(STYLE, piece_set=piece_set, tint=piece_set == "mnemonic")
    scene = BoardScene(art, layout, style)
    snapshot = snapshot_of(Position(layout.variant))
    scene.show_snapshot(snapshot)
    shown = blank(layout)
    shown.setDevicePixelRatio(layout.scale)
    painter = QPainter(shown)
    scene.render(painter, QRectF(0, 0, layout.width, layout.height), scene.sceneRect())
    painter.end()
    shown.setDevicePixelRatio(1)

    expected = blank(layout)
    painter = QPainter(expected)
    backdrop = draw_backdrop(layout, style, palette_of(style))
    backdrop.setDevicePixelRatio(1)
    painter.drawPixmap(0, 0, backdrop)
    for square, piece in snapshot.pieces.items():
        box, kind = layout.square_box(square), layout.variant.kind(piece >> 1)
        face = art.pixmap(kind, piece & 1, style.look, layout.cell_pixels, bool(piece & 1)).toImage()
        face.setDevicePixelRatio(1)
        painter.drawImage(round(box.x * layout.scale), round(box.y * layout.scale), face)
    painter.end()
    assert shown == expected


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("part", [(91, 61), (37, 23), (53, 47), (640, 7)])
def test_a_repaint_in_parts_looks_like_one_in_full(layout: Layout, art: Art, part: tuple[int, int]) -> None:
    scene = BoardScene(art, layout, STYLE)
    width, height = part
    parts = [QRectF(x, y, *part) for x in range(0, layout.width, width) for y in range(0, layout.height, height)]
    images = []
    for rects in ([scene.sceneRect()], parts):
        image = blank(layout)
        image.setDevicePixelRatio(layout.scale)
        painter = QPainter(image)
        for rect in rects:
            painter.setClipRect(rect)
            scene.drawBackground(painter, rect)
        painter.end()
        images.append(image)
    assert images[0] == images[1]
