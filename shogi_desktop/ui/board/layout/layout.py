"""Where everything lies: board, squares, trays and labels for one size of the widget.

Pure arithmetic without Qt. All boxes are in logical pixels, but every edge falls on a whole device pixel, so that
pieces and lines stay crisp at any scale factor.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.rules.record.variant import Variant

from .spot import Spot, in_hand, on_square

STAND_COLUMNS: Final = 2
NEARLY_WHOLE: Final = 1.02  # zooming out to less shows the whole table


@dataclass(frozen=True, slots=True)
class Frame:
    """The table is `zoom` times as large as the viewport, whose left upper corner lies at (x, y) of it (0 to 1)."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def corner(self, width: float, height: float) -> tuple[float, float]:
        """Where the table's left upper corner is in a viewport of this size."""
        return -self.x * self.zoom * width, -self.y * self.zoom * height

    def zoomed(self, factor: float, x: float, y: float, most: float) -> Frame:
        """Larger by `factor`, up to `most`; the point at (x, y) of the viewport (0 to 1) stays where it is."""
        zoom = min(self.zoom * factor, most)
        if zoom <= 1.0 or (factor < 1 and zoom < NEARLY_WHOLE):
            return Frame()
        return Frame(zoom, self.x + x / self.zoom - x / zoom, self.y + y / self.zoom - y / zoom).held()

    def panned(self, dx: float, dy: float) -> Frame:
        """The table moved by these parts of the viewport."""
        return Frame(self.zoom, self.x - dx / self.zoom, self.y - dy / self.zoom).held()

    def held(self) -> Frame:
        """Without empty space at the edges."""
        room = 1 - 1 / self.zoom
        return Frame(self.zoom, min(max(self.x, 0.0), room), min(max(self.y, 0.0), room))


@dataclass(frozen=True, slots=True)
class Slot:
    """Place of one kind; `span` columns wide."""

    column: int
    row: int
    span: int


def _within(start: float, length: float, ends: tuple[float, float], before: float | None) -> float:
    """`start` of something so long, moved until it lies between two ends, or no further away than it was `before`; in
    their middle where it has no room."""
    first, last = ends[0], ends[1] - length
    least = most = (first + last) / 2
    if first <= last:
        least, most = first, last
    if before is not None:
        least, most = min(least, before), max(most, before)
    return min(max(start, least), most)


