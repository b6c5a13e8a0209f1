"""What may be asked in the command line, and the words for it in every language of the program. Without Qt.

A command is recognised by one of its phrases; what is left of the line names a square, a side and a piece. The words
of the window's language are tried first, those of the others after them: nobody has to know which one it speaks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from shogi_desktop.rules.record.variant import MAX_BOARD, Variant, rank_letters

from ..words.piece_search import plain


class Topic(Enum):
    """What a line asks for."""

    WHERE = "where"
    ATTACKS = "attacks"
    MOVES = "moves"
    SQUARE = "square"
    RANK = "rank"
    FILE = "file"
    BOARD = "board"
    HANDS = "hands"
    LAST = "last"
    TURN = "turn"
    TIME = "time"
    MATERIAL = "material"
    CHECK = "check"
    HELP = "help"
    TAKE_BACK = "take_back"
    HINT = "hint"
    RESIGN = "resign"
    NEW = "new"
    YES = "yes"


class Whose(Enum):
    """Whose pieces are meant."""

    MINE = "mine"
    THEIRS = "theirs"
    BLACK = "black"
    WHITE = "white"


_ASKS: Final[dict[Topic, dict[str, tuple[str, ...]]]] = {
    Topic.WHERE: {
        "en": ("where are", "where is", "where", "find"),
        "ja": ("はどこ", "どこ", "位置"),
        "fr": ("où sont", "où est", "où"),
        "cs": ("kde jsou", "kde je", "kde stojí", "kde"),
    },
    Topic.ATTACKS: {
        "en": ("what attacks", "who attacks", "what defends", "attackers of", "attacks", "attack"),
        "ja": ("に利いている駒", "を攻撃する駒", "への利き", "の利き", "利き"),
        "fr": ("qui attaque", "attaquants de", "attaque"),
        "cs": ("co napadá", "kdo napadá", "napadá", "útok na"),
    },
    Topic.MOVES: {
        "en": ("legal moves of", "legal moves", "moves of", "moves from", "moves"),
        "ja": ("の合法手", "の動き", "合法手", "動き"),
        "fr": ("coups légaux de", "coups légaux", "coups de", "coups"),
        "cs": ("přípustné tahy", "možné tahy", "tahy z", "tahy"),
    },
    Topic.SQUARE: {
        "en": ("what is on", "what is at", "square"),
        "ja": ("に何がある", "には何", "のマス"),
        "fr": ("qu'y a-t-il en", "case"),
        "cs": ("co je na", "co stojí na", "pole"),
    },
    Topic.RANK: {"en": ("rank", "row"), "ja": ("段",), "fr": ("rangée", "rang"), "cs": ("řada",)},
    Topic.FILE: {"en": ("file", "column"), "ja": ("筋",), "fr": ("colonne",), "cs": ("sloupec",)},
    Topic.BOARD: {
        "en": ("the whole board", "board", "position"),
        "ja": ("盤面", "局面"),
        "fr": ("échiquier", "plateau", "position"),
        "cs": ("deska", "pozice"),
    },
    Topic.HANDS: {
        "en": ("hands", "hand", "captured"),
        "ja": ("持ち駒", "持駒", "取った駒"),
        "fr": ("mains", "réserves", "réserve", "prises"),
        "cs": ("ruce", "v ruce", "zajaté"),
    },
    Topic.LAST: {
        "en": ("last move", "last"),
        "ja": ("最後の手", "直前の手", "最終手"),
        "fr": ("dernier coup", "dernier"),
        "cs": ("poslední tah", "poslední"),
    },
    Topic.TURN: {
        "en": ("whose turn", "who is to move", "turn", "status"),
        "ja": ("手番", "状況"),
        "fr": ("à qui de jouer", "trait", "état"),
        "cs": ("kdo je na tahu", "na tahu", "stav"),
    },
    Topic.TIME: {
        "en": ("how much time", "clocks", "clock", "time"),
        "ja": ("残り時間", "持ち時間", "時間", "時計"),
        "fr": ("pendules", "pendule", "temps"),
        "cs": ("hodiny", "čas"),
    },
    Topic.MATERIAL: {"en": ("material", "score"), "ja": ("駒得", "駒割"), "fr": ("matériel",), "cs": ("materiál",)},
    Topic.CHECK: {"en": ("check", "in check"), "ja": ("王手",), "fr": ("échec",), "cs": ("šach",)},
    Topic.HELP: {
        "en": ("help", "commands"),
        "ja": ("ヘルプ", "使い方", "助け"),
        "fr": ("aide", "commandes"),
        "cs": ("nápověda", "pomoc", "příkazy"),
    },
    Topic.TAKE_BACK: {
        "en": ("take back", "undo"),
        "ja": ("待った",),
        "fr": ("reprendre",),
        "cs": ("vzít zpět", "zpět"),
    },
    Topic.HINT: {"en": ("hint",), "ja": ("ヒント",), "fr": ("indice", "conseil"), "cs": ("poraď", "tip")},
    Topic.RESIGN: {"en": ("resign", "give up"), "ja": ("投了",), "fr": ("abandonner",), "cs": ("vzdát",)},
    Topic.NEW: {"en": ("new game",), "ja": ("新規対局",), "fr": ("nouvelle partie",), "cs": ("nová partie",)},
    Topic.YES: {
        "en": ("yes", "ok", "start", "continue"),
        "ja": ("はい", "開始"),
        "fr": ("oui", "commencer"),
        "cs": ("ano", "začít"),
    },
}
_WHOSE: Final[dict[Whose, dict[str, tuple[str, ...]]]] = {
    Whose.MINE: {
        "en": ("my", "mine"),
        "ja": ("自分の", "私の"),
        "fr": ("mes", "mon", "ma"),
        "cs": ("moje", "mé", "můj", "má"),
    },
    Whose.THEIRS: {
        "en": ("enemy", "opponent", "their", "his", "her"),
        "ja": ("相手の", "敵の"),
        "fr": ("ennemi", "adverses", "adverse", "ses", "leurs"),
        "cs": ("soupeřovy", "soupeřův", "jeho", "její"),
    },
    Whose.BLACK: {"en": ("black",), "ja": ("先手の", "先手"), "fr": ("noirs", "noir"), "cs": ("černé", "černý")},
    Whose.WHITE: {"en": ("white",), "ja": ("後手の", "後手"), "fr": ("blancs", "blanc"), "cs": ("bílé", "bílý")},
}
EXAMPLES: Final[dict[str, dict[Topic, str]]] = {
    "en": {
        Topic.WHERE: "where are my golds",
        Topic.ATTACKS: "what attacks 5e",
        Topic.MOVES: "legal moves of 7g",
        Topic.SQUARE: "what is on 7g",
        Topic.RANK: "rank e",
        Topic.FILE: "file 5",
    },
    "ja": {
        Topic.WHERE: "自分の金はどこ",
        Topic.ATTACKS: "5五の利き",
        Topic.MOVES: "7七の合法手",
        Topic.SQUARE: "7七に何がある",
        Topic.RANK: "五段",
        Topic.FILE: "5筋",
    },
    "fr": {
        Topic.WHERE: "où sont mes ors",
        Topic.ATTACKS: "qui attaque 5e",
        Topic.MOVES: "coups légaux de 7g",
        Topic.SQUARE: "case 7g",
        Topic.RANK: "rangée e",
        Topic.FILE: "colonne 5",
    },
    "cs": {
        Topic.WHERE: "kde jsou moje zlaté",
        Topic.ATTACKS: "co napadá 5e",
        Topic.MOVES: "možné tahy 7g",
        Topic.SQUARE: "co je na 7g",
        Topic.RANK: "řada e",
        Topic.FILE: "sloupec 5",
    },
}
"""Lines that need more than the command itself, as the help shows them."""
_FILLERS: Final = frozenset(
    {"the", "a", "of", "on", "at", "to", "from", "for", "piece", "pieces", "all"}
    | {"le", "la", "les", "l", "de", "des", "du", "d", "en", "sur", "pieces"}
    | {"na", "z", "ze", "pole", "kamen", "kameny"}
)
_PARTICLES: Final = re.compile(r"[はがをにのでへとも]+$|^[はがをにのでへとも]+")
_KANJI: Final = "一二三四五六七八九"
_KANJI_SQUARE: Final = re.compile(r"(\d{1,2})\s*([一二三四五六七八九十]{1,3})")
_SQUARE: Final = re.compile(r"(?<![a-z0-9])(\d{1,2}) ?([a-z]{1,2})(?![a-z0-9])")
_END: Final = " \t?!.,;:。、？！"


@dataclass(frozen=True)
class TextQuestion:
    """A line taken apart: `square` -1, `whose` None, `rank`, `file` 0 where none is named; `piece` the words left."""

    ask: Topic
    square: int = -1
    whose: Whose | None = None
    piece: str = ""
    rank: int = 0
    file: int = 0


def phrases(ask: Topic, language: str) -> tuple[str, ...]:
    """The phrases of a command in a language of the program."""
    return _ASKS[ask][language]


def examples(language: str) -> list[str]:
    """A line for every command, as somebody would type it."""
    return [EXAMPLES[language].get(ask, _ASKS[ask][language][0]) for ask in Topic]


def understood(line: str, variant: Variant, language: str) -> TextQuestion | None:
    """What a line asks; None where it is no question. A square alone asks what is on it."""
    text = plain(line).strip(_END)
    if not text:
        return None
    ask, rest = _ask_of(text, language)
    square, left = _square_in(rest if ask else text, variant)
    if ask is None:
        alone = square >= 0 and not left.strip(_END)
        return TextQuestion(Topic.SQUARE, square) if alone else None
    whose, left = _whose_in(left)
    words = [word for word in left.strip(_END).split() if word not in _FILLERS]
    piece = _PARTICLES.sub("", " ".join(words))
    if ask in (Topic.RANK, Topic.FILE):
        return _line_of(ask, piece, variant)
    return TextQuestion(ask, square, whose, piece)


def _ask_of(text: str, language: str) -> tuple[Topic | None, str]:
    """The command with the longest phrase that the text has, in the window's language before all others; the rest."""
    for tongue in (language, *(each for each in _ASKS[Topic.HELP] if each != language)):
        found = [
            (len(phrase), ask, phrase)
            for ask, words in _ASKS.items()
            for phrase in map(plain, words[tongue])
            if _has(text, phrase, tongue)
        ]
        if found:
            _, ask, phrase = max(found, key=_length)
            return ask, text.replace(phrase, " ", 1)
    return None, text


