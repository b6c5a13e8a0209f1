"""Kana in Latin letters, enough to find readings of pieces that are typed in Japanese. Without Qt."""

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
_KATAKANA_SHIFT: Final = ord("ア") - ord("あ")


def romaji_of(text: str) -> str:
    """Hiragana and katakana spelled in Latin letters, all other characters as they are: きょうしゃ is kyousha."""
    spelled: list[str] = []
    doubled = False
    for letter in map(_hiragana, text):
        if letter in _SMALL and spelled and spelled[-1].endswith("i"):
            stem = spelled[-1][:-1]
            spelled[-1] = stem + (_SMALL[letter][1:] if stem in ("sh", "ch", "j") else _SMALL[letter])
        elif letter == "っ":
            doubled = True
        elif letter == "ー":
            spelled.append(spelled[-1][-1] if spelled else "")
        else:
            latin = _SYLLABLES.get(letter, letter)
            spelled.append(latin[0] + latin if doubled else latin)
            doubled = False
    return "".join(spelled)


def _hiragana(letter: str) -> str:
    return chr(ord(letter) - _KATAKANA_SHIFT) if "ァ" <= letter <= "ヶ" else letter
