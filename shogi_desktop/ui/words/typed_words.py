"""What is understood of a move while it is being typed, in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.moves import japanese
from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    drop_kind,
    from_square,
    is_drop,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import judge

from .move_texts import move_text
from .pieces.kana import romaji_of
from .texts import SIDE_MARKS

if TYPE_CHECKING:
    from shogi_desktop.notation.moves.typed import Meant

MOST_MOVES: Final = 6  # are named where several are meant
MOST_LETTERS: Final = 24  # of what is not understood
_KANA: Final = re.compile("[ぁ-ゖァ-ヺ][ぁ-ゖァ-ヺー]*")


def spelled(text: str) -> str:
    """A typed text with its kana in Latin letters, as `TypedMoves` reads names of pieces: 76ふ is 76fu."""
    return _KANA.sub(lambda found: romaji_of(found.group()), text)


def meaning(meant: Meant, position: Position, before: int, notation: str) -> str:
    """What is meant in `position`, to which the move `before` has led: one move, the first few of several, or how far
    the text was understood."""
    translate = QCoreApplication.translate
    found = meant.written or meant.further
    if found:
        texts = [move_text(position, move, before, notation) for move in found[:MOST_MOVES]]
        more = "  …" if len(found) > MOST_MOVES else ""
        return translate("TypedWords", "  or  ").join(texts) + more
    understood, left = meant.text[: meant.understood], meant.text[meant.understood :]
    if not understood:
        return translate("TypedWords", "“{text}” is no move here.").format(text=excerpt(left, MOST_LETTERS))
    text = translate("TypedWords", "Understood as far as “{text}”; “{rest}” does not follow.")
    rest = excerpt(left, MOST_LETTERS) if left else "…"
    return text.format(text=excerpt(understood, MOST_LETTERS), rest=rest)


def banned(position: Position, meant: Meant) -> str:
    """Why the one move that is meant is against the rules; "" where it is not one."""
    refused = judge(position, meant.move) if meant.move != NO_MOVE else None
    return refused.text if refused else ""


def premove_text(position: Position, move: int, side: int, notation: str) -> str:
    """A move of a side that may not be at move, which tells nothing of what it does."""
    variant, origin = position.variant, int(from_square(move))
    kind = variant.kind(drop_kind(move) if is_drop(move) else kind_of(position.piece_at(origin)))
    steps = [*vias(move), int(to_square(move))]
    promotes = is_promotion(move) and not variant.flips
    if notation == "western":
        piece, start = kind.abbreviation, "" if is_drop(move) else variant.square_name(origin)
        way = "".join(f"-{variant.square_name(step)}" for step in steps)
        way = way.replace("-", "*") if is_drop(move) else way
        return f"{SIDE_MARKS[side]} {piece}{start}{way}{'+' if promotes else ''}"
    first, *onward = (japanese.square_text(variant, step) for step in steps)
    way = "打" if is_drop(move) else f"({japanese.square_text(variant, origin)})"
    told = f"{SIDE_MARKS[side]}{first}{japanese.piece_text(variant, kind)}{way}"
    return told + "".join(f"→{step}" for step in onward) + ("成" if promotes else "")
