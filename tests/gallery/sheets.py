"""Many pictures of the gallery on one sheet, each with its name, to be looked at together.

    python -m tests.gallery.sheets FOLDER [--only PATTERN ...] [--across 3] [--down 3] [--seen-by EYES]

Writes FOLDER/sheets/sheet-001.png and so on. EYES are deuteranopia, protanopia or tritanopia: what a person sees who
has no such cones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from .eyes import EYES, seen_by

WIDTH: Final = 1560  # of a sheet
GAP: Final = 8
NAME: Final = 14  # height of a line


def main(arguments: Sequence[str]) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the folder with the pictures")
    parser.add_argument("--only", nargs="+", default=["*"], metavar="PATTERN", help="only files that fit one of these")
    parser.add_argument("--across", type=int, default=3)
    parser.add_argument("--down", type=int, default=3)
    parser.add_argument("--seen-by", choices=sorted(EYES), default="")
    options = parser.parse_args(arguments)
    files = sorted(
        file for file in options.folder.glob("*.png") if any(fnmatch(file.name, each) for each in options.only)
    )
    out = options.folder / "sheets"
    out.mkdir(exist_ok=True)
    each = options.across * options.down
    for number, first in enumerate(range(0, len(files), each), 1):
        made = sheet(files[first : first + each], options.across)
        if options.seen_by:
            made = seen_by(options.seen_by, made)
        made.save(out / f"sheet{'-' + options.seen_by if options.seen_by else ''}-{number:03}.png")
    print(f"{len(files)} pictures on {-(-len(files) // each)} sheets: {out}")
    return 0


def sheet(files: Sequence[Path], across: int) -> Image.Image:
    """The pictures in rows, each made as wide as its column at most."""
    width = (WIDTH - GAP * (across + 1)) // across
    cells = []
    for file in files:
        picture = Image.open(file).convert("RGB")
        if picture.width > width:
            picture = picture.resize((width, max(1, picture.height * width // picture.width)), Image.Resampling.LANCZOS)
        cells.append((file.stem, picture))
    rows = [cells[at : at + across] for at in range(0, len(cells), across)]
    heights = [NAME + GAP + max(picture.height for _, picture in row) for row in rows]
    made = Image.new("RGB", (WIDTH, GAP + sum(heights)), "#808080")
    draw, top = ImageDraw.Draw(made), GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (name, picture) in enumerate(row):
            left = GAP + column * (width + GAP)
            draw.text((left, top), name, fill="#ffffff")
            made.paste(picture, (left, top + NAME))
        top += height
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
