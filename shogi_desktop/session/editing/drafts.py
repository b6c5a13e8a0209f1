"""The positions in the making, one of each game, and how they outlast the program."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.files import SPOILT, private_folder, put_aside, read_text, write_atomic
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.plain_json import read_json
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position

from .editing import Editing
from .sketch import Sketch, sketch_of

PAUSE_MS: Final = 1000  # nothing was done for so long: what was done is written
RETRY_MS: Final = 10_000
MOST_BYTES: Final = 1 << 20


class Drafts(QObject):
    """What a person has set up. Nothing of it is lost before a game begins from it: whatever takes its place can be
    undone, and a file holds it until the next start.

    Signals:
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
    """

    saved = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; whatever in it can be read is there again."""
        super().__init__(parent)
        self._path = path
        self._editings: dict[str, Editing] = {}
        self._game = "shogi"
        self._open = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.flush)
        self._take_up()

    @property
    def editing(self) -> Editing:
        """The position of the game at hand."""
        if self._game not in self._editings:
            self._editings[self._game] = Editing(Position(load_variant(self._game)))
        return self._editings[self._game]

    @property
    def broken_off(self) -> bool:
        """Whether the person was setting something up when the program ended."""
        return self._open and self.editing.can_undo

    def begin(self, position: Position, sketch: Sketch | None = None) -> bool:
        """Another position, which looks like `sketch` where that says more; whether undoing leads back to one that was
        set up, or is seen."""
        self._game = position.variant.name
        there = self._editings.get(self._game)
        left = there is not None and (there.can_undo or self._open)
        if there is not None and left:
            there.take(sketch or sketch_of(position), position.variant)
        else:
            self._editings[self._game] = Editing(position, sketch)
        self.changed()
        return left

    def change_game(self, name: str) -> None:
        """Goes on with another game: where the person left it, else with its even game."""
        self._game = name
        self.changed()

    def finish(self) -> None:
        """A game has begun from the position at hand: that is done with."""
        self._editings.pop(self._game, None)
        self.changed()

    def set_open(self, seen: bool) -> None:
        """Whether the person is at it now; what was set up stays in any case."""
        self._open = seen
        self.changed()

    # The file

    def changed(self) -> None:
        """Something is other than what the file says."""
        self._timer.start(PAUSE_MS)

    def flush(self) -> None:
        """Writes what there is to lose, now; where there is nothing there is no file."""
        self._timer.stop()
        positions = {name: _kept(editing) for name, editing in self._editings.items() if editing.can_undo}
        try:
            if positions:
                private_folder(self._path.parent)
                values = {"game": self._game, "open": self._open, "positions": positions}
                write_atomic(self._path, json.dumps(values, indent=1), private=True)
            else:
                self._path.unlink(missing_ok=True)
        except OSError as error:
            self._timer.start(RETRY_MS)
            self.saved.emit(error)
        else:
            self.saved.emit(None)

    def _take_up(self) -> None:
        """Reads the file; what makes no sense in it is passed over, and a file without any is put aside."""
        try:
            values: Any = read_json(read_text(self._path, MOST_BYTES), MOST_BYTES)
        except OSError as error:
            if error.errno in SPOILT:
                put_aside(self._path)
            return
        except ValueError:
            put_aside(self._path)
            return
        positions = values.get("positions") if isinstance(values, dict) else None
        for name in variant_names():
            kept = positions.get(name) if isinstance(positions, dict) else None
            editing = _editing_of(name, kept) if isinstance(kept, dict) else None
            if editing is not None:
                self._editings[name] = editing
        game = values.get("game") if isinstance(values, dict) else None
        if isinstance(game, str) and game in self._editings:
            self._game, self._open = game, values.get("open") is True


def _kept(editing: Editing) -> dict[str, Any]:
    """What the file says of a position."""
    chosen, balanced = dict(editing.variant.chosen), editing.sketch.balanced
    return {"sfen": editing.sfen(), "options": chosen, "balanced": balanced}


def _editing_of(name: str, kept: dict[str, Any]) -> Editing | None:
    """A position out of the file, with the even game before it; None for what is none."""
    sfen, options = kept.get("sfen"), kept.get("options")
    if not isinstance(sfen, str) or not isinstance(options, dict):
        return None
    try:
        variant = load_variant(name, {str(key): str(value) for key, value in options.items()})
        position = parse_sfen(sfen, variant)
    except (NotationError, VariantError):
        return None
    editing = Editing(Position(variant))
    editing.take(replace(sketch_of(position), balanced=kept.get("balanced") is True), variant)
    return editing
