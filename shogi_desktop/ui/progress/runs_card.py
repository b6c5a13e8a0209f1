"""How many games, runs of wins and days, and the time that it took."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from shogi_desktop.session.progress.played import PlayedGame, Run, days_in_a_row, spent_ms, tally, wins_in_a_row

from .card import Card, Facts
from .words import duration_text


class RunsCard(Card):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = Facts()
        self.column.addLayout(self.facts)
        self.column.addStretch(1)

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Those of one variant."""
        self.set_title(self.tr("Games, runs and time"))
        found, plies = tally(games), sum(game.plies for game in games)
        self.facts.tell(
            [
                (self.tr("Games"), str(found.games)),
                (self.tr("Won, drawn, lost"), f"{found.won} – {found.drawn} – {found.lost}"),
                (self.tr("Wins in a row"), self._run(wins_in_a_row(games))),
                (self.tr("Days in a row"), self._run(days_in_a_row(games, date.today()))),
                (self.tr("Time of your moves"), duration_text(spent_ms(games))),
                (self.tr("Moves in a game"), str(round(plies / len(games))) if games else "0"),
            ]
        )
        self.set_filled(bool(games))

    def _run(self, run: Run) -> str:
        return self.tr("{n} now, {best} at best").format(n=run.current, best=run.best)
