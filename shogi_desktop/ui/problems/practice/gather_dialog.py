"""Positions to practise out of the games of the library: whose, how bad, and how far the search is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QWidget

from shogi_desktop.analysis.gathering import read_exercises
from shogi_desktop.analysis.review import Mark, MarkLimits
from shogi_desktop.excerpt import excerpt
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import Mistakes
from shogi_desktop.session.library.work import LibraryWork
from shogi_desktop.session.practice.deck import Deck

from ...look.places import resize_within
from ...look.theme import SPACE
from ...widgets.forms import Segments, center_labels
from ...widgets.labels import ShareLine
from ...widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_form
from ...widgets.plain import NAME, folding_label
from ...words.error_words import message_text

LETTERS: Final = 24
"""That the box of names shows."""


class GatherDialog(QDialog):
    """What is found is taken in as it comes: stopping, or closing, keeps it. `found` are new positions."""

    def __init__(
        self,
        index: Path,
        deck: Deck,
        limits: MarkLimits,
        parent: QWidget | None = None,
        work: LibraryWork | None = None,
    ) -> None:
        """`index` is the file of the library's index, whose players are to be offered; `work` does the search."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Mistakes out of the library"))
        self._index, self._deck, self._limits = index, deck, limits
        self.found = 0
        self._games: tuple[str, ...] = ()
        self.player = QComboBox()
        self.player.setEditable(True)
        self.player.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.player.setMinimumContentsLength(LETTERS)
        marks = {
            Mark.BLUNDER: self.tr("Blunders"),
            Mark.MISTAKE: self.tr("Mistakes too"),
            Mark.INACCURACY: self.tr("All"),
        }
        self.marks = Segments([(mark.name, text) for mark, text in marks.items()])
        self.marks.set_value(Mark.MISTAKE.name)
        self.told = folding_label("muted")
        self._line = ShareLine()
        self._line.hide()
        self._work = work or LibraryWork()
        self._work.setParent(self)
        self._work.told.connect(self._hear)
        self._work.finished.connect(self._rest)
        self._work.failed.connect(self._fail)
        self._build()
        self.offer(())

    def offer(self, names: Sequence[tuple[str, int]]) -> None:
        """Players of the library, with how many games each has."""
        for name, _ in names:
            self.player.addItem(excerpt(name, NAME), name)
        self.told.setText(
            self.tr("Games that were analysed and saved are looked through. Names are those of their records.")
            if names
            else self.tr("The library has no games yet: add a folder to it first.")
        )
        self._allow()
        resize_within(self, self.sizeHint())

    def _build(self) -> None:
        form = in_form((self.tr("Player"), self.player), (self.tr("What to practise"), self.marks))
        center_labels(form)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        self.start = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.start.clicked.connect(self._start_or_stop)
        self.player.editTextChanged.connect(self._allow)
        in_column(form, self.told, self._line, 1, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.start.setDefault(True)

    @property
    def busy(self) -> bool:
        """Whether games are looked through."""
        return self._work.busy

    def _name(self) -> str:
        """The player that is chosen or written."""
        at, text = self.player.currentIndex(), self.player.currentText().strip()
        if at >= 0 and text == self.player.itemText(at):
            return str(self.player.itemData(at))
        return text

    def _start_or_stop(self) -> None:
        if self.busy:
            self._work.stop()
            self._rest()
            return
        limits = self._limits
        numbers = [str(each) for each in (limits.inaccuracy, limits.mistake, limits.blunder)]
        least = self.marks.value().lower()
        # A name may begin with a hyphen.
        self._work.begin(["mistakes", "--least", least, "--limits", *numbers, "--", str(self._index), self._name()])
        self.found = 0
        self._line.set_share(0)
        self._line.show()
        self._allow()

    def _hear(self, line: object) -> None:
        if not isinstance(line, Mistakes):
            return
        self.found += self._deck.add(read_exercises(line.positions))
        self._line.set_share(line.walked / max(1, line.all))
        locale = QLocale()
        text = self.tr("Games: {walked} of {all}, analysed: {analysed}. New positions: {found}")
        numbers = {"walked": line.walked, "all": line.all, "analysed": line.analysed, "found": self.found}
        self.told.setText(text.format(**{key: locale.toString(value) for key, value in numbers.items()}))

    def _fail(self, why: Message) -> None:
        self.told.setText(message_text(why))
        self._rest()

    def _rest(self) -> None:
        self._line.hide()
        self._allow()

    def _allow(self) -> None:
        self.start.setText(self.tr("Stop") if self.busy else self.tr("Gather"))
        self.start.setEnabled(self.busy or bool(self._name()))
        for widget in (self.player, self.marks):
            widget.setEnabled(not self.busy)

    def done(self, result: int) -> None:
        self._work.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._work.stop()
        super().closeEvent(event)
