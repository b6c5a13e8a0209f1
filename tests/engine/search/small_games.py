"""Small variants made for a test: a few pieces, a board to be seen at one look, and any combination of rules."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.engine.control import Control
from shogi_desktop.engine.limits import Limits, budget
from shogi_desktop.engine.thinking import SearchProgress, Thinker
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Position, Side, Variant, add_variant_folder, load_variant
from shogi_desktop.rules.board.pieces import make_piece

# Code, movement, value, and what else is said of each piece.
_PIECES = {
    "K": ("K", 0, "royal = true"),
    "G": ("WfF", 500, ""),
    "R": ("R", 900, ""),
    "B": ("B", 700, ""),
    "P": ("fW", 100, 'promotes_to = "+P"'),
    "+P": ("WfF", 400, ""),
    "LN": ("KNAD(cK-aK)(mK-bK)", 2500, ""),
    "FD": ("BsR", 3000, "burns = true"),
    "DE": ("FsfW", 400, 'promotes_to = "+DE"'),
    "+DE": ("K", 600, "royal = true"),
}
_LIKE = {"check": '"mate"', "promotion_zone": "2", "promotion_on": '["enter", "inside", "leave"]', "repetition": "4"}
ARRAY = """
r g k . b ln
p p p p p p
. . . . . .
. . . . . .
P P P P P P
LN B . K G R
"""


def small(folder: Path, name: str, array: str = ARRAY, **rules: str) -> Variant:
    """A variant of 6 files; `rules` are fields and values as they stand in a file."""
    ranks = array.strip().splitlines()
    fields = "\n".join(f"{key} = {value}" for key, value in (_LIKE | rules).items())
    pieces = "\n".join(
        "[[pieces]]\n"
        + "".join(f'{key} = "{code}"\n' for key in ("code", "name", "romaji", "kanji", "kanji_short"))
        + f'moves = "{moves}"\nvalue = {value}\n{more}\n'
        for code, (moves, value, more) in _PIECES.items()
    )
    head = f'title = "{name}"\nfiles = {len(ranks[0].split())}\nranks = {len(ranks)}\narray = """{array}"""\n'
    (folder / f"{name}.toml").write_text(f"{head}\n[rules]\n{fields}\n\n{pieces}", encoding="utf-8")
    add_variant_folder(folder)
    return load_variant(name)


def board(variant: Variant, pieces: dict[str, str], turn: Side = Side.BLACK, hands: str = "") -> Position:
    """A position with pieces by square, written as in SFEN: {"3f": "LN", "2a": "k"}; `hands` hold one of each named."""
    position = Position.empty(variant)
    for name, code in pieces.items():
        side = Side.WHITE if code.islower() else Side.BLACK
        position.put(variant.parse_square(name), int(make_piece(variant.kind_by_code(code.upper()).id, side)))
    for code in hands:
        position.set_hand(Side.WHITE if code.islower() else Side.BLACK, variant.kind_by_code(code.upper()).id, 1)
    position.set_turn(int(turn))
    return position


def think(position: Position, depth: int = 3) -> tuple[str, int]:
    """The move played, which must be legal, and its score at a depth."""
    limits = Limits(depth=depth)
    reports: list[SearchProgress] = []
    player = Thinker(position.variant, 1, seed=1)
    answer = player.think(position, limits, Control(budget(limits)), report=reports.append)
    assert position.is_legal(answer.move)
    return format_move(answer.move, position.variant), reports[-1].score
