"""Pictures of pieces: exact sizes, both directions, both kings, one cache, plain pieces where there is no picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import load_variant
from shogi_desktop.settings import CHOICES
from shogi_desktop.ui.faces import art as art_module
from shogi_desktop.ui.faces.art import Art, PieceLook

RESOURCES = Path(__file__).parents[3] / "resources"
SETS = ["letters", "mnemonic", "one_kanji", "two_kanji", "western"]
SHOGI = load_variant("shogi")
LOOK = PieceLook("two_kanji")


@pytest.fixture
def art(qapp: object) -> Art:
    return Art(RESOURCES)


def image(
    art: Art, code: str, side: int = 0, piece_set: str = "two_kanji", pixels: int = 60, turned: bool = False
) -> QImage:
    return art.pixmap(SHOGI.kind_by_code(code), side, PieceLook(piece_set), pixels, turned).toImage()


def test_sets(art: Art) -> None:
    assert art.sets() == SETS


@pytest.mark.parametrize("piece_set", SETS)
def test_every_kind_has_a_picture_of_its_own(art: Art, piece_set: str) -> None:
    codes = [kind.code for kind in SHOGI.kinds if kind is not None]
    pictures = [image(art, code, piece_set=piece_set) for code in codes]
    for number, picture in enumerate(pictures):
        assert (picture.width(), picture.height()) == (60, 66)
        assert picture.pixelColor(30, 33).alpha() == 255
        assert picture.pixelColor(0, 0).alpha() < 40, "transparent around the piece"
        assert picture not in pictures[:number]


@pytest.mark.parametrize("pixels", [7, 48, 93, 150])
def test_sizes_are_exact(art: Art, pixels: int) -> None:
    assert image(art, "P", pixels=pixels).width() == pixels
    lifted = art.lifted_pixmap(SHOGI.kind_by_code("P"), 0, LOOK, pixels, False)
    assert lifted.width() > pixels


def test_the_kings_differ_by_side_only(art: Art) -> None:
    assert image(art, "K", side=0) != image(art, "K", side=1)
    assert image(art, "R", side=0) == image(art, "R", side=1)


def test_turned_pieces_point_down_and_keep_the_light(art: Art) -> None:
    up, down = image(art, "P"), image(art, "P", turned=True)
    assert up != down
    widths = [sum(picture.pixelColor(x, 12).alpha() > 200 for x in range(60)) for picture in (up, down)]
    assert widths[0] < widths[1]


def test_one_pixmap_for_one_question(art: Art) -> None:
    kind = SHOGI.kind_by_code("G")
    first = art.pixmap(kind, 0, LOOK, 60, False)
    assert art.pixmap(kind, 1, LOOK, 60, False) is first
    assert art.pixmap(kind, 0, LOOK, 61, False) is not first


def test_a_look_is_part_of_the_question(art: Art) -> None:
    kind = SHOGI.kind_by_code("G")
    faces = [
        art.pixmap(kind, 0, PieceLook(name, tint), 60, turned).toImage()
        for name in SETS
        for tint in (False, True)
        for turned in (False, True)
    ]
    assert all(face not in faces[:number] for number, face in enumerate(faces))
    assert art.pixmap(kind, 0, PieceLook("letters", True), 60, False).toImage() == faces[2]


@pytest.mark.parametrize("piece_set", SETS)
def test_a_lifted_piece_is_the_same_piece(art: Art, piece_set: str) -> None:
    kind, look = SHOGI.kind_by_code("+R"), PieceLook(piece_set, True)
    at_rest, lifted = (show(kind, 0, look, 80, True).toImage() for show in (art.pixmap, art.lifted_pixmap))
    margin = (lifted.width() - at_rest.width()) // 2
    inside = at_rest.rect().adjusted(25, 25, -25, -25)
    assert lifted.copy(inside.translated(margin, margin)) == at_rest.copy(inside)


def test_the_sets_of_the_preferences_are_there(art: Art) -> None:
    assert set(CHOICES["piece_set"]) == set(art.sets())


def test_old_sizes_are_forgotten(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_module, "CACHE_BYTES", 60 * 66 * 4 * 3)
    art = Art(RESOURCES)
    kind = SHOGI.kind_by_code("G")
    first = art.pixmap(kind, 0, LOOK, 60, False)
    for pixels in range(61, 66):
        art.pixmap(kind, 0, LOOK, pixels, False)
    assert art.pixmap(kind, 0, LOOK, 60, False) is not first


def test_a_kind_without_a_picture_is_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    plain = Art(tmp_path)
    assert plain.sets() == ["letters", "mnemonic"]
    rook, tokin = image(plain, "R"), image(plain, "+P")
    assert rook.pixelColor(30, 60).alpha() > 200
    assert rook != tokin