def tray_columns(count: int, files: int, ranks: int, stacked: bool) -> int:
    """Columns of a tray for `count` kinds: few beside the board, as many as it is wide above and below it."""
    if stacked:
        return max(1, min(count + 1, files))
    columns = STAND_COLUMNS
    while -(-count // columns) > ranks:
        columns += 1
    return columns


def capture_slots(count: int, columns: int) -> tuple[Slot, ...]:
    """Equal slots row by row."""
    return tuple(Slot(index % columns, index // columns, 1) for index in range(count))


def tray_slots(count: int, columns: int) -> tuple[Slot, ...]:
    """Slots row by row; the last kind (the pawn, of which there are most) gets what is left of its row."""
    slots = [Slot(index % columns, index // columns, 1) for index in range(count)]
    if slots:
        last = slots[-1]
        slots[-1] = Slot(last.column, last.row, columns - last.column)
    return tuple(slots)


CELL_RATIO: Final = 1.1  # height to width of a square; the artwork has the same proportion
GAP: Final = 0.34  # between board and tray, in cell widths, as are the next four
OUTER: Final = 0.3
TRAY_PAD: Final = 0.16
LABELLED_BORDER: Final = 0.46
LEAST_BORDER: Final = 13  # pixels that letters can be read in
BARE_BORDER: Final = 0.24
STACKED_GAIN: Final = 1.12  # trays go above and below the board where that makes cells this much larger
BOARD_DEPTH: Final = 0.15  # visible side faces of the board and of a stand
STAND_DEPTH: Final = 0.09
MIN_CELL: Final = 6
PLATE: Final = 150  # pixels that a corner beside the board is wide where there is room, though the stand be narrower
COMPACT: Final = 0.75  # size of pieces taken for good
CAPTURE_COLUMNS: Final = (3, 7)  # of a stand for them beside the board: at least, and at most where there is room
STEP_ASIDE: Final = 0.6  # a slot this many cell widths further on counts as lying in that direction


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, across: float, down: float) -> Box:
        """The same box and so much more on each of its sides."""
        return Box(self.x - across, self.y - down, self.w + 2 * across, self.h + 2 * down)


NO_BOX: Final = Box(0, 0, 0, 0)
WHOLE: Final = Frame()


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """How the table is seen: whether from White's side, with letters and numbers at its edges, and which part of it;
    `stands` also where that is looked at closely and nothing is dropped; `captures`: what is taken for good lies on
    stands."""

    flipped: bool = False
    labelled: bool = True
    frame: Frame = WHOLE
    stands: bool = False
    captures: bool = True


FROM_BLACK: Final = Viewpoint()


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to arrange the trays, measured in cell widths; places on a tray are `size` wide."""

    stacked: bool
    columns: int
    slots: tuple[Slot, ...]
    rows: int
    size: float
    width: float
    height: float


class Layout:
    """Boxes of everything for a viewport of `width` x `height` logical pixels at `scale` device pixels each.

    `cell_pixels` is the width of a square in device pixels.
    """

    def __init__(
        self,
        variant: Variant,
        width: int,
        height: int,
        scale: float,
        seen: Viewpoint = FROM_BLACK,
    ) -> None:
        self.variant = variant
        self.width, self.height, self.scale, self.seen = width, height, scale, seen
        self.flipped, self.frame = seen.flipped, seen.frame
        self._border = LABELLED_BORDER if seen.labelled else BARE_BORDER
        self._fit()

    def same_table(self, other: Layout) -> bool:
        """Whether the table is the same and at most another part of it is shown."""
        one, two = ((at.variant, at.width, at.height, at.scale, replace(at.seen, frame=WHOLE)) for at in (self, other))
        return one == two

    @property
    def _board_alone(self) -> bool:
        """Whether nothing but the board is looked at closely: stands only tell what is taken for good."""
        return self.frame.zoom > 1 and not self.variant.has_drops and not self.seen.stands

    def held(self, frame: Frame, before: Frame | None = None) -> Frame:
        """The frame moved so far that the board fills it as far as it can, or as it did `before`, where only that is
        looked at closely."""
        if frame.zoom <= 1 or self.variant.has_drops:
            return frame
        left, top = self.frame.corner(self.width, self.height)
        across, down = self.width * self.frame.zoom, self.height * self.frame.zoom
        board = self.board
        was = (before.x, before.y) if before is not None else (None, None)
        x = (board.x - left) / across, (board.right - left) / across
        y = (board.y - top) / down, (board.bottom - top) / down
        seen = 1 / frame.zoom
        return Frame(frame.zoom, _within(frame.x, seen, x, was[0]), _within(frame.y, seen, y, was[1])).held()

    def _plan(self, stacked: bool, more_columns: int = 0) -> _Plan:
        """Trays for the hands, or compact ones for the pieces taken for good."""
        files, ranks = self.variant.files, self.variant.ranks
        width = files + 2 * self._border + 2 * OUTER
        height = ranks * CELL_RATIO + 2 * self._border + 2 * OUTER + BOARD_DEPTH
        if self.variant.has_drops:
            size, count = 1.0, len(self.variant.hand_kinds)
            columns = tray_columns(count, files, ranks, stacked)
            slots = tray_slots(count, columns)
        else:
            # Where no game begins, nothing is taken for good.
            kinds = self.variant.kinds if self.variant.array and self.seen.captures else ()
            size, count = COMPACT, sum(kind is not None and not kind.unpromoted for kind in kinds)
            columns = max(1, min(count, int(files / size))) if stacked else CAPTURE_COLUMNS[0] + more_columns
            while not stacked and -(-count // columns) * size > ranks:
                columns += 1
            slots = capture_slots(count, columns)
        rows = max((slot.row for slot in slots), default=-1) + 1
        if count and stacked:
            height += 2 * (rows * size * CELL_RATIO + 2 * TRAY_PAD + GAP)
        elif count:
            width += 2 * (columns * size + 2 * TRAY_PAD + GAP)
        return _Plan(stacked, columns, slots, rows, size, width, height)

    def _choose(self) -> tuple[_Plan, float]:
        """The arrangement that makes squares largest, and their width in device pixels on the whole table."""
        device_w = self.width * self.scale
        plans = [self._plan(False), self._plan(True)]
        beside, stacked = map(self._cell_of, plans)
        if stacked > beside * STACKED_GAIN:
            return plans[1], stacked
        more = int(((device_w - self._more_border(beside)) / beside - plans[0].width) / 2 / plans[0].size)
        if self.variant.has_drops or more < 1:
            return plans[0], beside
        return self._plan(False, min(more, CAPTURE_COLUMNS[1] - CAPTURE_COLUMNS[0])), beside

    def _cell_of(self, plan: _Plan) -> float:
        """How wide squares are in device pixels; where they are small the border is wider than its share."""
        device_w, device_h = self.width * self.scale, self.height * self.scale
        cell = min(device_w / plan.width, device_h / plan.height)
        more = self._more_border(cell)
        return min((device_w - more) / plan.width, (device_h - more) / plan.height)

    def _more_border(self, cell: float) -> float:
        """What both borders are broader than their share, in device pixels."""
        return 2 * (self._border_of(cell) - self._border * cell)

    def _border_of(self, cell: float) -> float:
        """How broad the border is beside squares so wide, in device pixels."""
        return max(self._border * cell, LEAST_BORDER * self.scale if self.seen.labelled else 0)

    def _fit(self) -> None:
        zoom = self.frame.zoom
        device_w, device_h = self.width * self.scale * zoom, self.height * self.scale * zoom
        left, top = (part * self.scale for part in self.frame.corner(self.width, self.height))
        self._chosen, cell = self._choose()
        self.cell_pixels = max(MIN_CELL, int(cell * zoom))
        self._cell_h = round(self.cell_pixels * CELL_RATIO)
        border = round(self._border_of(self.cell_pixels))
        self._grid_w = self.variant.files * self.cell_pixels
        self._grid_h = self.variant.ranks * self._cell_h
        self._grid_x = round(left + (device_w - self._grid_w) / 2)
        self._grid_y = round(top + (device_h - self._grid_h - BOARD_DEPTH * self.cell_pixels) / 2)
        self.grid = self._box(self._grid_x, self._grid_y, self._grid_w, self._grid_h)
        self.board = self._box(
            self._grid_x - border, self._grid_y - border, self._grid_w + 2 * border, self._grid_h + 2 * border
        )
        self.border = border / self.scale
        self.cell_w = self.cell_pixels / self.scale
        self.cell_h = self._cell_h / self.scale
        self._place_trays(border)

    def _box(self, x: float, y: float, w: float, h: float) -> Box:
        return Box(x / self.scale, y / self.scale, w / self.scale, h / self.scale)

    def _place_trays(self, border: int) -> None:
        cell, plan = self.cell_pixels, self._chosen
        pad, gap = round(TRAY_PAD * cell), round(GAP * cell)
        slot_w, slot_h = round(cell * plan.size), round(round(cell * plan.size) * CELL_RATIO)
        w, h = plan.columns * slot_w + 2 * pad, plan.rows * slot_h + 2 * pad
        left, top = self._grid_x - border, self._grid_y - border
        right, bottom = self._grid_x + self._grid_w + border, self._grid_y + self._grid_h + border
        near_side = 1 if self.flipped else 0
        self.trays: dict[int, Box] = {}
        self.plates: dict[int, Box] = {0: NO_BOX, 1: NO_BOX}
        self._slots: dict[Spot, Box] = {}
        self._captures: dict[int, list[Box]] = {0: [], 1: []}
        if not plan.slots or self._board_alone:
            return
        if plan.stacked:
            corners = {near_side: (right - w, bottom + gap), 1 - near_side: (left, top - gap - h)}
            free = right - left - w - gap
            plates = {near_side: (left, bottom + gap, free, h), 1 - near_side: (left + w + gap, top - gap - h, free, h)}
        else:
            corners = {near_side: (right + gap, bottom - h), 1 - near_side: (left - gap - w, top)}
            free = bottom - top - h - gap
            wide = max(w, min(round(PLATE * self.scale), left - gap - round(OUTER * cell)))
            near, far = (right + gap, top, wide, free), (left - gap - wide, top + h + gap, wide, free)
            plates = {near_side: near, 1 - near_side: far}
        for side, (x, y) in corners.items():
            self.trays[side] = self._box(x, y, w, h)
            free_corner = self.frame.zoom == 1.0 and min(plates[side][2:]) > 0
            self.plates[side] = self._box(*plates[side]) if free_corner else NO_BOX
            boxes = self._slot_boxes(x + pad, y + pad, slot_w, slot_h, side == near_side)
            if self.variant.has_drops:
                spots = [in_hand(side, kind) for kind in self.variant.hand_kinds]
                self._slots |= dict(zip(spots, boxes, strict=True))
            else:
                self._captures[side] = boxes

    def _slot_boxes(self, x: int, y: int, slot_w: int, slot_h: int, near: bool) -> list[Box]:
        plan, boxes = self._chosen, []
        for slot in plan.slots:
            column = slot.column if near else plan.columns - slot.column - slot.span
            row = slot.row if near else plan.rows - 1 - slot.row
            boxes.append(self._box(x + column * slot_w, y + row * slot_h, slot.span * slot_w, slot_h))
        return boxes

    def turned(self, side: int) -> bool:
        """Whether pieces of `side` point down on the screen."""
        return (side == 1) != self.flipped

    def square_box(self, square: int) -> Box:
        file, rank = self.variant.file_of(square), self.variant.rank_of(square)
        column = file - 1 if self.flipped else self.variant.files - file
        row = self.variant.ranks - rank if self.flipped else rank - 1
        return self._box(
            self._grid_x + column * self.cell_pixels, self._grid_y + row * self._cell_h, self.cell_pixels, self._cell_h
        )

    def spot_box(self, spot: Spot) -> Box:
        """Box of a square or of a tray slot (which may be wider than a piece)."""
        return self.square_box(spot.square) if spot.on_board else self._slots[spot]

    def piece_box(self, spot: Spot) -> Box:
        """Box of the size of a square for a piece lying on `spot`."""
        box = self.spot_box(spot)
        extra = (round(box.w * self.scale) - self.cell_pixels) // 2
        return Box(box.x + extra / self.scale, box.y, self.cell_w, self.cell_h)

    def capture_box(self, side: int, index: int) -> Box:
        """The place of the `index`-th kind a side has taken for good; the last place holds all that find no other."""
        boxes = self._captures[side]
        return boxes[min(index, len(boxes) - 1)]

    def capture_at(self, x: float, y: float) -> tuple[int, int]:
        """Side and index of the place for a kind taken for good under a point; the index is -1 where there is none."""
        for side, boxes in self._captures.items():
            for index, box in enumerate(boxes):
                if box.contains(x, y):
                    return side, index
        return 0, -1

    def slots(self, side: int) -> list[Spot]:
        """Slots of a side's tray in the order of the variant's hand kinds."""
        return [spot for spot in self._slots if spot.side == side]

    def square_at(self, x: float, y: float) -> int:
        """The square under a point, -1 where there is none."""
        if not self.grid.contains(x, y):
            return -1
        column = min(int((x - self.grid.x) / self.cell_w), self.variant.files - 1)
        row = min(int((y - self.grid.y) / self.cell_h), self.variant.ranks - 1)
        file = column + 1 if self.flipped else self.variant.files - column
        rank = self.variant.ranks - row if self.flipped else row + 1
        return self.variant.square(file, rank)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """The square or tray slot under a point."""
        square = self.square_at(x, y)
        if square >= 0:
            return on_square(square)
        return next((spot for spot, box in self._slots.items() if box.contains(x, y)), None)

    def neighbour(self, spot: Spot, dx: int, dy: int) -> Spot:
        """The next place on the screen in a direction (one of dx, dy is +1 or -1), trays included; else `spot`."""
        x, y = self.spot_box(spot).center
        if spot.on_board:
            square = self.square_at(x + dx * self.cell_w, y + dy * self.cell_h)
            return on_square(square) if square >= 0 else self._nearest_slot(self._slots, x, y, dx, dy) or spot
        own = [slot for slot in self._slots if slot.side == spot.side]
        return self._nearest_slot(own, x, y, dx, dy) or self._edge_square(x, y, dx, dy) or spot

    def _nearest_slot(self, slots: Iterable[Spot], x: float, y: float, dx: int, dy: int) -> Spot | None:
        best, best_cost = None, float("inf")
        for slot in slots:
            center_x, center_y = self._slots[slot].center
            along = (center_x - x) * dx + (center_y - y) * dy
            across = abs((center_x - x) * dy) + abs((center_y - y) * dx)
            if along >= STEP_ASIDE * self.cell_w and along + 3 * across < best_cost:
                best, best_cost = slot, along + 3 * across
        return best

    def _edge_square(self, x: float, y: float, dx: int, dy: int) -> Spot | None:
        """The square of the board's edge nearest to a tray slot at (x, y), if the direction leads there."""
        inside_x = min(max(x, self.grid.x + 1), self.grid.right - 1)
        inside_y = min(max(y, self.grid.y + 1), self.grid.bottom - 1)
        leads = (inside_x - x) * dx + (inside_y - y) * dy > 0
        return on_square(self.square_at(inside_x, inside_y)) if leads else None
