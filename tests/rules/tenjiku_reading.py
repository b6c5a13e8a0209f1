"""Tenjiku shogi read a second time: slow, plain, and sharing nothing with the program it checks.

A board maps squares (file, rank) to (code, side). Files count from Black's right, ranks from the top, both from 1;
side 0 is Black. A promoted piece has the code of what it was before, with a "+": "+WB" moves as a fire demon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, NamedTuple

Square = tuple[int, int]
Piece = tuple[str, int]
Board = dict[Square, Piece]
Key = tuple[frozenset[tuple[Square, Piece]], int]
Track = tuple[tuple[Square, ...], Square]  # captures in order, final square
Switch = Literal["off", "on"]

BLACK, WHITE = 0, 1
SIZE = 16
ZONE = 5


@dataclass(frozen=True)
class Options:
    """The readings in dispute; the defaults are the article's."""

    fire_demon_range: Literal["rank", "file"] = "rank"
    fire_demon_clash: Literal["mover_only", "mover_and_others"] = "mover_only"
    lion_hawk: Literal["lion", "area2"] = "lion"
    free_eagle: Literal["double_ferz", "western", "range_jump"] = "double_ferz"
    heavenly_tetrarch: Literal["full", "western"] = "full"
    general_capture: Literal["not_royal", "lower_only", "any"] = "not_royal"
    general_quiet_jump: Switch = "off"
    far_rank_promotion: Switch = "off"
    forced_promotion: Switch = "off"
    repetition: Literal["forbidden", "forbidden_unless_in_check", "allowed"] = "forbidden"


DEFAULTS = Options()


class Move(NamedTuple):
    origin: Square
    captures: tuple[Square, ...]
    final: Square
    promoted: bool


# Kind, its move, what it promotes to. Directions are letters added up: FL is forward and left, FFL a knight's jump.
TABLE = """
K   step *                                 -
CP  step *                                 -
DE  step F L R x                           CP
GG  general *                              -
VG  general x, area 3                      -
RG  general +                              GG
BG  general x                              VG
FD  range L R x, area 3                    -
WB  range L R x, step2 F B                 FD
FE  range *, jump *, twice x               -
LH  range x, twice *, jump *, step knight  -
Ln  twice *, jump *, step knight           LH
Q   range *                                FE
SE  range + BL BR, line FL FR              RG
HF  range B L R x, line F                  BG
CS  range F B x, step2 L R                 HT
HT  skip F B x, skip3 L R, igui *          -
DK  range +, step x                        SE
DH  range x, step +                        HF
R   range +                                DK
B   range x                                DH
VS  range F, step2 L R, step B             CS
SS  range L R, step2 F, step B             WB
VM  range F B, step L R                    FO
SM  range L R, step F B                    FB
L   range F                                WH
RC  range F B                              W
Ph  step +, jump x                         Q
Kr  step x, jump +                         Ln
G   step + FL FR                           R
FL  step F B x                             B
BT  step B L R x                           FS
S   step F x                               VM
C   step F FL FR B                         SM
I   step F FL FR                           VS
N   step FFL FFR                           SS
D   step F BL BR                           MG
P   step F                                 G
FO  range F B x                            -
FB  range L R x                            -
FS  range F B, step L R x                  -
MG  range F BL BR                          -
W   range F B BL BR                        -
WH  range F B FL FR                        -
"""
ALTERNATIVES = {
    ("fire_demon_range", "file"): ("FD", "range F B x, area 3"),
    ("lion_hawk", "area2"): ("LH", "range x, area 2"),
    ("free_eagle", "western"): ("FE", "range *, jump +"),
    ("free_eagle", "range_jump"): ("FE", "range x, over +"),
    ("heavenly_tetrarch", "western"): ("HT", "skip x, skip3 L R, igui *"),
}
ROWS = [re.split(r"\s{2,}", line) for line in re.sub(r"(?m)^(\S+) ", r"\1  ", TABLE).strip().splitlines()]
MOVES = {kind: move for kind, move, _ in ROWS}
PROMOTION = {kind: better for kind, _, better in ROWS if better != "-"}
KIND = {kind: kind for kind in MOVES} | {"+" + kind: better for kind, better in PROMOTION.items()}
RANKS = {"K": 4, "CP": 4, "GG": 3, "VG": 2, "RG": 1, "BG": 1}
ROYAL = {code for code, kind in KIND.items() if kind in ("K", "CP")}
DEMON = {code for code, kind in KIND.items() if kind == "FD"}

# What part of a line a piece may end on; it walks that part up to the first piece.
PART = {
    "step": slice(0, 1),
    "step2": slice(0, 2),
    "range": slice(0, None),
    "jump": slice(1, 2),
    "skip": slice(1, None),
    "skip3": slice(1, 3),
}
SETS = {
    "+": "F B L R",
    "x": "FL FR BL BR",
    "*": "F B L R FL FR BL BR",
    "knight": "FFL FFR BBL BBR LLF LLB RRF RRB",
}
UNITS = {"F": (0, -1), "B": (0, 1), "L": (1, 0), "R": (-1, 0)}
AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

