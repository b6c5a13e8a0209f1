"""What the generation of moves keeps to hand while it looks at a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..board.tables import Tables
from ..record.variant import Variant


class Workspace:
    """Squares that carry the stamp of the last look, and what of tables and rules is asked for every piece and move.

    offered, visited  squares already offered to a piece, and those its area move has been to, carry the stamp `offer`
    trodden     squares to which a lion of several steps comes in another way carry the stamp `tread`
    mark, pin   squares that answer the check, or stay on the line of a pin, and pinned pieces carry a stamp; pins have
                those above `unpinned`, the check has `answer`
    seen, front, line_of, distance   of the lines to the enemy king (see `checking`); line_of is -1 where several meet
    far         [piece] 1 where it goes, or captures, anywhere; aims: where such a piece captures; asked: the stamp of
                the last question about a single piece, below all others
    stand_in    a kind to ask with whether a square could be captured on: not royal, of the lowest rank
    """

    def __init__(self, variant: Variant, tables: Tables) -> None:
        empty: vec[i64] = vec[i64]([0] * int(tables.size))
        self.offered: vec[i64] = empty[:]
        self.visited: vec[i64] = empty[:]
        self.queue: vec[i64] = empty[:]
        self.trodden: vec[i64] = empty[:]
        self.tread: i64 = 0
        self.offer: i64 = 0
        self.asked: i64 = 0
        self.aims: vec[i64] = empty[:]
        self.noisy_only: bool = False
        self.stand_in: i64 = _stand_in(variant)
        self.jump_any: bool = variant.jump_capture == "any"
        self.jump_lower: bool = variant.jump_capture == "lower"
        self.jump_quiet: bool = variant.jump_quiet
        self.drops_burn: bool = any(variant.kind(kind).burns for kind in variant.drop_kinds)
        self.able: vec[i64] = tables.able
        self.far: vec[i64] = vec[i64]([int(a | b) for a, b in zip(tables.teleports, tables.raids, strict=True)])
        self.sweep_own: bool = variant.range_capture_own == "yes"
        self.emperors_guard: bool = variant.emperor_protection == "always"
        self.edges: vec[i64] = tables.edges
        self.gates: vec[i64] = tables.gates
        self.stamp: i64 = 0
        self.answer: i64 = 0
        self.unpinned: i64 = 0
        self.mark: vec[i64] = empty[:]
        self.pin: vec[i64] = empty[:]
        self.look: i64 = 0
        self.seen: vec[i64] = empty[:]
        self.front: vec[i64] = empty[:]
        self.line_of: vec[i64] = empty[:]
        self.distance: vec[i64] = empty[:]


def _stand_in(variant: Variant) -> int:
    kinds = [kind for kind in variant.every_kind if not kind.royal]
    return min(kinds, key=lambda kind: kind.jump_rank).id if kinds else 1
