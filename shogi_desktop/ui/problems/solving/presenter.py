"""What the panel tells of the solving: task, figures, moves and words, and which of its buttons can be used."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from shogi_desktop.rules.position import Position
from shogi_desktop.session.problems.judgement import JudgedMove, Judgement
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.solutions import Defence, Defences
from shogi_desktop.session.problems.solving import Solving

from ..wishes import Wish
from .defence_list import defence_text
from .panel import SolvePanel
from .solution_walk import SolutionWalk
from .words import (
    complete_words,
    defence_words,
    judged_words,
    line_html,
    line_texts,
    result_words,
    solution_words,
    useless_words,
)

OVER: Final = (Judgement.SOLVED, Judgement.GIVEN_UP)


class SolvePresenter:
    """Reads the solving and writes the panel; `judged` is the last move judged, as long as it is worth a word.

    `place` says where in its set the problem is, `around` whether there is one before and one after it, `complete`
    whether all of the set are solved, `unsaved` why the last result could not be kept, `walked` the defence that is
    walked through instead of the solution.
    """

    def __init__(
        self,
        solving: Solving,
        walk: SolutionWalk,
        panel: SolvePanel,
        progress: ProblemProgress,
        notation: Callable[[], str],
    ) -> None:
        self._solving, self._walk, self._panel = solving, walk, panel
        self._progress, self._notation = progress, notation
        self.judged: JudgedMove | None = None
        self.place = ""
        self.around = (False, False)
        self.complete = False
        self.unsaved = ""
        self.walked: Defence | None = None

    def tell_all(self) -> None:
        """Everything anew: notation or language are others."""
        if self._solving.problem is not None:
            self.show_moves()
            self.say()
        self.show_facts()

    def show_moves(self) -> None:
        """The line so far; after giving up, the whole solution."""
        position = self._solving.position
        end = self._walk.steps[-1].position if self._walk else position
        shown = self._walk.position or position
        played = int(shown.ply - self._solving.start_position.ply)
        self._panel.show_moves(line_html(self._texts_to(end), played))

    def _texts_to(self, end: Position) -> list[str]:
        """The moves from the problem to a position."""
        start = self._solving.start_position
        return line_texts(start, end.history()[start.ply :], self._notation())

    def show_facts(self) -> None:
        """The task, and the figures below it."""
        problem, progress, facts = self._solving.problem, self._progress, self._panel.facts
        if problem is not None:
            plies = problem.plies or self._solving.shortest
            self._panel.show_problem(self.place, problem.title, problem.attacker, plies)
            facts.show_best(progress.done(problem.key).best_ms)
        streak = progress.clean_streak
        facts.show_run(streak.current, streak.best)
        self.show_time()

    def show_time(self) -> None:
        self._panel.facts.show_time(self._solving.elapsed_ms() if self._solving.problem is not None else 0)

    def show_defences(self, defences: Defences) -> None:
        """What else the defender could have answered."""
        start, notation = self._solving.start_position, self._notation()
        found, busy, rows = defences.found, defences.is_busy, list[tuple[str, bool]]()
        for known in found:
            alone = not busy and sum(other.ply == known.ply for other in found) == 1
            rows.append((defence_text(known, line_texts(start, list(known.line), notation), alone), known.main))
        self._panel.defences.show_rows(rows, busy)

    def forget(self) -> None:
        """What was said is out of date."""
        self.judged = None
        self._panel.card.tell("")

    def say(self) -> None:
        """The words for what has happened last."""
        judged, card = self.judged, self._panel.card
        if self._walk and self.walked is not None:
            card.tell(*defence_words(self._walk.at, len(self._walk.steps), self.walked))
        elif self._walk:
            card.tell(*solution_words(self._walk.at, len(self._walk.steps)))
        elif judged is not None and judged.judgement is Judgement.SOLVED and judged.result is not None:
            said, more = result_words(judged.result, self._progress, date.today())
            blocks = useless_words(self._defender()) if judged.useless else ""
            end = complete_words() if self.complete else ""
            card.tell(said, "\n".join(filter(None, (blocks, more, end, self.unsaved))), strong=True)
        elif judged is not None and self._solving.problem is not None:
            reply = self._texts_to(judged.reply.position)[-1] if judged.reply is not None else ""
            card.tell(*judged_words(judged, self._defender(), reply))
        else:
            card.tell("")

    def _defender(self) -> int:
        problem = self._solving.problem
        assert problem is not None
        return 1 - problem.attacker

    def allow_wishes(self) -> None:
        """Which buttons can be used, and which of them most people will want."""
        solving, walk = self._solving, self._walk
        there, over = solving.problem is not None, solving.state in OVER
        allowed = {
            Wish.TAKE_BACK: there and solving.can_take_back,
            Wish.RESTART: there and (solving.ply > 0 or over),
            Wish.HINT: solving.can_help,
            Wish.GIVE_UP: solving.can_give_up,
            Wish.STEP_BACK: walk.at > 0,
            Wish.STEP_ON: bool(walk) and not walk.at_end,
            Wish.PREVIOUS: self.around[0],
            Wish.EDIT: there,
            Wish.NEXT: self.around[1],
        }
        self._panel.show_walk(there and (solving.state is Judgement.GIVEN_UP or bool(walk)))
        self._panel.set_wishes(allowed, self.likely_wish())

    def likely_wish(self) -> Wish | None:
        """What most people will want now, None where they will want to move."""
        state = self._solving.state if self._solving.problem is not None else Judgement.GOES_ON
        if state is Judgement.GIVEN_UP and not self._walk:
            return None  # the solution is still to come
        if state in (Judgement.WRONG, Judgement.UNDECIDED):
            return Wish.TAKE_BACK
        if state is Judgement.GIVEN_UP and not self._walk.at_end:
            return Wish.STEP_ON
        return Wish.NEXT if state in OVER and self.around[1] else None
