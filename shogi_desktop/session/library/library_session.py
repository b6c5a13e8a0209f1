"""The library: its folders and their index, which records are listed, and which of them hold a position."""

from __future__ import annotations

import json
import os
import time
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files.names import place_of
from shogi_desktop.files.plain_values import AtMost, read_json, record
from shogi_desktop.game.tree import Game
from shogi_desktop.library.catalogue import Catalogue, Column, Continuation, Only, Wanted, keys_of
from shogi_desktop.library.patterns import Pattern, format_pattern
from shogi_desktop.messages import Message
from shogi_desktop.notation.wire.work_lines import Analysing, Hits, IndexProgress, LetGo
from shogi_desktop.rules import Position, Variant
from shogi_desktop.settings import SettingsStore

from .analysing import HowToAnalyse, LibraryAnalysing
from .work import LibraryWork

MOST_FOLDERS: Final = 100
_LONGEST: Final = 4096


@dataclass(frozen=True)
class Folders:
    """Absolute paths, none of them inside another."""

    paths: tuple[Annotated[str, AtMost(_LONGEST)], ...] = ()

    @staticmethod
    def read(text: str) -> Folders:
        """What the settings say; nothing where that makes no sense."""
        try:
            return record(Folders, read_json(text)) if text else Folders()
        except ValueError:
            return Folders()

    def written(self) -> str:
        return json.dumps(asdict(self))

    def with_folders(self, paths: Iterable[str]) -> Folders:
        """With these too; of a folder and one inside it the outer one is enough."""
        known = {place_of(path): os.path.abspath(path) for path in reversed((*self.paths, *filter(None, paths)))}
        outer = [path for place, path in reversed(known.items()) if not any(_inside(place, other) for other in known)]
        return Folders(tuple(outer[:MOST_FOLDERS]))

    def without(self, path: str) -> Folders:
        return Folders(tuple(each for each in self.paths if each != path))


def _inside(place: str, folder: str) -> bool:
    return place != folder and Path(place).is_relative_to(folder)


REFRESH_S: Final = 2.0
"""While records are read the list is made anew so often."""
RESULTS_S: Final = 10.0
"""While games are analysed their results are looked for so often."""
FRESH_S: Final = 15.0
"""So long after the files were looked at nobody looks again by himself."""


@dataclass(frozen=True)
class Sought:
    """What is looked for on the board: a whole `position`, or else a `pattern` on the board of a variant."""

    variant: Variant
    position: Position | None = None
    pattern: Pattern = field(default_factory=Pattern)
    mirrored: bool = False


