"""The positions in the making, one of each game, and how they outlast the program."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files.saving import Saving
from shogi_desktop.files.store import JsonFormat, Store
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from .editing import Editing
from .sketch import Sketch, position_of, sketch_of

_USUAL: Final = "shogi"
PAUSE_MS: Final = 1000  # nothing was done for so long: what was done is written
KEPT_STEPS: Final = 30
"""How many things that were done can still be undone after the next start."""


class Drafts(QObject):
    """What a person has set up. Nothing of it is lost before a game begins from it: whatever takes its place can be
    undone, and a file holds it until the next start.

    Signals:
        saved(object): None when the file was written, or the OSError why it could not be; it is tried again.
        altered(): the position at hand may be another one.
    """

    saved = Signal(object)
    altered = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """`path` is the file; whatever in it can be read is there again."""
        super().__init__(parent)
        self._store = Store(path, _FORMAT)
        self._editings: dict[str, Editing] = {}
        self._game = _USUAL
        self._open = False
        self._begun: set[str] = set()  # games of which nothing in the file is news
        self._kept: Mapping[str, _Position] = {}  # what the file is known to have of our positions
        self._texts: dict[int, tuple[Sketch, _State]] = {}  # of steps, by the ids of their sketches
        self._saving = Saving(self._write, self)
        self._saving.saved.connect(self.saved)
        self._take_up(variant_names())
        kept = self._store.current
        if kept.game in self._editings:
            self._game, self._open = kept.game, kept.open

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self._store.spoilt

    @property
    def editing(self) -> Editing:
        """The position of the game at hand."""
        self._take_up([self._game])
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
        self._take_up([self._game])
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

    def keep_games(self, names: Collection[str]) -> bool:
        """These are the games there are, and what was set up of others is gone with them; whether that at hand is."""
        self._editings = {name: editing for name, editing in self._editings.items() if name in names}
        gone = self._game not in names
        if gone:
            self._game = _USUAL
        self.changed()
        return gone

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
        self._saving.after(PAUSE_MS)
        self.altered.emit()

    def flush(self) -> None:
        """Writes what there is to lose, now; where there is nothing there is no file."""
        self._saving.now()

    def _write(self) -> None:
        texts, self._texts = self._texts, {}
        ours = {name: self._position(editing, texts) for name, editing in self._editings.items() if editing.can_undo}
        changed = {name: position for name, position in ours.items() if self._kept.get(name) != position}
        gone = self._kept.keys() - ours.keys()
        change = partial(_changed, game=self._game, seen=self._open, changed=changed, gone=gone)
        if change(self._store.current) != self._store.current:
            self._store.change(change)
        self._kept = ours
        self._store.write()

    def _position(self, editing: Editing, known: dict[int, tuple[Sketch, _State]]) -> _Position:
        """What the file says of a position; texts that are known already are not made again."""
        steps = [*editing.earlier[-KEPT_STEPS:], (editing.variant, editing.sketch)]
        for variant, sketch in steps:
            text = known.get(id(sketch))
            self._texts[id(sketch)] = text or (sketch, _state(variant, sketch))
        *earlier, now = (self._texts[id(sketch)][1] for _, sketch in steps)
        return _Position(now.sfen, now.options, now.balanced, tuple(earlier))

    def _take_up(self, games: Iterable[str]) -> None:
        """Positions of the file that are news here; what makes no sense in it is passed over."""
        for name in [game for game in games if game not in self._begun]:
            self._begun.add(name)
            kept = self._store.current.positions.get(name)
            editing = _editing_of(name, kept) if kept is not None else None
            if kept is not None and editing is not None:
                self._editings[name] = editing
                self._kept = {**self._kept, name: kept}


@dataclass(frozen=True)
class _State:
    """A position as the file has it."""

    sfen: str
    options: dict[str, str]
    balanced: bool = False


@dataclass(frozen=True)
class _Position:
    """What the file says of a position, and of how it was before the last things done, the first one first."""

    sfen: str
    options: dict[str, str]
    balanced: bool = False
    earlier: tuple[_State, ...] = ()


@dataclass(frozen=True)
class _Kept:
    """Everything in the file: the game at hand, whether the person is at it, and a position of each game."""

    game: str = ""
    open: bool = False
    positions: dict[str, _Position] = field(default_factory=dict)


_FORMAT: Final = JsonFormat(_Kept, 1 << 20, marked=False, fleeting=True)


def _changed(kept: _Kept, game: str, seen: bool, changed: Mapping[str, _Position], gone: Collection[str]) -> _Kept:
    """With what was set up here; where nothing is set up nothing is kept."""
    left = {name: position for name, position in kept.positions.items() if name not in gone}
    positions = {**left, **changed}
    return _Kept(game, seen, positions) if positions else _Kept()


def _state(variant: Variant, sketch: Sketch) -> _State:
    return _State(format_sfen(position_of(sketch, variant)), dict(variant.chosen), sketch.balanced)


def _step(name: str, kept: _State | _Position) -> tuple[Variant, Sketch] | None:
    """A position out of the file, None for what is none."""
    try:
        variant = load_variant(name, kept.options)
        return variant, replace(sketch_of(parse_sfen(kept.sfen, variant)), balanced=kept.balanced)
    except (NotationError, VariantError):
        return None


def _editing_of(name: str, kept: _Position) -> Editing | None:
    """A position out of the file with what was done before; of an older file with the even game before it. None for
    what is none."""
    now = _step(name, kept)
    if now is None:
        return None
    earlier = [step for step in (_step(name, state) for state in kept.earlier[-KEPT_STEPS:]) if step is not None]
    (variant, first), *steps = earlier or [(now[0], sketch_of(Position(now[0])))]
    editing = Editing(position_of(first, variant), first)
    for variant, sketch in (*steps, now):
        editing.take(sketch, variant)
    return editing
