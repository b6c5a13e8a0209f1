"""Looks into an opening book of YaneuraOu's format, and adds to it, without ever having all of it in memory.

Books of hundreds of megabytes are usual. Most are sorted by their positions: a position is looked for as in a sorted
book first, which takes a few reads, and where that does not find it, by reading all of it. Nothing is kept between two
calls, so the file may change meanwhile.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Final

from shogi_desktop.files import whole_file
from shogi_desktop.notation.positions.yaneuraou_book import (
    HEAD,
    SFEN,
    VERSION,
    KnownMove,
    line_key,
    parse_moves,
    turned_key,
    turned_move,
    with_move,
)

from .errors import BookError, BookMessage

_CHUNK: Final = 1 << 20
_STEP: Final = 1 << 12
_LONGEST_BLOCK: Final = 1 << 17
_LINE: Final = re.compile(rb"^" + SFEN.encode() + rb"[^\r\n]*", re.MULTILINE)
_COUNTED: Final = re.compile(rb"^(# ?NOE:)(\d{1,12})", re.MULTILINE)
Ended = Callable[[], bool]


class EndedError(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True)
class _Place:
    """The lines of a position from its own to the next one's; `turned`: the other side's position stands there."""

    start: int
    end: int
    turned: bool


def check_book(path: Path) -> None:
    """BookError where a file is no book, OSError where it cannot be read."""
    with _opened(path):
        pass


def known_moves(path: Path, key: str, ended: Ended = lambda: False) -> tuple[KnownMove, ...]:
    """What a book knows of a position (`position_key`), the best one first. BookError, OSError, EndedError."""
    with _opened(path) as file:
        place = _Search(file, ended).place(key)
        return parse_moves(_lines(file, place), place.turned) if place is not None else ()


def add_move(path: Path, sfen: str, new: KnownMove, ended: Ended = lambda: False) -> None:
    """Adds a move to a position of a book, or what is new of it; a book that is not there is begun. The file changes as
    a whole or not at all. BookError, OSError, EndedError."""
    if not path.exists():
        with whole_file(path) as begun:
            begun.write("\n".join([f"{HEAD} {VERSION}", SFEN + sfen, *with_move([], new), ""]).encode())
        return
    with whole_file(path) as written:
        with _opened(path) as file:
            before = os.fstat(file.fileno())
            _write_with(file, written, sfen, new, ended)
        now = os.stat(path)
        if (now.st_size, now.st_mtime_ns) != (before.st_size, before.st_mtime_ns):
            raise BookError(BookMessage.CHANGED)


def _write_with(file: BinaryIO, written: BinaryIO, sfen: str, new: KnownMove, ended: Ended) -> None:
    """Writes a book anew with one more move."""
    search = _Search(file, ended)
    place = search.place(sfen.rpartition(" ")[0])
    line_end = b"\r\n" if _read(file, 0, 256).partition(b"\n")[0].endswith(b"\r") else b"\n"
    if place is not None:
        start, end = place.start, place.end
        head = _read(file, start, end).splitlines()[0]
        turned = replace(new, move=turned_move(new.move), answer=turned_move(new.answer))
        lines = with_move(_lines(file, place), turned if place.turned else new)
    else:
        start = end = search.insertion(sfen.rpartition(" ")[0])
        head, lines = (SFEN + sfen).encode(), with_move([], new)
    _copy(file, written, 0, start, ended, counted=place is None)
    if start and _read(file, start - 1, start) != b"\n":
        written.write(line_end)
    written.write(line_end.join([head, *(line.encode() for line in lines)]) + line_end)
    _copy(file, written, end, search.size, ended)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    with open(path, "rb") as file:
        if not file.read(64).removeprefix(b"\xef\xbb\xbf").startswith(HEAD.encode()):
            raise BookError(BookMessage.NOT_A_BOOK(text=HEAD))
        yield file


class _Search:
    """Looks for positions in an open book."""

    def __init__(self, file: BinaryIO, ended: Ended) -> None:
        self._file, self._ended = file, ended
        self.size = os.fstat(file.fileno()).st_size

    def place(self, key: str) -> _Place | None:
        """Where a position stands, or else the other side's."""
        keys = (key.encode(), turned_key(key).encode())
        for wanted in keys:
            start, found = self._bisect(wanted)
            if found:
                return self._block(start, wanted is keys[1])
        places = self._scan(keys)
        start, turned = (places[0], False) if places[0] >= 0 else (places[1], True)
        return self._block(start, turned) if start >= 0 else None

    def insertion(self, key: str) -> int:
        """Where a new position belongs in a sorted book."""
        return self._bisect(key.encode())[0]

    def _block(self, start: int, turned: bool) -> _Place:
        following = self._next_line(start + 1)
        end = following[0] if following is not None else self.size
        if end - start > _LONGEST_BLOCK:
            raise BookError(BookMessage.TOO_MANY_LINES)
        return _Place(start, end, turned)

    def _bisect(self, wanted: bytes) -> tuple[int, bool]:
        """The first line of a position from this one on, as far as the book is sorted, and whether it is this one's."""
        low, high = 0, self.size
        while low < high:
            if self._ended():
                raise EndedError
            middle = (low + high) // 2
            line = self._next_line(middle)
            if line is None or line[0] >= high:
                high = middle
            elif line[1] < wanted:
                low = line[0] + 1
            else:
                high = middle
        line = self._next_line(low)
        return (line[0], line[1] == wanted) if line is not None else (self.size, False)

    def _next_line(self, start: int) -> tuple[int, bytes] | None:
        """The first line of a position that begins at a place or after it: where, and the position."""
        at, step = max(0, start - 1), _STEP  # with what ends the line before
        while at < self.size:
            if self._ended():
                raise EndedError
            text = _read(self._file, at, at + step)
            for found in _LINE.finditer(text):
                whole = found.end() < len(text) or at + len(text) >= self.size
                if not whole:
                    break
                key = line_key(found.group().decode("ascii", "replace"))
                if key and at + found.start() >= start and (found.start() or at == 0):
                    return at + found.start(), key.encode()
            last = text.rfind(b"\n")
            if step < _CHUNK and last <= 0:
                step *= 4  # a line that is longer than the step
            elif last <= 0:
                at += len(text)
            else:
                at, step = at + last, min(step * 4, _CHUNK)
                if at + 1 >= self.size:
                    return None
        return None

    def _scan(self, keys: tuple[bytes, bytes]) -> tuple[int, int]:
        """The places of two positions, -1 for none; ends with the first one's."""
        needles = [b"\n" + SFEN.encode() + key for key in keys]
        overlap = max(map(len, needles))
        second, at, rest = -1, 0, b""
        self._file.seek(0)
        while chunk := self._file.read(_CHUNK):
            if self._ended():
                raise EndedError
            text = rest + chunk
            first = _found(text, needles[0])
            if first >= 0:
                return at + first + 1, second
            other = _found(text, needles[1]) if second < 0 else -1
            if other >= 0:
                second = at + other + 1
            rest = text[-overlap:]
            at += len(text) - len(rest)
        return -1, second


def _found(text: bytes, needle: bytes) -> int:
    """Where a line begins so, and the word ends there."""
    at = text.find(needle)
    while at >= 0 and text[at + len(needle) : at + len(needle) + 1] not in (b" ", b"\r", b"\n", b""):
        at = text.find(needle, at + 1)
    return at


def _lines(file: BinaryIO, place: _Place) -> list[str]:
    """Those below the line of a position."""
    return _read(file, place.start, place.end).decode("utf-8", "replace").splitlines()[1:]


def _read(file: BinaryIO, start: int, end: int) -> bytes:
    file.seek(start)
    return file.read(end - start)


def _copy(file: BinaryIO, written: BinaryIO, start: int, end: int, ended: Ended, counted: bool = False) -> None:
    """Copies a part of a book; `counted`: the number of its positions, where it is told at the beginning, grows."""
    file.seek(start)
    while start < end:
        if ended():
            raise EndedError
        text = file.read(min(_CHUNK, end - start))
        start += len(text)
        if not text:
            break
        if counted:
            text = _COUNTED.sub(lambda found: found[1] + str(int(found[2]) + 1).encode(), text, count=1)
            counted = False
        written.write(text)
