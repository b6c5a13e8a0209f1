"""USEN, the URL-safe notation of Shogi Playground: a start and lines of moves in one word.

    ~0.6y236e7ku.r~2.3aa

The start is an SFEN without its number, `/`, blank and `+` written as `_`, `.` and `z`; nothing is the even game. Each
`~` begins a line: how many moves of the line before it shares, its moves of three digits each in base 36, and how it
ends: `r` resignation, `t` time, `i` an illegal move, `j` impasse, `p` stopped. A move is (from * 81 + to) * 2, one more
with promotion; squares count from 1a along the rank, and drops are from 81 and the number of the piece.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.rules.board.moves import (
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    to_square,
)
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant

from ...errors import Named, NotationError, RecordMessage, shortened
from ...limits import MOST_NODES, check_length
from ...positions.sfen import format_sfen, parse_sfen
from ..reading import Reading, Replay, Steps, finish, game_from, report_flaws

LONGEST: Final = 8 * MOST_NODES

_TO_SFEN: Final = str.maketrans("_.z", "/ +")
_FROM_SFEN: Final = str.maketrans("/ +", "_.z")
_LINE: Final = re.compile(r"([0-9]{1,5})\.((?:[0-9a-z]{3})*)\.?([a-z]?)")
_BASE: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_DROPS: Final = {"G": 9, "P": 10, "L": 11, "N": 12, "S": 13, "B": 14, "R": 15}
_KINDS: Final = {number: code for code, number in _DROPS.items()}
_ENDS: Final = {
    "r": Reason.RESIGN,
    "t": Reason.TIME,
    "i": Reason.ILLEGAL_MOVE,
    "j": Reason.IMPASSE,
    "p": Reason.ABORTED,
}
_LETTERS: Final = {reason: letter for letter, reason in _ENDS.items()}
_DRAWN: Final = ("j", "p")


def parse_usen(text: str) -> Reading:
    """The game of a text, and what is wrong with it. An address may stand before it, as in a link."""
    return finish(usen_steps(text))


def usen_steps(text: str) -> Steps[Reading]:
    """`parse_usen` in steps."""
    reading = Reading()
    yield 0.0
    try:
        check_length(text, LONGEST, Named.USEN)
        first = len(text) - len(text.lstrip("\ufeff \t\r\n"))
        sections = text[first:].rstrip().split("~")
        if len(sections) < 2:
            raise NotationError(RecordMessage.TILDE, text, column=first + 1)
        variant = load_variant("shogi")
        start = parse_sfen(f"{sections[0].translate(_TO_SFEN)} 1", variant) if sections[0] else None
    except NotationError as error:
        reading.report(error)
        return reading
    game = game_from(start) if start else Game(variant)
    report_flaws(game.start, reading, 1)
    replay, at = Replay(game, reading), first + len(sections[0]) + 2
    for number, section in enumerate(sections[1:]):
        yield number / len(sections)
        _read_line(section, replay, at, main=number == 0)
        at += len(section) + 1
    game.go_to(game.end)
    reading.add(game)
    return reading


def _read_line(section: str, replay: Replay, column: int, main: bool) -> None:
    """One line; it begins on the line that was read before."""
    game = replay.game
    found = _LINE.fullmatch(section)
    if found is None:
        replay.reading.report(NotationError(RecordMessage.LINE_OF_USEN, section, column=column))
        return
    ply = int(found[1])
    if ply > game.cursor.ply:
        game.go_to(game.end)
    if ply > game.cursor.ply:
        replay.reading.report(NotationError(RecordMessage.NO_MOVE_TO_GO_ON(number=ply), section, column=column))
        return
    while game.cursor.ply > ply:
        game.back()
    replay.broken = False
    for offset in range(0, len(found[2]), 3):
        digits = found[2][offset : offset + 3]
        place = column + found.start(2) + offset
        try:
            replay.play(_move(digits, game.variant), digits, 1, place)
        except NotationError as error:
            replay.refuse(error.at(1, place))
    if found[3] and not replay.broken:
        _end(game, found[3], main)


def _end(game: Game, letter: str, main: bool) -> None:
    if letter not in _ENDS:
        return
    winner = None if letter in _DRAWN else Side(game.position.turn).other
    result = GameResult(winner, _ENDS[letter])
    if main:
        game.finish(result)
    else:
        game.cursor.ending = result


def _move(digits: str, variant: Variant) -> int:
    """NotationError where it is none."""
    number, promotes = divmod(int(digits, 36), 2)
    origin, target = divmod(number, 81)
    if origin < 81 and origin != target:
        return int(board_move(_square(origin, variant), _square(target, variant), promotes == 1))
    code = _KINDS.get(origin - 81)
    if code is None:
        raise NotationError(RecordMessage.NOT_OF_USEN(text=shortened(digits)), digits)
    return int(drop_move(variant.kind_by_code(code).id, _square(target, variant)))


def _square(number: int, variant: Variant) -> int:
    rank, file = divmod(number, 9)
    return variant.square(file + 1, rank + 1)


def format_usen(games: Sequence[Game]) -> str:
    """The first game with its variations. NotationError where it is not of shogi."""
    game = games[0]
    if game.variant.name != "shogi":
        raise NotationError(RecordMessage.NOT_IN_USEN(title=game.variant.title))
    start = format_sfen(game.start).rsplit(" ", 1)[0]
    even = format_sfen(Game(game.variant).start).rsplit(" ", 1)[0]
    sections = ["" if start == even else start.translate(_FROM_SFEN), "0."]
    last: Node = game.root
    for node in game.root.walk():
        if node.parent is None:
            continue
        if node.parent is not last:
            sections[-1] += "." + _letter(last, game)
            sections.append(f"{node.parent.ply}.")
        sections[-1] += _digits(node.move, game.variant)
        last = node
    return "~".join(sections) + "." + _letter(last, game) + "\n"


def says_end(game: Game) -> bool:
    """Whether USEN has a letter for how the game ended, and the game has no moves behind it."""
    return game.result is None or (not game.end.children and bool(_letter(game.end, game)))


def _letter(node: Node, game: Game) -> str:
    """How the line ended at its last move, "" for an end that has no letter."""
    turn = game.first_turn if node.ply % 2 == 0 else game.first_turn.other
    letter = _LETTERS.get(node.ending.reason, "") if node.ending else ""
    winner = None if letter in _DRAWN else turn.other
    return letter if node.ending and node.ending.winner == winner else ""


def _digits(move: int, variant: Variant) -> str:
    if is_drop(move):
        origin = 81 + _DROPS[variant.kind(int(drop_kind(move))).code]
    else:
        origin = _number(int(from_square(move)), variant)
    number = (origin * 81 + _number(int(to_square(move)), variant)) * 2 + is_promotion(move)
    return _BASE[number // 1296] + _BASE[number // 36 % 36] + _BASE[number % 36]


def _number(square: int, variant: Variant) -> int:
    return (variant.rank_of(square) - 1) * 9 + variant.file_of(square) - 1
