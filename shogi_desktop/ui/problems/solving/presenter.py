"""What the panel tells of the solving: task, figures, moves and words, and which of its buttons can be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from html import escape
from typing import Final

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.pieces import kind_of
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.moves import PlayedMove
from shogi_desktop.session.problems.judgement import AttemptResult, JudgedMove, Judgement, ProblemHint
from shogi_desktop.session.problems.progress import ProblemProgress
from shogi_desktop.session.problems.solutions import Defence, Defences
from shogi_desktop.session.problems.solving import Solving

from ...board.marks.marks import words_of
from ...words.i18n import counted, translate
from ...words.move_texts import move_text
from ...words.texts import SIDE_MARKS, piece_name, side_name, spent_text
from ..page_parts import ProblemWish
from .panel import SolvePanel, defence_text

Words = tuple[str, str]
"""What a card says: a strong line, and more below it ("" = nothing)."""


def judged_words(judged: JudgedMove, defender: int, reply: str) -> Words:
    """What a move is worth; `reply` is the text of the defender's answer, "" where there is none."""
    if judged.judgement in (Judgement.REFUSED, Judgement.NO_CHECK):
        return judged.refusal, ""
    if judged.judgement is Judgement.WRONG:
        said = translate("Solving", "Not this one: {side} gets away.").format(side=side_name(defender))
        if judged.within:
            open_ = translate("Solving", "Not this one, as far as {n} move.|Not this one, as far as {n} moves.")
            said = counted(open_, judged.within)
        elif reply:
            text = translate("Solving", "Not this one: {side} answers {move}.")
            said = text.format(side=side_name(defender), move=reply)
        return said, translate("Solving", "Take it back and look for another check.")
    if judged.judgement is Judgement.UNDECIDED:
        more = translate("Solving", "The computer could not find out in time whether this mates. Take it back.")
        return translate("Solving", "Could not be decided"), more
    if judged.judgement is Judgement.GOES_ON:
        return translate("Solving", "Right! What next?"), ""
    return "", ""


def result_words(result: AttemptResult, progress: ProblemProgress, today: date) -> Words:
    """How it ended with a solution."""
    said = translate("Solving", "Solved without a mistake!") if result.clean else translate("Solving", "Solved!")
    more = [translate("Solving", "Time: {time}").format(time=spent_text(result.time_ms))]
    if 0 < result.shortest < result.plies:
        text = translate("Solving", "There is a shorter way: mate in {n}. Yours took {m}.")
        more.append(text.format(n=result.shortest, m=result.plies))
    days = progress.day_streak(today).current
    if days > 1:
        more.append(translate("Solving", "Days in a row with a problem solved: {n}").format(n=days))
    return said, "\n".join(more)


def useless_words(defender: int) -> str:
    """What is added where it is mate although the rules still leave the defender moves."""
    text = translate("Solving", "Whatever {side} puts in between would only be taken.")
    return text.format(side=side_name(defender))


def complete_words() -> str:
    """What is added once nothing is left to solve."""
    return translate("Solving", "All problems of this set are solved. Congratulations!")


def solution_words(at: int, count: int) -> Words:
    """What is said where `at` of the `count` moves of a solution have been shown."""
    if at == count:
        return translate("Solving", "The solution: mate."), ""
    more = translate("Solving", "The mouse wheel on the board walks through its moves, too.")
    return translate("Solving", "The solution: move {n} of {all}").format(n=at, all=count), "" if at else more


def defence_words(at: int, count: int, defence: Defence) -> Words:
    """What is said where `at` of the `count` moves of a line with another defence have been shown."""
    if at < count:
        return translate("Solving", "This defence: move {n} of {all}").format(n=at, all=count), ""
    if not defence.mated:
        return translate("Solving", "What comes after this defence was not found out in the time."), ""
    return translate("Solving", "This defence: mate."), ""


def hint_words(hint: ProblemHint, variant: Variant, coordinates: str) -> str:
    """What a step of help means; `coordinates` is the style in which the board writes its squares."""
    if hint.step == 1 and hint.origin < 0:
        return translate("Solving", "From the hand: {piece}.").format(piece=piece_name(variant.kind(hint.kind)))
    if hint.step == 1:
        return translate("Solving", "The piece with the star gives check.")
    if hint.step == 2:
        return translate("Solving", "It goes to the square with the star.")
    return words_of(hint.move, variant, coordinates)


