"""A game: its states in order, and how it ends by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .lions import attacked
from .moves import could_lose, each_legal, in_check, legal_moves
from .play import Move, Removed, State, apply, in_zone, lost_by, start
from .record import BLACK, WHITE, Rules, Square
from .ways import is_stuck

ENDING = ("draw", "first_loses", "loss", "maker_loses")
"""Results of a repetition that ends the game."""


class End(NamedTuple):
    """`winner` None is a draw."""

    winner: int | None
    by: str


@dataclass(frozen=True)
class Game:
    rules: Rules
    states: tuple[State, ...]
    removed: tuple[Removed, ...] = ()  # by the last move
    first_number: int = 1

    @property
    def state(self) -> State:
        return self.states[-1]

    def keys(self) -> tuple[object, ...]:
        return tuple(state.key() for state in self.states)

    @cached_property
    def moves(self) -> set[Move]:
        return legal_moves(self.rules, self.state, self.keys())

    def can_move(self) -> bool:
        return next(each_legal(self.rules, self.state, self.keys()), None) is not None

    def played(self, move: Move) -> Game:
        after = apply(self.rules, self.state, move)
        return Game(self.rules, (*self.states, after.state), after.removed, self.first_number)

    def end(self) -> End | None:
        return next(self._ends(), None)

    def _ends(self) -> Iterator[End]:
        rules, state = self.rules, self.state
        mover = 1 - state.side
        loser = lost_by(rules, state, self.removed, mover)
        if loser is not None:
            yield End(1 - loser, "royals_lost")
        if rules.bare_king == "jcsa":
            yield from self._bare()
        if rules.bare_king == "loss_unless_bares_back":
            yield from self._bared_in_turn()
        if not self.can_move():
            if in_check(rules, state):
                yield End(mover, "checkmate")
            else:
                yield End(None if rules.no_moves == "draw" else mover, "no_moves")
        yield from self._repetition()
        if rules.try_rule and has_tried(rules, state, mover):
            yield End(mover, "try")
        if 0 < rules.move_limit < self.first_number + len(self.states) - 1:
            yield End(None, "move_limit")
        if rules.quiet_limit and self._is_quiet(rules.quiet_limit):
            yield End(None, "quiet_limit")

    def _is_quiet(self, moves: int) -> bool:
        """Whether so many moves have left the same pieces on the board, each with the same face."""
        latest = [sorted(state.board.values()) for state in self.states[-moves - 1 :]]
        return len(latest) == moves + 1 and all(pieces == latest[0] for pieces in latest)

    def _bared_in_turn(self) -> Iterator[End]:
        """A lone royal piece has lost, unless its side can bare back or win at once; a mate comes first."""
        rules, state = self.rules, self.state
        alone = [side for side in (BLACK, WHITE) if is_alone(rules, state, side)]
        mated = in_check(rules, state) and not self.can_move()
        if not alone or mated or could_lose(rules, state, 1 - state.side):
            return
        if len(alone) == 2:
            yield End(None, "bare_king")
        elif state.side != alone[0] or not any(
            is_alone(rules, apply(rules, state, move).state, 1 - state.side) for move in self.moves
        ):
            yield End(1 - alone[0], "bare_king")

    def _bare(self) -> Iterator[End]:
        """A lone royal piece against one that is safe and has more, or two lone ones that leave each other alone."""
        rules, state = self.rules, self.state
        for bare in (BLACK, WHITE):
            strong = 1 - bare
            lone, king = royals_of(rules, state, bare), royals_of(rules, state, strong)
            if len(lone) != 1 or others(rules, state, bare, False):
                continue
            safe = [there for there in king if not self._takes(bare, there)]
            if not safe:
                continue
            spare = [there for there in king if there != safe[0]]
            more = [*spare, *others(rules, state, strong, True)]
            if not more:
                if not others(rules, state, strong, False) and not attacked(rules, state.board, lone[0], strong):
                    yield End(None, "bare_king")
            elif len(more) > 1 or state.side != bare or more[0] is None or not self._takes(bare, more[0]):
                yield End(strong, "bare_king")

    def _takes(self, side: int, there: Square) -> bool:
        """Whether a side attacks what stands on a square of the other's; where it is to move, by a legal move."""
        if self.state.side != side:
            return attacked(self.rules, self.state.board, there, side)
        boards = (apply(self.rules, self.state, move).state.board for move in self.moves)
        return any(board.get(there, ("", side))[1] == side for board in boards)

    def _repetition(self) -> Iterator[End]:
        times = [n for n, state in enumerate(self.states) if state.key() == self.state.key()]
        if self.rules.repetition_result not in ENDING or len(times) < self.rules.repetition:
            return
        checked = {BLACK: True, WHITE: True}
        for state in self.states[times[-self.rules.repetition] + 1 :]:
            checked[1 - state.side] = checked[1 - state.side] and in_check(self.rules, state)
        if checked[BLACK] == checked[WHITE] or self.rules.perpetual_check == "draw":
            yield self._repeated()
        else:
            yield End(WHITE if checked[BLACK] else BLACK, "perpetual_check")

    def _repeated(self) -> End:
        """What a position brings that came up often enough, checks aside."""
        first = (self.state.side + self.first_number + len(self.states)) % 2
        answered = in_check(self.rules, self.states[-2])
        return {
            "draw": End(None, "repetition"),
            "first_loses": End(1 - first, "repetition"),
            "loss": End(1 - self.state.side, "started_repetition"),
            "maker_loses": End(1 - self.state.side if answered else self.state.side, "started_repetition"),
        }[self.rules.repetition_result]


