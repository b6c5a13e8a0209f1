"""Characters of a font as SVG paths, fitted into boxes on the piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.perimeterPen import PerimeterPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from svg import Point, join

DIGITS = 2


@dataclass(frozen=True)
class Script:
    """A hand to write in: a font file and what it needs to sit well on wood.

    `version` is the font's own text; another version may have other outlines, so the pieces are made from this one.
    `thickness` is the mean thickness wanted of the strokes and `embolden` the least and the most that is added to
    come near it, in cell units. `stretch` is how much more one direction of a character may be scaled than the other.
    `own` holds path data (y downwards, any size) of characters drawn by us, `composed` those made of others: the box
    (left, bottom, right, top, of any size) that each part fills. `number` is the place of the font in a collection.
    """

    font: Path
    package: str
    version: str
    thickness: float
    embolden: tuple[float, float]
    stretch: float
    own: Mapping[str, str]
    composed: Mapping[str, tuple[tuple[str, tuple[float, float, float, float]], ...]]
    number: int = 0


BRUSH = Script(
    Path("/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf"),
    "fonts-kouzan-mouhitsu",
    "Version1.1",
    thickness=4.8,
    embolden=(0.4, 1.7),
    stretch=1.25,
    own={
        "と": "M20 6C27 -1 38 4 39 12C40 25 43 38 49 47L41 54C31 44 26 27 23 13C22 10 21 8 20 6z"
        "M75 20C83 18 93 27 87 33C83 36 80 36 76 39C60 47 46 56 40 66C35 75 37 81 49 83C61 85 74 82 84 79"
        "C98 75 96 84 89 89C75 97 46 99 32 93C18 87 17 73 27 59C37 45 56 33 70 25C74 23 73 21 75 20z"
    },
    composed={
        "歬": (("止", (14, 86, 86, 122)), ("舟", (0, 0, 100, 84))),
        "𠵇": (("口", (0, 30, 26, 74)), ("奇", (30, 0, 100, 110))),
        "䳇": (("母", (0, 4, 46, 100)), ("鳥", (52, 0, 104, 110))),
        "䳲": (("振", (4, 62, 100, 116)), ("鳥", (10, 0, 94, 58))),
    },
)
PRINT = Script(
    Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"),
    "fonts-noto-cjk",
    "Version 2.001",
    thickness=8,
    embolden=(0.4, 1.4),
    stretch=1.08,
    own={},
    composed={},
)


@dataclass(frozen=True)
class Box:
    """A place for one character: centre and size in cell units."""

    x: float
    y: float
    width: float
    height: float


class _PathPen(BasePen):  # type: ignore[misc]
    """Collects relative path data; every point is rounded once, so that the error does not grow along the path."""

    def __init__(self) -> None:
        super().__init__(None)
        self.data: list[str] = []
        self.at: Point = (0, 0)

    def _relative(self, command: str, points: Sequence[Point]) -> None:
        rounded = [(round(x, DIGITS), round(y, DIGITS)) for x, y in points]
        numbers = [value for x, y in rounded for value in (x - self.at[0], y - self.at[1])]
        self.data.append(command + join(numbers, DIGITS))
        self.at = rounded[-1]

    def _moveTo(self, pt: Point) -> None:
        self.at = (round(pt[0], DIGITS), round(pt[1], DIGITS))
        self.data.append("M" + join(self.at, DIGITS))

    def _lineTo(self, pt: Point) -> None:
        self._relative("l", [pt])

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        self._relative("q", [pt1, pt2])

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        self._relative("c", [pt1, pt2, pt3])

    def _closePath(self) -> None:
        self.data.append("z")


@cache
def _font(path: Path, number: int) -> Any:
    return TTFont(path, fontNumber=number if path.suffix == ".ttc" else -1)


def missing(script: Script) -> str:
    """Why nothing can be lettered in this script on this machine; empty where it can."""
    if not script.font.exists():
        return f"install {script.package}"
    installed = str(_font(script.font, script.number)["name"].getDebugName(5)).partition(";")[0]
    if installed != script.version:
        return f"made with {script.version} of the font in {script.package}, {installed} is installed"
    return ""


def _glyph(script: Script, character: str) -> RecordingPen:
    """The outline of a character, y upwards."""
    pen = DecomposingRecordingPen(None)
    if character in script.own:
        parse_path(script.own[character], TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        return pen
    if character in script.composed:
        for part, box in script.composed[character]:
            glyph = _glyph(script, part)
            glyph.replay(TransformPen(pen, _filling(_bounds(glyph), box)))
        return pen
    font = _font(script.font, script.number)
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(character)]].draw(pen)
    return pen


def _filling(
    bounds: tuple[float, float, float, float], box: tuple[float, float, float, float]
) -> tuple[float, float, float, float, float, float]:
    """The mapping that makes what is within `bounds` fill the box."""
    sx, sy = (box[2] - box[0]) / (bounds[2] - bounds[0]), (box[3] - box[1]) / (bounds[3] - bounds[1])
    return sx, 0, 0, sy, box[0] - sx * bounds[0], box[1] - sy * bounds[1]


@dataclass(frozen=True)
class Letter:
    """Path data of one character and the width of the stroke to draw around it."""

    data: str
    weight: float


def letter(script: Script, character: str, box: Box) -> Letter:
    """A character that fills the box as well as its proportions allow. KeyError: not in the font."""
    glyph = _glyph(script, character)
    left, bottom, right, top = _bounds(glyph)
    fit_x, fit_y = box.width / (right - left), box.height / (top - bottom)
    even = min(fit_x, fit_y) * script.stretch
    sx, sy = min(fit_x, even), min(fit_y, even)
    place = (sx, 0, 0, -sy, box.x - sx * (left + right) / 2, box.y + sy * (top + bottom) / 2)
    return _placed(script, glyph, place)


def _bounds(glyph: RecordingPen) -> tuple[float, float, float, float]:
    """Left, bottom, right, top."""
    pen = BoundsPen(None)
    glyph.replay(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def _placed(script: Script, glyph: RecordingPen, place: tuple[float, float, float, float, float, float]) -> Letter:
    pen, area, perimeter = _PathPen(), AreaPen(None), PerimeterPen(None)
    for target in (pen, area, perimeter):
        glyph.replay(TransformPen(target, place))
    # a stroke of ink is about as thick as twice its area by its outline
    thickness = 2 * abs(area.value) / perimeter.value
    least, most = script.embolden
    return Letter("".join(pen.data), min(max(script.thickness - thickness, least), most))
