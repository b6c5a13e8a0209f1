"""Reading a position from whatever text somebody has copied: SFEN as this program or web sites write it, a USI position
command, or a BOD diagram."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import Named, NotationError, PositionMessage
from ..limits import LONGEST_COMMAND, check_length
from ..lines import lines_of
from ..moves.usi import parse_position_command
from .bod import looks_like_bod, parse_bod

_HOST: Final = r"(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}"
_ADDRESS: Final = re.compile(
    rf"[a-z]{{1,12}}://\S|www\.\S|{_HOST}(?:/[^\s?]{{0,200}})?\?\S|{_HOST}/(?:[a-z]{{1,20}}/)?(?:editor|analysis)/\S",
    re.IGNORECASE,
)
_MOST_WORDS: Final = 20
"""Of a line in which an address is looked for."""
_PATH: Final = re.compile(r"/(?:editor|analysis|sfen)/(?:(?:standard|[a-z]+shogi)/)?(?P<said>[^/]+/.+)", re.IGNORECASE)
_NOT_OURS: Final = re.compile(r"/(?:annan|check|dobutsu|euro|cannon|okisaki|jude?kins)[a-z]*(?:/|\?|$)", re.IGNORECASE)
_POSITIONS: Final = ("sfen", "fen", "initpos", "position", "body")
_MOVES: Final = "moves"
_BOARD: Final = re.compile(
    r"(?P<board>(?:[A-Za-z0-9+~]{1,80}/){2,35}[A-Za-z0-9+~]{1,80})(?:\[(?P<hands>[-A-Za-z]{0,80})\])?"
)
_PLUS_BLANKS: Final = re.compile(r"\+([bw])\+([^+ ]+)\+([0-9]+)$")
_HAND: Final = re.compile("([0-9]*)([A-Za-z])")
_SQUARE: Final = re.compile("[0-9]{1,2}[a-z]")
_SIDES: Final = {"w": "b", "b": "w"}
_FRONT: Final = re.compile(r"(?:position +)?(?:sfen +)?")

_CHU: Final = {
    "A": "[RC]", "E": "[DE]", "N": "[LN]", "D": "[DK]", "H": "[DH]", "V": "[VM]", "M": "[SM]", "X": "[PH]",
    "O": "[KR]", "T": "[BT]", "F": "[FL]", "I": "[GB]",
}  # fmt: skip
_KYOTO: Final = {"R": "+P", "B": "+S", "G": "+N", "T": "+L"}


def position_of_web(text: str) -> str | None:
    """A text of one line as this program writes it: a position, perhaps with moves, or a game of USEN. None where it is
    no position of a web site, or written as usual."""
    line = text.strip("\ufeff \t\r\n") if len(text) <= LONGEST_COMMAND else ""
    if "/" not in line or "\n" in line or "\r" in line:
        return None
    words = (word.strip("<>()\"'") for word in line.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS])
    address = next((word for word in words if _ADDRESS.match(word)), "")
    said = _of_address(address) if address else line
    if said is None or (said is line and (line.startswith("~") or ";" in line)):  # ";": the line of a set of problems
        return None
    if said.startswith("~"):
        return said
    plain, usual = _plain(said), _FRONT.sub("", line, count=1).split()
    return plain if plain is not None and plain.split()[: len(usual)] != usual else None


def _of_address(address: str) -> str | None:
    """What an address says of a position: SFEN with moves, or USEN."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        values = dict(parse_qsl(parts.query.replace("+", "%2B"), max_num_fields=40))
    except ValueError:
        return None
    path = unquote(parts.path)
    if _NOT_OURS.search(path):
        return None
    if "usen" in values:
        usen = values["usen"]
        return usen if "~" in usen and not usen.startswith("~") else "~" + usen.lstrip("~")
    found = _PATH.search(path)
    said = next((values[key] for key in _POSITIONS if key in values), found["said"] if found else "")
    moves = values.get(_MOVES, "").replace(".", " ").replace(",", " ")
    if not said:
        return f"startpos moves {moves}" if moves else None
    return f"{said} moves {moves}" if moves else said


