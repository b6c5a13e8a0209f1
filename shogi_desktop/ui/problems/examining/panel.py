"""The page that examines a problem: is it sound, how does it go, and why not some other move?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.messages import Message
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.records.problem_set import described
from shogi_desktop.notation.wire.problem_lines import WorkProgress
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.problems.examining import Examining
from shogi_desktop.session.problems.tree import ExaminedNode
from shogi_desktop.session.sight.attacks import threatened_royals

from ...board import BoardView
from ...look.fonts import grow
from ...look.theme import SPACE
from ...widgets.layouts import in_column, in_row
from ...widgets.plain import PlainLabel
from ...widgets.side_marks import side_of
from ...words.error_words import message_text
from ...words.i18n import Translated, counted
from ...words.move_texts import move_text
from ...words.texts import SIDE_MARKS, side_name
from .main_line import MainLine
from .move_tree import MoveTree, TreeRow, can_open
from .report_view import ReportView
from .report_words import Finding, Headline, explanation, headline, reasons, standing
from .second_opinion import SecondOpinion
from .verdict_marks import ExplanationCard, VerdictSign


class NodeTexts:
    """Texts of moves in one notation, "japanese" or "western", each made once."""

    def __init__(self, notation: str) -> None:
        self.notation = notation
        self._known: dict[tuple[ExaminedNode, int], str] = {}

    def of(self, node: ExaminedNode) -> str:
        """The move that led to a node; "" for the root."""
        return self.at(node.parent, node.move) if node.parent is not None else ""

    def at(self, node: ExaminedNode, move: int) -> str:
        """A legal move of the position of a node."""
        if (node, move) not in self._known:
            before = node.transition.move if node.transition is not None else NO_MOVE
            text = move_text(node.position, move, before, self.notation)
            self._known[node, move] = text
        return self._known[node, move]

    def bare(self, node: ExaminedNode, move: int) -> str:
        """The same without the mark of the side: in a sentence it would be drawn in the colour of the letters."""
        text = self.at(node, move)
        return text[1:].strip() if side_of(text) >= 0 else text


TREE_HEIGHT: Final = 76  # pixels, at least
OTHERS: Final = 370  # pixels that all but the reasons need
LOW: Final = 520  # pixels of height, less than which leave the main line two rows


class ExaminePanel(Translated, QWidget):
    """Shows one problem; knows nothing of the board. What waits to be asked waits while the page is not seen.

    Signals:
        node_shown(object): the ExaminedNode whose position belongs on the board.
    """

    node_shown = Signal(object)

    def __init__(self, client: ProblemClient, engines: Callable[[], Engines], parent: QWidget | None = None) -> None:
        """`engines` gives those of the person, which may be asked too."""
        super().__init__(parent)
        self._examining = Examining(client, self)
        self._problem: Problem | None = None
        self._texts = NodeTexts("western")
        self._failure = ""  # why the last question has no answer
        self._report = ReportView()
        self._tree_title = PlainLabel(role="muted")
        self._line = MainLine()
        self._tree = MoveTree()
        self.open_button = QPushButton()
        self._card = ExplanationCard()
        self.opinion = SecondOpinion(engines)
        self._build()
        self._connect()
        self._examining.pause()
        self.retranslate()

    def _build(self) -> None:
        grow(self, self._tree.setMinimumHeight, TREE_HEIGHT)
        self.open_button.setAutoDefault(True)  # Enter presses it too, as in a dialog
        above = in_row((self._tree_title, 1), self.open_button)
        in_column(
            self._report,
            self._line,
            above,
            (self._tree, 1),
            self._card,
            self.opinion,
            of=self,
            margins=0,
            spacing=SPACE,
        )

    def _connect(self) -> None:
        examining, tree = self._examining, self._tree
        examining.node_added.connect(tree.tree_model().add)
        examining.node_changed.connect(self._node_changed)
        examining.current_changed.connect(self._show_node)
        examining.report_ready.connect(self._show_report)
        examining.progressed.connect(self._show_progress)
        examining.busy_changed.connect(self._busy_changed)
        examining.failed.connect(self._show_failure)
        self._report.check_wished.connect(self.start_check)
        self._report.stop_wished.connect(self.stop)
        self._report.reason_wished.connect(self._show_reason)
        self._line.move_wished.connect(self._show_main_move)
        self.open_button.clicked.connect(self._open_current)
        tree.node_wished.connect(examining.go_to)
        tree.open_wished.connect(self._open)

    # What the window asks for

    def node(self) -> ExaminedNode | None:
        """The node that belongs on the board, None without a problem."""
        return self._examining.current

    def found_of(self, problem: Problem) -> Problem:
        """The problem with the length and the solution that were found; where the person has walked on in its tree to
        another position of the attacker's, that one."""
        node, report = self._examining.current, self._examining.report
        if node is not None and node.parent is not None and not node.by_attacker:
            return described(node.position)
        if report is None or not report.mate or report.at_most:
            return problem
        variant = load_variant(problem.variant, dict(problem.options))
        line = " ".join(format_move(move, variant) for move in report.line[: report.length])
        return replace(problem, plies=problem.plies or report.length, solution=problem.solution or line)

    def set_problem(self, problem: Problem | None) -> None:
        """Another problem, or none; what was asked about the last one is given up.

        NotationError or VariantError for a position that cannot be read.
        """
        before = self._examining.root
        if problem is None:
            self._examining.clear()
        else:
            self._examining.set_problem(problem)
        self._problem = problem
        if problem is not None and self._examining.root is before:
            return  # the same under another title: the person is where he was in its tree
        self._failure = ""
        self._texts = NodeTexts(self._texts.notation)
        self._tree.tree_model().show_tree(self._examining.root, self._row)
        self._tell()
        if self._examining.root is not None:
            self._show_node(self._examining.root)
        else:
            self.opinion.show_position(None)

    def set_notation(self, notation: str) -> None:
        """How moves are written, "japanese" or "western"."""
        self.opinion.set_notation(notation)
        if notation != self._texts.notation:
            self._texts = NodeTexts(notation)
            self._tell()

    def play(self, move: int) -> None:
        """Why not this? A legal move of the position on the board, made there."""
        node = self._examining.current
        if node is not None:
            self._examining.play(node, move)

    def start_check(self) -> None:
        """Looks whether the problem is sound."""
        self._failure = ""
        self._examining.check(self._report.limit())
        self._tell_node()

    def stop(self) -> None:
        """Ends what is being looked at."""
        self._examining.stop()

    # What the person does

    def _open_current(self) -> None:
        if self._examining.current is not None:
            self._open(self._examining.current)

    def _open(self, node: ExaminedNode) -> None:
        """Asks for all moves at a node."""
        if can_open(node):
            self._failure = ""
            self._examining.open(node)
        self._tree.open_node(node)

    def _show_main_move(self, number: int) -> None:
        self._examining.go_to(self._examining.main_line()[number + 1])

    def _show_reason(self, reason: Finding) -> None:
        """The node of a reason; where there is none yet the move is tried."""
        child = reason.node.child(reason.move) if reason.move else reason.node
        if child is not None:
            self._examining.go_to(child)
        else:
            self._examining.play(reason.node, reason.move)

    # What the examining tells

    def _show_node(self, node: ExaminedNode) -> None:
        self._failure = ""
        self._tree.show_node(node)
        self.opinion.show_position(node.position)
        self._tell_node()
        self.node_shown.emit(node)

    def _node_changed(self, node: ExaminedNode) -> None:
        self._tree.tree_model().update(node)
        if node is self._examining.current:
            self._tell_node()

    def _show_report(self) -> None:
        self._tell()
        if self._examining.root is not None:
            self._tree.open_node(self._examining.root)

    def _show_progress(self, progress: WorkProgress) -> None:
        done, all_ = progress.done, progress.all
        moves = self.tr("{done} of {all} move looked at|{done} of {all} moves looked at")
        positions = self.tr("{n} position looked at|{n} positions looked at")
        told = counted(moves, all_, done=done, all=all_) if all_ else counted(positions, progress.nodes)
        self._report.show_progress(done, all_, told)

    def _busy_changed(self, busy: bool) -> None:
        self._report.set_busy(busy)
        self._tell_headline()

    def _show_failure(self, why: Message) -> None:
        self._failure = message_text(why)
        self._tell_node()

    # Words

    def _row(self, node: ExaminedNode) -> TreeRow:
        """How the tree writes a node."""
        worth = standing(node)
        if node.parent is None:
            turn = int(node.position.turn)
            words = self.tr("{side} to move").format(side=side_name(turn))
            text = f"{SIDE_MARKS[turn]} {words}"
        else:
            text = self._texts.of(node)
        return TreeRow(text, worth.mark, worth.short, worth.brief, node.main)

    def _tell(self) -> None:
        """All words anew."""
        report, main = self._examining.report, self._examining.main_line()
        self._tell_headline()
        if report is None:
            self._report.show_reasons([])
        else:
            stated = self._problem.plies if self._problem is not None else 0
            root = [self._examining.root] if self._examining.root is not None else []
            self._report.show_reasons(reasons(report, stated, main or root, self._texts.bare))
        self._line.show_line([self._texts.of(node) for node in main[1:]])
        self._report.setEnabled(self._problem is not None)
        self._tree.tree_model().refresh()
        self._tell_node()

    def _tell_headline(self) -> None:
        report = self._examining.report
        if report is not None:
            self._report.show_headline(headline(report))
        elif self._examining.is_checking:
            self._report.show_headline(Headline(VerdictSign.LOOKING, self.tr("Being checked")))
        else:
            advice = self.tr("Check it, or make any move on the board to see what it is worth.")
            self._report.show_headline(Headline(None, self.tr("Not checked yet"), advice))

    def _tell_node(self) -> None:
        """Words and buttons for the node on the board."""
        node, main = self._examining.current, self._examining.main_line()
        self._line.show_at(main.index(node) - 1 if node in main else -1)
        attacks = node is None or not node.by_attacker
        self.open_button.setText(self.tr("All checks here") if attacks else self.tr("All answers here"))
        self.open_button.setEnabled(node is not None and can_open(node))
        text = explanation(node, self._examining.report, self._texts.bare) if node is not None else ""
        mark = standing(node).mark if node is not None else None
        if self._failure:
            text, mark = self._failure, VerdictSign.OPEN
        self._card.tell(text, mark)

    def retranslate(self) -> None:
        self._tree_title.setText(self.tr("Moves"))
        self._tree.setAccessibleName(self.tr("Moves"))
        self._line.setAccessibleName(self.tr("Main line"))
        self._report.retranslate()
        self._tell()

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = event.size().height()
        self._report.set_room(height - OTHERS)
        self._line.set_most_rows(2 if height < LOW else 3)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._examining.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._examining.pause()
            self.opinion.rest()
            if not self.window().isVisible():
                self.stop()  # nobody waits for it any more