def has_tried(rules: Rules, state: State, side: int) -> bool:
    """Whether a royal piece stands where the enemy's begins the game."""
    homes = [there for there, (code, owner) in rules.array.items() if owner != side and rules.kinds[code].royal]
    return any(state.board.get(home, ("", 1 - side))[1] == side and is_royal(rules, state, home) for home in homes[:1])


def is_royal(rules: Rules, state: State, there: Square) -> bool:
    return rules.kinds[state.board[there][0]].royal


def is_alone(rules: Rules, state: State, side: int) -> bool:
    """Whether a side has one royal piece, and nothing else on the board or in hand."""
    codes = [code for code, owner in state.board.values() if owner == side]
    held = sum(count for (_, owner), count in state.hands.items() if owner == side)
    return len(codes) == 1 and rules.kinds[codes[0]].royal and not held


def royals_of(rules: Rules, state: State, side: int) -> list[Square]:
    """Where a side's royal pieces stand, those aside that can never move again."""
    return [
        there
        for there, (code, owner) in state.board.items()
        if owner == side and rules.kinds[code].royal and not is_stuck(rules, code, side, there)
    ]


def others(rules: Rules, state: State, side: int, strong: bool) -> list[Square | None]:
    """A side's other pieces but dead ones, None for one in hand; of the stronger side, low ones do not count either."""
    on_board: list[Square | None] = [
        there
        for there, (code, owner) in state.board.items()
        if owner == side
        and not rules.kinds[code].royal
        and not is_stuck(rules, code, side, there)
        and not (strong and code in rules.bare_king_minor)
    ]
    held = [code for (code, owner), count in state.hands.items() if owner == side and count]
    return on_board + [None for code in held if not (strong and code in rules.bare_king_minor)]


class Declared(NamedTuple):
    allowed: bool
    winner: int | None
    points: int
    pieces: int


def declared(game: Game) -> Declared:
    """What a declaration of the side to move brings, by points."""
    rules, state = game.rules, game.state
    side = state.side
    there = [
        (code, owner) for square, (code, owner) in state.board.items() if owner == side and in_zone(rules, square, side)
    ]
    counted = [rules.kinds[code].reverts_to or code for code, _ in there if not rules.kinds[code].royal]
    royal = any(rules.kinds[code].royal for code, _ in there)
    points = sum(rules.points.get(code, 1) for code in counted)
    points += sum(count * rules.points.get(code, 1) for (code, owner), count in state.hands.items() if owner == side)
    points += left_out(rules, game.states[0]) if side == WHITE else 0
    wins, draws = {"27": ((28, 27), (28, 27)), "24": ((31, 31), (24, 24))}[rules.declaration]
    allowed = royal and len(counted) >= rules.pieces_in_zone and points >= draws[side] and not in_check(rules, state)
    return Declared(allowed, side if allowed and points >= wins[side] else None, points, len(counted))


def left_out(rules: Rules, beginning: State) -> int:
    """The points of what a game began without, of all that stands on the board and in the hands of an even one."""
    lacking = sets(rules, start(rules)) - sets(rules, beginning)
    return sum(count * rules.points.get(code, 1) for code, count in lacking.items() if not rules.kinds[code].royal)


def sets(rules: Rules, state: State) -> Counter[str]:
    """The pieces of both sides on the board and in hand, as a hand holds them."""
    pieces = Counter(rules.kinds[code].reverts_to or code for code, _ in state.board.values())
    for (code, _), count in state.hands.items():
        pieces[code] += count
    return pieces
