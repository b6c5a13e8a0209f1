"""The stored pieces and icons: complete, drawn right by Qt, told apart when small, and what the generator makes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules import load_variant, variant_names

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
SETS = ("one_kanji", "two_kanji", "western")
PIECES = sorted((RESOURCES / "pieces").glob("*/*.svg"))
ACTIONS = sorted((RESOURCES / "icons").glob("*.svg"))
PROGRAM = sorted((RESOURCES / "icons" / "app").glob("*.svg"))
PROGRAM_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# What QtSvg draws right; text would depend on the fonts of the machine.
ELEMENTS = {"svg", "defs", "g", "path", "linearGradient", "radialGradient", "stop"}
SMALL = QSize(28, 31)

pytestmark = pytest.mark.usefixtures("qapp")


def name_of(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


def render(path: Path, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


def turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180))


def colours(image: QImage) -> Iterator[QColor]:
    return (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))


def solid_rows(image: QImage) -> list[int]:
    """How many pixels of each row are at least half opaque, without the empty rows."""
    rows = [sum(image.pixelColor(x, y).alpha() >= 128 for x in range(image.width())) for y in range(image.height())]
    return [row for row in rows if row]


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of the four channels, 0 to 255."""
    assert one.size() == other.size()
    # the bits live only as long as their image
    images = [image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied) for image in (one, other)]
    left, right = (image.constBits() for image in images)
    return sum(abs(a - b) for a, b in zip(bytes(left), bytes(right), strict=True)) / one.sizeInBytes()


@pytest.mark.parametrize("path", [*PIECES, *ACTIONS, *PROGRAM], ids=name_of)
def test_svg_keeps_to_what_qt_draws_right(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= ELEMENTS
    assert not {"style", "clip-path", "filter", "mask"} & {key for element in root.iter() for key in element.attrib}
    assert "rgba(" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*PIECES, *ACTIONS, *PROGRAM], ids=name_of)
def test_svg_is_read_without_a_warning_and_draws_something(path: Path) -> None:
    renderer = QSvgRenderer(str(path))  # a warning of Qt fails the test
    assert renderer.isValid()
    image = render(path, QSize(32, 32))
    assert any(colour.alpha() > 200 for colour in colours(image))
    assert image.pixelColor(0, 31).alpha() < 128, "the corners are transparent"


def test_every_kind_of_every_variant_has_a_face_in_every_set() -> None:
    wanted = {"K_white.svg"}
    for variant in variant_names():
        wanted |= {kind.code.replace("+", "p_") + ".svg" for kind in load_variant(variant).kinds if kind is not None}
    for piece_set in SETS:
        assert {path.name for path in PIECES if path.parent.name == piece_set} >= wanted


@pytest.mark.parametrize("path", PIECES, ids=name_of)
def test_piece_fills_the_agreed_cell(path: Path) -> None:
    assert QSvgRenderer(str(path)).viewBoxF() == QRectF(0, 0, 100, 110)
    assert path.stat().st_size < 9_000
    image = render(path, QSize(100, 110))
    alpha = [[image.pixelColor(x, y).alpha() >= 128 for x in range(100)] for y in range(110)]
    rows = [y for y in range(110) if any(alpha[y])]
    columns = [x for x in range(100) if any(row[x] for row in alpha)]
    assert abs(rows[0] - (109 - rows[-1])) <= 1 and abs(columns[0] - (99 - columns[-1])) <= 1, "centred"
    assert len(rows) >= 80


@pytest.mark.parametrize("piece_set", SETS)
def test_sizes_are_graded_and_the_foot_is_wider_than_the_head(piece_set: str) -> None:
    widths = []
    for code in "KRGNLP":
        rows = solid_rows(render(RESOURCES / "pieces" / piece_set / f"{code}.svg", QSize(200, 220)))
        assert rows[0] < rows[len(rows) // 4] < rows[len(rows) // 2] < rows[-len(rows) // 10], code
        widths.append(max(rows))
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == len(widths)


@pytest.mark.parametrize("piece_set", SETS)
def test_no_two_faces_look_the_same_at_28_pixels_and_turning_tells_the_sides_apart(piece_set: str) -> None:
    faces = {path.stem: render(path, SMALL) for path in PIECES if path.parent.name == piece_set}
    for one, other in combinations(faces, 2):
        # the two kings differ by a dot or a jewel
        least = 1.0 if {one, other} == {"K", "K_white"} else 3.0
        assert difference(faces[one], faces[other]) > least, (one, other)
    for one, image in faces.items():
        for other in faces:
            assert difference(image, turned(faces[other])) > 20, (one, other)


@pytest.mark.parametrize("path", PIECES, ids=name_of)
def test_promoted_faces_and_no_others_are_red(path: Path) -> None:
    red = dark = 0
    for colour in colours(render(path, SMALL)):
        if colour.alpha() > 200:
            red += colour.red() > 130 and colour.green() < 75 and colour.blue() < 75
            dark += colour.red() < 80
    promoted = path.stem.startswith("p_")
    assert (red > 15, dark > 15) == (promoted, not promoted)


def test_action_icons_are_black_lines_on_the_grid() -> None:
    assert {path.stem for path in ACTIONS} >= {
        *("new", "open", "save", "undo", "redo", "flip", "hint", "resign", "draw", "declare", "move_now", "first"),
        *("previous", "next", "last", "swap", "rematch", "settings", "info", "copy", "quit", "play", "pause"),
    }
    images = {}
    for path in ACTIONS:
        assert QSvgRenderer(str(path)).viewBoxF() == QRectF(0, 0, 24, 24)
        images[path.stem] = image = render(path, QSize(24, 24))
        assert all((c.red(), c.green(), c.blue()) == (0, 0, 0) for c in colours(image) if c.alpha()), path.stem
    for one, other in combinations(images, 2):
        assert images[one] != images[other], (one, other)


@pytest.mark.parametrize("size", PROGRAM_SIZES)
def test_program_icon_is_stored_at_every_size_as_drawn(size: int) -> None:
    folder = RESOURCES / "icons" / "app"
    stored = QImage(str(folder / f"shogi-{size}.png"))
    assert stored.size() == QSize(size, size)
    own = folder / f"shogi-{size}.svg"
    drawn = render(own if own.exists() else folder / "shogi.svg", stored.size())
    small = QSize(min(size, 64), min(size, 64))
    assert difference(stored.scaled(small), drawn.scaled(small)) < 2


def test_stored_files_are_what_the_generator_makes() -> None:
    """Lettering is compared only where its source font is installed; figures, outlines and icons always."""
    command = [sys.executable, str(ROOT / "packaging" / "artwork" / "make.py"), "--check", "pieces", "icons"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
