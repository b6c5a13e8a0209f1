"""Pictures of everything the program shows, for people to look at.

    python -m tests.gallery OUT [--only PATTERN ...] [--scale RATIO] [--text-size PERCENT] [--list]

Renders every row of table.py in all its games, themes, languages and sizes into OUT and writes OUT/index.html. A
pattern is part of a file's name, or a shell pattern for all of it: --only new_game, --only '*-dark-cs-*'. --scale sets
device pixels per pixel, --text-size how large all letters are. Texts that are cut off are named, and parts of which a
screen reader could not say what they are. The status is 1 where a scene could not be rendered. --spoken shows each
scene and page once, other looks of the same left out, and draws nothing; its status is 1 also where such a part was
found. Many pictures on one sheet: `python -m tests.gallery.sheets`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from contextlib import chdir
from fnmatch import fnmatch
from pathlib import Path

from shogi_desktop.settings import TEXT_SIZES

SCREEN = (1280, 800)  # pixels of the program; dialogs keep inside it
QUALITY = 80  # of PNG files: how little time is spent on making them small
CONFIG = "screen.json"


def main(arguments: Sequence[str]) -> int:
    """Runs the command line and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, nargs="?", help="the folder for the pictures")
    parser.add_argument("--only", nargs="+", default=[], metavar="PATTERN", help="render only what fits one of these")
    parser.add_argument("--scale", default="1", metavar="RATIO", help="device pixels per pixel")
    parser.add_argument("--text-size", type=int, choices=TEXT_SIZES, default=100, help="per cent of the usual size")
    parser.add_argument("--list", action="store_true", help="name the pictures, render none")
    parser.add_argument("--spoken", action="store_true", help="look for parts that screen readers do not know")
    options = parser.parse_args(arguments)
    if options.out is None and not options.list:
        parser.error("name the folder for the pictures")
    # Windows may still hold the program of an engine that was ended just now.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        _set_up(Path(home), options.scale)
        return _run(options, Path(home))


def _set_up(home: Path, scale: str) -> None:
    """A screen of our own, before Qt is loaded."""
    width, height = (round(side * float(scale)) for side in SCREEN)
    screen = {"name": "gallery", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    config = home / CONFIG
    config.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96}]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={CONFIG}"  # no path: the colon of a drive would end it
    os.environ["QT_SCALE_FACTOR"] = scale
    os.environ["SHOGI_DESKTOP_HOME"] = str(home)
    os.environ["QT_LOGGING_RULES"] = "qt.qpa.*=false"


def _fits(name: str, patterns: Sequence[str]) -> bool:
    return not patterns or any(pattern in name or fnmatch(name, pattern) for pattern in patterns)


def _run(options: argparse.Namespace, home: Path) -> int:
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from .index import Entry, page
    from .stage import Stage
    from .table import ALIKE, SCENES

    views = [(scene, view) for scene in SCENES for view in scene.views()]
    if options.spoken:
        pages = {(each.draw, each.draw not in ALIKE and view.option.page): (each, view) for each, view in views[::-1]}
        views = list(pages.values())
    chosen = [(scene, view) for scene, view in views if _fits(f"{view.name}-{_size(view.size)}", options.only)]
    if options.list:
        print("\n".join(view.name for _, view in chosen))
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    qInstallMessageHandler(_quiet)
    with chdir(home):
        application = QApplication(sys.argv[:1])
    stage = Stage(application, home, options.text_size, spoken=options.spoken)
    entries, failed, unspoken, start = [], 0, 0, time.monotonic()
    for scene, view in chosen:
        try:
            stage.prepare(view)
            picture = scene.draw(stage, view)
        except Exception:
            failed += 1
            print(f"FAILED {view.name}\n{traceback.format_exc()}")
            continue
        file = f"{view.name}-{picture.width()}x{picture.height()}.png"
        if not options.spoken:
            picture.save(str(options.out / file), quality=QUALITY)
        entries.append(Entry(scene.name, file, tuple(stage.clipped)))
        if stage.unnamed:
            unspoken += 1
            print(f"not for screen readers in {file}: {'; '.join(stage.unnamed)}")
        if stage.clipped:
            print(f"cut off in {file}: {'; '.join(stage.clipped)}")
    stage.close()
    index = options.out / "index.html"
    if not options.spoken:
        index.write_text(page(entries), encoding="utf-8")
    print(f"{len(entries)} pictures in {time.monotonic() - start:.0f} s, {failed} failed: {index}")
    return 1 if failed or (options.spoken and unspoken) else 0


def _size(size: tuple[int, int]) -> str:
    return "x".join(map(str, size)) if size[0] else "own"


def _quiet(kind: object, context: object, message: str) -> None:
    """What the platform without a screen cannot do is no news."""
    if "plugin does not support" not in message:
        print(message, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
