"""The evaluation by a network, whose sums are brought up to date when a position is judged."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.rules.position import Position

from ..search.score import EVALUATION_LIMIT
from .incremental import Incremental
from .inputs import HELD
from .network import LANE_BITS, LANE_LIMIT, LINEAR_SHIFT, OUTPUT_SHIFT, Network

_MAX_STACK: Final = 512
_LANE_MASK: Final = (1 << LANE_BITS) - 1
# Raises all lanes above 0.
_RAISE: Final = sum(LANE_LIMIT << LANE_BITS * lane for lane in range(4))
# Room for what one move can change, at least so much is kept free.
_ROOM: Final = 2 * 36 * 36


class Learned(Incremental):
    """Keeps for every move played, one after the other, what it changed and, once asked for, the sums of both sides.

    Of move `at` of the line:
    _first    [at] where its changes begin in `_changes`; each is a key of the inputs, doubled, + 1 where it came
    _zones    [2 * at + side] the side's zone and view of the board, as `Inputs.zone` tells
    _known    [2 * at + side] whether the side's sums are there, in `_sums` from (2 * at + side) * stride on
    """

    def __init__(self, position: Position, network: Network) -> None:
        super().__init__(position)
        self._network: Network = network
        self._stride: i64 = network.stride
        self._size: i64 = network.inputs.size
        # Up to so many changes it is less work to follow them than to compare all squares.
        self._near: i64 = len(position.tables.squares) // 4
        self._at: i64 = 0
        self._top: i64 = 0
        self._first: vec[i64] = vec[i64]([0] * _MAX_STACK)
        self._zones: vec[i64] = vec[i64]([0] * (2 * _MAX_STACK))
        self._known: vec[i64] = vec[i64]([0] * (2 * _MAX_STACK))
        self._changes: vec[i64] = vec[i64]([0] * (4 * _ROOM))
        # Rows to be added and taken away, before they are, and how many.
        self._coming: vec[i64] = vec[i64]([0] * (4 * _ROOM))
        self._going: vec[i64] = vec[i64]([0] * (4 * _ROOM))
        self._come: i64 = 0
        self._gone: i64 = 0
        # For each side and zone the sums made last: records of `_sums` from `_last_sums` on, and for what position.
        lasts = 4 * int(network.inputs.zones)
        self._last_sums: i64 = 2 * _MAX_STACK
        self._last_cells: vec[i64] = vec[i64]([0] * (lasts * len(position.tables.squares)))
        self._last_hands: vec[i64] = vec[i64]([0] * (lasts * len(position.hand)))
        self._sums: vec[i64] = vec[i64]([0] * ((2 * _MAX_STACK + lasts) * int(network.stride)))
        for last in range(lasts):
            for n in range(network.stride):
                self._sums[(self._last_sums + last) * self._stride + n] = network.bias[n]
        self.adopt(position)

    def adopt(self, position: Position) -> None:
        self.position = position
        self._at = 0
        self._top = 0
        self._first[0] = 0
        self._royals_changed()
        self._renew(0, 0)
        self._renew(1, 1)

    def _begin(self) -> None:
        at = self._at + 1
        self._at = at
        self._first[at] = self._top
        self._zones[2 * at] = self._zones[2 * at - 2]
        self._zones[2 * at + 1] = self._zones[2 * at - 1]
        self._known[2 * at] = 0
        self._known[2 * at + 1] = 0
        if self._top + _ROOM > len(self._changes):
            self._widen()

    def _widen(self) -> None:
        """Room for as many changes again."""
        for _ in range(len(self._changes)):
            self._changes = append(self._changes, i64(0))
            self._coming = append(self._coming, i64(0))
            self._going = append(self._going, i64(0))

    def _end(self) -> None:
        self._top = self._first[self._at]
        self._at -= 1

    def _change(self, piece: i64, square: i64, times: i64) -> None:
        self._note(piece * self._size + square, times)

    def _hold(self, side: i64, kind: i64, which: i64, times: i64) -> None:
        self._note(HELD | (side * self._kinds + kind) * MAX_HAND + which, times)

    def _note(self, key: i64, times: i64) -> None:
        self._changes[self._top] = key << 1 | (1 if times > 0 else 0)
        self._top += 1

    def _royals_changed(self) -> None:
        inputs = self._network.inputs
        for side in range(2):
            self._zones[2 * self._at + side] = inputs.zone(self.position, side)

    def rough(self) -> i64:
        return self.evaluate()

    def evaluate(self) -> i64:
        position = self.position
        network = self._network
        for side in range(2):
            if not self._known[2 * self._at + side]:
                self._bring(side)
        own = 2 * self._at + position.turn
        enemy = own ^ 1
        phase = network.phase[position.count[0] + position.count[1]]
        first = phase * 2 * network.sums
        total = network.base[phase] + self._squares(own, first) + self._squares(enemy, first + network.sums)
        words = network.words
        linear = self._sums[own * self._stride + words] - self._sums[enemy * self._stride + words]
        score = (total >> OUTPUT_SHIFT) + (linear >> LINEAR_SHIFT + 1)
        if score > EVALUATION_LIMIT:
            return EVALUATION_LIMIT
        return -EVALUATION_LIMIT if score < -EVALUATION_LIMIT else score

    def _squares(self, record: i64, first: i64) -> i64:
        """The squares of a side's sums, weighted."""
        network = self._network
        output = network.output
        sums = self._sums
        clip = network.clip
        total: i64 = 0
        at = record * self._stride
        end = at + network.words
        while at < end:
            lanes = sums[at] + _RAISE
            at += 1
            value = (lanes & _LANE_MASK) - LANE_LIMIT
            if value > 0:
                if value > clip:
                    value = clip
                total += value * value * output[first]
            value = (lanes >> LANE_BITS & _LANE_MASK) - LANE_LIMIT
            if value > 0:
                if value > clip:
                    value = clip
                total += value * value * output[first + 1]
            value = (lanes >> 2 * LANE_BITS & _LANE_MASK) - LANE_LIMIT
            if value > 0:
                if value > clip:
                    value = clip
                total += value * value * output[first + 2]
            value = (lanes >> 3 * LANE_BITS) - LANE_LIMIT
            if value > 0:
                if value > clip:
                    value = clip
                total += value * value * output[first + 3]
            first += 4
        return total

    def _bring(self, side: i64) -> None:
        """Works out the sums of a side: from those of an earlier move with the same zone, else from the zone's last."""
        here = 2 * self._at + side
        zone = self._zones[here]
        before = here - 2
        while before >= 0 and self._top - self._first[(before >> 1) + 1] <= self._near:
            if self._known[before] and self._zones[before] == zone:
                self._follow(before, here, side)
                return
            before -= 2
        self._renew(here, side)

    def _follow(self, before: i64, here: i64, side: i64) -> None:
        """Brings the sums of an earlier move up to date, and those of the moves between, which others will begin at."""
        zone = self._zones[here]
        first = self._first[(before >> 1) + 1]
        after = before + 2
        while after <= here:
            end = self._top if after == here else self._first[(after >> 1) + 1]
            if self._zones[after] == zone:
                for n in range(first, end):
                    change = self._changes[n]
                    row = self._row(zone, side, change >> 1)
                    if change & 1:
                        self._comes(row)
                    else:
                        self._goes(row)
                self._apply(before * self._stride, after * self._stride)
                self._known[after] = 1
                before = after
                first = end
            after += 2

    def _comes(self, row: i64) -> None:
        self._coming[self._come] = row
        self._come += 1

    def _goes(self, row: i64) -> None:
        self._going[self._gone] = row
        self._gone += 1

    def _apply(self, source: i64, target: i64) -> None:
        """The sums at `target` become those at `source` with the rows that come and without those that go."""
        both = self._come if self._come < self._gone else self._gone
        if both == 0 and source != target:
            self._copy(source, target)
        for n in range(both):
            self._exchange(source, target, self._coming[n], self._going[n])
            source = target
        for n in range(both, self._come):
            self._add(target, self._coming[n])
        for n in range(both, self._gone):
            self._take(target, self._going[n])
        self._come = 0
        self._gone = 0

    def _renew(self, here: i64, side: i64) -> None:
        """Works the sums out from those that were last made for the same zone, whatever the position was then."""
        zone = self._zones[here]
        last = side * 2 * self._network.inputs.zones + zone
        self._find_differences(last, zone, side)
        source = (self._last_sums + last) * self._stride
        self._apply(source, source)
        self._copy(source, here * self._stride)
        self._known[here] = 1

    def _find_differences(self, last: i64, zone: i64, side: i64) -> None:
        """Notes what comes and goes from the last position of a zone to this one, which takes its place."""
        position = self.position
        cells = position.cells
        squares = position.tables.squares
        before = self._last_cells
        first = last * len(squares)
        for n in range(len(squares)):
            square = squares[n]
            piece = cells[square]
            old = before[first + n]
            if piece != old:
                before[first + n] = piece
                if old:
                    self._goes(self._row(zone, side, old * self._size + square))
                if piece:
                    self._comes(self._row(zone, side, piece * self._size + square))
        first = last * len(position.hand)
        for slot in range(len(position.hand)):
            held = position.hand[slot]
            which = self._last_hands[first + slot]
            self._last_hands[first + slot] = held
            while which < held:
                self._comes(self._row(zone, side, HELD | slot * MAX_HAND + which))
                which += 1
            while which > held:
                which -= 1
                self._goes(self._row(zone, side, HELD | slot * MAX_HAND + which))

    def _row(self, zone: i64, side: i64, key: i64) -> i64:
        """Where the weights begin that a key adds to a side's sums."""
        inputs = self._network.inputs
        return ((zone >> 1) * inputs.count + inputs.row(2 * side + (zone & 1), key)) * self._stride

    def _copy(self, source: i64, target: i64) -> None:
        sums = self._sums
        for n in range(self._stride):
            sums[target + n] = sums[source + n]

    def _exchange(self, source: i64, target: i64, coming: i64, going: i64) -> None:
        sums = self._sums
        rows = self._network.rows
        for n in range(self._stride):
            sums[target + n] = sums[source + n] + rows[coming + n] - rows[going + n]

    def _add(self, target: i64, coming: i64) -> None:
        sums = self._sums
        rows = self._network.rows
        for n in range(self._stride):
            sums[target + n] = sums[target + n] + rows[coming + n]

    def _take(self, target: i64, going: i64) -> None:
        sums = self._sums
        rows = self._network.rows
        for n in range(self._stride):
            sums[target + n] = sums[target + n] - rows[going + n]
