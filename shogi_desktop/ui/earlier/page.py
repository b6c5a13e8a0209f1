"""Earlier games as a page: a list to search, the board of the one chosen, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QEvent, QLocale, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QPushButton, QTableView, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Side
from shogi_desktop.session.records.earlier_games import EarlierGame, EarlierGames, earlier_files, read_earlier

from ..board import BoardStyle
from ..faces.art import Art
from ..look.theme import SPACE
from ..pictures.board_picture import PictureMarks, board_picture, whole_board
from ..widgets.labels import BalancedLabel, PictureView
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import complain
from ..widgets.plain import NAME, folding_label
from ..widgets.tables import Index, RowsModel, show_rows
from ..words.game_words import title_of
from ..words.texts import level_name, player_name, result_title

BOARD: Final = QSize(300, 300)
ROW: Final = 30
AT_ONCE: Final = 4  # files that are read before the window is given time


def day_and_hour(game: EarlierGame) -> str:
    """When it was played, as the language writes it."""
    when = game.when
    begun = QDateTime(QDate(when.year, when.month, when.day), QTime(when.hour, when.minute))
    return QLocale().toString(begun, QLocale.FormatType.ShortFormat)


class EarlierModel(RowsModel):
    """A row for each game: when, which, who, how strong, how it ended, how long it was, how well it was played."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.listed: list[EarlierGame] = []

    def titles(self) -> tuple[str, ...]:
        return (self.tr("Date"), self.tr("Game"), self.tr("Players"), self.tr("Level"), self.tr("Result"),
                self.tr("Moves"), self.tr("Accuracy"))  # fmt: skip

    def show_games(self, games: list[EarlierGame]) -> None:
        self.beginResetModel()
        self.listed = games
        self.endResetModel()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return row_of(self.listed[index.row()])[index.column()] if role == Qt.ItemDataRole.DisplayRole else None


def row_of(game: EarlierGame) -> tuple[str, ...]:
    """What the columns say of a game."""
    players = " – ".join(player_name(game.setup, side) for side in Side)
    number = QLocale().toString
    return (
        day_and_hour(game),
        title_of(game.variant),
        excerpt(players, NAME),
        level_name(game.level) if game.level else "",
        result_title(game.result) if game.result is not None else "–",
        number(game.plies),
        "" if game.accuracy is None else f"{number(round(game.accuracy))}%",
    )


class EarlierPage(QWidget):
    """Signals:
    open_wished(object): the path of a game.
    back_wished(): the person is done here.
    """

    open_wished = Signal(object)
    back_wished = Signal()

    def __init__(self, games: EarlierGames, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._art, self._style = games, art, BoardStyle()
        self._all: list[EarlierGame] = []
        self._unread: Iterator[EarlierGame | None] = iter(())
        self._title, self._told = BalancedLabel("heading"), folding_label("muted")
        self.words, self.table, self.model = QLineEdit(), QTableView(), EarlierModel(self)
        self.board, self._about = PictureView(BOARD), folding_label("muted")
        self.open_button, self.delete, self.undo, self._back = (QPushButton() for _ in range(4))
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
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.words.setClearButtonEnabled(True)
        self.open_button.setProperty("primary", True)
        head = in_row((self._title, 1), self.words, self._back, spacing=SPACE)
        side = in_column(
            self.board, self._about, self.open_button, in_row((self.delete, 1), (self.undo, 1), spacing=SPACE), 1,
            spacing=SPACE,
        )  # fmt: skip
        body = in_row((in_column((self.table, 1), self._told, spacing=SPACE), 1), side, spacing=SPACE * 2)
        in_column(head, (body, 1), of=self, margins=(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2), spacing=SPACE * 2)
        self.words.setMinimumWidth(220)

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
        """Reads the folder again; what is read already is seen at once."""
        self._all, files = [], list[Path]()
        try:
            files = earlier_files(self._games.folder)
        except OSError as error:
            what = self.tr("The folder of earlier games cannot be opened.")
            complain(self, what, error, str(self._games.folder))
        self._unread = read_earlier(files)
        self._filter()
        self._reading.start()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._show_chosen()

    @property
    def chosen(self) -> EarlierGame | None:
        row = self.table.currentIndex().row()
        return self.model.listed[row] if 0 <= row < len(self.model.listed) else None

    # The list

    def _read_on(self) -> None:
        for _ in range(AT_ONCE):
            try:
                game = next(self._unread)
            except StopIteration:
                self._reading.stop()
                break
            if game is not None:
                self._all.append(game)
        self._filter()

    def _filter(self) -> None:
        """The games in which all words that are sought occur; the one chosen stays so."""
        before = self.chosen
        sought = self.words.text().casefold().split()
        shown = [game for game in self._all if all(word in " ".join(row_of(game)).casefold() for word in sought)]
        self.model.show_games(shown)
        row = next((at for at, game in enumerate(shown) if before is not None and game.path == before.path), 0)
        if shown:
            self.table.setCurrentIndex(self.model.index(row, 0))
        self._show_chosen()

    def _show_chosen(self) -> None:
        game, there = self.chosen, self.chosen is not None
        self.board.setVisible(there)
        for button in (self.open_button, self.delete):
            button.setEnabled(there)
        self.undo.setEnabled(self._games.can_undo)
        self._about.setText(" · ".join(row_of(game)[:2]) if game is not None else "")
        told = "" if self.model.listed else self.tr("No game was put away yet.")
        if self._all and not self.model.listed:
            told = self.tr("No game fits these words.")
        self._told.setText("" if self._reading.isActive() else told)
        if game is not None:
            marks, crop = PictureMarks(last_move=game.last_move), whole_board(game.variant)
            ratio = self.devicePixelRatioF()
            image = board_picture(self._art, game.end, self._style, BOARD.width(), ratio, marks, crop)
            self.board.show_image(image)

    # What is done with a game

    def _open(self) -> None:
        game = self.chosen
        if game is not None:
            self.open_wished.emit(str(game.path))

    def _delete(self) -> None:
        game = self.chosen
        if game is None:
            return
        try:
            self._games.delete(game)
        except OSError as error:
            complain(self, self.tr("This game could not be deleted."), error, str(game.path))
            return
        at = self.table.currentIndex().row()
        self._all.remove(game)
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
        self._all = sorted([*self._all, game], key=lambda each: each.when, reverse=True)
        self._filter()
        self.table.setCurrentIndex(self.model.index(self.model.listed.index(game), 0) if game in self.model.listed
                                   else self.table.currentIndex())  # fmt: skip

    def retranslate(self) -> None:
        self._title.setText(self.tr("Earlier games"))
        self.words.setPlaceholderText(self.tr("Search: a name, a game, a result …"))
        self.words.setAccessibleName(self.tr("Search"))
        self.table.setAccessibleName(self.tr("Earlier games"))
        self.open_button.setText(self.tr("Open"))
        self.delete.setText(self.tr("Delete"))
        self.undo.setText(self.tr("Undo"))
        self._back.setText(self.tr("Back"))
        self._filter()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
