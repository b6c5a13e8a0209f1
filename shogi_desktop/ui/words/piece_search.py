"""Finding pieces by whatever a person may call them, in any language, in kana or Latin letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shogi_desktop.notation.moves.hodges import OLDER_LETTERS
from shogi_desktop.rules.record.variant import Kind, Variant

from .i18n import current_language
from .texts import piece_name

# English names of one piece that have become usual side by side: the first ones are of other books than those our games
# take their names from, the others those of our own games for a piece that is written with the same kanji.
_SAME: Final = (
    ("kirin", "kylin"),
    ("free dream-eater", "free tapir"),
    ("queen", "free king"),
    ("angle general", "bishop general"),
    ("angle mover", "bishop"),
    ("cassia horse", "knight"),
    ("chinese cock", "huai chicken"),
    ("crown prince", "prince"),
    ("dove", "wooden dove"),
    ("drunk elephant", "drunken elephant"),
    ("ferocious leopard", "fierce leopard"),
    ("fierce bear", "violent bear"),
    ("fierce ox", "violent ox"),
    ("fierce stag", "violent stag"),
    ("fierce tiger", "savage tiger"),
    ("fierce wolf", "violent wolf"),
    ("flying chariot", "rook"),
    ("flying chicken", "flying cock"),
    ("flying eagle", "soaring eagle"),
    ("flying falcon", "flying hawk"),
    ("flying general", "rook general"),
    ("front standard", "standard bearer"),
    ("gold bird", "golden bird"),
    ("gold stag", "golden deer"),
    ("horned falcon", "horned hawk"),
    ("incense chariot", "lance"),
    ("king of teachings", "teaching king"),
    ("liberated horse", "wind horse"),
    ("long-nosed goblin", "tengu"),
    ("nature spirit", "she-devil"),
    ("neighboring king", "neighbouring king"),
    ("ox chariot", "oxcart"),
    ("poisonous serpent", "poisonous snake"),
    ("racing chariot", "running chariot"),
    ("raiding falcon", "raiding hawk"),
    ("roaming boar", "rushing boar"),
    ("silver hare", "silver rabbit"),
    ("sumo wrestler", "wrestler"),
    ("vermilion sparrow", "vermillion sparrow"),
    ("water buffalo", "water ox"),
    ("white foal", "white horse"),
)
_OTHERS: Final = {name: tuple(each for each in names if each != name) for names in _SAME for name in names}

_ROWS: Final = (
    ("あいうえお", "a i u e o"),
    ("かきくけこ", "ka ki ku ke ko"),
    ("さしすせそ", "sa shi su se so"),
    ("たちつてと", "ta chi tsu te to"),
    ("なにぬねの", "na ni nu ne no"),
    ("はひふへほ", "ha hi fu he ho"),
    ("まみむめも", "ma mi mu me mo"),
    ("やゆよ", "ya yu yo"),
    ("らりるれろ", "ra ri ru re ro"),
    ("わをん", "wa o n"),
    ("がぎぐげご", "ga gi gu ge go"),
    ("ざじずぜぞ", "za ji zu ze zo"),
    ("だぢづでど", "da ji zu de do"),
    ("ばびぶべぼ", "ba bi bu be bo"),
    ("ぱぴぷぺぽ", "pa pi pu pe po"),
)
_SYLLABLES: Final = {kana: latin for row, line in _ROWS for kana, latin in zip(row, line.split(), strict=True)}
_SMALL: Final = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo"}
_RARE: Final = "ぢづを"  # sound like others, which readings of pieces are written with
_SOFT: Final = ("sh", "ch", "j")  # these swallow the y of a small kana
_GLIDES: Final = {
    f"{stem}{end}": kana + small
    for kana, latin in _SYLLABLES.items()
    if latin.endswith("i") and len(latin) > 1 and kana not in _RARE
    for small, glide in _SMALL.items()
    for stem, end in [(latin[:-1], glide[1:] if latin[:-1] in _SOFT else glide)]
}
_APART: Final = {"n'": "ん"}  # before a vowel or y: en'u is えんう
_KANA: Final = _GLIDES | _APART | {latin: kana for kana, latin in _SYLLABLES.items() if kana not in _RARE}
_MACRONS: Final = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
_KATAKANA_SHIFT: Final = ord("ア") - ord("あ")


def second_names(kind: Kind) -> tuple[str, ...]:
    """What a kind is called in English elsewhere."""
    return _OTHERS.get(kind.name, ())


def romaji_of(text: str) -> str:
    """Hiragana and katakana spelled in Latin letters, all other characters as they are: きょうしゃ is kyousha."""
    spelled: list[str] = []
    doubled = False
    for letter in map(_hiragana, text):
        if letter in _SMALL and spelled and spelled[-1].endswith("i"):
            stem = spelled[-1][:-1]
            spelled[-1] = stem + (_SMALL[letter][1:] if stem.endswith(_SOFT) else _SMALL[letter])
        elif letter == "っ":
            doubled = True
        elif letter == "ー":
            spelled.append(spelled[-1][-1] if spelled else "")
        else:
            latin = _SYLLABLES.get(letter, letter)
            spelled.append(latin[0] + latin if doubled else latin)
            doubled = False
    return "".join(spelled)


def kana_of(romaji: str) -> str:
    """A reading in hiragana, a long o as most words of Chinese origin have it: kyōsha is きょうしゃ."""
    left = "".join(_MACRONS.get(letter, letter) for letter in romaji)
    written = ""
    while left:
        length = next((n for n in (3, 2, 1) if left[:n] in _KANA), 0)
        if length:
            written += _KANA[left[:length]]
        else:
            written += "っ" if left[0] == left[1:2] else left[0]
        left = left[max(length, 1) :]
    return written


def _hiragana(letter: str) -> str:
    return chr(ord(letter) - _KATAKANA_SHIFT) if "ァ" <= letter <= "ヶ" else letter


NO_MATCH: Final = 99
GUESSED: Final = 10  # how much worse it is where two vowels are taken for a long one: hook is no beginning of hokuteki
_LONG_VOWEL: Final = re.compile("ou|oo|uu")
_SIGNS: Final = str.maketrans("-", " ", "'’‘ʼ")  # apostrophes are left out, typed or printed


@dataclass(frozen=True)
class Names:
    """What pieces are called, ready for comparison: `letters` are abbreviations, `words` everything else."""

    letters: frozenset[str]
    words: tuple[str, ...]


def names_of(kinds: Iterable[Kind], translated: Iterable[str]) -> Names:
    """The names of kinds that look alike; `translated` are those in the person's language."""
    kinds = tuple(kinds)
    letters = {text for kind in kinds for text in (kind.code, kind.abbreviation, *_older(kind.abbreviation))}
    words = dict.fromkeys(text for kind in kinds for text in (kind.name, kind.romaji, kind.kanji, kind.kanji_white))
    words |= dict.fromkeys([*(kind.kanji_short for kind in kinds), *translated])
    words |= dict.fromkeys(name for kind in kinds for name in second_names(kind))
    return Names(frozenset(plain(text) for text in letters), tuple(plain(word) for word in words))