class ExamineController(QObject):
    """Board and panel together; the board is touched only between `enter` and `leave`."""

    def __init__(self, board: BoardView, panel: ExaminePanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._panel = board, panel
        self._active = False
        self._shown: ExaminedNode | None = None
        panel.node_shown.connect(self._show)

    def enter(self) -> None:
        """The page comes up: the board belongs to it now."""
        self._active = True
        self._shown = None
        node = self._panel.node()
        if node is not None:
            self._show(node)
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Another page comes up, or the window goes; what the panel still looks for is its own business."""
        self._active = False

    def shown(self) -> Position | None:
        node = self._panel.node()
        return node.position if node is not None else None

    def move(self, move: int) -> None:
        self._panel.play(move)

    def preview(self, move: int) -> Transition:
        node = self._panel.node()
        assert node is not None  # there is nothing to move otherwise
        return node.position.transition(move)

    def step(self, forward: int) -> None:
        """A notch of the wheel: the tree is walked with its own keys."""

    def remark(self, text: str) -> None:
        """The panel says what a move is worth; about the hand there is nothing to add."""

    def _show(self, node: ExaminedNode) -> None:
        """Shows a node; from a neighbour the move is seen."""
        if not self._active:
            return
        before, self._shown = self._shown, node
        board, position = self._board, node.position
        if before is not None and before is node.parent and node.transition is not None:
            board.show_position(position, node.transition)
        elif before is not None and before.parent is node and before.transition is not None:
            board.show_position(position, before.transition, backwards=True)
        else:
            board.show_position(position)
        board.mark(
            goals=(),
            hint=NO_MOVE,
            last_move=position.last_move(),
            check=threatened_royals(position, int(position.turn)),
        )
        board.hand.set_moves(node.moves())
