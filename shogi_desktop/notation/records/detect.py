"""Reading a text of any format: the one road of whatever is opened, pasted, dropped or converted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from ..errors import NotationError, RecordMessage
from ..positions.position_text import position_of_web
from .encodings import Decoded, decode
from .file_types import GAME, HODGES, FormatKind
from .formats import FORMATS, Format, format_of_file
from .ki2 import MOVE_LINE
from .kifu.written_move import MARKS
from .programs.usi_games import is_end
from .reading import Reading, Steps, finish

_QUOTES: Final = re.compile("^(?:[>＞] ?)+", re.MULTILINE)
_LINE: Final = re.compile(r"^[^\S\n]*+\S", re.MULTILINE)


def unquoted(text: str) -> str:
    """The text without the marks of quoted lines, where most lines of its beginning have them."""
    head = text[:LOOKED_AT]
    if ">" not in head and "＞" not in head:
        return text
    quoted = len(_QUOTES.findall(head))
    return _QUOTES.sub("", text) if 2 * quoted > len(_LINE.findall(head)) else text


LOOKED_AT: Final = 8192
"""Characters of a text that are looked at."""


_LINE_END: Final = re.compile("\r\n?")
# Every run of blanks is possessive: no pattern tries one text in two ways.
_ADDRESS: Final = re.compile(r"(?:https?|ftp|file)://\S+|www\.[^\s/.]+\.\S+", re.IGNORECASE)
_HTML: Final = re.compile(r"<(?:!doctype|html|head|body|div|table|span|p|a|meta|script|\?xml|svg)\b", re.IGNORECASE)
_SQUARE: Final = (
    "(?:[1-9１-９][0-9０-９]?[一二三四五六七八九十]|[1-9１-９]{2}[歩香桂銀金角飛玉王と成全圭杏馬龍竜]|[同仝])"
)
_MARKS: Final = "".join(MARKS)
_KIF_MOVE: Final = re.compile(
    r"^[ \t\u3000]*+[0-9０-９]{1,5}+(?:[ \t\u3000]*+手目?+(?:[一二三]歩目)?[ \t\u3000]*+"
    r"|[.．、]?+[ \t\u3000]++|[.．、])"
    rf"[{_MARKS}]?(?:{_SQUARE}|投了|中断|詰み|千日手|持将棋)",
    re.MULTILINE,
)
_KIF_HEAD: Final = re.compile(r"^手数-+指手|^# ?-+ ?Kifu|^#KIF", re.MULTILINE | re.IGNORECASE)
_KI2_HEAD: Final = re.compile(r"^#KI2", re.MULTILINE)
_KI2_MOVE: Final = re.compile(f"[{_MARKS}][ \u3000]?{_SQUARE}")
_RECORD_HEAD: Final = re.compile(r"^(?:手合割|棋種|先手|後手|下手|上手|開始日時|棋戦)[ \u3000]*+[：:]", re.MULTILINE)
_CSA_MOVE: Final = re.compile(r"^[+-][0-9]{2}[1-9]{2}(?:FU|KY|KE|GI|KI|KA|HI|OU|TO|NY|NK|NG|UM|RY)\b", re.MULTILINE)
_CSA_HEAD: Final = re.compile(r"^(?:V[0-9](?:\.[0-9])?|N[+-].*|PI[0-9A-Z]*|P1[-+* ].*|\$[A-Z_]+:.*)\s*$", re.MULTILINE)
_JKF: Final = re.compile(r'"(?:moves|initial|header)"[ \t\r\n]*+:')
_USEN: Final = re.compile(
    r"(?:[A-Za-z0-9_]{9,400}\.[bw]\.[A-Za-z0-9z-]{1,60})?(?:~[0-9]{1,5}\.[0-9a-z]*+(?:\.[a-z]?|$))"
)
_PSN_TAG: Final = re.compile(
    r'^\[(?:Sente|Gote)(?:Grade)? "|^\[(?:SFEN|FEN) "(?:[A-Za-z0-9+~]{1,40}/){8}'
    r'|^\[Variant "[^"\n]{0,30}(?:shogi|shougi|将棋)',
    re.MULTILINE | re.IGNORECASE,
)
PSN_MOVE: Final = (
    r"(?:\+?[PLNSGBRK]|成?[歩香桂銀金角飛玉王と全圭杏馬龍竜])(?:[1-9][a-i1-9])?[-x*']?[1-9][a-i1-9][+=]?[!?]{0,3}(?!\w)"
)
"""A move in the notation of PSN."""
_PSN_MOVES: Final = re.compile(
    rf"^[ \t]*+(?:1\.++[ \t]*+)?{PSN_MOVE}[ \t\r\n]++(?:[12]?+\.*+)[ \t]*+{PSN_MOVE}"
    rf"|^[ \t]*+1\.++[ \t]*+(?:{PSN_MOVE}|(?:[1-9][a-i]){{2}}\+?)(?!\S)",
    re.MULTILINE,
)
_PSN_COMMENT: Final = re.compile(r"^1\.\+?[PLNSGBRK][-1-9a-i]{2,5}[ \t]*+\r?\n\[", re.MULTILINE)
_PGN: Final = re.compile(r'^\[(?:Event|Site|White|Black|Result) "|(?:^|\s)1\. ?[a-hNBRQK]\S* +\S+', re.MULTILINE)
_USI_MOVE: Final = re.compile(r"(?:[1-9][0-9]?[a-z]{1,2}){2,4}\+?|(?:[A-Z]|\[[A-Z]{2,8}\])\*[1-9][0-9]?[a-z]{1,2}")
_USI_LINE: Final = re.compile(r"^[ \t]*+(?:position[ \t]|startpos\b)", re.MULTILINE)
_CHESS_FIELD: Final = re.compile(r"(?:[rnbqkpRNBQKP1-8]{1,8}/){7}[rnbqkpRNBQKP1-8]{1,8}")
_SHOGI_FIELD: Final = re.compile(r"(?:[A-Za-z0-9+\[\]]{1,400}/){2,35}[A-Za-z0-9+\[\]]{1,400}")
_TOML: Final = re.compile(
    r'^[a-z_]{1,30} *+= *+(?:["\[{]|[0-9]|true|false)|^\[\[?[a-z_.]{1,60}\]\]?[ \t]*+$', re.MULTILINE
)


def looks_like(text: str) -> FormatKind | None:
    """The format that the beginning of `text` most likely has; None for anything else."""
    return next(kinds_of(text), None)


def kinds_of(text: str) -> Iterator[FormatKind]:
    """All that the beginning of `text` may be, each once: formats that are read, then the others, likelier first."""
    head = beginning(text)
    told: set[FormatKind] = set()
    for kind, fits in (*_READ, *_OTHERS):
        if kind not in told and fits(head):
            told.add(kind)
            yield kind


def looks_otherwise(text: str) -> FormatKind | None:
    """What the text is if it is in no format that is read."""
    head = beginning(text)
    return next((kind for kind, fits in _OTHERS if fits(head)), None)


def beginning(text: str) -> str:
    """What is looked at, every line ended alike."""
    return _LINE_END.sub("\n", text[:LOOKED_AT]).lstrip("\ufeff \t\n\u3000")


def _is_game(head: str) -> bool:
    return head.startswith(GAME.begins)


def _is_hodges(head: str) -> bool:
    return head.startswith(HODGES.begins)


def _is_json(head: str) -> bool:
    return head.startswith(("{", "[{", "[[")) and ('"' in head or head.startswith("{}"))


def _is_jkf(head: str) -> bool:
    return _is_json(head) and _JKF.search(head) is not None


def _is_usi(head: str) -> bool:
    """A position command in a line, or moves alone: every word but those at the end, which may be cut off."""
    words = head[:400].split()
    if words[:1] == ["moves"] or _USI_LINE.search(head):
        return True
    if len(head) > 400:
        words = words[:-1]
    moves = [_USI_MOVE.fullmatch(word) is not None for word in words]
    return any(moves[:1]) and all(move or is_end(word) for move, word in zip(moves, words, strict=True))


def _first_word_is(pattern: re.Pattern[str]) -> Callable[[str], bool]:
    def fits(head: str) -> bool:
        words = head.removeprefix("position ").removeprefix("sfen ").split(maxsplit=1)
        return bool(words) and pattern.fullmatch(words[0]) is not None

    return fits


def _is_sfen(head: str) -> bool:
    return _first_word_is(_SHOGI_FIELD)(head) and not _first_word_is(_CHESS_FIELD)(head)


def _begins(pattern: re.Pattern[str]) -> Callable[[str], bool]:
    return lambda head: pattern.match(head) is not None


def _has(*patterns: re.Pattern[str]) -> Callable[[str], bool]:
    return lambda head: any(pattern.search(head) for pattern in patterns)


def _is_diagram(head: str) -> bool:
    return sum(line.lstrip(" \u3000").startswith(("|", "｜")) for line in head.splitlines()) > 1


_Trials: TypeAlias = tuple[tuple[FormatKind, Callable[[str], bool]], ...]
_READ: Final[_Trials] = (
    (FormatKind.GAME, _is_game),
    (FormatKind.HODGES, _is_hodges),
    (FormatKind.JKF, _is_jkf),
    (FormatKind.CSA, _has(_CSA_MOVE, _CSA_HEAD)),
    (FormatKind.KIF, _has(_KIF_MOVE, _KIF_HEAD)),
    (FormatKind.KI2, _has(_KI2_MOVE, _KI2_HEAD, MOVE_LINE)),
    (FormatKind.PSN, _has(_PSN_TAG, _PSN_MOVES, _PSN_COMMENT)),
    (FormatKind.BOD, _is_diagram),
    (FormatKind.KIF, _has(_RECORD_HEAD)),
    (FormatKind.USEN, _begins(_USEN)),
    (FormatKind.SFEN, _is_sfen),
    (FormatKind.USI, _is_usi),
)
_OTHERS: Final[_Trials] = (
    (FormatKind.ADDRESS, _begins(_ADDRESS)),
    (FormatKind.HTML, _begins(_HTML)),
    (FormatKind.JSON, _is_json),
    (FormatKind.PGN, _has(_PGN)),
    (FormatKind.FEN, _first_word_is(_CHESS_FIELD)),
    (FormatKind.TOML, _has(_TOML)),
)


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


def _counts(worth: _Worth, likely: bool, other: FormatKind | None) -> bool:
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
