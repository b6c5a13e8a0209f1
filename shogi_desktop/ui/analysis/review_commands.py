"""What is done with the review of a record: moves to be practised, asked for or chosen by what they cost, and the
summary, in a window, on paper, and its graph as a picture."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from shogi_desktop import paths
from shogi_desktop.analysis.review import LineReview, Mark
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.rules import Side
from shogi_desktop.session.records.files import ReadingGivenUp

from ..desk import Desk
from ..subjects import AnalysisPage, Practice
from ..widgets.messages import proposed_path, remember_folder
from ..words.texts import player_name, players_text

if TYPE_CHECKING:
    from shogi_desktop.analysis.exercise import Exercise

    from .graph import GameGraph


class PracticeCommands(QObject):
    """Asks for the review of the record on the board as often as it needs it."""

    def __init__(self, desk: Desk, review: Callable[[], LineReview]) -> None:
        super().__init__(desk)
        self._desk, self._session, self._review = desk, desk.session, review
        self._looked_up: tuple[Game, bool] | None = None

    def mistakes(self) -> list[Exercise]:
        """What the person, or else both sides, did badly enough to practise it."""
        return self._exercises(self.own_side(), Mark.MISTAKE)

    def own_side(self) -> Side | None:
        """Whom the person played, or whose name in the record is theirs; None for both sides or none."""
        record, own = self._session.record, self._desk.store.current.player_name
        side = record.setup.human_side()
        if side is None and own:
            headers = zip(Side, (BLACK, WHITE), strict=True)
            named = [each for each, key in headers if record.game.headers.get(key) == own]
            return named[0] if len(named) == 1 else None
        return side

    def is_own(self) -> bool:
        """Whether it was played here or the person is named in the record: else the mistakes in it are those of
        others."""
        return self.own_side() is not None or bool(self._session.record.setup.begun) or self._is_ours()

    def _is_ours(self) -> bool:
        """Whether our copy of a game that was saved as a file says so; it is looked up once for a record."""
        from shogi_desktop.session.records.earlier_games import was_played_here

        record = self._session.record
        if self._looked_up is None or self._looked_up[0] is not record.game:
            ours = bool(record.path) and was_played_here(record.game, record.path, paths.games_folder())
            self._looked_up = record.game, ours
        return self._looked_up[1]

    def begin(self) -> None:
        """Takes all of them among the positions that are practised, and goes there; of others it asks whose."""
        if self.is_own():
            self._practise(self.mistakes())
        else:
            self.ask()

    def ask(self) -> None:
        """Asks which mistakes are to be practised, and takes them among the positions that are."""
        from .game_dialog import PracticeDialog

        deck = self._desk.deck()

        def count(side: Side | None, least: Mark) -> tuple[int, int]:
            found = self._exercises(side, least)
            return len(found), sum(deck.card(each.key) is None for each in found)

        dialog = PracticeDialog(count, self.own_side(), self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        side, least = dialog.side, dialog.least
        dialog.deleteLater()
        if accepted:
            self._practise(self._exercises(side, least))

    def add(self, nodes: Collection[Node]) -> None:
        """Takes these moves among the positions that are practised, and goes there."""
        plies = {node.ply for node in nodes}
        self._practise([each for each in self._exercises(None, Mark.INACCURACY) if each.ply in plies])

    def _exercises(self, side: Side | None, least: Mark) -> list[Exercise]:
        from shogi_desktop.analysis.exercise import exercises_of

        own = self.is_own()
        found = exercises_of(self._session.record.game, self._review(), side, least)
        return [replace(each, own=own) for each in found]

    def _practise(self, exercises: list[Exercise]) -> None:
        self._desk.deck().add(exercises)
        self._desk.open("problems", Practice(self._session.record.game.variant.name, self.is_own()))


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
