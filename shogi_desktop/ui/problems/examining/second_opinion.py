"""What an engine of the person's says of a mate, beside what the program has proved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from shogi_desktop.analysis.thoughts import Thoughts
from shogi_desktop.clients.catalogue import OutsideEngine, engine_setup, plays
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import EngineLaunch, Protocol, Timeouts
from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import first_position
from shogi_desktop.rules.position import Position
from shogi_desktop.session.analysis.thinker import AnalysisEngine, Subject
from shogi_desktop.session.engines.engines import Engines

from ...look.theme import SPACE
from ...widgets.layouts import in_column
from ...widgets.plain import NAME, folding_label, literal
from ...words.i18n import Translated
from ..solving.presenter import line_texts


class SecondOpinion(Translated, QWidget):
    """A button with the engines that play the game, and their answer; not seen where there are none."""

    def __init__(
        self, engines: Callable[[], Engines], parent: QWidget | None = None, timeouts: Timeouts | None = None
    ) -> None:
        super().__init__(parent)
        self._engines = engines
        self._position: Position | None = None
        self._asked: OutsideEngine | None = None  # who has answered, or is to answer
        self._thoughts = Thoughts()
        self._failure = ""
        self._notation = "western"
        self._thinker = AnalysisEngine(timeouts or Timeouts(), self)
        self._thinker.thought.connect(self._hear)
        self._thinker.failed.connect(self._fail)
        self.button = QPushButton()
        self.button.setAutoDefault(True)
        self.menu = QMenu(self.button)
        self.menu.triggered.connect(self._ask)
        self.button.setMenu(self.menu)
        self.told = folding_label("muted")
        in_column(self.button, self.told, of=self, margins=0, spacing=SPACE // 2)
        self.retranslate()

    def show_position(self, position: Position | None) -> None:
        """Another position, or none; what was said of the last one is gone."""
        self._thinker.give_up()
        self._position = position
        self._asked, self._thoughts, self._failure = None, Thoughts(), ""
        self._say()
        self.menu.clear()
        for engine in self._offered():
            self.menu.addAction(literal(excerpt(engine.name, NAME))).setData(engine.name)
        self.setVisible(not self.menu.isEmpty())

    def set_notation(self, notation: str) -> None:
        """How moves are written, "japanese" or "western"."""
        self._notation = notation
        self._say()

    def rest(self) -> None:
        """Nobody looks: the engine goes."""
        if self._asked is not None and not self._thoughts.finished:
            self._asked = None
            self._say()
        self._thinker.close()

    def wait_closed(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self._thinker.wait_closed()

    def _offered(self) -> list[OutsideEngine]:
        """Those that can be asked for mates in the game."""
        if self._position is None:
            return []
        every = (each for each in self._engines().all() if each.protocol == Protocol.USI.value)
        return [each for each in every if plays(each, self._position.variant)]

    def _ask(self, action: QAction) -> None:
        engine, position = self._engines().named(str(action.data())), self._position
        if engine is None or position is None:
            return
        self._asked, self._failure = engine, ""
        subject = Subject(first_position(position), tuple(position.history()), position.copy())
        own = EngineLaunch(engine_command(), engine_environment())
        self._thinker.seek_mate(engine_setup(engine, own, position.variant), subject)

    def _hear(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        self._say()

    def _fail(self, why: str) -> None:
        self._failure = why
        self._say()

    def _say(self) -> None:
        text = ""
        if self._asked is not None and self._position is not None:
            said = [self._failure or self._thoughts.note]
            if self._thoughts.lines and not self._failure:
                line = list(self._thoughts.lines[0].moves)
                said.append("  ".join(line_texts(self._position, line, self._notation)))
            name = excerpt(self._asked.name, NAME)
            text = self.tr("{engine}: {answer}").format(engine=name, answer="\n".join(said))
        self.told.setText(text)
        self.told.setVisible(bool(text))

    def retranslate(self) -> None:
        self.button.setText(self.tr("Ask another engine"))
        self._say()
