"""A variant for tests of text only: any board size, no drops, pieces with long abbreviations."""

from __future__ import annotations

import tomllib
from pathlib import Path

from shogi_desktop.rules import Variant
from shogi_desktop.rules.record.loader import read_variant

HEAD = """
title = "Wide"
files = {files}
ranks = {ranks}
array = \"\"\"
{array}
\"\"\"
[rules]
check = "mate"
promotion_zone = 4
promotion_on = ["enter"]
hand = "off"
repetition = 4
repetition_result = "draw"
no_moves = "loss"
"""

PIECE = """
[[pieces]]
code = "{code}"
name = "piece"
romaji = "koma"
kanji = "獅子"
kanji_short = "獅"
moves = "K"
value = 1
{more}
"""
MORE = {"K": "royal = true", "WB": 'promotes_to = "+WB"'}


def large_board(files: int, ranks: int) -> Variant:
    """King and FD of each side on the middle files of their last ranks (at least four files and two ranks)."""
    left = files // 2 - 1
    ends = " ".join(["."] * left + ["K", "FD"] + ["."] * (files - left - 2))
    array = [ends.lower(), *[" ".join(["."] * files)] * (ranks - 2), ends]
    pieces = [PIECE.format(code=code, more=MORE.get(code, "")) for code in ("K", "FD", "WB", "+WB")]
    text = HEAD.format(files=files, ranks=ranks, array="\n".join(array)) + "".join(pieces)
    return read_variant(tomllib.loads(text), Path("wide.toml"), {})
