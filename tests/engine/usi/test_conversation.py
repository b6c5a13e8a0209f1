"""The engine as other programs meet it: a child process that speaks USI."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.engine.search.table import TranspositionTable
from shogi_desktop.engine.usi.server import Server
from shogi_desktop.notation.moves.usi import parse_info, parse_move, parse_option, parse_position_command
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.perft import perft
from shogi_desktop.rules.record.variant import Variant
from tests.engine.usi.usi_child import UsiChild

MATED = "position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"
# More checks to look at than can be done in a moment.
MUCH_TO_CHECK = "position sfen 9/9/9/4k4/9/9/9/1B5R1/9 b GSNPrb3g3s3n4l17p 1"
MATE_IN_ONE = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


@pytest.fixture(scope="module")
def shared() -> Iterator[UsiChild]:
    with UsiChild() as engine:
        yield engine


@pytest.fixture
def engine(shared: UsiChild) -> UsiChild:
    """The engine at the start position, at full strength, with a small table."""
    off = ("USI_Ponder value false", "OwnBook value false")
    for setting in ("Skill value 10", "MultiPV value 1", *off, "USI_Hash value 4"):
        shared.send("setoption name " + setting)
    shared.send("setoption name USI_Variant value shogi", "usinewgame", "position startpos")
    shared.ask("isready", word="readyok")
    return shared


def test_usi_announces_every_option(engine: UsiChild) -> None:
    lines = engine.ask("usi", word="usiok")
    announced = [parse_option(line) for line in lines if line.startswith("option")]
    options = {option.name: option for option in announced}
    assert [line.split(" ")[:2] for line in lines[:2]] == [["id", "name"], ["id", "author"]]
    assert options["Skill"].min == 1 and options["Skill"].max == 10 and options["Skill"].default == "10"
    assert options["USI_Hash"].type == options["MultiPV"].type == "spin"
    assert options["USI_Ponder"].type == "check"
    assert (options["OwnBook"].type, options["OwnBook"].default) == ("check", "false")
    assert "shogi" in options["USI_Variant"].vars
    assert options["Rule_declaration"].vars == ("27", "24", "try", "none")


def test_rule_options_are_announced_again_after_the_variant(engine: UsiChild) -> None:
    lines = engine.ask("setoption name USI_Variant value shogi", "isready", word="readyok")
    names = [parse_option(line).name for line in lines[:-1]]
    assert names == ["Rule_" + option.key for option in load_variant("shogi").options]


def test_go_answers_with_a_legal_move_and_tells_what_it_thinks(engine: UsiChild) -> None:
    lines = engine.ask("position startpos moves 7g7f 3c3d", "go movetime 300")
    position = parse_position_command("startpos moves 7g7f 3c3d", load_variant("shogi"))
    parse_move(lines[-1].split()[1], position)
    last = parse_info(lines[-2])
    assert last.depth and last.nodes and last.pv
    assert last.seldepth is not None and last.seldepth >= last.depth
    assert None not in (last.score_cp, last.time_ms, last.nps, last.hashfull, last.multipv)
    for text in last.pv:
        position.play(parse_move(text, position))


@pytest.mark.parametrize(
    "go",
    [
        "go depth 3",
        "go nodes 200",
        "go btime 300 wtime 300 byoyomi 50",
        "go btime 0 wtime 0 byoyomi 100",
        "go btime 200 wtime 200 binc 50 winc 50",
        "go movetime 1",
        "go btime 0 wtime 0",
        "go btime -20 wtime 100",
    ],
)
def test_every_way_to_limit_a_search_ends_it(engine: UsiChild, go: str) -> None:
    began = engine.worked()
    move = engine.ask("position startpos", go)[-1].split()[1]
    parse_move(move, parse_position_command("startpos", load_variant("shogi")))
    assert engine.worked() - began < 5


def test_nodes_are_counted_to_the_limit(engine: UsiChild) -> None:
    lines = engine.ask("position startpos", "go nodes 150")
    assert parse_info(lines[-2]).nodes == 150


@pytest.mark.parametrize(
    "line",
    [
        "frobnicate",
        "go frob 3",
        "go depth",
        "go depth x",
        "go depth 0",
        "go perft 0",
        "go perft 2 depth 3",
        "setoption",
        "setoption name Nonsense value 3",
        "setoption name Skill value 0",
        "setoption name Skill value ten",
        "setoption name USI_Hash value 99999999999999999999",
        "setoption name USI_Ponder value maybe",
        "setoption name Rule_declaration value 28",
        "setoption name USI_Variant value checkers",
        "position",
        "position nowhere",
        "position sfen 9/9 b - 1",
        "position startpos moves 7g7e",
        "position startpos moves 7g7f 7g7f",
        "gameover maybe",
    ],
)
def test_a_bad_line_is_answered_by_an_error_and_changes_nothing(engine: UsiChild, line: str) -> None:
    before = engine.ask("position startpos moves 2g2f", "go perft 1", word="Nodes")
    answer = engine.ask(line, "isready", word="readyok")
    assert len(answer) == 2 and answer[0].startswith("info string error: ")
    assert engine.ask("go perft 1", word="Nodes") == before
    option = [text for text in engine.ask("usi", word="usiok") if "Rule_declaration" in text]
    assert option == ["option name Rule_declaration type combo default 27 var 27 var 24 var try var none"]


def test_empty_and_stray_lines_are_passed_over(engine: UsiChild) -> None:
    assert engine.ask("", "  ", "stop", "ponderhit", "isready", word="readyok") == ["readyok"]


def test_perft_counts_after_the_given_moves(engine: UsiChild) -> None:
    assert engine.ask("position startpos", "go perft 3", word="Nodes")[-1] == "Nodes searched: 25470"
    lines = engine.ask("position startpos moves 7g7f", "go perft 2", word="Nodes")
    total = perft(parse_position_command("startpos moves 7g7f", load_variant("shogi")), 2)
    assert lines[-1] == f"Nodes searched: {total}"
    assert sum(int(line.split()[1]) for line in lines[:-1]) == total
    assert len(lines) == 31


def test_perft_of_a_finished_game_counts_nothing(engine: UsiChild) -> None:
    dance = " 5i5h 5a5b 5h5i 5b5a" * 3
    assert engine.ask("position startpos moves" + dance, "go perft 1", word="Nodes") == ["Nodes searched: 0"]
    assert engine.ask(MATED, "go perft 1", word="Nodes") == ["Nodes searched: 0"]


def test_a_long_count_can_be_stopped(engine: UsiChild) -> None:
    # Long enough not to be over at once, short enough for one move of the root.
    engine.send("position startpos", f"go perft {6 if core_is_compiled() else 4}")
    engine.line()
    assert engine.ask("stop", "isready", word="readyok")[-2:] == ["info string perft stopped", "readyok"]


def test_go_mate_tells_the_moves_or_that_there_is_none(engine: UsiChild) -> None:
    lines = engine.ask(MATE_IN_ONE, "go mate 60000", word="checkmate")
    assert lines[-1] == "checkmate G*5b"
    last = parse_info(lines[-2])
    assert last.score_mate == 1 and last.pv == ("G*5b",) and last.nodes
    assert engine.ask(MATED, "go mate infinite", word="checkmate") == ["checkmate nomate"]
    assert engine.ask("position startpos", "go mate 1000", word="checkmate") == ["checkmate nomate"]


def test_go_mate_ends_with_its_time_and_when_told_to(engine: UsiChild) -> None:
    assert engine.ask(MUCH_TO_CHECK, "go mate 200", word="checkmate")[-1] == "checkmate timeout"
    engine.send("go mate infinite")
    time.sleep(0.3)
    began = engine.worked()
    assert engine.ask("stop", word="checkmate", timeout=5)[-1] == "checkmate timeout"
    assert engine.worked() - began < (0.5 if core_is_compiled() else 3)


def test_go_mate_tells_how_it_goes(engine: UsiChild) -> None:
    engine.send(MUCH_TO_CHECK, "go mate 1500")
    info = parse_info(engine.until("info")[-1])
    assert None not in (info.nodes, info.nps, info.time_ms, info.hashfull)
    assert not info.pv and engine.until("checkmate")[-1] == "checkmate timeout"


def test_resigns_when_mated(engine: UsiChild) -> None:
    assert engine.ask(MATED, "go movetime 1000") == ["bestmove resign"]


def test_resigns_when_hopelessly_behind_on_the_clock(engine: UsiChild) -> None:
    bare = "position sfen 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RBGSNLP 1"
    assert engine.ask(bare, "go btime 1000 wtime 1000")[-1] != "bestmove resign"
    lost = "position sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1"
    assert engine.ask(lost, "go btime 1000 wtime 1000")[-1] != "bestmove resign"
    mated_soon = "position sfen 4k4/9/3GGG3/9/9/9/9/9/4K4 w G 1"
    assert engine.ask(mated_soon, "go btime 60000 wtime 60000 byoyomi 1000")[-1] == "bestmove resign"


def test_plays_on_in_a_handicap_game(engine: UsiChild) -> None:
    naked = "position sfen 4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
    assert engine.ask(naked, "go movetime 200")[-1] != "bestmove resign"


def test_declares_an_entered_king(engine: UsiChild) -> None:
    entered = "+R+B1GKG3/1SSSS4/2NN5/9/9/9/9/9/4k4 b RB2G2L9P2n2l9p 1"
    assert engine.ask(f"position sfen {entered}", "go movetime 100") == ["bestmove win"]
    engine.send("setoption name Rule_declaration value none", f"position sfen {entered}")
    assert engine.ask("go movetime 100")[-1] != "bestmove win"


def test_declares_with_what_the_start_lacks(engine: UsiChild) -> None:
    """Two pieces were left out: ten points more for White."""
    entered = "4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+pk4/9 w {}4G4S4N4LP7p 1"
    assert engine.ask("position sfen " + entered.format("RB"), "go movetime 100") == ["bestmove win"]
    assert engine.ask("position sfen " + entered.format("2R2B"), "go movetime 100")[-1] != "bestmove win"
    moved = "position sfen 4K4/9/9/9/9/9/1+p+p+p+p+p+p+p1/1+p+p+p1k3/9 w RB4G4S4N4LP7p 1 moves 4h5h 5a5b"
    assert engine.ask(moved, "go movetime 100") == ["bestmove win"]


def test_multipv_gives_that_many_lines_best_first(engine: UsiChild) -> None:
    lines = engine.ask("setoption name MultiPV value 3", "position startpos", "go depth 4")
    last = [info for info in map(parse_info, lines[:-1]) if info.depth == 4]
    assert [info.multipv for info in last[:3]] == [1, 2, 3]
    assert len({info.pv[0] for info in last[:3]}) == 3
    assert lines[-1].split()[1] == last[0].pv[0]


def test_infinite_search_waits_for_stop_and_obeys_it_soon(engine: UsiChild) -> None:
    engine.send("position startpos", "go infinite")
    time.sleep(0.3)
    began = engine.worked()
    answer = engine.ask("stop")
    assert engine.worked() - began < 0.15
    assert answer[-1].startswith("bestmove ") and answer[-1] != "bestmove resign"


@pytest.mark.parametrize("go", ["go infinite", "go mate infinite", "go ponder btime 100 wtime 100", "go perft 20"])
def test_it_says_that_it_is_ready_while_it_searches(engine: UsiChild, go: str) -> None:
    """Once more in the same breath as the search, and when it has long begun; the search goes on."""
    engine.send(MUCH_TO_CHECK if "mate" in go else "position startpos", go, "isready", "isready")
    for _ in range(2):
        assert "readyok" in engine.until("readyok", timeout=20)
    time.sleep(0.2)
    heard = engine.ask("isready", word="readyok")
    assert not any(line.startswith(("bestmove", "checkmate")) for line in heard)
    engine.send("stop")
    assert engine.until({"go mate infinite": "checkmate", "go perft 20": "info"}.get(go, "bestmove"))
    assert engine.ask("isready", word="readyok") == ["readyok"]


def test_an_endless_search_that_has_seen_everything_still_waits(engine: UsiChild) -> None:
    engine.send(MATE_IN_ONE, "go infinite")
    time.sleep(0.5)
    engine.send("stop")
    assert engine.until("bestmove")[-1] in ("bestmove G*5b", "bestmove G*5b+")


def test_pondering_ends_by_ponderhit_and_clock(engine: UsiChild) -> None:
    engine.send("setoption name USI_Ponder value true", "position startpos moves 7g7f")
    engine.send("go ponder btime 100 wtime 100 byoyomi 100")
    with pytest.raises(TimeoutError):
        engine.until("bestmove", timeout=0.6)
    began = engine.worked()
    words = engine.ask("ponderhit")[-1].split()
    assert engine.worked() - began < 1
    assert words[2:3] in ([], ["ponder"])


def test_pondering_ends_by_stop(engine: UsiChild) -> None:
    engine.send("position startpos", "go ponder btime 100 wtime 100 byoyomi 100")
    time.sleep(0.1)
    assert engine.ask("stop")[-1].startswith("bestmove ")


def test_a_move_of_the_book_waits_for_the_end_of_pondering_and_names_a_reply(engine: UsiChild) -> None:
    engine.send("setoption name OwnBook value true", "setoption name USI_Ponder value true")
    engine.send("position startpos moves 7g7f", "go ponder btime 100 wtime 100 byoyomi 100")
    with pytest.raises(TimeoutError):
        engine.until("bestmove", timeout=0.4)
    lines = engine.ask("ponderhit")
    position = parse_position_command("startpos moves 7g7f", load_variant("shogi"))
    _, move, word, reply = lines[-1].split()
    position.play(parse_move(move, position))
    assert word == "ponder" and parse_move(reply, position) and len(lines) <= 2


def test_quit_ends_the_process_even_while_it_thinks() -> None:
    with UsiChild() as engine:
        engine.send("position startpos", "go infinite")
        engine.line()
        engine.send("quit")
        assert engine.wait(5) == 0


def test_the_end_of_the_input_ends_the_process() -> None:
    with UsiChild() as engine:
        engine.ask("isready", word="readyok")
        engine.send("go infinite")
        engine.hang_up()
        assert engine.wait(5) == 0


def test_a_variant_of_another_kind(engine: UsiChild) -> None:
    lines = engine.ask("setoption name USI_Variant value tenjiku", "isready", word="readyok")
    names = [parse_option(line).name for line in lines[:-1]]
    assert names == ["Rule_" + option.key for option in load_variant("tenjiku").options]
    assert engine.ask("go perft 1", word="Nodes")[-1] == "Nodes searched: 72"
    engine.send("position startpos", "go infinite")
    time.sleep(0.3)
    began = engine.worked()
    answer = engine.ask("stop")
    assert engine.worked() - began < 0.3
    parse_move(answer[-1].split()[1], parse_position_command("startpos", load_variant("tenjiku")))


def test_a_line_that_adds_moves_to_the_last_one(engine: UsiChild) -> None:
    engine.send("position startpos moves 7g7f", "position startpos moves 7g7f 3c3d")
    continued = engine.ask("go perft 1", word="Nodes")
    engine.send("position startpos", "position startpos moves 7g7f 3c3d")
    assert engine.ask("go perft 1", word="Nodes") == continued
    error = engine.ask("position startpos moves 7g7f 3c3d 8h2b+ 5a5d", word="info")[-1]
    assert "error" in error and "column 32" in error
    assert engine.ask("go perft 1", word="Nodes") == continued


@pytest.mark.parametrize("variant", ("shogi", "tenjiku"))
def test_a_count_obeys_quit(variant: str) -> None:
    with UsiChild() as engine:
        engine.ask(f"setoption name USI_Variant value {variant}", "isready", word="readyok")
        engine.send("position startpos", "go perft 20", "quit")
        assert engine.wait(60) == 0


def test_a_count_ends_with_the_input() -> None:
    with UsiChild() as engine:
        engine.ask("isready", word="readyok")
        engine.send("position startpos", "go perft 20")
        engine.hang_up()
        assert engine.wait(60) == 0


def test_a_count_without_end_obeys_stop(engine: UsiChild) -> None:
    engine.send("position startpos", "go perft 20")
    assert engine.ask("stop", "isready", word="readyok")[-2:] == ["info string perft stopped", "readyok"]


def test_a_table_too_large_for_the_memory_is_refused_and_the_old_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Modest:
        """Has memory for 64 MB and no more."""

        def __init__(self, variant: Variant, megabytes: int, network: object) -> None:
            self.table = TranspositionTable(1)

        def resize(self, megabytes: int) -> None:
            if megabytes > 64:
                raise MemoryError

    monkeypatch.setattr("shogi_desktop.engine.usi.server.Thinker", Modest)
    said: list[str] = []
    server = Server(said.append)
    server.obey("setoption name USI_Hash value 4000")
    server.obey("isready")
    assert said == ["info string error: there is no memory for a table of 4000 MB", "readyok"]
    server.obey("isready")
    assert said[2:] == ["readyok"]
