"""A game as a job: the engine of the program looks at every position, and stays for the next game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shogi_desktop.analysis.game_job import AnalysisOrder, Effort, UnwantedError, analyse_game, leave
from shogi_desktop.clients.catalogue import OutsideEngine, format_engines
from shogi_desktop.clients.errors import EngineError
from shogi_desktop.game.notes import Evaluation, GameResult, Reason, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side, load_variant
from tests.engines import FakeEngines, outside_board


@pytest.fixture(autouse=True)
def no_engine_stays() -> Iterator[None]:
    yield
    leave("a run that is over")


def played(moves: str, variant: str = "shogi") -> Game:
    game = Game(load_variant(variant))
    for text in moves.split():
        game.play(parse_move(text, game.position))
    return game


def order(game: Game, run: str = "", **depth: int) -> AnalysisOrder:
    return AnalysisOrder(format_game(game), Effort(**depth or {"nodes": 50}), run)


def test_every_position_of_the_game_itself_is_looked_at() -> None:
    """In an opening that no network calls a blunder of: such moves are looked at twice."""
    game = played("7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b")
    end = game.cursor
    for text in ("8c8d", "1c1d"):
        game.go_to(game.main_line()[0])
        game.play(parse_move(text, game.position))
    game.go_to(end)
    game.headers = {"black": "Ōyama", "event": "<b>Cup</b>"}
    game.finish(GameResult(Side.WHITE, Reason.AGREEMENT))
    analysed = analyse_game(order(game))
    found = parse_game(analysed.record)
    line = [found.root, *found.main_line()]
    assert analysed.positions == len(line) == 9
    for node in line:
        assert node.evaluation is not None and node.evaluation.engine == "Shogi Desktop"
    assert sum(node.evaluation is not None for node in found.root.walk()) == 9  # variations are left alone
    assert found.headers == game.headers and found.result == game.result


def test_what_another_program_thought_is_thought_anew() -> None:
    first = analyse_game(order(played("7g7f 3c3d")))
    second = analyse_game(AnalysisOrder(first.record, Effort(nodes=400)))
    nodes = [node.evaluation for node in parse_game(second.record).root.walk() if node.evaluation]
    assert len(nodes) == 3 and max(evaluation.nodes for evaluation in nodes) > 100


def test_the_other_games_too_with_their_rules() -> None:
    variant = load_variant("tenjiku")
    game = Game(variant)
    game.play(game.position.legal_moves()[0])
    analysed = analyse_game(order(game, movetime_ms=50))
    assert analysed.positions == 2 and parse_game(analysed.record).root.evaluation is not None


def test_the_engine_stays_for_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    analyse_game(order(played("7g7f")))
    monkeypatch.setattr(sys, "executable", "/nowhere")  # another one could not be started
    assert analyse_game(order(played("2g2f"))).positions == 2
    leave("a run that is over")
    with pytest.raises(EngineError):
        analyse_game(order(played("5g5f")))


@pytest.fixture
def engines(tmp_path: Path) -> FakeEngines:
    return FakeEngines(tmp_path)


def by(engine: OutsideEngine, game: Game, **depth: int) -> list[Evaluation | None]:
    """What an engine of the person's thinks of each position; the fake one says the same of all, a move of White's."""
    wanted = AnalysisOrder(format_game(game), Effort(**depth or {"nodes": 50}), engine=format_engines((engine,)))
    found = parse_game(analyse_game(wanted).record)
    return [node.evaluation for node in (found.root, *found.main_line())]


def test_an_engine_of_the_persons_looks_at_the_game(engines: FakeEngines) -> None:
    lance = replace(engines.outside("Lance", "losing"), options={"Skill": "4"})
    for _ in range(2):
        thoughts = by(lance, played("7g7f"))
        assert [(each.engine, each.score.cp) for each in thoughts if each is not None] == [("Lance", -300)]
    assert "setoption name Skill value 4" in engines.told() and len(engines.processes()) == 1
    assert len(engines.told("go nodes 50")) == 4


def test_one_whose_numbers_are_odd(engines: FakeEngines) -> None:
    for behaviour, line in {"odd_numbers": 1, "japanese_line": 0}.items():
        first, *_ = by(engines.outside(behaviour, behaviour), played("7g7f"))
        assert first is not None and (first.score, len(first.line)) == (Score(77), line)


@pytest.mark.parametrize("behaviour", ["scoreless", "slow"])
def test_one_that_tells_no_score_has_failed(engines: FakeEngines, behaviour: str) -> None:
    with pytest.raises(EngineError, match="no score"):
        by(engines.outside("Lance", behaviour), played("7g7f"))


def test_one_that_cannot_count_positions_is_asked_by_time(engines: FakeEngines) -> None:
    gps = engines.outside("GPS", "die_of_nodes", "losing")
    for _ in range(2):
        assert by(gps, played("7g7f"))[1] is not None
    assert len(engines.told("go nodes")) == 1 and len(engines.told("go btime 0 wtime 0 byoyomi")) == 4


@pytest.mark.parametrize("depth", [{"movetime_ms": 50}, {"nodes": 60_000}])
def test_one_of_xboards_protocol_is_told_when_it_is_enough(tmp_path: Path, depth: dict[str, int]) -> None:
    """It says the same of every position; after the first move it is no move."""
    board = outside_board(tmp_path, "--thought", "6 123 30 69034 e4e5 e9e8 {so}")
    first, *others = by(board, played("8i8h 8d8e", "chu"), **depth)
    assert first is not None and (first.engine, first.score, first.line) == ("Board", Score(123), ("8i8h", "8d8e"))
    assert others == [None, None]


def test_a_game_that_nobody_wants_is_given_up() -> None:
    unwanted = order(played("7g7f 3c3d"), run="cancelled")
    leave("cancelled")
    with pytest.raises(UnwantedError):
        analyse_game(unwanted)
    assert analyse_game(replace(unwanted, run="another")).positions == 3


def test_what_cannot_be_read_is_told() -> None:
    with pytest.raises(NotationError):
        analyse_game(AnalysisOrder("Shogi Desktop game 1\nvariant: unheard of\n", Effort(nodes=10)))


@pytest.mark.parametrize("depth", [(0, 0), (10, 10)])
def test_a_position_gets_time_or_nodes(depth: tuple[int, int]) -> None:
    with pytest.raises(ValueError):
        Effort(*depth)
