"""Legal moves: what each piece can do, what a check or a pin leaves of it, and the drop rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from ..board.tables import MUST, STUCK
from ..record.variant import Variant
from .powers import Powers


class Generator(Powers):
    """A board that lists its legal moves and knows checks.

    After `generate`, `checkers` is the number of pieces that give check to the side to move (where a check must be
    answered). `generate` leaves bans of repetition aside, which a search judges once it has played a move;
    `generate_legal` knows them.
    """

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant)
        tables = self.tables
        self.bans_repetition: bool = variant.repetition_result.startswith("forbidden")
        self.checkers: i64 = 0
        self._drops_burn: bool = any(variant.kind(kind).burns for kind in variant.hand_kinds)
        self.judged: bool = any(ruling.judges_moves for ruling in self.rulings)
        # Squares that answer the check or stay on the line of a pin carry that check's or pin's stamp.
        self._stamp: i64 = 0
        self._answer: i64 = 0
        self._unpinned: i64 = 0
        self._mark: vec[i64] = vec[i64]([0] * int(tables.size))
        self._pin: vec[i64] = vec[i64]([0] * int(tables.size))

    def has_legal_move(self) -> bool:
        first = self.top
        self.generate_legal()
        found = self.top > first
        self.top = first
        return found

    def in_check(self) -> bool:
        """Whether the side to move is in check."""
        if self.checked[self.ply] < 0:
            self.checked[self.ply] = 1 if self._is_attacked() else 0
        return self.checked[self.ply] == 1

    def _is_attacked(self) -> bool:
        """Whether the enemy, were it his turn, could take the last royal piece of the side to move."""
        side = self.turn
        if self.in_lines:
            king = self.king[side]
            return king >= 0 and self.attacked(king, side ^ 1)
        if self.royals[side] == 0:
            return False
        self.play_null()
        found = self.could_lose(side)
        self.undo()
        return found

    def has_exposed(self, side: i64) -> bool:
        """Whether `side`, which has just moved, has lost by it or could now be made to: what check = "mate" forbids."""
        if self.in_lines:
            king = self.king[side]
            return king >= 0 and self.attacked(king, side ^ 1)
        return self.royals[side] == 0 or self.could_lose(side)

    def could_lose(self, side: i64) -> bool:
        """Whether the side to move could take the last royal piece of `side`."""
        first = self.top
        self._generate_possible(True)
        found = False
        for at in range(first, self.top):
            self.play(self.moves[at])
            found = self.royals[side] == 0
            self.undo()
            if found:
                break
        self.top = first
        return found

    def generate_legal(self) -> None:
        """Puts the legal moves on the stack, those that may not bring a position back left out."""
        first = self.top
        self.generate()
        if not self.bans_repetition or self.reversible[self.ply] == 0:
            return
        if self.variant.repetition_result == "forbidden_unless_in_check" and self.in_check():
            return
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            self.play(move)
            banned = self.repeats()
            self.undo()
            if not banned:
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def gives_check(self, move: i64) -> bool:
        """Whether a possible move of the side to move attacks the enemy king, by itself or by what it uncovers."""
        king = self.king[self.turn ^ 1]
        target = move & SQUARE_MASK
        if not self.in_lines:
            self.play(move)
            checks = self.in_check()
            self.undo()
            return checks
        if king < 0 or king == target:
            return False
        cells = self.cells
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        before = cells[target]
        if move & DROP:
            cells[target] = origin << 1 | self.turn
            checks = self.attacked(king, self.turn)
        else:
            piece = cells[origin]
            cells[origin] = 0
            cells[target] = self.tables.promoted[piece] if move & PROMOTION else piece
            checks = self.attacked(king, self.turn)
            cells[origin] = piece
        cells[target] = before
        return checks

    def attacked(self, square: i64, by: i64) -> bool:
        """Whether a piece of side `by` could capture on `square` if an enemy stood there, exposed kings aside."""
        tables = self.tables
        cells = self.cells
        steps, limits, reach, vectors = tables.vector_step, tables.vector_limit, tables.reach, tables.side_vectors
        width = tables.vectors
        at = tables.side_vectors_first[by]
        end = tables.side_vectors_first[by + 1]
        while at < end:
            vector = vectors[at]
            at += 1
            step = steps[vector]
            limit = limits[vector]
            distance: i64 = 1
            here = square - step
            while cells[here] == 0 and distance < limit:
                here -= step
                distance += 1
            piece = cells[here]
            if piece > 1 and piece & 1 == by and reach[piece * width + vector] >= distance:
                return True
        return False

    def generate(self, noisy_only: bool = False) -> None:
        """Puts the legal moves of the side to move on the stack and moves `top` past them.

        With `noisy_only` only captures and promotions, for quiescence searches.
        """
        self.reserve()
        first = self.top
        if not self.in_lines:
            self._generate_possible(noisy_only)
            if not self.takes_royals:
                self._remove_exposing(first)
            return
        king = self.king[self.turn]
        self.checkers = 0
        self._unpinned = self._stamp
        if king >= 0:
            self._find_checks_and_pins(king)
        self.checked[self.ply] = 1 if self.checkers else 0
        if self.checkers < 2:
            self._generate_board(king, noisy_only)
        if king >= 0:
            self._generate_king(king, noisy_only)
        if self.checkers < 2 and self.has_drops and not noisy_only:
            self._generate_drops()
        if self.judged:
            self._remove_forbidden(first)

    def _generate_possible(self, noisy_only: bool) -> None:
        """Moves that the pieces can make and no ruling forbids, checks aside."""
        if self.royals[0] == 0 or self.royals[1] == 0:
            return
        self.reserve()
        first = self.top
        self._generate_powers(noisy_only)
        if self.has_drops and (self._drops_burn or not noisy_only):
            self._generate_general_drops(noisy_only)
        if self.judged:
            self._remove_forbidden(first)

    def _remove_forbidden(self, first: i64) -> None:
        """Takes moves that a ruling forbids off the stack, from `first` on."""
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            allowed = True
            for ruling in self.rulings:
                if ruling.judges_moves and not ruling.legal(self, move):
                    allowed = False
            if allowed:
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def _remove_exposing(self, first: i64) -> None:
        """Takes moves after which the last royal piece could be taken, or is gone, off the stack; mating drops too."""
        side = self.turn
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            self.play(move)
            exposed = self.has_exposed(side)
            if not exposed and move & DROP and self.tables.drop_mate_banned[move >> ORIGIN_SHIFT & SQUARE_MASK]:
                exposed = self.in_check() and not self.has_legal_move()
            self.undo()
            if not exposed:
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def _find_checks_and_pins(self, king: i64) -> None:
        """Counts the checkers, and stamps the squares that answer a single check and those that a pinned piece has."""
        tables = self.tables
        cells = self.cells
        side = self.turn
        width = tables.vectors
        end = tables.side_vectors_first[(side ^ 1) + 1]
        for at in range(tables.side_vectors_first[side ^ 1], end):
            vector = tables.side_vectors[at]
            step = tables.vector_step[vector]
            limit = tables.vector_limit[vector]
            distance: i64 = 1
            here = king - step
            while cells[here] == 0 and distance < limit:
                here -= step
                distance += 1
            piece = cells[here]
            if piece < 2:
                continue
            own: i64 = 0
            if piece & 1 == side:
                own = here
                if distance >= limit:
                    continue
                here -= step
                distance += 1
                while cells[here] == 0 and distance < limit:
                    here -= step
                    distance += 1
                piece = cells[here]
                if piece < 2 or piece & 1 == side:
                    continue
            if tables.reach[piece * width + vector] < distance:
                continue
            self._stamp += 1
            if own:
                self._pin[own] = self._stamp
            else:
                self.checkers += 1
                self._answer = self._stamp
            while here != king:
                self._mark[here] = self._stamp
                here += step

    def _generate_board(self, king: i64, noisy_only: bool) -> None:
        """Moves of all pieces but the king; in check only those that end it."""
        tables = self.tables
        cells, listed, mark, pin, moves = self.cells, self.listed, self._mark, self._pin, self.moves
        ray_first, ray_step, ray_limit = tables.ray_first, tables.ray_step, tables.ray_limit
        ray_quiet, ray_capture = tables.ray_quiet, tables.ray_capture
        zone, promotes, promoted, edge = tables.zone, tables.promotes, tables.promoted, tables.edge
        side = self.turn
        unpinned = self._unpinned
        in_check = self.checkers != 0
        answer = self._answer
        zone_base = side * tables.size
        wider = tables.promotes_wider
        top = self.top
        at = side * len(tables.squares)
        end = at + self.count[side]
        while at < end:
            origin = listed[at]
            at += 1
            if origin == king:
                continue
            need: i64 = 0
            if pin[origin] > unpinned:
                if in_check:
                    # The line of a pin and that of a check meet only in the king.
                    continue
                need = pin[origin]
            elif in_check:
                need = answer
            piece = cells[origin]
            base = origin << ORIGIN_SHIFT
            can_promote = promoted[piece] != 0
            if can_promote and wider:
                self.top = top
                self._generate_line_moves(piece, origin, need, noisy_only)
                top = self.top
                continue
            squares = tables.edges[piece]
            from_zone = zone[zone_base + origin] << 1
            ray = ray_first[piece]
            last_ray = ray_first[piece + 1]
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
                    elif ray_quiet[ray] == 0:
                        limit -= 1
                        target += step
                        continue
                    if need == 0 or mark[target] == need:
                        if can_promote and promotes[from_zone | zone[zone_base + target]] != 0:
                            moves[top] = base | target | PROMOTION
                            top += 1
                            if edge[squares + target] & MUST == 0 and (victim != 0 or not noisy_only):
                                moves[top] = base | target
                                top += 1
                        elif victim != 0 or not noisy_only:
                            moves[top] = base | target
                            top += 1
                    limit -= 1
                    target += step
                ray += 1
        self.top = top

    def _generate_line_moves(self, piece: i64, origin: i64, need: i64, noisy_only: bool) -> None:
        """Moves of one piece that may promote by what it captures or for its square, to targets stamped with `need`."""
        first = self.top
        self._noisy_only = noisy_only
        self._offer += 1
        self._lines(piece, origin)
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            if need == 0 or self._mark[move & SQUARE_MASK] == need:
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def _generate_king(self, king: i64, noisy_only: bool) -> None:
        """Moves of the king to squares that the enemy does not attack once it has left its own."""
        tables = self.tables
        cells = self.cells
        side = self.turn
        piece = cells[king]
        cells[king] = 0
        top = self.top
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            target = king
            for _ in range(tables.ray_limit[ray]):
                target += tables.ray_step[ray]
                victim = cells[target]
                if victim == 1 or (victim != 0 and victim & 1 == side):
                    break
                if (victim != 0 or not noisy_only) and not self.attacked(target, side ^ 1):
                    self.moves[top] = king << ORIGIN_SHIFT | target
                    top += 1
                if victim != 0:
                    break
        cells[king] = piece
        self.top = top

    def _generate_drops(self) -> None:
        tables = self.tables
        cells, mark, moves, edge, squares = self.cells, self._mark, self.moves, tables.edge, tables.squares
        side = self.turn
        in_check = self.checkers != 0
        answer = self._answer
        first = self.top
        top = first
        suspects = False
        for kind in tables.hand_kinds:
            if self.hand[side * tables.kinds + kind] == 0:
                continue
            piece = kind << 1 | side
            base = kind << ORIGIN_SHIFT | DROP
            edge_base = tables.edges[piece]
            closed = self._closed_files(kind, piece)
            for square in squares:
                if (
                    cells[square] == 0
                    and (not in_check or mark[square] == answer)
                    and edge[edge_base + square] & STUCK == 0
                    and (closed == 0 or closed >> tables.file[square] & 1 == 0)
                ):
                    moves[top] = base | square
                    top += 1
            if tables.drop_mate_banned[kind]:
                suspects = True
        self.top = top
        if suspects and self.king[side ^ 1] >= 0:
            self._remove_mating_drops(first)

    def _remove_mating_drops(self, first: i64) -> None:
        """Takes drops that mate at once with a kind that must not (uchifuzume) off the stack, from `first` on."""
        enemy_king = self.king[self.turn ^ 1]
        kept = first
        for at in range(first, self.top):
            move = self.moves[at]
            kind = move >> ORIGIN_SHIFT & SQUARE_MASK
            if not (
                self.tables.drop_mate_banned[kind]
                and self._reaches(kind << 1 | self.turn, move & SQUARE_MASK, enemy_king)
                and self._mates(move)
            ):
                self.moves[kept] = move
                kept += 1
        self.top = kept

    def _reaches(self, piece: i64, origin: i64, target: i64) -> bool:
        """Whether a piece on `origin` would attack `target`."""
        tables = self.tables
        for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
            if tables.ray_capture[ray] == 0:
                continue
            square = origin
            for _ in range(tables.ray_limit[ray]):
                square += tables.ray_step[ray]
                if square == target:
                    return True
                if self.cells[square] != 0:
                    break
        return False

    def _mates(self, move: i64) -> bool:
        checkers, unpinned, answer = self.checkers, self._unpinned, self._answer
        self.play(move)
        mates = not self.has_legal_move()
        self.undo()
        self.checkers, self._unpinned, self._answer = checkers, unpinned, answer
        return mates
