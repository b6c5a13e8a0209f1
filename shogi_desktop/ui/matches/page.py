"""One tournament: what is played, how it stands, the games that are being played and those that are over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.session.matches.tournament import LiveGame, OpenTournament, TournamentState

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel, ShareLine
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import NAME, PlainLabel, folding_label, tip
from ..words.i18n import Translated
from .games import GamesTable, LiveBoards
from .standings import DecisionLine, Standings
from .words import conditions, state_text, trouble_text

BOARDS: Final = (400, 160)  # heights of the live boards and of the list of games
REST_MS: Final = 200
"""Between two times that games are added."""


class TournamentPage(Translated, QWidget):
    """Signals:
    start_wished(), pause_wished(), more_wished(): the button, while it is paused, is played, is finished.
    game_opened(object, int): a game shall be opened: its Pair and its number.
    counted(): games that are over have been added.
    """

    start_wished = Signal()
    pause_wished = Signal()
    more_wished = Signal()
    game_opened = Signal(object, int)
    counted = Signal()

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament: OpenTournament | None = None
        self._held = False
        self.behind = False
        """Whether games are over that are not shown yet."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._catch_up)
        self.title, self.facts = ElidedLabel(), folding_label("muted")
        self.state, self.trouble = PlainLabel(role="strong"), folding_label("changed")
        self.button = QPushButton()
        self.share = ShareLine()
        self.standings, self.decision = Standings(), DecisionLine()
        self.boards, self.games = LiveBoards(art, style), GamesTable()
        self.standings.setAccessibleName(self.tr("Standings"))
        self.games.setAccessibleName(self.tr("Games"))
        self._build()

    def _build(self) -> None:
        self.title.setProperty("role", "title")
        self.button.setProperty("primary", True)
        self.button.setMinimumWidth(110)
        names = in_column(self.title, self.facts, spacing=2)
        head = in_row((names, 1), self.state, self.button, spacing=SPACE * 2)
        self._halves = QSplitter(Qt.Orientation.Vertical)
        self._halves.addWidget(self.boards)
        self._halves.addWidget(self.games)
        self._halves.setSizes(list(BOARDS))
        self._halves.setStretchFactor(0, 1)
        self._halves.setStretchFactor(1, 1)
        self._halves.setChildrenCollapsible(False)
        self._halves.setHandleWidth(SPACE)
        in_column(
            head,
            self.share,
            self.trouble,
            self.standings,
            self.decision,
            (self._halves, 1),
            of=self,
            margins=0,
            spacing=SPACE,
        )
        self.button.clicked.connect(self._wish)
        self.games.opened.connect(self.game_opened)

    @property
    def tournament(self) -> OpenTournament | None:
        """The one that is shown."""
        return self._tournament

    def show_tournament(self, tournament: OpenTournament | None) -> None:
        if self._tournament is not None:
            self._tournament.loaded.disconnect(self._refresh)
            self._tournament.game_over.disconnect(self._count)
            self._tournament.live_changed.disconnect(self._show_live)
            self._tournament.live_ended.disconnect(self.boards.end_game)
        self._tournament = tournament
        if tournament is not None:
            tournament.loaded.connect(self._refresh)
            tournament.game_over.connect(self._count)
            tournament.live_changed.connect(self._show_live)
            tournament.live_ended.connect(self.boards.end_game)
            tournament.load()
        self.boards.show_tournament(tournament)
        self._refresh()

    def show_state(self, held: bool) -> None:
        """How it goes on; `held`: another one is being played, so that this one has to wait."""
        tournament = self._tournament
        if tournament is None:
            return
        self._held = held
        self.state.setText(state_text(tournament))
        playing = tournament.state in (TournamentState.PLAYING, TournamentState.STOPPING)
        self.button.setText(self._button_word(tournament))
        tested = tournament.settings is not None and tournament.settings.test is not None
        self.button.setVisible(
            tournament.state is not TournamentState.BROKEN and not (tournament.state is TournamentState.OVER and tested)
        )
        waiting = tournament.state in (TournamentState.PAUSED, TournamentState.OVER)
        self.button.setEnabled(tournament.state is TournamentState.PLAYING or (waiting and not held))
        waits = self.tr("Another match is being played. Pause it first.")
        self.button.setToolTip(tip(waits) if held else "")
        trouble = trouble_text(tournament)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.boards.setVisible(playing or bool(tournament.live))
        self._show_share()

    def _button_word(self, tournament: OpenTournament) -> str:
        if tournament.state in (TournamentState.PLAYING, TournamentState.STOPPING):
            return self.tr("Pause")
        if tournament.state is TournamentState.OVER:
            return self.tr("More games…")
        return self.tr("Resume") if tournament.played else self.tr("Begin")

    def _show_share(self) -> None:
        tournament = self._tournament
        assert tournament is not None
        self.share.setVisible(tournament.wanted > 0)
        self.share.set_share(tournament.played / tournament.wanted if tournament.wanted else 0.0)

    def _refresh(self) -> None:
        tournament = self._tournament
        self.behind = False
        self.games.show_tournament(tournament)
        if tournament is None:
            return
        self.title.setText(excerpt(tournament.name, NAME))
        known = tournament.settings is not None and tournament.variant is not None
        facts = conditions(tournament.settings, tournament.variant) if known else ()  # type: ignore[arg-type]
        self.facts.setText(" · ".join(facts))
        self._show_standings()
        self.show_state(self._held)

    def _show_standings(self) -> None:
        assert self._tournament is not None
        self.standings.setVisible(bool(self._tournament.standings))
        self.standings.show_tournament(self._tournament)
        self.decision.show_tournament(self._tournament)

    def _count(self, pair: Pair, row: GameRow) -> None:
        """One more game is over; where they end fast, several are shown at once."""
        self.behind = True
        if not self._rest.isActive():
            self._catch_up()

    def _catch_up(self) -> None:
        if self.behind:
            self.behind = False
            self._rest.start()
            self._show_standings()
            self.games.extend()
            self.show_state(self._held)
            self.counted.emit()

    def _show_live(self, game: LiveGame) -> None:
        self.boards.show_game(game)

    def _wish(self) -> None:
        state = self._tournament.state if self._tournament is not None else TournamentState.BROKEN
        wishes = {
            TournamentState.PLAYING: self.pause_wished,
            TournamentState.PAUSED: self.start_wished,
            TournamentState.OVER: self.more_wished,
        }
        if state in wishes:
            wishes[state].emit()

    def retranslate(self) -> None:
        self._refresh()
