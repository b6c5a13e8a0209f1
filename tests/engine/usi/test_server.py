"""The engine's answers without a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.engine.usi.server import Server
from shogi_desktop.rules import add_variant_folder

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


def test_a_running_engine_knows_a_variant_that_is_added_and_one_that_takes_its_place(tmp_path: Path) -> None:
    answers: list[str] = []
    server = Server(answers.append)
    add_variant_folder(tmp_path)
    server.obey("setoption name USI_Variant value mini")
    assert "error" in answers[-1]
    file, moved = tmp_path / "mini.toml", 'base = "shogi"\ntitle = "Mini"\n[[pieces]]\ncode = "P"\nmoves = "fW"\n'
    file.write_text(moved, "utf-8")
    counts = []
    for text in (moved, moved.replace("fW", "fWfF")):
        file.write_text(text, "utf-8")
        server.obey("setoption name USI_Variant value shogi")
        server.obey("setoption name USI_Variant value mini")
        server.obey("position startpos")
        server.obey("go perft 1")
        counts.append(answers[-1])
    assert counts[0] == "Nodes searched: 30" and counts[1] == "Nodes searched: 46"
