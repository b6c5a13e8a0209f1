"""A whole window for a test: fake engines, settings of its own, no dialog that waits for a person."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from shogi_desktop import paths, program_files
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import SettingsStore
from shogi_desktop.ui.board.scene.notice import NoticeCard
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.play.guide_card import GuideCard
from shogi_desktop.ui.record.side_panel import SidePanel
from shogi_desktop.ui.shell.main_window import MainWindow
from shogi_desktop.ui.sound.game_sounds import Heard
from shogi_desktop.ui.sound.player import Silence, SoundPlayer
from shogi_desktop.ui.table.game_table import GameTable
from shogi_desktop.ui.words.i18n import Language
from tests.engines import FakeEngines

SIZE = (1280, 800)
FRIEND = GameChoice(computer=False)


class Desk:
    """The window and what a person does with it."""

    def __init__(
        self, qtbot: QtBot, app: QApplication, engines: FakeEngines, *behaviours: str, player: SoundPlayer | None = None
    ) -> None:
        self.qtbot = qtbot
        self.app = app
        self.store = SettingsStore(paths.settings_file(), app)
        self.store.update(animation_ms=0, unhurried=False, language="en", theme="light", guides_offered="shogi")
        self.session = GameSession(app, engine=engines.launch(*behaviours))
        self.theme, self.language = Theme(app), Language(app, program_files.resources())
        look = (self.theme, self.language)
        resources, games = program_files.resources(), paths.games_folder()
        self.window = MainWindow(self.session, self.store, look, resources, games)
        self.window.settle_in(player or Silence())
        self.window.resize(*SIZE)
        self.window.show()
        self.messages: list[str] = []
        self._watch = QTimer(app)
        self._watch.timeout.connect(self._answer_box)
        self._answer = ""

    def clear(self) -> None:
        self.answer_boxes("Discard")  # a test may leave changed records behind
        self.window.close()
        self._watch.stop()
        self._delete(self.window, self.session, self._watch)
        self.language.apply("en")
        self.theme.apply("light")
        self.app.setStyleSheet("")
        self.app.styleHints().unsetColorScheme()
        self._delete(self.theme, self.language, self.store)

    @staticmethod
    def _delete(*parts: QObject) -> None:
        """At once: a window that is still there would be dressed and worded anew."""
        for part in parts:
            part.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @property
    def table(self) -> GameTable:
        """The board of the window with the players."""
        return self.window.desk.table

    @property
    def panel(self) -> SidePanel:
        """The record beside the board."""
        return self.window.rooms.record.panel

    @property
    def sound(self) -> Heard:
        """What is heard."""
        heard = self.window.rooms.sound.heard
        assert heard is not None
        return heard

    # Doing

    def start(self, choice: GameChoice = FRIEND, sfen: str = "") -> None:
        self.window.rooms.play.commands.start(choice, sfen)

    def trigger(self, id_: str) -> None:
        action = self.window.actions_[id_]
        assert action.isEnabled(), f"{id_} cannot be used now"
        action.trigger()

    def enabled(self, id_: str) -> bool:
        return self.window.actions_[id_].isEnabled()

    def play(self, *texts: str) -> None:
        """Makes moves with clicks on the board."""
        for text in texts:
            move = parse_move(text, self.session.record.game.position)
            ply = self.session.record.game.cursor.ply
            self.click_square(text[:2])
            self.click_square(text[2:4])
            assert self.session.record.game.cursor.move == move and self.session.record.game.cursor.ply == ply + 1

    def click_square(self, name: str) -> None:
        QTest.mouseClick(self.table.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(name))

    def point(self, square: str) -> QPoint:
        """The middle of a square in pixels of the board, which begins where the table does."""
        scene = self.table.board.scene()
        assert isinstance(scene, BoardScene)
        x, y = scene.board_layout.square_box(self.session.record.game.variant.parse_square(square)).center
        return QPoint(round(x), round(y))

    def answer_boxes(self, answer: str = "") -> None:
        """From now on message boxes are noted and answered: by the button of this text, or closed."""
        self._answer = answer
        self._watch.start(20)

    def _answer_box(self) -> None:
        box = self.app.activeModalWidget()
        if isinstance(box, QMessageBox):
            said = f"{box.text()}\n{box.informativeText()}"
            self.messages.append(said.replace("\u200b", ""))  # long words may be broken there, which nobody sees
            wished = [button for button in box.buttons() if button.text().replace("&", "") == self._answer]
            (wished or box.buttons())[0].click()

    # Seeing

    @property
    def status(self) -> str:
        told = self.window.status.currentMessage()
        return told or self.window.status.findChildren(QLabel)[0].text()

    @property
    def notice(self) -> str:
        """What is said on the board, "" = nothing."""
        card = self.table.board.findChild(NoticeCard)
        return card.text if card is not None and card.isVisible() else ""

    @property
    def said(self) -> str:
        """What a person reads: on the board, or where nothing is said there in the status line."""
        return self.notice or self.status

    def banner(self) -> list[str]:
        """Title, text and buttons of the banner; empty while there is none."""
        banner = self.table.banner
        if not banner.isVisible():
            return []
        self.app.processEvents()
        labels = [label.text() for label in banner.findChildren(QLabel) if label.isVisible()]
        return labels + [button.text() for button in self.banner_buttons()]

    def banner_buttons(self) -> list[QPushButton]:
        found = [each for each in self.table.banner.findChildren(QPushButton) if each.isVisible()]
        return sorted(found, key=QPushButton.x)

    def press_banner(self, text: str) -> None:
        next(button for button in self.banner_buttons() if button.text() == text).click()

    def guide(self) -> list[str]:
        """Title, danger, text and buttons of the coach's card beside the board; empty while there is none."""
        card = next(iter(self.panel.findChildren(GuideCard)), None)
        if card is None or not card.isVisible():
            return []
        self.app.processEvents()
        labels = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
        return labels + [button.text() for button in card.findChildren(QPushButton) if button.isVisible()]

    def press_guide(self, text: str) -> None:
        (card,) = self.panel.findChildren(GuideCard)
        next(button for button in card.findChildren(QPushButton) if button.text() == text).click()

    def card_texts(self) -> list[str]:
        """What the players' cards say, wherever it is broken into lines."""
        labels = (label for card in self.table.cards for label in card.findChildren(QLabel))
        return [label.text().replace("\n", " ") for label in labels if label.isVisible()]

    def buttons(self) -> list[QAbstractButton]:
        return [each for each in self.panel.findChildren(QAbstractButton) if each.isVisible()]

    def kept_games(self) -> list[Path]:
        return sorted(paths.games_folder().glob("*.shogi"))