def prey_words(position: Position, side: int) -> str:
    """The royal pieces of a side by their names; "" for a king alone."""
    kinds = [position.variant.kind(kind_of(position.piece_at(square))) for square in position.royal_squares(side)]
    names = list(dict.fromkeys(piece_name(kind) for kind in kinds))
    return "" if [kind.name for kind in kinds] == ["king"] else ", ".join(names)


def line_texts(start: Position, moves: list[int], notation: str) -> list[str]:
    """The moves that lead on from a position, as the person reads them: "japanese" or "western"."""
    position, before, texts = start.copy(), NO_MOVE, []
    for move in moves:
        texts.append(_plain(move_text(position, move, before, notation)))
        position.play(move)
        before = move
    return texts


def _plain(text: str) -> str:
    """A move without the mark of its side: who plays it is told otherwise."""
    return text[1:].strip() if text[:1] in SIDE_MARKS else text


def line_html(texts: list[str], shown: int) -> str:
    """The moves of a line, numbered; the last of those `shown` is strong."""
    parts = []
    for number, text in enumerate(texts, 1):
        move = escape(text).replace(" ", "&nbsp;")
        parts.append(f"{number}.&nbsp;{f'<b>{move}</b>' if number == shown else move}")
    return "&nbsp; ".join(parts)  # a line ends, and does not begin, with the gap


class SolutionWalk:
    """The moves of a solution, of which the first `at` are shown; without any there is nothing to walk."""

    def __init__(self) -> None:
        self.steps: list[PlayedMove] = []
        self._first: Position | None = None
        self.at = 0

    def __bool__(self) -> bool:
        return bool(self.steps)

    def begin(self, steps: Sequence[PlayedMove], first: Position | None = None, at: int = 0) -> None:
        """Another solution, `at` moves of it shown; none ends the walk. `first` is the position before it, None: that
        of the solving."""
        self.steps, self.at, self._first = list(steps), at, first

    @property
    def position(self) -> Position | None:
        """What is to be seen now, None: what the solving is at."""
        return self.steps[self.at - 1].position if self.at else self._first

    @property
    def at_end(self) -> bool:
        return self.at == len(self.steps)

    def go(self, forward: int) -> PlayedMove | None:
        """One move on (+1) or back (-1): the move that is made or undone, None where there is none."""
        if not 0 <= self.at + forward <= len(self.steps):
            return None
        made = self.steps[self.at if forward > 0 else self.at - 1]
        self.at += forward
        return made


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
            prey = prey_words(self._solving.start_position, problem.attacker ^ 1)
            self._panel.show_problem(self.place, problem.title, problem.attacker, plies, prey)
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
            ProblemWish.TAKE_BACK: there and solving.can_take_back,
            ProblemWish.RESTART: there and (solving.ply > 0 or over),
            ProblemWish.HINT: solving.can_help,
            ProblemWish.GIVE_UP: solving.can_give_up,
            ProblemWish.STEP_BACK: walk.at > 0,
            ProblemWish.STEP_ON: bool(walk) and not walk.at_end,
            ProblemWish.PREVIOUS: self.around[0],
            ProblemWish.EDIT: there,
            ProblemWish.NEXT: self.around[1],
        }
        self._panel.show_walk(there and (solving.state is Judgement.GIVEN_UP or bool(walk)))
        self._panel.set_wishes(allowed, self.likely_wish())

    def likely_wish(self) -> ProblemWish | None:
        """What most people will want now, None where they will want to move."""
        state = self._solving.state if self._solving.problem is not None else Judgement.GOES_ON
        if state is Judgement.GIVEN_UP and not self._walk:
            return None  # the solution is still to come
        if state in (Judgement.WRONG, Judgement.UNDECIDED):
            return ProblemWish.TAKE_BACK
        if state is Judgement.GIVEN_UP and not self._walk.at_end:
            return ProblemWish.STEP_ON
        return ProblemWish.NEXT if state in OVER and self.around[1] else None