START = """
P P P P P P P P P P P P P P P P
SM VM R HF SE BG RG GG VG RG BG SE HF R VM SM
SS VS B DH DK WB FD LH FE FD WB DK DH B VS SS
RC . CS CS . BT Kr Ln Q Ph BT . CS CS . RC
L N FL I C S G K DE G S C I FL N L
"""


def initial() -> Board:
    dots = ". " * SIZE
    dogs = ". . . . D . . . . . . D . . . ."
    black = parse("\n".join([dots] * 10 + [dogs] + START.split("\n")[1:-1]))
    return black | {turned(square): (code, WHITE) for square, (code, _) in black.items()}


def parse(text: str) -> Board:
    """Sixteen rows from a to p, each from file 16 to file 1; . is empty, ' marks White."""
    rows = [row.split() for row in text.strip().splitlines()]
    assert len(rows) == SIZE and all(len(row) == SIZE for row in rows), "not 16 rows of 16"
    return {
        (SIZE - column, line + 1): piece(word)
        for line, row in enumerate(rows)
        for column, word in enumerate(row)
        if word != "."
    }


def place(text: str) -> Board:
    """Single pieces with their squares: "FD8h +WB'8d"."""
    found = [re.fullmatch(r"(\+?[A-Za-z]+'?)(\d+[a-p])", word) for word in text.split()]
    return {square(match[2]): piece(match[1]) for match in found if match}


def piece(word: str) -> Piece:
    code = word.removesuffix("'")
    assert code in KIND, code
    return code, WHITE if word.endswith("'") else BLACK


def square(name: str) -> Square:
    return int(name[:-1]), ord(name[-1]) - ord("a") + 1


def name(square: Square) -> str:
    return f"{square[0]}{'abcdefghijklmnop'[square[1] - 1]}"


def turned(square: Square) -> Square:
    return SIZE + 1 - square[0], SIZE + 1 - square[1]


def key(board: Board, to_move: int) -> Key:
    return frozenset(board.items()), to_move


@cache
def ray(origin: Square, step: Square) -> list[Square]:
    """The squares from here to the edge, nearest first."""
    found = []
    file, rank = origin[0] + step[0], origin[1] + step[1]
    while 1 <= file <= SIZE and 1 <= rank <= SIZE:
        found.append((file, rank))
        file, rank = file + step[0], rank + step[1]
    return found


@cache
def neighbours(origin: Square) -> list[Square]:
    return [there for step in AROUND for there in ray(origin, step)[:1]]


@cache
def clauses(code: str, side: int, options: Options) -> list[tuple[str, int, list[Square]]]:
    """A piece's move as (verb, number, steps on the board)."""
    kind = KIND[code]
    text = MOVES[kind]
    for (option, value), (changed, other) in ALTERNATIVES.items():
        if changed == kind and getattr(options, option) == value:
            text = other
    found = []
    for clause in text.split(", "):
        verb, *words = clause.split()
        if verb == "area":
            found.append((verb, int(words[0]), AROUND))
        else:
            names = " ".join(SETS.get(word, word) for word in words).split()
            found.append((verb, RANKS.get(kind, 0), [direction(name, side) for name in names]))
    return found


def direction(name: str, side: int) -> Square:
    sign = 1 if side == BLACK else -1
    return sign * sum(UNITS[letter][0] for letter in name), sign * sum(UNITS[letter][1] for letter in name)


def tracks(board: Board, origin: Square, options: Options) -> Iterator[Track]:
    """Every way the piece can go, promotion and repetition left aside; the same way may come more than once."""
    code, side = board[origin]
    for verb, number, steps in clauses(code, side, options):
        if verb == "area":
            yield from area(board, origin, side, number)
        elif verb == "twice":
            for step in steps:
                yield from twice(board, origin, side, step, steps)
        elif verb == "igui":
            for victim in neighbours(origin):
                if is_enemy(board, victim, side):
                    yield (victim,), origin
        else:
            for step in steps:
                line = ray(origin, step)
                if verb == "general":
                    yield from scan(board, line, side, number, options)
                elif verb == "over":
                    for there in line:
                        yield from land(board, there, side)
                elif verb == "line":
                    yield from walk(board, line[1:2], side)
                    yield from twice(board, origin, side, step, [step, (-step[0], -step[1])])
                else:
                    yield from walk(board, line[PART[verb]], side)


def is_enemy(board: Board, there: Square, side: int) -> bool:
    return there in board and board[there][1] != side


def land(board: Board, there: Square, side: int) -> Iterator[Track]:
    if there not in board:
        yield (), there
    elif board[there][1] != side:
        yield (there,), there


def walk(board: Board, line: list[Square], side: int) -> Iterator[Track]:
    for there in line:
        yield from land(board, there, side)
        if there in board:
            return


def scan(board: Board, line: list[Square], side: int, rank: int, options: Options) -> Iterator[Track]:
    """A general looks outwards, past lower ranks only."""
    jumped = False
    for there in line:
        if there not in board:
            if not jumped or options.general_quiet_jump == "on":
                yield (), there
            continue
        code, owner = board[there]
        standing = RANKS.get(KIND[code], 0)
        allowed = {"not_royal": code not in ROYAL, "lower_only": standing < rank, "any": True}[options.general_capture]
        if owner != side and (allowed or not jumped):
            yield (there,), there
        if standing >= rank:
            return
        jumped = True


