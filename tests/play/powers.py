"""What a move shows of a game's powers: a word for each, and how the rules tell it from what the move changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_pass, is_promotion, to_square, vias
from shogi_desktop.rules.board.transition import Removal


@dataclass(frozen=True)
class Played:
    """A move that may be made in a position."""

    position: Position
    move: int

    @cached_property
    def options(self) -> list[int]:
        """The legal moves over the same squares, this one among them: what a person is asked about."""
        return [move for move in self.position.legal_moves() if self._way(move) == self._way(self.move)]

    def _way(self, move: int) -> tuple[object, ...]:
        if is_drop(move):
            return self.position.variant.held_kind(drop_kind(move)), to_square(move)
        return is_pass(move), from_square(move), *vias(move), to_square(move), 0

    @cached_property
    def removals(self) -> tuple[Removal, ...]:
        return self.position.transition(self.move).removals

    @property
    def taken(self) -> list[Removal]:
        return [each for each in self.removals if not each.burnt]

    @property
    def burnt(self) -> list[Removal]:
        return [each for each in self.removals if each.burnt]

    @cached_property
    def face(self) -> tuple[int, int]:
        """The kind that sets out and the one that arrives."""
        kind = self.position.piece_at(from_square(self.move)) >> 1
        promoted = self.position.transition(self.move).promoted
        return kind, promoted[-1][1] >> 1 if promoted else kind

    @property
    def own_faces(self) -> tuple[int, int, int]:
        """The kind that sets out, and what it may become and have been by itself (0: nothing)."""
        kind = self.position.variant.kind(self.face[0])
        return kind.id, kind.promotes_to, kind.unpromoted

    @cached_property
    def steps(self) -> tuple[int, int]:
        """Files and ranks between origin and target."""
        variant, move = self.position.variant, self.move
        (file, rank), (to_file, to_rank) = (
            (variant.file_of(square), variant.rank_of(square)) for square in (from_square(move), to_square(move))
        )
        return abs(file - to_file), abs(rank - to_rank)

    @property
    def straight(self) -> bool:
        return not is_drop(self.move) and (0 in self.steps or self.steps[0] == self.steps[1])

    @property
    def jumped(self) -> bool:
        """Whether a piece on the straight way is still there afterwards."""
        if not self.straight or vias(self.move):
            return False
        origin, target, length = from_square(self.move), to_square(self.move), max(self.steps)
        between = [origin + (target - origin) // length * step for step in range(1, length)]
        removed = {each.square for each in self.removals}
        return any(self.position.piece_at(square) and square not in removed for square in between)


def _promotion_asked(played: Played) -> bool:
    return not is_drop(played.move) and len(played.options) > 1


def _turned_over(played: Played) -> bool:
    return is_drop(played.move) and played.position.variant.held_kind(drop_kind(played.move)) != drop_kind(played.move)


def _own(played: Played, removal: Removal) -> bool:
    return removal.piece & 1 == played.position.turn


def _teleports(played: Played) -> bool:
    kind = played.position.variant.kind(played.face[0])
    return kind.royal and max(played.steps) > 1


POWERS: Final[Mapping[str, Callable[[Played], bool]]] = {
    "drop": lambda it: is_drop(it.move),
    "other-face": _turned_over,
    "promotes": lambda it: _promotion_asked(it) and is_promotion(it.move),
    "declines": lambda it: _promotion_asked(it) and not is_promotion(it.move),
    "must-promote": lambda it: is_promotion(it.move) and len(it.options) == 1,
    "takes": lambda it: bool(it.taken),
    "takes-promoted": lambda it: any(it.position.variant.kind(each.piece >> 1).unpromoted for each in it.taken),
    "double": lambda it: len(vias(it.move)) == 1 and len(it.taken) == 2,
    "igui": lambda it: bool(vias(it.move)) and from_square(it.move) == to_square(it.move),
    "goes-on": lambda it: bool(vias(it.move)) and from_square(it.move) != to_square(it.move) and len(it.taken) == 1,
    "three-steps": lambda it: len(vias(it.move)) > 1,
    "pass": lambda it: is_pass(it.move),
    "jumps": lambda it: it.jumped,
    "bends": lambda it: not is_drop(it.move) and not it.straight and not vias(it.move) and max(it.steps) > 2,
    "sweeps": lambda it: not vias(it.move) and len(it.taken) > 1,
    "takes-own": lambda it: any(_own(it, each) for each in it.taken),
    "burns": lambda it: any(not _own(it, each) for each in it.burnt),
    "burns-itself": lambda it: any(_own(it, each) for each in it.burnt),
    "infected": lambda it: it.face[1] not in it.own_faces,
    "teleports": _teleports,
}
"""Words of a line's moves; `bends` is a hook or an area move beyond a knight's jump, `sweeps` takes all on its way."""


def shown(position: Position, move: int) -> list[str]:
    """All that a legal move shows."""
    played = Played(position, move)
    if is_drop(move):
        return [word for word in ("drop", "other-face") if POWERS[word](played)]
    return [word for word, shows in POWERS.items() if shows(played)]
