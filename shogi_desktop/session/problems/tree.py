"""The tree of moves of a problem that is examined, what each of them is worth as far as it is known, and the questions
about its nodes: one runs, the others wait, the newest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.report import ProblemFlaw
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.problem_lines import Ask, Question
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position

from .judgement import checked_move, gives_check

KEPT_POSITIONS: Final = 64  # of a tree that may have thousands; each takes 100 kilobytes


class _Positions:
    """The positions of a tree's nodes, those asked for last ready at hand.

    Mates may have more than a thousand plies, more than Python lets a function call itself.
    """

    def __init__(self, first: Position) -> None:
        self._first = first
        self._kept: dict[ExaminedNode, Position] = {}

    def of(self, node: ExaminedNode) -> Position:
        moves: list[int] = []
        at = node
        while at not in self._kept and at.parent is not None and at.transition is not None:
            moves.append(at.transition.move)
            at = at.parent
        position = self._kept.get(at, self._first)
        if moves:
            position = position.copy()
            for move in reversed(moves):
                position.play(move)
        if node.parent is not None:
            self.keep(node, position)
        return position

    def keep(self, node: ExaminedNode, position: Position) -> None:
        self._kept.pop(node, None)  # so that it comes last
        self._kept[node] = position
        if len(self._kept) > KEPT_POSITIONS:
            del self._kept[next(iter(self._kept))]


@dataclass(eq=False)
class ExaminedNode:
    """A position of the tree, reached by `move` (NO_MOVE at the root) from `parent`.

    verdict   what the position is worth for the attacker; None = not asked yet, its `mate` None = not found out
    opened    all checks, or all answers, here were judged and are children
    waiting   whether something about this node is being asked or waits for its turn
    main      whether it lies on the main line of the report
    refutes   whether the move is the defender's reply that refutes the check before it
    flaw      what the report says is wrong with this very move
    """

    move: int
    parent: ExaminedNode | None
    transition: Transition | None  # what the move changes on the board, None at the root
    positions: _Positions
    ply: int = 0
    verdict: Verdict | None = None
    children: list[ExaminedNode] = field(default_factory=list)
    opened: bool = False
    waiting: bool = False
    main: bool = False
    refutes: bool = False
    flaw: ProblemFlaw | None = None

    @property
    def position(self) -> Position:
        """What stands on the board here; not to be changed."""
        return self.positions.of(self)

    @property
    def by_attacker(self) -> bool:
        """Whether `move` is one of the attacker's."""
        return self.ply % 2 == 1

    @property
    def decided(self) -> bool:
        """Whether it is known if the attacker mates."""
        return self.verdict is not None and self.verdict.mate is not None

    @property
    def is_end(self) -> bool:
        """Whether nothing comes after it: mate, or a move of the attacker's that is no check."""
        verdict = self.verdict
        if verdict is None:
            return False
        return (verdict.mate is True and verdict.plies == 0) or (self.by_attacker and not verdict.check)

    def line(self) -> tuple[int, ...]:
        """The moves that lead here from the root."""
        moves: list[int] = []
        at = self
        while at.parent is not None:
            moves.append(at.move)
            at = at.parent
        return tuple(reversed(moves))

    def child(self, move: int) -> ExaminedNode | None:
        return next((child for child in self.children if child.move == move), None)

    def moves(self) -> list[int]:
        """The legal moves here, of whoever is to move; none where nothing comes after it."""
        return [] if self.is_end else self.position.legal_moves()

    def walk(self) -> Iterator[ExaminedNode]:
        """This node and all below it, parents first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


def root_of(position: Position) -> ExaminedNode:
    """The beginning of a tree."""
    return ExaminedNode(NO_MOVE, None, None, _Positions(position))


def child_of(parent: ExaminedNode, move: int) -> tuple[ExaminedNode, bool]:
    """The node that a move leads to, and whether it is new. IllegalMoveText for a move that is not legal.

    An attacking move that gives no check has its verdict at once.
    """
    known = parent.child(move)
    if known is not None:
        return known, False
    made = checked_move(parent.position, move)
    node = ExaminedNode(move, parent, made.transition, parent.positions, parent.ply + 1)
    parent.positions.keep(node, made.position)
    if node.by_attacker and not gives_check(made.position):
        node.verdict = Verdict(move, False, check=False)
    parent.children.append(node)
    return node, True


def better(new: Verdict, old: Verdict | None) -> Verdict:
    """What is to be kept of two verdicts on one position: the one that knows more."""
    if old is None:
        return new
    if new.mate is None and old.mate is None:
        return max(old, new, key=lambda verdict: verdict.within)
    if old.mate is None or (new.exact and not old.exact):
        return new
    if new.mate is None or (old.exact and not new.exact):
        return old
    return new if not (old.mate and new.mate) or new.plies <= old.plies else old


def after_moves(verdict: Verdict, count: int) -> Verdict:
    """What the position after the first `count` moves of a mate's line is worth; `count` is at least 1.

    That the line is the shortest says nothing of a shorter mate after a defender's move, but it is the main line of
    both sides.
    """
    line = verdict.line
    return Verdict(line[count - 1], True, max(0, verdict.plies - count), verdict.exact, line[count:])


LIMITS_MS: Final = {Ask.SOLVE: 20_000, Ask.MOVES: 60_000, Ask.CHECK: 0}  # 0 = as long as it takes


@dataclass(frozen=True)
class Job:
    """Something to ask: the report (CHECK), the worth of a node (SOLVE), or of all moves there (MOVES).

    `milliseconds` bounds the work, 0 = what is usual for this kind.
    """

    ask: Ask
    node: ExaminedNode
    milliseconds: int = field(default=0, compare=False)


class Inquiry(QObject):
    """What is to be asked about one problem. Nothing is lost: a question that makes room for a newer one, or for one
    of somebody else's, is asked again as soon as the engine is free.

    Signals:
        found(ExaminedNode, Verdict): the worth of one move at a node.
        done(Job, value, bool): what a question has ended with; whether it was told to end before its time.
        failed(object): the question that ran has no answer: the Message that says why. Nothing waits any more.
        progressed(WorkProgress): how the question that runs stands.
        marked(ExaminedNode): its `waiting` has changed.
        busy_changed(bool): whether anything is asked or waits.
    """

    found = Signal(object, object)
    done = Signal(object, object, bool)
    failed = Signal(object)
    progressed = Signal(object)
    marked = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._attacker = 0
        self._jobs: dict[int, Job] = {}  # what is asked, by the client's number
        self._ending = 0  # of the question that was told to end
        self._was_busy = False
        client.done.connect(self._on_done)
        client.found.connect(self._on_found)
        client.progressed.connect(self._on_progressed)
        client.failed.connect(self._on_failed)

    def begin(self, attacker: int) -> None:
        """Questions are about another problem from now on; those about the one before are forgotten."""
        self.forget()
        self._attacker = attacker

    def want(self, job: Job) -> None:
        """Asks now; what runs waits behind it, unless it was told to end: that is forgotten."""
        asked = {number for number, other in self._jobs.items() if other == job}
        newest = max(self._jobs, default=0)
        if asked == {newest} and newest != self._ending:
            return
        for number in asked | ({self._ending} & self._jobs.keys()):
            self._forget(number)
        self._ending = 0
        position, milliseconds = job.node.position, job.milliseconds or LIMITS_MS[job.ask]
        question = Question(0, job.ask, position.variant, position, self._attacker, milliseconds)
        self._jobs[self._client.ask(question)] = job
        self._mark(job.node)
        self._tell_busy()

    def stop(self) -> None:
        """Forgets what waits and ends what runs; its `done` follows, with what was found so far."""
        for number in list(self._jobs):
            if self._client.finish(number):
                self._ending = number
            else:
                self._forget(number)
        self._tell_busy()

    def forget(self) -> None:
        """Ends everything; nothing more is told."""
        for number in list(self._jobs):
            self._forget(number)
        self._tell_busy()

    def pause(self) -> None:
        """What runs goes on, what waits stays until `resume`."""
        self._hold(True)

    def resume(self) -> None:
        self._hold(False)

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    def is_wanted(self, ask: Ask) -> bool:
        """Whether a question of this kind runs or waits."""
        return any(job.ask is ask for job in self._jobs.values())

    def fail(self, why: Message) -> None:
        """Ends everything since something went wrong."""
        self.forget()
        self.failed.emit(why)

    def _hold(self, held: bool) -> None:
        for number in list(self._jobs):
            self._client.hold(number, held)

    def _end(self, number: int) -> Job:
        """A question is over."""
        job = self._jobs.pop(number)
        self._mark(job.node)
        return job

    def _forget(self, number: int) -> None:
        """Nobody wants the answer any more."""
        if number in self._jobs:  # whoever heard of the end of another one may have forgotten this one
            self._end(number)
            self._client.cancel(number)

    def _mark(self, node: ExaminedNode) -> None:
        """Tells a node whether anything is asked about it."""
        waiting = any(job.node is node for job in self._jobs.values())
        if waiting != node.waiting:
            node.waiting = waiting
            self.marked.emit(node)

    def _tell_busy(self) -> None:
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit(self._was_busy)

    # The client

    def _on_progressed(self, number: int, progress: object) -> None:
        if number in self._jobs:
            self.progressed.emit(progress)

    def _on_found(self, number: int, value: object) -> None:
        if number in self._jobs and isinstance(value, Verdict):
            self.found.emit(self._jobs[number].node, value)

    def _on_done(self, number: int, value: object) -> None:
        if number in self._jobs:
            stopped = number == self._ending
            self.done.emit(self._end(number), value, stopped)
            self._tell_busy()

    def _on_failed(self, number: int, why: Message) -> None:
        if number in self._jobs:
            self._end(number)
            self.fail(why)
