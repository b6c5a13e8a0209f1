"""Move counts of the small games, whose rows write every piece with one letter as Fairy-Stockfish does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant, variant_names
from shogi_desktop.rules.perft import perft
from tests.corpus.rows import Check, read_rows

# The file of each game, and the codes of pieces whose letters are others there.
GAMES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "tori": ("torishogi", {}),
    "yari": ("yarishogi", {}),
    "sho": ("shoshogi", {"E": "DE"}),
}


def position_of(name: str, text: str) -> Position:
    """A position of a row."""
    others = GAMES[name][1]
    board, *rest = text.split()

    def ours(letter: re.Match[str]) -> str:
        code = others.get(letter[0].upper(), "")
        return f"[{code if letter[0].isupper() else code.lower()}]" if code else letter[0]

    return parse_sfen(" ".join([re.sub("[A-Za-z]", ours, board), *rest]), load_variant(name))


def check_small_games_perft(data: Path) -> Check:
    """Every count of every position, interpreted to depth 2."""
    deepest = 9 if core_is_compiled() else 2
    games = [name for name in GAMES if name in variant_names()]
    check = Check("perft/small games", note=", ".join(games))
    for name in games:
        for row in read_rows(data / "perft" / f"{GAMES[name][0]}.jsonl"):
            check.rows += 1
            position = position_of(name, row["sfen"])
            for depth, count in row["counts"].items():
                if int(depth) <= deepest:
                    check.expect(row["id"], f"perft {depth}", perft(position, int(depth)), count)
    return check