def twice(board: Board, origin: Square, side: int, first: Square, seconds: list[Square]) -> Iterator[Track]:
    """One step with lion power and, if wished, another; back home after a capture is igui, otherwise a pass."""
    for middle in ray(origin, first)[:1]:
        for taken, _ in land(board, middle, side):
            yield taken, middle
            for second in seconds:
                for there in ray(middle, second)[:1]:
                    if there == origin:
                        yield taken, origin
                    else:
                        for more, _ in land(board, there, side):
                            yield taken + more, there


def area(board: Board, origin: Square, side: int, steps: int) -> Iterator[Track]:
    """King steps through empty squares up to the first capture; its own square is empty once it has left."""
    here = {origin}
    for _ in range(steps):
        reached = set()
        for there in {there for passed in here for there in neighbours(passed)}:
            if there == origin or there not in board:
                reached.add(there)
                yield (), there
            elif board[there][1] != side:
                yield (there,), there
        here = reached


def in_zone(there: Square, side: int) -> bool:
    return there[1] <= ZONE if side == BLACK else there[1] > SIZE - ZONE


def is_stuck(code: str, there: Square, side: int) -> bool:
    """An unpromoted piece that could never move again from there."""
    left = there[1] - 1 if side == BLACK else SIZE - there[1]
    return left < {"P": 1, "L": 1, "I": 1, "N": 2}.get(code, 0)


def promotions(code: str, side: int, origin: Square, track: Track, options: Options) -> tuple[bool, ...]:
    """The choices of a mover that survives."""
    if code not in PROMOTION:
        return (False,)
    captures, final = track
    starts, ends = in_zone(origin, side), in_zone(final, side)
    stuck = is_stuck(code, final, side)
    if stuck and options.forced_promotion == "on":
        return (True,)  # read literally: without a capture too
    enters = ends and not starts
    takes = captures and (starts or ends)
    far = stuck and code in ("N", "I") and options.far_rank_promotion == "on"
    return (False, True) if enters or takes or far else (False,)


def moves(board: Board, side: int, options: Options, history_keys: frozenset[Key] = frozenset()) -> set[Move]:
    """A side's moves, less those that repeat a position of the game so far. Whether the game is over is not asked."""
    demons = [there for there, (code, owner) in board.items() if owner != side and code in DEMON]
    found = set()
    for origin, (code, owner) in board.items():
        if owner != side:
            continue
        for captures, final in set(tracks(board, origin, options)):
            if any(demon in neighbours(final) and demon not in captures for demon in demons):
                found.add(Move(origin, captures, final, False))
            else:
                for promoted in promotions(code, side, origin, (captures, final), options):
                    found.add(Move(origin, captures, final, promoted))
    if not history_keys or options.repetition == "allowed":
        return found
    if options.repetition == "forbidden_unless_in_check" and in_check(board, side, options):
        return found
    return {move for move in found if key(apply(board, side, move, options)[0], 1 - side) not in history_keys}


def apply(board: Board, side: int, move: Move, options: Options) -> tuple[Board, frozenset[Square], bool]:
    """The board after the move, the squares burnt by the mover, and whether the mover was burnt."""
    after = dict(board)
    code, _ = after.pop(move.origin)
    for there in move.captures:
        del after[there]
    if move.promoted:
        code = "+" + code
    after[move.final] = code, side

    beside = {there for there in neighbours(move.final) if is_enemy(after, there, side)}
    demons = {there for there in beside if after[there][0] in DEMON}
    burnt: set[Square] = set()
    if code in DEMON and (not demons or options.fire_demon_clash == "mover_and_others"):
        burnt = beside - demons
    for there in burnt:
        del after[there]
    if demons:
        del after[move.final]
    return after, frozenset(burnt), bool(demons)


def loser(board: Board, mover: int) -> int | None:
    """Who has no royal left after a move; where both have none, the mover took the other's first and wins."""
    left = {side for code, side in board.values() if code in ROYAL}
    return next((side for side in (1 - mover, mover) if side not in left), None)


def in_check(board: Board, side: int, options: Options) -> bool:
    """Whether the other side, were it to move now, could win at once."""
    free = replace(options, repetition="allowed")
    other = 1 - side
    return any(loser(apply(board, other, move, free)[0], other) == side for move in moves(board, other, free))


def perft(
    board: Board, side: int, depth: int, options: Options = DEFAULTS, history_keys: frozenset[Key] | None = None
) -> int:
    """Leaves after that many moves; a game that is over has none. Repetition is judged only from a history given."""
    if depth == 0:
        return 1
    history = None if history_keys is None else history_keys | {key(board, side)}
    legal = moves(board, side, options, history or frozenset())
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = apply(board, side, move, options)[0]
        if loser(after, side) is None:
            total += perft(after, 1 - side, depth - 1, options, history)
    return total