class LibrarySession(QObject):
    """What is listed, and the work behind it.

    Signals:
        listed(): `games` is another list.
        added(int): so many games were added at its end.
        progressed(object): `IndexProgress` of the index, or `Hits` of a search.
        rested(): no work is going on any more.
        failed(object): work could not be done: the Message that says why.
        folders_changed(): there are others.
    """

    listed = Signal()
    added = Signal(int)
    progressed = Signal(object)
    rested = Signal()
    failed = Signal(object)
    folders_changed = Signal()

    def __init__(
        self,
        store: SettingsStore,
        path: Path,
        parent: QObject | None = None,
        works: tuple[LibraryWork, LibraryWork] | None = None,
        analysing: LibraryAnalysing | None = None,
    ) -> None:
        """`path` is the index; `works` do the indexing and the searching."""
        super().__init__(parent)
        self._store, self._path = store, path
        self.catalogue = Catalogue(path)
        self._indexing, self._searching = works or (LibraryWork(), LibraryWork())
        for work in (self._indexing, self._searching):
            work.setParent(self)
            work.failed.connect(self._fail)
        self._indexing.told.connect(self._on_progress)
        self._indexing.finished.connect(self._on_indexed)
        self._searching.told.connect(self._on_hits)
        self._searching.finished.connect(self._on_searched)
        self.analysing = analysing or LibraryAnalysing()
        self.analysing.setParent(self)
        self.analysing.progressed.connect(self._on_analysed)
        self.analysing.ended.connect(self.update_index)
        self.wanted = Wanted()
        self.sought: Sought | None = None
        self.games: array[int] = array("q")
        self._places: dict[int, int] = {}  # of the pattern, by game
        self._refreshed, self._looked = 0.0, -FRESH_S
        self._list()

    # The folders and their index

    @property
    def last_folder(self) -> str:
        """Where the person last opened or saved a record; "" = nowhere yet."""
        return self._store.current.last_folder

    @property
    def folders(self) -> Folders:
        return Folders.read(self._store.current.library)

    def add_folders(self, paths: Iterable[str]) -> None:
        self._change_folders(partial(Folders.with_folders, paths=list(paths)))

    def remove_folder(self, path: str) -> None:
        self._change_folders(partial(Folders.without, path=path))

    def _change_folders(self, change: Callable[[Folders], Folders]) -> None:
        if change(self.folders) != self.folders:
            self._store.alter(library=lambda text: change(Folders.read(text)).written())
            self.folders_changed.emit()
            self.update_index()

    def update_index(self) -> None:
        """Looks for new, changed and removed files."""
        self._refreshed = self._looked = time.monotonic()
        self._indexing.begin(["index", str(self._path), *self.folders.paths])
        self.progressed.emit(IndexProgress(0, 0))

    def look_again(self) -> None:
        """The same, unless that was a moment ago, or is going on."""
        if self.folders.paths and not self._indexing.busy and time.monotonic() > self._looked + FRESH_S:
            self.update_index()

    @property
    def busy(self) -> bool:
        return self._indexing.busy or self._searching.busy

    def stop(self) -> None:
        """Ends all work on the index; what was read and found so far stays."""
        self._indexing.stop()
        self._searching.stop()
        self.refresh()
        self.rested.emit()

    def close(self) -> None:
        """For the end of the program: no process is left behind."""
        self._indexing.stop()
        self._searching.stop()
        self.analysing.close()
        self.catalogue.close()

    def _on_progress(self, progress: IndexProgress | LetGo) -> None:
        if isinstance(progress, LetGo):
            self._searching.stop()
            self.catalogue.close()
            return
        self.progressed.emit(progress)
        if time.monotonic() > self._refreshed + REFRESH_S:
            self.refresh()

    def _on_indexed(self) -> None:
        self.refresh()
        if self.sought is not None and self.sought.position is None:
            self.seek(self.sought)  # what is new was not looked through
        self._rest()

    def _rest(self) -> None:
        if not self.busy:
            self.rested.emit()

    def _fail(self, why: Message) -> None:
        self.refresh()
        self.failed.emit(why)
        self._rest()

    # Analysis

    @property
    def how_to_analyse(self) -> HowToAnalyse:
        """As it was done last."""
        return HowToAnalyse.read(self._store.current.library_analysis)

    def analyse(self, games: Sequence[int], how: HowToAnalyse) -> None:
        """Has these records analysed; the results become records of the library. OSError where there can be no folder
        for them."""
        folders = self.folders.paths
        self._store.update(library_analysis=how.written())
        self.analysing.start(games, self._path, folders, how)
        self.add_folders([str(how.results())])

    def _on_analysed(self, told: Analysing) -> None:
        if told.done and not self._indexing.busy and time.monotonic() > self._looked + RESULTS_S:
            self.update_index()

    # What is listed

    def refresh(self) -> None:
        """The list anew, as the index is now."""
        self._refreshed = time.monotonic()
        self.catalogue.refresh()
        self._list()

    def filter(self, text: str, columns: tuple[Column, ...], only: Only) -> None:
        """Lists the records with these words."""
        self._want(replace(self.wanted, text=text, columns=columns, only=only))

    def want_name(self, key: str) -> None:
        """Lists the records in which a side has come to the opening or castle of this key, "" = any."""
        self._want(replace(self.wanted, name=key))

    def sort(self, order: Column, descending: bool) -> None:
        self._want(replace(self.wanted, order=order, descending=descending))

    def seek(self, sought: Sought | None) -> None:
        """Lists the records with a position, or with a part of one as they are found; None: all again."""
        self._searching.stop()
        self.sought = sought
        self._places = {}
        position = sought.position if sought is not None else None
        keys = keys_of(position, sought.mirrored) if sought is not None and position is not None else ()
        self.wanted = replace(self.wanted, keys=keys)
        self._list()
        if sought is not None and position is None:
            mirrored = ["--mirrored"] if sought.mirrored else []
            pattern = format_pattern(sought.pattern, sought.variant)
            self._searching.begin(["find", str(self._path), sought.variant.name, pattern, *mirrored])
        self._rest()

    def _want(self, wanted: Wanted) -> None:
        if wanted != self.wanted:
            self.wanted = wanted
            self._list()

    def _list(self) -> None:
        part = self.sought is not None and self.sought.position is None
        self.games = self.catalogue.games(replace(self.wanted, games=tuple(self._places)) if part else self.wanted)
        self.listed.emit()

    def _on_hits(self, hits: Hits) -> None:
        """What is found comes at the end of the list, as far as it passes the filter; at last all are in order."""
        found = dict(hits.games)
        self._places.update(found)
        if found:
            new = self.catalogue.games(replace(self.wanted, games=tuple(found)))
            self.games.extend(new)
            self.added.emit(len(new))
        self.progressed.emit(hits)

    def _on_searched(self) -> None:
        self._list()
        self._rest()

    # One record

    def game(self, number: int) -> Game | None:
        """The moves of a record, with the cursor where what is looked for stands, else at its start."""
        game = self.catalogue.game(number)
        if game is not None:
            nodes = list(game.root.walk())
            game.go_to(nodes[min(self._place(number), len(nodes) - 1)])
        return game

    def _place(self, number: int) -> int:
        if self.wanted.keys:
            return self.catalogue.place(number, self.wanted.keys) or 0
        return self._places.get(number, 0)

    def played(self, position: Position) -> list[Continuation]:
        """The moves made in a position; in its mirror too, where that is looked for."""
        return self.catalogue.played(position, self.sought is not None and self.sought.mirrored)
