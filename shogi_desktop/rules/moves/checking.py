"""Moves that give check and moves that answer one: what a search for mates lists instead of all legal moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, PROMOTION
from ..board.tables import MAY, MUST, STUCK
from ..record.variant import Variant
from .generator import Generator


class Checking(Generator):
    """A board that lists checks and answers to checks fast.

    Seen from the enemy king, the lines on which own pieces could attack it end at the first piece. The empty squares
    of these lines and the enemy pieces at their ends are `seen`; own pieces at their ends are in `front`, since they
    may uncover a check behind them. Both carry the stamp of the last look.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        size = int(self.tables.size)
        self._look: i64 = 0
        self._seen: vec[i64] = vec[i64]([0] * size)
        self._front: vec[i64] = vec[i64]([0] * size)
        # The line on which a seen square lies, -1 where it lies on several, and its distance from the king.
        self._line_of: vec[i64] = vec[i64]([0] * size)
        self._distance: vec[i64] = vec[i64]([0] * size)
        # Whether the check that `generate_evasions` found leaves empty squares to drop on, pieces in hand or not.
        self.blockable: bool = False

    def generate_checks(self) -> None:
        """Puts the legal moves of the side to move that give check on the stack.

        Where a check need not be answered: the moves after which the last royal piece of the enemy could be taken,
        or is. As with `generate`, bans of repetition are left aside.
        """
        self.reserve()
        first = self.top
        if not self.in_lines:
            self._generate_threats()
            return
        enemy_king = self.king[self.turn ^ 1]
        king = self.king[self.turn]
        self.checkers = 0
        self._unpinned = self._stamp
        if king >= 0:
            self._find_checks_and_pins(king)
        self.checked[self.ply] = 1 if self.checkers else 0
        if enemy_king < 0:
            return
        self._look_from(enemy_king)
        if self.checkers < 2:
            self._generate_board_checks(king)
        if king >= 0 and self._front[king] == self._look:
            before = self.top
            self._generate_king(king, False)
            self._keep_checks(before)
        if self.checkers < 2 and self.has_drops:
            self._generate_drop_checks(enemy_king)
        if self.judged:
            self._remove_forbidden(first)

    def generate_evasions(self) -> None:
        """Puts the legal moves of a side in check on the stack, drops on one square one after the other.

        Where a check need not be answered: the moves after which the last royal piece cannot be taken at once.
        """
        self.reserve()
        self.blockable = False
        first = self.top
        if not self.in_lines:
            self._generate_rescues()
            return
        king = self.king[self.turn]
        self.checkers = 0
        self._unpinned = self._stamp
        if king >= 0:
            self._find_checks_and_pins(king)
        self.checked[self.ply] = 1 if self.checkers else 0
        if self.checkers == 0:
            self.generate()
            return
        self._generate_king(king, False)
        if self.checkers == 1:
            self._generate_board(king, False)
            if self.has_drops:
                self._generate_blocks()
        if self.judged:
            self._remove_forbidden(first)

    def drops_check(self, kind: i64) -> bool:
        """Whether a piece of `kind`, had the side to move one, could give check from some empty square.

        Asked after `generate_checks`; rules that forbid a drop here or there are left aside.
        """
        tables = self.tables
        side = self.turn
        enemy_king = self.king[side ^ 1]
        if enemy_king < 0:
            return False
        piece = kind << 1 | side
        for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
            vector = tables.side_vectors[at]
            if tables.reach[piece * tables.vectors + vector] and (
                self.cells[enemy_king - tables.vector_step[vector]] == 0
            ):
                return True
        return False

    def _look_from(self, enemy_king: i64) -> None:
        """Finds the squares and own pieces that matter for checks."""
        tables = self.tables
        cells, seen = self.cells, self._seen
        side = self.turn
        self._look += 1
        look = self._look
        for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
            vector = tables.side_vectors[at]
            step = tables.vector_step[vector]
            limit = tables.vector_limit[vector]
            distance: i64 = 0
            here = enemy_king
            while distance < limit:
                here -= step
                distance += 1
                piece = cells[here]
                if piece == 1:
                    break
                if piece != 0 and piece & 1 == side:
                    self._front[here] = look
                    break
                self._line_of[here] = -1 if seen[here] == look else vector
                self._distance[here] = distance
                seen[here] = look
                if piece != 0:
                    break

    def _generate_board_checks(self, king: i64) -> None:
        """Checks by all pieces but the king."""
        tables = self.tables
        cells, listed, mark, pin = self.cells, self.listed, self._mark, self._pin
        ray_step, ray_limit, ray_quiet, ray_capture = (
            tables.ray_step,
            tables.ray_limit,
            tables.ray_quiet,
            tables.ray_capture,
        )
        side = self.turn
        look = self._look
        at = side * len(tables.squares)
        end = at + self.count[side]
        while at < end:
            origin = listed[at]
            at += 1
            if origin == king:
                continue
            need: i64 = 0
            if pin[origin] > self._unpinned:
                if self.checkers != 0:
                    continue
                need = pin[origin]
            elif self.checkers != 0:
                need = self._answer
            uncovers = self._front[origin] == look
            piece = cells[origin]
            ray = tables.ray_first[piece]
            last_ray = tables.ray_first[piece + 1]
            while ray < last_ray:
                step = ray_step[ray]
                limit = ray_limit[ray]
                target = origin + step
                while limit > 0:
                    victim = cells[target]
                    if victim != 0:
                        if victim == 1 or victim & 1 == side or ray_capture[ray] == 0:
                            break
                        limit = 1
                    if (
                        (uncovers or self._seen[target] == look)
                        and (need == 0 or mark[target] == need)
                        and (victim != 0 or ray_quiet[ray] != 0)
                    ):
                        self._put_check(piece, origin, target, uncovers)
                    limit -= 1
                    target += step
                ray += 1

    def _put_check(self, piece: i64, origin: i64, target: i64, uncovers: bool) -> None:
        """Puts a move on the stack, promoting and not, where that gives check."""
        tables = self.tables
        move = origin << ORIGIN_SHIFT | target
        promoted = tables.promoted[piece]
        if promoted:
            zone = (piece & 1) * tables.size
            way = tables.zone[zone + origin] << 1 | tables.zone[zone + target]
            if self.cells[target]:
                way |= 4
            special = tables.edge[tables.edges[piece] + target] & (MUST | MAY)
            if special or tables.promotes[way]:
                if self._checks_from(promoted, target, move | PROMOTION, uncovers):
                    self.moves[self.top] = move | PROMOTION
                    self.top += 1
                if special & MUST:
                    return
        if self._checks_from(piece, target, move, uncovers):
            self.moves[self.top] = move
            self.top += 1

    def _checks_from(self, face: i64, target: i64, move: i64, uncovers: bool) -> bool:
        if uncovers or self._line_of[target] < 0:
            return self.gives_check(move)
        tables = self.tables
        return tables.reach[face * tables.vectors + self._line_of[target]] >= self._distance[target]

    def _keep_checks(self, first: i64) -> None:
        """Takes moves that give no check off the stack, from `first` on."""
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            if self.gives_check(move):
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def _generate_drop_checks(self, enemy_king: i64) -> None:
        tables = self.tables
        cells = self.cells
        side = self.turn
        first = self.top
        suspects = False
        for kind in tables.hand_kinds:
            if self.hand[side * tables.kinds + kind] == 0:
                continue
            piece = kind << 1 | side
            closed: i64 = -1
            # A square on two lines of the piece is offered once.
            self._offer += 1
            for at in range(tables.side_vectors_first[side], tables.side_vectors_first[side + 1]):
                vector = tables.side_vectors[at]
                step = tables.vector_step[vector]
                square = enemy_king
                for _ in range(tables.reach[piece * tables.vectors + vector]):
                    square -= step
                    if cells[square] != 0:
                        break
                    if self._offered[square] == self._offer:
                        continue
                    self._offered[square] = self._offer
                    if tables.edge[tables.edges[piece] + square] & STUCK or (
                        self.checkers != 0 and self._mark[square] != self._answer
                    ):
                        continue
                    if closed < 0:
                        closed = self._closed_files(kind, piece)
                    if closed >> tables.file[square] & 1 == 0:
                        self.moves[self.top] = kind << ORIGIN_SHIFT | DROP | square
                        self.top += 1
                        if tables.drop_mate_banned[kind]:
                            suspects = True
        if suspects:
            self._remove_mating_drops(first)

    def _generate_blocks(self) -> None:
        """Drops between the king and the piece that gives check."""
        tables = self.tables
        side = self.turn
        first = self.top
        suspects = False
        for square in tables.squares:
            if self._mark[square] != self._answer or self.cells[square] != 0:
                continue
            self.blockable = True
            for kind in tables.hand_kinds:
                piece = kind << 1 | side
                if self.hand[side * tables.kinds + kind] == 0:
                    continue
                if tables.edge[tables.edges[piece] + square] & STUCK:
                    continue
                if tables.drop_file_limit[kind] and self._closed_files(kind, piece) >> tables.file[square] & 1:
                    continue
                self.moves[self.top] = kind << ORIGIN_SHIFT | DROP | square
                self.top += 1
                if tables.drop_mate_banned[kind]:
                    suspects = True
        if suspects and self.king[side ^ 1] >= 0:
            self._remove_mating_drops(first)

    # Where checks are not found along lines

    def _generate_threats(self) -> None:
        side = self.turn
        first = self.top
        self.generate()
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            self.play(move)
            if self.royals[side ^ 1] == 0 or (self.royals[side] > 0 and self.in_check()):
                self.moves[kept] = move
                kept += 1
            self.undo()
        self.top = kept

    def _generate_rescues(self) -> None:
        side = self.turn
        first = self.top
        self.generate()
        if not self.takes_royals:
            return
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            self.play(move)
            if self.royals[side] > 0 and (self.royals[side ^ 1] == 0 or not self.could_lose(side)):
                self.moves[kept] = move
                kept += 1
            self.undo()
        self.top = kept
