"""What is asked before games of the library are analysed: which, how long, by whom, and where the results go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from shogi_desktop import paths
from shogi_desktop.analysis.game_questions import OWN
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.excerpt import excerpt
from shogi_desktop.library.catalogue import Wanted
from shogi_desktop.session.library.analysing import MOST_PROCESSES, NODES, TIME, HowToAnalyse, usual_processes
from shogi_desktop.session.library.library_session import LibrarySession

from ..look.fonts import scaled
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.forms import ElidedBox, Segments, center_labels, labelled_row, number_box
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_form, in_row
from ..widgets.plain import NAME, PlainLabel, folding_label, tip
from ..widgets.workers_choice import WorkersChoice
from ..words.i18n import joined_sentences

SELECTED: Final = "selected"
LISTED: Final = "listed"
EVERY: Final = "every"
SECONDS: Final = (0.01, 3600.0)
POSITIONS: Final = (100, 1_000_000_000)
LONGEST_PATH: Final = 300
WIDTH: Final = 520


class AnalysisDialog(QDialog):
    """`which` games and `how` say what was chosen when it was accepted."""

    def __init__(
        self, counts: Mapping[str, int], how: HowToAnalyse, parent: QWidget | None = None, engines: Sequence[str] = ()
    ) -> None:
        """`counts` are the records that are selected, listed, and in the library; `how` is what to begin with;
        `engines` are the names of the person's own."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Analyse games"))
        self._folder = how.folder
        names = {SELECTED: self.tr("Selected ({n})"), LISTED: self.tr("Listed ({n})"), EVERY: self.tr("All ({n})")}
        number = QLocale().toString
        offered = [key for key in names if counts[key] and not (key == LISTED and counts[LISTED] == counts[EVERY])]
        self.which = Segments([(key, names[key].format(n=number(counts[key]))) for key in offered])
        self.which.set_value(SELECTED if counts[SELECTED] > 1 else LISTED if LISTED in offered else EVERY)
        self.engine = ElidedBox()
        for name in ("", *engines):
            self.engine.addItem(excerpt(name, NAME) or OWN.name, name)
        self.engine.setCurrentIndex(max(0, self.engine.findData(how.engine)))
        self.by = Segments([(TIME, self.tr("Time")), (NODES, self.tr("Positions"))])
        self.by.set_value(how.by)
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(*SECONDS)
        self.seconds.setDecimals(2)
        self.seconds.setSingleStep(0.1)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setValue(how.movetime_ms / 1000)
        self.nodes = number_box(*POSITIONS, how.nodes, 10_000)
        self.nodes.setGroupSeparatorShown(True)
        self.processes = number_box(1, MOST_PROCESSES, how.processes or usual_processes())
        self.workers = WorkersChoice(how.scheduler, labelled_row(self.tr("Processes"), self.processes))
        self.workers.choose(how.where)
        self.results = QLineEdit()
        self.results.setReadOnly(True)
        self.change = QPushButton(self.tr("Change…"))
        self.note, self.wrong = folding_label("muted"), folding_label("changed")
        self._amount = QStackedWidget()
        self._build()
        self.by.chosen.connect(self._show)
        self.engine.currentIndexChanged.connect(self._show)
        self.workers.changed.connect(self._show)
        self.change.clicked.connect(self._choose_folder)
        self._show()
        resize_within(self, QSize(scaled(WIDTH), self._column.totalHeightForWidth(scaled(WIDTH))))

    def _build(self) -> None:
        for box in (self.seconds, self.nodes):
            self._amount.addWidget(box)
        self.change.setAutoDefault(False)
        form = in_form((self.tr("Games"), self.which), (self.tr("Engine"), self.engine))
        form.setRowVisible(self.engine, self.engine.count() > 1)
        form.addRow(PlainLabel(self.tr("For each position")), _row(self.by, self._amount))
        form.addRow(PlainLabel(self.tr("Done by")), self.workers)
        form.addRow(PlainLabel(self.tr("Results")), _row(self.results, self.change))
        center_labels(form)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        self.start = buttons.addButton(self.tr("Analyse"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._column = in_column(
            form, self.wrong, self.note, 1, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2
        )
        self.start.setDefault(True)
        self.setMinimumWidth(scaled(WIDTH))

    def how(self) -> HowToAnalyse:
        """To be remembered, too."""
        return HowToAnalyse(
            self.by.value(),
            round(self.seconds.value() * 1000),
            self.nodes.value(),
            self.workers.where.value(),
            self.processes.value(),
            self.workers.scheduler.text().strip(),
            self._folder,
            str(self.engine.currentData()),
        )

    def accept(self) -> None:
        """Only with an address that jobs may be sent to."""
        fault = self.workers.fault()
        if fault:
            self._tell(fault)
            self.workers.scheduler.setFocus()
            return
        super().accept()

    def _show(self) -> None:
        self._amount.setCurrentWidget(self.seconds if self.by.value() == TIME else self.nodes)
        results = str(self.how().results())
        self.results.setText(excerpt(results, LONGEST_PATH))
        self.results.setToolTip(tip(results))
        lack = self.workers.lack()
        self.start.setEnabled(not lack)
        self._tell(lack)
        kept = self.tr("The records stay as they are: the results are copies. They are kept as they come.")
        self.note.setText(joined_sentences(*([] if lack else self._remarks()), kept))
        self._make_room()

    def _remarks(self) -> list[str]:
        """What is to be known of the choice."""
        outside, machines = bool(self.engine.currentData()), self.workers.on_machines
        told = [self.tr("A scheduler of dask is reached on this computer, or by tls:// elsewhere.")] if machines else []
        if outside and machines:
            told.append(self.tr("Other machines have the program's own engine alone."))
        elif outside:
            told.append(self.tr("Games that it does not play are analysed by the program's own engine."))
        return told

    def _tell(self, wrong: str) -> None:
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self._make_room()

    def _make_room(self) -> None:
        """For what is said: lines that fold are no part of the least height that Qt gives a window."""
        self._column.activate()
        needed = self._column.totalHeightForWidth(self.width())
        if needed > self.height():
            resize_within(self, QSize(self.width(), needed))

    def _choose_folder(self) -> None:
        title = self.tr("Where the results go")
        folder = file_dialogs.folder_path(self, title, str(self.how().results()))
        if folder:
            self._folder = "" if folder == str(paths.analysed_folder()) else folder
            self._show()


def ask_analysis(
    library: LibrarySession, selected: Sequence[int], engines: Sequence[OutsideEngine], parent: QWidget
) -> None:
    """Has the games analysed that the person chooses, by one of the `engines` if he likes. OSError where there can be
    no folder for the results."""
    games = {SELECTED: selected, LISTED: library.games, EVERY: library.catalogue.games(Wanted())}
    counts = {which: len(found) for which, found in games.items()}
    names = [engine.name for engine in engines if engine.analyses]
    dialog = AnalysisDialog(counts, library.how_to_analyse, parent, names)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    which, how = dialog.which.value(), dialog.how()
    dialog.deleteLater()
    if accepted:
        library.analyse(games[which], how)


def _row(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    row = in_row(of=whole, margins=0, spacing=SPACE)
    for widget in widgets:
        row.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
    return whole