def _plain(said: str) -> str | None:
    """Board, side, hands and number as usual, the moves behind them as they are; None where it begins otherwise."""
    if said.startswith("startpos"):
        return said
    blanks = _PLUS_BLANKS.sub(r" \1 \2 \3", said) if " " not in said else said
    if " " not in blanks:
        blanks = blanks.replace("_", " ") if "_" in blanks else _without_dots(blanks)
    fields, moves, rest = _FRONT.sub("", blanks, count=1).partition(f" {_MOVES} ")
    board, *told = fields.split() or [""]
    found = _BOARD.fullmatch(board)
    if found is None or len(told) > 5:
        return None
    if found["hands"] is not None and not all(word.isdigit() or word == "-" for word in told[1:]):
        return None  # the last piece of a board of ours stands in brackets
    position = _of_fen(found, told) if found["hands"] is not None else _of_sfen(found["board"], told)
    return None if position is None else position + moves + rest


def _without_dots(text: str) -> str:
    """Some sites write blanks as full stops: `position.sfen.lnsgkgsnl/...`."""
    return text.replace(".", " ") if "/" in text else text


def _of_fen(found: re.Match[str], told: list[str]) -> str | None:
    """The side that begins is White there, and moves are counted in pairs."""
    side = _SIDES.get(told[0] if told else "w")
    if side is None:
        return None
    numbers = [int(word) for word in told[1:] if word.isdigit() and len(word) < 5]
    pairs = max(1, numbers[-1]) if numbers else 1
    return _joined(found["board"], side, found["hands"] or "-", str(2 * pairs - (side == "b")))


def _of_sfen(board: str, told: list[str]) -> str | None:
    side, hands, number = (*told, *("b", "-", "1")[len(told) :])[:3]
    return _joined(board, side, hands, number if number != "0" else "1") if side in _SIDES else None


def _joined(board: str, side: str, hands: str, number: str) -> str:
    board, ranks = board.replace("~", ""), board.count("/") + 1
    letters = set((board + hands).upper())
    if ranks == 12:
        board, hands = _in_letters(board, _CHU), "-" if _SQUARE.fullmatch(hands) else hands
    elif ranks == 5 and letters & set("TLN") and letters & set(_KYOTO):
        board, hands = _in_letters(board, _KYOTO), _in_letters(hands, {key: to[1] for key, to in _KYOTO.items()})
    return f"{board} {side} {_counted(hands)} {number}"


def _in_letters(text: str, letters: Mapping[str, str]) -> str:
    """With the letters of this program for those of a site."""

    def ours(found: re.Match[str]) -> str:
        sign = found.group()
        own = letters.get(sign.upper(), sign)
        return own.lower() if sign.islower() else own

    return re.sub("[A-Za-z]", ours, text)


def _counted(hands: str) -> str:
    """Every piece once, with its number: `PPp` are `2Pp`."""
    if not re.fullmatch("(?:[0-9]{0,2}[A-Za-z])+", hands):
        return hands or "-"
    counts: Counter[str] = Counter()
    for number, letter in _HAND.findall(hands):
        counts[letter] += int(number or 1)
    return "".join((str(count) if count > 1 else "") + letter for letter, count in counts.items())


COMMANDS = ("position", "startpos", "sfen")
_BEFORE = "sfen "


def parse_position(text: str, variant: Variant) -> Position:
    """The position that a text describes, the last one of a text with moves.

    NotationError, with line and column in the text. Lines behind the one with the position are passed over.
    """
    check_length(text, LONGEST_COMMAND, Named.POSITION_WITH_MOVES)
    text = position_of_web(text) or text
    if looks_like_bod(text):
        return parse_bod(text, variant)
    for number, (line, _) in enumerate(lines_of(text, LONGEST_COMMAND), 1):
        if line.strip():
            return _of_line(line, number, variant)
    raise NotationError(PositionMessage.NO_TEXT, text)


def _of_line(line: str, number: int, variant: Variant) -> Position:
    """Of a position command, of which the first words may be missing."""
    before = "" if line.split(maxsplit=1)[0] in COMMANDS else _BEFORE
    try:
        return parse_position_command(before + line, variant)
    except NotationError as error:
        column = max(1, error.column - len(before))
        raise type(error)(error.message, error.text, number, column) from None
