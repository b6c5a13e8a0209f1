"""Files of records: their names, those opened and saved last, reading and writing in steps (a disk that takes its time,
or a file that somebody holds, stops nobody), and what a format leaves out before anything is written."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, TypeVar

from shogi_desktop.files import read_bytes, write_bytes_atomic, write_numbered
from shogi_desktop.files.names import known_as, safe_name
from shogi_desktop.files.plain_values import Between, read_json, record
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.errors import NotationError, RecordMessage
from shogi_desktop.notation.records.encodings import Encoding, encode, lost_characters
from shogi_desktop.notation.records.file_types import GAME
from shogi_desktop.notation.records.formats import FORMATS, Format, GamePart, format_named, format_of_file
from shogi_desktop.notation.records.headers import LEFT_AT, SAVED, STARTED, WHOLE, WRITTEN
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.notation.records.shogi_file import format_game

from .journal import Place, node_at, turns_to

if TYPE_CHECKING:
    from concurrent.futures import Future


Done = TypeVar("Done")

WAIT_S = 0.005


class ReadingGivenUp(Exception):
    """The person does not want to wait any longer."""


def bytes_steps(path: str | Path) -> Steps[bytes]:
    """`files.read_bytes` in steps: a thread waits for the disk, and for nobody where it is given up."""
    return (yield from _in_a_thread(lambda: read_bytes(path)))


def writing_steps(path: str | Path, data: bytes) -> Steps[None]:
    """`files.write_bytes_atomic` in steps. Where it is given up the file may still be written."""
    return (yield from _in_a_thread(lambda: write_bytes_atomic(path, data)))


def _in_a_thread(work: Callable[[], Done]) -> Steps[Done]:
    from concurrent.futures import Future, wait

    working: Future[Done] = Future()
    Thread(target=_work, args=(work, working), daemon=True, name="disk").start()
    while not wait([working], WAIT_S).done:
        yield 0.0
    return working.result()


def _work(work: Callable[[], Done], working: Future[Done]) -> None:
    """In the thread."""
    try:
        working.set_result(work())
    except Exception as error:  # whatever it is, it belongs to the one who waits
        working.set_exception(error)


SUFFIX = GAME.suffix


UNCOUNTED: Final = frozenset({GamePart.FRACTIONS})
"""What nobody is asked about: other programs write whole seconds."""
USUAL_NAME: Final = "{date} {time} {black} - {white}"
USUAL_NAME_OF_OTHERS: Final = "{date} {time} {game} {black} - {white}"
"""Of games that are not shogi."""
FIELDS: Final = ("date", "time", "black", "white", "game", "event", "place", "opening")
"""What may stand in braces in the pattern of a name."""
_FIELD: Final = re.compile(r"\{([a-z]{1,12})\}")


def usual_kind(game: Game, wished: str) -> tuple[str, frozenset[GamePart]]:
    """The end of the name of a new file of a game, where records are wished in the format of this name, and what that
    would lose. What would lose anything, or cannot hold the game, is our own instead; fractions of seconds do not
    count."""
    known = format_named(wished)
    if known is None or known.write is None or known.file_types[0] is GAME:
        return SUFFIX, frozenset()
    try:
        text = known.write([game])
    except ValueError:
        return SUFFIX, frozenset()
    lost = known.lost(game) - UNCOUNTED
    fits = not lost_characters(text, known.encodings[0])
    return (SUFFIX if lost else known.suffix(known.encodings[0] if fits else Encoding.UTF_8)), lost


def usual_name(variant: str) -> str:
    """The pattern for games of a variant where the person has none."""
    return USUAL_NAME if variant == "shogi" else USUAL_NAME_OF_OTHERS


def own_date(game: Game, begun: str) -> dict[str, str]:
    """When a game was played, for the name of its file: as its record says, or else when it was begun (ISO 8601)."""
    said = game.headers.get(STARTED, "").split()
    if said:
        return {"date": said[0].replace("/", "-"), "time": "".join(said[1:2]).replace(":", "")[:4]}
    try:
        when = datetime.fromisoformat(begun).astimezone()
    except ValueError:
        return {}
    return {"date": f"{when:%Y-%m-%d}", "time": f"{when:%H%M}"}


def file_name(pattern: str, values: Mapping[str, str], when: datetime, suffix: str = SUFFIX) -> str:
    """A name for a new file: each {field} of the pattern becomes its value, one without a value nothing.

    A pattern that gives no name is taken for the usual one.
    """
    there = {"date": f"{when:%Y-%m-%d}", "time": f"{when:%H%M}", **values}
    stem = safe_name(_FIELD.sub(lambda field: there.get(field[1], ""), pattern))
    return f"{stem}{suffix}" if stem or pattern == USUAL_NAME else file_name(USUAL_NAME, values, when, suffix)


def keep(game: Game, wanted: Path) -> Path:
    """Writes a game as `wanted` or, where that is taken, under a numbered name. OSError if it fails."""
    return write_numbered(wanted.parent, wanted.stem, SUFFIX, format_game(game))


MOST: Final = 10


def recent_files(text: str) -> list[str]:
    """The paths of a JSON list, the newest first; none where it is no such list."""
    try:
        found = read_json(text or "[]")
    except ValueError:
        return []
    return [path for path in found if isinstance(path, str) and path][:MOST] if isinstance(found, list) else []


def with_newest(path: str, before: Sequence[str]) -> list[str]:
    """The paths with another one in front, which stands there once."""
    whole = known_as(path, before)
    return [whole, *(known for known in before if known != whole)][:MOST]


def text_with_newest(path: str, text: str) -> str:
    """The JSON list with another path in front."""
    return json.dumps(with_newest(path, recent_files(text)), ensure_ascii=False)


Stamp: TypeAlias = tuple[int, int] | None
"""When a file was changed last, in ns, and its size; None where there is none."""


@dataclass(frozen=True)
class ReadyFile:
    """A record ready to be written: the bytes of its file, and what is not in them."""

    path: str
    format: Format
    encoding: Encoding
    data: bytes
    parts: frozenset[GamePart]
    characters: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing of the record is left out that anybody would miss."""
        return not self.parts - UNCOUNTED and not self.characters


