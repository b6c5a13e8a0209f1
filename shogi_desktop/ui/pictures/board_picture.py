"""A position as a picture: the board of the game itself, whole or a window onto some of its squares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from shogi_desktop.rules.board.moves import NO_MOVE, is_drop, to_square
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..board.ground.backdrop import (
    LABEL_SIZE,
    SMALL_LABEL,
    coordinate_texts,
    draw_rank,
    every_nth,
    in_few_signs,
    room_for_signs,
    signs_across,
    signs_below,
)
from ..board.ground.style import BoardStyle, palette_of
from ..board.input.state import BoardState, LegalMoves
from ..board.layout.layout import CELL_RATIO, LEAST_BORDER, MIN_CELL, Frame, Layout, Viewpoint
from ..board.layout.spot import Snapshot, Spot, snapshot_of
from ..board.marks.arrow_marks import arrow_path
from ..board.marks.marks import BoardMark, CoachMarks, MarkKind, ShownMarks, marks_above, marks_below, marks_on_top
from ..board.scene.scene import BoardScene
from ..faces.art import Art
from ..look.fonts import japanese_font

STRIP: Final = 0.46  # for the names of files and ranks, in cell widths, as are the next four
RIM: Final = 0.12  # around the other edges
OPEN: Final = 0.16  # of the next squares, where the board goes on
EDGE: Final = 0.28  # beyond the last line, where it does not
AROUND: Final = 0.36  # of the table around board and stands
TABLE: Final = (4, 3)  # shape of a viewport in which the stands lie beside the board
FINE: Final = 64  # times as large as the picture: there a layout tells its proportions exactly
CORNER: Final = 6.0  # radius in logical pixels
TAIL: Final = 0.14  # what arrows keep clear of the middle of the first square, in cell widths; TIP: of the last one
TIP: Final = 0.24
CROSS: Final = 0.2  # half the height of the cross on a barred target, in cell widths


@dataclass(frozen=True)
class PictureMarks:
    """What a picture points out. `last_move` led to the position; `arrow` is a move of the side to move, with what
    would burn by it, `wrong` another one, in red; the targets of the piece on `selected` are shown, those that come
    after `path` where it has begun to move. `royals`: royal pieces that could be taken now. `squares` are filled,
    `arrows` join two squares, and `barred` ones, red and crossed out at the end, do so for what the rules forbid."""

    last_move: int = NO_MOVE
    arrow: int = NO_MOVE
    wrong: int = NO_MOVE
    selected: Spot | None = None
    path: tuple[int, ...] = ()
    royals: frozenset[int] = frozenset()
    squares: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    barred: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Crop:
    """Squares to show: files `left` down to `right`, ranks `top` to `bottom`, all counted from 1."""

    left: int
    right: int
    top: int
    bottom: int


def whole_board(variant: Variant) -> Crop:
    return Crop(variant.files, 1, 1, variant.ranks)


@dataclass(frozen=True)
class _Window:
    """What part of the table is shown, in cell widths from the grid's corner; `trays`: the whole table."""

    x: float
    y: float
    w: float
    h: float
    trays: bool


def picture_columns(variant: Variant, crop: Crop | None, named: bool = True) -> float:
    """Width of a picture in cell widths; `crop` None: the whole table with both stands; `named`: with the names of
    files and ranks."""
    window = _window(variant, crop)
    return window.w + (0 if window.trays else (STRIP if named else RIM) + RIM)


def picture_size(variant: Variant, crop: Crop | None, width: int, ratio: float, named: bool = True) -> tuple[int, int]:
    """Width and height in logical pixels of a picture at most `width` wide: squares have whole device pixels."""
    measure = _Measure(variant, crop, width, ratio, named)
    return measure.width, measure.height


