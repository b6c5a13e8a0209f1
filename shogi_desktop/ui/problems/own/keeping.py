"""The way of a problem into the person's own sets, and to the dialog in which they are arranged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.settings import SettingsStore

from ...board import BoardStyle
from ...faces.art import Art
from ...widgets.plain import NAME
from .keeping_dialog import AddDialog
from .sets_dialog import SetsDialog


class Keeping(QObject):
    """Signals:
    told(str): what has been done.
    changed(): sets on the disk are others than before.
    open_wished(str, int): the problem in this place of the set of this file.
    """

    told = Signal(str)
    changed = Signal()
    open_wished = Signal(str, int)

    def __init__(
        self, sets: OwnSets, art: Art, style: BoardStyle, store: SettingsStore, parent: QObject | None = None
    ) -> None:
        """`style` is the look of boards; it may be changed later."""
        super().__init__(parent)
        self.style = style
        self._sets, self._art, self._store = sets, art, store

    def add(self, problem: Problem, window: QWidget) -> None:
        """Asks for the set and for what there is to say; the author of the last one is proposed where none is known."""
        known = self._store.current
        proposed = replace(problem, author=problem.author or known.problem_author)
        dialog = AddDialog(proposed, self._sets, known.own_set, self._art, self.style, window)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.path is not None:
            self._store.update(own_set=str(dialog.path), problem_author=dialog.form.problem.author)
            self._tell(dialog.path, dialog.new)
        dialog.deleteLater()

    def _tell(self, path: Path, new: bool) -> None:
        added = self.tr("Added to “{name}”.")
        there = self.tr("It was in “{name}” already; what is said of it is kept.")
        self.changed.emit()
        self.told.emit((added if new else there).format(name=excerpt(self._sets.title(path), NAME)))

    def arrange(self, chosen: str, window: QWidget) -> None:
        """The dialog of the sets; `chosen` is the path of the one that is shown, "" for that used last."""
        dialog = SetsDialog(self._sets, chosen or self._store.current.own_set, self._art, self.style, window)
        dialog.changed.connect(self.changed)
        dialog.open_wished.connect(self.open_wished)
        dialog.exec()
        dialog.deleteLater()
