"""The words with which programs end the moves of a game in USI lines and in PSN, and what they mean.

Small and capital letters are alike, and so are `time_up`, `time-up` and `timeup`. The words of CSA are known too.
"""

from __future__ import annotations

import re
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import Side

from .csa_ends import End, Winner
from .csa_ends import result_of as csa_result

_WORDS: Final = (
    ("resign resigns resigned toryo", End("", Reason.RESIGN, Winner.WAITING)),
    ("win kachi declare declaration nyugyoku nyugyokuwin enteringofking", End("", Reason.DECLARATION, Winner.TO_MOVE)),
    ("lose loss", End("", Reason.OTHER, Winner.WAITING)),
    ("repdraw repetition repetitiondraw fourfoldrepetition sennichite", End("", Reason.REPETITION, Winner.NOBODY)),
    ("repwin", End("", Reason.PERPETUAL_CHECK, Winner.TO_MOVE)),
    ("replose", End("", Reason.PERPETUAL_CHECK, Winner.WAITING)),
    ("repsup", End("", Reason.OTHER, Winner.TO_MOVE, "rep_sup")),
    ("repinf", End("", Reason.OTHER, Winner.WAITING, "rep_inf")),
    ("draw drawn hikiwake", End("", Reason.AGREEMENT, Winner.NOBODY)),
    ("jishogi impasse", End("", Reason.IMPASSE, Winner.NOBODY)),
    ("maxmoves maxply movelimit", End("", Reason.MOVE_LIMIT, Winner.NOBODY)),
    ("timeout timeup timelimit", End("", Reason.TIME, Winner.WAITING)),
    (
        "break interrupt interrupted abort aborted chudan stop stopped adjourn adjourned suspend suspended matta",
        End("", Reason.ABORTED, Winner.NOBODY),
    ),
    ("illegal illegalmove illegallose foul", End("", Reason.ILLEGAL_MOVE, Winner.WAITING)),
    ("illegalwin foulwin", End("", Reason.ILLEGAL_MOVE, Winner.TO_MOVE)),
    ("mate mated checkmate checkmated tsumi tsume", End("", Reason.CHECKMATE, Winner.WAITING)),
    ("stalemate", End("", Reason.NO_MOVES, Winner.WAITING)),
    ("fuzumi nomate", End("", Reason.NO_MATE, Winner.NOBODY)),
    ("forfeit default", End("", Reason.FORFEIT, Winner.WAITING)),
    ("forfeitwin", End("", Reason.FORFEIT, Winner.TO_MOVE)),
)
"""Without the signs between the parts of a word."""
_OF_WORD: Final = {word: end for words, end in _WORDS for word in words.split()}
_PARTS: Final = re.compile("[-_.! ]")
_LONGEST: Final = 32


def result_of(word: str, turn: Side) -> GameResult | None:
    """What a word in place of a move says where it is `turn`'s turn; None where it is none of them."""
    if len(word) > _LONGEST:
        return None
    if word.startswith("%"):
        return csa_result(word[1:].upper(), turn)
    end = _OF_WORD.get(_PARTS.sub("", word.lower()))
    return None if end is None else GameResult(end.winner.side(turn), end.reason, end.detail)


def is_end(word: str) -> bool:
    """Whether a word ends the moves of a game."""
    return result_of(word, Side.BLACK) is not None
