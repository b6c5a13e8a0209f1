"""Time and memory that the largest game needs: reading its file, tables, a position and the list of its moves.

    python -m tests.benchmarks.large_board [TABLE.json]

Without a table of a game (files, ranks, array, pieces), one of 36 x 36 with 400 faces is made up. Movement strings that
the program cannot read are replaced by plain ones.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Position, add_variant_folder, load_variant
from shogi_desktop.rules.errors import MovementError
from shogi_desktop.rules.record.movement_strings import parse_movement
from tests.systems import most_memory_mib

PLAIN = "W2F"
MOVES = ("K", "WfF", "R", "BW", "vRsW", "fR", "W5F2", "RF3", "vRsW3bF", "FfW", "Q", "KNAD(cK-aK)(mK-bK)", "B")


def table_of(path: Path) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return table


def made_up(files: int, ranks: int, faces: int) -> dict[str, Any]:
    """A game of so many squares and faces; half of the faces are promoted ones."""
    chooser = random.Random(files * ranks + faces)
    codes = [f"{first}{second}" for first in "ABCDEFGHIJKLMNOPQRS" for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    codes = codes[: faces // 2]
    pieces = [_piece(code, chooser.choice(MOVES), f"+{code}") for code in codes]
    pieces += [_piece(f"+{code}", chooser.choice(MOVES), "") for code in codes]
    pieces[0].update(royal=True, moves="K")
    rows = [[codes[(rank * files + file) % len(codes)] for file in range(files)] for rank in range(ranks // 3)]
    rows[0] = [codes[0], *(code if code != codes[0] else codes[1] for code in rows[0][1:])]
    rows[1:] = [[code if code != codes[0] else codes[1] for code in row] for row in rows[1:]]
    lower = [" ".join(row) for row in reversed(rows)]
    upper = [" ".join(code.lower() for code in reversed(row)) for row in rows]
    empty = [" ".join("." * files)] * (ranks - 2 * len(rows))
    return {"files": files, "ranks": ranks, "array": [*upper, *empty, *lower], "pieces": pieces, "rules": {}}


def _piece(code: str, moves: str, promotes_to: str) -> dict[str, Any]:
    texts = {"code": code, "name": code.lower(), "romaji": "x", "kanji": "駒", "moves": moves}
    return {**texts, "promotes_to": promotes_to}


def toml_of(table: dict[str, Any]) -> str:
    """The table as a variant file, with as much of the rules as the program knows."""
    zone = table["rules"].get("promotion_zone", table["ranks"] // 3)
    lines = [
        'title = "Large"',
        f"files = {table['files']}",
        f"ranks = {table['ranks']}",
        *['array = """', *table["array"], '"""', "[rules]", 'check = "capture"', f"promotion_zone = {zone}"],
        'promotion_on = ["enter", "capture_inside", "capture_leave"]',
        *["repetition = 4", "jump_capture = 'lower'"],
    ]
    for piece in table["pieces"]:
        lines += ["[[pieces]]", *(f"{key} = {value}" for key, value in _fields(piece))]
    return "\n".join(lines) + "\n"


def _fields(piece: dict[str, Any]) -> list[tuple[str, str]]:
    kanji = piece["kanji"] or "駒"
    texts = {key: piece.get(key) or "x" for key in ("code", "name", "romaji")}
    texts |= {"kanji": kanji, "kanji_short": piece.get("kanji_short") or kanji[0], "moves": _readable(piece["moves"])}
    if piece.get("promotes_to"):
        texts["promotes_to"] = "+" + piece["code"]
    fields = [(key, json.dumps(text, ensure_ascii=False)) for key, text in texts.items()]
    fields.append(("value", str(piece.get("value") or 100)))
    if piece.get("royal"):
        fields.append(("royal", "true"))
    if piece.get("jump_rank"):
        fields.append(("jump_rank", str(piece["jump_rank"])))
    return fields


def _readable(moves: str) -> str:
    try:
        parse_movement(moves)
    except MovementError:
        return PLAIN
    return moves


def measure(table: dict[str, Any]) -> tuple[float, float, int]:
    """Seconds and MiB of loading and setting up, and the number of first moves."""
    with tempfile.TemporaryDirectory() as folder:
        name = f"large_{time.time_ns()}"
        Path(folder, f"{name}.toml").write_text(toml_of(table), encoding="utf-8")
        add_variant_folder(Path(folder))
        before, begun = most_memory_mib(os.getpid()), time.perf_counter()
        position = Position(load_variant(name))
        seconds = time.perf_counter() - begun
        mib = most_memory_mib(os.getpid()) - before
        return seconds, mib, len(position.legal_moves())


def main(argv: list[str]) -> int:
    Position(load_variant("shogi"))
    seconds, mib, moves = measure(table_of(Path(argv[1])) if len(argv) > 1 else made_up(36, 36, 400))
    how = "compiled" if core_is_compiled() else "interpreted"
    print(f"{how}: loaded in {1000 * seconds:.0f} ms, {mib:.0f} MiB more than before, {moves} first moves")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
