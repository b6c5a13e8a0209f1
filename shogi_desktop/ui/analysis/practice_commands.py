"""Which moves of the record on the board are to be practised: asked for, or chosen by what they cost."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from shogi_desktop.analysis.review import LineReview, Mark
from shogi_desktop.game.tree import Node
from shogi_desktop.notation.records.headers import BLACK, WHITE
from shogi_desktop.rules import Side

from ..desk import Desk
from ..subjects import Practice

if TYPE_CHECKING:
    from shogi_desktop.analysis.exercise import Exercise


class PracticeCommands(QObject):
    """Knows the review of the record on the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session = desk, desk.session
        self._review = LineReview()

    def set_review(self, review: LineReview) -> None:
        """What is known of the record now."""
        self._review = review

    def can_ask(self) -> bool:
        """Whether moves of the record were judged."""
        return bool(self._review.judged)

    def mistakes(self) -> list[Exercise]:
        """What the person, or else both sides, did badly enough to practise it."""
        from shogi_desktop.analysis.exercise import exercises_of

        return list(exercises_of(self._session.record.game, self._review, self.own_side(), Mark.MISTAKE))

    def own_side(self) -> Side | None:
        """Whom the person played, or whose name in the record is theirs; None for both sides or none."""
        record, own = self._session.record, self._desk.store.current.player_name
        people = record.setup.human_sides()
        if own and len(people) != 1:
            people = [
                side for side, key in zip(Side, (BLACK, WHITE), strict=True) if record.game.headers.get(key) == own
            ]
        return people[0] if len(people) == 1 else None

    def begin(self) -> None:
        """Takes all of them among the positions that are practised, and goes there."""
        self._desk.deck().add(self.mistakes())
        self._desk.open("problems", Practice(self._session.record.game.variant.name))

    def ask(self) -> None:
        """Asks which mistakes are to be practised, and takes them among the positions that are."""
        from shogi_desktop.analysis.exercise import exercises_of

        from .game_dialog import PracticeDialog

        game, review, deck = self._session.record.game, self._review, self._desk.deck()

        def count(side: Side | None, least: Mark) -> tuple[int, int]:
            found = list(exercises_of(game, review, side, least))
            return len(found), sum(deck.card(each.key) is None for each in found)

        dialog = PracticeDialog(count, self.own_side(), self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        side, least = dialog.side, dialog.least
        dialog.deleteLater()
        if accepted:
            deck.add(exercises_of(game, review, side, least))
            self._desk.open("problems", Practice(game.variant.name))

    def add(self, nodes: Collection[Node]) -> None:
        """Takes these moves among the positions that are practised, and goes there."""
        from shogi_desktop.analysis.exercise import exercises_of

        game, plies = self._session.record.game, {node.ply for node in nodes}
        found = exercises_of(game, self._review, None, Mark.INACCURACY)
        self._desk.deck().add(each for each in found if each.ply in plies)
        self._desk.open("problems", Practice(game.variant.name))