def _length(found: tuple[int, Topic, str]) -> int:
    return found[0]


def _has(text: str, phrase: str, language: str) -> bool:
    """Whether a text begins with a phrase; a Japanese one stands anywhere."""
    if language == "ja":
        return phrase in text
    return text == phrase or text.startswith(phrase + " ")


def _square_in(text: str, variant: Variant) -> tuple[int, str]:
    """The first square that a text names (7g, 7七), and the text without it; -1 for none."""
    for pattern, number in ((_SQUARE, _letters), (_KANJI_SQUARE, _kanji)):
        found = pattern.search(text)
        if found is not None:
            file, rank = int(found[1]), number(found[2])
            if 1 <= file <= variant.files and 1 <= rank <= variant.ranks:
                return variant.square(file, rank), text[: found.start()] + " " + text[found.end() :]
    return -1, text


def _letters(text: str) -> int:
    return next((rank for rank in range(1, MAX_BOARD + 1) if rank_letters(rank) == text), 0)


def _kanji(text: str) -> int:
    """A number up to 39 in kanji, 0 for none."""
    tens, ten, ones = text.rpartition("十")
    if not ten:
        return _KANJI.index(text) + 1 if len(text) == 1 else 0
    first = _KANJI.index(tens) + 1 if len(tens) == 1 and tens in _KANJI else 1
    return 10 * first + (_KANJI.index(ones) + 1 if len(ones) == 1 else 0)


def _whose_in(text: str) -> tuple[Whose | None, str]:
    for whose, tongues in _WHOSE.items():
        for tongue, words in tongues.items():
            for word in map(plain, words):
                if tongue == "ja" and word in text:
                    return whose, text.replace(word, " ", 1)
                if word in text.split():
                    return whose, " ".join(each for each in text.split() if each != word)
    return None, text


def _line_of(ask: Topic, text: str, variant: Variant) -> TextQuestion | None:
    """A rank or file by its number or letters; None where the board has none such."""
    word = text.strip(_END)
    number = int(word) if word.isdecimal() and len(word) < 3 else _letters(word) or _kanji_or_none(word)
    if ask is Topic.RANK:
        return TextQuestion(ask, rank=number) if 1 <= number <= variant.ranks else None
    return TextQuestion(ask, file=number) if 1 <= number <= variant.files else None


def _kanji_or_none(word: str) -> int:
    return _kanji(word) if word and set(word) <= set(_KANJI + "十") else 0
