"""Lines of engines as values."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import UNKNOWN_MATE
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import (
    BestMove,
    EngineOption,
    Info,
    format_bestmove,
    format_info,
    format_option,
    parse_bestmove,
    parse_info,
    parse_option,
)

INFOS = [
    (
        "info depth 12 seldepth 20 multipv 2 score cp -35 lowerbound time 9 nodes 450 nps 5000 hashfull 3 pv 7g7f 3c3d",
        Info(12, 20, 9, 450, 5_000, 3, 2, -35, None, "lowerbound", "", ("7g7f", "3c3d")),
    ),
    ("info depth 3 score mate -4 pv 5a4b", Info(depth=3, score_mate=-4, pv=("5a4b",))),
    ("info depth 3 score mate +", Info(depth=3, score_mate=UNKNOWN_MATE)),
    ("info depth 3 score mate -", Info(depth=3, score_mate=-UNKNOWN_MATE)),
    ("info currmove P*5e", Info(currmove="P*5e")),
    ("info string error:  two blanks stay", Info(string="error:  two blanks stay")),
    ("info", Info()),
]


@pytest.mark.parametrize(("line", "info"), INFOS)
def test_info_both_ways(line: str, info: Info) -> None:
    assert parse_info(line) == info
    assert format_info(info) == line


def test_info_in_any_order_with_unknown_words() -> None:
    line = "  info nodes 5  wdl 300 400 300 score upperbound_is_odd cp"
    assert parse_info(line) == Info(nodes=5)
    info = parse_info("info nodes 5 sbhits 7 time 3 score cp +12 upperbound refutation depth 2")
    assert info == Info(nodes=5, time_ms=3, score_cp=12, bound="upperbound", depth=2)
    assert parse_info("info pv 7g7f 3c3d depth 2 string x") == Info(pv=("7g7f", "3c3d"), depth=2, string="x")


@pytest.mark.parametrize(
    ("line", "info"),
    [
        ("depth", Info()),
        ("depth x nodes 5", Info(nodes=5)),
        ("depth 1.5 score cp 30.9", Info(depth=1, score_cp=30)),
        ("depth 12/20 nodes 7", Info(depth=12, seldepth=20, nodes=7)),
        ("depth 12/ nodes 7", Info(depth=12, nodes=7)),
        ("nps inf score cp -4 pv 7g7f", Info(score_cp=-4, pv=("7g7f",))),
        ("nps nan time -1 nodes -5 depth 3", Info(depth=3)),
        ("nodes 99999999999999999999999 depth 3", Info(depth=3)),
        ("depth score cp 7", Info(score_cp=7)),
        ("score", Info()),
        ("score cp", Info()),
        ("score cp x nodes 5", Info(nodes=5)),
        ("score mate ++ depth 2", Info(depth=2)),
        ("score 35 depth 2", Info(depth=2)),
        ("score cp nodes 5", Info(nodes=5)),
        ("score lowerbound cp 30 depth 2", Info(score_cp=30, bound="lowerbound", depth=2)),
        ("score cp lowerbound 30 depth 2", Info(score_cp=30, bound="lowerbound", depth=2)),
        ("score mate -", Info(score_mate=-UNKNOWN_MATE)),
        ("currmove depth 3", Info(depth=3)),
        ("multipv x score cp 3 pv 7g7f", Info(score_cp=3, pv=("7g7f",))),
        ("hashfull 12% depth 4", Info(depth=4)),
        ("score cp 3 pv ▲７六歩 △３四歩 nodes 4", Info(score_cp=3, pv=("▲７六歩", "△３四歩"), nodes=4)),
    ],
)
def test_every_value_that_can_be_read_is_taken(line: str, info: Info) -> None:
    assert parse_info(f"info {line}") == info


@pytest.mark.parametrize("line", ["bestmove 7g7f", "", "information depth 3"])
def test_another_line_is_no_info(line: str) -> None:
    with pytest.raises(NotationError):
        parse_info(line)


OPTIONS = [
    ("option name USI_Ponder type check default false", EngineOption("USI_Ponder", "check", "false")),
    (
        "option name USI_Hash type spin default 256 min 1 max 33554432",
        EngineOption("USI_Hash", "spin", "256", 1, 33_554_432),
    ),
    (
        "option name USI_Variant type combo default shogi var shogi var dai dai shogi",
        EngineOption("USI_Variant", "combo", "shogi", vars=("shogi", "dai dai shogi")),
    ),
    ("option name Clear Hash type button", EngineOption("Clear Hash", "button")),
    ("option name Book File type filename default <empty>", EngineOption("Book File", "filename")),
    ("option name 定跡  ファイル type string default 定跡　一", EngineOption("定跡  ファイル", "string", "定跡　一")),
    ("option name Author type string default A. N. Other", EngineOption("Author", "string", "A. N. Other")),
]


@pytest.mark.parametrize(("line", "option"), OPTIONS)
def test_options_both_ways(line: str, option: EngineOption) -> None:
    assert parse_option(line) == option
    assert format_option(option) == line


@pytest.mark.parametrize(
    "line",
    [
        "option",
        "option type check",
        "option name type check",
        "option name X",
        "option name X type slider default 1",
        "option name X type spin default 1 min one max 2",
        "info depth 1",
    ],
)
def test_bad_options_are_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_option(line)


@pytest.mark.parametrize(
    ("line", "best"),
    [
        ("bestmove 7g7f ponder 3c3d", BestMove("7g7f", "3c3d")),
        ("bestmove P*5e", BestMove("P*5e")),
        ("bestmove resign", BestMove("resign")),
        ("bestmove win", BestMove("win")),
    ],
)
def test_bestmove_both_ways(line: str, best: BestMove) -> None:
    assert parse_bestmove(line) == best
    assert format_bestmove(best) == line


def test_bestmove_without_a_whole_ponder_move_has_none() -> None:
    assert parse_bestmove("bestmove 7g7f ponder") == BestMove("7g7f")


@pytest.mark.parametrize("line", ["bestmove", "bestmov 7g7f", ""])
def test_bad_bestmoves_are_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_bestmove(line)
