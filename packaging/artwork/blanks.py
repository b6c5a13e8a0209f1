"""Pieces with nothing on them, on which the program draws letters and marks, and which face has which size.

The blanks are the wood of the other sets in each of its sizes, and a tile of its own for the marks: broader at the top
and of one size for all pieces, once with the red rim of promoted faces.
"""

from __future__ import annotations

import json

import faces
from pieces import RED
from svg import document, path, polygon
from wood import CELL_HEIGHT, CELL_WIDTH, SHAPE, TILE, Body, draw

SIZES = {
    "king": faces.KING,
    "chief": faces.CHIEF,
    "major": faces.MAJOR,
    "general": faces.GENERAL,
    "knight": faces.KNIGHT,
    "lance": faces.LANCE,
    "pawn": faces.PAWN,
}
TILE_SIZE = (94, 105)
RIM = 1.7


def files() -> dict[str, str]:
    """File name -> text of every blank, and of the table that names the size of each face."""
    bodies = {
        name: Body(size.width * SHAPE.units_per_mm, size.height * SHAPE.units_per_mm) for name, size in SIZES.items()
    }
    tile = Body(*TILE_SIZE, shape=TILE)
    rim = path(polygon(tile.points(TILE.edge + RIM / 2), 1), stroke=RED, stroke_width=RIM)
    texts = {f"{name}.svg": _document(name, draw(body, f"blank {name}")) for name, body in bodies.items()}
    texts["tile.svg"] = _document("tile", draw(tile, "tile"))
    texts["tile_red.svg"] = _document("tile", [*draw(tile, "tile"), rim])
    texts["sizes.json"] = _sizes()
    return texts


def _document(title: str, elements: list[str]) -> str:
    return document(CELL_WIDTH, CELL_HEIGHT, elements, title=title)


def _sizes() -> str:
    """Width and height of each blank in units of the cell, and the blank for each face by the stem of its file.

    So a face that is drawn is as large as the one that is stored.
    """
    names = {size: name for name, size in SIZES.items()}
    sizes = {
        name: [round(length * SHAPE.units_per_mm, 1) for length in (size.width, size.height)]
        for name, size in SIZES.items()
    }
    used = {face.file_name.removesuffix(".svg"): names[face.size] for face in faces.all_faces() if not face.whole}
    return json.dumps({"sizes": sizes, "faces": used}, sort_keys=True, indent=1) + "\n"
