"""The summary of an analysed game: in a window, on paper, and its graph as a picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from shogi_desktop.analysis.review import LineReview
from shogi_desktop.game.tree import Node
from shogi_desktop.rules import Side
from shogi_desktop.session.records.files import ReadingGivenUp

from ..desk import Desk
from ..subjects import AnalysisPage
from ..widgets.messages import proposed_path, remember_folder
from ..words.texts import player_name, players_text

if TYPE_CHECKING:
    from .graph import GameGraph


class SummaryCommands(QObject):
    """Asks for the review of the record on the board as often as it needs it.

    Signals:
        rest_wished(): the rest of the game shall be analysed.
    """

    rest_wished = Signal()

    def __init__(self, desk: Desk, review: Callable[[], LineReview]) -> None:
        super().__init__(desk)
        self._desk, self._session, self._store, self._window = desk, desk.session, desk.store, desk.window
        self._review = review

    def show(self) -> None:
        """In a window of its own."""
        from .summary import SummaryWindow

        page = self._page()
        if page is None:
            return
        window = SummaryWindow(page.report, page.title, page.players, self._window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.node_wished.connect(self._go_to)
        window.print_wished.connect(self.print)
        window.rest_wished.connect(self.rest_wished)
        window.show()

    def _go_to(self, node: Node) -> None:
        """A summary may stay open while the record changes."""
        if node in self._review().judged:
            self._session.record.go_to(node)

    def _page(self) -> AnalysisPage | None:
        """The summary; None where the person did not want to wait for it."""
        from ..widgets.messages import read_patiently
        from ..words.coach_words import report_steps
        from .graph_drawing import Graph

        game, setup, known = self._session.record.game, self._session.record.setup, self._review()
        black, white = (player_name(setup, side) for side in Side)
        graph = Graph(known, self._store.current.graph_view == "chance")
        last = max(1, len(known.line) - 1)
        curve = [[(ply / last, height) for ply, height in stretch] for stretch in graph.stretches()]
        marks = [
            ((move.node.ply / last, height), int(move.mark))
            for move in known.judged.values()
            if move.mark is not None and (height := graph.height(move.node.ply)) is not None
        ]
        steps = report_steps(game, known, self._desk.look.notation, self._store.current.score_view)
        try:
            report = read_patiently(self._window, steps, told=self.tr("Looking at the moves …"))
        except ReadingGivenUp:
            return None
        return AnalysisPage(players_text(setup), (black, white), report, curve, marks)

    def print(self) -> None:
        """On paper, or as a PDF file."""
        page = self._page()
        if page is not None:
            self._desk.open("printing", page)

    def save_picture(self, graph: GameGraph) -> None:
        from ..widgets.messages import ask_save_path, complain
        from .graph import save_graph

        title = self.tr("Save the graph")
        proposed = proposed_path(self._store.current, self._session.record.setup)
        path = ask_save_path(self._window, title, f"{proposed}.png", {self.tr("PNG picture (*.png)"): ".png"})
        if not path:
            return
        try:
            save_graph(path, graph)
        except OSError as error:
            complain(self._window, self.tr("The graph could not be saved."), error, path)
        else:
            remember_folder(self._store, path)
            self._desk.tell(self.tr("Saved as {name}.").format(name=Path(path).name))
