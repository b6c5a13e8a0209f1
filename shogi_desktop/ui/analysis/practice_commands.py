"""Practising the mistakes of an analysed game: which of them, and on to the window where that is done."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from shogi_desktop.analysis.review import Mark, Review
from shogi_desktop.rules import Side

from ..desk import Desk
from ..subjects import Practice


class PracticeCommands(QObject):
    """Knows the review of the record on the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session = desk, desk.session
        self._review = Review()

    def set_review(self, review: Review) -> None:
        """What is known of the record now."""
        self._review = review

    def can_ask(self) -> bool:
        """Whether moves of the record were judged."""
        return bool(self._review.judged)

    def ask(self) -> None:
        """Asks which mistakes are to be practised, and takes them among the positions that are."""
        from shogi_desktop.analysis.exercise import exercises_of

        from .practice_dialog import PracticeDialog

        game, review, deck = self._session.record.game, self._review, self._desk.deck()

        def count(side: Side | None, least: Mark) -> tuple[int, int]:
            found = list(exercises_of(game, review, side, least))
            return len(found), sum(deck.card(each.key) is None for each in found)

        people = self._session.record.setup.human_sides()
        dialog = PracticeDialog(count, people[0] if len(people) == 1 else None, self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        side, least = dialog.side, dialog.least
        dialog.deleteLater()
        if accepted:
            deck.add(exercises_of(game, review, side, least))
            self._desk.open("problems", Practice(game.variant.name))
