"""The engines that the person has added, and the file that keeps them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from shogi_desktop.clients.catalogue import FORMAT, EnginesFile, OutsideEngine, begins_there, free_name, plays
from shogi_desktop.files.saving import KeptFile
from shogi_desktop.rules.position import Position

_Engines = tuple[OutsideEngine, ...]


class Engines:
    """Every change is written at once; what another window of the program has written stays. `changed` and `saved` are
    the signals of its file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; one that makes no sense is put aside."""
        self._file = KeptFile(path, FORMAT, parent)
        self.changed, self.saved = self._file.changed, self._file.saved

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self._file.store.spoilt

    def all(self) -> tuple[OutsideEngine, ...]:
        """In the order in which they were added."""
        return self._file.current.usable

    def named(self, name: str) -> OutsideEngine | None:
        return next((engine for engine in self.all() if engine.name == name), None)

    def add(self, engine: OutsideEngine) -> OutsideEngine:
        """One more, with a number in its name where another one has that."""
        before = {each.name for each in self.all()}
        self._change(partial(_with, engine=engine))
        return next((each for each in reversed(self.all()) if each.name not in before), engine)

    def replace(self, old: OutsideEngine, new: OutsideEngine) -> OutsideEngine:
        """The same engine, called or set up in another way."""
        changed = replace(new, name=free_name(new.name, (each.name for each in self.all() if each.name != old.name)))
        self._change(partial(_replaced, name=old.name, engine=changed))
        return changed

    def hinting(self, start: Position) -> OutsideEngine | None:
        """Who gives hints in a game that began so; None: the program."""
        wanted = (engine for engine in self.all() if engine.hints and plays(engine, start.variant))
        return next((engine for engine in wanted if begins_there(engine, start)), None)

    def set_hints(self, engine: OutsideEngine, on: bool) -> OutsideEngine:
        """Whether an engine gives hints in its games; others give none in these any more."""
        changed = replace(engine, hints=on)
        self._change(partial(_hinting, engine=changed))
        return changed

    def note_no_counting(self, engine: OutsideEngine) -> None:
        """It ends itself when it is asked for so many positions; for as long as it is known."""
        known = self.named(engine.name)
        if known is not None and known.program == engine.program:
            self.replace(known, replace(known, counts=False))

    def remove(self, engine: OutsideEngine) -> None:
        """Forgets an engine; its program stays where it lies."""
        self._change(partial(_without, name=engine.name))

    def _change(self, change: Callable[[_Engines], _Engines]) -> None:
        self._file.change(partial(_changed, change=change))


def _changed(kept: EnginesFile, change: Callable[[_Engines], _Engines]) -> EnginesFile:
    return EnginesFile(change(kept.usable))


def _with(engines: _Engines, engine: OutsideEngine) -> _Engines:
    return (*engines, replace(engine, name=free_name(engine.name, (each.name for each in engines))))


def _replaced(engines: _Engines, name: str, engine: OutsideEngine) -> _Engines:
    return tuple(engine if each.name == name else each for each in engines)


def _hinting(engines: _Engines, engine: OutsideEngine) -> _Engines:
    """With this one as it is now; where it gives hints no other one of its games does."""

    def quiet(each: OutsideEngine) -> bool:
        return engine.hints and each.hints and not set(engine.variants).isdisjoint(each.variants)

    others = (replace(each, hints=False) if quiet(each) else each for each in engines)
    return _replaced(tuple(others), engine.name, engine)


def _without(engines: _Engines, name: str) -> _Engines:
    return tuple(each for each in engines if each.name != name)
