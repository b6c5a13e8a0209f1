"""A move in Hodges's notation taken apart into what it says, before any position is asked."""

from __future__ import annotations

import re
from dataclasses import dataclass

from shogi_desktop.messages import Message
from shogi_desktop.rules.record.variant import Kind, Variant

from ..errors import MoveMessage, Named, NotationError, PositionMessage, shortened
from ..limits import LONGEST_MOVE, check_length

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
class Said:
    """Something a text says, and the column it stands at (or where it is missing)."""

    text: str
    column: int


@dataclass(frozen=True)
class Step:
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
    steps: tuple[Step, ...]
    burnt: tuple[int, ...] | int | None
    burnt_column: int
    dies: Said
    decision: Said
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

    def said(self, choices: str) -> Said:
        self.looking_at(_SIGN)
        column = self.at + 1
        return Said(self.take(re.compile(f"[{re.escape(choices)}]")), column)

    def kind(self) -> int:
        called = self.looking_at(_LETTERS)
        if not called:
            raise self.error(MoveMessage.LETTERS_EXPECTED)
        found = _kind_called(called, self.variant)
        if found is None:
            raise self.error(PositionMessage.NOT_A_PIECE(text=shortened(called), title=self.variant.title))
        self.take(_LETTERS)
        return found.id

    def step(self) -> Step:
        sign = self.take(_SIGN)
        if not sign:
            raise self.error(MoveMessage.SIGN_OF_MOVE if self.variant.has_drops else MoveMessage.SIGN_OF_BOARD_MOVE)
        column = self.at + 1
        return Step(sign, self.square(), column)

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
