"""Games and positions as USI writes them: one row each, `startpos moves 7g7f ...`, `sfen ... moves ...`.

`position` may stand before it, or the words `sfen` and `startpos moves` be missing; a word of `end_words` may end the
moves, as programs write on the clipboard. A row that only goes on with moves belongs to the one before; lines of words,
as in a mail, are passed over around the rows. Nothing says of which game a row is: it is that of the last row, the
preferred one, or the first that can read it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant

from ...errors import LimitMessage, MoveMessage, Named, NotationError, RecordMessage, shortened
from ...limits import LONGEST_COMMAND, LONGEST_GAME, MOST_MOVES, MOST_SET_LINES, check_length
from ...lines import lines_of
from ...moves.usi import format_position_command, move_of, parse_position_command
from ...positions.position_text import COMMANDS
from ..headers import in_order
from ..reading import MOST_PROBLEMS, Reading, Replay, Steps, finish, game_from, report_flaws
from .csa_start import CsaEnd, Winner
from .csa_start import result_of as csa_result

_WORDS: Final = (
    ("resign resigns resigned toryo", CsaEnd("", Reason.RESIGN, Winner.WAITING)),
    (
        "win kachi declare declaration nyugyoku nyugyokuwin enteringofking",
        CsaEnd("", Reason.DECLARATION, Winner.TO_MOVE),
    ),
    ("lose loss", CsaEnd("", Reason.OTHER, Winner.WAITING)),
    ("repdraw repetition repetitiondraw fourfoldrepetition sennichite", CsaEnd("", Reason.REPETITION, Winner.NOBODY)),
    ("repwin", CsaEnd("", Reason.PERPETUAL_CHECK, Winner.TO_MOVE)),
    ("replose", CsaEnd("", Reason.PERPETUAL_CHECK, Winner.WAITING)),
    ("repsup", CsaEnd("", Reason.OTHER, Winner.TO_MOVE, "rep_sup")),
    ("repinf", CsaEnd("", Reason.OTHER, Winner.WAITING, "rep_inf")),
    ("draw drawn hikiwake", CsaEnd("", Reason.AGREEMENT, Winner.NOBODY)),
    ("jishogi impasse", CsaEnd("", Reason.IMPASSE, Winner.NOBODY)),
    ("maxmoves maxply movelimit", CsaEnd("", Reason.MOVE_LIMIT, Winner.NOBODY)),
    ("timeout timeup timelimit", CsaEnd("", Reason.TIME, Winner.WAITING)),
    (
        "break interrupt interrupted abort aborted chudan stop stopped adjourn adjourned suspend suspended matta",
        CsaEnd("", Reason.ABORTED, Winner.NOBODY),
    ),
    ("illegal illegalmove illegallose foul", CsaEnd("", Reason.ILLEGAL_MOVE, Winner.WAITING)),
    ("illegalwin foulwin", CsaEnd("", Reason.ILLEGAL_MOVE, Winner.TO_MOVE)),
    ("mate mated checkmate checkmated tsumi tsume", CsaEnd("", Reason.CHECKMATE, Winner.WAITING)),
    ("stalemate", CsaEnd("", Reason.NO_MOVES, Winner.WAITING)),
    ("fuzumi nomate", CsaEnd("", Reason.NO_MATE, Winner.NOBODY)),
    ("forfeit default", CsaEnd("", Reason.FORFEIT, Winner.WAITING)),
    ("forfeitwin", CsaEnd("", Reason.FORFEIT, Winner.TO_MOVE)),
)
"""Without the signs between the parts of a word."""
_OF_WORD: Final = {word: end for words, end in _WORDS for word in words.split()}
_PARTS: Final = re.compile("[-_.! ]")
_LONGEST: Final = 32


def result_of(word: str, turn: Side) -> GameResult | None:
    """What a word in place of a move says where it is `turn`'s turn; None where it is none of them."""
    if len(word) > _LONGEST:
        return None
    if word.startswith("%"):
        return csa_result(word[1:].upper(), turn)
    end = _OF_WORD.get(_PARTS.sub("", word.lower()))
    return None if end is None else GameResult(end.winner.side(turn), end.reason, end.detail)


