"""PSN, the notation of Western records and of GNU Shogi's `.gam` files; it is read only.

    [Sente "Hanako"]
    [Gote "Taro"]
    1. P7g-7f P3c-3d  2. B8hx2b+ S3ax2b  3. B'4e
    [ A comment. ]

Moves are Hodges's, but for `'` as the sign of a drop and `-`, which may be missing. Comments stand in brackets or
behind `#`; numbers of moves mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant

from ...errors import NotationError, shortened
from ...limits import LONGEST_GAME, LONGEST_VALUE, MOST_GAME_LINES, check_length
from ...moves.hodges import parse_move
from ...steps import Steps, finish
from ..headers import BLACK, WHITE
from ..reading import Reading
from ..replay import Replay

STEP_WORDS: Final = 50
PIECE: Final = r"\+?[PLNSGBRK]"
MOVE: Final = re.compile(rf"({PIECE})([1-9][a-i])?([-x*'])?([1-9][a-i])([+=]?)[!?]*+")

_TAG: Final = re.compile(r'\[([A-Za-z]{1,30}) "([^"\n\r]*+)"\]')
_WORD: Final = re.compile(r"#[^\n\r]*+|\[[^\]]*+\]?|\{[^}]*+\}?|(?:[0-9]{1,5}\.+)|[^\s\[\]{}#]++|[\]}]")
_NUMBER: Final = re.compile(r"[0-9]{0,5}\.+")
_HEADERS: Final = {"Sente": BLACK, "Black": BLACK, "Gote": WHITE, "White": WHITE, "Event": "event", "Date": "started"}
_RESIGNS: Final = ("resigns", "resign", "resigns.")
_PLACES: Final = ("Venue", "Site")


def parse_psn(text: str) -> Reading:
    """The game of a text, and what is wrong with it."""
    return finish(psn_steps(text))


def psn_steps(text: str) -> Steps[Reading]:
    """`parse_psn` in steps."""
    reading = Reading()
    try:
        check_length(text, LONGEST_GAME, "a record")
    except NotationError as error:
        reading.report(error)
        return reading
    game = Game(load_variant("shogi"))
    replay = Replay(game, reading)
    for number, (word, at) in enumerate(_words(text)):
        if number % STEP_WORDS == 0:
            yield at / len(text)
        try:
            if number >= MOST_GAME_LINES:
                raise NotationError(f"there are more than {MOST_GAME_LINES} words", word)
            _read(word, replay)
        except NotationError as error:
            replay.refuse(error.at(*_place(text, at)))
        if replay.broken:
            break
    if game.root.children or game.headers:
        reading.add(replay.finished())
    elif not reading.problems:
        reading.report(NotationError("there is no game in the text"))
    return reading


def _words(text: str) -> Iterator[tuple[str, int]]:
    return ((match.group(), match.start()) for match in _WORD.finditer(text))


def _read(word: str, replay: Replay) -> None:
    """One word: a tag, a comment, a number or a move."""
    game = replay.game
    tag = _TAG.fullmatch(word)
    if tag:
        name = "place" if tag[1] in _PLACES else _HEADERS.get(tag[1], tag[1])
        if tag[2]:
            game.headers.setdefault(name, tag[2])
    elif word[0] in "[{#":
        comment = " ".join(word[: 2 * LONGEST_VALUE].strip("[]{}#").split())[:LONGEST_VALUE]
        if comment:
            replay.comment(comment)
    elif word.lower() in _RESIGNS:
        if game.result is None:
            game.finish(GameResult(Side(game.position.turn).other, Reason.RESIGN))
    elif not _NUMBER.fullmatch(word):
        _play(word, replay)


def _play(word: str, replay: Replay) -> None:
    found = MOVE.fullmatch(word)
    if found is None:
        raise NotationError(f"{shortened(word)} is no move", word)
    piece, origin, sign, target, decision = found.groups()
    sign = {"'": "*", None: "-"}.get(sign, sign)
    position = replay.game.position
    if sign == "-" and position.piece_at(position.variant.parse_square(target)):
        sign = "x"
    replay.play(parse_move(f"{piece}{origin or ''}{sign}{target}{decision}", position), word, 1)


def _place(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
