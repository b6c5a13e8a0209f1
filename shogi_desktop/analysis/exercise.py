"""A position in which somebody has gone wrong, as an exercise: find a move that is as good as the best one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

from shogi_desktop.files.plain_values import AtMost, Between, Cut
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.notation.records.problem_set import described
from shogi_desktop.rules.board.pieces import Side

from .review import LineReview, Mark

WHOLE: Final = 1000
"""A sure win."""
MOST_MOVES: Final = 16
"""Of the line that is kept."""
_NAME: Final = Cut(80)
_Move = Annotated[str, AtMost(40)]
_Chance = Annotated[int, Between(0, WHOLE)]


@dataclass(frozen=True)
class Exercise:
    """A position as `Problem` has it, the move that was made there, and the line that an engine would have played.

    Moves are written as USI writes them; chances to win, in thousandths, are those of the side to move: as the engine
    saw the position, and after what was made. `ply` is the number of that move in its game, which is one of the
    person's `own` or a record of others.
    """

    variant: Annotated[str, AtMost(80)]
    sfen: Annotated[str, AtMost(8000)]
    made: _Move
    line: tuple[_Move, ...]
    before: _Chance
    after: _Chance
    black: Annotated[str, _NAME] = ""
    white: Annotated[str, _NAME] = ""
    started: Annotated[str, _NAME] = ""
    ply: int = 0
    options: tuple[tuple[Annotated[str, AtMost(80)], Annotated[str, AtMost(80)]], ...] = ()
    led_by: Annotated[str, AtMost(40_000)] = ""
    own: bool = True

    @property
    def problem(self) -> Problem:
        """The position, as sets of problems have it."""
        return Problem(self.sfen, self.variant, "", 0, self.options, self.led_by)

    @property
    def key(self) -> str:
        """What tells it from others: the position alone, whoever went wrong there."""
        return self.problem.key


def exercises_of(game: Game, review: LineReview, side: Side | None, least: Mark) -> Iterator[Exercise]:
    """The mistakes of a side (None: of both) that are at least so bad, in the order of the game.

    Left out are those of which it is not known what would have been better.
    """
    position = game.start
    for node in review.line[1:]:
        judged = review.judged.get(node)
        wanted = judged is not None and judged.mark is not None and judged.mark >= least
        if judged is not None and wanted and side in (None, judged.mover) and not node.illegal:
            before = node.parent.evaluation if node.parent is not None else None
            made = format_move(node.move, game.variant)
            if before is not None and before.line and before.line[0] != made:
                problem = described(position)
                yield Exercise(
                    problem.variant,
                    problem.sfen,
                    made,
                    before.line[:MOST_MOVES],
                    round(judged.before * WHOLE),
                    round(judged.after * WHOLE),
                    black=_header(game, BLACK),
                    white=_header(game, WHITE),
                    started=_header(game, "started"),
                    ply=node.ply,
                    options=problem.options,
                    led_by=problem.led_by,
                )
        if node.illegal:
            return
        position.play(node.move)


def _header(game: Game, name: str) -> str:
    return _NAME(game.headers.get(name, "").strip())
