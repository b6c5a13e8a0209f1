"""The three piece sets: every face of faces.py in brush lettering, in print, and as a figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import figures
from faces import Face, all_faces
from lettering import BRUSH, PRINT, Box, Script, letter, missing
from svg import document, path
from wood import CELL_HEIGHT, CELL_WIDTH, CENTRE, SHAPE, Body, draw

INK = "#1d130b"
RED = "#b8160c"


@dataclass(frozen=True)
class PieceSet:
    """A folder of faces. `script` says what font a face needs, None where it needs none; `has` whether the set
    has it at all."""

    name: str
    script: Callable[[Face], Script | None]
    decorate: Callable[[Face, Body], list[str]]
    has: Callable[[Face], bool] = lambda face: True

    def missing(self) -> dict[str, str]:
        """File name -> what is lacking to draw that face on this machine."""
        needed = {face.file_name: self.script(face) for face in all_faces()}
        reasons = {name: missing(script) for name, script in needed.items() if script}
        return {name: reason for name, reason in reasons.items() if reason}

    def files(self) -> dict[str, str]:
        """File name -> SVG text of every face that can be drawn on this machine."""
        lacking = self.missing()
        faces = [face for face in all_faces() if self.has(face) and face.file_name not in lacking]
        return {face.file_name: self.draw(face) for face in faces}

    def draw(self, face: Face) -> str:
        """One face as a whole SVG file."""
        body = Body(face.size.width * SHAPE.units_per_mm, face.size.height * SHAPE.units_per_mm)
        elements = [*draw(body, face.file_name), *self.decorate(face, body)]
        return document(CELL_WIDTH, CELL_HEIGHT, elements, title=face.name.full)


def _colour(face: Face) -> str:
    return RED if face.red else INK


def _written(script: Script, text: str, boxes: list[Box], colour: str) -> list[str]:
    letters = [letter(script, character, box) for character, box in zip(text, boxes, strict=True)]
    return [path(one.data, colour, stroke=colour, stroke_width=one.weight, stroke_miterlimit=2.5) for one in letters]


# Places of the characters of a name by its length: y, width and height as shares of the piece's size.
LAYOUTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0.57, 0.5, 0.58),),
    2: ((0.345, 0.56, 0.37), (0.745, 0.63, 0.365)),
    3: ((0.28, 0.5, 0.245), (0.54, 0.54, 0.245), (0.8, 0.6, 0.245)),
}


def _two_kanji(face: Face, body: Body) -> list[str]:
    text = face.name.two or face.name.full
    boxes = [_box(body, *place) for place in LAYOUTS[len(text)]]
    return _written(BRUSH, text, boxes, _colour(face))


def _one_kanji(face: Face, body: Body) -> list[str]:
    text = face.name.full if face.whole else face.name.one
    boxes = [_box(body, *place) for place in LAYOUTS[len(text)]] if len(text) > 1 else [_box(body, 0.56, 0.66, 0.62)]
    return _written(PRINT, text, boxes, _colour(face))


def _western(face: Face, body: Body) -> list[str]:
    return figures.draw(face.western, body, _colour(face), face.red, borrowed=bool(face.name.borrowed))


def _box(body: Body, y: float, width: float, height: float) -> Box:
    """A centred box; all numbers are shares of the piece's size, y counted from its apex."""
    return Box(CENTRE[0], body.top + y * body.height, width * body.width, height * body.height)


SETS = (
    PieceSet("two_kanji", lambda face: BRUSH, _two_kanji, lambda face: not face.whole),
    PieceSet("one_kanji", lambda face: PRINT, _one_kanji),
    PieceSet("western", lambda face: None, _western, lambda face: bool(face.western) and not face.whole),
)
