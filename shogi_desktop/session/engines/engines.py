"""The engines that the person has added, and the file that keeps them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shogi_desktop.clients.asked import begins_there, plays
from shogi_desktop.clients.catalogue import (
    MOST_BYTES,
    OutsideEngine,
    format_engines,
    free_name,
    parse_engines,
)
from shogi_desktop.files import UnusableFileError, private_folder, read_own, write_atomic
from shogi_desktop.files.saving import Saving
from shogi_desktop.rules.position import Position


class Engines(QObject):
    """Every change is written at once.

    Signals:
        changed(): there are other engines, or one is set up in another way.
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
    """

    changed = Signal()
    saved = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        super().__init__(parent)
        self._path = path
        self._engines: tuple[OutsideEngine, ...] = ()
        self._saving = Saving(self._write, self)
        self._saving.saved.connect(self.saved)
        with suppress(OSError, UnusableFileError):
            self._engines = read_own(path, MOST_BYTES, parse_engines) or ()

    def all(self) -> tuple[OutsideEngine, ...]:
        """In the order in which they were added."""
        return self._engines

    def named(self, name: str) -> OutsideEngine | None:
        """The engine of this name."""
        return next((engine for engine in self._engines if engine.name == name), None)

    def add(self, engine: OutsideEngine) -> OutsideEngine:
        """One more, with a number in its name where another one has that."""
        added = replace(engine, name=free_name(engine.name, (each.name for each in self._engines)))
        self._change((*self._engines, added))
        return added

    def replace(self, old: OutsideEngine, new: OutsideEngine) -> OutsideEngine:
        """The same engine, called or set up in another way."""
        others = [each.name for each in self._engines if each.name != old.name]
        changed = replace(new, name=free_name(new.name, others))
        self._change(tuple(changed if each.name == old.name else each for each in self._engines))
        return changed

    def hinting(self, start: Position) -> OutsideEngine | None:
        """Who gives hints in a game that began so; None: the program."""
        wanted = (engine for engine in self._engines if engine.hints and plays(engine, start.variant))
        return next((engine for engine in wanted if begins_there(engine, start)), None)

    def set_hints(self, engine: OutsideEngine, on: bool) -> OutsideEngine:
        """Whether an engine gives hints in its games; others give none in these any more."""
        games = set(engine.variants)
        rest = [each for each in self._engines if on and each.hints and games & set(each.variants)]
        changed = replace(engine, hints=on)
        self._change(
            tuple(
                changed if each.name == engine.name else replace(each, hints=False) if each in rest else each
                for each in self._engines
            )
        )
        return changed

    def note_no_counting(self, engine: OutsideEngine) -> None:
        """It ends itself when it is asked for so many positions; for as long as it is known."""
        known = self.named(engine.name)
        if known is not None and known.program == engine.program:
            self.replace(known, replace(known, counts=False))

    def remove(self, engine: OutsideEngine) -> None:
        """Forgets an engine; its program stays where it lies."""
        self._change(tuple(each for each in self._engines if each.name != engine.name))

    def _change(self, engines: tuple[OutsideEngine, ...]) -> None:
        self._engines = engines
        self._saving.now()
        self.changed.emit()

    def _write(self) -> None:
        private_folder(self._path.parent)
        write_atomic(self._path, format_engines(self._engines), private=True)
