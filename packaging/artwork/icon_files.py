"""Icon files for installers, out of the drawings in resources/icons/app.

    python packaging/artwork/icon_files.py FOLDER

writes shogi-desktop.ico and .icns (the program), shogi-file.ico, .icns and .svg (the files it opens). Both formats are
containers of PNG pictures, so nothing but Qt is needed, on every system.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "resources" / "icons" / "app"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's four-letter types; the second of a size is for displays of double density, where 32 pixels are 16 points.
ICNS_TYPES = (
    *((b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128)),
    *((b"ic08", 256), (b"ic13", 256), (b"ic09", 512), (b"ic14", 512), (b"ic10", 1024)),
)
SHEET = "M96 16H336L432 112V480Q432 496 416 496H96Q80 496 80 480V32Q80 16 96 16Z"
CORNER = "M336 16V96Q336 112 352 112H432Z"


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures, by size in pixels, at most 256."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries, data = [], b""
    for size, png in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset + len(data)))
        data += png
    return header + b"".join(entries) + data


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon of PNG pictures by size in pixels, one for every size in ICNS_TYPES."""
    parts = [kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for kind, size in ICNS_TYPES]
    data = b"".join(parts)
    return b"icns" + struct.pack(">I", len(data) + 8) + data


def program_drawing(size: int) -> str:
    """The program's icon for a size: small ones are drawings of their own."""
    small = SOURCE / f"shogi-{size}.svg"
    return (small if small.exists() else SOURCE / "shogi.svg").read_text(encoding="utf-8")


def file_drawing(size: int) -> str:
    """A sheet of paper with the program's icon on it; `size` makes no difference."""
    drawing = (SOURCE / "shogi.svg").read_text(encoding="utf-8")
    inner = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", drawing, flags=re.DOTALL)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<path d="{SHEET}" fill="#fdfcf9" stroke="#a09686" stroke-width="10"/>'
        f'<path d="{CORNER}" fill="#e6e0d3" stroke="#a09686" stroke-width="10" stroke-linejoin="round"/>'
        f'<g transform="translate(122 172) scale(0.523)">{inner}</g></svg>\n'
    )


def png(svg: str, size: int) -> bytes:
    """A drawing as a PNG picture of `size` by `size` pixels."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("Qt cannot write PNG pictures")
    return bytes(data.data())


def write(folder: Path) -> None:
    """Writes every icon file into a folder, which is made where it is missing."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in (("shogi-desktop", program_drawing), ("shogi-file", file_drawing)):
        sizes = {*ICO_SIZES, *(size for _, size in ICNS_TYPES)}
        pictures = {size: png(drawing(size), size) for size in sizes}
        (folder / f"{name}.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
        (folder / f"{name}.icns").write_bytes(icns(pictures))
    (folder / "shogi-file.svg").write_text(file_drawing(512), encoding="utf-8", newline="\n")
    del app


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(Path(sys.argv[1]))
