"""The stored pieces and icons: complete, drawn right by Qt, told apart when small, and what the generator makes."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from operator import sub
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.ui.faces.art import Art, PieceLook
from shogi_desktop.ui.faces.pictures import face_stem

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
SETS = ("one_kanji", "two_kanji", "western")
LETTERED = [("dai_dai", "western"), ("maka_dai_dai", "western"), ("tai", "western"), ("taikyoku", "western")]
PIECES = sorted(path for piece_set in SETS for path in (RESOURCES / "pieces" / piece_set).glob("*.svg"))
BLANKS = sorted((RESOURCES / "pieces" / "blank").glob("*.svg"))
ACTIONS = sorted((RESOURCES / "icons").glob("*.svg"))
PROGRAM = sorted((RESOURCES / "icons" / "app").glob("*.svg"))
DRAWINGS = [*PIECES, *BLANKS, *ACTIONS, *PROGRAM]
PROGRAM_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# What QtSvg draws right; text would depend on the fonts of the machine.
ELEMENTS = {"svg", "title", "defs", "g", "path", "linearGradient", "radialGradient", "stop"}
SMALL = QSize(28, 31)
# Tenjiku: every piece with its back.
TENJIKU = """
玉将 王将 大将 副将 火鬼 奔鷲 獅鷹
酔象/太子 飛将/大将 角将/副将 水牛/火鬼 獅子/獅鷹 奔王/奔鷲 飛鷲/飛将 角鷹/角将 車兵/四天王
龍王/飛鷲 龍馬/角鷹 飛車/龍王 角行/龍馬 竪兵/車兵 横兵/水牛 竪行/飛牛 横行/奔猪
香車/白駒 反車/鯨鯢 鳳凰/奔王 麒麟/獅子 金将/飛車 猛豹/角行 盲虎/飛鹿
銀将/竪行 銅将/横行 鉄将/竪兵 桂馬/横兵 犬/雜将 歩兵/金将
"""

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.decided_by(
        "packaging/artwork", "resources/icons", "resources/pieces", "shogi_desktop/rules", "shogi_desktop/ui/faces"
    ),
]


def title(path: Path) -> str:
    """The name on a piece."""
    return ElementTree.parse(path).getroot().findtext("{*}title") or ""


def name_of(path: Path) -> str:
    """A readable name of a file: a piece's own instead of its characters' numbers."""
    name = path.relative_to(RESOURCES)
    red = "/red" if path.stem.endswith("_red") else ""
    return f"{name.parent.as_posix()}/{title(path)}{red}" if path in PIECES else name.as_posix()


def piece(piece_set: str, name: str, red: bool = False, whole: bool = False) -> Path:
    stem = "-".join(f"{ord(character):x}" for character in name)
    return RESOURCES / "pieces" / piece_set / f"{stem}{'_whole' * whole}{'_red' * red}.svg"


@cache
def kinds(variant: str) -> list[Kind]:
    """Those that options bring too."""
    options = load_variant(variant).options
    chosen = [{}, *({option.key: value} for option in options for value, _ in option.choices[1:])]
    return [kind for choice in chosen for kind in load_variant(variant, choice).every_kind]


@cache
def faces(variant: str, piece_set: str) -> frozenset[Path]:
    """The files of all faces of a variant; in the largest games letters stand in for figures that nobody has drawn."""
    folder = RESOURCES / "pieces" / piece_set
    files = set()
    for kind in kinds(variant):
        for side in (0, 1):
            whole = folder / f"{face_stem(kind, side, whole=True)}.svg"
            shown = kind.kanji_short == kind.kanji and whole.exists()
            files.add(whole if shown else folder / f"{face_stem(kind, side)}.svg")
    return frozenset(file for file in files if file.exists() or (variant, piece_set) not in LETTERED)


def render(path: Path, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return image


@cache
def small(path: Path) -> QImage:
    """A piece as it is seen on a large board; most stand in several games."""
    return render(path, SMALL)


def turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180))


def colours(image: QImage) -> Iterator[QColor]:
    return (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))


def solid_rows(image: QImage) -> list[int]:
    """How many pixels of each row are at least half opaque, without the empty rows."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    opacity, line = bytes(alpha.constBits()), alpha.bytesPerLine()
    rows = [opacity[y * line : y * line + image.width()] for y in range(image.height())]
    return [solid for row in rows if (solid := sum(value >= 128 for value in row))]


