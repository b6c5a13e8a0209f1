"""The nodes of a search for mates: the path, the children of every node on it, and what is known at first sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from shogi_desktop.rules.position import Position

from ..control import Control
from ..limits import Budget
from .hands import Hands
from .table import DISPROVED, ENDLESS, MOST, NO_LOOP, PROVED, MateTable

DEEPEST: Final = 3000
# What a refutation depends on instead of the depth of a position that comes back: that the search goes no deeper.
CUT_OFF: Final = -1
_ROOM: Final = 2048
# How hard a move may look before one much like it is tried as well.
_PATIENCE: Final = 6
_APPRAISED: Final = 1 << 17
_TELL_MS: Final = 1000
_MASK_31: Final = (1 << 31) - 1


def mix(key: i64, salt: i64) -> i64:
    """A hash that is not linear in `key`, as sums over paths need."""
    low = (key & _MASK_31) * 0x2C1B3C6D + salt * 0x1E3779B1 & (1 << 61) - 1
    high = ((key >> 31 ^ low >> 24) & _MASK_31) * 0x297A2D39
    return low ^ (high >> 9 & _MASK_31) << 31 ^ high & _MASK_31


class MateNodes:
    """The path from the root, and for every node on it the moves that matter with their numbers.

    Every node is seen by its own mover: phi is how much is still to be shown for him to succeed (for the attacker the
    proof number, for the defender the disproof number), delta the same for his opponent.

    moves, phi, delta   [child]
    plies               [child] of a decided child: the plies of its mate, or within which it has none
    """

    def __init__(self, table: MateTable, position: Position) -> None:
        self.table: MateTable = table
        self.position: Position = position
        self.control: Control = Control(Budget())
        self.hands: Hands = Hands(position, position.turn)
        self.attacker: i64 = 0
        self.nodes: i64 = 0
        self.stopped: bool = False
        # Called about once a second.
        self.tell: Callable[[], None] | None = None
        self._tell_at: int = _TELL_MS
        self.look_at: i64 = 0
        self._kinds: i64 = position.tables.kinds
        # Where all moves must be tried to know which give check or answer one, a single node takes milliseconds.
        self._labours: bool = not position.in_lines
        # Where a promoted piece can do all that the unpromoted one can, the plain move waits for the other to fail.
        self._dominated: vec[i64] = vec[i64](_dominated(position))
        # [depth] of the path
        stack = vec[i64]([0] * (DEEPEST + 2))
        self._key, self._hand, self._path = stack[:], stack[:], stack[:]
        self._length, self._first, self._end, self._child = stack[:], stack[:], stack[:], stack[:]
        self._phi_limit, self._delta_limit, self._began = stack[:], stack[:], stack[:]
        # [child] of all nodes of the path, one node's after the other's
        room = vec[i64]([0] * _ROOM)
        self.moves: vec[i64] = room[:]
        self.phi: vec[i64] = room[:]
        self.delta: vec[i64] = room[:]
        self.plies: vec[i64] = room[:]
        self._keys, self._hands, self._loop, self._final = room[:], room[:], room[:], room[:]
        # The child that waits until this one fails or looks hard, 0 = none; 1 for a child that waits.
        self._next, self._waits = room[:], room[:]
        # Replies counted lately, by hash.
        self._appraised: vec[i64] = vec[i64]([0] * _APPRAISED)
        self._replies: vec[i64] = vec[i64]([0] * _APPRAISED)

    def begin(self, position: Position, attacker: i64, hands: Hands, control: Control) -> None:
        """Takes a position over: `attacker` is to mate; `hands` must be made for these pieces."""
        self._tell_at = _TELL_MS
        self.position = position
        self.attacker = attacker
        self.hands = hands
        hands.position = position
        self.table.begin(hands)
        self.control = control
        self.look_at = control.look_at
        self.nodes = 0
        self.stopped = False

    def forget(self) -> None:
        """Forgets what holds for other pieces only."""
        self.table.clear()
        for slot in range(_APPRAISED):
            self._appraised[slot] = 0

    def _expand(self, depth: i64) -> None:
        """Lists the moves of a node and looks up what is known about them."""
        self.nodes += 1
        if self.nodes >= self.look_at or self._labours:
            self._look()
        position = self.position
        attacks = position.turn == self.attacker
        top = position.top
        if attacks:
            position.generate_checks()
        else:
            position.generate_evasions()
        count = position.top - top
        position.top = top
        first = self._first[depth]
        end = first + count
        if end >= len(self.moves):
            self._widen(end)
        self._end[depth] = end
        for n in range(count):
            self.moves[first + n] = position.moves[top + n]
            self._next[first + n] = 0
            self._waits[first + n] = 0
        self._make_wait(first, end, attacks)
        at = first
        while at < end:
            self._look_up(depth, at, True)
            if self.delta[at] == 0 or self.stopped:
                # Decided for the mover, so that what else he has does not matter; or nothing matters any more.
                self._waits[at] = 0
                self._end[depth] = at + 1
                return
            at += 1
        at = end
        while at > first:
            at -= 1
            if self._next[at] != 0 and self._waits[at] == 0 and self._is_hard(at):
                self._release(depth, at)

    def _make_wait(self, first: i64, end: i64, attacks: bool) -> None:
        """Of moves that are much alike, all but one wait: not promoting after promoting, and drops of the defender on
        one square, or on squares that he does not protect: those are mostly taken and change nothing."""
        moves = self.moves
        if attacks:
            for at in range(first + 1, end):
                move = moves[at]
                if moves[at - 1] == move | PROMOTION != move and self._dominated[self._mover(move)]:
                    self._line_up(at - 1, at)
            return
        # The kinds come in the order of their value: the cheapest goes first, since what is taken helps to attack.
        position = self.position
        square: i64 = -1
        last: i64 = -1
        at = end
        while at > first:
            at -= 1
            move = moves[at]
            if move & DROP == 0:
                continue
            if move & SQUARE_MASK == square:
                self._line_up(at + 1, at)
                last = at if last == at + 1 else last
                continue
            square = move & SQUARE_MASK
            if not position.attacked(square, position.turn):
                if last >= 0:
                    self._line_up(last, at)
                last = at

    def _line_up(self, before: i64, at: i64) -> None:
        self._waits[at] = 1
        self._next[before] = at

    def _mover(self, move: i64) -> i64:
        return self.position.cells[move >> ORIGIN_SHIFT & SQUARE_MASK]

    def _release(self, depth: i64, child: i64) -> None:
        """The child that waited for this one comes into play: this one has failed, or it is a check and looks hard.

        Where a pawn drop must not mate, not promoting may be the solution and promoting take long to refute.
        """
        waiting = self._next[child]
        if waiting == 0 or (self.phi[child] != 0 and self.position.turn != self.attacker):
            return
        self._next[child] = 0
        self._waits[waiting] = 0
        self._look_up(depth, waiting, False)
        if self._is_hard(waiting):
            self._release(depth, waiting)

    def _is_hard(self, child: i64) -> bool:
        return self.phi[child] == 0 or self.delta[child] > _PATIENCE

    def _below(self, depth: i64) -> i64:
        """Plies left after a move of the node."""
        length = self._length[depth]
        return length - 1 if length < ENDLESS else length

    def _look_up(self, depth: i64, at: i64, anew: bool) -> None:
        """Sets the numbers of a child: from the path, the table, or by looking at it."""
        attacks = self.position.turn == self.attacker
        if anew:
            self._identify(depth, at)
        key, hand = self._keys[at], self._hands[at]
        length = self._below(depth)
        self._loop[at] = NO_LOOP
        above = depth - 1
        while above >= 0:
            if self._key[above] == key and self.hands.covers(self._hand[above], hand):
                self._refute(at, attacks, length, hand, above)
                return
            above -= 2
        table = self.table
        known = table.find(key, hand, length)
        if known == PROVED:
            self._accept(at, attacks, table.length, table.hand)
            return
        if known == DISPROVED:
            self._refute(at, attacks, table.length, table.hand, NO_LOOP)
            return
        loop = table.find_loop(self._path[depth] ^ mix(key ^ hand, depth + 2), length)
        if loop != NO_LOOP:
            self._refute(at, attacks, length, hand, loop)
        elif depth + 2 >= DEEPEST:
            self._refute(at, attacks, length, hand, CUT_OFF)
        else:
            self.phi[at], self.delta[at] = (table.dn, table.pn) if attacks else (table.pn, table.dn)
            if attacks and (length == 0 or not table.visited):
                self._appraise(at, length)

    def _accept(self, at: i64, attacks: bool, plies: i64, hand: i64) -> None:
        """The child is a mate."""
        self.phi[at], self.delta[at] = (MOST, 0) if attacks else (0, MOST)
        self.plies[at] = plies
        self._final[at] = hand

    def _refute(self, at: i64, attacks: bool, plies: i64, hand: i64, loop: i64) -> None:
        """The child is no mate."""
        self.phi[at], self.delta[at] = (0, MOST) if attacks else (MOST, 0)
        self.plies[at] = plies
        self._final[at] = hand
        self._loop[at] = loop

    def _appraise(self, at: i64, length: i64) -> None:
        """Looks at a check for the first time: the more replies, the farther from mate."""
        key = self._keys[at] ^ self._hands[at]
        slot = key & _APPRAISED - 1
        if self._appraised[slot] != key:
            self._appraised[slot] = key
            self._replies[slot] = self._count_replies(at)
            if self._labours:
                self._look()
        replies = self._replies[slot]
        if replies <= 0:
            self._accept(at, True, 0, -replies)
        elif length == 0:
            self._refute(at, True, 0, self._hands[at], NO_LOOP)
        elif replies > self.delta[at]:
            self.delta[at] = replies

    def _count_replies(self, at: i64) -> i64:
        """How many answers a check has, drops on one square as one; less than 1, the hand it needs, for a mate."""
        position = self.position
        top = position.top
        position.play(self.moves[at])
        position.generate_evasions()
        count: i64 = 0
        square: i64 = -1
        for n in range(top, position.top):
            move = position.moves[n]
            if move & DROP == 0 or move & SQUARE_MASK != square:
                count += 1
                square = move & SQUARE_MASK if move & DROP else i64(-1)
        position.top = top
        if count == 0:
            count = -self._kept_from_defender(self._hands[at])
        position.undo()
        return count

    def _kept_from_defender(self, hand: i64) -> i64:
        """As `_lacking`, straight after `generate_evasions`."""
        position = self.position
        if not position.blockable:
            return 0
        needed: i64 = 0
        other = (self.attacker ^ 1) * self._kinds
        for kind in position.tables.hand_kinds:
            if position.hand[other + kind] == 0:
                needed |= hand & self.hands.mask[kind]
        return needed

    def _identify(self, depth: i64, at: i64) -> None:
        """Hash and attacker's hand of a child."""
        position = self.position
        move = self.moves[at]
        hand = self._hand[depth]
        if not position.one_victim or position.keeps_word:
            position.play(move)
            self._keys[at] = self.hands.key_of_position()
            self._hands[at] = self.hands.of_position()
            position.undo()
            return
        tables = position.tables
        side = position.turn
        attacks = side == self.attacker
        size = tables.size
        target = move & SQUARE_MASK
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        key = self._key[depth] ^ tables.side_key
        if move & DROP:
            key ^= tables.piece_key[(origin << 1 | side) * size + target]
            if attacks:
                hand -= self.hands.unit[tables.demoted[origin << 1 | side]]
        else:
            piece = position.cells[origin]
            victim = position.cells[target]
            face = tables.promoted[piece] if move & PROMOTION else piece
            key ^= tables.piece_key[piece * size + origin] ^ tables.piece_key[face * size + target]
            if victim:
                key ^= tables.piece_key[victim * size + target]
                if attacks and tables.demoted[victim]:
                    hand += self.hands.unit[tables.demoted[victim]]
        self._keys[at] = key
        self._hands[at] = hand

    def _look(self) -> None:
        """Lets others run, hears whether to stop, and tells from time to time how it goes."""
        self.stopped = self.control.look(self.nodes)
        self.look_at = self.control.look_at
        if self.tell is not None and self.control.elapsed_ms() >= self._tell_at:
            self.tell()
            self._tell_at = self.control.elapsed_ms() + _TELL_MS

    def _widen(self, end: i64) -> None:
        """Makes room for more children."""
        while len(self.moves) <= end:
            for _ in range(len(self.moves)):
                self.moves, self.phi, self.delta = append(self.moves, 0), append(self.phi, 0), append(self.delta, 0)
                self.plies, self._keys = append(self.plies, 0), append(self._keys, 0)
                self._hands, self._loop = append(self._hands, 0), append(self._loop, 0)
                self._final, self._next = append(self._final, 0), append(self._next, 0)
                self._waits = append(self._waits, 0)


def _dominated(position: Position) -> list[int]:
    """[piece] 1 where the promoted face attacks, and goes, wherever the piece does."""
    tables = position.tables
    width = int(tables.vectors)
    found = [0] * int(tables.pieces)
    for piece in range(2, tables.pieces):
        face = int(tables.promoted[piece])
        if face:
            found[piece] = int(
                all(tables.reach[face * width + n] >= tables.reach[piece * width + n] for n in range(width))
            )
    return found
