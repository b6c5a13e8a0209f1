"""The sets of problems there are, and the person's own among them: problems put in, taken out, moved and sorted; sets
named and deleted. All can be undone."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from shogi_desktop import paths, program_files
from shogi_desktop.files import read_text, remove, write_atomic, write_numbered
from shogi_desktop.files.names import safe_name
from shogi_desktop.files.sharing import locked
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.records.problem_set import format_problem_set
from shogi_desktop.notation.records.reading import Steps, finish
from shogi_desktop.rules import load_variant, variant_names

from ..records.opening import problems_of_file

SUFFIX: Final = ".sfen"
TITLE_LETTERS: Final = 80
HEAD_LETTERS: Final = 4000  # of a file are looked at for its title
_TITLE: Final = re.compile(r"\s*#\s*title\s*[:：]\s*(.*)", re.IGNORECASE)

Wait = Callable[[Steps[ProblemSet], str], ProblemSet]


def _at_once(steps: Steps[ProblemSet], name: str) -> ProblemSet:
    return finish(steps)


class Library:
    """Reads and keeps sets; a set is named by the path of its file, one of the program by the name of its game."""

    def __init__(self, built_in: Path | None = None, own: Path | None = None, wait: Wait = _at_once) -> None:
        """The folders of the program's sets, one NAME.sfen for each game, and of the person's own.

        `wait` does the steps of reading the file of a name.
        """
        self.wait = wait
        self._built_in = built_in or program_files.resources() / "problems"
        self._own = own or paths.problems_folder()
        self._titles: dict[str, str] = {}  # of files, as far as they were looked at

    def games(self) -> tuple[str, ...]:
        """Names of the variants that have a set, the small boards first; all variants where none has."""
        names = [name for name in variant_names() if self.path_of(name).is_file()] or variant_names()
        return tuple(sorted(names, key=lambda name: (load_variant(name).files, name)))

    def path_of(self, name: str) -> Path:
        """The file of the set with this name."""
        return self._built_in / f"{name}{SUFFIX}" if name in variant_names() else Path(name)

    @property
    def own_folder(self) -> Path:
        """Where the person's own sets lie."""
        return self._own

    def own_files(self) -> tuple[Path, ...]:
        """The sets that the person has made, by name."""
        return tuple(sorted(self._own.glob(f"*{SUFFIX}"), key=lambda path: path.name.casefold()))

    def read(self, name: str) -> ProblemSet:
        """The set of this name. OSError or NotationError where it cannot be read, and what `wait` raises."""
        return self.wait(self._steps(name), self.path_of(name).name)

    def _steps(self, name: str) -> Steps[ProblemSet]:
        path = self.path_of(name)
        game = name if name in variant_names() else "shogi"
        self._titles.pop(name, None)
        return (yield from problems_of_file(str(path), game))

    def title_of(self, name: str) -> str:
        """What a file says above its first problem it is called; "" where it says nothing, or cannot be read."""
        if name not in self._titles:
            self._titles[name] = _title_in(_head_of(Path(name)))
        return self._titles[name]

    def keep(self, problem_set: ProblemSet, title: str) -> Path:
        """Writes a set among the person's own under its title, numbered where that is taken. OSError if it fails."""
        return write_numbered(self._own, safe_name(title) or "problems", SUFFIX, format_problem_set(problem_set))

    def write(self, path: Path, text: str) -> None:
        """Another text for a set of the person's own. OSError if it fails."""
        write_atomic(path, text, private=True)
        self._titles.pop(str(path), None)

    def remove(self, path: Path) -> None:
        """A set of the person's own is gone. OSError if it fails."""
        remove(path)
        self._titles.pop(str(path), None)


def _head_of(path: Path) -> str:
    """The beginning of a file; "" for what is none."""
    try:
        if not path.is_file():  # nor a pipe, which might never answer
            return ""
        with open(path, encoding="utf-8-sig", errors="replace") as file:
            return file.read(HEAD_LETTERS)
    except OSError:
        return ""


def _title_in(head: str) -> str:
    """The title in front of all problems."""
    for line in head.splitlines():
        heading = _TITLE.match(line)
        if heading:
            return " ".join(heading[1].split())[:TITLE_LETTERS]
        if line.strip() and not line.lstrip().startswith("#"):
            break
    return ""


MOST_DEEDS: Final = 100
LENGTH: Final = "length"
TITLE: Final = "title"
AUTHOR: Final = "author"
SORTS: Final[Mapping[str, Callable[[Problem], Any]]] = {
    LENGTH: lambda problem: (problem.plies == 0, problem.plies),  # those of no known length come last
    TITLE: lambda problem: (not problem.title, problem.title.casefold()),
    AUTHOR: lambda problem: (not problem.author, problem.author.casefold()),
}


@dataclass(frozen=True)
class _Deed:
    """The text of each file that was changed, before and after; None: there was, or is, no such file."""

    files: Mapping[Path, tuple[str | None, str | None]]


