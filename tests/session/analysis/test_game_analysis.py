"""A game is analysed from its end to its start, into its record, and what is done is never lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.game_questions import AnalysisProgress, AnalysisScope
from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.analysis.game_analysis import GameAnalysis
from shogi_desktop.session.play.game_session import GameSession
from tests.engines import FakeEngines, outside_board
from tests.session.table import TWO_PEOPLE, Table

MATE_IN_ONE = "4k4/9/4G4/9/9/9/9/9/4K4 b G 1"
MOVES = "9g9f 9c9d 8g8f 8c8d"  # as the engine of the tests plays
OTHERS = "9g9f 9c9d 1g1f 1c1d"


class Analysed:
    """A session with a record, the analysis of it, and what that tells."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.analysis = GameAnalysis(session)
        self.progress: list[AnalysisProgress] = []
        self.ended: list[bool] = []
        self.failures: list[str] = []
        self.analysis.progressed.connect(self.progress.append)
        self.analysis.ended.connect(self.ended.append)
        self.analysis.failed.connect(self.failures.append)

    def nodes(self) -> list[Node]:
        return [self.session.record.game.root, *self.session.record.game.line()]

    def known(self) -> list[int]:
        """The plies after which the position was looked at."""
        return [node.ply for node in self.nodes() if node.evaluation]


@pytest.fixture
def analysed(table: Table) -> Iterator[Callable[..., Analysed]]:
    made: list[Analysed] = []

    def make(*behaviours: str, moves: str = MOVES, sfen: str = "", engine_moves: str = "") -> Analysed:
        session = table.session(*behaviours, moves=engine_moves)
        shogi = load_variant("shogi")
        game = Game(shogi, parse_sfen(sfen, shogi) if sfen else None)
        for text in moves.split():
            game.play(parse_move(text, game.position))
        session.load(game)
        made.append(Analysed(session))
        return made[-1]

    yield make
    for each in made:
        each.analysis.close()


