"""Starts and ends in PSN and PGN: what tags say of the variant and start ([Variant], [Handicap], [SFEN], [FEN]),
results as `1-0`, `Gote resigns`, and what tags and comments tell of the reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.errors import PlaceMessage
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import variant_names

from ....errors import NotationError, RecordMessage, shortened
from ....positions.sfen import MAX_MOVE_NUMBER, parse_sfen
from ...headers import SHOGI
from ...kifu.handicaps import OTHER, handicap_of_name
from ...kifu.variants import named_variant
from ...reading import Reading, game_from, report_flaws
from ..usi_games import result_of

UNFINISHED: Final = "*"
SCORES: Final[Mapping[str, Side | None]] = {
    "1-0": Side.BLACK, "0-1": Side.WHITE, "1/2-1/2": None, "1/2": None, "½-½": None, "½": None, "0.5-0.5": None,
}  # fmt: skip
"""Who moved first stands first."""
_DASHES: Final = str.maketrans("–—−", "---")
_SENTENCE: Final = re.compile(
    r"(?P<side>sente|gote|black|white)[ \t]++(?P<deed>resigns?|resigned|loses|lost|wins|won)\b.{0,200}",
    re.IGNORECASE | re.DOTALL,
)
_REASONS: Final = (
    (re.compile(r"resign|投了", re.IGNORECASE), Reason.RESIGN),
    (re.compile(r"\btime|flag|clock|切れ", re.IGNORECASE), Reason.TIME),
    (re.compile(r"illegal|反則", re.IGNORECASE), Reason.ILLEGAL_MOVE),
    (re.compile(r"perpetual", re.IGNORECASE), Reason.PERPETUAL_CHECK),
    (re.compile(r"repetition|sennichite|千日手", re.IGNORECASE), Reason.REPETITION),
    (re.compile(r"impasse|jishogi|持将棋", re.IGNORECASE), Reason.IMPASSE),
    (re.compile(r"declar|entering|入玉|宣言", re.IGNORECASE), Reason.DECLARATION),
    (re.compile(r"stalemate", re.IGNORECASE), Reason.NO_MOVES),
    (re.compile(r"mate|詰み", re.IGNORECASE), Reason.CHECKMATE),
    (re.compile(r"abandon|disconnect|forfeit|default", re.IGNORECASE), Reason.FORFEIT),
    (re.compile(r"agree", re.IGNORECASE), Reason.AGREEMENT),
)
_WON: Final = (
    Reason.RESIGN, Reason.TIME, Reason.ILLEGAL_MOVE, Reason.PERPETUAL_CHECK, Reason.DECLARATION, Reason.NO_MOVES,
    Reason.CHECKMATE, Reason.FORFEIT,
)  # fmt: skip


def is_score(word: str) -> bool:
    """Whether a word is `1-0` or the like, `*` among them."""
    return word == UNFINISHED or word.translate(_DASHES) in SCORES


def is_sentence(word: str) -> bool:
    """Whether it is `Gote resigns` or the like."""
    return _SENTENCE.fullmatch(word) is not None


def result_of_text(text: str, position: Position, white_first: bool, told: str) -> GameResult | None:
    """The result that a word or the tag of the result means at the end of a game; None for none.

    `white_first`: who moves first is called White; `told` are words that may tell the reason.
    """
    text = text.strip().translate(_DASHES)
    if text in SCORES:
        return _of_winner(SCORES[text], position, told)
    if sentence := _SENTENCE.fullmatch(text):
        return _of_sentence(sentence, position, white_first, told)
    return result_of(text, Side(position.turn))


def _of_winner(winner: Side | None, position: Position, told: str) -> GameResult:
    """With the reason that was told, that of the position, or none."""
    outcome = position.outcome()
    if outcome is not None and outcome.winner == winner:
        return GameResult.of_outcome(outcome)
    for pattern, reason in _REASONS:
        if pattern.search(told) and (reason in _WON) == (winner is not None):
            return GameResult(winner, reason)
    return GameResult(winner, Reason.AGREEMENT if winner is None else Reason.OTHER)


def _of_sentence(found: re.Match[str], position: Position, white_first: bool, told: str) -> GameResult:
    first = ("sente", "white") if white_first else ("sente", "black")
    side = Side.BLACK if found["side"].lower() in first else Side.WHITE
    deed = found["deed"].lower()
    if deed.startswith("resign"):
        return GameResult(side.other, Reason.RESIGN)
    return _of_winner(side if deed in ("wins", "won") else side.other, position, f"{found.group()} {told}")


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
