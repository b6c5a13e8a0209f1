"""The games there are, in the order in which they are offered, and the person's own: files in one folder, each of which
is checked before any game is offered from it."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import private_folder, read_text, remove, write_atomic
from shogi_desktop.rules import Position, Variant, VariantError, add_variant_folder, load_variant, variant_names
from shogi_desktop.rules.errors import FileMessage, RuleMessage
from shogi_desktop.rules.record.loader import forget_changed_variants, variant_of_file
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.rules.record.variant_files import BUILT_IN, LARGEST_FILE, admit, check_name, own_files, own_stamp

from .variant_mistakes import mistakes_so_far


def all_games() -> list[Variant]:
    """Every variant with its usual rules: those that come along, then the person's own; small boards first."""
    return sorted(map(load_variant, variant_names()), key=_place)


def is_own(variant: Variant) -> bool:
    """Whether a game is the person's own, none of those that come along."""
    return not (BUILT_IN / f"{variant.name}.toml").is_file()


def _place(variant: Variant) -> tuple[bool, int, str]:
    return is_own(variant), variant.files * variant.ranks, variant.name


MOST: Final = 200  # names that are kept


def begun(names: str, name: str) -> str:
    """With a game that was begun now before those begun earlier."""
    return " ".join([name, *(other for other in names.split() if other != name)][:MOST])


def liked(names: str, name: str, likes: bool) -> str:
    """With a game at the end of those that are liked, or without it."""
    others = [other for other in names.split() if other != name]
    return " ".join([*others, name][-MOST:] if likes else others)


def named(names: str, name: str) -> str:
    """With a game at the end, where it is not among them."""
    return " ".join(dict.fromkeys([*names.split(), name]))


def preferred_first(games: Sequence[Variant], *names: Iterable[str]) -> list[Variant]:
    """All games, those of the first names first; names of games that are not there are passed over."""
    there: Mapping[str, Variant] = {game.name: game for game in games}
    order = dict.fromkeys(name for some in names for name in some if name in there)
    return [there[name] for name in {**order, **dict.fromkeys(there)}]


_SUFFIX: Final = ".toml"
MOST_OPTIONS: Final = 40
MOST_CHOICES: Final = 200
"""Every choice of every option is tried; the largest game that is known has a dozen options."""


@dataclass(frozen=True)
class VariantCandidate:
    """A sound file that can be added."""

    name: str
    text: str
    variant: Variant


@dataclass(frozen=True)
class Checked:
    """The variant that a text is, or what is wrong with it; `whole`: no more is to be found out."""

    variant: Variant | None
    mistakes: tuple[VariantError, ...] = ()
    whole: bool = False


