"""Damaged record files of every format, as bytes: an input is a text with a letter for each byte."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.detect import read_record_file
from shogi_desktop.notation.records.formats import FORMATS, Format, GamePart
from shogi_desktop.notation.records.reading import MOST_PROBLEMS, finish
from tests.stress import fuzz_seeds as seeds
from tests.stress.fuzz_readers import LONGEST_ERROR, Reader
from tests.stress.mutation import damaged

SECONDS: Final = 2.0
MEGABYTES: Final = 500.0
ONE_LINE: Final = 50_000_000
ONE_LINE_ONCE_IN: Final = 1_000

PSN: Final = (
    '[Sente "A"]\n[Gote "B"]\n1.P7g-7f P3c-3d 2.B8hx2b+ S3ax2b\n[a remark]\n3.B\'4e\n',
    "# a game\n1.P2f P3d  2.P2e B3c\n[ This is\n necessary. ]\n 3.P7f P4d\n",
)
_BEYOND: Final = re.compile("[^\x00-\xff]+")
CODECS: Final = ("utf-8", "utf-8", "cp932", "cp932", "utf-8-sig", "utf-16", "euc_jp")


def record_readers() -> list[Reader]:
    """One for each format."""
    return [_reader(known) for known in FORMATS]


def _reader(known: Format) -> Reader:
    name = f"{known.key} file"
    written = partial(_seeds, known)
    read = partial(_read, known, known.file_types[0].suffix)
    return Reader(name, written, read, 4, _damaged, SECONDS, MEGABYTES)


@cache
def _texts(key: str) -> tuple[str, ...]:
    """Good texts of a format."""
    known = next(known for known in FORMATS if known.key == key)
    if known.write is None:
        return PSN
    texts = []
    for game in seeds.random_games():
        try:
            texts.append(known.write([game]))
        except NotationError:
            continue
    if known.several:
        texts.append(known.write([game for game in seeds.random_games() if game.variant.name == "shogi"]))
    return tuple(texts)


def _seeds(known: Format) -> list[str]:
    """The texts in every encoding, a letter for each byte, and some of another format to splice with."""
    texts = [*_texts(known.key), *_texts("kif")[:1], *_texts("csa")[:1]]
    codecs = [(text, codec) for text in texts for codec in CODECS]
    wrong = [(text.encode().decode("cp932", "replace"), "utf-8") for text in texts]
    return [text.encode(codec, "replace").decode("latin-1") for text, codec in codecs + wrong]


def _damaged(texts: Sequence[str], chance: random.Random) -> str:
    if chance.randrange(ONE_LINE_ONCE_IN) == 0:
        return _one_line(texts, chance)
    return damaged(texts, chance)


def _one_line(texts: Sequence[str], chance: random.Random) -> str:
    """Fifty megabytes without the end of a line."""
    text = chance.choice(texts)
    at = chance.randrange(len(text))
    piece = chance.choice((text[at : at + 7], text[at : at + 1], "9", "[", '{"a":', "あ", "+7776FU,", "'*", "1 "))
    piece = _bytes(piece.replace("\n", " ").replace("\r", " ") or "x").decode("latin-1")
    return text[:at] + piece * (ONE_LINE // len(piece)) + text[at:]


def _bytes(text: str) -> bytes:
    """The letters as bytes; those beyond a byte, which the damage may have brought, as UTF-8."""
    letters = _BEYOND.sub(lambda found: found.group().encode("utf-8", "surrogatepass").decode("latin-1"), text)
    return letters.encode("latin-1")


def _read(known: Format, suffix: str, text: str) -> bool:
    """Reads a file as the program does; whether there was a game in it."""
    reading, _ = finish(read_record_file(_bytes(text), "shogi", f"x{suffix}"))
    if not reading.games and not reading.problems:
        raise AssertionError("neither a game nor a problem")
    if len(reading.problems) > MOST_PROBLEMS + 1:
        raise AssertionError(f"{len(reading.problems)} problems")
    for problem in reading.problems:
        if len(str(problem)) > LONGEST_ERROR or problem.line < 1 or problem.column < 1:
            raise AssertionError(f"a problem at {problem.line}, {problem.column} of {len(str(problem))} letters")
    for game in reading.games[:20]:
        _walk(game)
    _write_again(known, reading.games[:20])
    return bool(reading.games)


def _walk(game: Game) -> None:
    """Every move is there to be looked at."""
    for node in game.root.walk():
        game.go_to(node)
    game.go_to(game.end)


def _write_again(known: Format, games: list[Game]) -> None:
    """What was read is written, and read once more without a problem in its moves."""
    write = known.write
    if write is None:
        return
    for game in games:
        try:
            text = write([game])
        except NotationError:
            continue
        again = finish(known.read(text, game.variant.name))
        if len(again.games) != 1:
            raise AssertionError(f"{len(again.games)} games were written, {again.problems[:1]}")
        (read,) = again.games
        if GamePart.MOVES in known.lacks or (game.end.children and GamePart.RESULT in known.lost(game)):
            continue  # where the game ended is not told
        if [node.move for node in read.main_line()] != [node.move for node in game.main_line()]:
            raise AssertionError(f"other moves were written, {again.problems[:1]}")
