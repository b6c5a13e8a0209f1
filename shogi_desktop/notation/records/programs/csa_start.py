"""The start of a game as CSA states it (`PI`, `P1` to `P9`, `P+` and `P-`), and how games end in CSA, and in JKF,
which uses the same words: `%TORYO`, `%TIME_UP`, `%+ILLEGAL_ACTION`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece, side_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...errors import LimitMessage, Named, NotationError, PositionMessage, RecordMessage, shortened
from ...limits import check_length
from ...moves.csa_moves import SIGN_OF, SIGNS, kinds, piece_name
from ..reading import room_in_hand


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
class CsaEnd:
    """One way to end; `word` stands behind the per cent sign, `also` are other reasons that are written so."""

    word: str
    reason: Reason
    winner: Winner
    detail: str = ""
    also: tuple[Reason, ...] = ()


ENDS: Final = (
    CsaEnd("TORYO", Reason.RESIGN, Winner.WAITING),
    CsaEnd("CHUDAN", Reason.ABORTED, Winner.NOBODY),
    CsaEnd("SENNICHITE", Reason.REPETITION, Winner.NOBODY),
    CsaEnd("TIME_UP", Reason.TIME, Winner.WAITING),
    CsaEnd("ILLEGAL_MOVE", Reason.ILLEGAL_MOVE, Winner.WAITING, also=(Reason.PERPETUAL_CHECK,)),
    CsaEnd("+ILLEGAL_ACTION", Reason.ILLEGAL_MOVE, Winner.WHITE, also=(Reason.PERPETUAL_CHECK,)),
    CsaEnd("-ILLEGAL_ACTION", Reason.ILLEGAL_MOVE, Winner.BLACK, also=(Reason.PERPETUAL_CHECK,)),
    CsaEnd("JISHOGI", Reason.IMPASSE, Winner.NOBODY, also=(Reason.AGREEMENT,)),
    CsaEnd("KACHI", Reason.DECLARATION, Winner.TO_MOVE),
    CsaEnd("HIKIWAKE", Reason.DECLARATION, Winner.NOBODY),
    CsaEnd("MAX_MOVES", Reason.MOVE_LIMIT, Winner.NOBODY),
    CsaEnd("TSUMI", Reason.CHECKMATE, Winner.WAITING, also=(Reason.NO_MOVES,)),
    CsaEnd("FUZUMI", Reason.NO_MATE, Winner.NOBODY),
    CsaEnd("MATTA", Reason.OTHER, Winner.NOBODY, "待った"),
    CsaEnd("ERROR", Reason.OTHER, Winner.NOBODY, "エラー"),
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


MOST_STATEMENTS: Final = 200
LONGEST_STATEMENT: Final = 1024

_REST: Final = "00AL"
_SQUARE: Final = re.compile("(?P<sign>[+-])(?P<piece>[A-Z]{2})|(?P<empty>[*])|[ .]")
_PLACED: Final = re.compile("(?P<square>00|[1-9]{2})(?P<piece>[A-Z]{2})")


class CsaStart:
    """What the head of a game has said of its start; `line` is the last line that did."""

    def __init__(self, variant: Variant) -> None:
        self.line = 1
        self.turn: Side | None = None
        self._variant = variant
        self._position: Position | None = None
        self._statements = 0

    @property
    def told(self) -> bool:
        """Whether anything was said."""
        return self.turn is not None or self._position is not None

    def position(self, turn: Side) -> Position:
        """The start; `turn` moves first where it was not said who does."""
        position = self._position or Position(self._variant)
        position.set_turn(turn if self.turn is None else self.turn)
        return position

    def read(self, text: str) -> None:
        """A statement that begins with P. NotationError."""
        self._statements += 1
        if self._statements > MOST_STATEMENTS:
            raise NotationError(LimitMessage.STATEMENTS(most=MOST_STATEMENTS), text)
        check_length(text, LONGEST_STATEMENT, Named.START_STATEMENT)
        if text.startswith("PI"):
            self._read_even(text)
        elif text[1:2] in SIGNS:
            self._read_pieces(text, SIGNS[text[1]])
        elif re.match("P[1-9]", text):
            self._read_rank(text, int(text[1]))
        else:
            raise NotationError(RecordMessage.NOT_OF_CSA(text=shortened(text)), text)

    def _board(self) -> Position:
        """The board as far as it is set up."""
        if self._position is None:
            self._position = Position.empty(self._variant)
        return self._position

    def _read_even(self, text: str) -> None:
        position = self._position = Position(self._variant)
        for square, kind, at in self._placed(text):
            if square < 0 or kind_of(position.piece_at(square)) != kind:
                told = PositionMessage.NOT_THERE_AT_START(text=shortened(text[at : at + 4]))
                raise NotationError(told, text, column=at + 1)
            position.put(square, EMPTY)

    def _read_rank(self, text: str, rank: int) -> None:
        position, file, at = self._board(), self._variant.files, 2
        while at < len(text):
            found = _SQUARE.match(text, at)
            square = found is not None and bool(found["sign"] or found["empty"])
            if found is None or (square and not file):
                raise NotationError(
                    PositionMessage.NOT_SQUARE_OF_RANK(text=shortened(text[at : at + 3])), text, column=at + 1
                )
            if found["sign"]:
                kind = self._kind(text, found["piece"], at + 1)
                position.put(self._variant.square(file, rank), int(make_piece(kind, SIGNS[found["sign"]])))
            file -= square
            at = found.end()
        if file:
            raise NotationError(
                PositionMessage.RANK_OF_CSA(count=self._variant.files - file, files=self._variant.files), text
            )

    def _read_pieces(self, text: str, side: Side) -> None:
        position = self._board()
        for square, kind, at in self._placed(text.removesuffix(_REST)):
            if square >= 0:
                position.put(square, int(make_piece(kind, side)))
            elif kind not in self._variant.hand_kinds or not room_in_hand(position, kind):
                raise NotationError(PositionMessage.NOT_IN_HAND(text=text[at + 2 : at + 4]), text, column=at + 1)
            else:
                position.set_hand(side, kind, position.hand_count(side, kind) + 1)
        if text.endswith(_REST):
            self._take_rest(position, side)

    def _take_rest(self, position: Position, side: Side) -> None:
        """All pieces of a full set that are nowhere yet come into a hand."""
        left = self._variant.full_set()
        for square in self._variant.squares:
            kind = int(kind_of(position.piece_at(square)))
            left[(self._variant.kind(kind).unpromoted or kind) if kind else EMPTY] -= 1
        for kind in self._variant.hand_kinds:
            nowhere = left[kind] - sum(position.hand_count(owner, kind) for owner in Side)
            position.set_hand(side, kind, position.hand_count(side, kind) + max(0, nowhere))

    def _placed(self, text: str) -> Iterator[tuple[int, int, int]]:
        """Square (-1 = the hand), kind and place in the text of each piece of a statement."""
        at = 2
        while at < len(text):
            found = _PLACED.match(text, at)
            if found is None:
                raise NotationError(
                    PositionMessage.NOT_SQUARE_AND_PIECE(text=shortened(text[at : at + 4])), text, column=at + 1
                )
            file, rank = int(found["square"][0]), int(found["square"][1])
            yield self._variant.square(file, rank) if file else -1, self._kind(text, found["piece"], at + 2), at
            at = found.end()

    def _kind(self, text: str, piece: str, at: int) -> int:
        kind = kinds(self._variant).get(piece)
        if kind is None:
            raise NotationError(PositionMessage.UNKNOWN_PIECE(text=piece), text, column=at + 1)
        return kind


def format_start(start: Position) -> list[str]:
    """The statements for a position, the side to move last: `PI` where it is the even game's board."""
    turn = SIGN_OF[Side(start.turn)]
    even = Position(start.variant)
    even.set_turn(start.turn)
    if start.same_state(even):
        return ["PI", turn]
    ranks = [f"P{rank}{_rank(start, rank)}" for rank in range(1, start.variant.ranks + 1)]
    hands = [f"P{SIGN_OF[side]}{_hand(start, side)}" for side in Side if _hand(start, side)]
    return [*ranks, *hands, turn]


def _rank(start: Position, rank: int) -> str:
    variant = start.variant
    squares = [int(start.piece_at(variant.square(file, rank))) for file in range(variant.files, 0, -1)]
    return "".join(
        " * " if piece == EMPTY else SIGN_OF[Side(side_of(piece))] + piece_name(variant, int(kind_of(piece)))
        for piece in squares
    )


def _hand(start: Position, side: Side) -> str:
    kinds_in_hand = start.variant.hand_kinds
    return "".join(f"00{piece_name(start.variant, kind)}" * start.hand_count(side, kind) for kind in kinds_in_hand)
