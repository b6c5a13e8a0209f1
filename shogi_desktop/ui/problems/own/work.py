"""What is done with the set at hand and the person's own ones beside solving them: kept, arranged, passed on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shogi_desktop.mating.problem import Problem
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.session.problems.shelf import Shelf
from shogi_desktop.settings import SettingsStore

from ...board import BoardStyle
from ...faces.art import Art
from ..sets.column import Export, SetColumn
from ..sets.exporting import SetExport
from .keeping import Keeping


class OwnWork(QObject):
    """Signals:
    changed(): sets on the disk are others than before.
    open_wished(str, int): the problem in this place of the set of this file.
    """

    changed = Signal()
    open_wished = Signal(str, int)

    def __init__(
        self,
        sets: OwnSets,
        shelf: Shelf,
        column: SetColumn,
        art: Art,
        style: BoardStyle,
        store: SettingsStore,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._shelf, self._column, self._window = shelf, column, window
        self._keeping = Keeping(sets, art, style, store, self)
        self._export = SetExport(store, window)
        self._keeping.changed.connect(self.changed)
        self._keeping.open_wished.connect(self.open_wished)
        self._keeping.told.connect(column.tell)
        self._export.told.connect(column.tell)
        column.arrange_wished.connect(self._arrange)
        column.export_wished.connect(self._pass_on)

    @property
    def style(self) -> BoardStyle:
        """The look of boards in the dialogs."""
        return self._keeping.style

    @style.setter
    def style(self, style: BoardStyle) -> None:
        self._keeping.style = style

    def keep(self, problem: Problem) -> None:
        """Asks into which set a problem shall go."""
        self._keeping.add(problem, self._window)

    def _arrange(self) -> None:
        self._keeping.arrange(self._shelf.name, self._window)

    def _pass_on(self, export: Export) -> None:
        problems, place = self._shelf.problems, self._column.place
        if export is Export.FILE:
            self._export.ask_file(self._shelf.problem_set)
        elif 0 <= place < len(problems):
            deeds = {
                Export.COPY_SFEN: self._export.copy_sfen,
                Export.COPY_KIF: self._export.copy_kif,
                Export.COPY_BOD: self._export.copy_bod,
            }
            deeds[export](problems[place])
