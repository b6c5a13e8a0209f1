"""Reading a text of any format: the one road of whatever is opened, pasted, dropped or converted."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import NotationError
from ..positions.web_positions import position_of_web
from ..steps import Steps, finish
from .encodings import Decoded, decode
from .formats import FORMATS, Format, format_of_file
from .looks_like import looks_like
from .reading import Reading


def parse_record(text: str, preferred: str = "shogi", name: str = "") -> Reading:
    """`read_record` at once."""
    return finish(read_record(text, preferred, name))


def read_record(text: str, preferred: str, name: str = "") -> Steps[Reading]:
    """The games of a text in any format that is known, and what is wrong with them.

    What the text looks like decides; `name` is that of its file, whose end is tried where the text does not tell or
    gives no game. `preferred` is the variant where a text does not say one. Without any game the first problem says
    what the text is, as far as that can be told.
    """
    if not text.strip():
        return Reading(problems=[NotationError("the text is empty")])
    text = position_of_web(text) or text
    first: Reading | None = None
    for known in _candidates(text, name):
        reading = yield from known.read(text, preferred)
        if reading.games:
            return reading
        first = first or reading
    kind = looks_like(text)
    if first is not None:
        return first
    what = f"this is {kind.value}, which holds no record of a game" if kind else "this is in no format that is known"
    return Reading(problems=[NotationError(what, text)])


def read_record_file(data: bytes, preferred: str, name: str = "") -> Steps[tuple[Reading, Decoded]]:
    """`read_record` for the bytes of a file; what is wrong with its encoding comes first."""
    decoded = decode(data)
    reading = yield from read_record(decoded.text, preferred, name)
    if decoded.problem is not None:
        reading.problems.insert(0, decoded.problem)
    return reading, decoded


def _candidates(text: str, name: str) -> Iterator[Format]:
    """The formats to try: what the text looks like, then what the file is called."""
    kind = looks_like(text)
    likely = [known for known in FORMATS if kind is not None and kind in (known.kind, *known.also)]
    called = format_of_file(name)
    yield from likely
    if called is not None and called[0] not in likely:
        yield called[0]
