"""The option EvalFile: which network judges, and what happens where a file is none."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from shogi_desktop.engine.usi.server import Server
from shogi_desktop.notation.wire.usi_lines import NETWORK_NAMED
from shogi_desktop.rules import load_variant

from ..evaluation.random_network import random_file

SHOGI = load_variant("shogi")


def told(server: Server, answers: list[str], *lines: str) -> list[str]:
    """What the engine answers to some lines."""
    answers.clear()
    for line in lines:
        server.obey(line)
    return list(answers)


@pytest.fixture
def conversation() -> tuple[Server, list[str]]:
    answers: list[str] = []
    return Server(answers.append), answers


def searched(server: Server, answers: list[str], file: str) -> list[str]:
    """The lines of a search with a network, times and its name left out."""
    lines = told(server, answers, f"setoption name EvalFile value {file}", "isready", "go depth 3")
    return [line.split(" time ")[0].split(" nps ")[0] for line in lines if NETWORK_NAMED not in line]


def test_the_network_is_named_where_one_judges(conversation: tuple[Server, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "my network.net"
    file.write_bytes(random_file(SHOGI))
    sum_of_file = f"{zlib.crc32(file.read_bytes()):08x}"
    named = told(*conversation, f"setoption name EvalFile value {file}", "go depth 1")[0]
    assert named == f"info string {NETWORK_NAMED}my network.net ({sum_of_file})"
    assert not any(
        NETWORK_NAMED in line for line in told(*conversation, "setoption name EvalFile value none", "go depth 1")
    )


def test_a_network_of_a_file_judges_until_another_is_chosen(
    conversation: tuple[Server, list[str]], tmp_path: Path
) -> None:
    file = tmp_path / "my network.net"
    file.write_bytes(random_file(SHOGI))
    by_hand = searched(*conversation, "none")
    with_network = searched(*conversation, str(file))
    assert by_hand != with_network
    assert not any("error" in line for line in by_hand + with_network)
    assert searched(*conversation, "none") == by_hand


def test_a_file_that_has_changed_is_read_again(conversation: tuple[Server, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    file.write_bytes(random_file(SHOGI))
    first = searched(*conversation, str(file))
    assert searched(*conversation, "none") != first
    file.write_bytes(random_file(SHOGI, seed=2))
    assert searched(*conversation, str(file)) != first


@pytest.mark.parametrize("name", ["missing.net", "a\0b", "A" * 5000, "."])
def test_without_its_file_the_engine_says_why_and_plays_on(
    conversation: tuple[Server, list[str]], tmp_path: Path, name: str
) -> None:
    answers = searched(*conversation, str(tmp_path / name))
    assert answers[0].startswith("info string error: ") and answers[0].endswith("; playing without a network")
    assert len(answers[0]) < 1000 and "\0" not in answers[0]
    assert answers[1:] == searched(*conversation, "none")


def test_a_network_of_another_game_is_refused(conversation: tuple[Server, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "wa.net"
    file.write_bytes(random_file(load_variant("wa")))
    assert "it was trained for 'wa'" in searched(*conversation, str(file))[0]
    server, answers = conversation
    told(server, answers, "setoption name USI_Variant value wa")
    assert told(server, answers, "isready") == ["readyok"]