def prepare(game: Game, path: str, encoding: Encoding | None, own: Callable[[], str]) -> ReadyFile:
    """A record as it will be written: the end of the name says the format, the file type or `encoding` how.

    `own` is the text of the program's own format. NotationError where the format cannot hold the game.
    """
    format_, kind = format_of_file(path) or (FORMATS[0], GAME)
    if format_.write is None:
        raise NotationError(RecordMessage.READ_ONLY(suffix=kind.suffix))
    chosen = kind.encoding or (encoding if encoding in format_.encodings else format_.encodings[0])
    text = own() if kind is GAME else format_.write([game])
    lost = tuple(lost_characters(text, chosen))
    return ReadyFile(path, format_, chosen, encode(text, chosen), format_.lost(game), lost)


def stamp_of(path: str) -> Stamp:
    """What tells whether another program has changed a file since."""
    try:
        found = os.stat(Path(path))
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


@dataclass(frozen=True)
class _LeftAt:
    """A place in a game, `ply` moves from its start, on the main line but where `turns` say."""

    ply: Annotated[int, Between(0, 1 << 20)]
    turns: Place


@contextmanager
def telling_file(
    game: Game, path: str, stamp: Stamp = None, unsaved: bool = True, rests: bool = False
) -> Iterator[None]:
    """In what is written meanwhile the game names the file it is saved in ("" = none), how that was written, where
    nothing is unsaved, how many moves are in it, and, where nobody plays it (`rests`), the place where one stands in
    it: only for files of the program's own, as only those are believed."""
    said = dict(game.headers)
    for header in (SAVED, WRITTEN, WHOLE, LEFT_AT):
        game.headers.pop(header, None)
    if rests:
        game.headers[LEFT_AT] = json.dumps(asdict(_LeftAt(game.cursor.ply, turns_to(game.cursor))))
    if path and not unsaved:
        game.headers[WHOLE] = str(len(game.main_line()))
    if path:
        game.headers[SAVED] = os.path.abspath(path)
    if path and stamp is not None:
        game.headers[WRITTEN] = " ".join(map(str, stamp))
    try:
        yield
    finally:
        game.headers.clear()
        game.headers.update(said)


def place_told(game: Game) -> Node | None:
    """Where one stood in such a game, None where it was played or does not say; it says it no more."""
    try:
        found = record(_LeftAt, read_json(game.headers.pop(LEFT_AT, "")), strict=True)
        return node_at(game, found.ply, found.turns)
    except ValueError:
        return None


def file_told(game: Game) -> tuple[str, Stamp, bool]:
    """The file that such a game names, where it is there, how it was written, and whether it lacks something of the
    game, as it does when a move was made since; the game names it no more."""
    path, written = game.headers.pop(SAVED, ""), game.headers.pop(WRITTEN, "").split()
    unsaved = game.headers.pop(WHOLE, "") != str(len(game.main_line()))
    if not os.path.isfile(path):
        return "", None, True
    try:
        changed, size = map(int, written)
    except ValueError:
        return path, None, True
    return path, (changed, size), unsaved
