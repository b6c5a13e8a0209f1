"""A mate problem that is examined: its report, and a tree of moves whose worth is asked for when somebody looks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.errors import EngineMessage
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules.board.moves import NO_MOVE

from .tree import ExaminedNode, Inquiry, Job, after_moves, better, child_of, root_of


class Examining(QObject):
    """One problem at a time. One question runs, the others wait; the newest goes first, nothing is lost.

    Signals:
        reset(): there is another tree, or none; `root` is it.
        node_added(ExaminedNode): a new child, the last of its parent's children.
        node_changed(ExaminedNode): its verdict, flaw or marks.
        current_changed(ExaminedNode): the node that is looked at.
        report_ready(Report): the check is over; the tree holds its lines already.
        progressed(WorkProgress): how the question that runs stands.
        busy_changed(bool): whether anything is asked or waits.
        failed(object): the question that ran has no answer: the Message that says why. Nothing waits any more.
    """

    reset = Signal()
    node_added = Signal(object)
    node_changed = Signal(object)
    current_changed = Signal(object)
    report_ready = Signal(object)
    progressed = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(object)

    def __init__(self, client: ProblemClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.root: ExaminedNode | None = None
        self.current: ExaminedNode | None = None
        self.report: Report | None = None
        self._problem: Problem | None = None  # without its title
        self._inquiry = Inquiry(client, self)
        self._inquiry.found.connect(self._on_found)
        self._inquiry.done.connect(self._on_done)
        self._inquiry.failed.connect(self.failed)
        self._inquiry.progressed.connect(self.progressed)
        self._inquiry.marked.connect(self.node_changed)
        self._inquiry.busy_changed.connect(self.busy_changed)

    # The problem

    def set_problem(self, problem: Problem) -> None:
        """Begins another tree. NotationError or VariantError; then the old one stays.

        The same problem again, under whatever title, changes nothing.
        """
        untitled = replace(problem, title="")
        if self._problem == untitled and self.root is not None:
            return
        root = root_of(position_of(problem))
        self._problem = untitled
        self._inquiry.begin(problem.attacker)
        self._plant(root)

    def clear(self) -> None:
        """No problem."""
        self._inquiry.forget()
        self._plant(None)

    def _plant(self, root: ExaminedNode | None) -> None:
        self.root = self.current = root
        self.report = None
        self.reset.emit()

    # What a person wants

    def check(self, milliseconds: int = 0) -> None:
        """Asks for the report; `report_ready` follows, also after `stop` or `milliseconds` (0 = as long as it takes),
        with what was found so far."""
        if self.root is not None:
            self._inquiry.want(Job(Ask.CHECK, self.root, milliseconds))

    def open(self, node: ExaminedNode) -> None:
        """Asks for all checks of the attacker, or all answers of the defender, at a node, unless it was done."""
        if not node.opened and not node.is_end:
            self._inquiry.want(Job(Ask.MOVES, node))

    def play(self, node: ExaminedNode, move: int) -> ExaminedNode:
        """Why not this? The node of a legal move, which is judged unless it is decided already; it is looked at."""
        child = self._child(node, move)
        if not child.decided:
            self._inquiry.want(Job(Ask.SOLVE, child))
        self.go_to(child)
        return child

    def go_to(self, node: ExaminedNode) -> None:
        """Looks at a node; the line of its mate, or the reply that refutes it, is shown below it if it is known."""
        if node is not self.current:
            self.current = node
            self.current_changed.emit(node)
        if node.verdict is not None and not node.children:
            try:
                self._reveal(node, node.verdict)
            except NotationError as error:
                self._refuse(error)

    def stop(self) -> None:
        """Ends what runs and forgets what waits; a report that runs comes with what was found so far."""
        self._inquiry.stop()

    def pause(self) -> None:
        """The tree is not to be seen: what runs goes on, what waits stays until `resume`."""
        self._inquiry.pause()

    def resume(self) -> None:
        """The tree is seen again: what waits is asked."""
        self._inquiry.resume()

    # What is known

    @property
    def is_busy(self) -> bool:
        return self._inquiry.is_busy

    @property
    def is_checking(self) -> bool:
        """Whether the report is asked for or waits."""
        return self._inquiry.is_wanted(Ask.CHECK)

    def main_line(self) -> list[ExaminedNode]:
        """The nodes of the report's main line, the root first; empty without a report or a mate."""
        node, line = self.root, list[ExaminedNode]()
        while node is not None:
            line.append(node)
            node = next((child for child in node.children if child.main), None)
        return line if len(line) > 1 else []

    # The answers

    def _on_found(self, node: ExaminedNode, verdict: Verdict) -> None:
        try:
            self._judged(self._child(node, verdict.move), verdict)
        except NotationError as error:
            self._refuse(error)

    def _on_done(self, job: Job, value: object, stopped: bool) -> None:
        try:
            if isinstance(value, Report):
                self._take_report(value)
            elif isinstance(value, Verdict):
                self._judged(job.node, value)
                self._reveal(job.node, value)
            elif not stopped:
                job.node.opened = True
                self.node_changed.emit(job.node)
        except NotationError as error:
            self._refuse(error)

    def _refuse(self, error: NotationError) -> None:
        """What the engine said makes no sense on the board."""
        self._inquiry.fail(EngineMessage.IMPOSSIBLE_MOVE(reason=error.message))

    # The tree

    def _child(self, node: ExaminedNode, move: int) -> ExaminedNode:
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

    def _reveal(self, node: ExaminedNode, verdict: Verdict) -> None:
        """The line of a mate, or the reply that refutes the move, below a node."""
        if verdict.mate:
            self._add_line(node, verdict)
        elif verdict.mate is False and verdict.line:
            reply = self._child(node, verdict.line[0])
            self._judged(reply, Verdict(mate=False, check=reply.position.in_check()))
            if not reply.refutes:
                reply.refutes = True
                self.node_changed.emit(reply)

    def _add_line(self, node: ExaminedNode, verdict: Verdict) -> list[ExaminedNode]:
        """The moves of a mate below a node."""
        nodes = []
        for count, move in enumerate(verdict.line, 1):
            node = self._child(node, move)
            self._judged(node, after_moves(verdict, count))
            nodes.append(node)
        return nodes

    def _take_report(self, report: Report) -> None:
        root, problem = self.root, self._problem
        if root is None or problem is None:
            return
        if report.mate and 0 < report.plies < problem.plies:
            shorter = ProblemFlaw(FlawKind.SHORTER, plies=report.plies, line=report.line, exact=report.exact)
            report = replace(report, flaws=(shorter, *report.flaws))
        whole = Verdict(NO_MOVE, report.mate, report.plies, report.exact, report.line)
        self._judged(root, whole)
        for verdict in report.first:
            self._judged(self._child(root, verdict.move), verdict)
        if report.first and not report.stopped and not root.opened:
            root.opened = True
            self.node_changed.emit(root)
        line = [root, *self._add_line(root, whole)] if report.mate else [root]
        main = set(line[1:])
        for node in root.walk():
            self._set_main(node, node in main)
        for flaw in report.flaws:
            self._mark_flaw(flaw, line)
        self.report = report
        self.report_ready.emit(report)

    def _set_main(self, node: ExaminedNode, main: bool) -> None:
        if node.main != main or node.flaw is not None:
            node.main, node.flaw = main, None
            self.node_changed.emit(node)

    def _mark_flaw(self, flaw: ProblemFlaw, line: list[ExaminedNode]) -> None:
        """Marks the move that is one too many, or where the line is too short or leaves pieces."""
        at = line[min(flaw.ply, len(line) - 1)]
        if flaw.kind is FlawKind.LEFT:
            at = line[-1]
        elif flaw.move:
            cook = Verdict(mate=True, plies=flaw.plies, line=flaw.line or (flaw.move,))
            at = self._add_line(at, cook)[0]
        at.flaw = at.flaw or flaw
        self.node_changed.emit(at)
