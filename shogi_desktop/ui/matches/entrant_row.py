"""A line of the dialog for a new match: which engine plays, at which level, and what it may use for a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QHBoxLayout, QSpinBox, QStackedWidget, QToolButton, QWidget

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.tournaments.settings import MOST_NODES, STRONGEST, Entrant, counts, plays

from ..look.theme import SPACE
from ..widgets.forms import ElidedBox
from ..widgets.naming import call
from ..widgets.plain import NAME

NODES, MOVE, CLOCK = "nodes", "move", "clock"
"""How moves are limited: by positions, by time for each, by a clock for the game."""
FEWEST_NODES: Final = 10
SECONDS: Final = (0.01, 3600.0)
OWN: Final = "Shogi Desktop"
_AMOUNT, _TIME, _NOTHING = 0, 1, 2


class EntrantRow(QWidget):
    """Signals:
    changed(): something else is chosen.
    removal_wished(): the person does not want this player.
    """

    changed = Signal()
    removal_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engines: tuple[OutsideEngine, ...] = ()
        self._by = NODES
        self.engine, self.level = ElidedBox(), QComboBox()
        self.nodes, self.time = QSpinBox(), QDoubleSpinBox()
        self.remove = QToolButton()
        self._limit = QStackedWidget()
        self._build()
        self.offer((), "", "")

    def _build(self) -> None:
        call(self.engine, self.tr("Engine"))
        self.engine.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.engine.setMinimumContentsLength(16)
        call(self.level, self.tr("Level"))
        for level in range(STRONGEST, 0, -1):
            self.level.addItem(self.tr("Level {n}").format(n=level), level)
        self.nodes.setRange(FEWEST_NODES, MOST_NODES)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setSingleStep(1000)
        self.nodes.setValue(10_000)
        self.nodes.setAccessibleName(self.tr("Positions a move"))
        self.time.setRange(*SECONDS)
        self.time.setDecimals(2)
        self.time.setSuffix(self.tr(" s"))
        self.time.setSingleStep(0.1)
        self.time.setValue(1.0)
        self.time.setAccessibleName(self.tr("Seconds a move"))
        self._limit.addWidget(self.nodes)
        self._limit.addWidget(self.time)
        self._limit.addWidget(QWidget())
        self.remove.setText("×")
        self.remove.setToolTip(self.tr("Leave this player out"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.engine, 3)
        row.addWidget(self.level, 1)
        row.addWidget(self._limit, 2)
        row.addWidget(self.remove)
        self.engine.currentIndexChanged.connect(self._refresh)
        self.level.currentIndexChanged.connect(self.changed)
        self.remove.clicked.connect(self.removal_wished)

    def parts(self) -> tuple[QWidget, ...]:
        """What the Tab key goes through, in its order."""
        return self.engine, self.level, self.nodes, self.time, self.remove

    def offer(self, engines: Sequence[OutsideEngine], variant: str, chosen: str) -> None:
        """The engines that play a game; the one of this name is chosen, where it does."""
        self._engines = tuple(engine for engine in engines if plays(engine, variant))
        self.engine.blockSignals(True)
        self.engine.clear()
        for name in ("", *(engine.name for engine in self._engines)):
            self.engine.addItem(excerpt(name, NAME) or OWN, name)
        self.engine.setCurrentIndex(max(0, self.engine.findData(chosen)))
        self.engine.blockSignals(False)
        self._refresh()

    def set_limits(self, by: str) -> None:
        """How moves are limited."""
        self._by = by
        self._refresh()

    def fill(self, entrant: Entrant) -> None:
        """As a player was chosen before."""
        self.engine.setCurrentIndex(max(0, self.engine.findData(entrant.engine.name if entrant.engine else "")))
        self.level.setCurrentIndex(self.level.findData(entrant.level))
        if entrant.nodes:
            self.nodes.setValue(entrant.nodes)
        if entrant.byoyomi_ms and not entrant.main_ms:
            self.time.setValue(entrant.byoyomi_ms / 1000)

    @property
    def chosen(self) -> OutsideEngine | None:
        """The engine, None = the program's own."""
        name = str(self.engine.currentData() or "")
        return next((engine for engine in self._engines if engine.name == name), None)

    @property
    def name(self) -> str:
        """What the player is called; others may be called so, too."""
        engine, level = self.chosen, int(self.level.currentData())
        if engine is not None:
            return engine.name
        return OWN if level == STRONGEST else self.tr("Shogi Desktop, level {n}").format(n=level)

    def entrant(self, name: str, main_ms: int, byoyomi_ms: int, increment_ms: int) -> Entrant:
        """The player under this name, with the times of the clock where moves are limited by one."""
        engine, level = self.chosen, int(self.level.currentData())
        if self._by == CLOCK:
            return Entrant(name, engine, level, 0, main_ms, byoyomi_ms, increment_ms)
        if self._by == NODES and counts(engine):
            return Entrant(name, engine, level, self.nodes.value())
        return Entrant(name, engine, level, byoyomi_ms=round(self.time.value() * 1000))

    def _refresh(self) -> None:
        own = self.chosen is None
        self.level.setEnabled(own)
        page = _NOTHING if self._by == CLOCK else _AMOUNT if self._by == NODES and counts(self.chosen) else _TIME
        self._limit.setCurrentIndex(page)
        self._limit.setVisible(page != _NOTHING)
        self.time.setToolTip(self.tr("This engine cannot be told a number of positions.") if self._by == NODES else "")
        self.changed.emit()
