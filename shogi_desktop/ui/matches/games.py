"""The games of a tournament: those that are over in a table, those that are being played on small boards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QScrollArea, QTableView, QWidget

from shogi_desktop.matches.playing import GameRow
from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.matches.tournaments.settings import TournamentSettings
from shogi_desktop.session.matches.tournament import LiveGame, OpenTournament

from ..board import BoardStyle, BoardView
from ..faces.art import Art
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import tip
from ..widgets.side_marks import mark_icon
from ..widgets.tables import RowsModel, beside, show_rows
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.texts import SIDE_MARKS
from .words import fault_texts, first_side, how_text, number, result_text, sides, winner, word

ROW: Final = 24
MARK_SIZE: Final = 15
_TITLES: Final = (
    QT_TRANSLATE_NOOP("Matches", "No."),
    QT_TRANSLATE_NOOP("Matches", "Black"),
    QT_TRANSLATE_NOOP("Matches", "White"),
    QT_TRANSLATE_NOOP("Matches", "Result"),
    QT_TRANSLATE_NOOP("Matches", "End"),
    QT_TRANSLATE_NOOP("Matches", "Moves"),
    QT_TRANSLATE_NOOP("Matches", "Remarks"),
)
_GAME, _BLACK, _WHITE, _RESULT, _END, _MOVES, _REMARKS = range(len(_TITLES))
_WIDTHS: Final = {_GAME: 58, _RESULT: 90, _END: 130, _MOVES: 64}
"""The players have the rest, with the remarks where there are any."""
_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class MatchGamesModel(RowsModel):
    """In the order in which they ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tournament: OpenTournament | None = None
        self._icons: dict[int, QIcon] = {}
        self.has_remarks = False

    def show_tournament(self, tournament: OpenTournament | None) -> None:
        """Those of another tournament, or all of it anew."""
        self.beginResetModel()
        self._tournament = tournament
        self.listed, self.has_remarks = range(0), False
        self.endResetModel()
        self.extend()

    def extend(self) -> None:
        """More are over."""
        games = self._tournament.games[len(self.listed) :] if self._tournament is not None else []
        if games:
            self.has_remarks |= any(row.faults or row.opponent_faults for _, row in games)
            count = len(self.listed) + len(games)
            self.beginInsertRows(QModelIndex(), len(self.listed), count - 1)
            self.listed = range(count)
            self.endInsertRows()

    def game(self, row: int) -> tuple[Pair, GameRow] | None:
        tournament = self._tournament
        return tournament.games[row] if tournament is not None and 0 <= row < len(self.listed) else None

    def titles(self) -> tuple[str, ...]:
        return tuple(map(word, _TITLES))

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        game = self.game(index.row())
        if game is None or self._tournament is None or self._tournament.settings is None:
            return None
        pair, row = game
        if role == _Role.DisplayRole:
            return self._text(pair, row, index.column())
        if role == _Role.ToolTipRole and (row.faults or row.opponent_faults):
            return tip("\n".join(fault_texts(self._tournament.settings, pair, row)))
        if role == _Role.ToolTipRole and index.column() in (_BLACK, _WHITE):
            return tip(self._text(pair, row, index.column()))
        if role == _Role.TextAlignmentRole and index.column() in (_GAME, _MOVES):
            return beside(right=True)
        if role == _Role.ForegroundRole and index.column() == _REMARKS:
            return QApplication.palette().brightText()
        won = winner(row)
        if role == _Role.DecorationRole and index.column() == _RESULT and won is not None:
            return self._icons.setdefault(won, mark_icon(won, MARK_SIZE))
        return None

    def _text(self, pair: Pair, row: GameRow, column: int) -> str:
        tournament = self._tournament
        assert tournament is not None and tournament.settings is not None
        if column in (_BLACK, _WHITE):
            return sides(tournament.settings, pair, first_side(row))[column - _BLACK]
        if column == _REMARKS:
            return "; ".join(fault_texts(tournament.settings, pair, row))
        texts = {_GAME: number(row.number), _RESULT: result_text(row), _END: how_text(row), _MOVES: number(row.plies)}
        return texts[column]


