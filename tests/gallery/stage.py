"""The program with everything it shows, made once: scenes put it into a state and take its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.rules import Position
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import Settings, SettingsStore
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.look.accessibility import give_roles
from shogi_desktop.ui.look.from_settings import board_style
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.shell.main_window import MainWindow
from shogi_desktop.ui.sound.player import Silence
from shogi_desktop.ui.words.i18n import Language

from .clipped import clipped_texts
from .scene import COMMON, OWN, View
from .unnamed import unnamed_parts

BASE: Final = Settings(animation_ms=0, notation="language", player_name="Hanako", friend_name="Jan")
PATIENCE_MS: Final = 5000
WORK_MS: Final = 60_000  # an engine that is not compiled takes its time
SPOKEN_MOVES: Final = 8  # longer games have no parts that a screen reader meets in no shorter one
PASSES: Final = 4  # of events: what one lays out may move others


class Stage:
    """The main window with settings of its own and no engine; two people sit at the board."""

    def __init__(self, app: QApplication, folder: Path, text_size: int = 100, *, spoken: bool = False) -> None:
        """`folder` takes settings and games. `spoken`: only what is said is looked for, and nothing is drawn."""
        self._spoken = spoken
        self._base = replace(BASE, text_size=text_size)
        self.app = app
        add_fonts(app, program_files.resources() / "fonts")
        give_roles()
        self.store = SettingsStore(folder / "settings.ini", app)
        self.store.replace(self._base)
        self.session = GameSession(app)
        look = (Theme(app), Language(app, program_files.resources()))
        self.window = MainWindow(self.session, self.store, look, program_files.resources(), folder / "games")
        self.window.setUpdatesEnabled(not spoken)
        self.window.show()
        self.window.settle_in(Silence())
        self.clipped: list[str] = []
        self.unnamed: list[str] = []
        self._played: tuple[object, ...] = ()

    def prepare(self, view: View) -> None:
        """Settings and size of a view; whatever an earlier scene left open is closed."""
        for widget in self._others():
            widget.close()
        self.clipped, self.unnamed = [], []
        self.store.replace(replace(self._base, theme=view.theme, language=view.language, **view.option.settings))  # type: ignore[arg-type]
        self.window.resize(*COMMON)  # a small window closes the panel, which a scene may have opened
        self.window.resize(*(COMMON if view.size == OWN else view.size))
        self.window.desk.table.banner.clear()
        self.window.desk.table.board.cancel()
        self.app.processEvents()

    def board_style(self, settings: Settings, dark: bool) -> BoardStyle:
        return board_style(settings, dark)

    def close(self) -> None:
        for widget in self._others():
            widget.close()
        self.window.close()

    def _others(self) -> list[QWidget]:
        return [widget for widget in self.app.topLevelWidgets() if widget.isVisible() and widget is not self.window]

    # The game on the board

    def start(self, game: str, sfen: str = "", **choice: object) -> None:
        """A game between two people."""
        self._played = ()
        records = self.window.desk.records
        while records.count > 1:  # each has a tab, and what an earlier scene has left is no part of this one
            records.close_beside(records.count - 1 if records.current == 0 else 0)
        self.window.rooms.play.commands.start(GameChoice(variant=game, computer=False, **choice), sfen)  # type: ignore[arg-type]
        self.app.processEvents()

    def play(self, game: str, count: int, options: Mapping[str, str] = {}, needed: int = SPOKEN_MOVES) -> None:
        """A game after `count` moves, always the same ones: captures where there are any, so that trays fill. Where
        nothing is drawn it is no longer than `needed`."""
        count = min(count, needed) if self._spoken else count
        wished = (game, count, options, self.session.record.game.cursor if self._played else None)
        if self._played == wished and self.window.desk.table.isVisible():
            return
        self.start(game, options=dict(options))
        chance, session = random.Random(5), self.session
        for _ in range(count):
            position = session.record.game.position
            moves = position.legal_moves()
            chance.shuffle(moves)
            taking = [move for move in moves[:60] if position.transition(move).removals]
            session.request_move(next(move for move in [*taking, *moves] if not _ends(position, move)))
        self._played = (game, count, options, session.record.game.cursor)
        self.app.processEvents()

    # Acting on the board

    def point(self, square: str) -> QPoint:
        """The middle of a square in pixels of the board's viewport."""
        scene = self.window.desk.table.board.scene()
        assert isinstance(scene, BoardScene)
        x, y = scene.board_layout.square_box(self.session.record.game.variant.parse_square(square)).center
        return QPoint(round(x), round(y))

    def click(self, *squares: str) -> None:
        for square in squares:
            QTest.mouseClick(self.window.desk.table.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(square))
            self.app.processEvents()

    def hover(self, square: str) -> None:
        """The pointer comes from the corner of the board; where it stands already, Qt tells of no move."""
        for point in (QPoint(1, 1), self.point(square)):
            QTest.mouseMove(self.window.desk.table.board.viewport(), point)
            self.app.processEvents()

    def wait(self, busy: Callable[[], bool]) -> None:
        """Until something that goes on beside the window is over."""
        patience = QDeadlineTimer(WORK_MS)
        while busy():
            if patience.hasExpired():
                raise TimeoutError("it goes on and on")
            QTest.qWait(5)

    # Pictures

    def shot(self, widget: QWidget) -> QPixmap:
        """The widget as it is, all it says examined."""
        for _ in range(PASSES):
            self.app.processEvents()
        self.clipped += [] if self._spoken else clipped_texts(widget)
        self.unnamed += unnamed_parts(widget)
        return QPixmap(1, 1) if self._spoken else widget.grab()

    def main(self) -> QPixmap:
        return self.shot(self.window)

    def opened(self, open_: Callable[[], object], view: View) -> QPixmap:
        """The window that `open_` opens and leaves open."""
        open_()
        self.app.processEvents()
        others = self._others()
        if not others:
            raise LookupError("no window has opened")
        if view.size != OWN:
            others[-1].resize(*view.size)
        return self.shot(others[-1])

    def asked(self, open_: Callable[[], object], do: Callable[[QWidget], object] | None = None) -> QPixmap:
        """The dialog in which `open_` waits; `do` works it first. It is closed without an answer."""
        found: list[QPixmap | Exception] = []
        left = [PATIENCE_MS]

        def look() -> None:
            dialog, left[0] = self.app.activeModalWidget(), left[0] - timer.interval()
            if dialog is None:
                return
            timer.stop()
            try:
                if do is not None:
                    do(dialog)
                found.append(self.shot(dialog))
            except Exception as error:  # it must reach the caller, not Qt's event loop
                found.append(error)
            dialog.close()

        timer = QTimer()
        timer.setInterval(5)
        timer.timeout.connect(look)
        timer.start()
        open_()
        timer.stop()
        if not found:
            raise LookupError("no dialog has asked")
        if isinstance(found[0], Exception):
            raise found[0]
        return found[0]


def _ends(position: Position, move: int) -> bool:
    """Whether the game is over after a move."""
    position.play(move)
    over = position.outcome() is not None
    position.undo()
    return over
