"""What games are offered from: pictures in the look of the window, the one last chosen, those played and liked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.session.play.choice import GameChoice, from_json, to_json
from shogi_desktop.session.variants import liked, preferred_first
from shogi_desktop.settings import SettingsStore

from ..board import BoardStyle
from ..board.layout.layout import BOARD_DEPTH, Layout, Viewpoint
from ..board.layout.spot import snapshot_of
from ..board.scene.scene import BoardScene
from ..faces.art import Art
from ..look.icons import PictureCache
from ..words.game_words import newcomers_order

SMALL: Final = 81  # squares of the first board that is not small
MOST_SMALL: Final = 2
MOST_PLAYED: Final = 3
MOST_YOURS: Final = 6


class GameOffer:
    """One for the whole window; `style` is the look of the boards in the pictures."""

    def __init__(self, art: Art, store: SettingsStore) -> None:
        self.art = art
        self.style = BoardStyle()
        self._store = store

    def picture(self, name: str, size: QSize, ratio: float) -> QPixmap:
        """The board of a game, as large as `size` lets it be (logical pixels)."""
        return self._pictures.picture(name, self.style, size, ratio)

    @cached_property
    def _pictures(self) -> BoardPictures:
        return BoardPictures(self.art)

    def in_order(self, games: Sequence[Variant], chosen: str) -> list[Variant]:
        """The one chosen, those played last, those liked, and then all others as a newcomer may like to meet them; who
        has played none meets a few small ones before."""
        settings, others = self._store.current, newcomers_order()
        played, favourites = settings.games_played.split(), settings.favourite_games.split()
        small = {game.name for game in games if game.files * game.ranks < SMALL}
        first = [] if played else [name for name in others if name in small][:MOST_SMALL]
        return preferred_first(games, (chosen,), played, favourites, first, others)

    def yours(self, games: Sequence[Variant]) -> list[Variant]:
        """Those played last, and then those liked; no more than are seen at a glance."""
        settings = self._store.current
        names = dict.fromkeys([*settings.games_played.split()[:MOST_PLAYED], *settings.favourite_games.split()])
        return [game for game in preferred_first(games, names) if game.name in names][:MOST_YOURS]

    def choice(self) -> GameChoice:
        """The game last chosen, in the dialog or on the start page; before the first one the gentlest computer."""
        found = self._store.current.last_game
        return from_json(found) if found else GameChoice(level=1)

    def remember(self, variant: str, level: int) -> None:
        """What is chosen on the start page is offered in the new-game dialog too."""
        self._store.update(last_game=to_json(replace(self.choice().of_variant(variant), level=level)))

    def rules_of(self, variant: str) -> Mapping[str, str]:
        """The rule options last chosen for a game."""
        return self.choice().of_variant(variant).options

    def is_favourite(self, name: str) -> bool:
        return name in self._store.current.favourite_games.split()

    def set_favourite(self, name: str, likes: bool) -> None:
        """Whether the person likes a game."""
        self._store.alter(favourite_games=partial(liked, name=name, likes=likes))

    def ask(self, chosen: str, parent: QWidget) -> str:
        """Shows all games; the name of the one that the person takes, `chosen` where that stays."""
        from .picker import GamePicker

        picker = GamePicker(self, chosen, parent)
        picker.exec()
        picker.deleteLater()
        return picker.value()


KEPT: Final = 16 * 1024 * 1024  # bytes of boards
DRAWN: Final = 200  # height that a board is drawn at least, and then made smaller: lines and squares stay even
TRIAL: Final = 2000  # side of a viewport in which the proportions of a board are measured


class BoardPictures:
    """Draws with the art of the program, and keeps what it has drawn: large boards take long."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._boards: PictureCache[tuple[Variant, BoardStyle, int, float], QPixmap] = PictureCache(KEPT)

    def picture(self, name: str, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
        """The board of a variant with all pieces, as large as `size` lets it be (logical pixels)."""
        bare = replace(style, coordinates="off", thick_grid=False, animation_ms=0)
        variant = load_variant(name)
        key = variant, bare, size.height(), ratio
        kept = self._boards.get(key)
        if kept is None:
            drawn = self._drawn_board(variant, bare, size * max(1, DRAWN / size.height()), ratio)
            kept = self._boards.put(key, _made_smaller(drawn, size, ratio))
        return kept

    def _drawn_board(self, variant: Variant, style: BoardStyle, size: QSize, ratio: float) -> QPixmap:
        """The board alone, without its trays and the table."""
        trial = Layout(variant, TRIAL, TRIAL, 1.0, Viewpoint(labelled=False))
        side = round(size.height() * TRIAL / (trial.board.h + BOARD_DEPTH * trial.cell_w))
        layout = Layout(variant, side, side, ratio, Viewpoint(labelled=False))
        board = layout.board
        source = QRectF(board.x, board.y, board.w, board.h + BOARD_DEPTH * layout.cell_w)
        width = min(size.width(), round(size.height() * source.width() / source.height()))
        canvas = QPixmap(QSize(width, size.height()) * ratio)
        canvas.setDevicePixelRatio(ratio)
        canvas.fill(Qt.GlobalColor.transparent)
        scene = BoardScene(self._art, layout, style)
        scene.show_snapshot(snapshot_of(Position(variant)))
        painter = QPainter(canvas)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, width, size.height()), source)
        painter.end()
        return canvas


def _made_smaller(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """The picture with its proportions, at most as large as `size` (logical pixels)."""
    height = round(size.height() * ratio)
    if picture.height() <= height:
        return picture
    made = picture.scaledToHeight(height, Qt.TransformationMode.SmoothTransformation)
    made.setDevicePixelRatio(ratio)
    return made
