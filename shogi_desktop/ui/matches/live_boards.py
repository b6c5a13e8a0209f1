"""The games that are being played, each on a small board."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from shogi_desktop.matches.tournaments.folder import Pair
from shogi_desktop.matches.tournaments.settings import TournamentSettings
from shogi_desktop.session.matches.contest import Contest, LiveGame

from ..board import BoardStyle, BoardView
from ..faces.art import Art
from ..look.theme import SPACE
from ..widgets.elided_label import ElidedLabel
from ..words.i18n import QT_TRANSLATE_NOOP
from ..words.texts import SIDE_MARKS
from .words import number, sides, word

LEAST_HEIGHT: Final = 190
_SHAPE: Final = 1.12  # width to height of the place of a game


class LiveBoards(QScrollArea):
    """Beside one another, in the order in which they were begun; a game that is over gives its place to the next."""

    def __init__(self, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._style = art, style
        self._contest: Contest | None = None
        self._places: dict[tuple[Pair, int], GamePlace] = {}
        self._free: list[GamePlace] = []
        self._inside = QWidget()
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(LEAST_HEIGHT)

    def show_contest(self, contest: Contest | None) -> None:
        """The games of another tournament."""
        self._contest = contest
        for key in list(self._places):
            self._leave(key)
        for place in self._free:
            place.clear()
        if contest is not None:
            for game in contest.live.values():
                self.show_game(game)

    def show_game(self, game: LiveGame) -> None:
        """It has begun or gone on."""
        contest, key = self._contest, (game.pair, game.number)
        if contest is None or contest.settings is None:
            return
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = self._free.pop(0) if self._free else self._made()
        place.show_game(game, contest.settings)

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
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE // 2, SPACE // 2, SPACE // 2)
        column.setSpacing(2)
        column.addWidget(self.players)
        column.addWidget(self.board, 1)
        column.addWidget(self.told)

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
        self.board.set_last_move(game.last_move)
        self.show()

    def clear(self) -> None:
        """No game is here."""
        self.hide()
