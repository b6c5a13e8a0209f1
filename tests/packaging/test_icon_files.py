"""The icon files for Windows and macOS, read back."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.packaging.conftest import Load

PNG = b"\x89PNG\r\n\x1a\n"

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.decided_by("packaging/artwork", "packaging/icon_files.py", "resources/icons"),
]


@pytest.fixture
def drawn(load: Load, tmp_path: Path) -> Path:
    load("icon_files").write(tmp_path)
    return tmp_path


def side(png: bytes) -> int:
    """Width of a PNG picture, which must be square."""
    assert png.startswith(PNG)
    width, height = struct.unpack_from(">II", png, 16)
    assert width == height
    return int(width)


@pytest.mark.parametrize("name", ["shogi-desktop", "shogi-file"])
def test_a_windows_icon_holds_every_size(load: Load, drawn: Path, name: str) -> None:
    data = (drawn / f"{name}.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(load("icon_files").ICO_SIZES))
    sizes = []
    for index in range(len(load("icon_files").ICO_SIZES)):
        stated, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        sizes.append(side(data[offset : offset + length]))
        assert stated == sizes[-1] % 256
    assert tuple(sizes) == load("icon_files").ICO_SIZES
    assert not QImage(str(drawn / f"{name}.ico")).isNull()


@pytest.mark.parametrize("name", ["shogi-desktop", "shogi-file"])
def test_a_macos_icon_holds_every_size(load: Load, drawn: Path, name: str) -> None:
    data = (drawn / f"{name}.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack_from(">I", data, 4)[0] == len(data)
    found, offset = [], 8
    while offset < len(data):
        kind, length = struct.unpack_from(">4sI", data, offset)
        found.append((kind, side(data[offset + 8 : offset + length])))
        offset += length
    assert tuple(found) == load("icon_files").ICNS_TYPES


def test_small_icons_are_drawings_of_their_own(load: Load) -> None:
    icons = load("icon_files")
    assert len({icons.program_drawing(size) for size in (16, 24, 32, 48)}) == 4
    assert icons.program_drawing(64) == icons.program_drawing(512)


def test_the_icon_of_files_shows_paper_and_piece(drawn: Path) -> None:
    image = QImage(512, 512, QImage.Format.Format_ARGB32)
    assert image.load(str(drawn / "shogi-file.svg"))
    image = image.scaled(512, 512)
    assert image.pixelColor(100, 60).lightness() > 240 and image.pixelColor(100, 60).alpha() == 255
    assert image.pixelColor(20, 250).alpha() == 0
    assert image.pixelColor(256, 260) != image.pixelColor(100, 60)
