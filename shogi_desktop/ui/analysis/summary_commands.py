"""The summary of an analysed game in the window: shown, printed, its graph saved as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.analysis.review import Review
from shogi_desktop.files.names import safe_name
from shogi_desktop.game.tree import Node
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.reading import ReadingGivenUp
from shogi_desktop.settings import SettingsStore

from ..table.looks import notation
from ..words.i18n import current_language
from ..words.texts import player_name

if TYPE_CHECKING:
    from .graph import GameGraph
    from ..printing.analysis_pages import AnalysisPage


class SummaryCommands(QObject):
    """Knows the review of the record on the board.

    Signals:
        told(str): a line for the status bar.
        saved(str): a picture or a PDF file was saved as this file.
    """

    told = Signal(str)
    saved = Signal(str)

    def __init__(self, session: GameSession, store: SettingsStore, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._store = store
        self._window = window
        self._review = Review()

    def set_review(self, review: Review) -> None:
        """What is known of the record now."""
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
        window.show()

    def _go_to(self, node: Node) -> None:
        """A summary may stay open while the record changes."""
        if node in self._review.judged:
            self._session.record.go_to(node)

    def _page(self) -> AnalysisPage | None:
        """The summary; None where the person did not want to wait for it."""
        from .graph_drawing import Graph
        from ..printing.analysis_pages import AnalysisPage
        from ..widgets.reading import read_patiently
        from ..words.analysis.report_words import report_steps

        game, setup = self._session.record.game, self._session.record.setup
        black, white = (player_name(setup, side) for side in Side)
        graph = Graph(self._review, self._store.current.graph_view == "chance")
        last = max(1, len(self._review.line) - 1)
        curve = [[(ply / last, height) for ply, height in stretch] for stretch in graph.stretches()]
        marks = [
            ((move.node.ply / last, height), int(move.mark))
            for move in self._review.judged.values()
            if move.mark is not None and (height := graph.height(move.node.ply)) is not None
        ]
        steps = report_steps(game, self._review, notation(self._store.current, current_language()))
        try:
            report = read_patiently(self._window, steps, told=self.tr("Looking at the moves …"))
        except ReadingGivenUp:
            return None
        return AnalysisPage(f"{black} – {white}", (black, white), report, curve, marks)

    def print(self) -> None:
        """On paper, or as a PDF file."""
        from ..printing.analysis_pages import AnalysisOptions
        from ..printing.dialog import PrintDialog

        page = self._page()
        if page is None:
            return
        dialog = PrintDialog(AnalysisOptions(page), self._proposed(), self._window)
        dialog.told.connect(self.told)
        dialog.saved.connect(self.saved)
        dialog.exec()
        dialog.deleteLater()

    def save_picture(self, graph: GameGraph) -> None:
        """The graph in a file."""
        from .graph_picture import save_graph
        from ..widgets.messages import complain
        from ..widgets.save_path import ask_save_path

        title = self.tr("Save the graph")
        path = ask_save_path(self._window, title, f"{self._proposed()}.png", {self.tr("PNG picture (*.png)"): ".png"})
        if not path:
            return
        try:
            save_graph(path, graph)
        except OSError as error:
            complain(self._window, self.tr("The graph could not be saved."), error, path)
        else:
            self.saved.emit(path)
            self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))

    def _proposed(self) -> str:
        names = " - ".join(player_name(self._session.record.setup, side) for side in Side)
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        return str(Path(self._store.current.picture_folder or pictures or Path.home()) / safe_name(names))
