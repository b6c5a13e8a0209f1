"""The window of the engine matches: which there are at the left, one of them at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.matches.tournaments.settings import MOST_GAMES
from shogi_desktop.messages import Message, MessageError
from shogi_desktop.session.matches.tournament import OpenTournament, TournamentState
from shogi_desktop.session.matches.tournaments import Tournaments

from ..board import BoardStyle
from ..faces.art import Art
from ..look.fonts import grow
from ..look.places import bring_up, open_in_place
from ..look.theme import SPACE
from ..widgets.forms import number_box
from ..widgets.keys import ClosedByEscape
from ..widgets.layouts import AROUND_DIALOG, buttons_of, empty_page, in_column, in_row
from ..widgets.messages import complain, confirm
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..words.i18n import Translated
from .new_match import USUAL, NewMatchDialog
from .page import TournamentPage
from .words import state_text

if TYPE_CHECKING:
    from shogi_desktop.session.engines.engines import Engines


class MoreGamesDialog(QDialog):
    """`games` is the answer when it was accepted."""

    def __init__(self, games: int, parent: QWidget | None = None) -> None:
        """There are so many games of each pair."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("More games"))
        self.games = number_box(min(games + 1, MOST_GAMES), MOST_GAMES, 2 * games)
        self.games.setAccessibleName(self.tr("Games for each pair"))
        row = in_row(PlainLabel(self.tr("Games for each pair")), (self.games, 1), spacing=SPACE)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        in_column(row, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        start.setDefault(True)


SIZE: Final = QSize(1240, 780)
LEAST: Final = QSize(900, 560)
LIST_WIDTH: Final = 250


class MatchesWindow(ClosedByEscape, Translated, QWidget):
    """Escape closes it; what is played goes on.

    Signals:
        record_wished(str): the path of a record that shall be opened.
        library_wished(str): the records below this folder shall be listed in the library.
    """

    record_wished = Signal(str)
    library_wished = Signal(str)

    def __init__(
        self,
        tournaments: Tournaments,
        engines: Callable[[], Engines],
        art: Art,
        style: BoardStyle,
        parent: QWidget | None = None,
    ) -> None:
        """`engines` makes those of the person when it is first called."""
        super().__init__(parent, Qt.WindowType.Window)
        self.tournaments, self._engines = tournaments, engines
        self.game = ""  # of which a new match is, else of that of the last one
        self.list = QListWidget()
        self.new_button, self.delete_button = QPushButton(), QPushButton()
        self.page = TournamentPage(art, style)
        self._hint, self._first = folding_label("title"), QPushButton()
        self._places = QStackedWidget()
        self._build()
        self._connect()
        open_in_place(self, "matches", SIZE, LEAST)
        self._name_parts()
        self._fill()

    def _build(self) -> None:
        grow(self, self.list.setFixedWidth, LIST_WIDTH)
        self.list.setWordWrap(False)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for button in (self.new_button, self.delete_button):
            button.setAutoDefault(False)
        buttons = in_row((self.new_button, 1), (self.delete_button, 1), spacing=SPACE)
        left = in_column((self.list, 1), buttons, spacing=SPACE)
        self._places.addWidget(self.page)
        self._places.addWidget(empty_page(self._hint, self._first))
        in_row(left, (self._places, 1), of=self, margins=SPACE * 2, spacing=SPACE * 2)

    def _connect(self) -> None:
        self.tournaments.listed.connect(self._fill)
        self.tournaments.changed.connect(self._show_change)
        self.tournaments.failed.connect(self._tell_failure)
        self.list.currentRowChanged.connect(self._choose)
        self.new_button.clicked.connect(self._ask_new)
        self._first.clicked.connect(self._ask_new)
        self.delete_button.clicked.connect(self._ask_deletion)
        self.page.start_wished.connect(self._start)
        self.page.pause_wished.connect(self._pause)
        self.page.more_wished.connect(self._ask_more)
        self.page.game_opened.connect(self._open_game)
        self.page.counted.connect(self._show_count)

    # What the program asks for

    def open_window(self) -> None:
        bring_up(self)

    def end_work(self) -> None:
        """For the end of the program."""
        self.tournaments.close()

    def set_style(self, style: BoardStyle) -> None:
        """The look of the boards."""
        self.page.boards.set_style(style)

    # The list

    @property
    def chosen(self) -> OpenTournament | None:
        """The match that is looked at."""
        row, every = self.list.currentRow(), self.tournaments.all()
        return every[row] if 0 <= row < len(every) else None

    def _fill(self) -> None:
        every, shown = self.tournaments.all(), self.page.tournament
        with QSignalBlocker(self.list):
            self.list.clear()
            for tournament in every:
                self.list.addItem(QListWidgetItem(_item_text(tournament)))
            self.list.setCurrentRow(every.index(shown) if shown in every else 0)
        self._show_chosen()

    def _choose(self, row: int) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        tournament = self.chosen
        if tournament is not self.page.tournament:
            self.page.show_tournament(tournament)
        self._places.setCurrentIndex(0 if tournament is not None else 1)
        self._show_state()

    def _show_change(self, tournament: OpenTournament) -> None:
        every = self.tournaments.all()
        if tournament in every:
            self.list.item(every.index(tournament)).setText(_item_text(tournament))
        self._show_state()

    def _show_count(self) -> None:
        tournament = self.page.tournament
        if tournament is not None:
            self._show_change(tournament)

    def _show_state(self) -> None:
        tournament, playing = self.chosen, self.tournaments.playing
        self.page.show_state(playing is not None and playing is not tournament)
        busy = tournament is not None and tournament.state in (TournamentState.PLAYING, TournamentState.STOPPING)
        self.delete_button.setEnabled(tournament is not None and not busy)

    # What the person does

    def _ask_new(self) -> None:
        every = [tournament.settings for tournament in self.tournaments.all()]
        last = next((each for each in every if each is not None and self.game in (each.variant, "")), None)
        dialog = NewMatchDialog(self._engines().all(), last, self.game or USUAL, self)
        if dialog.exec():
            self._begin(dialog)
        dialog.deleteLater()

    def _begin(self, dialog: NewMatchDialog) -> None:
        try:
            tournament = self.tournaments.begin(dialog.settings(), dialog.file())
        except OSError as error:
            complain(self, self.tr("The match could not be set up."), error, error.filename or "")
            return
        self.list.setCurrentRow(self.tournaments.all().index(tournament))
        if dialog.library.isChecked():
            self.library_wished.emit(str(self.tournaments.folder))
        if self.tournaments.playing is None:
            tournament.start()

    def _start(self) -> None:
        if self.page.tournament is not None and self.tournaments.playing is None:
            self.page.tournament.start()

    def _pause(self) -> None:
        if self.page.tournament is not None:
            self.page.tournament.pause()

    def _ask_more(self) -> None:
        tournament = self.page.tournament
        if tournament is None or tournament.settings is None:
            return
        dialog = MoreGamesDialog(tournament.settings.games, self)
        if dialog.exec():
            self._extend(tournament, dialog.games.value())
        dialog.deleteLater()

    def _extend(self, tournament: OpenTournament, games: int) -> None:
        try:
            tournament.extend(games)
        except OSError as error:
            complain(self, self.tr("The match could not be set up."), error, str(tournament.folder))
            return
        if self.tournaments.playing is None:
            tournament.start()

    def _ask_deletion(self) -> None:
        tournament = self.chosen
        if tournament is None:
            return
        question = self.tr("Delete “{name}” with all its games?").format(name=excerpt(tournament.name, NAME))
        if confirm(self, question, self.tr("Delete"), self.tr("Cancel")):
            self.tournaments.remove(tournament)

    def _open_game(self, pair: Pair, number: int) -> None:
        if self.page.tournament is not None:
            self.record_wished.emit(str(self.page.tournament.record_file(pair, number)))

    def _tell_failure(self, why: Message) -> None:
        complain(self, self.tr("The match could not be deleted."), MessageError(why))

    # Qt's own

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Engine matches"))
        self.list.setAccessibleName(self.tr("Engine matches"))
        self.new_button.setText(self.tr("New match…"))
        self.delete_button.setText(self.tr("Delete…"))
        self._first.setText(self.tr("New match…"))
        self._hint.setText(self.tr("Let engines play against each other, and see which is stronger."))

    def retranslate(self) -> None:
        self._name_parts()
        self._fill()


def _item_text(tournament: OpenTournament) -> str:
    return f"{excerpt(tournament.name, NAME)}\n{state_text(tournament)}"