class OwnVariants(QObject):
    """Follows the folder at its start and at every change made here.

    `refused` are the reasons of the files that are no variants; nothing is offered from these, and they keep no other
    file out.

    Signals:
        changed(): there are other games than before.
    """

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.refused: tuple[VariantError, ...] = ()
        self._sound: list[str] = []
        self._checked: tuple[tuple[str, int, int], ...] = ()
        add_variant_folder(folder)
        self._check()

    def variants(self) -> list[Variant]:
        """The sound ones, by name."""
        return [load_variant(name) for name in self._sound]

    def preview(self, file: Path) -> VariantCandidate:
        """What a file somewhere else would add. VariantError for one that cannot be added, OSError for one that cannot
        be read."""
        check_name(file)
        if any(path.stem == file.stem for path in self._files()):
            raise VariantError(file.name, "", FileMessage.NAME_ADDED)
        text = read_text(file, LARGEST_FILE)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / f"{file.stem}.toml"
            write_atomic(copy, text, private=True)
            return VariantCandidate(file.stem, text, checked(copy))

    @staticmethod
    def check_steps(name: str, text: str) -> Iterator[Checked]:
        """What a text is as the file of a variant of this name, as far as that is known after each little piece of
        work; the last one is `whole`."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / f"{name}.toml"
            write_atomic(copy, text, private=True)
            try:
                for variant in _checking(copy):
                    yield Checked(variant)
                yield Checked(variant, whole=True)
            except VariantError as error:
                found: tuple[VariantError, ...] = ()
                for found in mistakes_so_far(copy):
                    yield Checked(None, found)
                yield Checked(None, found or (error,), whole=True)

    def mistakes(self, file: str) -> tuple[VariantError, ...]:
        """All that is wrong with a file of the folder."""
        *_, found = mistakes_so_far(self.folder / file)
        return found or tuple(error for error in self.refused if error.file == file)

    def text(self, file: str) -> str:
        """The text of a file of the folder. OSError where it cannot be read."""
        return read_text(self.folder / file, LARGEST_FILE)

    def write(self, name: str, text: str) -> None:
        """Writes the file of a variant of this name, sound or not. OSError where that cannot be done."""
        private_folder(self.folder)
        write_atomic(self._place(name), text, private=True)
        self.look_again()

    def free_name(self, stem: str) -> str:
        """A name like this one that no game has."""
        names = {*variant_names(), *(path.stem for path in self._files())}
        return next(name for name in (stem, *(f"{stem}_{n}" for n in range(2, MOST + 2))) if name not in names)

    def add(self, candidate: VariantCandidate) -> None:
        """Copies it into the folder. OSError where that cannot be done."""
        private_folder(self.folder)
        write_atomic(self._place(candidate.name), candidate.text, private=True)
        self.look_again()

    def remove(self, file: str) -> None:
        """Deletes a file of the folder. OSError where that cannot be done. A game that is played from it goes on."""
        remove(self.folder / file)
        self.look_again()

    def look_again(self) -> None:
        """The files in the folder are others than before."""
        self._check()
        self.changed.emit()

    def look_for_changes(self) -> None:
        """Looks again where somebody else has put files into the folder, changed some or taken them away."""
        if own_stamp() != self._checked:
            self.look_again()

    def _place(self, name: str) -> Path:
        """The file of a variant of this name, which may have to be made."""
        return next((path for path in self._files() if path.stem == name), self.folder / f"{name}{_SUFFIX}")

    def _files(self) -> list[Path]:
        return [path for path in own_files() if path.parent == self.folder]

    def _check(self) -> None:
        """Leaves the files out that are no variants, and those that start from one of these."""
        forget_changed_variants()
        files, before = self._files(), -1
        refused = _of_one_name(files)
        while before < len(refused):
            before = len(refused)
            admit(self.folder, set(files) - set(refused))
            for path in files:
                if path not in refused:
                    try:
                        check_name(path)
                        checked(path)
                    except VariantError as error:
                        refused[path] = error
        self._sound = [path.stem for path in files if path not in refused]
        self.refused = tuple(refused.values())
        self._checked = own_stamp()


def _of_one_name(files: Iterable[Path]) -> dict[Path, VariantError]:
    """The files that would give a game a name that another one gives already, as x.TOML and x.toml do."""
    first: dict[str, Path] = {}
    return {
        path: VariantError(path.name, "", FileMessage.NAME_ADDED)
        for path in sorted(files, key=lambda path: path.suffix != _SUFFIX)
        if first.setdefault(path.stem, path) != path
    }


def checked(path: Path) -> Variant:
    """The variant of a file, of which every choice of every option can be played. VariantError where it is none."""
    *_, variant = _checking(path)
    return variant


def _checking(path: Path) -> Iterator[Variant]:
    """The variant, once at first and again after each choice that was tried."""
    variant = variant_of_file(path)
    _playable(variant, path)
    yield variant
    choices = [(option.key, value) for option in variant.options for value, _ in option.choices]
    if len(variant.options) > MOST_OPTIONS or len(choices) > MOST_CHOICES:
        reason = RuleMessage.MOST_OPTIONS(number=MOST_OPTIONS, most=MOST_CHOICES)
        raise VariantError(path.name, "options", reason)
    for key, value in choices:
        _playable(variant_of_file(path, {key: value}), path)
        yield variant


def _playable(variant: Variant, path: Path) -> None:
    if not Position(variant).legal_moves():
        raise VariantError(path.name, "array", RuleMessage.NO_MOVE)


def surplus(variant: Variant, side: int) -> list[tuple[Kind, int]]:
    """What a side has more of than the other one at the start of the even game, the dearest first."""
    armies = [Counter(kind for kind, owner in variant.array.values() if owner == each) for each in (0, 1)]
    more = [(variant.kind(kind), count) for kind, count in (armies[side] - armies[1 - side]).items()]
    return sorted(more, key=lambda each: -each[0].worth)
