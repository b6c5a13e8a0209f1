"""What went wrong, in the language of the window."""

from __future__ import annotations

import errno
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.library.entry import RecordFault
from shogi_desktop.messages import Message, joined, plain
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.rules import VariantError
from shogi_desktop.rules.errors import FlawMessage, MovementError, MovementMessage
from shogi_desktop.system_errors import message_of
from shogi_desktop.ui.words.error_words import message_text, reason_of


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
            "l’en-tête Noirs figure déjà plus haut",
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


def test_several_messages_name_pieces_and_sides(language: str) -> None:
    dead = FlawMessage.DEAD_PIECE(piece="pawn", square="5a")
    said = message_text(joined([FlawMessage.NO_KING(side="Black"), dead]))
    first, _, second = said.partition("; ")
    assert first in ("先手に王がありません", "le camp des Noirs n’a pas de roi", "Černý nemá krále")
    assert "5a" in second
    assert any(piece in second for piece in ("歩", "pion", "pěšec"))


def test_what_is_wrong_with_a_variant_file_is_said_too(language: str) -> None:
    movement = MovementError("WX", 2, MovementMessage.NOT_A_PART(text="'X'"))
    error = VariantError("my.toml", "pieces G.moves", movement.message)
    said = {
        "ja": "動き 'WX' の2字目：'X' は動きの記号ではありません",
        "fr": "mouvement 'WX', colonne 2 : 'X' ne fait pas partie d’un mouvement",
        "cs": "pohyb 'WX', znak 2: 'X' nepatří do pohybu",
    }
    assert reason_of(error) == f"my.toml: pieces G.moves: {said[language]}"


def test_no_words_of_the_system_are_shown(language: str) -> None:
    full = OSError(errno.ENOSPC, "No space left on device", "C:\\a.kif")
    said = {"ja": "ディスクに空きがありません", "fr": "le disque est plein", "cs": "disk je plný"}[language]
    assert reason_of(full) == message_text(RecordFault.of(full).message) == said
    assert message_text(message_of(full)).startswith("C:\\a.kif") and message_text(message_of(full)).endswith(said)


@pytest.mark.parametrize("text", ["", "something new", "{text} is no move", "x" * 500, "'a': " * 100])
def test_words_that_are_not_ours_stay(text: str) -> None:
    assert message_text(plain(text)) == message_text(Message(text)) == text
    assert reason_of(ValueError(text)) == text