class GamesTable(QTableView):
    """As wide as there is room; follows the newest game as long as that is in sight.

    Signals:
        opened(object, int): double click or Enter on a game: its Pair and its number.
    """

    opened = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = MatchGamesModel(self)
        self.setModel(self.games)
        show_rows(self, ROW)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        for at, width in _WIDTHS.items():
            self.setColumnWidth(at, scaled(width))
        for at in (_BLACK, _WHITE, _REMARKS):
            self.horizontalHeader().setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(self._open)

    def show_tournament(self, tournament: OpenTournament | None) -> None:
        """The games of a tournament, the newest in sight."""
        self.games.show_tournament(tournament)
        self.setColumnHidden(_REMARKS, not self.games.has_remarks)
        self.scrollToBottom()

    def extend(self) -> None:
        """More are over."""
        follows = self._is_at_end()
        self.games.extend()
        self.setColumnHidden(_REMARKS, not self.games.has_remarks)
        if follows:
            self.scrollToBottom()

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    def resizeEvent(self, event: QResizeEvent) -> None:
        follows = self._is_at_end()
        super().resizeEvent(event)
        if follows:
            self.scrollToBottom()

    def _open(self, index: QModelIndex) -> None:
        game = self.games.game(index.row())
        if game is not None:
            self.opened.emit(game[0], game[1].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


LEAST_HEIGHT: Final = 190
_SHAPE: Final = 1.12  # width to height of the place of a game


class LiveBoards(QScrollArea):
    """Beside one another, in the order in which they were begun; a game that is over gives its place to the next."""

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._style = art, style
        self._tournament: OpenTournament | None = None
        self._places: dict[tuple[Pair, int], GamePlace] = {}
        self._free: list[GamePlace] = []
        self._inside = QWidget()
        self._row = in_row(of=self._inside, margins=0, spacing=SPACE)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(LEAST_HEIGHT)

    def show_tournament(self, tournament: OpenTournament | None) -> None:
        """The games of another tournament."""
        self._tournament = tournament
        for key in list(self._places):
            self._leave(key)
        for place in self._free:
            place.clear()
        if tournament is not None:
            for game in tournament.live.values():
                self.show_game(game)

    def show_game(self, game: LiveGame) -> None:
        """It has begun or gone on."""
        tournament, key = self._tournament, (game.pair, game.number)
        if tournament is None or tournament.settings is None:
            return
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = self._free.pop(0) if self._free else self._made()
        place.show_game(game, tournament.settings)

    def end_game(self, game: LiveGame) -> None:
        """It is no more; its last position stays until another game needs the place."""
        self._leave((game.pair, game.number))

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        for place in (*self._places.values(), *self._free):
            place.set_style(style)

    @property
    def shown(self) -> list[GamePlace]:
        """The places of games, from left to right."""
        found = (self._row.itemAt(at).widget() for at in range(self._row.count()))  # type: ignore[union-attr]
        return [place for place in found if isinstance(place, GamePlace) and not place.isHidden()]

    def _made(self) -> GamePlace:
        place = GamePlace(self._art, self._style)
        self._row.addWidget(place, 1)
        return place

    def _leave(self, key: tuple[Pair, int]) -> None:
        place = self._places.pop(key, None)
        if place is not None:
            self._free.append(place)


class GamePlace(QFrame):
    """One game: who plays, the board, and how far it is. Only to be looked at."""

    def __init__(self, art: Art, style: BoardStyle) -> None:
        super().__init__()
        self.setObjectName("card")
        self.players, self.told, self.board = ElidedLabel(), ElidedLabel(), BoardView(art)
        self.told.setProperty("role", "muted")
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setMinimumSize(120, 100)
        self.board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_style(style)
        in_column(self.players, (self.board, 1), self.told, of=self, margins=SPACE // 2, spacing=2)

    def sizeHint(self) -> QSize:
        height = max(self.height(), LEAST_HEIGHT)
        return QSize(round(height * _SHAPE), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(LEAST_HEIGHT * _SHAPE), LEAST_HEIGHT)

    def set_style(self, style: BoardStyle) -> None:
        self.board.set_style(replace(style, coordinates="off"))

    def show_game(self, game: LiveGame, settings: TournamentSettings) -> None:
        """The position of a game, and its players."""
        black, white = sides(settings, game.pair, game.first)
        self.players.setText(f"{SIDE_MARKS[0]} {black}  –  {SIDE_MARKS[1]} {white}")
        said = word(QT_TRANSLATE_NOOP("Matches", "Game {n} · move {move}"))
        self.told.setText(said.format(n=number(game.number), move=number(game.position.ply)))
        self.board.show_position(game.position)
        self.board.mark(last_move=game.last_move)
        self.show()

    def clear(self) -> None:
        """No game is here."""
        self.hide()
