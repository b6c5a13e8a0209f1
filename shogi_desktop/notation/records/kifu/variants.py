"""Which variant a record is of: a header of its own (棋種), the name of a handicap, the size of a diagram, the moves.

`棋種：中将棋（chu）` names it, `規則：lion_trading=okazaki、move_limit=256` the rule options that are not as usual.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from shogi_desktop.messages import Message
from shogi_desktop.rules.errors import VariantError
from shogi_desktop.rules.record.loader import load_variant
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.record.variant_files import variant_names
from shogi_desktop.system_errors import ABOUT

from ...errors import NotationError, RecordMessage, shortened
from ...limits import MOST_RULES
from ..headers import SHOGI
from .handicaps import EVEN, handicap_of_name, is_no_handicap

TITLES: Final = {
    "shogi": "本将棋",
    "chu": "中将棋",
    "heian_dai": "平安大将棋",
    "dai": "大将棋",
    "dai_dai": "大大将棋",
    "maka_dai_dai": "摩訶大大将棋",
    "tai": "泰将棋",
    "tenjiku": "天竺将棋",
    "taikyoku": "大局将棋",
    "wa": "和将棋",
    "minishogi": "5五将棋",
    "gorogoro": "ごろごろ将棋",
    "kyotoshogi": "京都将棋",
    "tori": "禽将棋",
    "yari": "槍将棋",
    "sho": "小将棋",
}
_NAMES: Final = {title: name for name, title in TITLES.items()} | {"将棋": SHOGI}
_IN_BRACKETS: Final = re.compile(r"[（(]([^（）()]*+)[）)][^（）()]*+$")
_OTHER_GAME: Final = re.compile("将棋$")
_OPTION: Final = re.compile(r"(?P<key>[\w-]{1,64}+)[ \u3000]*+[=＝][ \u3000]*+(?P<value>[\w-]{1,64}+)")
_SEPARATOR: Final = re.compile("[、,，;；]")


def named_variant(text: str) -> str | None:
    """The name of the variant that a header means: in brackets, alone, or in Japanese; None for an unknown one."""
    found = _IN_BRACKETS.search(text)
    for said in (found[1].strip() if found else "", text.strip()):
        name = _NAMES.get(said, said)
        if name in variant_names():
            return name
    return None


def title_and_name(variant: Variant) -> str:
    """How a header names a variant."""
    return f"{TITLES.get(variant.name, _without_brackets(variant.title))}（{variant.name}）"


def chosen_options(variant: Variant) -> str:
    """The rule options that are not as usual, as a header lists them."""
    chosen = [(option.key, variant.chosen[option.key], option.default) for option in variant.options]
    return "、".join(f"{key}={value}" for key, value, usual in chosen if value != usual)


def with_options(name: str, text: str) -> tuple[Variant, list[Message]]:
    """The variant with the options that a header lists, and what is wrong with them. VariantError for a broken file."""
    variant = load_variant(name)
    problems: list[Message] = []
    chosen: dict[str, str] = {}
    for part in filter(str.strip, _SEPARATOR.split(text, maxsplit=MOST_RULES)):
        option = _OPTION.fullmatch(part.strip(" \u3000"))
        if option is None:
            problems.append(RecordMessage.NOT_A_RULE(text=shortened(part)))
            continue
        try:
            variant = load_variant(name, {**chosen, option["key"]: option["value"]})
            chosen[option["key"]] = option["value"]
        except VariantError as error:
            problems.append(ABOUT(text=shortened(part), reason=error.reason))
    return variant, problems


def handicap_variant(text: str, preferred: str) -> str | None:
    """The variant that the name of a handicap belongs to: shogi, whose records need not name it, before others.

    NotationError where it is the name of a game that is not known; None where it tells nothing.
    """
    if text.strip() in ("", EVEN) or is_no_handicap(text):
        return None
    name = named_variant(text)
    if name is not None:
        return name
    if _OTHER_GAME.search(text.strip()):
        raise NotationError(RecordMessage.UNKNOWN_VARIANT(text=shortened(text)), text)
    for known in (SHOGI, preferred, *variant_names()):
        with suppress(VariantError):
            if handicap_of_name(load_variant(known), text):
                return known
    return None


def sized_variant(ranks: int, preferred: str) -> str | None:
    """The variant with a board of so many ranks: shogi before others, then the preferred one."""
    for known in (SHOGI, preferred, *variant_names()):
        with suppress(VariantError):
            if load_variant(known).ranks == ranks:
                return known
    return None


def variant_of_moves(files: int, arrows: bool, preferred: str) -> str:
    """The variant that moves fit: squares with numbers up to `files`; `arrows` tell origins on large boards."""
    for known in (SHOGI, preferred, *variant_names()):
        with suppress(VariantError):
            variant = load_variant(known)
            if variant.files >= files and arrows == (max(variant.files, variant.ranks) > 9):
                return known
    return preferred


def _without_brackets(text: str) -> str:
    return re.sub("[（）()]", " ", text).strip()
