"""Depth-first proof-number search for mates by checks (df-pn, Nagai 2002).

Every node is seen by its own mover: phi is how much is still to be shown for him to succeed (for the attacker the
proof number, for the defender the disproof number), delta the same for his opponent. A node asks whether there is a
mate within so many plies, ENDLESS for any number.

A position that comes back on its path, with no more in the attacker's hand, counts against the attacker. What is
refuted by that alone is true only on this path: it is kept under a hash of the whole path, while what is proved, or
refuted without regard to the path above, is kept for the position (Kishimoto and Mueller, 2004).
"""

from __future__ import annotations

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT
from shogi_desktop.rules.position import Position

from .nodes import CUT_OFF, MateNodes, mix
from .table import DISPROVED, ENDLESS, MOST, NO_LOOP, PROVED, UNKNOWN, MateTable


class MateSearch(MateNodes):
    """Searches the position given to `begin`, which it leaves as it was whenever it returns."""

    def __init__(self, table: MateTable, position: Position) -> None:
        super().__init__(table, position)
        self.length: i64 = 0
        self.answer: i64 = UNKNOWN
        self._final_hand: i64 = 0
        # What `_weigh` found out about a node.
        self._phi: i64 = 0
        self._delta: i64 = 0
        self._best: i64 = 0
        self._second: i64 = 0
        self._rest: i64 = 0

    def quickest(self) -> int:
        """The attacker's move at the root of a mate just found."""
        best: i64 = -1
        for at in range(self._end[0]):
            if self.delta[at] == 0 and (best < 0 or self.plies[at] < self.plies[best]):
                best = at
        return self.moves[best]

    def slowest(self, plies: i64) -> list[int]:
        """The defender's moves at the root of a mate just found after which `plies` or more may be left."""
        return [int(self.moves[at]) for at in range(self._end[0]) if self.plies[at] >= plies]

    def search(self, length: i64) -> i64:
        """Whether the attacker mates within `length` plies: PROVED (then `length` tells how soon), DISPROVED, UNKNOWN.

        `answer` keeps it.
        """
        self.answer = self._run(length)
        return self.answer

    def _run(self, length: i64) -> i64:
        self._key[0] = self.hands.key_of_position()
        self._hand[0] = self.hands.of_position()
        self._path[0] = mix(self._key[0] ^ self._hand[0], 1)
        self._length[0] = length
        self._first[0] = 0
        self._phi_limit[0] = MOST
        self._delta_limit[0] = MOST
        self._expand(0)
        depth: i64 = 0
        while not self.stopped:
            self._weigh(depth)
            if self._phi < self._phi_limit[depth] and self._delta < self._delta_limit[depth]:
                self._descend(depth)
                depth += 1
                continue
            if depth == 0:
                return self._conclude_root()
            self._leave(depth)
            depth -= 1
        while depth > 0:
            self.position.undo()
            depth -= 1
        return UNKNOWN

    def _conclude_root(self) -> i64:
        if (self._phi == 0) == (self.position.turn == self.attacker):
            self._note_proof(0)
            return PROVED
        return DISPROVED if self._note_refutation(0) != CUT_OFF else UNKNOWN

    # Up and down

    def _weigh(self, depth: i64) -> None:
        """Sums the children of a node up."""
        phi, delta, waits = self.phi, self.delta, self._waits
        best: i64 = -1
        best_delta: i64 = MOST + 1
        best_phi: i64 = 0
        second: i64 = MOST
        largest: i64 = 0
        count: i64 = 0
        at = self._first[depth]
        end = self._end[depth]
        while at < end:
            this_phi = phi[at]
            if this_phi == 0 or waits[at] != 0:
                at += 1
                continue
            this_delta = delta[at]
            if this_delta < best_delta or (this_delta == best_delta and this_phi < best_phi):
                second = best_delta
                best = at
                best_delta = this_delta
                best_phi = this_phi
            elif this_delta < second:
                second = this_delta
            count += 1
            if this_phi > largest:
                largest = this_phi
            at += 1
        self._best = best
        self._second = second if second < MOST else i64(MOST)
        if count == 0:
            self._phi = MOST
            self._delta = 0
            return
        self._phi = best_delta
        # Not the sum (weak proof numbers, Ueda and others 2008): the same work often stands behind many children.
        self._rest = count - 1
        self._delta = largest + count - 1
        if best_delta == 0:
            self._delta = MOST
        elif self._delta >= MOST:
            self._delta = MOST - 1

    def _descend(self, depth: i64) -> None:
        """Plays the best child's move and expands it."""
        best = self._best
        below = depth + 1
        # A little more than the second best allows, or the search would leave and come back all the time (1 + epsilon).
        limit = self._second + 1 + self._second // 8
        self._delta_limit[below] = limit if limit < self._phi_limit[depth] else self._phi_limit[depth]
        self._phi_limit[below] = self._delta_limit[depth] - self._rest
        self._child[depth] = best
        self._key[below] = self._keys[best]
        self._hand[below] = self._hands[best]
        self._path[below] = self._path[depth] ^ mix(self._keys[best] ^ self._hands[best], below + 1)
        self._length[below] = self._below(depth)
        self._first[below] = self._end[depth]
        self._began[below] = self.nodes
        self.position.play(self.moves[best])
        self._expand(below)

    def _leave(self, depth: i64) -> None:
        """Keeps what is known of a node by now, and goes back to the one above."""
        above = depth - 1
        child = self._child[above]
        phi, delta = self._phi, self._delta
        self.phi[child] = phi
        self.delta[child] = delta
        attacks = self.position.turn == self.attacker
        if phi == 0 or delta == 0:
            if (phi == 0) == attacks:
                self._note_proof(depth)
            else:
                self._loop[child] = self._note_refutation(depth)
            self.plies[child] = self.length
            self._final[child] = self._final_hand
        else:
            pn, dn = (phi, delta) if attacks else (delta, phi)
            self.table.store(self._key[depth], self._hand[depth], pn, dn, self.nodes - self._began[depth])
        self.position.undo()
        if self._is_hard(child):
            self._release(above, child)

    # Decided nodes

    def _note_proof(self, depth: i64) -> None:
        """Keeps a proved node with the least hand that suffices; sets `length`."""
        hands = self.hands
        position = self.position
        first, end = self._first[depth], self._end[depth]
        if position.turn == self.attacker:
            best: i64 = -1
            for at in range(first, end):
                if self.delta[at] == 0 and (best < 0 or self.plies[at] < self.plies[best]):
                    best = at
            self.length = self.plies[best] + 1
            hand = self._before(self.moves[best], self._final[best])
        else:
            self.length = 0
            hand = self._lacking(self._hand[depth])
            for at in range(first, end):
                if self.plies[at] >= self.length:
                    self.length = self.plies[at] + 1
                hand = hands.most(hand, self._final[at])
        self._final_hand = hand
        self.table.prove(self._key[depth], hand, self.length, self.nodes - self._began[depth])

    def _lacking(self, hand: i64) -> i64:
        """What the attacker must hold in a position that the defender, who is in check, has just been expanded in:
        all the pieces that the defender lacks for a drop."""
        position = self.position
        first = position.top
        position.generate_evasions()
        position.top = first
        return self._kept_from_defender(hand)

    def _note_refutation(self, depth: i64) -> i64:
        """Keeps a refuted node with the largest hand for which that holds; sets `length`.

        Returns the depth of the position above that must come back for it to hold, NO_LOOP where none must.
        """
        hands = self.hands
        first, end = self._first[depth], self._end[depth]
        loop: i64 = NO_LOOP
        self.length = ENDLESS
        if self.position.turn == self.attacker:
            hand = self._unable()
            for at in range(first, end):
                if self._loop[at] < loop:
                    loop = self._loop[at]
                if self.plies[at] < self.length:
                    self.length = self.plies[at]
                hand = hands.least(hand, self._before(self.moves[at], self._final[at]))
        else:
            best: i64 = -1
            for at in range(first, end):
                if self.delta[at] == 0 and (best < 0 or self._loop[at] > loop):
                    best = at
                    loop = self._loop[at]
            self.length = self.plies[best]
            hand = hands.least(self._final[best], self._leaving(self.moves[best]))
        if self.length < ENDLESS:
            self.length += 1
        if loop >= depth:
            self._final_hand = hand
            self.table.disprove(self._key[depth], hand, self.length, self.nodes - self._began[depth])
            return NO_LOOP
        self._final_hand = self._hand[depth]
        self.table.store_loop(self._path[depth], self.length, loop)
        return loop

    def _unable(self) -> i64:
        """The most the attacker, to move, could hold without having other checks than he has now."""
        position = self.position
        tables = position.tables
        hands = self.hands
        hand: i64 = 0
        for kind in tables.hand_kinds:
            unit = hands.unit[kind]
            own = position.hand[self.attacker * self._kinds + kind]
            all_of_it = own + position.hand[(self.attacker ^ 1) * self._kinds + kind]
            if own > 0 or not position.drops_check(kind):
                hand += unit * all_of_it
        return hand

    def _leaving(self, move: i64) -> i64:
        """The most the attacker could hold that leaves the defender the piece he drops with `move`."""
        position = self.position
        hand: i64 = 0
        for kind in position.tables.hand_kinds:
            count = position.hand[kind] + position.hand[self._kinds + kind]
            if move & DROP and self._held(move) == kind:
                count -= 1
            hand += self.hands.unit[kind] * count
        return hand

    def _before(self, move: i64, hand: i64) -> i64:
        """The hand that becomes `hand` by a move of the attacker."""
        if move & DROP:
            return hand + self.hands.unit[self._held(move)]
        target = move & SQUARE_MASK
        if target != move >> ORIGIN_SHIFT & SQUARE_MASK:
            hand = self._without(hand, target)
        for n in range(move >> VIAS_SHIFT):
            via = move >> (VIA_SHIFT + 11 * n) & SQUARE_MASK
            # It may end on a square that it has left.
            if via != target:
                hand = self._without(hand, via)
        return hand

    def _held(self, move: i64) -> i64:
        """The kind that a drop takes from a hand."""
        return self.position.tables.demoted[(move >> ORIGIN_SHIFT & SQUARE_MASK) << 1]

    def _without(self, hand: i64, square: i64) -> i64:
        """A hand less what taking the piece on a square adds to it."""
        taken = self.position.tables.demoted[self.position.cells[square]]
        return self.hands.without(hand, taken) if taken else hand
