"""Readings in kana and in Latin letters, to search in Japanese and to show them to those who read it. Without Qt."""

from __future__ import annotations

from typing import Final

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
_LONG: Final = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ei", "ō": "ou"}
_KATAKANA_SHIFT: Final = ord("ア") - ord("あ")


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
    left = "".join(_LONG.get(letter, letter) for letter in romaji)
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