def test_every_position_gets_what_the_engine_thinks(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("eager")
    made.analysis.start(AnalysisScope(1, 4, movetime_ms=100))
    assert made.analysis.running and made.progress == [AnalysisProgress(0, 5)]
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.known() == [0, 1, 2, 3, 4]
    evaluation = made.nodes()[1].evaluation
    assert evaluation is not None and evaluation.line[:1] == ("9c9d",)
    assert (evaluation.score, evaluation.engine) == (Score(300), "Shogi Desktop")
    assert [step.done for step in made.progress] == [0, 1, 2, 3, 4, 5]
    assert made.session.record.unsaved


def test_it_begins_at_the_end(analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines) -> None:
    made = analysed("judging")
    made.analysis.start(AnalysisScope(1, 4, nodes=500))
    qtbot.waitUntil(lambda: made.ended == [True])
    told = [line.partition(" moves ")[2] for line in engines.told("position")]
    assert list(dict.fromkeys(told)) == [" ".join(MOVES.split()[:count]) for count in (4, 3, 2, 1, 0)]
    assert set(engines.told("go")) == {"go mate 5", "go nodes 500"}


def test_a_mate_that_is_found_needs_no_search(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("judging", "mating", moves="9g9f", engine_moves="9c9d 9f9e 9d9e")
    made.analysis.start(AnalysisScope(1, 1, movetime_ms=400))
    qtbot.waitUntil(lambda: made.ended == [True])
    evaluation = made.nodes()[1].evaluation
    assert evaluation is not None and evaluation.score == Score(mate=3)
    assert evaluation.line == ("9c9d", "9f9e", "9d9e") and engines.told("go") == ["go mate 100", "go mate 100"]


def test_the_moves_of_a_mate_lead_to_positions_that_are_lost(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    mate = "9c9d 9f9e 9d9e 9i9e 1c1d"
    made = analysed("judging", "mating@1", moves="9g9f 9c9d 9f9e 9d9e", engine_moves=mate)
    nodes = made.nodes()
    made.session.review.set_evaluations({node: Evaluation(Score(50), ("1g1f",)) for node in nodes[2:]})
    made.analysis.start(AnalysisScope(1, 1, nodes=5))
    qtbot.waitUntil(lambda: made.ended == [True])
    told = [node.evaluation.score.mate if node.evaluation else 0 for node in nodes]
    assert told[1:] == [5, -4, 3, -2]
    assert nodes[2].evaluation is not None and nodes[2].evaluation.line == tuple(mate.split()[1:])


def test_other_engines_are_asked_with_byoyomi_which_all_know(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("judging")
    made.analysis.start(AnalysisScope(4, 4, movetime_ms=50), engines.outside("Lance", "judging"))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert set(engines.told("go")) == {"go btime 0 wtime 0 byoyomi 50"}
    evaluation = made.nodes()[4].evaluation
    assert evaluation is not None and evaluation.engine == "Lance"


def test_an_engine_that_does_not_count_positions_gets_a_time(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made, told = analysed("judging"), list[OutsideEngine]()
    made.analysis.cannot_count.connect(told.append)
    lance = engines.outside("Lance", "judging", "die_of_nodes")
    made.analysis.start(AnalysisScope(4, 4, nodes=500), lance)
    qtbot.waitUntil(lambda: made.ended == [True])
    assert engines.told("go") == ["go nodes 500", *["go btime 0 wtime 0 byoyomi 1000"] * 2]
    assert made.known() == [3, 4] and made.failures == [] and told == [lance]


def test_an_engine_that_is_known_not_to_count_positions_is_not_asked_to(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("judging")
    made.analysis.start(AnalysisScope(4, 4, nodes=500), replace(engines.outside("Lance", "judging"), counts=False))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert set(engines.told("go")) == {"go btime 0 wtime 0 byoyomi 1000"}


def test_a_part_of_the_game(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("judging")
    made.analysis.start(AnalysisScope(3, 9, nodes=5))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.known() == [2, 3, 4]


def test_of_one_side_expected_moves_need_no_second_look(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("judging", moves=OTHERS)
    made.analysis.start(AnalysisScope(1, 4, nodes=5, side=Side.BLACK))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.known() == [0, 2, 3, 4], "9g9f was expected, 1g1f was not; the end belongs to the course of the game"
    assert made.progress[-1] == AnalysisProgress(8, 8), "both last moves looked like blunders, and were looked at twice"


def test_what_looks_like_a_blunder_is_looked_at_again_and_longer(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("judging", moves=OTHERS)
    made.analysis.start(AnalysisScope(3, 3, movetime_ms=20), engines.outside("Lance", "judging"))
    qtbot.waitUntil(lambda: made.ended == [True])
    short, long = (f"go btime 0 wtime 0 byoyomi {time}" for time in (20, 60))
    assert engines.told("go") == [short, short, long, long]
    assert [told.split()[-1] for told in engines.told("position")] == ["1g1f", "9c9d"] * 2
    made.analysis.start(AnalysisScope(3, 3, movetime_ms=20, keep=False, longer=2), engines.outside("Lance", "judging"))
    qtbot.waitUntil(lambda: made.ended == [True, True])
    assert engines.told("go")[-1] == "go btime 0 wtime 0 byoyomi 40"


def test_what_was_thought_before_stays(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("judging")
    before = made.nodes()[2].evaluation = Evaluation(Score(7), engine="Another")
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.nodes()[2].evaluation is before
    assert [step.done for step in made.progress] == [1, 2, 3, 4, 5], "what was known is counted, too"
    made.analysis.start(AnalysisScope(1, 4, nodes=5, keep=False))
    qtbot.waitUntil(lambda: made.ended == [True, True])
    now = made.nodes()[2].evaluation
    assert now is not None and now.engine == "Shogi Desktop"


def test_what_is_done_when_it_is_cancelled_is_kept(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("judging", "slow")
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: made.progress[-1].done == 2)
    assert made.progress[-1].left_ms > 0
    made.analysis.cancel()
    assert made.ended == [False] and made.known() == [3, 4]


def test_it_is_undone_as_one_step(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("judging", "slow")
    made.session.review.set_comment(made.nodes()[1], "before")
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.known() == [0, 1, 2, 3, 4]
    made.session.review.undo()
    assert made.known() == [] and made.nodes()[1].comment == "before"
    made.session.review.redo()
    assert made.known() == [0, 1, 2, 3, 4]


def test_another_game_ends_it(analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines) -> None:
    made = analysed("think")
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: bool(engines.told("go")))
    made.session.new_game(TWO_PEOPLE)
    assert made.ended == [False] and not made.analysis.running
    assert not made.analysis.can_start()
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    assert not made.analysis.running


def test_a_move_deleted_meanwhile_is_passed_over(analysed: Callable[..., Analysed], qtbot: QtBot) -> None:
    made = analysed("judging", "slow")
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: made.progress[-1].done == 1)
    made.session.review.delete(made.nodes()[3])
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.known() == [0, 1, 2]


def test_the_position_after_mate_is_not_asked_about(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines
) -> None:
    made = analysed("mating", moves="G*5b", sfen=MATE_IN_ONE, engine_moves="G*5b")
    made.analysis.start(AnalysisScope(1, 1, nodes=5))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert set(engines.told("position")) == {f"position sfen {MATE_IN_ONE}"}


@pytest.mark.parametrize(("behaviour", "line", "depth"), [("odd_numbers", ("9g9f",), 12), ("japanese_line", (), 9)])
def test_what_can_be_read_of_an_odd_line_counts(
    analysed: Callable[..., Analysed],
    qtbot: QtBot,
    engines: FakeEngines,
    behaviour: str,
    line: tuple[str, ...],
    depth: int,
) -> None:
    made = analysed(moves="9g9f")
    made.analysis.start(AnalysisScope(1, 1, nodes=5), engines.outside("Lance", behaviour))
    qtbot.waitUntil(lambda: made.ended == [True])
    assert made.failures == [] and made.known() == [0, 1]
    evaluation = made.nodes()[0].evaluation
    assert evaluation is not None
    assert (evaluation.score, evaluation.line, evaluation.depth) == (Score(77), line, depth)


@pytest.mark.parametrize("behaviour", ["scoreless", "slow"])
def test_an_analysis_without_any_score_has_failed(
    analysed: Callable[..., Analysed], qtbot: QtBot, engines: FakeEngines, behaviour: str
) -> None:
    made = analysed(moves="9g9f")
    made.analysis.start(AnalysisScope(1, 1, nodes=5), engines.outside("Lance", behaviour))
    qtbot.waitUntil(lambda: bool(made.ended))
    assert made.failures == ["The analysis has failed: the engine has told no score of any position."]
    assert made.ended == [False] and made.known() == []


@pytest.mark.parametrize("behaviour", ["die_at_start", "die_in_search_loudly"])
def test_an_engine_that_dies_ends_it(analysed: Callable[..., Analysed], qtbot: QtBot, behaviour: str) -> None:
    made = analysed(behaviour)
    made.analysis.start(AnalysisScope(1, 4, nodes=5))
    qtbot.waitUntil(lambda: bool(made.failures))
    assert made.ended == [False] and made.failures[0].startswith("The analysis has ended: ")


@pytest.mark.parametrize("scope", [AnalysisScope(1, 2, movetime_ms=100), AnalysisScope(1, 2, nodes=60_000)])
def test_an_xboard_engine_is_told_when_it_is_enough(
    table: Table, qtbot: QtBot, tmp_path: Path, engines: FakeEngines, scope: AnalysisScope
) -> None:
    """It says the same of every position; after the first move it is no move."""
    board = outside_board(tmp_path, "--thought", "6 123 30 69034 e4e5 e9e8 {so}")
    session, chu = table.session(), load_variant("chu")
    game = Game(chu)
    for text in ("8i8h", "8d8e"):
        game.play(parse_move(text, game.position))
    session.load(game)
    made = Analysed(session)
    made.analysis.start(scope, board)
    qtbot.waitUntil(lambda: made.ended == [True])
    evaluation = game.root.evaluation
    assert evaluation is not None and made.known() == [0]
    assert (evaluation.score, evaluation.line, evaluation.depth) == (Score(123), ("8i8h", "8d8e"), 6)
    assert (evaluation.engine, made.failures, engines.processes()) == ("Board", [], [])
    made.analysis.close()


def test_an_xboard_engine_that_does_not_analyse_ends_it(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    session = table.session()
    game = Game(load_variant("chu"))
    game.play(parse_move("8i8h", game.position))
    session.load(game)
    made = Analysed(session)
    made.analysis.start(AnalysisScope(1, 1, nodes=100), outside_board(tmp_path))
    qtbot.waitUntil(lambda: made.ended == [False])
    assert "unknown command" in made.failures[0] and made.known() == []
    made.analysis.close()
