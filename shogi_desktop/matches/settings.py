"""What is played in a match, and what its games begin with; how long it goes on is another question (`Until`)."""

from __future__ import annotations

import hashlib
import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from shogi_desktop.files import read_bytes
from shogi_desktop.library.record_files import records_of
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_position_command, parse_move, parse_position_command
from shogi_desktop.notation.records.detect import looks_like
from shogi_desktop.notation.records.encodings import decode
from shogi_desktop.notation.records.file_types import FormatKind
from shogi_desktop.rules import Position, Side, Variant, load_variant

from .players import MatchPlayer

FEW: Final = 4
"""Moves of a book: with fewer of them too many games would be the same."""


class Openings(ABC):
    """Openings by number, from 1."""

    @abstractmethod
    def opening(self, variant: Variant, number: int) -> str | None:
        """The opening as USI writes it, `startpos|sfen ... moves ...`; None after the last one."""

    @abstractmethod
    def described(self) -> dict[str, object]:
        """What tells them from others, as JSON takes it."""


@dataclass(frozen=True)
class BookOpenings(Openings):
    """So many moves out of the opening book of the game, as it weighs them, or fewer where it knows no more; where it
    has no book, or that knows only few, random ones."""

    plies: int = 12

    def opening(self, variant: Variant, number: int) -> str:
        from shogi_desktop.notation.positions.opening_book import book_of, position_text

        chance, position = random.Random(number), Position(variant)
        book, _ = book_of(variant)
        while book is not None and len(position.history()) < self.plies:
            known = [move for move in book.moves(position_text(position)) if move.weight]
            if not known:
                break
            (move,) = chance.choices(known, [move.weight for move in known])
            position.play(parse_move(move.text, position))
        if len(position.history()) < FEW or position.outcome() is not None:
            return RandomOpenings().opening(variant, number)
        return format_position_command(Position(variant), position.history())

    def described(self) -> dict[str, object]:
        return {"book": self.plies}


@dataclass(frozen=True)
class RandomOpenings(Openings):
    """So many random moves from the start, not yet the end of a game; there is no last one."""

    plies: int = 6

    def opening(self, variant: Variant, number: int) -> str:
        start, position = Position(variant), self._position(variant, random.Random(number))
        return format_position_command(start, position.history())

    def described(self) -> dict[str, object]:
        return {"random plies": self.plies}

    def _position(self, variant: Variant, chance: random.Random) -> Position:
        while True:
            position = Position(variant)
            for _ in range(self.plies):
                moves = position.legal_moves()
                if not moves:
                    break
                position.play(chance.choice(moves))
            if position.outcome() is None:
                return position


class OpeningFile(Openings):
    """The records of a file in any format that is known, positions too: the main line of each, or its first `plies`."""

    def __init__(self, path: Path, plies: int | None = None, again: bool = False) -> None:
        """`plies` None = all of it; `again`: after the last one comes the first one. OSError where it cannot be
        read."""
        self._path, self._plies, self._again = path, plies, again
        self._digest = hashlib.sha256(read_bytes(path)).hexdigest()
        self._lines: dict[str, list[str]] = {}  # by variant

    def opening(self, variant: Variant, number: int) -> str | None:
        """ValueError for a record that cannot be read, or is one of another game."""
        lines = self._lines.get(variant.name)
        if lines is None:
            lines = self._lines[variant.name] = list(self._read(variant))
        if self._again and lines:
            number = (number - 1) % len(lines) + 1
        return lines[number - 1] if number <= len(lines) else None

    def described(self) -> dict[str, object]:
        told: dict[str, object] = {"file": self._path.name, "sha256": self._digest, "plies": self._plies}
        return told | {"again": True} if self._again else told

    def _read(self, variant: Variant) -> Iterator[str]:
        text = decode(read_bytes(self._path)).text
        if looks_like(text) in (FormatKind.USI, FormatKind.SFEN):
            yield from self._lines_of_usi(text, variant)
            return
        for number, record in enumerate(records_of(str(self._path)), 1):
            if record.game is None or record.problems:
                raise self._error(number, record.problems[0].message)
            if record.game.variant.name != variant.name:
                raise self._error(number, f"this is {record.game.variant.name}")
            moves = [node.move for node in record.game.main_line()]
            yield format_position_command(record.game.start, moves[: self._plies])

    def _lines_of_usi(self, text: str, variant: Variant) -> Iterator[str]:
        """One on each line, in the writing of this very variant; a position may stand without the word `sfen`."""
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            known = words[0] in ("position", "startpos", "sfen")
            try:
                game = parse_position_command(line if known else f"sfen {line}", variant)
            except NotationError as error:
                raise self._error(number, error.message) from error
            moves = list(game.history())[: self._plies]
            for _ in game.history():
                game.undo()
            yield format_position_command(game, moves)

    def _error(self, number: int, why: object) -> ValueError:
        return ValueError(f"{self._path}, record {number}: {why}")


