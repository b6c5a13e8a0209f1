"""One tournament: what is played, how it stands, the games that are being played and those that are over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.session.matches.contest import Contest, LiveGame, State

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel, ShareLine
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import NAME, PlainLabel, folding_label, tip
from .games import GamesTable, LiveBoards
from .standings import DecisionLine, Standings
from .words import conditions, state_text, trouble_text

BOARDS: Final = (270, 240)  # heights of the live boards and of the list of games
REST_MS: Final = 200
"""Between two times that games are added."""


class ContestPage(QWidget):
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
        self._contest: Contest | None = None
        self._held = False
        self.behind = False
        """Whether games are over that are not shown yet."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._catch_up)
        self.title, self.facts = ElidedLabel(), ElidedLabel()
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
        self.facts.setProperty("role", "muted")
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
    def contest(self) -> Contest | None:
        """The one that is shown."""
        return self._contest

    def show_contest(self, contest: Contest | None) -> None:
        """Another tournament."""
        if self._contest is not None:
            self._contest.loaded.disconnect(self._refresh)
            self._contest.game_over.disconnect(self._count)
            self._contest.live_changed.disconnect(self._show_live)
            self._contest.live_ended.disconnect(self.boards.end_game)
        self._contest = contest
        if contest is not None:
            contest.loaded.connect(self._refresh)
            contest.game_over.connect(self._count)
            contest.live_changed.connect(self._show_live)
            contest.live_ended.connect(self.boards.end_game)
            contest.load()
        self.boards.show_contest(contest)
        self._refresh()

    def show_state(self, held: bool) -> None:
        """How it goes on; `held`: another one is being played, so that this one has to wait."""
        contest = self._contest
        if contest is None:
            return
        self._held = held
        self.state.setText(state_text(contest))
        playing = contest.state in (State.PLAYING, State.STOPPING)
        self.button.setText(self._button_word(contest))
        tested = contest.settings is not None and contest.settings.test is not None
        self.button.setVisible(contest.state is not State.BROKEN and not (contest.state is State.OVER and tested))
        waiting = contest.state in (State.PAUSED, State.OVER)
        self.button.setEnabled(contest.state is State.PLAYING or (waiting and not held))
        waits = self.tr("Another match is being played. Pause it first.")
        self.button.setToolTip(tip(waits) if held else "")
        trouble = trouble_text(contest)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.boards.setVisible(playing or bool(contest.live))
        self._show_share()

    def _button_word(self, contest: Contest) -> str:
        if contest.state in (State.PLAYING, State.STOPPING):
            return self.tr("Pause")
        if contest.state is State.OVER:
            return self.tr("More games…")
        return self.tr("Resume") if contest.played else self.tr("Begin")

    def _show_share(self) -> None:
        contest = self._contest
        assert contest is not None
        self.share.setVisible(contest.wanted > 0)
        self.share.set_share(contest.played / contest.wanted if contest.wanted else 0.0)

    def _refresh(self) -> None:
        """All of it."""
        contest = self._contest
        self.behind = False
        self.games.show_contest(contest)
        if contest is None:
            return
        self.title.setText(excerpt(contest.name, NAME))
        known = contest.settings is not None and contest.variant is not None
        facts = conditions(contest.settings, contest.variant) if known else ()  # type: ignore[arg-type]
        self.facts.setText(" · ".join(facts))
        self._show_standings()
        self.show_state(self._held)

    def _show_standings(self) -> None:
        assert self._contest is not None
        self.standings.setVisible(bool(self._contest.standings))
        self.standings.show_contest(self._contest)
        self.decision.show_contest(self._contest)

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
        state = self._contest.state if self._contest is not None else State.BROKEN
        wishes = {State.PLAYING: self.pause_wished, State.PAUSED: self.start_wished, State.OVER: self.more_wished}
        if state in wishes:
            wishes[state].emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