def rank(query: str, names: Names) -> int:
    """How well a query fits, 0 best; NO_MATCH where it does not. An empty query fits everything equally."""
    wanted = plain(query)
    if not wanted:
        return 0
    if wanted in names.letters:
        return 0
    certain = {wanted, romaji_of(wanted)}
    if len(certain) > 1:
        certain = readings(wanted)  # kana say that a vowel is long
    found = [
        _rank(text, word) + (GUESSED if text not in certain else 0) for text in readings(wanted) for word in names.words
    ]
    if any(letters.startswith(wanted) for letters in names.letters):
        found.append(3)
    return min(min(found, default=NO_MATCH), NO_MATCH)


def exact_kind(query: str, kinds: Iterable[Kind]) -> Kind | None:
    """The one of several kinds that look alike whose own abbreviation was typed, such as +P."""
    wanted = plain(query)
    for kind in kinds:
        if wanted in (plain(text) for text in (kind.code, kind.abbreviation, *_older(kind.abbreviation))):
            return kind
    return None


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """Small letters without accents, macrons and doubled blanks; wide letters as narrow ones."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text.casefold()))
    bare = "".join(letter for letter in spread if not unicodedata.combining(letter) or letter in "\u3099\u309a")
    return unicodedata.normalize("NFC", " ".join(bare.translate(_SIGNS).split()))


def readings(wanted: str) -> set[str]:
    """A query, its kana in Latin letters, and each with long vowels as one letter, as names without macrons have."""
    spelled = {wanted, romaji_of(wanted)}
    return spelled | {_LONG_VOWEL.sub(_first, text) for text in spelled}


def _first(vowels: re.Match[str]) -> str:
    return vowels.group()[0]


def _rank(wanted: str, word: str) -> int:
    if wanted == word:
        return 1
    if word.startswith(wanted):
        return 2
    if f" {wanted}" in word:
        return 4
    return 5 if wanted in word else NO_MATCH


def _older(abbreviation: str) -> tuple[str, ...]:
    """What older texts write for an abbreviation."""
    return tuple(old for old, new in OLDER_LETTERS.items() if new == abbreviation)


STEM: Final = 3  # letters that two forms of a word have at least in common
ENDING: Final = 3  # letters in which they may differ


def kinds_called(text: str, variant: Variant) -> list[Kind]:
    """The kinds that fit a text best; none where nothing fits. "" means every kind."""
    kinds = list(variant.every_kind)
    if not text:
        return kinds
    best: list[Kind] = []
    lowest = NO_MATCH
    for kind in kinds:
        fit = _fit(text, kind)
        if fit < lowest:
            best, lowest = [], fit
        if fit == lowest < NO_MATCH:
            best.append(kind)
    return best


def called_also(text: str, kind: Kind) -> str:
    """What a kind is called by a text that its name and letters do not fit: another name in English, a reading, kanji;
    "" where they do, or where its name in English or a form of it fits."""
    own = names_of([kind], [])
    if rank(text, Names(own.letters, (plain(piece_name(kind)),))) < NO_MATCH:
        return ""
    others = *second_names(kind), reading_of(kind), kind.romaji, kind.kanji, kind.kanji_white, kind.kanji_short
    return next((each for each in others if rank(text, Names(frozenset(), (plain(each),))) < NO_MATCH), "")


def _fit(text: str, kind: Kind) -> int:
    name = piece_name(kind)
    names = names_of([kind], [name])
    singular = " ".join(word.removesuffix("s") for word in text.split())
    found = min(rank(text, names), rank(singular, names))
    if found == NO_MATCH and any(_alike(text, plain(each)) for each in (name, kind.name)):
        return NO_MATCH - 1
    return found


def _alike(text: str, name: str) -> bool:
    """Whether every word of a text is a form of the word of a name in its place, such as a plural or a case."""
    words, of_name = text.split(), name.split()
    return len(words) == len(of_name) and all(map(_forms, words, of_name))


def _forms(one: str, other: str) -> bool:
    common = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        common += 1
    return common >= STEM and max(len(one), len(other)) - common <= ENDING


def reading_of(kind: Kind) -> str:
    """How a kind's kanji are read, in the letters of the person's language."""
    return kana_of(kind.romaji) if current_language() == "ja" else kind.romaji
