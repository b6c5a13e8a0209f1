"""What is asked before a new match: who plays what, from which openings, how long."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from shogi_desktop.clients.catalogue import OutsideEngine, free_name
from shogi_desktop.matches.settings import usual_longest
from shogi_desktop.matches.tournaments.settings import LONGEST_NAME, MOST_ENTRANTS, TournamentSettings
from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.session.variants import all_games

from ..look.places import bring_within, resize_within
from ..look.theme import SPACE
from ..widgets.forms import ScrollSheet, Segments, center_labels, labelled_row, number_box
from ..widgets.game_choice import GameBox, RulesChoice
from ..widgets.keys import lead_to
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row
from ..widgets.plain import PlainLabel, folding_label
from ..widgets.workers_choice import HERE, MACHINES, WorkersChoice
from ..words.i18n import counted, joined_sentences
from .choices import CLOCK, MOVE, NODES, ClockRow, EntrantRow, LengthChoice, OpeningChoice, fill_row

WIDTH: Final = 620
USUAL: Final = "shogi"


class NewMatchDialog(QDialog):
    """`settings`, `file` and the box `library` say what was chosen when it was accepted."""

    def __init__(
        self,
        engines: Sequence[OutsideEngine],
        last: TournamentSettings | None = None,
        game: str = USUAL,
        parent: QWidget | None = None,
    ) -> None:
        """`engines` are the person's own; `last` is the match before, which this one begins with, else with `game`."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._engines = tuple(engines)
        self._fitted = QSize()
        self.rows: list[EntrantRow] = []
        self.name = QLineEdit()
        self.game = GameBox((game.name for game in all_games()), sizes=True)
        self.rules, self.rules_button = RulesChoice(), QPushButton()
        self.by = Segments([(NODES, self.tr("Positions")), (MOVE, self.tr("Time a move")), (CLOCK, self.tr("Clock"))])
        self.clock, self.openings, self.length = ClockRow(), OpeningChoice(), LengthChoice()
        self.adjudged, self.longest = QDoubleSpinBox(), number_box(10, 10_000, 400)
        self.faults = QCheckBox(self.tr("Whoever crashes or moves illegally loses the game"))
        self.restart = QCheckBox(self.tr("Start the engines anew for every game"))
        self.library = QCheckBox(self.tr("List the games in the library"))
        cores = os.cpu_count() or 1
        self.parallel = number_box(1, cores, max(1, cores - 1))
        self.workers = WorkersChoice(here=labelled_row(self.tr("Games at a time"), self.parallel))
        self.add_button, self.more = QPushButton(self.tr("Add a player")), QPushButton(self.tr("More…"))
        self.told = folding_label("muted")
        self._sheet, self._form = ScrollSheet(), QFormLayout()
        self._set_up()
        self._build()
        self._frame()
        self._fill(last, game)
        self._connect()
        self._refresh()

    # How it is built

    def _set_up(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.rules_button.setCheckable(True)
        self.more.setCheckable(True)
        for button in (self.rules_button, self.add_button, self.more):
            button.setAutoDefault(False)
        self.adjudged.setRange(0, 100)
        self.adjudged.setDecimals(1)
        self.adjudged.setSpecialValueText(self.tr("never"))
        self.adjudged.setSuffix(self.tr(" pawns"))
        self.adjudged.setToolTip(self.tr("In pawns; both players must say so for eight moves"))
        self.faults.setChecked(True)
        self.library.setChecked(True)

    def _build(self) -> None:
        form = self._form
        form.setHorizontalSpacing(SPACE * 2)
        form.setVerticalSpacing(SPACE + 2)
        form.addRow(PlainLabel(self.tr("Game")), self.game)
        form.addRow(PlainLabel(self.tr("Players")), self._players())
        form.addRow(PlainLabel(self.tr("Limit")), self.by)
        form.addRow("", self.clock)
        form.addRow(PlainLabel(self.tr("Length")), self.length.kind)
        form.addRow("", self.length)
        form.addRow("", in_row(self.more, 1))
        self._build_rest(form)
        center_labels(form)

    def _build_rest(self, form: QFormLayout) -> None:
        """What few people ask for, behind a button."""
        before = form.rowCount()
        form.addRow(PlainLabel(self.tr("Name")), self.name)
        form.addRow(PlainLabel(self.tr("Rules")), self.rules_button)
        form.addRow(self.rules)
        form.addRow(PlainLabel(self.tr("Openings")), self.openings.kind)
        form.addRow("", self.openings)
        form.addRow("", self.openings.told)
        ends, after, moves = QWidget(), PlainLabel(self.tr("a draw after")), PlainLabel(self.tr("moves"))
        fill_row(ends, self.adjudged, after, self.longest, moves)
        form.addRow(PlainLabel(self.tr("Decided at")), ends)
        form.addRow("", self.faults)
        form.addRow("", self.restart)
        form.addRow(PlainLabel(self.tr("Played by")), self.workers)
        form.addRow("", self.library)
        self._rest = range(before, form.rowCount())

    def _players(self) -> QWidget:
        whole = QWidget()
        self._player_column = in_column(of=whole, margins=0, spacing=SPACE // 2)
        foot = in_row(self.add_button, 1)
        self._player_column.addLayout(foot)
        return whole

    def _frame(self) -> None:
        self._sheet.inside.setLayout(self._form)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        self.start = buttons.addButton(self.tr("Start match"), QDialogButtonBox.ButtonRole.AcceptRole)
        in_column((self._sheet, 1), self.told, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.start.setDefault(True)

    def _connect(self) -> None:
        self.game.currentIndexChanged.connect(self._change_game)
        self.rules_button.toggled.connect(self._refresh)
        self.more.toggled.connect(self._refresh)
        self.longest.valueChanged.connect(self._refresh)
        self.by.chosen.connect(self._refresh)
        for part in (self.rules, self.clock, self.openings, self.length, self.workers):
            part.changed.connect(self._refresh)
        self.add_button.clicked.connect(self._add_player)

    # What is chosen

    def _fill(self, last: TournamentSettings | None, game: str) -> None:
        """As the last match was, as far as all of it is still there."""
        wished = last.variant if last is not None else game
        variant = wished if self.game.findData(wished) >= 0 else USUAL
        self.game.set_value(variant)
        self._variant = load_variant(variant)
        self.longest.setValue(usual_longest(self._variant))
        try:
            self.rules.show_variant(load_variant(variant, last.rules if last is not None else {}))
        except VariantError:
            self.rules.show_variant(load_variant(variant))
        self.by.set_value(NODES)
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
            self.clock.set_times(first.main_ms, first.byoyomi_ms, first.increment_ms)
        if not last.openings:
            self.openings.repeat(last.plies, last.book)
        self.length.set_length(last.games, last.test)
        self.adjudged.setValue(last.adjudged_cp / 100)
        self.longest.setValue(last.longest)
        self.faults.setChecked(last.faults_lose)
        self.restart.setChecked(last.restart)
        self.parallel.setValue(last.parallel)
        self.workers.scheduler.setText(last.scheduler)
        self.workers.choose(MACHINES if last.scheduler else HERE)

    def settings(self) -> TournamentSettings:
        """What shall be played. ValueError where that makes no sense."""
        names = self._names()
        times = self.clock.times()
        return TournamentSettings(
            name=self.name.text().strip() or _usual_name(names),
            variant=self.game.value(),
            entrants=tuple(row.entrant(name, *times) for row, name in zip(self.rows, names, strict=True)),
            rules=self.rules.values(),
            games=self.length.most(),
            test=self.length.test(),
            plies=self.openings.moves(),
            book=self.openings.by_book,
            adjudged_cp=round(self.adjudged.value() * 100),
            longest=self.longest.value(),
            faults_lose=self.faults.isChecked(),
            restart=self.restart.isChecked(),
            parallel=self.parallel.value(),
            scheduler=self.workers.address(),
        )

    def file(self) -> str:
        """The file of openings, "" = random ones."""
        return self.openings.path if self.openings.by_file else ""

    def _names(self) -> list[str]:
        """What the players are called: two of the same name have numbers."""
        names: list[str] = []
        for row in self.rows:
            names.append(free_name(row.name, names))
        return names

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
        lead_to(row.parts(), self.add_button)
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
        variant = load_variant(self.game.value())
        if self.longest.value() == usual_longest(self._variant):
            self.longest.setValue(usual_longest(variant))
        self._variant = variant
        self.rules.show_variant(variant)
        for row in self.rows:
            row.offer(self._engines, self.game.value(), str(row.engine.currentData() or ""))

    def _refresh(self) -> None:
        """Shows what belongs to the choices, and says why the match cannot begin."""
        many = len(self.rows) > 2
        why = self._lack()
        if why:
            self.more.setChecked(True)  # it may be there
        for place in self._rest:
            self._form.setRowVisible(place, self.more.isChecked())
        self._form.setRowVisible(self.rules, self.more.isChecked() and self.rules_button.isChecked())
        count = self.rules.unusual()
        text = self.tr("{n} changed").format(n=count) if count else self.tr("Usual rules")
        self.rules_button.setText(f"{text}   {'«' if self.rules_button.isChecked() else '»'}")
        self._form.setRowVisible(self.clock, self.by.value() == CLOCK)
        for row in self.rows:
            row.blockSignals(True)  # it would tell of this
            row.set_limits(self.by.value())
            row.blockSignals(False)
            row.remove.setVisible(many)
        self.add_button.setEnabled(len(self.rows) < MOST_ENTRANTS)
        self.length.allow_test(not many)
        self.start.setEnabled(not why)
        self.told.setText(why or self._sum())
        self.name.setPlaceholderText(_usual_name(self._names()))

    def _lack(self) -> str:
        """Why the match cannot begin, "" where it can."""
        if self.by.value() == CLOCK and not any(self.clock.times()):
            return self.tr("The clock has no time.")
        if self.openings.by_file and not self.openings.path:
            return self.tr("Choose a file of openings.")
        if self.length.tested and self.length.elo0.value() >= self.length.elo1.value():
            return self.tr("The second Elo must be above the first.")
        return self.workers.fault()

    def _sum(self) -> str:
        """How many games there will be."""
        if self.length.tested:
            return self.tr("Each opening is played twice, with both colours.")
        games = self.length.most() * len(self.rows) * (len(self.rows) - 1) // 2
        told = counted(self.tr("{n} game in all.|{n} games in all."), games)
        draw = counted(
            self.tr("A game is a draw after {n} move.|A game is a draw after {n} moves."), self.longest.value()
        )
        return joined_sentences(told, self.tr("Each opening is played twice, with both colours."), draw)

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


def _usual_name(names: Sequence[str]) -> str:
    return " – ".join(names)[:LONGEST_NAME]
