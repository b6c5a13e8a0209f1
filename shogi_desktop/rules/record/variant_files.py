"""Which variants there are, and what their files say: TOML read with a limit, merged with what it starts from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from shogi_desktop.excerpt import shortened
from shogi_desktop.files import read_text

from ..errors import FileMessage, VariantError
from .refinements import check_refinements
from .toml_text import toml_mistake

BUILT_IN: Final = Path(__file__).parents[1] / "variants"
LARGEST_FILE: Final = 262_144
"""Bytes of a file of rules or lessons; the largest game, with 300 kinds of pieces, has a third of that."""
LONGEST_LINE: Final = 1_000
MOST_DOTS: Final = 100
"""Full stops in a line: reading a key of many parts takes time that grows with their square."""
MOST_BASES: Final = 16

_SUFFIX: Final = ".toml"
_NAME: Final = re.compile(r"[\w-]{1,64}")
_NAMED_LISTS: Final = {"pieces": "code", "options": "key", "handicaps": "key"}
_folders: Final[list[Path]] = [BUILT_IN]
_admitted: Final[dict[Path, frozenset[Path]]] = {}  # by folder, where it is looked after


def add_variant_folder(folder: Path) -> None:
    """Lets the user's own variant files in `folder` be found, after the built-in ones."""
    if folder not in _folders:
        _folders.append(folder)


def variant_names() -> tuple[str, ...]:
    """Names of all variants that have a file. Those of other characters than letters, digits, - and _ are none."""
    return tuple(_files())


def find_variant(name: str) -> Path:
    """The file of a variant. VariantError for a name that none has: no path is ever made from a name."""
    file = _files().get(name)
    if file is None:
        raise VariantError(shortened(name), "", FileMessage.UNKNOWN)
    return file


def own_files() -> list[Path]:
    """The files of the user's folders, whatever they hold and are called."""
    return [path for folder in _folders[1:] for path in _in_folder(folder)]


def _in_folder(folder: Path) -> list[Path]:
    """The files of variants in a folder, none where it cannot be read; some systems and people write the end of a name
    in capitals."""
    with suppress(OSError):
        return sorted(path for path in folder.iterdir() if path.suffix.lower() == _SUFFIX)
    return []


def own_stamp() -> tuple[tuple[str, int, int], ...]:
    """Changes with the user's files: path, time of the last change and size of each."""
    found = []
    for path in own_files():
        with suppress(OSError):
            state = path.stat()
            found.append((str(path), state.st_mtime_ns, state.st_size))
    return tuple(found)


def admit(folder: Path, files: Iterable[Path]) -> None:
    """From now on no other files of one of the user's folders are variants."""
    _admitted[folder] = frozenset(files)


def check_name(path: Path) -> None:
    """VariantError where a file of the user's cannot give a variant its name."""
    if path.suffix.lower() != _SUFFIX or not _NAME.fullmatch(path.stem):
        raise VariantError(path.name, "", FileMessage.BAD_NAME(suffix=_SUFFIX))
    if (BUILT_IN / f"{path.stem}{_SUFFIX}").is_file():
        raise VariantError(path.name, "", FileMessage.NAME_COMES_ALONG)


def _files() -> dict[str, Path]:
    """The file of every variant by its name."""
    found: dict[str, Path] = {}
    for folder in _folders:
        for path in _in_folder(folder):
            if _NAME.fullmatch(path.stem) and path in _admitted.get(folder, (path,)):
                found.setdefault(path.stem, path)
    return found


def read_toml(path: Path) -> dict[str, object]:
    """The contents of a TOML file. VariantError where it cannot be read, is too large, or is no TOML."""
    try:
        return parse_toml(read_text(path, LARGEST_FILE), path.name)
    except OSError as error:
        raise VariantError(path.name, "", str(error.strerror)) from error


def parse_toml(text: str, file: str) -> dict[str, object]:
    """The contents of the text of a TOML file, which is named in the VariantError for what is none."""
    if len(text) > LARGEST_FILE:
        raise VariantError(file, "", FileMessage.TOO_LONG(most=LARGEST_FILE))
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            raise VariantError(file, "", FileMessage.LINE(line=number, most=LONGEST_LINE, count=MOST_DOTS))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise VariantError(file, "", FileMessage.TOO_DEEP) from None
    except ValueError:  # TOML that is none, and numbers and dates that Python cannot hold
        raise VariantError(file, "", toml_mistake(text)) from None


def merged_values(path: Path, above: tuple[str, ...] = ()) -> dict[str, object]:
    """The contents of a variant's file over those of the variant it starts from."""
    values = read_toml(path)
    base = values.pop("base", None)
    merged = values if base is None else merge(_base_values(path, base, above), values)
    check_refinements(values, merged, path.name)
    return merged


def _base_values(path: Path, base: object, above: tuple[str, ...]) -> dict[str, object]:
    """The contents of the variant that the file at `path` starts from."""
    if not isinstance(base, str) or base == path.stem or base in above:
        raise VariantError(path.name, "base", FileMessage.STARTS_FROM_ITSELF)
    if len(above) == MOST_BASES:
        raise VariantError(path.name, "base", FileMessage.TOO_MANY_BASES(most=MOST_BASES))
    try:
        below = find_variant(base)
    except VariantError:
        raise VariantError(path.name, "base", FileMessage.UNKNOWN_NAME(text=shortened(base))) from None
    return merged_values(below, (*above, path.stem))


def merge(below: dict[str, object], above: dict[str, object]) -> dict[str, object]:
    """Tables are merged, pieces matched by code, options and handicaps by key; anything else above replaces.

    An empty list of pieces, options or handicaps leaves out all those below.
    """
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = merge(old, value)
        elif key in _NAMED_LISTS and isinstance(old, list) and isinstance(value, list) and value:
            merged[key] = _merge_named(old, value, _NAMED_LISTS[key])
        else:
            merged[key] = value
    return merged


def _merge_named(below: list[object], above: list[object], name: str) -> list[object]:
    merged = list(below)
    places = {_name_of(entry, name): n for n, entry in reversed(list(enumerate(below)))}
    for entry in above:
        called = _name_of(entry, name)
        old = merged[places[called]] if called in places else None
        if called and isinstance(old, dict) and isinstance(entry, dict):
            merged[places[called]] = merge(old, entry)
        else:
            places.setdefault(called, len(merged))
            merged.append(entry)
    return merged


def _name_of(entry: object, name: str) -> str:
    """What an entry of a list is called, "" where it is not."""
    called = entry.get(name) if isinstance(entry, dict) else None
    return called if isinstance(called, str) else ""
