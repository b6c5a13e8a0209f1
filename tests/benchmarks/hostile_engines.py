"""How long the window keeps a person waiting while engines with bad manners analyse and play.

    xvfb-run python -m tests.benchmarks.hostile_engines [SECONDS [BEHAVIOUR ...]]

A heart beats every two milliseconds in the event loop of a whole window. Told are the longest time between two beats
by the clock, the longest that the window itself worked between two (what others take of the processor is not its
fault), how many beats it worked for longer than a frame, and what the window says at the end. Goal: below 16 ms; the
first answers of a new window, which load what was not loaded yet, are left out.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.app import add_fonts
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.settings import Settings, SettingsStore
from shogi_desktop.ui.look.theme import Theme
from shogi_desktop.ui.shell.main_window import MainWindow
from shogi_desktop.ui.words.i18n import Language
from tests.engines import FakeEngines

BEHAVIOURS: Final = (
    "muse", "flood", "torrent", "liar", "mute", "slow_start", "hang", "illegal", "unreadable", "nonsense", "huge_line",
    "die_at_start", "die_in_search_loudly",
)  # fmt: skip
FRAME_MS: Final = 16
BEAT_MS: Final = 2
SECONDS: Final = 6


class Heart(QObject):
    """Notes the milliseconds between two beats: by the clock, and of the window's own work."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = (0.0, 0.0)
        self.waits: list[float] = []
        self.works: list[float] = []

    def start(self) -> None:
        self._last = time.perf_counter(), time.thread_time()
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter(), time.thread_time()
        self.waits.append((now[0] - self._last[0]) * 1000)
        self.works.append((now[1] - self._last[1]) * 1000)
        self._last = now


class Trial:
    """One window with one engine."""

    def __init__(self, app: QApplication, folder: Path, behaviour: str) -> None:
        self.app = app
        store = SettingsStore(folder / "settings.ini", app)
        store.replace(replace(Settings(), language="en", theme="light", unhurried=False, begin_with="game"))
        self.session = GameSession(app, engine=FakeEngines(folder).launch(behaviour))
        look = (Theme(app), Language(app, program_files.resources()))
        self.window = MainWindow(self.session, store, look, program_files.resources(), folder / "games")
        self.window.resize(1280, 800)
        self.window.show()
        self.said: list[str] = []
        self.window.status.messageChanged.connect(self._note)
        self.session.turn.engine_message.connect(self._note)
        self.session.advice.failed.connect(self._note)

    def _note(self, text: str) -> None:
        if text and text not in self.said:
            self.said.append(text)

    def wait(self, seconds: float) -> None:
        deadline = QDeadlineTimer(round(seconds * 1000))
        while not deadline.hasExpired():
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)

    def analyse(self, seconds: float) -> Heart:
        """A record is walked through while the engine looks at it."""
        self.window.rooms.play.commands.start(GameChoice(computer=False), "")
        for text in ("7g7f", "3c3d", "2g2f", "8c8d"):
            self.session.request_move(parse_move(text, self.session.record.game.position))
        self.session.turn.resign()
        self.wait(0.5)
        action = self.window.actions_["ANALYSE"]
        action.trigger()
        self.wait(1.5)  # panel and lines are made
        heart = Heart()
        heart.start()
        walk = ["BACK", "BACK", "FORWARD", "FORWARD"]
        for n in range(round(seconds * 2)):
            self.wait(0.5)
            self.window.actions_[walk[n % len(walk)]].trigger()
            if not action.isChecked():
                action.trigger()
        return heart

    def play(self, seconds: float) -> Heart:
        """The engine is the opponent: the person moves, hurries it, and looks back."""
        self.window.rooms.play.commands.start(GameChoice(computer=True, level=6), "")
        self.wait(0.5)
        heart = Heart()
        heart.start()
        if self.session.turn.human_may_move():
            self.session.request_move(parse_move("7g7f", self.session.record.game.position))
        self.wait(seconds / 2)
        if self.window.actions_["MOVE_NOW"].isEnabled():
            self.window.actions_["MOVE_NOW"].trigger()
        self.wait(seconds / 2)
        return heart

    def close(self) -> None:
        self.session.close()
        self.window.rooms.analysis.close()
        self.window.deleteLater()


def measure(app: QApplication, behaviour: str, role: Callable[[Trial, float], Heart], seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(app, Path(folder), behaviour)
        heart = role(trial, seconds)
        late = sum(work > FRAME_MS for work in heart.works)
        beats = f"{late:3} late of {len(heart.works)}"
        told = f"wait {max(heart.waits):6.1f} ms   work {max(heart.works):5.1f} ms   {beats}"
        said = next(iter(trial.said[::-1]), "")
        print(f"{behaviour:22} {role.__name__:8} {told}   {said[:90]}", flush=True)
        trial.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    app = QApplication([])
    add_fonts(app, program_files.resources() / "fonts")
    for behaviour in sys.argv[2:] or BEHAVIOURS:
        for role in (Trial.analyse, Trial.play):
            measure(app, behaviour, role, seconds)


if __name__ == "__main__":
    main()
