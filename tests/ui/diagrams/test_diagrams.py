"""Move diagrams as drawings: stored ones are fresh, signs differ by shape alone, pictures follow rules and darkness."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QEvent
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.ui.diagrams.legend import LegendWidget, sign_words
from shogi_desktop.ui.diagrams.reach import ReachSign
from shogi_desktop.ui.diagrams.signs import COLOURS
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.diagrams.svg import dark_svg, diagram_file, diagram_svg, legend_svg

ROOT = Path(__file__).resolve().parents[3]
RESOURCES = ROOT / "resources"
STORED = sorted((RESOURCES / "diagrams").glob("*/*.svg"))


@pytest.fixture
def diagrams(qapp: QApplication) -> Diagrams:
    return Diagrams(RESOURCES)


def kind_id(code: str) -> int:
    return load_variant("tenjiku").kind_by_code(code).id


class TestStored:
    def test_every_kind_of_every_variant_has_a_fresh_one_and_nothing_else_lies_there(self) -> None:
        """After a change: python packaging/artwork/make.py diagrams"""
        fresh = {
            Path(name, diagram_file(kind)): diagram_svg(kind, load_variant(name))
            for name in variant_names()
            for kind in load_variant(name).kinds
            if kind is not None
        }
        stored = {path.relative_to(RESOURCES / "diagrams"): path.read_text(encoding="utf-8") for path in STORED}
        assert stored.keys() == fresh.keys()
        assert [name for name, text in fresh.items() if stored[name] != text] == []

    def test_maker_finds_nothing_to_do(self) -> None:
        command = [sys.executable, str(ROOT / "packaging" / "artwork" / "make.py"), "--check", "diagrams"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr

    def test_maker_needs_no_qt_for_them(self) -> None:
        script = (
            "import sys, shogi_desktop.ui.diagrams.svg; sys.exit(any(m.startswith('PySide6') for m in sys.modules))"
        )
        assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, timeout=60, check=False).returncode == 0

    def test_are_plain_drawings(self, qapp: QApplication) -> None:
        for path in STORED:
            root = ElementTree.parse(path).getroot()
            assert {element.tag.rpartition("}")[2] for element in root.iter()} == {"svg", "title", "path"}, path.name
            assert root.findtext("{*}title"), path.name
            assert QSvgRenderer(str(path)).isValid(), path.name

    def test_differ_between_movements_only(self) -> None:
        for name in variant_names():
            texts: dict[str, str] = {}
            for kind in filter(None, load_variant(name).kinds):
                text = (RESOURCES / "diagrams" / name / diagram_file(kind)).read_text(encoding="utf-8")
                drawing = "\n".join(line for line in text.splitlines() if not line.startswith("<title"))
                assert texts.setdefault(kind.moves, drawing) == drawing, kind.code
            assert len(set(texts.values())) == len(texts)


def rendered(svg: str, width: int, height: int, ground: str) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def shape(sign: ReachSign) -> bytes:
    """A sign as it prints in black on white, as large as in the notes of a lens."""
    light = {COLOURS[name][0] for name in ("paper", "field", "burn", "wood")}
    svg = legend_svg(sign)
    for colour, _ in COLOURS.values():
        svg = svg.replace(colour, "#ffffff" if colour in light else "#000000")
    image = rendered(svg, 40, 20, "#ffffff").convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def flame_pixels(svg: str, width: int, height: int) -> int:
    """How many pixels have the colour of flames."""
    image, flame = rendered(svg, width, height, "#ffffff"), QColor(COLOURS["flame"][0])
    return sum(image.pixelColor(x, y) == flame for x in range(width) for y in range(height))


@pytest.mark.usefixtures("qapp")
class TestSigns:
    def test_are_told_apart_without_colour(self) -> None:
        shapes = {sign: shape(sign) for sign in ReachSign}
        for one, other in combinations(ReachSign, 2):
            apart = sum(abs(a - b) > 100 for a, b in zip(shapes[one], shapes[other], strict=True))
            assert apart > 25, f"{one} and {other}: {apart} pixels"

    @pytest.mark.parametrize("dark", [False, True])
    def test_stand_out_from_their_paper(self, dark: bool) -> None:
        paper = COLOURS["paper"][dark]
        for sign in ReachSign:
            image = rendered(dark_svg(legend_svg(sign)) if dark else legend_svg(sign), 40, 20, paper)
            ground = QColor(paper).lightnessF()
            strong = sum(abs(image.pixelColor(x, y).lightnessF() - ground) > 0.25 for x in range(40) for y in range(20))
            assert strong > 20, sign

    def test_colours_can_be_exchanged(self) -> None:
        light = [colour for colour, _ in COLOURS.values()]
        assert len(set(light)) == len(light)
        assert not set(light) & {colour for _, colour in COLOURS.values()}
        lion = diagram_svg(load_variant("tenjiku").kind(kind_id("LN")), load_variant("tenjiku"))
        assert not any(colour in dark_svg(lion) for colour in light)

    @pytest.mark.parametrize("code", ["FD", "+WB"])
    def test_flames_are_seen_behind_what_stands_on_them(self, code: str) -> None:
        tenjiku = load_variant("tenjiku")
        whole = flame_pixels(legend_svg(ReachSign.BURN), 80, 40)
        flames = flame_pixels(diagram_svg(tenjiku.kind(kind_id(code)), tenjiku), 384, 384)
        assert flames > 8 * whole * 0.65

    def test_have_words(self) -> None:
        assert len({sign_words(sign) for sign in ReachSign}) == len(ReachSign)


class TestPictures:
    def test_size_and_darkness(self, diagrams: Diagrams) -> None:
        tenjiku = load_variant("tenjiku")
        light, dark = (diagrams.pixmap(tenjiku, kind_id("FD"), 150, dark) for dark in (False, True))
        assert light.size().toTuple() == (150, 150)
        assert light.toImage().pixelColor(75, 4).lightness() > 200 > 80 > dark.toImage().pixelColor(75, 4).lightness()
        assert light.toImage().pixelColor(0, 0).alpha() < 128, "round corners"

    def test_are_kept(self, diagrams: Diagrams) -> None:
        tenjiku = load_variant("tenjiku")
        first = diagrams.pixmap(tenjiku, kind_id("LH"), 90, False)
        first.setDevicePixelRatio(2)
        again = diagrams.pixmap(tenjiku, kind_id("LH"), 90, False)
        assert again.cacheKey() != QPixmap().cacheKey() and again.devicePixelRatio() == 1
        assert diagrams.pixmap(tenjiku, kind_id("LH"), 90, False).cacheKey() == again.cacheKey()

    def test_stored_drawing_is_used_for_usual_rules_only(self, qapp: QApplication, tmp_path: Path) -> None:
        """A drawing that says something else tells which one was taken."""
        folder = tmp_path / "diagrams" / "tenjiku"
        folder.mkdir(parents=True)
        for code in ("FE", "LN"):
            (folder / f"{code}.svg").write_text(legend_svg(ReachSign.BURN), encoding="utf-8")
        diagrams = Diagrams(tmp_path)
        usual, western = load_variant("tenjiku"), load_variant("tenjiku", {"free_eagle": "western"})
        assert diagrams.pixmap(usual, kind_id("FE"), 30, False).width() == 60
        assert diagrams.pixmap(western, kind_id("FE"), 30, False).width() == 30
        assert diagrams.pixmap(western, kind_id("LN"), 30, False).width() == 60, "the option is not about lions"
        assert diagrams.pixmap(usual, kind_id("LH"), 30, False).width() == 30, "nothing stored: drawn"

    def test_options_change_them(self, diagrams: Diagrams) -> None:
        usual, free = load_variant("tenjiku"), load_variant("tenjiku", {"general_quiet_jump": "on"})
        one, other = (diagrams.pixmap(variant, kind_id("GG"), 150, False).toImage() for variant in (usual, free))
        assert one != other


class TestLegend:
    def words(self, legend: LegendWidget) -> list[str]:
        return [label.text() for label in legend.findChildren(QLabel) if label.text()]

    def test_lists_what_a_kind_needs(self, diagrams: Diagrams, qtbot: QtBot) -> None:
        legend = LegendWidget(diagrams)
        qtbot.addWidget(legend)
        assert self.words(legend) == []
        legend.show_kind(load_variant("tenjiku"), kind_id("FD"))
        qtbot.waitUntil(lambda: len(legend.findChildren(QLabel)) == 8)
        assert self.words(legend) == [
            sign_words(sign) for sign in (ReachSign.AREA, ReachSign.RANGE, ReachSign.BURN, ReachSign.PASS)
        ]
        shogi = load_variant("shogi")
        legend.show_kind(shogi, shogi.kind_by_code("+R").id)
        qtbot.waitUntil(lambda: len(legend.findChildren(QLabel)) == 4)
        assert self.words(legend) == [sign_words(sign) for sign in (ReachSign.STEP, ReachSign.RANGE)]

    def test_dark(self, diagrams: Diagrams, qtbot: QtBot) -> None:
        legend = LegendWidget(diagrams)
        qtbot.addWidget(legend)
        legend.show_kind(load_variant("tenjiku"), kind_id("FD"))
        legend.resize(700, 400)
        legend.ensurePolished()
        light = legend.grab().toImage()
        legend.set_dark(True)
        assert legend.grab().toImage() != light

    def test_is_drawn_anew_for_another_screen(self, diagrams: Diagrams, qtbot: QtBot) -> None:
        legend = LegendWidget(diagrams)
        qtbot.addWidget(legend)
        legend.show_kind(load_variant("tenjiku"), kind_id("FD"))
        picture = legend.findChildren(QLabel)[0]
        picture.setPixmap(QPixmap())
        QApplication.sendEvent(legend, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert not picture.pixmap().isNull()

    def test_follows_the_language(self, diagrams: Diagrams, qtbot: QtBot) -> None:
        legend = LegendWidget(diagrams)
        qtbot.addWidget(legend)
        legend.show_kind(load_variant("tenjiku"), kind_id("FD"))
        before = self.words(legend)
        legend.findChildren(QLabel)[1].setText("")
        QApplication.sendEvent(legend, QEvent(QEvent.Type.LanguageChange))
        assert self.words(legend) == before
