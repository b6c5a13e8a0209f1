"""Moves after George Hodges: `P-7f`, `Bx3c+`, `S-3c=`, `P*5e`, `Lnx3hx2i`, `Lnx!9d+`, `FDx15kx!16k,15j,14j`, `Rx7e*`.

Piece (`+` before a promoted one, which keeps its unpromoted letters), its square where another of the same letters
could make the move, `-`, `x` for a capture or `*` for a drop, and the square: file number, rank letter. Where a piece
captures and goes on, that square follows in the same way, its own where it comes home after two captures; `x!` and the
victim where it captures without moving (igui); its own square where it passes. `x!` after all that lists what burns, by
falling file, then by rank, and `*` says that the mover burns. A last `+` promotes, `=` declines to; where pieces turn
over with every move that is not written.

Reading takes blanks between all parts, older letters (FK for Q, Fi for FD, ...), the burnt in any order or just their
number. What a text leaves out - an origin not needed, `=`, all about burning - follows from the position; what it
says must be so there: a capture sign on an empty square or a wrong list of the burnt is an error, since it shows that
the text belongs to another position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from shogi_desktop.messages import Message
from shogi_desktop.rules.board.moves import (
    PROMOTION,
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    pass_move,
    to_square,
    two_leg_move,
    vias,
    walking_move,
)
from shogi_desktop.rules.board.pieces import kind_of, make_piece
from shogi_desktop.rules.legality import Illegality, illegality
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..errors import IllegalMoveText, MoveMessage, Named, NotationError, PositionMessage, shortened
from ..limits import LONGEST_MOVE, check_length
from .legal import alternatives, fault_of
from .usi import canonical_move

# Letters of older texts, and those that promoted faces have of their own, by what is written now.
OLDER_LETTERS = {
    "FK": "Q", "Ky": "Kr", "Dg": "D", "BGn": "BG", "RGn": "RG", "VGn": "VG", "GGn": "GG", "FEg": "FE", "LHk": "LH",
    "FiD": "FD", "Fi": "FD", "WBf": "WB", "ChS": "CS", "SSo": "SS", "SSd": "SS", "VSo": "VS", "VSd": "VS", "SEg": "SE",
    "CP": "+DE", "HT": "+CS", "FO": "+VM", "FB": "+SM", "FBo": "+SM", "FS": "+BT", "MG": "+D", "MGn": "+D",
    "W": "+RC", "WH": "+L",
}  # fmt: skip

# The letter x is the sign of a capture, never part of a name.
_LETTERS = re.compile(r"\+?[A-Za-wyz]+")
_SIGN = re.compile(r"x *!|[-x*]")
_DIGITS = re.compile(r"[0-9]{1,3}")
_RANK = re.compile(r"[a-z]{1,2}")


@dataclass(frozen=True)
class Token:
    """Something a text says, and the column it stands at (or where it is missing)."""

    text: str
    column: int


@dataclass(frozen=True)
class HodgesStep:
    """A square gone to: `sign` is "-", "x", "x!" (captured without moving) or "*" (a drop)."""

    sign: str
    square: int
    column: int


@dataclass(frozen=True)
class MoveText:
    """`origin` -1 where it is not said; `burnt` squares, or their number, or None where nothing is said of them."""

    text: str
    kind: int
    origin: int
    steps: tuple[HodgesStep, ...]
    burnt: tuple[int, ...] | int | None
    burnt_column: int
    dies: Token
    decision: Token
    after_piece: int


def take_apart(text: str, variant: Variant) -> MoveText:
    """What `text` says; NotationError, with the column, where it is no move."""
    check_length(text, LONGEST_MOVE, Named.MOVE)
    return _Reader(text, variant).move()


class _Reader:
    def __init__(self, text: str, variant: Variant) -> None:
        self.text = text
        self.variant = variant
        self.at = 0

    def move(self) -> MoveText:
        kind = self.kind()
        after_piece = self.at + 1
        origin = self.square() if self.looking_at(_DIGITS) else -1
        steps = [self.step()]
        burnt: tuple[int, ...] | int | None = None
        burnt_column = self.at + 1
        while sign := self.looking_at(re.compile("[-x]")):
            burnt_column = self.at + 1
            if sign == "x" and self.looking_at(_SIGN) != "x":
                self.take(_SIGN)
                burnt = self.burnt()
                break
            if len(steps) == 3 or steps[0].sign in ("*", "x!"):
                raise self.error(MoveMessage.NOTHING_GOES_ON)
            steps.append(self.step())
        dies = self.said("*")
        decision = self.said("+=")
        if self.text[self.at :].strip(" "):
            raise self.error(MoveMessage.NOTHING_FOLLOWS(text=shortened(self.text[self.at :])))
        return MoveText(self.text, kind, origin, tuple(steps), burnt, burnt_column, dies, decision, after_piece)

    def error(self, message: Message) -> NotationError:
        return NotationError(message, self.text, column=self.at + 1)

    def looking_at(self, pattern: re.Pattern[str]) -> str:
        """The text that comes next past blanks, "" where it does not match."""
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1
        match = pattern.match(self.text, self.at)
        return match.group().replace(" ", "") if match else ""

    def take(self, pattern: re.Pattern[str]) -> str:
        found = self.looking_at(pattern)
        match = pattern.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return found

    def said(self, choices: str) -> Token:
        self.looking_at(_SIGN)
        column = self.at + 1
        return Token(self.take(re.compile(f"[{re.escape(choices)}]")), column)

    def kind(self) -> int:
        called = self.looking_at(_LETTERS)
        if not called:
            raise self.error(MoveMessage.LETTERS_EXPECTED)
        found = _kind_called(called, self.variant)
        if found is None:
            raise self.error(PositionMessage.NOT_A_PIECE(text=shortened(called), title=self.variant.title))
        self.take(_LETTERS)
        return found.id

    def step(self) -> HodgesStep:
        sign = self.take(_SIGN)
        if not sign:
            raise self.error(MoveMessage.SIGN_OF_MOVE if self.variant.has_drops else MoveMessage.SIGN_OF_BOARD_MOVE)
        column = self.at + 1
        return HodgesStep(sign, self.square(), column)

    def square(self) -> int:
        file = self.looking_at(_DIGITS)
        after = self.at + len(file)
        rank = _RANK.match(self.text, after)
        if not file or not rank:
            raise self.error(MoveMessage.SQUARE_EXPECTED)
        # Of two letters the second may be the x of a capture.
        for name in (rank.group(), rank.group()[0]):
            try:
                square = self.variant.parse_square(file + name)
            except ValueError:
                continue
            self.at = after + len(name)
            return square
        raise self.error(PositionMessage.OFF_BOARD(text=f"{file}{rank.group()[0]}", title=self.variant.title))

    def burnt(self) -> tuple[int, ...] | int:
        digits = self.looking_at(_DIGITS)
        if digits and not _RANK.match(self.text, self.at + len(digits)):
            return int(self.take(_DIGITS))
        squares = [self.square()]
        while self.take(re.compile(",")):
            squares.append(self.square())
        return tuple(squares)


def _kind_called(called: str, variant: Variant) -> Kind | None:
    known = {kind.code: kind for kind in variant.every_kind}
    known |= {kind.abbreviation: kind for kind in variant.every_kind}
    older = OLDER_LETTERS.get(called.removeprefix("+"), "")
    if called.startswith("+") and not older.startswith("+"):
        older = "+" + older
    return known.get(called) or known.get(older)


@dataclass(frozen=True)
class _Deeds:
    """What a move does to pieces: squares it captures on, squares that burn, whether the mover burns, and whether it
    takes on its way, between the squares that are named."""

    captures: tuple[int, ...]
    burnt: tuple[int, ...]
    dies: bool
    sweeps: bool


def format_move(position: Position, move: int, signs: bool = True) -> str:
    """Text of a move that is possible in `position`; without `signs` nothing is said of what burns, nor that the piece
    goes back."""
    variant = position.variant
    target = int(to_square(move))
    if is_drop(move):
        return f"{variant.kind(drop_kind(move)).abbreviation}*{variant.square_name(target)}"
    origin = int(from_square(move))
    deeds = _deeds(position, move)
    others = alternatives(position, move, lambda kind: kind.abbreviation)
    piece = variant.kind(kind_of(position.piece_at(origin))).abbreviation
    start = variant.square_name(origin) if others.rivals else ""
    squares = [*vias(move), target]
    if len(squares) == 2 and target == origin:
        way = ("x!" if signs else "x") + variant.square_name(squares[0])
    else:
        taken = [square in deeds.captures and square not in squares[:n] for n, square in enumerate(squares)]
        taken[0] |= deeds.sweeps
        way = "".join("-x"[x] + variant.square_name(square) for x, square in zip(taken, squares, strict=True))
    decision = "" if variant.flips else "+" if is_promotion(move) else "=" if others.promotion else ""
    return piece + start + way + (_burning_text(variant, deeds) if signs else "") + decision


def parse_move(text: str, position: Position) -> int:
    """The legal move that `text` writes.

    NotationError, with the column, where there is none: IllegalMoveText for what is well written but not allowed, or
    not as it says; a plain NotationError for a text that fits several moves, which it names.
    """
    parts = take_apart(text, position.variant)
    moves = _moves(parts, position)
    legal = position.legal_moves()
    found = [move for move in moves if move in legal or move | PROMOTION in legal]
    if not found:
        raise _nobody(parts, moves, position)
    promotion = PROMOTION if parts.decision.text == "+" else 0
    chosen = [move | promotion for move in found if move | promotion in legal]
    if parts.decision.text == "=":
        chosen = [move for move in chosen if not is_promotion(move) and move | PROMOTION in legal]
    if not chosen:
        said = {"+": MoveMessage.CANNOT_PROMOTE, "=": MoveMessage.NO_PROMOTION_TO_DECLINE, "": MoveMessage.MUST_PROMOTE}
        raise IllegalMoveText(
            MoveMessage.IN(reason=said[parts.decision.text], text=shortened(text)), text, column=parts.decision.column
        )
    if len(chosen) > 1:
        names = ", ".join(format_move(position, move) for move in chosen)
        raise NotationError(MoveMessage.ANY_OF(text=shortened(text), names=names), text, column=parts.after_piece)
    _compare(parts, _deeds(position, chosen[0]), position.variant)
    return chosen[0]


def _deeds(position: Position, move: int) -> _Deeds:
    target = int(to_square(move))
    removals = position.transition(move).removals
    captures = tuple(removal.square for removal in removals if not removal.burnt)
    burnt = tuple(removal.square for removal in removals if removal.burnt and removal.square != target)
    dies = any(removal.burnt and removal.square == target for removal in removals)
    return _Deeds(captures, burnt, dies, not set(captures) <= {*vias(move), target})


def _burning_text(variant: Variant, deeds: _Deeds) -> str:
    burnt = "x!" + ",".join(map(variant.square_name, _in_order(variant, deeds.burnt))) if deeds.burnt else ""
    return burnt + ("*" if deeds.dies else "")


def _in_order(variant: Variant, squares: Iterable[int]) -> list[int]:
    return sorted(squares, key=lambda square: (-variant.file_of(square), variant.rank_of(square)))


def _moves(parts: MoveText, position: Position) -> list[int]:
    """The moves, unpromoted, that the text may mean for every piece it may mean, legal or not."""
    variant, squares = position.variant, [step.square for step in parts.steps]
    if parts.steps[0].sign == "*":
        if not variant.has_drops or parts.kind not in variant.drop_kinds or parts.origin >= 0:
            raise NotationError(MoveMessage.NO_DROP, parts.text, column=parts.after_piece)
        return [int(drop_move(parts.kind, squares[0]))]
    piece = make_piece(parts.kind, position.turn)
    moves = []
    for origin in variant.squares if parts.origin < 0 else [parts.origin]:
        if position.piece_at(origin) != piece:
            continue
        if parts.steps[0].sign == "x!":
            moves.append(int(two_leg_move(origin, squares[0], origin)))
        elif len(squares) > 1:
            moves.append(canonical_move(int(walking_move([origin, *squares])), position))
        else:
            step = pass_move(origin) if squares[0] == origin else board_move(origin, squares[0])
            moves.append(canonical_move(int(step), position))
    return moves


def _nobody(parts: MoveText, moves: list[int], position: Position) -> NotationError:
    """The error for a text that no legal move fits."""
    variant = position.variant
    piece = variant.kind(parts.kind).abbreviation
    if parts.origin >= 0 and not moves:
        reason = MoveMessage.NONE_OF_SIDE_ON(piece=piece, square=variant.square_name(parts.origin))
    elif not moves:
        reason = MoveMessage.SIDE_HAS_NONE(piece=piece)
    else:
        banned = [move for move in moves if illegality(position, move) is not Illegality.NOT_A_MOVE]
        single = banned[0] if banned else moves[0] if len(moves) == 1 else 0
        reason = fault_of(position, single) if single else MoveMessage.NO_PIECE_GOES(piece=piece)
    column = parts.after_piece if parts.origin >= 0 or not moves else parts.steps[0].column
    return IllegalMoveText(
        MoveMessage.ILLEGAL_BECAUSE(text=shortened(parts.text), reason=reason), parts.text, column=column
    )


def _compare(parts: MoveText, deeds: _Deeds, variant: Variant) -> None:
    """Raises IllegalMoveText where the text says of captures and burning what is not so."""

    def wrong(message: Message, column: int) -> IllegalMoveText:
        return IllegalMoveText(MoveMessage.IN(reason=message, text=shortened(parts.text)), parts.text, column=column)

    for number, step in enumerate(parts.steps):
        name = variant.square_name(step.square)
        captures = step.square in deeds.captures and step.square not in [one.square for one in parts.steps[:number]]
        if step.sign.startswith("x") and not captures and not (deeds.sweeps and number == 0):
            raise wrong(MoveMessage.NOTHING_CAPTURED(square=name), step.column)
        if step.sign == "-" and captures:
            raise wrong(MoveMessage.CAPTURE_SIGN(square=name), step.column)
    said = parts.burnt
    right = len(deeds.burnt) if isinstance(said, int) else tuple(sorted(deeds.burnt))
    if said is not None and (said if isinstance(said, int) else tuple(sorted(said))) != right:
        names = ", ".join(map(variant.square_name, _in_order(variant, deeds.burnt)))
        raise wrong(MoveMessage.BURNS_OTHERWISE(reason=names or MoveMessage.NOTHING), parts.burnt_column)
    if parts.dies.text and not deeds.dies:
        raise wrong(MoveMessage.DOES_NOT_BURN, parts.dies.column)
