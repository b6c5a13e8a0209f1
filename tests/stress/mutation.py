"""Damage done to texts: what bad copies, other programs and bad will make of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

LONGEST: Final = 200_000
"""Characters of a damaged text, but for the few that are made huge."""
HUGE: Final = 20_000_000
HUGE_ONCE_IN: Final = 4_000

SIGNS: Final = (
    *"0123456789/+-*[](){}<>=\"'\\;:,.#|&%$!?~^_ \t\r\n\0",
    *"²٣９〇十王竜・v　\u2028\x85\x0b\x1c\ufeff\ud800\udfff\U0001f600éßİ\u0301\u202e\x1b\x7f",
)
WORDS: Final = (
    *("sfen", "startpos", "position", "moves", "name", "value", "type", "combo", "spin", "score", "mate", "cp", "pv"),
    *("string", "info", "option", "bestmove", "resign", "win", "none", "true", "false", "nan", "inf", "null"),
    *("variant:", "option:", "handicap:", "[moves]", "[headers]", "# variant: ", "# option: ", "base = ", "[[pieces]]"),
    *("shogi", "tenjiku", "../x", "C:\\x", "\\\\x\\y", "7g7f", "P*5e", "8c9d8c", "[FD]", "+[WB]", "K~3", "c^pQ", "q*R"),
    *("0", "-1", "1e999", "9" * 19, "9" * 400, "9" * 5000, "-" + "9" * 30, "1_0", "0x10", "1979-05-27", "4294967296"),
)


def damaged(seeds: Sequence[str], chance: random.Random) -> str:
    """One of the texts after a few accidents."""
    text = chance.choice(seeds)
    if chance.randrange(HUGE_ONCE_IN) == 0:
        return _huge(text, chance)
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 5, 12))):
        text = chance.choice(_ACCIDENTS)(text, seeds, chance)[:LONGEST]
    return text


def _place(text: str, chance: random.Random) -> int:
    return chance.randrange(len(text) + 1)


def _span(text: str, chance: random.Random) -> tuple[int, int]:
    """A piece of the text, short ones rather than long ones."""
    start = _place(text, chance)
    return start, min(len(text), start + int(chance.paretovariate(0.7)))


def _insert_sign(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    at = _place(text, chance)
    return f"{text[:at]}{chance.choice(SIGNS)}{text[at:]}"


def _replace_sign(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    at = _place(text, chance)
    return f"{text[:at]}{chance.choice(SIGNS)}{text[at + 1 :]}"


def _any_character(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    at = _place(text, chance)
    return text[:at] + chr(chance.randrange(0x3100)) + text[at + 1 :]


def _insert_word(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    at = _place(text, chance)
    return text[:at] + chance.choice(WORDS) + text[at:]


def _replace_number(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    """Another number, of any size and script, where there is one."""
    places = [at for at, sign in enumerate(text[:20_000]) if sign in "0123456789"]
    if not places:
        return text
    start = end = chance.choice(places)
    while end < len(text) and text[end] in "0123456789":
        end += 1
    return (
        text[:start] + chance.choice(("", "0", "-1", "²", "٣", "1.5", "9" * 19, "9" * 5000, "37", "128")) + text[end:]
    )


def _delete(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    start, end = _span(text, chance)
    return text[:start] + text[end:]


def _repeat(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    start, end = _span(text, chance)
    times = chance.choice((2, 2, 3, 10, 100, 3000))
    return text[:start] + text[start:end] * min(times, LONGEST // max(1, end - start)) + text[end:]


def _splice(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    """The beginning of one text and the end of another."""
    other = chance.choice(seeds)
    return text[: _place(text, chance)] + other[_place(other, chance) :]


def _swap_lines(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    lines = text.split("\n")
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def _swap_words(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    words = text.split(" ")
    one, two = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return " ".join(words)


def _cut(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    return text[: _place(text, chance)]


def _other_case(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    start, end = _span(text, chance)
    return text[:start] + text[start:end].swapcase() + text[end:]


def _nest(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    at, times = _place(text, chance), chance.choice((3, 60, 3000))
    return text[:at] + chance.choice(("[", "{", "(", "[\n", '{"a":', "a.", "+", "-", "\\")) * times + text[at:]


def _line_ends(text: str, seeds: Sequence[str], chance: random.Random) -> str:
    return text.replace("\n", chance.choice(("\r\n", "\r", "\n\n", " ", "\u2028")))


def _huge(text: str, chance: random.Random) -> str:
    """A piece of the text, or the whole, again and again."""
    start, end = _span(text, chance)
    piece = text[start:end] or text or "x"
    return text[:start] + piece * (chance.randrange(HUGE // 10, HUGE) // len(piece)) + text[end:]


_ACCIDENTS: Final[tuple[Callable[[str, Sequence[str], random.Random], str], ...]] = (
    _insert_sign,
    _insert_sign,
    _replace_sign,
    _replace_sign,
    _any_character,
    _insert_word,
    _replace_number,
    _delete,
    _delete,
    _repeat,
    _splice,
    _swap_lines,
    _swap_words,
    _cut,
    _other_case,
    _nest,
    _line_ends,
)
