"""The engine's answers without a process of its own."""

from __future__ import annotations

import pytest

from shogi_desktop.engine.usi.server import Server

LONG = "A" * 1_000_000


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "go {}",
        "go depth {}",
        "go perft {}",
        "setoption name {}",
        "setoption name Skill value {}",
        "setoption name USI_Variant value {}",
        "setoption name Rule_declaration value {}",
        "position {}",
        "position sfen {} b - 1",
        "position startpos moves {}",
        "gameover {}",
        'problem {{"number": 1, "ask": "{}"}}',
        'problem {{"number": 1, "ask": "check", "variant": "{}"}}',
    ],
)
def test_an_endless_word_is_refused_in_a_few(line: str) -> None:
    answers: list[str] = []
    Server(answers.append).obey(line.format(LONG))
    assert len(answers) == 1 and 0 < len(answers[0]) < 1000