def channels(image: QImage) -> bytes:
    """Red, green, blue and opacity of every pixel."""
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)  # the bits live only as long as it
    return bytes(converted.constBits())


@cache
def looks(path: Path) -> tuple[Look, Look]:
    """Of a small piece, upright and turned."""
    return Look(small(path)), Look(turned(small(path)))


class Look:
    """The channels of a picture, and the sums of each in stretches: what these differ by, the picture does at least."""

    STRETCH = 56

    def __init__(self, image: QImage) -> None:
        self.bytes = channels(image)
        single = [self.bytes[channel::4] for channel in range(4)]
        starts = range(0, len(single[0]), self.STRETCH)
        self.sums = [sum(part[start : start + self.STRETCH]) for part in single for start in starts]

    def differs(self, other: Look, least: float) -> bool:
        """Whether the mean difference of the channels, 0 to 255, is more than that."""
        assert len(self.bytes) == len(other.bytes)
        wanted = least * len(self.bytes)
        roughly: int = sum(map(abs, map(sub, self.sums, other.sums)))
        return roughly > wanted or sum(map(abs, map(sub, self.bytes, other.bytes))) > wanted


def test_drawings_keep_to_what_qt_draws_right() -> None:
    for path in DRAWINGS:
        root = ElementTree.parse(path).getroot()
        assert {element.tag.rpartition("}")[2] for element in root.iter()} <= ELEMENTS, name_of(path)
        used = {key for element in root.iter() for key in element.attrib}
        assert not {"style", "clip-path", "filter", "mask"} & used, name_of(path)
        assert "rgba(" not in path.read_text(encoding="utf-8"), name_of(path)


def test_drawings_are_read_without_a_warning_and_draw_something() -> None:
    for path in DRAWINGS:
        renderer = QSvgRenderer(str(path))  # a warning of Qt fails the test
        assert renderer.isValid(), name_of(path)
        image = render(path, QSize(32, 32))
        assert any(colour.alpha() > 200 for colour in colours(image)), name_of(path)
        assert image.pixelColor(0, 31).alpha() < 128, f"the corners are transparent: {name_of(path)}"


@pytest.mark.parametrize("piece_set", SETS)
@pytest.mark.parametrize("variant", variant_names())
def test_every_kind_of_every_variant_has_a_face_in_every_set(variant: str, piece_set: str) -> None:
    assert {face.name for face in faces(variant, piece_set) if not face.exists()} == set()


@pytest.mark.parametrize("piece_set", SETS)
def test_no_face_is_stored_that_no_variant_has(piece_set: str) -> None:
    wanted = {face for variant in variant_names() for face in faces(variant, piece_set)}
    assert {path for path in PIECES if path.parent.name == piece_set} == wanted


@pytest.mark.parametrize("piece_set", SETS)
def test_all_faces_of_tenjiku_are_there(piece_set: str) -> None:
    sides = [both.partition("/") for both in TENJIKU.split()]
    faces = {piece(piece_set, front) for front, _, _ in sides}
    faces |= {piece(piece_set, back, red=True) for _, _, back in sides if back}
    assert len(faces) == 36 + 1 + 30, "both kings"
    assert {face.name for face in faces if not face.exists()} == set()


def test_a_face_is_chosen_by_what_stands_on_it_and_not_by_its_code() -> None:
    art = Art(RESOURCES)
    shogi = load_variant("shogi")
    tokin, gold = shogi.kind_by_code("+P"), shogi.kind_by_code("G")
    other = replace(tokin, kanji=gold.kanji, kanji_white=gold.kanji, kanji_short=gold.kanji_short)
    for piece_set in SETS:
        shown = [
            art.pixmap(kind, side, PieceLook(piece_set), 40, False) for kind in (tokin, gold, other) for side in (0, 1)
        ]
        assert shown[::2] == shown[1::2], "no face of White's own"
        pictures = [pixmap.toImage() for pixmap in shown[::2]]
        assert all(one != another for one, another in combinations(pictures, 2)), piece_set


def test_a_piece_is_stored_under_its_name() -> None:
    for path in PIECES:
        assert path == piece(path.parent.name, title(path), path.stem.endswith("_red"), "_whole" in path.stem)


