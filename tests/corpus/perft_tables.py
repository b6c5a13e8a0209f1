"""Move counts: perft tables of shogi, equal to what unrelated programs found."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.perft import perft
from tests.corpus.rows import Check, read_rows


def check_perft(data: Path) -> Check:
    """Every count of every position, compiled to depth 4, interpreted to depth 2."""
    deepest = 4 if core_is_compiled() else 2
    check = Check("perft/shogi", note=f"to depth {deepest}")
    _compare(check, data / "perft" / "shogi.jsonl", deepest)
    return check


def check_perft_depth_1(data: Path) -> Check:
    """A wide collection of positions, one ply deep."""
    check = Check("perft/shogi-depth1")
    _compare(check, data / "perft" / "shogi-depth1.jsonl", 1)
    return check


def _compare(check: Check, path: Path, deepest: int) -> None:
    variant = load_variant("shogi")
    for row in read_rows(path):
        check.rows += 1
        position = parse_sfen(row["sfen"], variant)
        for depth, count in row["counts"].items():
            if int(depth) <= deepest:
                check.expect(row["id"], f"perft {depth}", perft(position, int(depth)), count)