def is_end(word: str) -> bool:
    """Whether a word ends the moves of a game."""
    return result_of(word, Side.BLACK) is not None


MOST_WORDS: Final = 20
"""Before the moves of a game."""

_MOVES: Final = "moves"
_MOVE: Final = re.compile(r"(?:[1-9][0-9]?[a-z]{1,2}){2,4}\+?|(?:[A-Z]|\[[A-Z]{2,8}\])\*[1-9][0-9]?[a-z]{1,2}")
_OF_ROW: Final = re.compile(rf"(?:{'|'.join(COMMANDS)}|{_MOVES})$|(?![a-z]+:)[^/]++/[^/]++/|(?:{_MOVE.pattern})$")
"""A word that only rows of games and positions have: a command, a board, a move."""
_WITH_SQUARE: Final = re.compile("[0-9]|[A-Z][*]")
"""What every move has."""
_WORD: Final = re.compile(r"\S++")


def parse_usi_games(text: str, preferred: str = "shogi") -> Reading:
    """The games of a text, and what is wrong with it."""
    return finish(usi_game_steps(text, preferred))


def usi_game_steps(text: str, preferred: str) -> Steps[Reading]:
    """`parse_usi_games` in steps."""
    reading = Reading()
    variant = load_variant(preferred)
    try:
        check_length(text, LONGEST_GAME, Named.RECORD)
        for row in _rows(text):
            yield row.share
            read = yield from _read_row(row, variant)
            for game in read.games:
                reading.add(game)
            for problem in read.problems:
                reading.report(problem)
            variant = read.games[0].variant if read.games else variant
            if len(reading.problems) >= MOST_PROBLEMS:
                break
    except NotationError as error:
        reading.report(error)
    if not reading.games and not reading.problems:
        reading.report(NotationError(RecordMessage.NO_GAME))
    return reading


def format_usi_games(games: Sequence[Game]) -> str:
    """A `position` line for the main line of each game."""
    lines = [
        f"position {format_position_command(game.start, [node.move for node in game.main_line()])}" for game in games
    ]
    return "\n".join([*lines, ""])


@dataclass(frozen=True)
class _Word:
    """A word and where it stands."""

    text: str
    line: int
    column: int


@dataclass(frozen=True)
class _Row:
    """The words of one game; `share` of the text was read before its end."""

    words: tuple[_Word, ...]
    share: float


def _rows(text: str) -> Iterator[_Row]:
    """The games of a text, without the words around them; where there are but words, the first line of them."""
    around: list[_Row] = []
    begun = False
    for row in _joined(text):
        words = not any(_OF_ROW.match(word.text) for word in row.words)
        if words and len(around) < MOST_PROBLEMS:
            around.append(row)
            continue
        if begun or words:
            yield from around
        around, begun = [], True
        yield row
    if not begun:
        yield from around[:1]


def _joined(text: str) -> Iterator[_Row]:
    """The lines of a text, those that go on with a game put together."""
    words: list[_Word] = []
    share = 0.0
    for number, (line, end) in enumerate(lines_of(text, MOST_SET_LINES), 1):
        if line.lstrip("\ufeff \t").startswith("#"):
            continue
        check_length(line, LONGEST_COMMAND, Named.POSITION_WITH_MOVES)
        matches = _WORD.finditer(line.replace("\ufeff", " "))
        found = [_Word(match.group(), number, match.start() + 1) for match in matches]
        if not found:
            continue
        if words and (is_end(words[-1].text) or not _goes_on(found[0].text)):
            yield _Row(tuple(words), share)
            words = []
        words += found
        if len(words) > MOST_MOVES + MOST_WORDS:
            raise NotationError(LimitMessage.MOVES(most=MOST_MOVES), line=number)
        share = end / len(text)
    if words:
        yield _Row(tuple(words), share)


