"""A position with its history: set up, played on, and how the game ends.

The stages of move generation, each of which leaves out what its line says:

    Position.unjudged_moves       squares of own pieces, and drops: what the pieces on the board can do
    legality.possible_moves       nothing a hand can do: with every drop on an empty square, promoted or not
    moves.generate_pseudo_legal   what a ruling forbids (drops among it); checks do not count yet
    Position.unbanned_moves       what leaves the own royal piece in check, too (`generate`, for searches)
    Position.legal_moves          what brings a position back too often, too (`generate_legal`)

Where `takes_royals` no move has to end a check: pseudo-legal moves are all that `generate` finds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board.board import Board
from .board.moves import drop_kind, from_square, is_drop, to_square, vias
from .board.pieces import Side, make_piece
from .board.taking import face_after
from .board.transition import Leg, Removal, Transition
from .moves.army import can_capture, generate_ways
from .moves.attacks import attacked
from .moves.checking import drops_check, generate_checks, generate_evasions
from .moves.checks import could_lose, gives_check, has_exposed, in_check
from .moves.generator import generate, generate_legal, has_legal_move
from .moves.offers import reserve
from .moves.teleports import is_protected
from .moves.workspace import Workspace
from .outcome import Outcome
from .record.variant import Variant

_SPARE_MOVES: Final = 8192


class Position(Board):
    """A position, its history and its legal moves.

    The fast way to moves is `generate`: they are put onto one stack, `moves`, from `top` upwards; a search notes `top`,
    generates, walks from the noted place to the new `top`, and sets `top` back. After `generate`, `checkers` is the
    number of pieces that give check to the side to move (where checks are found along lines); `blockable` whether a
    check leaves empty squares to drop on, as `generate_evasions` has found.
    """

    def __init__(self, variant: Variant, empty: bool = False) -> None:
        """The start of the even game, or an empty board with Black to move."""
        super().__init__(variant)
        self.work: Final = Workspace(variant, self.tables)
        self.moves: vec[i64] = vec[i64]([0] * _SPARE_MOVES)
        self.top: i64 = 0
        self.checkers: i64 = 0
        self.blockable: bool = False
        self.bans_repetition: bool = variant.repetition_result.startswith("forbidden")
        self.judged: bool = any(ruling.judges_moves for ruling in self.rulings)
        if empty:
            return
        for square, (kind, side) in variant.array.items():
            self.put(square, make_piece(kind, side))
        for kind, count in variant.start_hand:
            self.set_hand(Side.BLACK, kind, count)
            self.set_hand(Side.WHITE, kind, count)

    @staticmethod
    def empty(variant: Variant) -> Position:
        """An empty board with Black to move, for setting up."""
        return Position(variant, True)

    @staticmethod
    def handicap(variant: Variant, key: str) -> Position:
        """The start of a handicap game, "" for the even one; ValueError for a handicap that cannot be given."""
        position = Position(variant)
        if not key:
            return position
        handicap = variant.handicap(key)
        for square in handicap.remove:
            position.put(square, 0)
        for square, kind in handicap.replace:
            position.put(square, make_piece(kind, variant.array[square][1]))
        for kind, count in handicap.hand:
            position.set_hand(Side.WHITE, kind, count)
        position.set_turn(Side.WHITE)
        return position

    def copy(self) -> Position:
        """A position of its own with the same history."""
        other = Position(self.variant, True)
        other.cells, other.hand, other.king = self.cells[:], self.hand[:], self.king[:]
        other.listed, other.place, other.count = self.listed[:], self.place[:], self.count[:]
        other.turn, other.key, other.ply, other.first_number = self.turn, self.key, self.ply, self.first_number
        other.log, other.checked = self.log[:], self.checked[:]
        other.reversible, other.words, other.movers = self.reversible[:], self.words[:], self.movers[:]
        other.royals, other.removed, other.removed_top = self.royals[:], self.removed[:], self.removed_top
        other.fire = self.fire[:]
        return other

    def beginning(self) -> Position:
        """The position that the history begins with, one of its own."""
        start = self.copy()
        while start.ply:
            start.undo()
        return start

    # Moves and checks, for searches

    def reserve(self) -> None:
        """Makes room on the stack for all moves of a position."""
        reserve(self)

    def generate(self, noisy_only: bool = False) -> None:
        """Puts the legal moves of the side to move on the stack and moves `top` past them; bans of repetition aside.

        With `noisy_only` only captures and promotions, for quiescence searches.
        """
        generate(self, noisy_only)

    def generate_legal(self) -> None:
        """Puts the legal moves on the stack, those that may not bring a position back left out."""
        generate_legal(self)

    def generate_checks(self) -> None:
        """Puts the legal moves that give check on the stack, bans of repetition aside (see `moves.checking`)."""
        generate_checks(self)

    def generate_evasions(self) -> None:
        """Puts the legal moves of a side in check on the stack, bans of repetition aside (see `moves.checking`)."""
        generate_evasions(self)

    def has_legal_move(self) -> bool:
        return has_legal_move(self)

    def in_check(self) -> bool:
        """Whether the side to move is in check."""
        return in_check(self)

    def gives_check(self, move: i64) -> bool:
        """Whether a possible move of the side to move gives check, by itself or by what it uncovers."""
        return gives_check(self, move)

    def attacked(self, square: i64, by: i64) -> bool:
        """Whether a piece of side `by` could capture along a line on `square`, exposed kings aside."""
        return attacked(self, square, by)

    def can_capture(self, square: i64, by: i64) -> bool:
        """Whether a piece of side `by` could capture on `square` in any way, whatever rulings forbid."""
        return can_capture(self, square, by)

    def is_protected(self, origin: i64, square: i64) -> bool:
        """Whether an enemy could capture on `square` once the piece on `origin` has taken there what stands there."""
        return is_protected(self, origin, square)

    def could_lose(self, side: i64) -> bool:
        """Whether the side to move could take the last royal piece of `side`."""
        return could_lose(self, side)

    def has_exposed(self, side: i64) -> bool:
        """Whether `side`, which has just moved, has lost by it or could now be made to."""
        return has_exposed(self, side)

    def drops_check(self, kind: i64) -> bool:
        """Whether a piece of `kind`, had the side to move one, could give check; asked after `generate_checks`."""
        return drops_check(self, kind)

    def face_after(self, move: i64) -> i64:
        """What the piece of a possible move shows once that is made, burning aside."""
        return face_after(self, move)

    # Lists of moves

    def legal_moves(self) -> list[int]:
        """All legal moves of the side to move."""
        first = self.top
        generate_legal(self)
        return self._taken_off(first)

    def unbanned_moves(self, noisy_only: bool = False) -> list[int]:
        """Legal moves and those that only a ban of repetition forbids; see `generate` for `noisy_only`."""
        first = self.top
        generate(self, noisy_only)
        return self._taken_off(first)

    def unjudged_moves(self) -> list[int]:
        """All that the pieces on the board can do, whatever checks and rulings forbid; nothing once a side has lost."""
        if self.royals[0] == 0 or self.royals[1] == 0:
            return []
        first = self.top
        reserve(self)
        generate_ways(self, False)
        return self._taken_off(first)

    def _taken_off(self, first: i64) -> list[int]:
        """The moves on the stack from `first` on, which leave it."""
        moves = [int(self.moves[n]) for n in range(first, self.top)]
        self.top = first
        return moves

    def is_legal(self, move: int) -> bool:
        return move in self.legal_moves()

    # The end of the game

    def outcome(self) -> Outcome | None:
        """How the game has ended by the rules, None while it goes on."""
        for ruling in self.rulings:
            ended = ruling.outcome(self)
            if ended is not None:
                return ended
        return None

    def earlier_occurrences(self) -> list[int]:
        """Plies at which this position stood before, in order."""
        return [n for n in range(self.ply % 2, self.ply, 2) if self.key_at(n) == self.key]

    def repetition(self, plies: i64) -> i64:
        """What a search should make of the present position having stood before, at most `plies` ago.

        0 it has not; 1 a draw; 2 the side to move has always given check since and would lose; 3 the other side has.
        Only plies whose check is known count as checks: those where `generate` or `in_check` was asked.
        """
        last = self.ply - plies
        ply = self.ply - 4
        while ply >= 0 and ply >= last:
            if self.key_at(ply) == self.key:
                mover, other = True, True
                for n in range(ply + 1, self.ply + 1):
                    if self.checked[n] != 1:
                        if (self.ply - n) & 1 == 0:
                            other = False
                        else:
                            mover = False
                if mover == other:
                    return 1
                return 2 if mover else 3
            ply -= 2
        return 0

    def first_mover(self) -> i64:
        """The side that made the first move of the game, by the number of the next one."""
        return self.turn ^ (self.first_number + self.ply + 1) & 1

    def find_checks(self, first: int) -> None:
        """Finds out for every ply from `first` on whether the side to move was in check (`checked`)."""
        moves: list[i64] = []
        while self.ply > first:
            moves.append(self.undo())
        for move in reversed(moves):
            known = self.checked[self.ply + 1]
            self.play(move)
            self.checked[self.ply] = known
            self.in_check()

    # For those who show a position

    def transition(self, move: int) -> Transition:
        """What a possible move of the side to move would change."""
        side, target = int(self.turn), int(to_square(move))
        if is_drop(move):
            kind = int(drop_kind(move))
            leg = Leg(-1, target, int(make_piece(kind, side)))
            return Transition(move, side, (leg,), self._removals(move, target), (), self.variant.held_kind(kind))
        origin = int(from_square(move))
        piece = int(self.cells[origin])
        legs, here = [], origin
        for square in [*vias(move), target]:
            legs.append(Leg(here, square, piece))
            here = square
        face = int(face_after(self, move))
        promoted = ((target, face),) if face != piece else ()
        return Transition(move, side, tuple(legs), self._removals(move, target), promoted, 0)

    def _removals(self, move: int, target: int) -> tuple[Removal, ...]:
        """Pieces that a move on the board takes, in order, and then those that burn."""
        demoted = self.tables.demoted
        if self.one_victim:
            victim = int(self.cells[target])
            return (Removal(target, victim, int(demoted[victim])),) if victim else ()
        first = self.removed_top
        self.play(move)
        captured = self.captured_height(self.ply - 1)
        removals = []
        for n in range(first, self.removed_top, 3):
            square, piece, burnt = int(self.removed[n]), int(self.removed[n + 1]), n >= captured
            removals.append(Removal(square, piece, 0 if burnt else int(demoted[piece]), burnt))
        self.undo()
        return tuple(removals)
