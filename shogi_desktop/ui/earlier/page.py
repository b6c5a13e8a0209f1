"""Earlier games as a page: a list to search, the board of the one chosen, and what can be done with it."""

from __future__ import annotations

from bisect import bisect, insort
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QModelIndex, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableView, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.session.records.earlier_games import (
    EarlierGame,
    EarlierGames,
    earlier_files,
    open_games,
    read_earlier,
)
from shogi_desktop.session.records.open_records import OpenRecords

from ..board import BoardStyle
from ..faces.art import Art
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..pictures.board_picture import PictureMarks, board_picture, whole_board
from ..subjects import OpenTab
from ..widgets.games_folder import GamesFolderLine
from ..widgets.keys import ClearedField
from ..widgets.labels import BalancedLabel, PictureView
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import complain
from ..widgets.plain import NAME, folding_label, tip
from ..widgets.tables import Index, RowsModel, show_rows
from ..words.analysis_words import covered_text, percent_text
from ..words.finding import Findable, findable, fit
from ..words.game_words import title_of
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, translate
from ..words.piece_search import NO_MATCH
from ..words.texts import level_name, players_text, result_title

BOARD: Final = QSize(300, 300)
ROW: Final = 30
AT_ONCE: Final = 4  # files that are read before the window is given time
PLAYERS: Final = 2  # the column of who played
GIVING: Final = (6, 3, 5, 1)  # columns that make room for that one, in this order
NAMES: Final = 240  # width that names can have at the cost of these


def day_and_hour(game: EarlierGame) -> str:
    """When it was played, as the language writes it."""
    when = game.when
    begun = QDateTime(QDate(when.year, when.month, when.day), QTime(when.hour, when.minute))
    return QLocale().toString(begun, QLocale.FormatType.ShortFormat)


def _about(game: EarlierGame) -> str:
    """When it was played, which game it is, the file in which it was saved, and how much of it was analysed if that
    is not the whole."""
    name = excerpt(Path(game.saved).name, NAME) if game.saved else ""
    covered = covered_text(*game.covered) if game.covered is not None else ""
    return " · ".join(filter(None, (day_and_hour(game), title_of(game.variant), name, covered)))


def _accuracy(game: EarlierGame) -> str:
    """Of a game that was analysed in part how much that was."""
    if game.covered is not None:
        return "/".join(map(QLocale().toString, game.covered))
    return "" if game.accuracy is None else percent_text(game.accuracy / 100)


def _is_same(game: EarlierGame, other: EarlierGame) -> bool:
    return (game.path, game.tab) == (other.path, other.tab)


@dataclass(frozen=True)
class EarlierRow:
    """A game, what the columns say of it, and by what it is found."""

    game: EarlierGame
    texts: tuple[str, ...]
    find: Findable


def age(row: EarlierRow) -> timedelta:
    """The newest have the least."""
    return datetime.max - row.game.when


