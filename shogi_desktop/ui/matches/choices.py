"""Questions of the dialog for a new match that have parts of their own: the clock, the openings, the length."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.excerpt import excerpt
from shogi_desktop.matches.settings import FEW, BookOpenings, RandomOpenings
from shogi_desktop.matches.tournaments.settings import (
    MOST_GAMES,
    MOST_NODES,
    STRONGEST,
    Entrant,
    SequentialTest,
    counts,
    plays,
)

from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.forms import ElidedBox, Segments, call, number_box, unit_of
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_row
from ..widgets.plain import NAME, PlainLabel, folding_label
from ..words.i18n import counted, translate
from ..words.texts import level_name

BOOK, RANDOM, FILE = "book", "random", "file"
FIXED, TEST = "fixed", "test"
MOST_PLIES: Final = 60
_MOST_SECONDS: Final = (36_000.0, 600.0, 600.0)


class ClockRow(QWidget):
    """Main time, what is added after each move, and a byoyomi, in seconds. `changed` tells of every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.main, self.increment, self.byoyomi = (self._seconds(most) for most in _MOST_SECONDS)
        self.main.setValue(10)
        self.increment.setValue(0.1)
        labels = (self.tr("Main time"), self.tr("added"), self.tr("byoyomi"))
        parts = []
        for label, box in zip(labels, (self.main, self.increment, self.byoyomi), strict=True):
            box.setAccessibleName(label)
            parts += [PlainLabel(label), box]
        fill_row(self, *parts)

    def _seconds(self, most: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setRange(0, most)
        box.setDecimals(2)
        box.setSuffix(self.tr(" s"))
        box.valueChanged.connect(self.changed)
        return box

    def times(self) -> tuple[int, int, int]:
        """Main time, byoyomi and increment in milliseconds."""
        main, byoyomi, increment = (round(box.value() * 1000) for box in (self.main, self.byoyomi, self.increment))
        return main, byoyomi, increment

    def set_times(self, main_ms: int, byoyomi_ms: int, increment_ms: int) -> None:
        for box, value in ((self.main, main_ms), (self.byoyomi, byoyomi_ms), (self.increment, increment_ms)):
            box.setValue(value / 1000)


class OpeningChoice(QStackedWidget):
    """Below the `kind`: how many moves of the opening book, or random ones, or which file and how many moves of its
    records; `told` says what comes of it. `changed` tells of every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        kinds = [(BOOK, self.tr("Opening book")), (RANDOM, self.tr("Random moves")), (FILE, self.tr("From a file"))]
        self.kind = Segments(kinds)
        self.book_plies = number_box(FEW, MOST_PLIES, BookOpenings().plies)
        self.plies, self.file_plies = number_box(0, MOST_PLIES, 6), number_box(0, 500, 0)
        self.button, self.name = QPushButton(self.tr("Choose…")), ElidedLabel()
        self.path = ""
        self.told = folding_label("muted")
        self.button.setAutoDefault(False)
        self.book_plies.setAccessibleName(self.tr("Opening book"))
        self.plies.setAccessibleName(self.tr("Random moves"))
        self.file_plies.setSpecialValueText(self.tr("all moves"))
        self.file_plies.setAccessibleName(self.tr("moves"))
        self.kind.set_value(BOOK)
        for box in (self.book_plies, self.plies):
            unit_of(box, self.tr(" move| moves"))
        for parts in ((self.book_plies, None), (self.plies, None), (self.button, self.name, self.file_plies)):
            page = QWidget()
            fill_row(page, *parts)
            self.addWidget(page)
        self.kind.chosen.connect(self._show)
        for box in (self.book_plies, self.plies):
            box.valueChanged.connect(self._tell)
        self.button.clicked.connect(self._ask_file)
        self._tell()

    def _tell(self) -> None:
        texts = {
            BOOK: self.tr(
                "Each game begins with up to {n} moves drawn from the opening book, or with {random} random ones where "
                "there is no book or it knows only few; then the players think."
            ),
            RANDOM: self.tr(
                "Each game begins with {n} random move; then the players think."
                "|Each game begins with {n} random moves; then the players think."
            ),
            FILE: self.tr("Each game begins with the moves of a record of this file; then the players think."),
        }
        random = self.locale().toString(RandomOpenings().plies)
        self.told.setText(counted(texts[self.kind.value()], self.moves(), random=random))

    @property
    def by_file(self) -> bool:
        return self.kind.value() == FILE

    @property
    def by_book(self) -> bool:
        return self.kind.value() == BOOK

    def moves(self) -> int:
        """How many moves; of a record 0 = all."""
        return {BOOK: self.book_plies, RANDOM: self.plies, FILE: self.file_plies}[self.kind.value()].value()

    def repeat(self, plies: int, book: bool) -> None:
        """As they were before, without a file."""
        self.kind.set_value(BOOK if book else RANDOM)
        (self.book_plies if book else self.plies).setValue(plies)
        self._show()

    def choose_file(self, path: str) -> None:
        """The records of a file are the openings."""
        self.path = path
        self.name.setText(os.path.basename(path))
        self.changed.emit()

    def _ask_file(self) -> None:
        kinds = translate("RecordCommands", "All files (*)")
        path = file_dialogs.open_path(self, self.tr("Openings"), "", kinds)
        if path:
            self.choose_file(path)

    def _show(self) -> None:
        self.setCurrentIndex((BOOK, RANDOM, FILE).index(self.kind.value()))
        self._tell()
        self.changed.emit()


class LengthChoice(QStackedWidget):
    """Below the `kind`: how many games, or the test that ends the match and how many games at most. `changed` tells of
    every choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = Segments([(FIXED, self.tr("A number of games")), (TEST, self.tr("Until decided (SPRT)"))])
        self.games, self.most_games = number_box(1, MOST_GAMES, 100), number_box(0, MOST_GAMES, 0)
        self.elo0, self.elo1, self.error = number_box(-999, 999, 0), number_box(-999, 1000, 10), number_box(1, 49, 5)
        self.most_games.setSpecialValueText(self.tr("no limit"))
        self.error.setSuffix(" %")
        self.kind.set_value(FIXED)
        names = (self.tr("games for each pair"), self.tr("error"), self.tr("at most"))
        for box, name in zip((self.games, self.error, self.most_games), names, strict=True):
            box.setAccessibleName(name)
        for box in (self.elo0, self.elo1):
            box.setAccessibleName("Elo")
        test = (PlainLabel("Elo"), self.elo0, PlainLabel("–"), self.elo1, PlainLabel(names[1]), self.error)
        for parts in ((self.games, PlainLabel(names[0]), None), (*test, PlainLabel(names[2]), self.most_games)):
            page = QWidget()
            fill_row(page, *parts)
            self.addWidget(page)
        self.kind.chosen.connect(self._show)
        for box in (self.games, self.elo0, self.elo1):
            box.valueChanged.connect(self.changed)

    @property
    def tested(self) -> bool:
        return self.kind.value() == TEST

    def test(self) -> SequentialTest | None:
        """None where the number of games alone ends the match."""
        return SequentialTest(self.elo0.value(), self.elo1.value(), self.error.value()) if self.tested else None

    def most(self) -> int:
        """How many games of each pair there are at most, 0 = no limit."""
        return self.most_games.value() if self.tested else self.games.value()

    def set_length(self, games: int, test: SequentialTest | None) -> None:
        (self.most_games if test is not None else self.games).setValue(games)
        if test is not None:
            self.elo0.setValue(test.elo0)
            self.elo1.setValue(test.elo1)
            self.error.setValue(test.error)
        self.kind.set_value(FIXED if test is None else TEST)
        self._show()

    def allow_test(self, allowed: bool) -> None:
        """A test is for two players."""
        self.kind.setEnabled(allowed)
        if not allowed and self.tested:
            self.kind.set_value(FIXED)
        self.setCurrentIndex(int(self.tested))

    def _show(self) -> None:
        self.setCurrentIndex(int(self.tested))
        self.changed.emit()


def fill_row(whole: QWidget, *widgets: QWidget | None) -> None:
    """Puts widgets beside one another; None is free room."""
    row = in_row(of=whole, margins=0, spacing=SPACE)
    for widget in widgets:
        if widget is None:
            row.addStretch(2)
        else:
            row.addWidget(widget, 0 if type(widget) is PlainLabel else 1)


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
            self.level.addItem(level_name(level), level)
        self.nodes.setRange(FEWEST_NODES, MOST_NODES)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setSingleStep(1000)
        self.nodes.setValue(10_000)
        self.nodes.setAccessibleName(self.tr("Positions a move"))
        unit_of(self.nodes, self.tr(" position| positions"))
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
        in_row((self.engine, 3), (self.level, 1), (self._limit, 2), self.remove, of=self, margins=0, spacing=SPACE)
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
        return OWN if level == STRONGEST else self.tr("Shogi Desktop, {rank}").format(rank=level_name(level))

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
