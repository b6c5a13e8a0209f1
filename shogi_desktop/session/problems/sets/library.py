"""The sets of problems there are: those of the program, the person's own, and files opened from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shogi_desktop import paths, program_files
from shogi_desktop.files import remove, write_atomic, write_numbered
from shogi_desktop.files.names import safe_name
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.records.problem_set import format_problem_set
from shogi_desktop.notation.steps import Steps, finish
from shogi_desktop.rules import load_variant, variant_names

from ...records.opening import problems_of_file

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
        self._wait = wait
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
        return self._wait(self._steps(name), self.path_of(name).name)

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