class EarlierModel(RowsModel):
    """A row for each game, the newest first: when, which, who, how strong, how it ended, how long it was, how well it
    was played."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.listed: list[EarlierRow] = []

    def titles(self) -> tuple[str, ...]:
        return (self.tr("Date"), self.tr("Game"), self.tr("Players"), self.tr("Level"), self.tr("Result"),
                self.tr("Moves"), self.tr("Accuracy"))  # fmt: skip

    def show_rows(self, rows: list[EarlierRow]) -> None:
        self.beginResetModel()
        self.listed = rows
        self.endResetModel()

    def add(self, rows: list[EarlierRow]) -> None:
        """Each in its place."""
        for row in rows:
            at = bisect(self.listed, age(row), key=age)
            self.beginInsertRows(QModelIndex(), at, at)
            self.listed.insert(at, row)
            self.endInsertRows()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.titles()) - 1)  # else no column grows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self.listed[index.row()].texts[index.column()] if role == Qt.ItemDataRole.DisplayRole else None


class EarlierTable(QTableView):
    """Who played is always read."""

    def fit(self) -> None:
        """Shows as many columns as there is room for."""
        header = self.horizontalHeader()
        widths = {at: max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(header.count())}
        wanted = min(widths.pop(PLAYERS, 0), scaled(NAMES))
        for at in GIVING:
            fits = sum(widths.values()) + wanted <= self.viewport().width()
            self.setColumnHidden(at, not fits)
            if not fits:
                widths.pop(at, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


_OPEN: Final = QT_TRANSLATE_NOOP("EarlierPage", "open")


def row_of(game: EarlierGame) -> EarlierRow:
    """In the language of now."""
    number = QLocale().toString
    texts = (
        day_and_hour(game) + (f" · {translate('EarlierPage', _OPEN)}" if game.tab >= 0 else ""),
        title_of(game.variant),
        excerpt(players_text(game.setup), NAME),
        level_name(game.level) if game.level else "",
        result_title(game.result) if game.result is not None else "–",
        number(game.plies),
        _accuracy(game),
    )
    return EarlierRow(game, texts, findable(" ".join(texts)))


class EarlierPage(Translated, QWidget):
    """Signals:
    open_wished(object): the path of a game, or the tab that it lies in.
    back_wished(): the person is done here.
    closed(): a game that lay in a tab was taken out of it, and another one may be on the board.
    """

    open_wished = Signal(object)
    back_wished = Signal()
    closed = Signal()

    def __init__(self, games: EarlierGames, records: OpenRecords, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._records, self._art, self._style = games, records, art, BoardStyle()
        self._deleted = False  # whether that was done last
        self._all: list[EarlierRow] = []
        self._drawn: tuple[object, ...] = ()  # what is on the small board
        self._unread: Iterator[EarlierGame | None] = iter(())
        self._title, self._told = BalancedLabel("heading"), folding_label("muted")
        self.words, self.table, self.model = ClearedField(), EarlierTable(), EarlierModel(self)
        self.board, self._about = PictureView(BOARD), folding_label("muted")
        self.open_button, self.delete, self.undo, self._back = (QPushButton() for _ in range(4))
        self.folder = GamesFolderLine()
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.table.setModel(self.model)
        show_rows(self.table, ROW)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        self.open_button.setProperty("primary", True)
        head = in_row((self._title, 1), self.words, self._back, spacing=SPACE)
        side = in_column(
            self.board, self._about, self.open_button, in_row((self.delete, 1), (self.undo, 1), spacing=SPACE), 1,
            spacing=SPACE,
        )  # fmt: skip
        body = in_row((in_column((self.table, 1), self._told, spacing=SPACE), 1), side, spacing=SPACE * 2)
        around = (SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        in_column(head, (body, 1), self.folder, of=self, margins=around, spacing=SPACE * 2)

    def _connect(self) -> None:
        self.words.textChanged.connect(self._filter)
        self.table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.table.activated.connect(self._open)
        self.open_button.clicked.connect(self._open)
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self._undo)
        self._back.clicked.connect(self.back_wished)
        for key, do in (("Delete", self._delete), ("Ctrl+Z", self._undo), ("Esc", self.back_wished.emit)):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)
        for key in ("Return", "Enter"):
            shortcut = QShortcut(QKeySequence(key), self.table, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._open)

    # What the room tells

    def look(self) -> None:
        """Reads the folder again; what lies open in tabs is seen at once."""
        in_tabs = open_games(self._records.records, self._games.folder)
        self._deleted = False
        self._all, files = sorted(map(row_of, in_tabs), key=age), list[Path]()
        self._drawn = ()
        try:
            files = earlier_files(self._games.folder)
        except OSError as error:
            what = self.tr("The folder of earlier games cannot be opened.")
            complain(self, what, error, str(self._games.folder))
        self._unread = read_earlier([file for file in files if file not in {game.path for game in in_tabs}])
        self._filter()
        self._reading.start()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._show_chosen()

    @property
    def chosen(self) -> EarlierGame | None:
        row = self.table.currentIndex().row()
        return self.model.listed[row].game if 0 <= row < len(self.model.listed) else None

    # The list

    def _read_on(self) -> None:
        read = list(islice(self._unread, AT_ONCE))
        if len(read) < AT_ONCE:
            self._reading.stop()
        rows = [row_of(game) for game in read if game is not None]
        for row in rows:
            insort(self._all, row, key=age)
        fitting = self._fitting(rows)
        if fitting:
            seen = self.table.viewport().rect().intersects(self.table.visualRect(self.table.currentIndex()))
            self.model.add(fitting)
            if not self.table.currentIndex().isValid():
                self.table.setCurrentIndex(self.model.index(0, 0))
            elif seen:
                self.table.scrollTo(self.table.currentIndex())
        self._show_chosen()

    def _filter(self) -> None:
        """The games in which all that is sought occurs; the one chosen stays so."""
        before, shown = self.chosen, self._fitting(self._all)
        self.model.show_rows(shown)
        at = next((at for at, row in enumerate(shown) if before is not None and _is_same(row.game, before)), 0)
        if shown:
            self.table.setCurrentIndex(self.model.index(at, 0))
        self._show_chosen()

    def _fitting(self, rows: list[EarlierRow]) -> list[EarlierRow]:
        sought = self.words.text()
        return [row for row in rows if fit(sought, row.find) < NO_MATCH]

    def _show_chosen(self) -> None:
        game, there = self.chosen, self.chosen is not None
        self.board.setVisible(there)
        self.open_button.setEnabled(there)
        stays = self._why_it_stays(game) if game is not None else ""
        self.delete.setEnabled(there and not stays)
        self.delete.setToolTip(tip(stays))
        self.undo.setEnabled(self._games.can_undo)
        self._about.setText("\n".join(filter(None, (_about(game), stays))) if game is not None else "")
        self._tell()
        self.table.fit()
        drawn = (game.path, game.tab, self._style) if game is not None else ()
        if game is not None and drawn != self._drawn:
            self._drawn = drawn
            marks, crop = PictureMarks(last_move=game.last_move), whole_board(game.variant)
            ratio = self.devicePixelRatioF()
            image = board_picture(self._art, game.end, self._style, BOARD.width(), ratio, marks, crop)
            self.board.show_image(image)

    def _tell(self) -> None:
        """Below the list what was done, or why it is empty; in its place where there are no games at all."""
        told = self.tr("Deleted. Undo brings the game back.") if self._deleted else ""
        if self._all and not self.model.listed:
            told = self.tr("No game fits these words.")
        empty = not self._all and not self._reading.isActive()
        if empty and not self._deleted:
            told = self.tr("No games yet. Games you play stand here.")
        self._told.setText(told)
        self._told.setAlignment(Qt.AlignmentFlag.AlignCenter if empty else Qt.AlignmentFlag.AlignLeft)
        for part in (self.table, self.words, self.open_button, self.delete):
            part.setVisible(not empty)
        self.undo.setVisible(not empty or self._games.can_undo)
        if empty and self.isVisible():
            (self.undo if self._games.can_undo else self._back).setFocus()

    def _why_it_stays(self, game: EarlierGame) -> str:
        """Why a game cannot be deleted; "" where it can."""
        if game.going:
            return self.tr("This game goes on: it can be deleted when it is over.")
        if game.tab >= 0 and self._records.count < 2:
            return self.tr("This game is on the board: it can be deleted when another one is there.")
        return ""

    # What is done with a game

    def _open(self) -> None:
        game = self.chosen
        if game is not None:
            self.open_wished.emit(OpenTab(game.tab) if game.tab >= 0 else game.file)

    def _delete(self) -> None:
        game, at = self.chosen, self.table.currentIndex().row()
        if game is None or self._why_it_stays(game):
            return
        was_open = game.tab >= 0
        try:
            self._games.delete(self._games.close(game, self._records) if was_open else game)
        except (OSError, ValueError) as error:
            complain(self, self.tr("This game could not be deleted."), error, str(game.path or ""))
            return
        if was_open:  # the tabs have other numbers now
            self.closed.emit()
            self.look()
        else:
            self._all = [row for row in self._all if row.game is not game]
        self._deleted = True
        self._filter()
        self.table.setCurrentIndex(self.model.index(min(at, len(self.model.listed) - 1), 0))
        self._show_chosen()

    def _undo(self) -> None:
        if not self._games.can_undo:
            return
        try:
            game = self._games.undo()
        except OSError as error:
            complain(self, self.tr("The game could not be put back."), error)
            return
        self._deleted = False
        insort(self._all, row_of(game), key=age)
        self._filter()
        at = next((at for at, row in enumerate(self.model.listed) if row.game is game), -1)
        if at >= 0:
            self.table.setCurrentIndex(self.model.index(at, 0))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Earlier games"))
        self.words.setPlaceholderText(self.tr("Search: a name, a game, a result …"))
        self.words.setAccessibleName(self.tr("Search"))
        self.table.setAccessibleName(self.tr("Earlier games"))
        self.open_button.setText(self.tr("Open"))
        self.delete.setText(self.tr("Delete"))
        self.undo.setText(self.tr("Undo"))
        self._back.setText(self.tr("Back"))
        self._all = [row_of(row.game) for row in self._all]
        self._filter()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()
