"""The form of the dialog that has problems made: of which game, how long, how many, and from which number."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QSpinBox, QWidget

from shogi_desktop.mating.problem import lengths_of
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.variants import all_games

from ...look.theme import SPACE
from ...widgets.forms import ElidedBox, Segments, call, center_labels
from ...widgets.game_choice import GameBox
from ...widgets.layouts import in_row
from ...widgets.plain import PlainLabel, folding_label
from ...widgets.workers_choice import WorkersChoice
from ...words.i18n import translate
from ...words.texts import piece_name

COUNTS: Final = (1, 100)
USUAL_COUNT: Final = 10
MOST_SEED: Final = 999_999_999
RANDOM_SEED: Final = 999_999  # a number that the program proposes is short enough to be told


class MakeForm(QWidget):
    """Every game that there is can be chosen.

    Signals:
        changed(): something else is said of who makes them.
    """

    changed = Signal()

    def __init__(self, variant: str, scheduler: str = "") -> None:
        """`variant` is the game chosen at first, if there is such a game, `scheduler` the address that is proposed for
        other machines."""
        super().__init__()
        games = [game.name for game in all_games()]
        self.game = GameBox(games)
        self.lengths = {game.name: _length_choice(game) for game in all_games()}
        self.piece = ElidedBox()
        self.count, self.seed = QSpinBox(), QSpinBox()
        self.workers = WorkersChoice(scheduler)
        self._remark, self.wrong = folding_label("muted"), folding_label("changed")
        self._rows = QFormLayout(self)
        self._build()
        self.game.set_value(variant if variant in games else games[0])
        self.game.chosen.connect(self._show_game)
        self.workers.changed.connect(self._show_workers)
        self.retranslate()
        self._show_game()
        center_labels(self._rows)

    def _build(self) -> None:
        self.count.setRange(*COUNTS)
        self.count.setValue(USUAL_COUNT)
        self.seed.setRange(1, MOST_SEED)
        self.seed.setValue(random.randint(1, RANDOM_SEED))
        rows = self._rows
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setVerticalSpacing(SPACE + 2)
        for field in (self.game, self._length_row(), self.piece, self.count, self.seed, self.workers, self._remark):
            rows.addRow(PlainLabel(), field)
        rows.addRow(self.wrong)

    def _length_row(self) -> QWidget:
        widget = QWidget()
        in_row(*self.lengths.values(), of=widget, margins=0)
        return widget

    def variant_name(self) -> str:
        return self.game.value()

    def plies(self) -> int:
        return int(self.lengths[self.variant_name()].value())

    def wanted(self) -> str:
        """The code of the kind that is to move in each problem, "" for any."""
        return str(self.piece.currentData() or "")

    def is_usable(self) -> bool:
        """Whether problems can be made as it says; where not it says why."""
        fault = self.workers.fault()
        self._tell(fault)
        if fault:
            self.workers.scheduler.setFocus()
        return not fault

    def _show_workers(self) -> None:
        self._tell(self.workers.lack())
        self._remark.setText(self._remark_text())
        self.changed.emit()

    def _tell(self, wrong: str) -> None:
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))

    def _remark_text(self) -> str:
        if self.workers.on_machines:
            return translate("MakeDialog", "The same number makes other problems there than on this computer.")
        return translate("MakeDialog", "The same number makes the same problems.")

    def _show_game(self) -> None:
        """What can be chosen for the game."""
        for name, segments in self.lengths.items():
            segments.setVisible(name == self.variant_name())
        self._show_pieces()

    def _show_pieces(self) -> None:
        """The pieces of the game; one that is chosen and that it has stays chosen."""
        chosen = self.wanted()
        self.piece.clear()
        self.piece.addItem(translate("MakeDialog", "Any piece"), "")
        for kind in _kinds(load_variant(self.variant_name())):
            self.piece.addItem(piece_name(kind), kind.code)
        self.piece.setCurrentIndex(max(0, self.piece.findData(chosen)))

    def retranslate(self) -> None:
        """All words in the language of now."""
        self._remark.setText(self._remark_text())
        self._tell(self.workers.lack())
        words = [
            translate("MakeDialog", "Game"),
            translate("MakeDialog", "Moves to mate"),
            translate("MakeDialog", "With"),
            translate("MakeDialog", "How many"),
            translate("MakeDialog", "Made from number"),
            translate("MakeDialog", "Made by"),
        ]
        self._show_pieces()
        for row, text in enumerate(words):
            label, field = self._at(row, QFormLayout.ItemRole.LabelRole), self._at(row, QFormLayout.ItemRole.FieldRole)
            if isinstance(label, QLabel):
                label.setText(text)
            call(field, text)
        for segments in self.lengths.values():
            segments.setAccessibleName(words[1])

    def _at(self, row: int, role: QFormLayout.ItemRole) -> QWidget:
        item = self._rows.itemAt(row, role)
        widget = item.widget() if item is not None else None
        assert widget is not None
        return widget


def _kinds(variant: Variant) -> list[Kind]:
    """What may be wanted: pieces of the array that are not royal and do not become so, the dearest first."""
    ids = dict.fromkeys(kind for kind, _ in variant.array.values())
    kinds = [variant.kind(kind) for kind in ids]
    plain = [kind for kind in kinds if not kind.royal and not _becomes_royal(kind, variant)]
    return sorted(plain, key=lambda kind: -kind.worth)


def _becomes_royal(kind: Kind, variant: Variant) -> bool:
    return bool(kind.promotes_to) and variant.kind(kind.promotes_to).royal


def _length_choice(variant: Variant) -> Segments:
    lengths, usual = lengths_of(variant)
    choice = Segments([(str(n), str(n)) for n in lengths])
    choice.set_value(str(usual))
    return choice
