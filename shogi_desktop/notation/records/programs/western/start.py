"""What the tags of a PSN or PGN game say of its variant and start: [Variant], [Handicap], [SFEN], [FEN]."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.errors import PlaceMessage
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import variant_names

from ....errors import NotationError, RecordMessage, shortened
from ....positions.sfen import MAX_MOVE_NUMBER, parse_sfen
from ...game_order import SHOGI
from ...kifu.handicaps import OTHER, handicap_of_name
from ...kifu.variants import named_variant
from ...reading import Reading
from ...replay import game_from, report_flaws

START_TAGS: Final = ("Variant", "Handicap", "SFEN", "FEN", "SetUp", "Setup")
_FEN: Final = re.compile(r"(?P<board>[^\s\[\]]+)\[(?P<hands>[A-Za-z-]*)\] +(?P<turn>[wb])(?P<rest>(?: +\S+){0,4})")
_SIGNS: Final = re.compile("[^a-z0-9]")
_USUAL: Final = ("", "standard", "normal", "regular", "shogi", "japanesechess", "fromposition")
_ALSO: Final = {"gorogoroplus": "gorogoro", "mini": "minishogi", "goro": "gorogoro", "kyoto": "kyotoshogi"}
_NUMBERS: Final = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
    "10": "ten",
}  # fmt: skip
_EVEN: Final = ("none", "even", "evengame", "hirate", "no", "nohandicap", "0")


def game_of_tags(tags: Mapping[str, str], reading: Reading) -> Game:
    """The game that begins so. NotationError where its variant is not known; what else is wrong is reported."""
    variant = _variant(tags.get("Variant", ""))
    try:
        if text := tags.get("SFEN") or tags.get("FEN"):
            game = game_from(parse_sfen(sfen_of_fen(text.strip()), variant))
            report_flaws(game.start, reading, 1)
            return game
    except NotationError as error:
        reading.report(error)
    return Game(variant, handicap=_handicap(tags.get("Handicap", ""), variant, reading))


def sfen_of_fen(text: str) -> str:
    """A position of chess programs, with hands in brackets and `w` for who moves first, as SFEN; others as they are."""
    found = _FEN.fullmatch(text)
    if found is None:
        return text
    counts = Counter(found["hands"].replace("-", ""))
    hands = "".join(f"{number if number > 1 else ''}{letter}" for letter, number in counts.items()) or "-"
    number = _move_number(found["rest"].split(), found["turn"])
    return f"{found['board'].replace('~', '')} {'b' if found['turn'] == 'w' else 'w'} {hands} {number}"


def _move_number(rest: list[str], turn: str) -> int:
    """The last field counts moves of both sides together; whoever begins, the first move is number 1."""
    last = rest[-1] if rest else ""
    pairs = int(last) if last.isdecimal() and len(last) < 6 else 1
    return 1 if pairs < 2 else min(2 * pairs - (turn == "w"), MAX_MOVE_NUMBER)


def _variant(said: str) -> Variant:
    name = _SIGNS.sub("", said.lower())
    if name in _USUAL:
        return load_variant(SHOGI)
    short = name.removesuffix("shogi")
    for known in (name, short, _ALSO.get(name, ""), _ALSO.get(short, ""), named_variant(said.strip()) or ""):
        if known in variant_names():
            return load_variant(known)
    raise NotationError(RecordMessage.UNKNOWN_VARIANT(text=shortened(said)), said)


def _handicap(said: str, variant: Variant, reading: Reading) -> str:
    """The key of a handicap by its name in Japanese or English, "" for none."""
    words = _SIGNS.sub(" ", said.lower()).split()
    short = "".join(_NUMBERS.get(word, word) for word in words if word not in ("handicap", "and"))
    short = re.sub("^([0-9]{1,2})", lambda number: _NUMBERS.get(number[1], number[1]), short)
    if not said.strip() or short in _EVEN or said == OTHER:
        return ""
    for known in variant.handicaps:
        names = {_SIGNS.sub("", name.lower()) for name in (known.key, known.name.replace(" and ", " "))}
        if {short, short.removesuffix("s"), short.removesuffix("pieces").removesuffix("piece")} & names and short:
            return known.key
    handicap = handicap_of_name(variant, said)
    if handicap is None:
        reading.report(NotationError(PlaceMessage.NO_HANDICAP(title=variant.title, text=shortened(said)), said))
    return handicap or ""