class OwnSets:
    """Files of the library's own folder, each read when it is asked for. OSError where one cannot be read or written,
    NotationError where it holds no set, and what the library's waiting raises."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._deeds: list[_Deed] = []

    def paths(self) -> tuple[Path, ...]:
        """The sets there are, by the names of their files."""
        return self._library.own_files()

    def title(self, path: Path) -> str:
        """What a set is called: the name of its file where it says nothing."""
        return self._library.title_of(str(path)) or path.stem

    def read(self, path: Path) -> ProblemSet:
        return self._library.read(str(path))

    # Deeds

    def begin(self, title: str) -> Path:
        """A new set without problems; the path of its file."""
        path = self._library.keep(ProblemSet(title, ()), title)
        self._note({path: (None, _text_of(path))})
        return path

    def add(self, path: Path, problem: Problem) -> bool:
        """Puts a problem at the end of a set; False where it was there already, and has what is said of it now."""
        with locked(path):
            there = self.read(path)
            new = problem.key not in [known.key for known in there.problems]
            problems = [problem if known.key == problem.key else known for known in there.problems]
            self._write(path, replace(there, problems=(*problems, problem) if new else tuple(problems)))
        return new

    def change(self, path: Path, place: int, problem: Problem) -> None:
        """Another problem, or the same with other words, in a place."""
        with locked(path):
            there = self.read(path)
            problems = [problem if at == place else known for at, known in enumerate(there.problems)]
            self._write(path, replace(there, problems=tuple(problems)))

    def rename(self, path: Path, title: str) -> None:
        """Another title; the file keeps its name, by which it is remembered where the person was in it."""
        with locked(path):
            self._write(path, replace(self.read(path), name=title))

    def delete(self, path: Path) -> None:
        """A whole set."""
        before = _text_of(path)
        self._library.remove(path)
        self._note({path: (before, None)})

    def take_out(self, path: Path, places: Collection[int]) -> None:
        with locked(path):
            there = self.read(path)
            self._write(path, replace(there, problems=_without(there.problems, places)))

    def shift(self, path: Path, places: Collection[int], by: int) -> list[int]:
        """Moves problems up (-1) or down (+1) together, as far as the end of the set; where they are then."""
        with locked(path):
            there = self.read(path)
            order = list(range(len(there.problems)))
            chosen = sorted(places, reverse=by > 0)
            if not chosen or not 0 <= chosen[0] + by < len(order):
                return sorted(places)
            for place in chosen:
                order[place], order[place + by] = order[place + by], order[place]
            self._write(path, replace(there, problems=tuple(there.problems[place] for place in order)))
        return sorted(place + by for place in places)

    def sort(self, path: Path, by: str) -> None:
        """In the order of one of `SORTS`; of equals the one that came first stays first."""
        with locked(path):
            there = self.read(path)
            self._write(path, replace(there, problems=tuple(sorted(there.problems, key=SORTS[by]))))

    def move(self, source: Path, places: Collection[int], target: Path) -> None:
        """Problems of one set to the end of another; one that is there already is not there twice."""
        with _alone(source, target):
            here, there = self.read(source), self.read(target)
            known = {problem.key for problem in there.problems}
            moved = [problem for at, problem in enumerate(here.problems) if at in places and problem.key not in known]
            rest = replace(here, problems=_without(here.problems, places))
            self._write_all({target: replace(there, problems=(*there.problems, *moved)), source: rest})

    # Undoing

    @property
    def can_undo(self) -> bool:
        return bool(self._deeds)

    def undo(self) -> bool:
        """Takes the last deed back; False where a file is no longer as it was left: then nothing can be undone."""
        deed = self._deeds[-1]
        with _alone(*deed.files):
            if any(_text_of(path) != after for path, (_, after) in deed.files.items()):
                self._deeds.clear()
                return False
            for path, (before, _) in deed.files.items():
                if before is None:
                    self._library.remove(path)
                else:
                    self._library.write(path, before)
        self._deeds.pop()
        return True

    def _write(self, path: Path, problem_set: ProblemSet) -> None:
        self._write_all({path: problem_set})

    def _write_all(self, sets: Mapping[Path, ProblemSet]) -> None:
        """Sets as they are to be, in this order; nothing is written twice the same."""
        files: dict[Path, tuple[str | None, str | None]] = {}
        try:
            for path, problem_set in sets.items():
                before, after = _text_of(path), format_problem_set(problem_set)
                if before != after:
                    self._library.write(path, after)
                    files[path] = (before, after)
        finally:
            self._note(files)

    def _note(self, files: Mapping[Path, tuple[str | None, str | None]]) -> None:
        if files:
            self._deeds = [*self._deeds[-MOST_DEEDS + 1 :], _Deed(files)]


@contextmanager
def _alone(*paths: Path) -> Iterator[None]:
    """No other program changes these sets in this block; always asked for in one order, so that nobody waits for the
    other."""
    with ExitStack() as stack:
        for path in sorted(set(paths)):
            stack.enter_context(locked(path))
        yield


def _without(problems: Sequence[Problem], places: Collection[int]) -> tuple[Problem, ...]:
    return tuple(problem for at, problem in enumerate(problems) if at not in places)


def _text_of(path: Path) -> str | None:
    try:
        return read_text(path)
    except FileNotFoundError:
        return None
