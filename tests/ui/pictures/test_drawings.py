"""Pictures to give away, in both styles: of the size wished, whole, and as shapes alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, qGray
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, add_variant_folder, load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.faces.art import Art, art_of
from shogi_desktop.ui.pictures.book_layout import BookStyle, diagram_of
from shogi_desktop.ui.pictures.drawings import (
    BookDrawing,
    PositionDrawing,
    ScreenDrawing,
    copy_picture,
    save_picture,
)

SMOOTH = Qt.TransformationMode.SmoothTransformation


@pytest.fixture(scope="session")
def _fonts(qapp: object) -> None:
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    add_fonts(app, program_files.resources() / "fonts")


@pytest.fixture
def art(qtbot: QtBot, _fonts: None) -> Art:
    return art_of(program_files.resources())


def drawings(art: Art, name: str) -> list[PositionDrawing]:
    position = Position(load_variant(name))
    move = position.legal_moves()[0]
    position.play(move)
    western = BookStyle(kanji=False, japanese=False, coordinates="letters")
    return [
        ScreenDrawing(art, position, BoardStyle(), move),
        BookDrawing(diagram_of(position, move, "図は☗７六歩まで"), BookStyle()),
        BookDrawing(diagram_of(position, move, "After 1 P-7f"), western),
    ]


def ink_at_the_edges(image: QImage) -> bool:
    """Whether anything but the ground touches an edge: something would be cut off."""
    ground = image.pixel(0, 0)
    across, down = range(image.width()), range(image.height())
    edges = [(x, y) for x in across for y in (0, image.height() - 1)]
    edges += [(x, y) for y in down for x in (0, image.width() - 1)]
    return any(image.pixel(x, y) != ground for x, y in edges)


@pytest.mark.parametrize("name", ["shogi", "wa", "chu", "heian_dai", "dai", "tenjiku", "gorogoro", "kyotoshogi"])
def test_pictures_are_as_wide_as_wished_and_whole(art: Art, name: str) -> None:
    for drawing in drawings(art, name):
        image = drawing.image(800)
        assert 780 <= image.width() <= 800 and image.height() > 300 and not image.hasAlphaChannel()
    printed = [each for each in drawings(art, name) if not isinstance(each, ScreenDrawing)]
    assert printed and not any(ink_at_the_edges(each.image(800)) for each in printed)


def test_book_pictures_are_black_on_white(art: Art) -> None:
    image = drawings(art, "shogi")[1].image(700)
    colors = {image.pixel(x, y) & 0xFFFFFF for x in range(0, 700, 3) for y in range(0, image.height(), 3)}
    assert {0x000000, 0xFFFFFF} <= colors
    assert all(QColor(color).saturation() == 0 for color in colors)


def test_drawings_are_shapes_alone(art: Art) -> None:
    for drawing in drawings(art, "tenjiku"):
        data = drawing.svg()
        assert QSvgRenderer(QByteArray(data)).isValid()
        assert b"<image" not in data and b"<text" not in data


def test_the_last_move_is_marked_on_the_screens_drawing(art: Art) -> None:
    position = Position(load_variant("shogi"))
    move = parse_move("7g7f", position)
    position.play(move)
    plain, marked = ScreenDrawing(art, position, BoardStyle()), ScreenDrawing(art, position, BoardStyle(), move)
    assert plain.image(400) != marked.image(400) and plain.svg() != marked.svg()


@pytest.mark.parametrize("width", [600, 800, 1200])
def test_a_small_picture_shows_the_same_as_a_large_one(art: Art, width: int) -> None:
    drawing = ScreenDrawing(art, Position(load_variant("shogi")), BoardStyle())
    small, large = (
        drawing.image(each).scaledToWidth(300, Qt.TransformationMode.SmoothTransformation) for each in (width, 2000)
    )
    assert abs(small.height() - large.height()) <= 2
    points = [(x, y) for x in range(300) for y in range(min(small.height(), large.height()))]
    other = sum(abs(qGray(small.pixel(*at)) - qGray(large.pixel(*at))) > 60 for at in points)
    assert other < 0.08 * len(points)


def test_the_board_is_turned_as_on_the_screen(art: Art) -> None:
    position = Position(load_variant("shogi"))
    plain, turned = (ScreenDrawing(art, position, BoardStyle(coordinates="off"), 0, flip) for flip in (False, True))
    assert plain.image(400).size() == turned.image(400).size()
    position.play(parse_move("7g7f", position))
    after = ScreenDrawing(art, position, BoardStyle(), 0, True)
    assert after.image(400) != ScreenDrawing(art, position, BoardStyle()).image(400)
    assert after.svg() != ScreenDrawing(art, position, BoardStyle()).svg()


def test_what_was_left_out_at_the_start_is_not_among_the_captured(art: Art) -> None:
    variant = load_variant("tenjiku")
    bare = Position.handicap(variant, "10c")
    begun = [int(bare.piece_at(square)) for square in variant.squares if bare.piece_at(square)]
    known = ScreenDrawing(art, bare, BoardStyle(), begun=begun)
    assert known.image(400) != ScreenDrawing(art, bare, BoardStyle()).image(400)


def test_files_say_by_their_ending_what_they_are(art: Art, tmp_path: Path) -> None:
    drawing = drawings(art, "shogi")[1]
    save_picture(str(tmp_path / "a.png"), drawing, 640)
    save_picture(str(tmp_path / "a.svg"), drawing)
    assert QImage(str(tmp_path / "a.png")).width() == 640
    assert QSvgRenderer(str(tmp_path / "a.svg")).isValid()
    copy_picture(drawing, 500)
    assert QGuiApplication.clipboard().image().width() == 500


def test_a_folder_that_takes_no_file_is_an_error_and_leaves_nothing(art: Art, tmp_path: Path) -> None:
    with pytest.raises(OSError):
        save_picture(str(tmp_path / "none" / "a.png"), drawings(art, "shogi")[1])
    assert list(tmp_path.iterdir()) == []


OWN = '''
base = "shogi"
title = "Lion mini <b>shogi</b>"
files = 36
ranks = 7
array = """
{0}
{1}
"""
handicaps = []
[rules]
promotion_zone = 2
hand_order = ["LN", "P"]
[[pieces]]
code = "LN"
abbreviation = "Ln"
name = "lion"
romaji = "shishi"
kanji = "獅子王様"
kanji_short = "LION"
moves = "KNAD(cK-aK)(mK-bK)"
value = 1500
'''


@pytest.mark.parametrize("kanji", [True, False])
def test_a_variant_of_ones_own(art: Art, tmp_path: Path, kanji: bool) -> None:
    """A wide board, long names of pieces, and drops."""
    row = " ".join(["{}"] * 36)
    rows = [row.format(*[letter] * 36) for letter in ("p", ".", ".", ".", ".", "P")]
    last = row.format(*["LN" if file % 2 else "K" if file == 4 else "P" for file in range(36)])
    first = row.format(*["ln" if file % 2 else "k" if file == 4 else "p" for file in range(36)])
    text = OWN.format("\n".join([first, *rows[1:]]), last).replace("\n\n", "\n")
    (tmp_path / "wide.toml").write_text(text, encoding="utf-8")
    add_variant_folder(tmp_path)
    position = Position(load_variant("wide"))
    position.set_hand(0, position.variant.kind_by_code("LN").id, 12)
    drawing = BookDrawing(diagram_of(position, caption="図 " * 60, title="題"), BookStyle(kanji, kanji))
    image = drawing.image(1600)
    assert not ink_at_the_edges(image) and image.height() < image.width()
    assert QSvgRenderer(QByteArray(drawing.svg())).isValid()
