"""The program as it is, plus a file that tells where its squares and buttons are on the screen.

`python -m tests.play.probe STATE_FILE [ARGUMENTS OF THE PROGRAM]`. The state is JSON, written anew whenever it
changes; points are global pixels. Nothing of the program is changed or called that a person could not see.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from shogi_desktop import app, second_start
from shogi_desktop.files import write_atomic
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.records.autosave_files import AutosavePlace
from shogi_desktop.ui.board.input.move_input import MoveInput
from shogi_desktop.ui.board.layout.spot import in_hand
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.shell.main_window import MainWindow

INTERVAL_MS = 40


class Probe(QObject):
    """Looks at a window and writes what it sees."""

    def __init__(self, window: MainWindow, session: GameSession, file: Path) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        input_ = window.desk.table.board.findChild(MoveInput)
        assert isinstance(input_, MoveInput)
        self._input = input_
        self._file = file
        self._written = ""
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(INTERVAL_MS)

    def _look(self) -> None:
        text = json.dumps(self._state(), ensure_ascii=False)
        if text != self._written:
            self._written = text
            write_atomic(self._file, text)

    def _state(self) -> dict[str, Any]:
        session, position = self._session, self._session.record.game.position
        return {
            "state": session.record.state.value,
            "sfen": format_sfen(position),
            "moves": [format_move(node.move, session.record.game.variant) for node in session.record.game.line()],
            "ply": session.record.game.cursor.ply,
            "mine": session.turn.human_may_move(),
            "thinking": session.turn.is_thinking(),
            "result": session.record.game.result.reason.value if session.record.game.result else "",
            "settled": not self._scene().animator.running,
            "idle": not self._input.busy,
            **self._places(),
        }

    def _scene(self) -> BoardScene:
        scene = self._window.desk.table.board.scene()
        assert isinstance(scene, BoardScene)
        return scene

    def _places(self) -> dict[str, Any]:
        variant = self._session.record.game.variant
        layout, chooser = self._scene().board_layout, self._scene().chooser
        turn = self._session.record.game.position.turn
        boxes = {variant.square_name(at): layout.square_box(at) for at in variant.squares}
        return {
            "squares": {name: self._on_board(box.center) for name, box in boxes.items()},
            "hand": {
                variant.kind(kind).code: self._on_board(layout.spot_box(in_hand(turn, kind)).center)
                for kind in variant.hand_kinds
            },
            "chooser": [self._on_board(box.center) for box in chooser.boxes()] if chooser.isVisible() else [],
            "buttons": self._buttons(),
        }

    def _on_board(self, point: tuple[float, float]) -> list[int]:
        return _global(self._window.desk.table.board.viewport(), QPoint(round(point[0]), round(point[1])))

    def _buttons(self) -> dict[str, list[int]]:
        """Centres of the buttons that can be pressed: tool buttons by action, buttons of the banner by number."""
        actions = {self._window.actions_[action.id]: action.id for action in self._window.actions_.stated()}
        found = {}
        for button in self._window.rooms.record.panel.findChildren(QAbstractButton):
            shown = [actions[action] for action in button.actions() if action in actions]
            if shown and button.isVisible() and button.isEnabled():
                found[shown[0]] = _global(button, button.rect().center())
        banner = [each for each in self._window.desk.table.banner.findChildren(QAbstractButton) if each.isVisible()]
        for number, button in enumerate(sorted(banner, key=_left)):
            found[f"banner{number}"] = _global(button, button.rect().center())
        return found


def _left(widget: QWidget) -> int:
    return widget.x()


def _global(widget: QWidget, point: QPoint) -> list[int]:
    there = widget.mapToGlobal(point)
    return [there.x(), there.y()]


def main() -> int:
    state_file = Path(sys.argv[1])
    begin = app.begin

    def begin_and_look(window: MainWindow, session: GameSession, file: str) -> AutosavePlace:
        place = begin(window, session, file)
        Probe(window, session, state_file)
        return place

    app.begin = begin_and_look
    assert QApplication.instance() is None
    started = second_start.begin(sys.argv[2:])
    return app.main(started) if started is not None else 0


if __name__ == "__main__":
    sys.exit(main())
