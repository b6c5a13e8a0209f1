"""Move diagrams as SVG text, without Qt: a piece in the middle, the signs around it say where it goes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules.record.variant import Kind, Variant

from .reach import Cell, Diagram, ReachLine, ReachSign, diagram_of
from .signs import (
    BLUE,
    CELL,
    COLOURS,
    FIELD,
    GRID,
    PAPER,
    RIM,
    Point,
    burnt_ground,
    flame,
    igui,
    line,
    numbers,
    pass_sign,
    path,
    piece,
    ring_on_flame,
    sign,
)

MARGIN: Final = 12
_DARK: Final = dict(COLOURS.values())
_COLOUR: Final = re.compile("#[0-9a-f]{6}")
_NEIGHBOURS: Final = tuple((x, y) for y in (1, 0, -1) for x in (-1, 0, 1) if (x, y) != (0, 0))


def diagram_svg(kind: Kind, variant: Variant, turned: bool = False) -> str:
    """The diagram of a kind under the rules chosen for the variant, on light paper; `turned` the piece looks down."""
    diagram = diagram_of(kind, variant)
    side = (2 * diagram.radius + 1) * CELL + 2 * MARGIN
    from html import escape

    title = escape(excerpt(kind.name), quote=False)
    drawing = _Drawing(diagram.turned() if turned else diagram, turned)
    return _document(side, side, [f"<title>{title}</title>", *drawing.parts()])


def diagram_file(kind: Kind) -> str:
    """Name of the file that keeps the diagram of a kind: FD.svg, p_WB.svg for +WB."""
    return f"{kind.code.replace('+', 'p_')}.svg"


def legend_svg(which: ReachSign) -> str:
    """One sign on light paper as the legend shows it, two squares wide and one high."""
    return _document(2 * CELL, CELL, list(_sample(which)))


def dark_svg(svg: str) -> str:
    """A drawing of this module in the colours for dark windows."""
    return _COLOUR.sub(lambda match: _DARK.get(match[0], match[0]), svg)


def _document(width: int, height: int, body: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, *body, "</svg>", ""])


class _Drawing:
    """Draws a diagram from the ground up."""

    def __init__(self, diagram: Diagram, turned: bool) -> None:
        self._diagram = diagram
        self._turned = turned
        self._side = (2 * diagram.radius + 1) * CELL
        self._middle = MARGIN + self._side / 2

    def parts(self) -> Iterator[str]:
        diagram = self._diagram
        yield _paper(self._side + 2 * MARGIN, self._side + 2 * MARGIN)
        yield path(f"M{MARGIN} {MARGIN}h{self._side}v{self._side}h{-self._side}z", FIELD)
        if diagram.burns:
            yield from (burnt_ground(self._at(cell)) for cell in (*_NEIGHBOURS, (0, 0)))
        yield self._grid()
        yield from (self._line(line) for line in diagram.lines)
        if diagram.burns:
            yield from (flame(self._at(cell)) for cell in _NEIGHBOURS)
        yield from (self._link(cell) for cell, which in diagram.cells.items() if which is ReachSign.JUMP_STEP)
        yield from (self._sign(cell, which) for cell, which in diagram.cells.items())
        yield from (igui(self._at(cell), cell in diagram.cells) for cell in sorted(diagram.taken_in_place))
        middle = self._at((0, 0))
        yield f'<g transform="rotate(180 {numbers(*middle)})">{piece(middle)}</g>' if self._turned else piece(middle)
        if diagram.passes:
            yield pass_sign(self._at((0, -0.06)), 1)

    def _at(self, cell: tuple[float, float]) -> Point:
        return self._middle + cell[0] * CELL, self._middle - cell[1] * CELL

    def _grid(self) -> str:
        low, high = MARGIN, MARGIN + self._side
        lines = [MARGIN + n * CELL for n in range(2 * self._diagram.radius + 2)]
        data = "".join(f"M{at} {low}V{high}M{low} {at}H{high}" for at in lines)
        return path(data, "none", GRID, 1.2)

    def _line(self, shown: ReachLine) -> str:
        first, last = shown.after or 0.42, self._diagram.radius + 0.42
        start, end, *borders = (
            self._at((shown.right * n, shown.forward * n))
            for n in (first, last, *(n + 0.5 for n in range(1, self._diagram.radius)))
        )
        return line(shown.sign, start, end, borders, shown.most)

    def _sign(self, cell: Cell, which: ReachSign) -> str:
        on_flame = self._diagram.burns and cell in _NEIGHBOURS and which is ReachSign.AREA
        return ring_on_flame(self._at(cell)) if on_flame else sign(which, self._at(cell))

    def _link(self, cell: Cell) -> str:
        """From a square jumped to, to the one stepped to from there."""
        x, y = self._at(cell)
        far = max(map(abs, cell))
        onward = self._at((cell[0] + cell[0] // far, cell[1] + cell[1] // far))
        return path(f"M{numbers(x, y)}L{numbers(*onward)}", "none", BLUE, 3)


def _paper(width: float, height: float) -> str:
    w, h = width - 2 - 20, height - 2 - 20
    corner = "a10 10 0 0 1 "
    data = f"M11 1h{w:g}{corner}10 10v{h:g}{corner}-10 10h{-w:g}{corner}-10 -10v{-h:g}{corner}10 -10z"
    return path(data, PAPER, RIM, 2)


def _sample(which: ReachSign) -> Iterator[str]:
    """The sign by itself, or what belongs to it on the line that leads to the right."""
    left, middle, right = ((x * CELL / 2, CELL / 2) for x in (1, 2, 3))
    ends = (5.0, CELL / 2), (2 * CELL - 3.0, CELL / 2)
    if which in (
        ReachSign.RANGE,
        ReachSign.TURN,
        ReachSign.RANGE_JUMP,
        ReachSign.FREE_JUMP,
        ReachSign.SOME_JUMP,
        ReachSign.SWEEP,
    ):
        yield line(which, *ends, [(26, CELL / 2), (50, CELL / 2)], 3 if which is ReachSign.SOME_JUMP else 0)
    elif which is ReachSign.JUMP_STEP:
        yield (
            path(f"M{numbers(*left)}L{numbers(*right)}", "none", BLUE, 3)
            + sign(which, left)
            + sign(ReachSign.STEP, right)
        )
    elif which is ReachSign.JUMP_RANGE:
        yield line(ReachSign.RANGE, left, ends[1], []) + sign(which, left)
    elif which is ReachSign.IGUI:
        yield igui(middle, False)
    elif which is ReachSign.BURN:
        yield burnt_ground(middle) + flame(middle)
    elif which is ReachSign.PASS:
        yield piece(middle) + pass_sign((middle[0], middle[1] + 2.4), 1)
    else:
        yield sign(which, middle)
