"""Which set of problems is open, where the person is in it (kept as JSON text in the settings), its problems by their
lengths, which of them comes next, and what has been done of each."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.files.names import known_as
from shogi_desktop.files.plain_values import read_json, record
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import variant_names
from shogi_desktop.settings import SettingsStore

from ..play.choice import GameChoice
from ..practice.deck import Deck
from ..records.files import ReadingGivenUp
from .own_sets import Library
from .progress import ProblemMark, ProblemProgress, mark_of, practice_mark

RECENT: Final = 12
"""How many files opened from elsewhere are remembered."""
SETS: Final = 40
"""In how many sets the problem at hand is remembered."""


@dataclass(frozen=True)
class Bookmarks:
    """The set open last in each game, the latest last, the problem at hand in each set, and files from elsewhere.

    A set is named by the path of its file, that of the program for a game by the name of the game. Problems are told
    by their keys, `files` by their paths, the latest first.
    """

    sets: Mapping[str, str] = field(default_factory=dict)
    problems: Mapping[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()

    @staticmethod
    def read(text: str) -> Bookmarks:
        """What `text` records; whatever makes no sense is left out."""
        try:
            found = record(Bookmarks, read_json(text))
        except ValueError:
            return Bookmarks()
        return replace(found, files=found.files[:RECENT])

    def written(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    def at(self, game: str, name: str, key: str) -> Bookmarks:
        """The same with this problem of this set at hand; only the sets used last are remembered."""
        others = {known: problem for known, problem in self.problems.items() if known != name}
        problems = {**dict(list(others.items())[-SETS + 1 :]), name: key}
        sets = {known: opened for known, opened in self.sets.items() if known != game}
        return replace(self, sets={**sets, game: name}, problems=problems)

    def with_file(self, path: str) -> Bookmarks:
        """The same with a file opened last."""
        return replace(self, files=(path, *(known for known in self.files if known != path))[:RECENT])

    def without_file(self, path: str) -> Bookmarks:
        """The same after a file could not be opened any more."""
        return replace(self, files=tuple(known for known in self.files if known != path))


MOST: Final = 6
"""How many lengths can be told apart in one row of buttons."""


@dataclass(frozen=True)
class LengthGroup:
    """Problems of one length in plies (0: of any), by their places in the set."""

    plies: int
    places: tuple[int, ...]


def groups_of(problem_set: ProblemSet, by_length: bool) -> tuple[LengthGroup, ...]:
    """One group for each length, the shortest first; one for all where lengths are few, many, unknown or not wished."""
    everything = LengthGroup(0, tuple(range(len(problem_set.problems))))
    lengths = sorted({problem.plies for problem in problem_set.problems})
    if not by_length or not 1 < len(lengths) <= MOST or lengths[0] == 0:
        return (everything,)
    return tuple(
        LengthGroup(plies, tuple(n for n, problem in enumerate(problem_set.problems) if problem.plies == plies))
        for plies in lengths
    )


def next_place(order: Sequence[int], place: int, marks: Sequence[ProblemMark]) -> int | None:
    """The next problem that is not solved, from the beginning again after the last; after all simply the next one.

    `order` tells the places as the person sees them, `marks` what was done of each place. None at the very end.
    """
    at = order.index(place)
    for other in (*order[at + 1 :], *order[:at]):
        if not marks[other].solved:
            return other
    return order[at + 1] if at + 1 < len(order) else None


def previous_place(order: Sequence[int], place: int) -> int | None:
    """The problem before, solved or not; None for the first."""
    at = order.index(place)
    return order[at - 1] if at else None


MOST_LOOSE: Final = 6
"""How many sets that lie in no file stay on offer, beside the last single position."""
_LOOSE: Final = "\0"  # no file is named so
_SINGLE: Final = _LOOSE + "single"
PRACTICE: Final = _LOOSE + "practice"
OTHERS: Final = _LOOSE + "others"  # positions out of records of others


@dataclass(frozen=True)
class SetEntry:
    """A set to choose: its name (see Library), what it is called, where it lies ("": in the program)."""

    name: str
    title: str
    path: str = ""


class Shelf:
    """The sets of a person. `name` names the open one as the library does; loose ones, which lie in no file, have
    names that no file can have, and are gone with the window."""

    def __init__(
        self, library: Library, store: SettingsStore, progress: ProblemProgress, deck: Callable[[], Deck]
    ) -> None:
        """`deck` gives the positions that the person practises."""
        self.library, self._store, self.progress, self.deck = library, store, progress, deck
        self._loose: dict[str, ProblemSet] = {}  # by name, the latest last
        self._single: ProblemSet | None = None  # a position, which gives way to the next one
        self._loose_count = 0
        self.game = self._first_game()
        self.name = ""
        self.problem_set = ProblemSet("", ())

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self.problem_set.problems

    def _first_game(self) -> str:
        """The game whose problems were open last, and before any were, shogi."""
        known, built_in = variant_names(), self.library.games()
        used = [game for game in self._bookmarks.sets if game in known]
        usual = GameChoice.variant if GameChoice.variant in built_in else built_in[0]
        return used[-1] if used else usual

    @property
    def games(self) -> tuple[str, ...]:
        """The games of the program's sets, then those of which the person has opened a set."""
        known = variant_names()
        opened = (game for game in (*self._bookmarks.sets, *self.deck().games(), self.game) if game in known)
        return tuple(dict.fromkeys((*self.library.games(), *opened)))

    # Opening

    def open_game(self, game: str) -> None:
        """The set of a game that was open last; that of the program where it is gone, nothing where there is none."""
        self.game = game if game in self.games else self._first_game()
        for name in (self._bookmarks.sets.get(self.game, self.game), self.game):
            with suppress(OSError, NotationError, ReadingGivenUp):
                problem_set = self.library.read(name)
                if problem_set.problems and problem_set.problems[0].variant == self.game:
                    self._take(name, problem_set)
                    return
        self.name, self.problem_set = self.game, ProblemSet("", ())

    def open_name(self, name: str) -> None:
        """Another set. OSError, NotationError or ReadingGivenUp where it is not read; then the old one stays."""
        if name in (PRACTICE, OTHERS):
            self.open_practice(self.game, name == PRACTICE)
        elif name == _SINGLE and self._single is not None:
            self._take(name, self._single)
        else:
            self._take(name, self._loose.get(name) or self.library.read(name))

    def open_practice(self, game: str, own: bool = True) -> None:
        """The positions of a game that the person practises, `own` mistakes or those of others; there may be none."""
        cards = self.deck().of(game, own)
        self.game, self.name = game, PRACTICE if own else OTHERS
        self.problem_set = ProblemSet("", tuple(card.exercise.problem for card in cards))

    @property
    def is_practice(self) -> bool:
        """Whether the open set are positions to practise."""
        return self.name in (PRACTICE, OTHERS)

    @property
    def is_own(self) -> bool:
        """Whether they are those in which the person went wrong."""
        return self.name == PRACTICE

    def open_set(self, problem_set: ProblemSet, path: str) -> None:
        """A set that was read already, from a file or, where `path` is "", from elsewhere."""
        own = self.library.own_files()
        name = known_as(path, (*own, *self._bookmarks.files)) if path else self._keep_loose(problem_set)
        if path and Path(name) not in own:
            self._keep(partial(Bookmarks.with_file, path=name))
        self._take(name, problem_set)

    def _keep_loose(self, problem_set: ProblemSet) -> str:
        """The name of a set that lies in no file; the same one again is no other."""
        if len(problem_set.problems) == 1 and not problem_set.name:
            self._single = problem_set
            return _SINGLE
        for name, known in self._loose.items():
            if known == problem_set:
                return name
        self._loose_count += 1
        name = f"{_LOOSE}{self._loose_count}"
        self._loose = {**dict(list(self._loose.items())[-MOST_LOOSE + 1 :]), name: problem_set}
        return name

    @property
    def is_loose(self) -> bool:
        """Whether the open set lies in no file."""
        return self.name.startswith(_LOOSE)

    def read(self, path: str) -> ProblemSet:
        """The problems of a file. OSError, NotationError or ReadingGivenUp where it is not read or holds none."""
        problem_set = self.library.read(path)
        if not problem_set.problems:
            raise NotationError(QCoreApplication.translate("Problems", "The file holds no problem."))
        return problem_set

    def keep(self, problem_set: ProblemSet) -> None:
        """Writes a new set among the person's own and opens it. OSError where it cannot be written."""
        path = self.library.keep(problem_set, problem_set.name)
        self.open_set(problem_set, str(path))

    def is_changed(self) -> bool:
        """Whether the open set is one of the person's own whose file is not as it was read."""
        if Path(self.name).parent != self.library.own_folder:
            return False
        try:
            return self.library.read(self.name) != self.problem_set
        except (OSError, NotationError, ReadingGivenUp):
            return True

    def drop(self, name: str) -> None:
        """A file could not be read: it is offered no longer."""
        self._keep(partial(Bookmarks.without_file, path=name))

    def _take(self, name: str, problem_set: ProblemSet) -> None:
        self.name, self.problem_set = name, problem_set
        if problem_set.problems:
            self.game = problem_set.problems[0].variant

    # What is remembered

    @property
    def _bookmarks(self) -> Bookmarks:
        return Bookmarks.read(self._store.current.problems)

    def _keep(self, change: Callable[[Bookmarks], Bookmarks]) -> None:
        self._store.alter(problems=lambda text: change(Bookmarks.read(text)).written())

    def place(self) -> int:
        """The problem of the open set to go on with: that which was at hand last, or the next one that is not solved;
        the first one where all are. Of positions to practise the first one that is to be tried now."""
        key = "" if self.is_practice else self._bookmarks.problems.get(self.name, "")
        last = next((n for n, problem in enumerate(self.problems) if key and problem.key == key), 0)
        marks = self.marks()
        return next((n for n in (*range(last, len(marks)), *range(last)) if not marks[n].solved), 0)

    @property
    def is_done(self) -> bool:
        """Whether all problems of the open set are solved; positions to practise come again."""
        return bool(self.problems) and not self.is_practice and all(mark.solved for mark in self.marks())

    def set_place(self, place: int) -> None:
        """Remembers the problem at hand. A set without a file is gone tomorrow: no place to go back to."""
        if not self.is_loose:
            self._keep(partial(Bookmarks.at, game=self.game, name=self.name, key=self.problems[place].key))

    # What there is to choose

    def entries(self) -> list[SetEntry]:
        """The sets to choose from for the game at hand: the program's, the person's own, files from elsewhere."""
        translate = QCoreApplication.translate
        found = []
        if self.library.path_of(self.game).is_file():
            found.append(SetEntry(self.game, translate("Problems", "Built-in problems")))
        mine, others = translate("Problems", "My mistakes: {n}"), translate("Problems", "Mistakes of others: {n}")
        for name, title in ((PRACTICE, mine), (OTHERS, others)):
            cards = self.deck().of(self.game, name == PRACTICE)
            if cards or self.name == name:
                found.append(SetEntry(name, title.format(n=len(cards))))
        own = [str(path) for path in self.library.own_files()]
        for path in (*own, *(file for file in self._bookmarks.files if file not in own)):
            title = self.library.title_of(path)
            taken = any(entry.title == title for entry in found)
            found.append(SetEntry(path, Path(path).stem if taken or not title else title, path))
        for name, loose in self._loose.items():
            several = translate("Problems", "Problems from elsewhere: {n}").format(n=len(loose.problems))
            found.append(SetEntry(name, loose.name or several))
        if self._single is not None:
            found.append(SetEntry(_SINGLE, translate("Problems", "Position from elsewhere")))
        return found

    def marks(self) -> list[ProblemMark]:
        """What was done of each problem of the open set; a position to practise is solved until it is due again."""
        if self.is_practice:
            now = datetime.now().astimezone()
            return [practice_mark(card.memory, now) for card in self.deck().of(self.game, self.is_own)]
        return [mark_of(self.progress.done(problem.key)) for problem in self.problems]
