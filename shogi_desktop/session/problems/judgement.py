"""What a person's moves at a mate problem are worth, how an attempt ends, and help in steps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, to_square

from ..played_move import PlayedMove

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
class Result:
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
    result: Result | None = None
    within: int = 0
    useless: bool = False


@dataclass(frozen=True)
class Hint:
    """Help in steps: 1 which piece moves, 2 where to, 3 the whole move with its promotion.

    `origin` is the piece's square, -1 for the hand, whose `kind` it is then (0 for a piece on the board); `target`
    is -1 with step 1; `move` is the move itself with step 3, else 0.
    """

    step: int
    origin: int
    kind: int
    target: int
    move: int


def hint_of(move: int, number: int) -> Hint:
    """The step of help (1 to LAST_STEP) towards a move."""
    dropped = is_drop(move)
    return Hint(
        number,
        -1 if dropped else int(from_square(move)),
        int(drop_kind(move)) if dropped else 0,
        int(to_square(move)) if number > 1 else -1,
        move if number == LAST_STEP else 0,
    )