@pytest.mark.parametrize("variant", variant_names())
def test_the_one_kanji_set_writes_the_abbreviations_of_the_record(variant: str) -> None:
    table = runpy.run_path(str(ROOT / "packaging" / "artwork" / "faces.py"))
    drawn = {name.full: name.one for name in table["NAMES"]}
    for kind in load_variant(variant).every_kind:
        whole = (kind.kanji, kind.unpromoted > 0) in table["WHOLE"] and kind.kanji_short == kind.kanji
        assert whole or drawn[kind.kanji] == kind.kanji_short, kind.code


def test_every_kind_of_the_largest_game_has_a_sign_of_its_own() -> None:
    names: dict[str, set[str]] = {}
    for kind in load_variant("taikyoku").every_kind:
        names.setdefault(kind.kanji_short, set()).add(kind.kanji)
    assert {sign: sorted(of) for sign, of in names.items() if len(of) > 1} == {}


@pytest.mark.parametrize("piece_set", SETS)
def test_pieces_fill_the_agreed_cell(piece_set: str) -> None:
    for path in (RESOURCES / "pieces" / piece_set).glob("*.svg"):
        assert QSvgRenderer(str(path)).viewBoxF() == QRectF(0, 0, 100, 110), title(path)
        assert path.stat().st_size < 11_000, title(path)
        image = render(path, QSize(100, 110))
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        opacity, line = bytes(alpha.constBits()), alpha.bytesPerLine()
        rows = [y for y in range(110) if max(opacity[y * line : y * line + 100]) >= 128]
        columns = [x for x in range(100) if max(opacity[x::line]) >= 128]
        assert abs(rows[0] - (109 - rows[-1])) <= 1 and abs(columns[0] - (99 - columns[-1])) <= 1, f"off: {title(path)}"
        assert len(rows) >= 80, title(path)


@pytest.mark.parametrize("piece_set", SETS)
@pytest.mark.parametrize("names", ["玉将 飛車 金将 桂馬 香車 歩兵", "王将 火鬼 獅子 麒麟 桂馬 反車 犬"])
def test_sizes_are_graded_and_the_foot_is_wider_than_the_head(piece_set: str, names: str) -> None:
    widths = []
    for name in names.split():
        rows = solid_rows(render(piece(piece_set, name), QSize(200, 220)))
        assert rows[0] < rows[len(rows) // 4] < rows[len(rows) // 2] < rows[-len(rows) // 10], name
        widths.append(max(rows))
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == len(widths)


@pytest.mark.parametrize("piece_set", SETS)
@pytest.mark.parametrize("variant", variant_names())
def test_no_two_faces_look_the_same_at_28_pixels_and_turning_tells_the_sides_apart(
    variant: str, piece_set: str
) -> None:
    """Faces of one variant: the free boar and the roaming boar never meet."""
    paths = sorted(faces(variant, piece_set))
    upright = {path: looks(path)[0] for path in paths}
    down = {path: looks(path)[1] for path in paths}
    kings = {piece(piece_set, "玉将"), piece(piece_set, "王将")}
    strokes = {piece(piece_set, "奔王", red=True), piece(piece_set, "奔土", red=True)}
    for one, other in combinations(paths, 2):
        # the two kings differ by a dot or a jewel, a queen and a free earth by a stroke; of all others RG and BG, and
        # two small signs of the largest game (横狼 and 横猿) are the most alike
        usual = 2.5 if variant == "taikyoku" else 2.8
        least = 1.0 if {one, other} == kings else 2.2 if {one, other} == strokes else usual
        assert upright[one].differs(upright[other], least), (title(one), title(other))
    for one in paths:
        for other in paths:
            assert upright[one].differs(down[other], 20), (title(one), title(other))


@pytest.mark.parametrize("piece_set", SETS)
def test_promoted_faces_and_no_others_are_red(piece_set: str) -> None:
    for path in (RESOURCES / "pieces" / piece_set).glob("*.svg"):
        red = dark = 0
        for colour in colours(small(path)):
            if colour.alpha() > 200:
                red += colour.red() > 130 and colour.green() < 75 and colour.blue() < 75
                dark += colour.red() < 80
        promoted = path.stem.endswith("_red")
        assert (red > 15, dark > 15) == (promoted, not promoted), title(path)


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
    assert not Look(stored.scaled(small)).differs(Look(drawn.scaled(small)), 2)


def test_stored_files_are_what_the_generator_makes() -> None:
    """Lettering is compared only where its source font is installed; figures, outlines and icons always."""
    command = [sys.executable, str(ROOT / "packaging" / "artwork" / "make.py"), "--check", "pieces", "icons"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
