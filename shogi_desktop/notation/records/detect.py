"""Reading a text of any format: the one road of whatever is opened, pasted, dropped or converted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..errors import NotationError, RecordMessage
from ..positions.web_positions import position_of_web
from ..steps import Steps, finish
from .encodings import Decoded, decode
from .formats import FORMATS, Format, format_of_file
from .kinds import Kind
from .looks_like import kinds_of, looks_otherwise
from .quoting import unquoted
from .reading import Reading


def parse_record(text: str, preferred: str = "shogi", name: str = "") -> Reading:
    """`read_record` at once."""
    return finish(read_record(text, preferred, name))


def read_record(text: str, preferred: str, name: str = "") -> Steps[Reading]:
    """The games of a text in any format that is known, and what is wrong with them.

    Of the formats that its lines look like, and that of its file's `name`, the one that reads most moves with the
    fewest problems has read it; an empty game is nothing where the text looks like something else. `preferred` is the
    variant where a text does not say one. Without any game the first problem says what the text is, as far as that can
    be told.
    """
    if not text.strip():
        return Reading(problems=[NotationError(RecordMessage.EMPTY)])
    text = position_of_web(text) or unquoted(text)
    first = best = None
    for known, likely in _candidates(text, name):
        reading = yield from known.read(text, preferred)
        worth = _Worth.of(reading)
        if (worth.moves and not worth.faults) or reading.cut:
            return reading
        other = looks_otherwise(text)
        if _counts(worth, likely, other) and reading.games:
            best = max(best or (worth, reading), (worth, reading), key=lambda one: one[0])
        elif other is None or (likely and not reading.games):
            first = first or Reading(problems=reading.problems, told=reading.told)
    if best is not None:
        return best[1]
    return first or Reading(problems=[_unread(text)])


def _unread(text: str) -> NotationError:
    """What a text is that no format has read."""
    kind = looks_otherwise(text)
    what = RecordMessage.NOT_A_RECORD(what=kind.value) if kind else RecordMessage.UNKNOWN_FORMAT
    return NotationError(what, text)


def read_record_file(data: bytes, preferred: str, name: str = "") -> Steps[tuple[Reading, Decoded]]:
    """`read_record` for the bytes of a file; what is wrong with its encoding comes first."""
    decoded = decode(data)
    reading = yield from read_record(decoded.text, preferred, name)
    if decoded.problem is not None:
        reading.problems.insert(0, decoded.problem)
    return reading, decoded


class _Worth(NamedTuple):
    """What a reading is worth, more before less: moves, positions set up, and problems as negative numbers."""

    moves: int
    positions: int
    faults: int

    @classmethod
    def of(cls, reading: Reading) -> _Worth:
        """Of one without problems it is only told whether there are moves."""
        begun = sum(bool(game.root.children) for game in reading.games)
        if begun and reading.problems:
            begun = sum(len(list(game.root.walk())) - 1 for game in reading.games)
        positions = sum(not game.begins_as_usual or bool(game.handicap) for game in reading.games)
        return cls(begun, positions, -len(reading.problems))


_NOTHING: Final = _Worth(0, 0, 0)


def _counts(worth: _Worth, likely: bool, other: Kind | None) -> bool:
    """Whether a reading is taken for what the text is: an empty game only where nothing speaks against it."""
    if worth > _NOTHING:
        return True
    return (likely or other is None) if not worth.faults else (likely and other is None)


def _candidates(text: str, name: str) -> Iterator[tuple[Format, bool]]:
    """The formats to try, each once, and whether the text looks like it; else its file is called so."""
    tried: list[Format] = []
    for kind in kinds_of(text):
        for known in FORMATS:
            if kind in (known.kind, *known.also) and known not in tried:
                tried.append(known)
                yield known, True
    called = format_of_file(name)
    if called is not None and called[0] not in tried:
        yield called[0], False
