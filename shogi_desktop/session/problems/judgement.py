"""What a person's moves at a mate problem are worth, how an attempt ends, help in steps, and lines of moves as the
board shows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.notation.errors import IllegalMoveText, MoveMessage
from shogi_desktop.notation.moves.legal import fault_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square
from shogi_desktop.rules.position import Position

from ..moves import PlayedMove, played_move

LAST_STEP: Final = 3


class Judgement(Enum):
    """What a move, or giving up, has led to.

    GOES_ON     right, and the defender has answered: the next check, please
    SOLVED      it is mate, useless interpositions aside
    REFUSED     against the rules; nothing has changed
    NO_CHECK    every move must give check; nothing has changed
    WRONG       it does not mate: the reply on the board refutes it; or not within any length that matters here
    UNDECIDED   it could not be found out in the time
    GIVEN_UP    the person wants to see the solution
    """

    GOES_ON = "goes_on"
    SOLVED = "solved"
    REFUSED = "refused"
    NO_CHECK = "no_check"
    WRONG = "wrong"
    UNDECIDED = "undecided"
    GIVEN_UP = "given_up"


@dataclass(frozen=True)
class AttemptResult:
    """How an attempt ended. `plies` are those played to the mate (or until the person gave up), `shortest` the proved
    length, 0 = not known; `hints` counts steps of help, a solution seen in an attempt before as one."""

    solved: bool
    plies: int
    shortest: int
    hints: int
    gave_up: bool
    time_ms: int
    mistakes: int

    @property
    def clean(self) -> bool:
        """Solved without a mistake, a hint or giving up."""
        return self.solved and not (self.mistakes or self.hints or self.gave_up)


@dataclass(frozen=True)
class JudgedMove:
    """The answer to a move of the person's (`move` 0: he gave up).

    `reply` is the defender's answer, or what refutes the move (None where nothing was found out); `refusal` is the
    rule that refuses the move, translated; `result` is there when it is over. `within` is there for a move that is
    WRONG as far as was looked: it does not mate in up to so many moves, itself included. `useless` is set where SOLVED
    means that the defender is left with useless interpositions.
    """

    judgement: Judgement
    move: int = 0
    reply: PlayedMove | None = None
    refusal: str = ""
    result: AttemptResult | None = None
    within: int = 0
    useless: bool = False


@dataclass(frozen=True)
class ProblemHint:
    """Help in steps: 1 which piece moves, 2 where to, 3 the whole move with its promotion.

    `origin` is the piece's square, -1 for the hand, whose `kind` it is then (0 for a piece on the board); `target`
    is -1 with step 1; `move` is the move itself with step 3, else 0.
    """

    step: int
    origin: int
    kind: int
    target: int
    move: int


def hint_of(move: int, number: int) -> ProblemHint:
    """The step of help (1 to LAST_STEP) towards a move."""
    dropped = is_drop(move)
    return ProblemHint(
        number,
        -1 if dropped else int(from_square(move)),
        int(drop_kind(move)) if dropped else 0,
        int(to_square(move)) if number > 1 else -1,
        move if number == LAST_STEP else 0,
    )


def checked_move(position: Position, move: int) -> PlayedMove:
    """A move that the engine named, as the board shows it. IllegalMoveText where it is not legal."""
    if not position.is_legal(move):
        text = format_move(move, position.variant)
        raise IllegalMoveText(MoveMessage.ILLEGAL_BECAUSE(text=text, reason=fault_of(position, move)), text)
    return played_move(position, move)


def checked_line(position: Position, line: Iterable[int]) -> list[PlayedMove]:
    """The moves of a line, one after the other. IllegalMoveText where one is not legal."""
    made: list[PlayedMove] = []
    for move in line:
        made.append(checked_move(made[-1].position if made else position, move))
    return made


def gives_check(after: Position) -> bool:
    """Whether the move that led here gave check or took the last royal piece."""
    return after.in_check() or (after.takes_royals and not after.royals[after.turn])


def is_over(after: Position) -> bool:
    """Whether the rules alone show that the side to move has lost: mate, or no royal piece is left.

    Where a check need not be answered a mate is no end of the game and not seen here.
    """
    if after.takes_royals:
        return not after.royals[after.turn]
    return after.in_check() and not after.has_legal_move()
