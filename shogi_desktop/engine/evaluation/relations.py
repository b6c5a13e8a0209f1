"""How the squares of a board lie to each other."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from shogi_desktop.rules.record.variant import Variant


class Relations:
    """`rel` of a square seen from another is code[square] - code[other] + centre, a number below `rels`.

    code  [square]; rank [square] ranks from the top, counted from 0
    far   [rel] distance in king steps
    """

    def __init__(self, variant: Variant) -> None:
        self.width = 2 * variant.files - 1
        self.rels: i64 = (2 * variant.ranks - 1) * self.width
        self.centre: i64 = (variant.ranks - 1) * self.width + variant.files - 1
        self.code = vec[i64]([0] * variant.geometry.size)
        self.rank = vec[i64]([0] * variant.geometry.size)
        for square in variant.squares:
            self.rank[square] = variant.rank_of(square) - 1
            self.code[square] = (variant.rank_of(square) - 1) * self.width + variant.file_of(square) - 1
        self.far = vec[i64]([0] * int(self.rels))
        for rel in range(int(self.rels)):
            files, ranks = rel % self.width - variant.files + 1, rel // self.width - variant.ranks + 1
            self.far[rel] = max(abs(files), abs(ranks))

    def distance(self, one: i64, two: i64) -> i64:
        """King steps between two squares of the board."""
        return self.far[self.code[two] - self.code[one] + self.centre]
