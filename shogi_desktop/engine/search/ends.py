"""How the rules end a game in the middle of a search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.rulings.registry import bareness_of
from shogi_desktop.rules.rulings.ruling import Ruling

from .axes import Axes
from .score import DRAW, MATE, NONE, RULE_WIN
from .threats import Threats
from .tries import Tries

# What Position.repetition answers.
_DRAWN: Final = 1
_MOVER_CHECKED: Final = 2
# So many plies at least lie between two occurrences of a position.
_SHORTEST: Final = 4
# How far back the search looks for the same position.
_HORIZON: Final = 64
# A side with so few pieces may be bare.
_NEARLY_BARE: Final = 3


class Ends:
    """Judges positions reached by a search.

    since   ply before which a line does not repeat: that of the last pass, 0 without one
    move    the move by which the side to move wins, where `score` knows it, else NO_MOVE
    """

    def __init__(self, position: Position, axes: Axes, threats: Threats) -> None:
        self.position: Position = position
        self.since: i64 = 0
        self.move: i64 = NO_MOVE
        self._axes: Axes = axes
        self._threats: Threats = threats
        self._tries: Tries = Tries(position, axes, threats)
        self._root_ply: i64 = 0
        self._bare_king: Ruling | None = bareness_of(position.variant)
        # Whether anything but a mate, repetition and the number of moves ends a game.
        self._eventful: bool = axes.royals_fall or axes.tries or self._bare_king is not None

    def adopt(self, position: Position) -> None:
        """Goes on with the root of a search."""
        self.position = position
        self.since = 0
        self._root_ply = position.ply

    def has_fallen(self, side: i64) -> bool:
        """Whether a side has lost its last royal piece."""
        return self.position.royals[side] == 0

    def score(self, ply: i64) -> i64:
        """Score of the present position where the rules decide it, or the next move does, else NONE."""
        self.move = NO_MOVE
        if self._eventful:
            end = self._by_pieces(ply)
            if end != NONE:
                return end
        end = self._repetition(ply)
        if end != NONE:
            return end
        if self._axes.limited and self._is_late():
            return DRAW
        return self._next_move(ply) if self._eventful else i64(NONE)

    def _by_pieces(self, ply: i64) -> i64:
        """Score where what stands on the board decides, else NONE."""
        axes = self._axes
        side = self.position.turn
        if axes.royals_fall:
            if self.has_fallen(side):
                return ply - MATE
            if self.has_fallen(side ^ 1):
                return MATE - ply
        if axes.tries and self._tries.has_won(side ^ 1):
            return ply - MATE
        return self._bareness(ply)

    def _is_late(self) -> bool:
        """Whether the moves that a game may have are over; a mate by the last one counts."""
        position = self.position
        most, quiet = self._axes.move_limit, self._axes.quiet_limit
        late = (most != 0 and most < position.first_number + position.ply) or (
            quiet != 0 and position.reversible[position.ply] >= quiet
        )
        return late and (self._axes.royals_fall or not self._threats.in_check())

    def _next_move(self, ply: i64) -> i64:
        """Score where the next move decides the game, else NONE."""
        axes = self._axes
        if axes.royals_fall and self._threats.can_lose(self.position.turn ^ 1):
            return MATE - ply - 1
        if axes.tries:
            self.move = self._tries.last_step()
            if self.move != NO_MOVE:
                return MATE - ply - 1
        return NONE

    def _bareness(self, ply: i64) -> i64:
        """Score where a side has no more than its royal piece and that decides the game, else NONE.

        Seen where hardly any pieces are left to it: others that can never move again do not count either.
        """
        position = self.position
        if self._bare_king is None or (position.count[0] > _NEARLY_BARE and position.count[1] > _NEARLY_BARE):
            return NONE
        outcome = self._bare_king.outcome(position)
        if outcome is None:
            return NONE
        if outcome.winner is None:
            return DRAW
        return RULE_WIN - ply if outcome.winner == position.turn else ply - RULE_WIN

    def without_moves(self, ply: i64, in_check: bool) -> i64:
        """Score of a side that has no move."""
        return DRAW if self._axes.stalemate_draws and not in_check else ply - MATE

    def _repetition(self, ply: i64) -> i64:
        axes = self._axes
        if axes.repetition == 0 and not axes.shuns_repetition:
            return NONE
        position = self.position
        back = position.ply - self.since
        if back < _SHORTEST:
            return NONE
        seen = position.repetition(back if back < _HORIZON else i64(_HORIZON))
        if seen == 0:
            return NONE
        if axes.shuns_repetition:
            return DRAW
        checked = seen != _DRAWN and axes.perpetual_loses
        if not (checked or axes.first_loses):
            return self._of_who_had_to_vary(ply)
        # A line may repeat the game without deciding it: whoever checks can still do otherwise, until it counts.
        in_line = position.repetition(position.ply - self._root_ply) != 0
        if in_line or self._counts():
            loses = seen == _MOVER_CHECKED if checked else position.first_mover() == position.turn
            return ply - RULE_WIN if loses else RULE_WIN - ply
        return NONE

    def _of_who_had_to_vary(self, ply: i64) -> i64:
        """Score of a repetition that one side had to break off, or of one that is drawn or does not count yet."""
        axes, position = self._axes, self.position
        if not ((axes.starter_loses or axes.maker_loses) and self._counts()):
            return DRAW
        loses = axes.starter_loses or position.checked[position.ply - 1] == 1
        return ply - RULE_WIN if loses else RULE_WIN - ply

    def _counts(self) -> bool:
        """Whether the present position has come up as often as ends the game."""
        return len(self.position.earlier_occurrences()) >= self._axes.repetition - 1

    def is_banned(self, was_in_check: bool) -> bool:
        """Whether the rules forbid the move just played because of the position it has led to."""
        axes = self._axes
        if not axes.bans_repetition or (was_in_check and axes.excused_in_check):
            return False
        return self.position.repeats(axes.banned_times)

    def hangs_by_a_step(self) -> bool:
        """Whether a king about to arrive may decide the game, whatever the material says. Asked where trying wins."""
        return self._tries.near()
