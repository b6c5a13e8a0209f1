"""New problems, made by the program's engine, or by the machines of a scheduler."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import MadeProblem
from shogi_desktop.messages import Message
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import parse_problem_set, problem_of
from shogi_desktop.notation.wire.problem_lines import Ask, Question, WorkProgress
from shogi_desktop.notation.wire.work_lines import LeftOut, MadeProblems
from shogi_desktop.rules import load_variant

from ..library.work import LibraryWork


@dataclass(frozen=True)
class MakeWish:
    """So many problems of a game that are mate in so many moves; the same seed makes the same ones. `scheduler`: whose
    machines make them, "" = this computer. `wanted`: the code of a kind that moves in each, "" = any."""

    variant: str
    plies: int
    count: int
    seed: int
    scheduler: str = ""
    wanted: str = ""


class ProblemMaking(QObject):
    """One wish at a time. The processes are its own, so that nothing else that is asked about problems gives them up.

    Signals:
        made(object): a `Problem`.
        looked_at(int): so many positions so far; machines do not tell.
        ended(object): no more are made: the Message that says why not, None where all were or no more are found. Not
            when it was stopped.
    """

    made = Signal(object)
    looked_at = Signal(int)
    ended = Signal(object)

    def __init__(
        self, client: ProblemClient | None = None, work: LibraryWork | None = None, parent: QObject | None = None
    ) -> None:
        """`client` None means the built-in engine, `work` None a command of this program; any others belong to this
        object from now on."""
        super().__init__(parent)
        self._client, self._work = client or ProblemClient(), work or LibraryWork(word="jobs")
        for part in (self._client, self._work):
            part.setParent(self)
        self._number = 0  # of the question that runs
        self._wish: MakeWish | None = None
        self._left = 0  # problems that are still wished for
        self.left_out: LeftOut | None = None
        """The first worker that gets no work."""
        self._client.found.connect(self._on_found)
        self._client.progressed.connect(self._on_progress)
        self._client.done.connect(self._on_done)
        self._client.failed.connect(self._on_failed)
        self._work.told.connect(self._hear)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self._finish)

    def start(self, wish: MakeWish) -> None:
        self._wish, self._left, self.left_out = wish, wish.count, None
        plies, count, seed = wish.plies, wish.count, wish.seed
        if wish.scheduler:
            numbers = ["--plies", str(plies), "--count", str(count), "--seed", str(seed)]
            pieces = ["--with", wish.wanted] if wish.wanted else []
            self._work.begin(["make", wish.variant, "--lines", *numbers, *pieces, "--scheduler", wish.scheduler])
        else:
            variant = load_variant(wish.variant)
            wanted = (variant.kind_by_code(wish.wanted).id,) if wish.wanted else ()
            question = Question(0, Ask.MAKE, variant, plies=plies, count=count, seed=seed, wanted=wanted)
            self._number = self._client.ask(question)

    def stop(self) -> None:
        """Ends it; nothing more is told."""
        self._wish = None
        if self._number:
            self._number = 0
            self._client.stop()
        self._work.ask_to_end()

    def leave(self) -> None:
        """Ends it, and the processes go when they have ended: nobody waits for that."""
        self._wish, self._number = None, 0
        self._client.close_and_go()
        self._work.close_and_go()

    def _give(self, *problems: object) -> None:
        for problem in problems[: self._left]:
            self._left -= 1
            self.made.emit(problem)

    def _finish(self, why: Message | None = None) -> None:
        if self._wish is not None:
            self._wish, self._number = None, 0
            self.ended.emit(why)

    # What the engine says

    def _on_found(self, number: int, made: object) -> None:
        if number == self._number and isinstance(made, MadeProblem):
            wanted = tuple(filter(None, (self._wish.wanted if self._wish is not None else "",)))
            self._give(replace(problem_of(made.position, plies=made.plies), wanted=wanted))

    def _on_progress(self, number: int, progress: WorkProgress) -> None:
        if number == self._number:
            self.looked_at.emit(progress.nodes)

    def _on_done(self, number: int, _value: object) -> None:
        if number == self._number:
            self._finish()

    def _on_failed(self, number: int, why: Message) -> None:
        if number == self._number:
            self._finish(why)

    # What the command says

    def _hear(self, line: object) -> None:
        if self._wish is None:
            return
        if isinstance(line, LeftOut):
            self.left_out = self.left_out or line
        elif isinstance(line, MadeProblems):
            try:
                self._give(*parse_problem_set(line.problems, self._wish.variant).problems)
            except NotationError as error:
                self._work.ask_to_end()
                self._finish(error.message)
