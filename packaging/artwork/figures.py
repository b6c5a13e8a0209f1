"""The figures of the Western set, standing on the pieces. Each module beside this one holds a family."""

from __future__ import annotations

import figures_beasts
import figures_birds
import figures_chess
import figures_field
import figures_fowl
import figures_generals
import figures_lions
import figures_soldiers
import figures_tori
import figures_wild
import figures_yari
from strokes import Figure, element, star
from svg import num, path
from wood import CENTRE, Body

HEIGHT = 108

FIGURES: dict[str, Figure] = {
    **figures_chess.FIGURES,
    **figures_generals.FIGURES,
    **figures_soldiers.FIGURES,
    **figures_lions.FIGURES,
    **figures_birds.FIGURES,
    **figures_beasts.FIGURES,
    **figures_fowl.FIGURES,
    **figures_field.FIGURES,
    **figures_tori.FIGURES,
    **figures_yari.FIGURES,
    **figures_wild.FIGURES,
}


def draw(name: str, body: Body, colour: str, red: bool, borrowed: bool) -> list[str]:
    """The SVG elements of a figure standing on the piece.

    On a red face a borrowed figure is smaller and has a star above it, a figure of its own has a star on either side.
    """
    scale = body.height * (0.63 if red and borrowed else 0.73) / HEIGHT
    foot = body.foot - body.height * 0.1
    move = f"translate({num(CENTRE[0])} {num(foot)})scale({num(scale, 3)})"
    elements = [f'<g transform="{move}">', *(element(row, colour) for row in FIGURES[name]), "</g>"]
    if red and borrowed:
        elements.append(path(star(CENTRE[0], body.top + body.height * 0.16, body.height * 0.085), colour))
    elif red:
        radius = body.height * 0.06
        x, y = body.width * 0.357, foot - 0.8 * radius
        elements += [path(star(CENTRE[0] + side * x, y, radius), colour) for side in (-1, 1)]
    return elements
