"""A mate problem that is examined: its report, and a tree of moves whose worth is asked for when somebody looks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.problem_lines import Ask, FlawKind, ProblemFlaw, Question, Report, Verdict

from .problem_tree import ExaminedNode, after_moves, better, child_of, root_of

JUDGE_MS: Final = 20_000
OPEN_MS: Final = 60_000


@dataclass(frozen=True)
class _Job:
    """Something to ask: the report (CHECK), the worth of a node (SOLVE), or of all moves there (MOVES)."""

    ask: Ask
    node: ExaminedNode


class Examining(QObject):
    """One problem at a time. One question runs, the others wait; the newest goes first, nothing is lost.

    Signals:
        reset(): there is another tree, or none; `root` is it.
        node_added(ExaminedNode): a new child, the last of its parent's children.
        node_changed(ExaminedNode): its verdict, flaw or marks.
        current_changed(ExaminedNode): the node that is looked at.
        report_ready(Report): the check is over; the tree holds its lines already.
        progressed(Progress): how the question that runs stands.
        busy_changed(bool): whether anything is asked or waits.
        failed(str): the question that ran has no answer; the text says why. Nothing waits any more.
    """

    reset = Signal()
    node_added = Signal(object)
    node_changed = Signal(object)
    current_changed = Signal(object)
    report_ready = Signal(object)
    progressed = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.root: ExaminedNode | None = None
        self.current: ExaminedNode | None = None
        self.report: Report | None = None
        self._client = client
        self._sfen = ""
        self._attacker = 0
        self._stated = 0
        self._jobs: list[_Job] = []  # the last one is next
        self._running: _Job | None = None
        self._number = 0
        self._stopped = False  # the question that runs was told to end before its time
        self._was_busy = False
        self._paused = False
        self._nodes_of: dict[int, ExaminedNode] = {}  # by the identity of a flaw in the report
        client.done.connect(self._on_done)
        client.found.connect(self._on_found)
        client.progressed.connect(self._on_progressed)
        client.failed.connect(self._on_failed)
        client.dropped.connect(self._on_dropped)

    # The problem

    def set_problem(self, sfen: str, variant: str, attacker: int, plies: int = 0) -> None:
        """Begins another tree; `plies` is the length the problem states, 0 = none. NotationError or VariantError.

        The attacker is the side to move; the same problem again changes nothing.
        """
        if (self._sfen, self._attacker, self._stated) == (sfen, attacker, plies) and self.root is not None:
            return
        root = root_of(sfen, variant)
        if root.position.turn != attacker:
            raise NotationError("the attacker is not to move", sfen)
        self._clear()
        self._sfen, self._attacker, self._stated = sfen, attacker, plies
        self.root = self.current = root
        self.reset.emit()

    def clear(self) -> None:
        """No problem."""
        self._clear()
        self.reset.emit()

    def _clear(self) -> None:
        self.stop()
        self._running = None
        self._number = 0
        self.root = self.current = self.report = None
        self._nodes_of = {}
        self._tell_busy()

    # What a person wants

    def check(self) -> None:
        """Asks for the report; `report_ready` follows, also after `stop`, with what was found so far."""
        if self.root is not None:
            self._want(_Job(Ask.CHECK, self.root))

    def open(self, node: ExaminedNode) -> None:
        """Asks for all checks of the attacker, or all answers of the defender, at a node, unless it was done."""
        if not node.opened and not node.is_end:
            self._want(_Job(Ask.MOVES, node))

    def play(self, node: ExaminedNode, move: int) -> ExaminedNode:
        """Why not this? The node of a legal move, which is judged unless it is decided already; it is looked at."""
        child = self._child(node, move)
        if not child.decided:
            self._want(_Job(Ask.SOLVE, child))
        self.go_to(child)
        return child

    def go_to(self, node: ExaminedNode) -> None:
        """Looks at a node."""
        if node is not self.current:
            self.current = node
            self.current_changed.emit(node)

    def stop(self) -> None:
        """Ends what runs and forgets what waits; a report that was asked for comes with what was found so far."""
        waiting, self._jobs = self._jobs, []
        for job in waiting:
            self._mark(job.node)
        if self._running is not None and self._number:
            self._stopped = True
            self._client.stop()
        self._tell_busy()

    def pause(self) -> None:
        """The tree is not to be seen: what runs goes on, what waits stays until `resume`."""
        self._paused = True

    def resume(self) -> None:
        """The tree is seen again: what waits is asked."""
        self._paused = False
        self._go_on()

    # What is known

    @property
    def is_busy(self) -> bool:
        return self._running is not None or bool(self._jobs)

    @property
    def is_checking(self) -> bool:
        """Whether the report is asked for or waits."""
        jobs = [*self._jobs, self._running] if self._running is not None else self._jobs
        return any(job.ask is Ask.CHECK for job in jobs)

    def main_line(self) -> list[ExaminedNode]:
        """The nodes of the report's main line, the root first; empty without a report or a mate."""
        node, line = self.root, list[ExaminedNode]()
        while node is not None:
            line.append(node)
            node = next((child for child in node.children if child.main), None)
        return line if len(line) > 1 else []

    def node_of(self, flaw: ProblemFlaw) -> ExaminedNode | None:
        """The node that a flaw of the report is about; None for a flaw that is not in it."""
        return self._nodes_of.get(id(flaw))

    # The questions, one at a time

    def _want(self, job: _Job) -> None:
        """Asks now; what runs waits behind it."""
        if job == self._running:
            return
        self._jobs = [other for other in self._jobs if other != job]
        if self._running is not None:
            self._jobs.append(self._running)
            self._running, self._number = None, 0
        self._run(job)
        self._tell_busy()

    def _run(self, job: _Job) -> None:
        self._running = job
        self._stopped = False
        self._number = 0
        self._number = self._client.ask(self._question(job))
        self._mark(job.node)

    def _question(self, job: _Job) -> Question:
        variant = job.node.position.variant
        milliseconds = {Ask.SOLVE: JUDGE_MS, Ask.MOVES: OPEN_MS}.get(job.ask, 0)
        return Question(
            0,
            job.ask,
            variant.name,
            {key: choice for key, choice in variant.chosen.items()},
            self._sfen,
            job.node.line(),
            self._attacker,
            milliseconds=milliseconds,
        )

    def _go_on(self) -> None:
        """Asks what waits, as soon as the engine is free for it."""
        if self._running is None and self._jobs and not self._paused and not self._client.is_busy():
            self._run(self._jobs.pop())
        self._tell_busy()

    def _end(self) -> _Job | None:
        """The question that ran is over."""
        job, self._running, self._number = self._running, None, 0
        if job is not None:
            self._mark(job.node)
        return job

    def _mark(self, node: ExaminedNode) -> None:
        """Tells a node whether anything is asked about it."""
        running = self._running is not None and self._running.node is node
        waiting = running or any(job.node is node for job in self._jobs)
        if waiting != node.waiting:
            node.waiting = waiting
            self.node_changed.emit(node)

    def _tell_busy(self) -> None:
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit(self._was_busy)

    # The answers

    def _on_progressed(self, number: int, progress: object) -> None:
        if number == self._number and number:
            self.progressed.emit(progress)

    def _on_found(self, number: int, value: object) -> None:
        if number != self._number or not number or self._running is None or not isinstance(value, Verdict):
            return
        try:
            self._judged(self._child(self._running.node, value.move), value)
        except NotationError as error:
            self._client.stop()
            self._give_up(str(error))

    def _on_done(self, number: int, value: object) -> None:
        if number == self._number and number:
            job = self._end()
            try:
                self._take(job, value)
            except NotationError as error:
                self._give_up(str(error))
        self._go_on()

    def _take(self, job: _Job | None, value: object) -> None:
        if job is None:
            return
        if isinstance(value, Report):
            self._take_report(value)
        elif isinstance(value, Verdict):
            self._take_verdict(job.node, value)
        elif not self._stopped:
            job.node.opened = True
            self.node_changed.emit(job.node)

    def _on_failed(self, number: int, why: str) -> None:
        if number == self._number and number:
            self._give_up(why)
        else:
            self._go_on()

    def _on_dropped(self, number: int) -> None:
        """Somebody else had a question: ours waits."""
        if number == self._number and number and self._running is not None:
            self._jobs.append(self._running)
            self._running, self._number = None, 0

    def _give_up(self, why: str) -> None:
        self._end()
        waiting, self._jobs = self._jobs, []
        for job in waiting:
            self._mark(job.node)
        self._tell_busy()
        self.failed.emit(why)

    # The tree

    def _child(self, node: ExaminedNode, move: int | str) -> ExaminedNode:
        child, new = child_of(node, move)
        if new:
            self.node_added.emit(child)
        return child

    def _judged(self, node: ExaminedNode, verdict: Verdict) -> None:
        """What a node is worth, where that says more than what is known."""
        kept = better(replace(verdict, move=node.move), node.verdict)
        if kept != node.verdict:
            node.verdict = kept
            self.node_changed.emit(node)

    def _take_verdict(self, node: ExaminedNode, verdict: Verdict) -> None:
        """The worth of a node that was asked about; the line of a mate, or the reply that refutes it, goes below."""
        self._judged(node, verdict)
        if verdict.mate:
            self._add_line(node, verdict)
        elif verdict.mate is False and verdict.line:
            reply = self._child(node, verdict.line[0])
            reply.refutes = True
            self._judged(reply, Verdict(mate=False, check=reply.position.in_check()))

    def _add_line(self, node: ExaminedNode, verdict: Verdict) -> list[ExaminedNode]:
        """The moves of a mate below a node."""
        nodes = []
        for count, move in enumerate(verdict.line, 1):
            node = self._child(node, move)
            self._judged(node, after_moves(verdict, count))
            nodes.append(node)
        return nodes

    def _take_report(self, report: Report) -> None:
        root = self.root
        if root is None:
            return
        if report.mate and 0 < report.plies < self._stated:
            shorter = ProblemFlaw(FlawKind.SHORTER, plies=report.plies, line=report.line)
            report = replace(report, flaws=(shorter, *report.flaws))
        whole = Verdict("", report.mate, report.plies, report.exact, report.line)
        if report.mate is not None or root.verdict is None:
            self._judged(root, whole)
        for verdict in report.first:
            self._judged(self._child(root, verdict.move), verdict)
        line = [root, *self._add_line(root, whole)] if report.mate else [root]
        for node in root.walk():
            self._set_main(node, node in line and node is not root)
        self._nodes_of = {id(flaw): self._flawed(flaw, line) for flaw in report.flaws}
        self.report = report
        self.report_ready.emit(report)

    def _set_main(self, node: ExaminedNode, main: bool) -> None:
        if node.main != main or node.flaw is not None:
            node.main, node.flaw = main, None
            self.node_changed.emit(node)

    def _flawed(self, flaw: ProblemFlaw, line: list[ExaminedNode]) -> ExaminedNode:
        """The node of a flaw: of the move that is one too many, or where the line is too short or leaves pieces."""
        at = line[min(flaw.ply, len(line) - 1)]
        if flaw.kind is FlawKind.LEFT:
            at = line[-1]
        elif flaw.move:
            cook = Verdict(mate=True, plies=flaw.plies, line=flaw.line or (flaw.move,))
            at = self._add_line(at, cook)[0]
        at.flaw = at.flaw or flaw
        self.node_changed.emit(at)
        return at
