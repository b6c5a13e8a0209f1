"""Pieces on squares and in hands, with an incremental hash: making and unmaking moves without judging them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..record.variant import Variant
from ..rulings.registry import rulings_of
from ..rulings.ruling import Ruling
from .changes import play_removing, undo_removing
from .fire import burner_beside, kindle
from .moves import DROP, NO_MOVE, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK, VIA_SHIFT
from .tables import MAX_HAND, Tables, tables_of

# Per ply: the move, the piece captured, its place in the piece list, the hash before the move. Where a move can remove
# several pieces, two heights of the stack of removed pieces instead: before the move, and once it has captured.
_LOG: Final = 4

UNLOSABLE: Final = 512
"""What `royals` holds for a side that has begun without a royal piece: it cannot lose one."""


class Board:
    """State of a game and the moves that led to it.

    cells   [square] piece, EMPTY or WALL
    hand    [side * kinds + kind] count
    king    [side] square of the royal piece, -1 where there is none (where checks are found along lines)
    royals  [side] how many royal pieces the side can lose before it has lost; 0: it has
    fire    [side * size + square] how many burners of a side stand beside the square
    movers  [ply] what the piece was that made the move; kept where moves can remove several pieces
    words   [ply] what the rulings keep beside the board, a part of the hash; 0 wherever a history begins
    reversible  [ply] how many moves ago something last happened that no move takes back
    listed  [side * squares + n] squares of a side's pieces, n < count[side]; place [square] index in listed

    Every move keeps what it changes, for `undo`. Where moves take at most one piece, on their target, that stands in
    the log; else the pieces removed, those captured before those burnt, stand on a stack.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        tables = tables_of(variant)
        self.tables: Tables = tables
        self.cells: vec[i64] = tables.wall[:]
        self.hand: vec[i64] = vec[i64]([0] * int(tables.pieces))
        self.king: vec[i64] = vec[i64]([-1, -1])
        self.listed: vec[i64] = vec[i64]([0] * (2 * len(tables.squares)))
        self.place: vec[i64] = vec[i64]([0] * int(tables.size))
        self.count: vec[i64] = vec[i64]([0, 0])
        self.royals: vec[i64] = vec[i64]([UNLOSABLE, UNLOSABLE])
        self.takes_royals: bool = variant.check == "capture"
        self.one_victim: bool = tables.one_victim
        self.in_lines: bool = tables.in_lines and not self.takes_royals
        self.has_drops: bool = variant.has_drops
        self._all_royal: bool = variant.royal_loss == "any"
        self.rulings: list[Ruling] = rulings_of(variant)
        self.keeps_word: bool = any(ruling.keeps_word for ruling in self.rulings)
        self.fire: vec[i64] = vec[i64]([0] * (2 * int(tables.size)))
        # (square, piece, place) of every piece removed so far
        self.removed: vec[i64] = vec[i64]([0] * 96)
        self.removed_top: i64 = 0
        self.turn: i64 = 0
        self.key: i64 = 0
        self.ply: i64 = 0
        self.first_number: i64 = 1
        self.log: vec[i64] = vec[i64]([0] * (_LOG * 64))
        # [ply] whether the side to move was in check: -1 not asked yet, 0, 1
        self.checked: vec[i64] = vec[i64]([-1] * 65)
        self.reversible: vec[i64] = vec[i64]([0] * 65)
        self.movers: vec[i64] = vec[i64]([0] * 65)
        self.words: vec[i64] = vec[i64]([0] * 65)

    # Set-up

    def put(self, square: int, piece: int) -> None:
        """Sets what stands on a square (0 = nothing). For setting up: the history starts afresh."""
        if square not in self.variant.squares or not (piece == 0 or 2 <= piece < self.tables.pieces):
            raise ValueError(f"piece {piece} cannot stand on square {square}")
        old = self.cells[square]
        if old:
            self.delist(square, old & 1)
            self.key ^= self.tables.piece_key[old * self.tables.size + square]
            if self.tables.burns[old]:
                kindle(self, square, old & 1, -1)
        self.cells[square] = piece
        if piece:
            self.enlist(square, piece & 1)
            if self.tables.burns[piece]:
                kindle(self, square, piece & 1, 1)
            self.key ^= self.tables.piece_key[piece * self.tables.size + square]
        if self.tables.royal[old] or self.tables.royal[piece]:
            self.count_royals(0)
            self.count_royals(1)
        self._forget()

    def set_hand(self, side: int, kind: int, count: int) -> None:
        """Sets how many pieces of a kind a side has in hand. For setting up: the history starts afresh."""
        if kind not in self.variant.hand_kinds or not 0 <= count < MAX_HAND:
            raise ValueError(f"{count} pieces of kind {kind} cannot be in a hand")
        slot = side * self.tables.kinds + kind
        keys = self.tables.hand_key
        self.key ^= keys[slot * MAX_HAND + self.hand[slot]] ^ keys[slot * MAX_HAND + count]
        self.hand[slot] = count
        self._forget()

    def set_turn(self, side: int) -> None:
        """Sets the side to move. For setting up: the history starts afresh."""
        if side != self.turn:
            self.key ^= self.tables.side_key
            self.turn = side
        self._forget()

    def set_move_number(self, number: int) -> None:
        """Sets the number of the next move, 1 at the start of a game. The history starts afresh."""
        self.first_number = number
        self._forget()

    def count_royals(self, side: i64) -> None:
        royals = self.royal_squares(side)
        self.royals[side] = UNLOSABLE if not royals else 1 if self._all_royal else len(royals)
        self.king[side] = royals[-1] if royals and self.in_lines else -1

    def _forget(self) -> None:
        if self.keeps_word:
            self.key ^= self._word_key(self.words[self.ply])
        if self.ply:
            self.count_royals(0)
            self.count_royals(1)
        self.ply = 0
        self.checked[0] = -1
        self.reversible[0] = 0
        self.words[0] = 0
        self.removed_top = 0

    def enlist(self, square: i64, side: i64) -> None:
        at = side * len(self.tables.squares) + self.count[side]
        self.listed[at] = square
        self.place[square] = at
        self.count[side] += 1

    def delist(self, square: i64, side: i64) -> None:
        self.count[side] -= 1
        last = self.listed[side * len(self.tables.squares) + self.count[side]]
        at = self.place[square]
        self.listed[at] = last
        self.place[last] = at

    # What stands where

    @property
    def move_number(self) -> int:
        """Number of the next move."""
        return self.first_number + self.ply

    def piece_at(self, square: int) -> int:
        return self.cells[square]

    def hand_count(self, side: int, kind: int) -> int:
        return self.hand[side * self.tables.kinds + kind]

    def king_square(self, side: int) -> int:
        """Square of a side's royal piece, one of them where it has several, -1 where it has none."""
        first = side * len(self.tables.squares)
        for n in range(first, first + self.count[side]):
            if self.tables.royal[self.cells[self.listed[n]]]:
                return self.listed[n]
        return -1

    def royal_squares(self, side: int) -> list[int]:
        """Squares of a side's royal pieces."""
        first = side * len(self.tables.squares)
        listed = [int(self.listed[n]) for n in range(first, first + self.count[side])]
        return [square for square in listed if self.tables.royal[self.cells[square]]]

    def history(self) -> list[int]:
        """Moves played so far, the first one first."""
        return [int(self.log[_LOG * n]) for n in range(self.ply)]

    def last_move(self) -> int:
        """The move that led here, NO_MOVE at the start."""
        return self.log[_LOG * (self.ply - 1)] if self.ply else NO_MOVE

    def key_at(self, ply: i64) -> i64:
        """Hash of the position after `ply` moves, `ply` from 0 to the present."""
        return self.key if ply == self.ply else self.log[_LOG * ply + 3]

    def same_state(self, other: Board) -> bool:
        """Whether pieces, hands, side to move, move number and hash agree."""
        return (
            self.variant is other.variant
            and self.cells == other.cells
            and self.hand == other.hand
            and self.turn == other.turn
            and self.move_number == other.move_number
            and self.key == other.key
        )

    # Moves

    def play(self, move: i64) -> None:
        """Makes a move, trusting that it is legal (or at least possible)."""
        at = self._log_move(move)
        if not self.one_victim:
            play_removing(self, move, at)
            return
        tables = self.tables
        size = tables.size
        cells = self.cells
        side = self.turn
        target = move & SQUARE_MASK
        piece_key = tables.piece_key
        key = self.key ^ tables.side_key
        lasting = False
        if move & DROP:
            kind = move >> ORIGIN_SHIFT & SQUARE_MASK
            piece = kind << 1 | side
            self.log[at + 1] = 0
            key ^= self.change_hand(side, tables.demoted[piece], -1) ^ piece_key[piece * size + target]
            cells[target] = piece
            self.enlist(target, side)
        else:
            origin = move >> ORIGIN_SHIFT & SQUARE_MASK
            piece = cells[origin]
            victim = cells[target]
            self.log[at + 1] = victim
            if victim:
                lasting = True
                self.log[at + 2] = self.place[target]
                self.delist(target, victim & 1)
                key ^= piece_key[victim * size + target]
                if tables.demoted[victim]:
                    key ^= self.change_hand(side, tables.demoted[victim], 1)
                if tables.royal[victim]:
                    self.king[victim & 1] = -1
                    self.lose_royal(victim & 1)
            face = piece
            if move & PROMOTION:
                face = tables.promoted[piece]
                lasting = True
            key ^= piece_key[piece * size + origin] ^ piece_key[face * size + target]
            cells[origin] = 0
            cells[target] = face
            slot = self.place[origin]
            self.listed[slot] = target
            self.place[target] = slot
            if tables.royal[piece] != tables.royal[face]:
                self.count_royals(side)
            elif tables.royal[piece]:
                self.king[side] = target
        self.key = key
        self.turn = side ^ 1
        ply = self.ply + 1
        self.ply = ply
        self.checked[ply] = -1
        self.reversible[ply] = self.reversible[ply - 1] + 1
        if lasting and not self.has_drops:
            self.reversible[ply] = 0
        if self.keeps_word:
            self._change_word(move)

    def finish(self, move: i64, lasting: bool) -> None:
        """Turns over; `lasting`, where the move did what no move takes back."""
        self.turn ^= 1
        self.ply += 1
        ply = self.ply
        self.checked[ply] = -1
        self.reversible[ply] = self.reversible[ply - 1] + 1
        if lasting and not self.has_drops:
            self.reversible[ply] = 0
        if self.keeps_word:
            self._change_word(move)

    def undo(self) -> i64:
        """Takes the last move back and returns it; everything is as it was before. IndexError at the start."""
        if self.ply == 0:
            raise IndexError("there is no move to take back")
        self.ply -= 1
        at = self.ply * _LOG
        move = self.log[at]
        side = self.turn ^ 1
        self.turn = side
        self.key = self.log[at + 3]
        if move == NO_MOVE:
            return move
        if not self.one_victim:
            undo_removing(self, move, at)
            return move
        tables = self.tables
        cells = self.cells
        target = move & SQUARE_MASK
        if move & DROP:
            self.change_hand(side, tables.demoted[cells[target]], 1)
            cells[target] = 0
            self.delist(target, side)
            return move
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        face = cells[target]
        # A promoted face that has just promoted came from the one kind that promotes to it.
        piece = tables.unpromoted[face] if move & PROMOTION else face
        cells[origin] = piece
        slot = self.place[target]
        self.listed[slot] = origin
        self.place[origin] = slot
        victim = self.log[at + 1]
        cells[target] = victim
        if tables.royal[piece] != tables.royal[face]:
            self.count_royals(side)
        elif tables.royal[piece]:
            self.king[side] = origin
        if victim:
            self.relist(target, victim & 1, self.log[at + 2])
            if tables.demoted[victim]:
                self.change_hand(side, tables.demoted[victim], -1)
            if tables.royal[victim]:
                self.king[victim & 1] = target
                self.regain_royal(victim & 1)
        return move

    def play_null(self) -> None:
        """Passes the turn without a move, for searches; `undo` takes it back."""
        self._log_move(NO_MOVE)
        self.key ^= self.tables.side_key
        self.finish(NO_MOVE, True)
        self.reversible[self.ply] = 0

    def lose_royal(self, side: i64) -> None:
        if self._all_royal:
            self.royals[side] = 0
        else:
            self.royals[side] -= 1

    def regain_royal(self, side: i64) -> None:
        if self._all_royal:
            self.royals[side] = 1
        else:
            self.royals[side] += 1

    # What rulings keep beside the board

    def _change_word(self, move: i64) -> None:
        before = self.words[self.ply - 1]
        word: i64 = 0
        for ruling in self.rulings:
            if ruling.keeps_word:
                word |= ruling.after_move(self, move, before)
        self.words[self.ply] = word
        self.key ^= self._word_key(before) ^ self._word_key(word)

    def _word_key(self, word: i64) -> i64:
        """The part of a word in the hash: three squares, 0 where there is none."""
        keys, size = self.tables.state_key, self.tables.size
        return (
            keys[word & SQUARE_MASK]
            ^ keys[size + (word >> ORIGIN_SHIFT & SQUARE_MASK)]
            ^ keys[2 * size + (word >> VIA_SHIFT & SQUARE_MASK)]
        )

    def victims(self) -> list[tuple[int, int]]:
        """Square and piece of what the last move captured, in order; what burnt is left out."""
        if self.ply == 0 or self.last_move() == NO_MOVE:
            return []
        at = _LOG * (self.ply - 1)
        if self.one_victim:
            victim = self.log[at + 1]
            return [(int(self.last_move() & SQUARE_MASK), int(victim))] if victim else []
        return [(int(self.removed[n]), int(self.removed[n + 1])) for n in range(self.log[at + 1], self.log[at + 2], 3)]

    def removed_pieces(self) -> list[int]:
        """All that the moves so far have removed, in order; kept where moves can remove several pieces."""
        return [int(self.removed[n + 1]) for n in range(0, self.removed_top, 3)]

    def mover(self, move: i64) -> i64:
        """What the piece that made `move`, the last one, was when it set out."""
        if not self.one_victim:
            return self.movers[self.ply - 1]
        face = self.cells[move & SQUARE_MASK]
        return self.tables.unpromoted[face] if move & PROMOTION else face

    # Moves that can remove several pieces: captures on the way, burning

    def burner_beside(self, square: i64, side: i64, gone: i64) -> bool:
        """Whether an enemy burner of `side` stands beside a square, one on the square `gone` left aside (0 = none)."""
        return burner_beside(self, square, side, gone)

    def captured_height(self, ply: int) -> int:
        """Height of the stack of removed pieces when the move of a ply had captured, before anything burnt."""
        return self.log[_LOG * ply + 2]

    def repeats(self, times: i64) -> bool:
        """Whether the present position stood before as often as this, or more often."""
        back: i64 = 2
        reversible = self.reversible[self.ply]
        while back <= reversible:
            if self.log[_LOG * (self.ply - back) + 3] == self.key:
                times -= 1
                if times == 0:
                    return True
            back += 2
        return False

    def _log_move(self, move: i64) -> i64:
        at = self.ply * _LOG
        if at + _LOG > len(self.log):
            for _ in range(len(self.log)):
                self.log = append(self.log, 0)
            for _ in range(len(self.checked)):
                self.checked = append(self.checked, -1)
                self.reversible = append(self.reversible, 0)
                self.movers = append(self.movers, 0)
                self.words = append(self.words, 0)
        self.log[at] = move
        self.log[at + 3] = self.key
        return at

    def change_hand(self, side: i64, kind: i64, change: i64) -> i64:
        """Changes a hand and returns what that changes in the hash."""
        slot = side * self.tables.kinds + kind
        old = self.hand[slot]
        self.hand[slot] = old + change
        keys = self.tables.hand_key
        return keys[slot * MAX_HAND + old] ^ keys[slot * MAX_HAND + old + change]

    def relist(self, square: i64, side: i64, at: i64) -> None:
        """Takes `delist` back: the piece returns to its old place in the list, so that the order is as before."""
        end = side * len(self.tables.squares) + self.count[side]
        if at != end:
            moved = self.listed[at]
            self.listed[end] = moved
            self.place[moved] = end
        self.listed[at] = square
        self.place[square] = at
        self.count[side] += 1
