"""What is asked before a new match: who plays what, from which openings, how long."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.catalogue import OutsideEngine, free_name
from shogi_desktop.matches.tournaments.settings import (
    LONGEST_NAME,
    MOST_ENTRANTS,
    MOST_GAMES,
    SequentialTest,
    TournamentSettings,
)
from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.session.variants.catalogue import all_games

from ..look.screen_room import bring_within, resize_within
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..widgets.forms import center_labels
from ..widgets.game_box import GameBox
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.rules_choice import RulesChoice
from ..widgets.scroll_sheet import ScrollSheet
from ..widgets.segments import Segments
from .entrant_row import CLOCK, MOVE, NODES, EntrantRow

WIDTH: Final = 620
RANDOM, FILE = "random", "file"
FIXED, TEST = "fixed", "test"
MOST_PLIES: Final = 60


class NewMatchDialog(QDialog):
    """`settings`, `openings` and the box `library` say what was chosen when it was accepted."""

    def __init__(
        self, engines: Sequence[OutsideEngine], last: TournamentSettings | None = None, parent: QWidget | None = None
    ) -> None:
        """`engines` are the person's own; `last` is the match before, which this one begins with."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._engines = tuple(engines)
        self._file = ""
        self._fitted = QSize()
        self.rows: list[EntrantRow] = []
        self.name = QLineEdit()
        self.game = GameBox((game.name for game in all_games()), sizes=True)
        self.rules, self.rules_button = RulesChoice(), QPushButton()
        self.by = Segments([(NODES, self.tr("Positions")), (MOVE, self.tr("Time a move")), (CLOCK, self.tr("Clock"))])
        self.main, self.increment, self.byoyomi = (self._seconds(most) for most in (36_000.0, 600.0, 600.0))
        self.opening = Segments([(RANDOM, self.tr("Random moves")), (FILE, self.tr("From a file"))])
        self.plies, self.file_plies = _spin(0, MOST_PLIES, 6), _spin(0, 500, 0)
        self.file_button, self.file_name = QPushButton(self.tr("Choose…")), ElidedLabel()
        self.length = Segments([(FIXED, self.tr("So many games")), (TEST, self.tr("Until decided (SPRT)"))])
        self.games, self.most_games = _spin(1, MOST_GAMES, 100), _spin(0, MOST_GAMES, 0)
        self.elo0, self.elo1, self.error = _spin(-999, 999, 0), _spin(-999, 1000, 10), _spin(1, 49, 5)
        self.adjudged, self.longest = QDoubleSpinBox(), _spin(10, 10_000, 400)
        self.faults = QCheckBox(self.tr("Whoever crashes or moves illegally loses the game"))
        self.library = QCheckBox(self.tr("List the games in the library"))
        cores = os.cpu_count() or 1
        self.parallel = _spin(1, cores, max(1, cores - 1))
        self.add_button = QPushButton(self.tr("Add a player"))
        self.told = folding_label("muted")
        self._sheet, self._form = ScrollSheet(), QFormLayout()
        self._build()
        self._fill(last)
        self._refresh()

    # How it is built

    def _build(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.rules_button.setCheckable(True)
        self.rules_button.setAutoDefault(False)
        self.file_button.setAutoDefault(False)
        self.file_plies.setSpecialValueText(self.tr("all moves"))
        self.most_games.setSpecialValueText(self.tr("no limit"))
        self.error.setSuffix(" %")
        self.adjudged.setRange(0, 100)
        self.adjudged.setDecimals(1)
        self.adjudged.setSpecialValueText(self.tr("never"))
        self.adjudged.setSuffix(self.tr(" pawns"))
        self.adjudged.setToolTip(self.tr("In pawns; both players must say so for eight moves"))
        form = self._form
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(PlainLabel(self.tr("Name")), self.name)
        form.addRow(PlainLabel(self.tr("Game")), self.game)
        form.addRow(PlainLabel(self.tr("Rules")), self.rules_button)
        form.addRow(self.rules)
        form.addRow(PlainLabel(self.tr("Limit")), self.by)
        self._clock = _row(
            PlainLabel(self.tr("Main time")),
            self.main,
            PlainLabel(self.tr("added")),
            self.increment,
            PlainLabel(self.tr("byoyomi")),
            self.byoyomi,
        )
        form.addRow("", self._clock)
        form.addRow(PlainLabel(self.tr("Players")), self._players())
        form.addRow(PlainLabel(self.tr("Openings")), self.opening)
        self._openings = QStackedWidget()
        self._openings.addWidget(_row(self.plies, PlainLabel(self.tr("moves")), None))
        self._openings.addWidget(_row(self.file_button, self.file_name, self.file_plies))
        form.addRow("", self._openings)
        form.addRow(PlainLabel(self.tr("Length")), self.length)
        self._lengths = QStackedWidget()
        self._lengths.addWidget(_row(self.games, PlainLabel(self.tr("games for each pair")), None))
        self._lengths.addWidget(
            _row(
                PlainLabel("Elo"),
                self.elo0,
                PlainLabel("–"),
                self.elo1,
                PlainLabel(self.tr("error")),
                self.error,
                PlainLabel(self.tr("at most")),
                self.most_games,
            )
        )
        form.addRow("", self._lengths)
        after, moves = PlainLabel(self.tr("a draw after")), PlainLabel(self.tr("moves"))
        ends = _row(self.adjudged, after, self.longest, moves)
        form.addRow(PlainLabel(self.tr("Decided at")), ends)
        form.addRow("", self.faults)
        form.addRow(PlainLabel(self.tr("Games at a time")), _row(self.parallel, None))
        form.addRow("", self.library)
        center_labels(form)
        self._frame()
        self._connect()

    def _players(self) -> QWidget:
        whole = QWidget()
        self._player_column = QVBoxLayout(whole)
        self._player_column.setContentsMargins(0, 0, 0, 0)
        self._player_column.setSpacing(SPACE // 2)
        self.add_button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        self._player_column.addLayout(foot)
        return whole

    def _frame(self) -> None:
        self._sheet.inside.setLayout(self._form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = buttons.addButton(self.tr("Start match"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        column.addWidget(self._sheet, 1)
        column.addWidget(self.told)
        column.addWidget(buttons)
        self.start.setDefault(True)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._change_game)
        self.rules_button.toggled.connect(self._refresh)
        self.rules.changed.connect(self._refresh)
        for segments in (self.by, self.opening, self.length):
            segments.chosen.connect(self._refresh)
        for box in (self.main, self.increment, self.byoyomi, self.games, self.elo0, self.elo1):
            box.valueChanged.connect(self._refresh)
        self.add_button.clicked.connect(self._add_player)
        self.file_button.clicked.connect(self._ask_file)

    def _seconds(self, most: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setRange(0, most)
        box.setDecimals(2)
        box.setSuffix(self.tr(" s"))
        return box

    # What is chosen

    def _fill(self, last: TournamentSettings | None) -> None:
        """As the last match was, as far as all of it is still there."""
        variant = last.variant if last is not None and self.game.findData(last.variant) >= 0 else "shogi"
        self.game.blockSignals(True)
        self.game.set_value(variant)
        self.game.blockSignals(False)
        try:
            self.rules.show_variant(load_variant(variant, last.rules if last is not None else {}))
        except VariantError:
            self.rules.show_variant(load_variant(variant))
        self.by.set_value(NODES)
        self.opening.set_value(RANDOM)
        self.length.set_value(FIXED)
        self.main.setValue(10)
        self.increment.setValue(0.1)
        self.faults.setChecked(True)
        self.library.setChecked(True)
        for _ in range(len(last.entrants) if last is not None else 2):
            self._add_player()
        if last is not None:
            self._repeat(last)
        else:
            self.rows[1].engine.setCurrentIndex(self.rows[1].engine.count() - 1)  # one of the person's own

    def _repeat(self, last: TournamentSettings) -> None:
        for row, entrant in zip(self.rows, last.entrants, strict=True):
            row.fill(entrant)
        first = last.entrants[0]
        by_clock = any(entrant.main_ms or entrant.increment_ms for entrant in last.entrants)
        by_nodes = any(entrant.nodes for entrant in last.entrants)
        self.by.set_value(CLOCK if by_clock else NODES if by_nodes else MOVE)
        if by_clock:
            for box, value in (
                (self.main, first.main_ms),
                (self.increment, first.increment_ms),
                (self.byoyomi, first.byoyomi_ms),
            ):
                box.setValue(value / 1000)
        if not last.openings:
            self.plies.setValue(last.plies)
        if last.test is not None:
            self.length.set_value(TEST)
            self.elo0.setValue(last.test.elo0)
            self.elo1.setValue(last.test.elo1)
            self.error.setValue(last.test.error)
            self.most_games.setValue(last.games)
        else:
            self.games.setValue(last.games)
        self.adjudged.setValue(last.adjudged_cp / 100)
        self.longest.setValue(last.longest)
        self.faults.setChecked(last.faults_lose)
        self.parallel.setValue(last.parallel)

    def settings(self) -> TournamentSettings:
        """What shall be played. ValueError where that makes no sense."""
        tested = self.length.value() == TEST
        by_file = self.opening.value() == FILE
        times = [round(box.value() * 1000) for box in (self.main, self.byoyomi, self.increment)]
        names: list[str] = []
        for row in self.rows:
            names.append(free_name(row.name, names))
        entrants = tuple(row.entrant(name, *times) for row, name in zip(self.rows, names, strict=True))
        return TournamentSettings(
            self.name.text().strip() or self._usual_name(names),
            self.game.value(),
            entrants,
            {name: value for name, value in self.rules.values().items()},
            self.most_games.value() if tested else self.games.value(),
            SequentialTest(self.elo0.value(), self.elo1.value(), self.error.value()) if tested else None,
            self.file_plies.value() if by_file else self.plies.value(),
            "",
            round(self.adjudged.value() * 100),
            self.longest.value(),
            self.faults.isChecked(),
            self.parallel.value(),
        )

    def openings(self) -> str:
        """The file of openings, "" = random ones."""
        return self._file if self.opening.value() == FILE else ""

    def _usual_name(self, names: Sequence[str]) -> str:
        return " – ".join(names)[:LONGEST_NAME]

    # What the person does

    def _add_player(self) -> None:
        row = EntrantRow()
        row.offer(self._engines, self.game.value(), "")
        row.set_limits(self.by.value())
        if self.rows:
            row.nodes.setValue(self.rows[-1].nodes.value())
            row.time.setValue(self.rows[-1].time.value())
        row.changed.connect(self._refresh)
        row.removal_wished.connect(self._remove_player)
        self._player_column.insertWidget(len(self.rows), row)
        self.rows.append(row)
        self._refresh()

    def _remove_player(self) -> None:
        row = self.sender()
        if isinstance(row, EntrantRow) and len(self.rows) > 2:
            self.rows.remove(row)
            row.hide()
            row.deleteLater()
            self._refresh()

    def _change_game(self) -> None:
        self.rules.show_variant(load_variant(self.game.value()))
        for row in self.rows:
            row.offer(self._engines, self.game.value(), str(row.engine.currentData() or ""))

    def _ask_file(self) -> None:
        kinds = QCoreApplication.translate("RecordCommands", "All files (*)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Openings"), "", kinds)
        if path:
            self.choose_file(path)

    def choose_file(self, path: str) -> None:
        """The records of a file are the openings."""
        self._file = path
        self.file_name.setText(os.path.basename(path))
        self._refresh()

    def _refresh(self) -> None:
        """Shows what belongs to the choices, and says why the match cannot begin."""
        by, many = self.by.value(), len(self.rows) > 2
        self.rules.setVisible(self.rules_button.isChecked())
        count = self.rules.unusual()
        text = self.tr("{n} not as usual").format(n=count) if count else self.tr("All as usual")
        self.rules_button.setText(f"{text}   {'«' if self.rules_button.isChecked() else '»'}")
        self._form.setRowVisible(self._clock, by == CLOCK)
        for row in self.rows:
            row.blockSignals(True)
            row.set_limits(by)
            row.blockSignals(False)
            row.remove.setVisible(many)
        self.add_button.setEnabled(len(self.rows) < MOST_ENTRANTS)
        if many and self.length.value() == TEST:
            self.length.set_value(FIXED)
        self.length.setEnabled(not many)
        self._lengths.setCurrentIndex(1 if self.length.value() == TEST else 0)
        self._openings.setCurrentIndex(1 if self.opening.value() == FILE else 0)
        why = self._lack()
        self.start.setEnabled(not why)
        self.told.setText(why or self._sum())
        names: list[str] = []
        for row in self.rows:
            names.append(free_name(row.name, names))
        self.name.setPlaceholderText(self._usual_name(names))

    def _lack(self) -> str:
        """Why the match cannot begin, "" where it can."""
        if self.by.value() == CLOCK and not (self.main.value() or self.increment.value() or self.byoyomi.value()):
            return self.tr("The clock has no time.")
        if self.opening.value() == FILE and not self._file:
            return self.tr("Choose a file of openings.")
        if self.length.value() == TEST and self.elo0.value() >= self.elo1.value():
            return self.tr("The second Elo must be above the first.")
        return ""

    def _sum(self) -> str:
        """How many games there will be."""
        pairs = len(self.rows) * (len(self.rows) - 1) // 2
        if self.length.value() == TEST:
            return self.tr("Each opening is played twice, with both colours.")
        told = self.tr("{n} games in all; each opening is played twice, with both colours.")
        return told.format(n=self.locale().toString(pairs * self.games.value()))

    def event(self, event: QEvent) -> bool:
        """Follows its contents: rows that appear find room."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            wished = QSize(max(WIDTH, self.minimumSizeHint().width()), self.sizeHint().height())
            if wished != self._fitted:
                self._fitted = wished
                resize_within(self, wished)
                bring_within(self)
        return handled


def _spin(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    return box


def _row(*widgets: QWidget | None) -> QWidget:
    """Beside one another; None is free room."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SPACE)
    for widget in widgets:
        if widget is None:
            row.addStretch(2)
        else:
            row.addWidget(widget, 0 if isinstance(widget, PlainLabel) and not isinstance(widget, ElidedLabel) else 1)
    return whole
