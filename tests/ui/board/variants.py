"""Boards of other sizes than 9 x 9, made from the data of standard shogi."""

from __future__ import annotations

import tomllib
from pathlib import Path

from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import BUILT_IN

MINI = """
r b s g k
. . . . p
. . . . .
P . . . .
K G S B R
"""


def _changed(name: str, changes: dict[str, object], rules: dict[str, object]) -> Variant:
    values = tomllib.loads((BUILT_IN / "shogi.toml").read_text(encoding="utf-8"))
    values["handicaps"] = []
    values["rules"] |= rules
    for key in [key for key in values["rules"] if values["rules"][key] is None]:
        del values["rules"][key]
    if "hand" not in values["rules"]:
        values["pieces"] = [
            {key: piece[key] for key in piece if not key.startswith("drop_")} for piece in values["pieces"]
        ]
    return read_variant(values | changes, Path(f"{name}.toml"), {})


def mini_variant() -> Variant:
    """5 x 5, with drops of five kinds."""
    rules: dict[str, object] = {"promotion_zone": 1, "hand_order": ["R", "B", "G", "S", "P"], "promotion_forced": ["P"]}
    return _changed("mini", {"title": "Mini", "files": 5, "ranks": 5, "array": MINI}, rules)


def wide_variant(files: int, ranks: int) -> Variant:
    """A board without drops: kings, rooks and rows of pawns; zone of a third of the ranks."""
    empty = " ".join("." * files)
    back = " ".join("r" + "." * (files // 2 - 1) + "k" + "." * (files - files // 2 - 1))
    rows = [back, " ".join("p" * files), *[empty] * (ranks - 4), " ".join("P" * files), back.upper()]
    rules: dict[str, object] = {"promotion_zone": ranks // 3, "hand": None, "hand_order": None}
    return _changed("wide", {"title": "Wide", "files": files, "ranks": ranks, "array": "\n".join(rows)}, rules)
