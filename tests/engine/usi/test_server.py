"""The engine's answers without a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.engine.usi.server import Server
from shogi_desktop.notation.moves.usi import parse_info, parse_move, parse_position_command
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.wire.usi_lines import NETWORK_NAMED
from shogi_desktop.rules import Position, add_variant_folder, load_variant, variant_names
from tests.games import ALL

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


def asked(server_lines: list[str], *lines: str) -> list[str]:
    """The answers of a fresh server to some lines."""
    server_lines.clear()
    server = Server(server_lines.append)
    for line in lines:
        server.obey(line)
    return server_lines


@pytest.mark.parametrize("name", variant_names())
def test_every_rule_is_an_option(name: str) -> None:
    told = asked([], f"setoption name USI_Variant value {name}")
    for option in load_variant(name).options:
        announced = [line for line in told if line.startswith(f"option name Rule_{option.key} type combo ")]
        assert len(announced) == 1


def choices() -> dict[tuple[str, str], str]:
    """Every choice of every rule, and the smallest game that has it; of what is usual everywhere one."""
    found = {("strict_play", "no"): ALL[0]}
    for name in ALL:
        for option in load_variant(name).options:
            for value, _ in option.choices[1:]:
                found.setdefault((option.key, value), name)
    return found


@pytest.mark.once
@pytest.mark.parametrize(
    ("rule", "name"), choices().items(), ids=lambda each: "-".join(each) if isinstance(each, tuple) else each
)
def test_every_choice_of_a_rule_is_played_by(rule: tuple[str, str], name: str) -> None:
    key, value = rule
    variant = load_variant(name, {key: value})
    said = asked(
        [],
        f"setoption name USI_Variant value {name}",
        f"setoption name Rule_{key} value {value}",
        "setoption name USI_Hash value 1",
        "position startpos",
        "go nodes 30",
    )
    assert [line for line in said if "error" in line] == []
    answer = said[-1].split()
    assert answer[0] == "bestmove"
    assert parse_move(answer[1], parse_position_command("startpos", variant))


@pytest.mark.parametrize(
    ("name", "sfen", "answer"),
    [
        ("chu", "5k6/12/5G6/12/12/5R6/12/12/12/12/12/12 b - 1", "checkmate 7c7b"),
        ("chu", "5k6/12/12/12/12/12/12/12/12/12/12/5P6 b - 1", "checkmate nomate"),
        ("wa", "5[ck]5/11/5[SW]5/5[CE]5/11/11/11/11/11/11/11 b - 1", "checkmate 6c6b+ "),
        ("wa", "5[ck]5/11/11/11/11/11/11/11/11/11/5[SP]5 b - 1", "checkmate nomate"),
    ],
)
def test_mates_by_an_attacker_without_a_king(name: str, sfen: str, answer: str) -> None:
    answers: list[str] = []
    variant = f"setoption name USI_Variant value {name}"
    assert asked(answers, variant, f"position sfen {sfen}", "go mate 5000")[-1].startswith(answer)


@pytest.mark.once
@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "tenjiku", "chu", "heian_dai", "dai", "dai_dai", "maka_dai_dai", "tai", "wa"),
        *("minishogi", "gorogoro", "tori", "yari", "sho"),
    ],
)
def test_with_a_book_of_its_own_it_answers_without_a_search_and_not_without(name: str) -> None:
    answers: list[str] = []
    start = [f"setoption name USI_Variant value {name}", "setoption name USI_Hash value 1", "position startpos"]
    first = asked(answers, *start, "go nodes 300")
    assert parse_info(first[-2]).nodes == 300
    moves = set()
    server = Server(answers.append)
    for line in [*start, "setoption name OwnBook value true", "isready"]:
        server.obey(line)
    for _ in range(40):
        answers.clear()
        server.obey("go nodes 300")
        info = parse_info(answers[0])
        assert len(answers) == 2 and (info.depth, info.nodes) == (0, 0) and info.score_cp is not None
        moves.add(answers[1])
        assert answers[1] == f"bestmove {info.pv[0]}"
    assert len(moves) > 1
    answers.clear()
    for line in ("setoption name OwnBook value false", "go nodes 300"):
        server.obey(line)
    assert parse_info(answers[-2]).nodes == 300


def test_a_book_for_other_rules_is_refused_with_a_reason_and_play_goes_on() -> None:
    answers: list[str] = []
    rules = ["setoption name USI_Variant value wa", "setoption name Rule_drops value on"]
    asked(answers, *rules, "setoption name OwnBook value true", "isready", "go nodes 9")
    why = "info string the opening book is not used: it holds for 'drops=off', not 'on'"
    assert why in answers and answers[answers.index(why) + 1] == "readyok"
    assert parse_info(answers[-2]).nodes == 9


def test_a_handicap_game_has_no_book() -> None:
    answers: list[str] = []
    sfen = format_sfen(Position.handicap(load_variant("shogi"), "bishop"))
    asked(answers, "setoption name OwnBook value true", f"position sfen {sfen}", "go nodes 90")
    assert parse_info(answers[-2]).nodes == 90
    assert all(NETWORK_NAMED in line for line in answers if "string" in line)