class Colours(Enum):
    """Which side the first player has: both in turn, each opening twice, or always the same one."""

    BOTH = "both"
    BLACK = "black"
    WHITE = "white"


def usual_longest(variant: Variant) -> int:
    """After how many plies a game is given up as a draw where nobody says so: on larger boards later."""
    hundreds = _USUAL_LONGEST * len(variant.squares) // (_USUAL_SQUARES * 100)
    return max(_USUAL_LONGEST, hundreds * 100)


_USUAL_LONGEST: Final = 400
_USUAL_SQUARES: Final = 81


@dataclass(frozen=True)
class MatchSettings:
    """Two players and the conditions they play under.

    A game of `longest` plies is given up as a draw. An illegal move makes a game void, or with `illegal_loses` a lost
    one, as at a real board; with `faults_lose` so do a crash, silence and a declaration that does not hold. Both
    players saying in turn that one is ahead by `adjudged_cp` hundredths of a pawn ends it (0: never). `first_opening`
    is the number of the first game's. With `restart` every game has engines of its own, started for it.
    """

    variant: str
    first: MatchPlayer
    second: MatchPlayer
    openings: Openings = field(default_factory=RandomOpenings)
    rules: Mapping[str, str] = field(default_factory=dict)
    longest: int = 400
    illegal_loses: bool = False
    adjudged_cp: int = 0
    first_opening: int = 1
    colours: Colours = Colours.BOTH
    faults_lose: bool = False
    restart: bool = False

    @property
    def timed(self) -> bool:
        """Whether the clock decides anything."""
        return self.first.limits.timed or self.second.limits.timed

    def load_variant(self) -> Variant:
        """The variant with its rules; VariantError where there is none."""
        return load_variant(self.variant, dict(self.rules))

    def described(self) -> dict[str, object]:
        """All of it as JSON takes it, by which it is known again."""
        return {
            "variant": self.variant,
            "rules": dict(self.rules),
            "openings": self.openings.described(),
            "first opening": self.first_opening,
            "colours": self.colours.value,
            "longest": self.longest,
            "illegal loses": self.illegal_loses,
            "adjudged": self.adjudged_cp,
            **({"faults lose": True} if self.faults_lose else {}),
            **({"restart": True} if self.restart else {}),
            "first": self.first.described(),
            "second": self.second.described(),
        }

    def opening_of(self, game: int) -> tuple[int, Side]:
        """Number of the opening of this game (the first one is 1), and the side that the first player has in it."""
        if self.colours is Colours.BOTH:
            return self.first_opening + (game - 1) // 2, Side.WHITE if game % 2 == 0 else Side.BLACK
        return self.first_opening + game - 1, Side.BLACK if self.colours is Colours.BLACK else Side.WHITE

    def games(self, variant: Variant, over: Container[int] = ()) -> Iterator[tuple[int, int, str, Side]]:
        """Number of each game that is not `over`, of its opening, the opening, and the first player's side; ends where
        openings do."""
        for game in itertools.count(1):
            if game in over:
                continue
            number, side = self.opening_of(game)
            opening = self.openings.opening(variant, number)
            if opening is None:
                return
            yield game, number, opening, side
