"""The small games: move counts, and single cases of kyoto shogi, whose rows give each face a letter as Lishogi does."""

from __future__ import annotations

import re
from pathlib import Path

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.moves.usi import move_of
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.perft import perft
from tests.corpus.rows import Check, read_rows

GAMES = ("minishogi", "gorogoro", "kyotoshogi")
SECOND_FACES = {"R": "P", "B": "S", "G": "N", "T": "L"}
"""Letters of the second faces of kyoto shogi, and of their pairs' first ones."""


def kyoto_position(text: str) -> Position:
    """A position in which each face has a letter of its own; a hand has either."""
    board, side, hand, *number = text.split()

    def first(letter: re.Match[str]) -> str:
        code = SECOND_FACES.get(letter[0].upper(), letter[0].upper())
        return code if letter[0].isupper() else code.lower()

    def face(letter: re.Match[str]) -> str:
        return ("+" if letter[0].upper() in SECOND_FACES else "") + first(letter)

    fields = [re.sub("[A-Za-z]", face, board), side, re.sub("[A-Za-z]", first, hand), *number]
    return parse_sfen(" ".join(fields), load_variant("kyotoshogi"))


def check_small_perft(data: Path) -> Check:
    """Every count of every position, compiled to depth 4, interpreted to depth 2."""
    deepest = 4 if core_is_compiled() else 2
    check = Check("perft/small", note=f"{', '.join(GAMES)} to depth {deepest}")
    for game in GAMES:
        for row in read_rows(data / "perft" / f"{game}.jsonl"):
            _count(check, row["id"], parse_sfen(row["sfen"], load_variant(game)), row["counts"], deepest)
    return check


def check_small_perft_depth_1(data: Path) -> Check:
    """Wide collections of positions, one ply deep."""
    check = Check("perft/small-depth1")
    for row in read_rows(data / "perft" / "minishogi-depth1.jsonl"):
        _count(check, row["id"], parse_sfen(row["sfen"], load_variant("minishogi")), row["counts"], 1)
    for row in read_rows(data / "perft" / "kyotoshogi-depth1.jsonl"):
        _count(check, row["id"], kyoto_position(row["sfen"]), row["counts"], 1)
    return check


def check_kyoto_cases(data: Path) -> Check:
    """Single moves, legal or not."""
    check = Check("rules/kyotoshogi")
    for row in read_rows(data / "rules" / "kyotoshogi.jsonl"):
        check.rows += 1
        position = kyoto_position(row["sfen"])
        check.expect(row["id"], row["move"], position.is_legal(move_of(row["move"], position)), row["legal"])
    return check


def _count(check: Check, row: str, position: Position, counts: dict[str, int], deepest: int) -> None:
    check.rows += 1
    for depth, count in counts.items():
        if int(depth) <= deepest:
            check.expect(row, f"perft {depth}", perft(position, int(depth)), count)