def _goes_on(word: str) -> bool:
    """Whether a line that begins so goes on with the moves of the line before."""
    return word == _MOVES or is_end(word) or _MOVE.fullmatch(word) is not None


def _read_row(row: _Row, first: Variant) -> Steps[Reading]:
    """The reading by the first variant with which nothing is wrong, else by the one that got farthest.

    A board that a usual game could read is not one of a rarer game of this size.
    """
    best = _read_by(row, first)
    for variant in _others(row, first) if best.problems else ():
        yield row.share
        if any((game.variant.files, game.variant.ranks) == (variant.files, variant.ranks) for game in best.games):
            continue
        read = _read_by(row, variant)
        if not read.problems:
            return read
        if _length(read) > _length(best):
            best = read
    return best


def _length(reading: Reading) -> int:
    return sum(game.cursor.ply + 1 for game in reading.games)


def _others(row: _Row, first: Variant) -> Iterator[Variant]:
    """Every other game, then those of as many ranks in which pieces come into hand by an option only."""
    usual = [load_variant(name) for name in in_order()]
    boards = max(word.text.count("/") + 1 for word in row.words)
    for variant in usual:
        if variant is not first:
            yield variant
    for variant in usual:
        if variant.ranks == boards and not variant.has_drops:
            chosen = ({option.key: choice} for option in variant.options for choice, _ in option.choices)
            yield from (other for options in chosen if (other := load_variant(variant.name, options)).has_drops)


def _read_by(row: _Row, variant: Variant) -> Reading:
    """A row read by the rules of one game."""
    reading = Reading()
    words = list(row.words)
    if words[0].text == COMMANDS[0]:
        del words[0]
    moves = _first_move(words)
    start, rest = words[:moves], words[moves:]
    try:
        game = _begun(start, row, variant)
    except NotationError as error:
        reading.report(error)
        return reading
    report_flaws(game.start, reading, row.words[0].line)
    replay = Replay(game, reading)
    for word in rest[: MOST_MOVES + 1]:
        if word.text == _MOVES:
            continue
        if game.result is not None:
            reading.report(NotationError(RecordMessage.MOVE_AFTER_END, word.text, word.line, word.column))
            break
        _take(word, game, replay)
        if replay.broken:
            break
    reading.add(game)
    return reading


def _first_move(words: list[_Word]) -> int:
    """How many words tell the start: all before `moves`, or before a move where no board is told."""
    for number, word in enumerate(words):
        if word.text == _MOVES or (number < 2 and _MOVE.fullmatch(word.text)) or is_end(word.text):
            return number
    return len(words)


def _begun(start: list[_Word], row: _Row, variant: Variant) -> Game:
    """The game that the words before the moves begin."""
    text = " ".join(word.text for word in start) or "startpos"
    before = "" if text.startswith(COMMANDS) else "sfen "
    try:
        return game_from(parse_position_command(before + text, variant))
    except NotationError as error:
        at = max(0, error.column - 1 - len(before))
        word = start[min(text.count(" ", 0, at), len(start) - 1)] if start else row.words[0]
        inside = at - (text.rfind(" ", 0, at) + 1)
        raise NotationError(error.message, error.text, word.line, word.column + max(0, inside)) from None


def _take(word: _Word, game: Game, replay: Replay) -> None:
    """A move, or the end of the game."""
    result = result_of(word.text, Side(game.position.turn))
    if result is not None:
        game.finish(result)
        return
    try:
        if not _WITH_SQUARE.search(word.text):
            raise NotationError(MoveMessage.NOT_A_MOVE_OR_END(text=shortened(word.text)), word.text)
        replay.play(move_of(word.text, game.position), word.text, word.line, word.column)
    except NotationError as error:
        replay.refuse(error.at(word.line, word.column))
