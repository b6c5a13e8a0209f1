"""Moves in the notations of PSN and of PGN with shogi: which legal move a word writes.

Hodges's `P-7f`, also without sign, with numbers for ranks (`P-76`) or kanji for pieces (`歩-76`); USI's `7g7f`; and
that of chess programs, whose files are letters from the first player's left: `Pc4`, `c3c4`, `Bxh8=H+`, `Rc9+`, `P@e5`.
"""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.rules.board.moves import PROMOTION, drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.system_errors import message_of

from ....errors import IllegalMoveText, MoveMessage, NotationError, PositionMessage, shortened
from ....moves import hodges, usi
from ...kifu.written_move import names_of

_PIECE: Final = r"\+?[A-Z]"
_KANJI: Final = "成?[歩香桂銀金角飛玉王と全圭杏馬龍竜]"
_SQUARE: Final = "[1-9](?:[a-i]|[1-9])"
_MARKS: Final = r"[!?#†‡]*+"
_HODGES: Final = re.compile(
    rf"(?P<piece>{_PIECE}|{_KANJI})(?P<origin>{_SQUARE})?(?P<sign>[-x*'])?(?P<target>{_SQUARE})(?P<end>[+=]?){_MARKS}"
)
_USI: Final = re.compile(rf"((?:[1-9][a-i]){{2}}\+?){_MARKS}")
_CHESS: Final = re.compile(
    rf"(?P<piece>{_PIECE})?(?P<drop>[@*])?(?P<file>[a-i])?(?P<rank>[1-9])?[-x]?(?P<target>[a-i][1-9])"
    rf"(?P<end>=[A-Z+]|=|\+)?(?P<check>\+)?{_MARKS}"
)

_PROMOTED: Final = {"D": ("+R",), "H": ("+B",), "G": ("G", "+P", "+L", "+N", "+S")}
"""The letters that chess programs have for promoted pieces."""


def is_move(word: str) -> bool:
    """Whether a word is written like a move in any of the notations."""
    return any(pattern.fullmatch(word) for pattern in (_HODGES, _USI, _CHESS))


def is_chess_like(word: str) -> bool:
    """Whether a word is a move whose files are letters."""
    return _CHESS.fullmatch(word) is not None


def parse_move(word: str, position: Position, chess_like: bool, checks_told: bool = False) -> int:
    """The legal move that a word writes. `chess_like`: files are letters; `checks_told`: a last + may tell a check.

    NotationError where it is no move, IllegalMoveText where it is not legal.
    """
    if found := _HODGES.fullmatch(word):
        return _by_hodges(found, position)
    if found := _USI.fullmatch(word):
        move = usi.move_of(found[1], position)
        if not position.is_legal(move):
            raise IllegalMoveText(MoveMessage.ILLEGAL(text=shortened(word)), word)
        return move
    found = _CHESS.fullmatch(word) if chess_like else None
    if found is None:
        raise NotationError(MoveMessage.NOT_A_MOVE(text=shortened(word)), word)
    return _by_letters(found, word, position, checks_told)


def _by_hodges(found: re.Match[str], position: Position) -> int:
    variant = position.variant
    piece, sign = found["piece"], found["sign"] or "-"
    if not piece.isascii():
        kinds = names_of(variant).get(piece, ())
        if not kinds:
            raise NotationError(PositionMessage.NOT_A_PIECE(text=shortened(piece), title=variant.title), found.group())
        piece = variant.kind(kinds[0]).abbreviation
    origin = _name(found["origin"], variant) if found["origin"] else ""
    target = _name(found["target"], variant)
    taken = position.piece_at(variant.parse_square(target)) != 0
    sign = "*" if sign == "'" else "x" if taken and sign == "-" else sign
    return hodges.parse_move(f"{piece}{origin}{sign}{target}{found['end']}", position)


def _name(square: str, variant: Variant) -> str:
    """A square with its rank as a letter. NotationError off the board."""
    name = square[0] + (square[1] if square[1].isalpha() else chr(ord("a") + int(square[1]) - 1))
    try:
        variant.parse_square(name)
    except ValueError as error:
        raise NotationError(message_of(error), square) from None
    return name


def _by_letters(found: re.Match[str], word: str, position: Position, checks_told: bool) -> int:
    """The legal move that fits; one that leaves out to promote is unpromoted."""
    fitting = [move for move in position.legal_moves() if _fits(move, found, position)]
    end = found["end"] or ""
    promotes = end.startswith("=") and len(end) > 1
    if end == "+":
        both = {move & ~PROMOTION for move in fitting if is_promotion(move)}
        promotes = bool(both) and not (checks_told and any(_checks(move, position) for move in both & set(fitting)))
    chosen = [move for move in fitting if is_promotion(move) == promotes] or ([] if end.startswith("=") else fitting)
    if len(chosen) == 1:
        return int(chosen[0])
    if chosen:
        raise NotationError(MoveMessage.AMBIGUOUS(text=shortened(word)), word)
    raise IllegalMoveText(MoveMessage.ILLEGAL(text=shortened(word)), word)


def _fits(move: int, found: re.Match[str], position: Position) -> bool:
    """Whether a move goes where the text says, with a piece and from a place that it tells."""
    variant = position.variant
    if _letters(int(to_square(move)), variant) != found["target"] or is_drop(move) != bool(found["drop"]):
        return False
    letter = found["piece"] or ("P" if found["drop"] or not (found["file"] and found["rank"]) else "")
    if is_drop(move):
        return variant.kind(drop_kind(move)).code == letter
    origin = int(from_square(move))
    code = variant.kind(kind_of(position.piece_at(origin))).code
    if letter and code not in _PROMOTED.get(letter, (letter,)):
        return False
    start = _letters(origin, variant)
    return found["file"] in (None, start[0]) and found["rank"] in (None, start[1:])


def _letters(square: int, variant: Variant) -> str:
    """A square as chess programs call it."""
    file = chr(ord("a") + variant.files - variant.file_of(square))
    return f"{file}{variant.ranks + 1 - variant.rank_of(square)}"


def _checks(move: int, position: Position) -> bool:
    position.play(move)
    try:
        return position.in_check()
    finally:
        position.undo()