def board_picture(
    art: Art,
    position: Position,
    style: BoardStyle,
    width: int,
    ratio: float,
    marks: PictureMarks | None = None,
    crop: Crop | None = None,
    flipped: bool = False,
    begun: Sequence[int] | None = None,
) -> QImage:
    """The position, of the size that `picture_size` tells, in logical pixels of `ratio` device pixels each.

    `crop` None shows the whole table with the stands, `flipped` with White's side near; `begun` are the pieces that
    the game began with, if not those of the even game. The names of files and ranks are as `style` says.
    """
    measure = _Measure(position.variant, crop, width, ratio, style.coordinates != "off")
    if measure.pixels < MIN_CELL:
        larger = math.ceil(width * MIN_CELL / measure.pixels)
        drawn = board_picture(art, position, style, larger, ratio, marks, crop, flipped, begun)
        return _made_smaller(drawn, measure)
    image = QImage(
        round(measure.width * ratio), round(measure.height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    layout = measure.layout(style, flipped)
    inner = style if crop is None else replace(style, coordinates="off")  # the strips name files and ranks
    scene = BoardScene(art, layout, replace(inner, animation_ms=0))
    scene.show_snapshot(_seen(snapshot_of(position, begun), position.variant, crop))
    _mark(scene, position, marks or PictureMarks(), measure.window.trays)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    card, view = QRectF(0, 0, measure.width, measure.height), QRectF(measure.view)
    painter.setClipPath(_rounded(card, CORNER))
    if not measure.window.trays:
        painter.fillRect(card, palette_of(style).table_edge)
        _paint_names(painter, layout, style, measure, crop)
        painter.setClipPath(_rounded(view, CORNER / 2))
    scene.render(painter, view, QRectF(0, 0, view.width(), view.height()))
    painter.translate(view.topLeft())
    _paint_arrows(painter, layout, style, marks or PictureMarks())
    painter.end()
    return image


def _made_smaller(image: QImage, measure: _Measure) -> QImage:
    """Squares so small are not drawn."""
    size = QSize(round(measure.width * measure.ratio), round(measure.height * measure.ratio))
    made = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    made.setDevicePixelRatio(measure.ratio)
    return made


class _Measure:
    """Sizes of one picture in logical pixels; the window onto the board lies at `view`."""

    def __init__(self, variant: Variant, crop: Crop | None, width: int, ratio: float, named: bool) -> None:
        self.variant, self.ratio, self._named = variant, ratio, named
        self.window = _window(variant, crop)
        self.pixels = max(1, int(width * ratio / picture_columns(variant, crop, named)) + 1)
        while self.pixels > 1 and sum(self._widths()) > width * ratio:
            self.pixels -= 1
        if crop is not None:  # squares have whole pixels in height too, which add up
            self.window = _window(variant, crop, round(self.pixels * CELL_RATIO) / self.pixels)
        self.cell = self.pixels / ratio
        rim, board, strip = (part / ratio for part in self._widths())
        tall = round(self.window.h * self.pixels) / ratio
        self.width, self.height = math.ceil(rim + board + strip), math.ceil(strip + tall + rim)
        self.view = QRectF(rim, strip, self.width - rim - strip, self.height - strip - rim)

    def _widths(self) -> tuple[int, int, int]:
        """Rim, board and strip in device pixels."""
        rim = round(RIM * self.pixels)
        strip = round(max(STRIP * self.pixels, LEAST_BORDER * self.ratio)) if self._named else rim
        if self.window.trays:
            rim = strip = 0
        return rim, round(self.window.w * self.pixels), strip

    def layout(self, style: BoardStyle, flipped: bool = False) -> Layout:
        """The table, placed so that a viewport of the size of `view` shows just the window."""
        labelled = self.window.trays and style.coordinates != "off"
        wide, high = round(self.view.width()), round(self.view.height())

        def placed(frame: Frame) -> Layout:
            return Layout(self.variant, wide, high, self.ratio, Viewpoint(flipped, labelled, frame, self.window.trays))

        whole = Viewpoint(flipped, labelled)
        fine = Layout(self.variant, wide * FINE, high * FINE, 1.0, whole).cell_pixels / FINE
        zoom = (self.cell + 0.25 / self.ratio) / fine
        there = placed(Frame(zoom)).grid
        x = (there.x + self.window.x * self.cell) / (zoom * wide)
        y = (there.y + self.window.y * self.cell) / (zoom * high)
        return placed(Frame(zoom, x, y))


def _window(variant: Variant, crop: Crop | None, tall: float = CELL_RATIO) -> _Window:
    """`tall` is how many times as high as wide a square is."""
    fine = Layout(variant, TABLE[0] * 1000, TABLE[1] * 1000, 1.0)
    if crop is None:
        boxes = [fine.board, *fine.trays.values()]
        left, top = min(box.x for box in boxes) - fine.grid.x, fine.board.y - fine.grid.y
        right, bottom = max(box.right for box in boxes) - fine.grid.x, fine.board.bottom - fine.grid.y
        left, top = left / fine.cell_w - AROUND, top / fine.cell_w - AROUND
        right, bottom = right / fine.cell_w + AROUND, bottom / fine.cell_w + AROUND
        return _Window(left, top, right - left, bottom - top, True)
    left = variant.files - crop.left - (EDGE if crop.left == variant.files else OPEN)
    right = variant.files - crop.right + 1 + (EDGE if crop.right == 1 else OPEN)
    top = (crop.top - 1) * tall - (EDGE if crop.top == 1 else OPEN)
    bottom = crop.bottom * tall + (EDGE if crop.bottom == variant.ranks else OPEN)
    return _Window(left, top, right - left, bottom - top, False)


def _seen(snapshot: Snapshot, variant: Variant, crop: Crop | None) -> Snapshot:
    """Without the pieces that the picture does not show."""
    if crop is None:
        return snapshot
    seen = {
        square: piece
        for square, piece in snapshot.pieces.items()
        if crop.right - 1 <= variant.file_of(square) <= crop.left + 1
        and crop.top - 1 <= variant.rank_of(square) <= crop.bottom + 1
    }
    return replace(snapshot, pieces=seen, hands={}, captured=((), ()))


def _mark(scene: BoardScene, position: Position, marks: PictureMarks, trays: bool) -> None:
    layout, snapshot = scene.board_layout, scene.snapshot
    reach = LegalMoves(position.legal_moves(), position.turn, layout.variant.held_kind)
    state = BoardState(reach, marks.selected, marks.path)
    arrows = [move for move in (marks.arrow, marks.wrong) if trays or not is_drop(move)]
    wrong = CoachMarks(follows=marks.wrong if marks.wrong in arrows else NO_MOVE, by=int(position.turn))
    hint = marks.arrow if marks.arrow in arrows else NO_MOVE
    shown = ShownMarks(last_move=marks.last_move, check=marks.royals, hint=hint, advice=wrong)
    if marks.arrow != NO_MOVE:
        target = int(to_square(marks.arrow))
        burnt = {gone.square for gone in position.transition(marks.arrow).removals if gone.burnt}
        shown = replace(shown, burnt=frozenset(burnt - {target}), doomed=target if target in burnt else -1)
    filled = [BoardMark(MarkKind.AIM, layout.square_box(square)) for square in marks.squares]
    for move, kind in ((marks.arrow, MarkKind.AIM), (marks.wrong, MarkKind.CHECK)):
        if move not in (NO_MOVE, *arrows):  # an arrow would begin where nothing is seen
            filled.append(BoardMark(kind, layout.square_box(int(to_square(move)))))
    scene.below.set_marks(filled + marks_below(layout, snapshot, state, shown))
    scene.above.set_marks(sorted(marks_above(layout, snapshot, state, shown), key=_length, reverse=True))
    scene.warnings.set_marks(marks_on_top(layout, shown))
    scene.stand(marks.selected, marks.path)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_names(painter: QPainter, layout: Layout, style: BoardStyle, measure: _Measure, crop: Crop | None) -> None:
    """Files above the window and ranks at its right."""
    if crop is None:
        return
    variant, view, cell = layout.variant, measure.view, layout.cell_w
    files, ranks = coordinate_texts(variant, style.coordinates)
    painter.setPen(palette_of(style).panel_text)
    size = max(round(cell * LABEL_SIZE * 1.08), SMALL_LABEL)
    painter.setFont(japanese_font(size))
    center = Qt.AlignmentFlag.AlignCenter
    for file in range(crop.right, crop.left + 1, every_nth(cell, size, signs_across(files))) if files else ():
        left = view.x() + layout.grid.x + (variant.files - file) * cell
        painter.drawText(QRectF(left - size, 0, cell + 2 * size, view.y()), center, files[file - 1])
    every = every_nth(layout.cell_h, size, signs_below(ranks))
    for rank in range(crop.top, crop.bottom + 1, every) if ranks else ():
        top, more = view.y() + layout.grid.y + (rank - 1) * layout.cell_h, (every - 1) * layout.cell_h / 2
        box = QRectF(view.right(), top - more, view.y(), layout.cell_h + 2 * more)
        draw_rank(painter, box, in_few_signs(ranks[rank - 1], room_for_signs(box.height(), size)), size)


def _length(mark: BoardMark) -> float:
    """Of an arrow; the longest are drawn first, else they would cover those that lead the same way."""
    if mark.kind not in (MarkKind.HINT, MarkKind.THREAT) or mark.start is None:
        return math.inf
    return math.dist(mark.start.center, mark.box.center)


def _paint_arrows(painter: QPainter, layout: Layout, style: BoardStyle, marks: PictureMarks) -> None:
    """Those of what may be done, then those of what may not. They leave the pieces at both ends readable."""
    palette, cell = palette_of(style), layout.cell_w
    for arrows, color in ((marks.arrows, palette.hint), (marks.barred, palette.check)):
        for squares in arrows:
            start, end = (layout.square_box(square).center for square in squares)
            path = arrow_path(_towards(start, end, TAIL * cell), _towards(end, start, TIP * cell), cell)
            _paint_shape(painter, path, color, palette.cursor_edge, cell)
    for _, target in marks.barred:
        box = layout.square_box(target)
        arm = box.w * CROSS
        corner = QPointF(box.right - arm * 1.3, box.y + arm * 1.3)
        _paint_shape(painter, _cross(corner, arm), palette.check, palette.cursor_edge, box.w)


def _towards(start: tuple[float, float], end: tuple[float, float], way: float) -> tuple[float, float]:
    """The point that lies `way` pixels from `start` on the line to `end`."""
    share = way / math.hypot(end[0] - start[0], end[1] - start[1])
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _paint_shape(painter: QPainter, path: QPainterPath, fill: QColor, edge: QColor, cell: float) -> None:
    color = QColor(fill)
    color.setAlphaF(0.8)
    painter.setPen(QPen(edge, max(1.0, cell * 0.02)))
    painter.setBrush(color)
    painter.drawPath(path)


def _cross(center: QPointF, arm: float) -> QPainterPath:
    """An oblique cross whose bars end `arm` away from its middle along both axes."""
    bar = QRectF(-arm * math.sqrt(2), -arm * 0.28, arm * 2 * math.sqrt(2), arm * 0.56)
    straight = QPainterPath()
    straight.addRect(bar)
    upright = QPainterPath()
    upright.addRect(bar.y(), bar.x(), bar.height(), bar.width())
    turn = QTransform().translate(center.x(), center.y()).rotate(45)
    return turn.map(straight.united(upright))
