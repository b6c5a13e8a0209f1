"""How games end in CSA, and in JKF, which uses the same words: `%TORYO`, `%TIME_UP`, `%+ILLEGAL_ACTION`.

Who has won follows from the word and from whose move it is. A word that this program has no reason for is kept as the
Japanese records call it (待った, エラー).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import Side


class Winner(Enum):
    """Who wins by an end, told by whose move it is."""

    NOBODY = "nobody"
    TO_MOVE = "the side to move"
    WAITING = "the other side"
    BLACK = "black"
    WHITE = "white"

    def side(self, turn: Side) -> Side | None:
        """The side, if any, that has won where it is `turn`'s move."""
        sides = {Winner.TO_MOVE: turn, Winner.WAITING: turn.other, Winner.BLACK: Side.BLACK, Winner.WHITE: Side.WHITE}
        return sides.get(self)


@dataclass(frozen=True)
class End:
    """One way to end; `word` stands behind the per cent sign, `also` are other reasons that are written so."""

    word: str
    reason: Reason
    winner: Winner
    detail: str = ""
    also: tuple[Reason, ...] = ()


ENDS: Final = (
    End("TORYO", Reason.RESIGN, Winner.WAITING),
    End("CHUDAN", Reason.ABORTED, Winner.NOBODY),
    End("SENNICHITE", Reason.REPETITION, Winner.NOBODY),
    End("TIME_UP", Reason.TIME, Winner.WAITING),
    End("ILLEGAL_MOVE", Reason.ILLEGAL_MOVE, Winner.WAITING, also=(Reason.PERPETUAL_CHECK,)),
    End("+ILLEGAL_ACTION", Reason.ILLEGAL_MOVE, Winner.WHITE, also=(Reason.PERPETUAL_CHECK,)),
    End("-ILLEGAL_ACTION", Reason.ILLEGAL_MOVE, Winner.BLACK, also=(Reason.PERPETUAL_CHECK,)),
    End("JISHOGI", Reason.IMPASSE, Winner.NOBODY, also=(Reason.AGREEMENT,)),
    End("KACHI", Reason.DECLARATION, Winner.TO_MOVE),
    End("HIKIWAKE", Reason.DECLARATION, Winner.NOBODY),
    End("MAX_MOVES", Reason.MOVE_LIMIT, Winner.NOBODY),
    End("TSUMI", Reason.CHECKMATE, Winner.WAITING, also=(Reason.NO_MOVES,)),
    End("FUZUMI", Reason.NO_MATE, Winner.NOBODY),
    End("MATTA", Reason.OTHER, Winner.NOBODY, "待った"),
    End("ERROR", Reason.OTHER, Winner.NOBODY, "エラー"),
)
_BY_WORD: Final = {end.word: end for end in ENDS}


def result_of(word: str, turn: Side) -> GameResult | None:
    """What a word says where it is `turn`'s move; None for one that is not known."""
    end = _BY_WORD.get(word)
    return None if end is None else GameResult(end.winner.side(turn), end.reason, end.detail)


def end_word(result: GameResult, turn: Side) -> str | None:
    """The word for a result where it is `turn`'s move; None where there is none that says the reason and the winner."""
    for end in ENDS:
        fits = result.reason in (end.reason, *end.also) and end.winner.side(turn) == result.winner
        if fits and (end.reason is not Reason.OTHER or end.detail == result.detail):
            return end.word
    return None
