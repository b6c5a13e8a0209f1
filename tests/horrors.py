"""What may lie in the place of the program's files: nothing of it may stop a start.

FILES       makes something at a path that is not what should be there
SETTINGS    lines of `settings.ini` with values that nobody has chosen
games       texts in the place of the autosaved game
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

from shogi_desktop.session.play.choice import GameChoice, to_json
from tests.systems import make_link, make_pipe


def _huge(file: Path) -> None:
    file.touch()
    os.truncate(file, 2 * 1024**3)


FILES: dict[str, Callable[[Path], object]] = {
    "folder": lambda file: (file / "inside").mkdir(parents=True),
    "pipe": make_pipe,
    "dangling link": lambda file: make_link(file, file.parent / "nowhere" / "at all"),
    "link to itself": lambda file: make_link(file, file),
    "link to a device": lambda file: make_link(file, Path("/dev/zero")),
    "two gigabytes": _huge,
    "zeros": lambda file: file.write_bytes(b"\0" * 5000),
    "garbage": lambda file: file.write_bytes(os.urandom(5000)),
    "no text": lambda file: file.write_bytes(b"\xff\xfe" * 100),
    "nested": lambda file: file.write_text("[" * 100_000),
}

ONES = "01d9d0cb0003" + "7fffffff" * 40
LAST = json.loads(to_json(GameChoice()))
NESTED = json.loads("[" * 500 + "]" * 500)


def choice(**changed: object) -> str:
    """A line of the settings that remembers such a choice of a game."""
    return f"last_game={json.dumps(json.dumps({**LAST, **changed}))}"


def windows(**states: object) -> str:
    return json.dumps(json.dumps(states))


SETTINGS = {
    "game nested 3,000 deep": f"last_game={json.dumps('[' * 3000 + ']' * 3000)}",
    "game of a nested rule": choice(options=NESTED),
    "long variant": choice(variant="x" * 300),
    "variant that is a path": choice(variant="../../../etc/passwd"),
    "variant with a control": choice(variant="\x01a"),
    "other variants": choice(others={"y" * 300: {}, "../x": {}}),
    "huge times": choice(clock="custom", first={"main": 10**300}),
    "huge level": choice(level=10**100),
    "huge number": "last_game=" + "9" * 6000,
    "long names": f"player_name={'x' * 300_000}\nfriend_name={'㍿' * 30_000}",
    "geometry": f"windows={windows(main='zzzz%%%é', rules=3)}\nsplitter=01",
    "geometry of noughts": f"windows={windows(main='0' * 900)}\nsplitter={'0' * 2000}",
    "geometry of ones": f"windows={windows(main=ONES)}\nsplitter=000000ff00000001{'7fffffff' * 20}",
    "language": "language=../../etc\ntheme=\npiece_set=x\nboard=/dev/zero",
    "kinds of Qt": "coordinates=@Variant(\\0\\0)\nnotation=\\xd800\nlast_folder=@ByteArray(x)",
    "folder": f"last_folder={'/x' * 3000}\nupdate_checked=never\nupdate_address=\\0\nupdate_check=true",
    "lessons": f"lessons={json.dumps('[' * 3000)}\nproblems={json.dumps('{' * 3000)}\nguide=true",
    "time": "animation_ms=" + "9" * 5000,
}

HEAD = "Shogi Desktop game 1\nvariant: shogi\n"


def games(size: int) -> dict[str, str]:
    """By name; long texts have about so many letters. With 17 million a text kills a program on X11."""
    return {
        "long names": f"{HEAD}\n[headers]\nblack: {'x' * size}\nwhite: {'y' * (size // 50)}\n[moves]\n1 7g7f\n",
        "set-up nested deep": f"{HEAD}\n[headers]\nsetup: {'[' * 100_000}\n\n[moves]\n1 7g7f\n",
        "names of the set-up": (
            f"{HEAD}\n[headers]\nsetup: "
            + json.dumps(
                {
                    "black": {"human": True, "name": "<img src=x>" * 20_000, "level": 1},
                    "white": {"human": True, "name": "\u202e" * 50_000, "level": 1},
                    "black_time": {"main_ms": 0, "byoyomi_ms": 0, "increment_ms": 0},
                    "white_time": {"main_ms": 0, "byoyomi_ms": 0, "increment_ms": 0},
                }
            )
            + "\n\n[moves]\n1 7g7f\n"
        ),
        "long variant": f"Shogi Desktop game 1\nvariant: {'x' * 300}\n\n[moves]\n1 7g7f\n",
        "long comment": f"{HEAD}\n[moves]\n* {'word ' * (size // 5)}\n1 7g7f\n* {'x' * (size // 17)}\n",
        "half a game": f"{HEAD}\n[moves]\n1 7g7f\n2 3c",
    }
