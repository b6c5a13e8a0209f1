"""Makes the piece artwork, the move diagrams, the program's fonts and the icons from their data.

    python packaging/artwork/make.py [pieces] [diagrams] [fonts] [icons]   writes resources/ (all where none is named)
    python packaging/artwork/make.py --check [pieces] [diagrams] [icons]   names the SVG files that differ, status 1

Needs PySide6 and fontTools, and for lettering and fonts the Debian packages fonts-kouzan-mouhitsu, fonts-noto-cjk and
fonts-noto-core.
What needs a font that is not installed, or is there in another version, is left as it is, with a line that says so.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import actions
import app_icon
import blanks
import controls
import diagrams
import fonts
import pieces

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
PARTS = ("pieces", "diagrams", "fonts", "icons")


def piece_files() -> dict[Path, str]:
    """Path below resources/ -> text of every piece that can be drawn on this machine."""
    files = {Path("pieces", "blank", name): text for name, text in blanks.files().items()}
    for piece_set in pieces.SETS:
        lacking = piece_set.missing()
        for reason in sorted(set(lacking.values())):
            print(f"left alone: {list(lacking.values()).count(reason)} files of pieces/{piece_set.name} ({reason})")
        files.update({Path("pieces", piece_set.name, name): text for name, text in piece_set.files().items()})
    return files


def diagram_files() -> dict[Path, str]:
    """Path below resources/ -> text of every move diagram."""
    return {Path("diagrams", name): text for name, text in diagrams.files().items()}


def icon_files() -> dict[Path, str]:
    """Path below resources/ -> text of every icon that can be drawn on this machine."""
    files = {Path("icons", name): text for name, text in actions.files().items()}
    files.update({Path("icons", "controls", name): text for name, text in controls.files().items()})
    files.update({Path("icons", "app", f"shogi-{size}.svg"): app_icon.small(size) for size in app_icon.SMALL})
    if reason := app_icon.missing_for_master():
        print(f"left alone: icons/app/shogi.svg ({reason})")
    else:
        files[Path("icons", "app", "shogi.svg")] = app_icon.master()
    return files


def write_png_icons() -> None:
    """Renders the program icon's SVG files at every size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    folder = RESOURCES / "icons" / "app"
    for size in app_icon.SIZES:
        source = folder / (f"shogi-{size}.svg" if size in app_icon.SMALL else "shogi.svg")
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(source)).render(painter)
        painter.end()
        if not image.save(str(folder / f"shogi-{size}.png")):
            raise OSError(f"cannot write {folder / f'shogi-{size}.png'}")
    del app


def write_fonts() -> None:
    """Writes the subset fonts."""
    for wanted in fonts.FONTS:
        if wanted.source.exists():
            (RESOURCES / "fonts" / wanted.file_name).write_bytes(fonts.build(wanted))
        else:
            print(f"left alone: fonts/{wanted.file_name} (install {wanted.package})")


def stale(files: dict[Path, str]) -> list[Path]:
    """The files whose stored text is another one, or which are missing."""
    return [
        name
        for name, text in files.items()
        if not (RESOURCES / name).exists() or (RESOURCES / name).read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    parser.add_argument("--check", action="store_true", help="write nothing, name the SVG files that differ")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"unknown part: {', '.join(sorted(unknown))}")
    parts = options.parts or PARTS
    files = {
        **(piece_files() if "pieces" in parts else {}),
        **(diagram_files() if "diagrams" in parts else {}),
        **(icon_files() if "icons" in parts else {}),
    }
    changed = stale(files)
    for name in changed:
        print(f"{'differs' if options.check else 'written'}: {name.as_posix()}")
    if options.check:
        return 1 if changed else 0
    for name in changed:
        (RESOURCES / name).parent.mkdir(parents=True, exist_ok=True)
        (RESOURCES / name).write_text(files[name], encoding="utf-8", newline="\n")
    if "icons" in parts:
        write_png_icons()
    if "fonts" in parts:
        write_fonts()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
