"""Setting up a position: what to begin with, what it is now, what was done to it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shogi_desktop.mating.fault import problem_flaws
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules.board.pieces import Side, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.validation import Flaw, validate

from .sketch import Command, Sketch, can_be_written, full_set, pieces_there, position_of, sketch_of, with_rest


@dataclass(frozen=True)
class PieceCount:
    """How many pieces of a kind, its promoted ones included, there are, and how many a full set has."""

    kind: int
    there: int
    full: int


class Editing:
    """One position in the making, under the rules of a game with their options. Everything done to it can be undone,
    back to the position it began with."""

    def __init__(self, position: Position, sketch: Sketch | None = None) -> None:
        """`sketch` is how the position looks, where that says more than the position itself."""
        self._variant: Variant = position.variant
        self._sketch = sketch or sketch_of(position)
        self._done: list[tuple[Variant, Sketch]] = []  # how it was before each thing that was done
        self._undone: list[tuple[Variant, Sketch]] = []

    @property
    def variant(self) -> Variant:
        return self._variant

    @property
    def sketch(self) -> Sketch:
        return self._sketch

    def do(self, command: Command) -> bool:
        """Does something; False where it would change nothing, or make what no position can hold."""
        return self._become(self._variant, command.apply(self._sketch, self._variant))

    def take(self, sketch: Sketch, variant: Variant) -> bool:
        """Another position of the same game, under its own rule options; False as with `do`."""
        return self._become(variant, sketch)

    def _become(self, variant: Variant, sketch: Sketch) -> bool:
        after = with_rest(sketch, variant) if sketch.balanced else sketch
        same = after == self._sketch and variant is self._variant
        if same or not can_be_written(after, variant):
            return False
        self._done.append((self._variant, self._sketch))
        self._undone.clear()
        self._variant, self._sketch = variant, after
        return True

    @property
    def earlier(self) -> tuple[tuple[Variant, Sketch], ...]:
        """How it was before each thing that was done, the first one first, each under the rules of then."""
        return tuple(self._done)

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> bool:
        """Takes the last thing that was done back; False where there is none."""
        return self._go(self._done, self._undone)

    def redo(self) -> bool:
        """Does again what was taken back last; False where there is nothing."""
        return self._go(self._undone, self._done)

    def _go(self, there: list[tuple[Variant, Sketch]], back: list[tuple[Variant, Sketch]]) -> bool:
        if not there:
            return False
        back.append((self._variant, self._sketch))
        self._variant, self._sketch = there.pop()
        return True

    # What it amounts to

    def position(self) -> Position:
        """The position itself, without history."""
        return position_of(self._sketch, self._variant)

    def sfen(self) -> str:
        return format_sfen(self.position())

    def flaws(self) -> list[Flaw]:
        """Everything that keeps the position from being played."""
        return validate(self.position())

    def problem_flaws(self) -> list[Flaw]:
        """Everything that keeps it from being asked how the side to move mates."""
        return problem_flaws(self.position(), self._sketch.turn)

    def is_solvable(self) -> bool:
        """Whether it can be asked how the side to move mates."""
        return not self.problem_flaws()

    def counts(self) -> list[PieceCount]:
        """The pieces there are, of every kind that a game begins with, in the variant's order."""
        full, there = full_set(self._variant), pieces_there(self._sketch, self._variant)
        kinds = [kind.id for kind in self._variant.every_kind if not kind.unpromoted]
        return [PieceCount(kind, there[kind], full[kind]) for kind in kinds]


EVEN: Final = "even"
EMPTY: Final = "empty"
ONE_KING: Final = "one_king"
TWO_KINGS: Final = "two_kings"
HANDICAP: Final = "handicap:"  # and its key


@dataclass(frozen=True)
class Preset:
    """`key` is one of the names above; `make` gives the position, some from what is there now."""

    key: str
    make: Callable[[Sketch, Variant], Sketch]


def presets(variant: Variant) -> tuple[Preset, ...]:
    """All presets of a variant, in the order of a menu."""
    found = [Preset(EVEN, _even)]
    found += [Preset(HANDICAP + handicap.key, _Handicap(handicap.key)) for handicap in variant.handicaps]
    found += [Preset(EMPTY, _empty), Preset(ONE_KING, _one_king), Preset(TWO_KINGS, _two_kings)]
    return tuple(found)


def preset(variant: Variant, key: str) -> Preset:
    """The preset with this key; KeyError where there is none."""
    for known in presets(variant):
        if known.key == key:
            return known
    raise KeyError(key)


@dataclass(frozen=True)
class _Handicap:
    key: str

    def __call__(self, now: Sketch, variant: Variant) -> Sketch:
        return sketch_of(Position.handicap(variant, self.key))


def _even(now: Sketch, variant: Variant) -> Sketch:
    return sketch_of(Position(variant))


def _empty(now: Sketch, variant: Variant) -> Sketch:
    return Sketch()


def _one_king(now: Sketch, variant: Variant) -> Sketch:
    return _problem(variant, (Side.WHITE,))


def _two_kings(now: Sketch, variant: Variant) -> Sketch:
    return _problem(variant, tuple(Side))


def _problem(variant: Variant, sides: tuple[Side, ...]) -> Sketch:
    """A mate problem for Black: royal pieces of these sides at home, all others in White's hand."""
    royals = {
        square: make_piece(kind, side)
        for square, (kind, side) in variant.array.items()
        if side in sides and variant.kind(kind).royal
    }
    return with_rest(Sketch(royals, balanced=variant.has_drops), variant)
