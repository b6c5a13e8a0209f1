from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.rules import VariantError
from shogi_desktop.ui.words.file_words import reason_of, system_reason
from shogi_desktop.ui.words.reasons.finding import NUMBERS, TEMPLATES, found_in, told

from .reason_shapes import found

TEXT = r"""'it\'s "so" in \\'"""
SAMPLES = {"text": TEXT, "header": TEXT, "square": "12l", "title": "Chu Shogi"}
SAMPLES |= {"piece": "gold general", "side": "Black", "other": "White", "what": "a KIF record"}
SAMPLES |= {"reason": "this cannot be a drop"}


def shape(template: str) -> str:
    return "".join(literal + ("{}" if name else "") for literal, name, _, _ in Formatter().parse(template))


def test_there_is_a_template_for_every_message_and_no_other() -> None:
    shapes = list(map(shape, TEMPLATES))
    assert sorted(shapes) == sorted(found())


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_message_is_found_with_what_was_filled_in(template: str) -> None:
    names = re.findall(r"\{([a-z]+)\}", template)
    values = {name: str(at + 7) if name in NUMBERS else SAMPLES.get(name, "abc") for at, name in enumerate(names)}
    message = template.format(**values)
    assert found_in(message) == (template, values)
    assert told(message) == message


@pytest.mark.parametrize("message", ["", "something new", "{text} is no move", "x" * 500, "'" * 500, "'a': " * 100])
def test_what_is_not_known_stays(message: str) -> None:
    assert told(message) == message


@pytest.fixture(params=["ja", "fr", "cs"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(f"shogi_desktop_{request.param}", str(program_files.resources() / "translations"))
    qapp.installTranslator(translator)
    yield str(request.param)
    qapp.removeTranslator(translator)


KIF = "手合割：平手\n先手：A\n先手：B\n手数----指手----\n   1 ７六歩(77)\n   2 ５五金(41)\n"
FILE = "Shogi Desktop game 1\nvariant: shogi\noption: foo = bar\n"
BAD = {
    KIF: {
        "ja": ["見出し 先手 はすでにあります", "'５五金(41)' はここでは指せません：4a の金はそこへ行けません"],
        "fr": [
            "l’en-tête Noir figure déjà plus haut",
            "'５五金(41)' n’est pas un coup permis ici : général d’or en 4a ne va pas là",
        ],
        "cs": [
            "hlavička Černý už byla uvedena",
            "'５五金(41)' zde není dovolený tah: zlatý generál na poli 4a tam netáhne",
        ],
    },
    "V2.2\nPI\n+\n+7776FU\n+3334FU\n": {
        "ja": ["相手側の手番です：'+3334FU'"],
        "fr": ["c’est à l’autre camp de jouer : '+3334FU'"],
        "cs": ["na tahu je druhá strana: '+3334FU'"],
    },
    "sfen 4k4/9/9/9/9/9/9/9/4Q4 b - 1": {
        "ja": ["'Q' は将棋の駒ではありません"],
        "fr": ["'Q' n’est pas une pièce de ce jeu : Shogi"],
        "cs": ["'Q' není kámen této hry: Šógi"],
    },
    FILE: {
        "ja": ["'foo = bar'：そのような規則の選択はありません"],
        "fr": ["'foo = bar' : il n’y a pas de telle option de règle"],
        "cs": ["'foo = bar': taková volba pravidel neexistuje"],
    },
}


@pytest.mark.parametrize("text", BAD)
def test_the_reason_is_said_in_the_language_of_the_window(text: str, language: str) -> None:
    assert [reason_of(problem) for problem in parse_record(text).problems] == BAD[text][language]


def test_the_reasons_of_a_list_name_pieces_and_sides(language: str) -> None:
    said = told("Black has no king; the pawn on 5a could never move")
    first, _, second = said.partition("; ")
    assert first in ("先手に王がありません", "le camp Noir n’a pas de roi", "Černý nemá krále")
    assert "5a" in second
    assert any(piece in second for piece in ("歩", "pion", "pěšec"))


def test_what_is_wrong_with_a_variant_file_is_said_too(language: str) -> None:
    error = VariantError("my.toml", "pieces G.moves", "movement 'WX', column 2: 'X' is not part of a movement")
    said = {
        "ja": "動き 'WX' の2字目：'X' は動きの記号ではありません",
        "fr": "mouvement 'WX', colonne 2 : 'X' ne fait pas partie d’un mouvement",
        "cs": "pohyb 'WX', znak 2: 'X' nepatří do pohybu",
    }
    assert system_reason(error) == f"my.toml: pieces G.moves: {said[language]}"
