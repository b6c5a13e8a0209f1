"""What a person keeps in a file, which several programs of the person's may change at the same time.

A change is a function of what is kept. It counts at once, and is made again of what the file says when that is written:
under a lock, so that no program takes anything from another. What a file says that this version does not know, or
cannot use, stays in it as it is.

    store = Store(path, JsonFormat(Kept, most_bytes=1 << 20))
    store.change(partial(with_engine, engine))
    store.write()
"""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from shogi_desktop.files import UnusableFileError, private_folder, read_own, remove, write_atomic
from shogi_desktop.files.plain_values import read_json, record
from shogi_desktop.files.sharing import locked

VERSION: Final = 1
"""Of every file. Another one is put aside: a newer program that only adds fields leaves the number as it is."""
_ABSENT: Final = object()

Kept = TypeVar("Kept")


class StoreFormat(Protocol[Kept]):
    """How something is written in a file of at most so many bytes."""

    @property
    def most_bytes(self) -> int: ...

    def nothing(self) -> Kept:
        """What is kept where there is no file."""

    def read(self, text: str) -> tuple[Any, Kept]:
        """All that the text says, and what is kept of it. ValueError for a text of another kind."""

    def written(self, there: Any, before: Kept, after: Kept) -> str:
        """The text after a change; `there` is all that the file says, None where there is none. "" = no file."""


class Store(Generic[Kept]):
    """One file. What makes no sense is put aside; what cannot be read at the moment stays as it is, and nothing is
    written before it can be read."""

    def __init__(self, path: Path, form: StoreFormat[Kept]) -> None:
        self.path = path
        self.unusable: UnusableFileError | None = None
        """Why what lay there could not be used, and where it lies now."""
        self._format = form
        self._in_file = self.current = form.nothing()
        self._unwritten: list[Callable[[Kept], Kept]] = []
        try:
            self.read()
        except OSError as error:  # the first change tries again, and tells
            self.unusable = UnusableFileError(error, path)

    @property
    def spoilt(self) -> Path | None:
        """Where a file lies now that made no sense."""
        return self.unusable.kept if self.unusable is not None and self.unusable.kept != self.path else None

    def change(self, change: Callable[[Kept], Kept]) -> None:
        """From now on this is kept; `write` writes it."""
        self.current = change(self.current)
        self._unwritten.append(change)

    def read(self) -> Any:
        """Takes over what the file says now, with what was changed since; one that is gone or put aside changes
        nothing. Returns all that it says. OSError where it cannot be read."""
        there, found = None, None
        try:
            found = read_own(self.path, self._format.most_bytes, self._format.read)
        except UnusableFileError as error:
            self.unusable = error
        if found is not None:
            there, self._in_file = found
        self.current = self._in_file
        for change in self._unwritten:
            self.current = change(self.current)
        return there

    def write(self) -> None:
        """Writes what was changed since it last could be written. OSError where that cannot be done."""
        if not self._unwritten:
            return
        private_folder(self.path.parent)
        with locked(self.path):
            text = self._format.written(self.read(), self._in_file, self.current)
            if len(text.encode()) > self._format.most_bytes:  # it would never be read again
                raise OSError(errno.EFBIG, "the file is too large", str(self.path))
            if text:
                write_atomic(self.path, text, private=True)
            else:
                remove(self.path)
        self._in_file = self.current
        self._unwritten.clear()


@dataclass(frozen=True)
class JsonFormat(Generic[Kept]):
    """A record with its version. `identities` names for a field that is a list of records those of their fields by
    which they are known; a file that is not `marked` may lack the version; one that is `fleeting` is not there where
    nothing is kept."""

    kind: type[Kept]
    most_bytes: int
    identities: Mapping[str, Sequence[str]] = field(default_factory=dict)
    marked: bool = True
    fleeting: bool = False

    def nothing(self) -> Kept:
        return self.kind()

    def read(self, text: str) -> tuple[Any, Kept]:
        values = read_json(text, self.most_bytes)
        if not isinstance(values, dict) or values.get("version", None if self.marked else VERSION) != VERSION:
            raise ValueError("the file is of another kind or version")
        for name, usual in _values_of(self.nothing()).items():
            wanted = dict if isinstance(usual, Mapping) else list if isinstance(usual, tuple) else object
            if name in values and not isinstance(values[name], wanted):
                raise ValueError(f"{name} is of another kind")
        return values, record(self.kind, values)

    def written(self, there: Any, before: Kept, after: Kept) -> str:
        if self.fleeting and after == self.nothing():
            return ""
        values = {"version": VERSION, **(there or {})}
        earlier = _values_of(before)
        for name, value in _values_of(after).items():
            values[name] = _patched(values.get(name, _ABSENT), earlier[name], value, self.identities.get(name, ()))
        text = json.dumps(values, ensure_ascii=False)
        with suppress(UnicodeEncodeError):
            text.encode()
            return text + "\n"
        return json.dumps(values) + "\n"  # half a letter is in it


def _values_of(kept: Any) -> dict[str, Any]:
    return {each.name: getattr(kept, each.name) for each in fields(kept)}


def _plain(value: Any) -> Any:
    """As JSON has it."""
    if is_dataclass(value):
        value = _values_of(value)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple | list) else value


def _patched(there: Any, before: Any, after: Any, identity: Sequence[str] = ()) -> Any:
    """The plain values `there`, of which `before` was read, changed so that `after` is read of them."""
    if there is _ABSENT:
        return _plain(after)
    if before == after:
        return there
    if is_dataclass(after) and type(before) is type(after):
        before, after = _values_of(before), _values_of(after)
    if isinstance(there, dict) and isinstance(before, Mapping) and isinstance(after, Mapping):
        left = {key: value for key, value in there.items() if key not in before or key in after}
        changed = {key: _patched(there.get(key, _ABSENT), before.get(key), value) for key, value in after.items()}
        return {**left, **changed}
    if isinstance(there, list) and identity:
        known, earlier, now = ({_known_by(each, identity): each for each in some} for some in (there, before, after))
        strange = [each for key, each in known.items() if key not in earlier and key not in now]
        return strange + [_patched(known.get(key, _ABSENT), earlier.get(key), each) for key, each in now.items()]
    return _plain(after)


def _known_by(entry: Any, identity: Sequence[str]) -> Hashable:
    """What tells an entry of a list, a record or its plain values, from the others."""
    found = []
    for path in identity:
        value = entry
        for name in path.split("."):
            value = value.get(name) if isinstance(value, dict) else getattr(value, name, None)
        found.append(value if isinstance(value, str) else repr(_plain(value)))
    return tuple(found) if any(value != "None" for value in found) else repr(entry)
