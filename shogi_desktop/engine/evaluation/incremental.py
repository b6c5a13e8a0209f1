"""Evaluations kept up to date move by move: what every move puts on the board, takes off it and does to the hands."""

from __future__ import annotations

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import DROP, ORIGIN_SHIFT, PROMOTION, SQUARE_MASK
from shogi_desktop.rules.position import Position

from .evaluation import Evaluator


class Incremental(Evaluator):
    """Plays moves and tells a subclass, between `_begin` and `_royals_changed`, what each of them changes."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._kinds: i64 = position.tables.kinds

    def _begin(self) -> None:
        """A move or a pass is about to change things; what they were comes back with `_end`."""
        raise NotImplementedError

    def _end(self) -> None:
        """The last move or pass is being taken back."""
        raise NotImplementedError

    def _change(self, piece: i64, square: i64, times: i64) -> None:
        """A piece comes to a square (times 1) or leaves it (-1)."""
        raise NotImplementedError

    def _hold(self, side: i64, kind: i64, which: i64, times: i64) -> None:
        """A piece of a kind comes to a side's hand (times 1) or leaves it (-1), where `which` others stay."""
        raise NotImplementedError

    def _royals_changed(self) -> None:
        """The move now played has moved a royal piece, made one or removed one."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        self._begin()
        if self.position.one_victim:
            self._play_lean(move)
        else:
            self._play_removing(move)

    def play_null(self) -> None:
        self._begin()
        self.position.play_null()

    def undo(self) -> None:
        self._end()
        self.position.undo()

    def _play_lean(self, move: i64) -> None:
        """Plays a move that takes no more than the piece on its target."""
        position = self.position
        tables = position.tables
        side = position.turn
        target = move & SQUARE_MASK
        if move & DROP:
            kind = move >> ORIGIN_SHIFT & SQUARE_MASK
            held = tables.demoted[kind << 1 | side]
            self._hold(side, held, position.hand[side * self._kinds + held] - 1, -1)
            self._change(kind << 1 | side, target, 1)
            position.play(move)
            return
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        piece = position.cells[origin]
        victim = position.cells[target]
        face = tables.promoted[piece] if move & PROMOTION else piece
        if victim:
            self._change(victim, target, -1)
            held = tables.demoted[victim]
            if held:
                self._hold(side, held, position.hand[side * self._kinds + held], 1)
        self._change(piece, origin, -1)
        self._change(face, target, 1)
        position.play(move)
        if tables.royal[piece] | tables.royal[face] | tables.royal[victim]:
            self._royals_changed()

    def _play_removing(self, move: i64) -> None:
        """Plays a move and sees what it has removed."""
        position = self.position
        tables = position.tables
        side = position.turn
        first = position.removed_top
        origin = move >> ORIGIN_SHIFT & SQUARE_MASK
        target = move & SQUARE_MASK
        drops = move & DROP != 0
        piece = origin << 1 | side if drops else position.cells[origin]
        face = tables.promoted[piece] if move & PROMOTION else piece
        if tables.contagion:
            face = position.face_after(move)
        position.play(move)
        anew = tables.royal[piece] | tables.royal[face]
        if drops:
            dropped = tables.demoted[piece]
            self._hold(side, dropped, position.hand[side * self._kinds + dropped], -1)
            self._change(face, target, 1)
        elif origin != target or face != piece:
            self._change(piece, origin, -1)
            self._change(face, target, 1)
        n = first
        while n < position.removed_top:
            removed = position.removed[n + 1]
            self._change(removed, position.removed[n], -1)
            anew |= tables.royal[removed]
            n += 3
        if position.has_drops:
            self._hold_captured(side, first)
        if anew:
            self._royals_changed()

    def _hold_captured(self, side: i64, first: i64) -> None:
        """A side gets in hand what its last move captured; what burnt is lost to both."""
        position = self.position
        tables = position.tables
        n = position.captured_height(position.ply - 1) - 3
        while n >= first:
            held = tables.demoted[position.removed[n + 1]]
            if held:
                # The hand holds them all by now; those captured later in the move came after this one.
                others = position.hand[side * self._kinds + held] - 1
                later = n + 3
                while later < position.captured_height(position.ply - 1):
                    if tables.demoted[position.removed[later + 1]] == held:
                        others -= 1
                    later += 3
                self._hold(side, held, others, 1)
            n -= 3
