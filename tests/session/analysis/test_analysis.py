"""An analysis follows the board, and is never beside a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.thoughts import Listener, Thoughts
from shogi_desktop.clients.power import Power
from shogi_desktop.clients.search import Limit
from shogi_desktop.game.notes import UNKNOWN_MATE, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_info, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.analysis.analysis import REST_MS, PositionAnalysis
from shogi_desktop.session.play.game_session import GameSession
from tests.engines import FakeEngines, outside_board
from tests.session.table import TWO_PEOPLE, Table, play

MATE_IN_ONE = "4k4/9/4G4/9/9/9/9/9/4K4 b G 1"


class Looked:
    """A session with a record, its analysis, and what that tells."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.analysis = PositionAnalysis(session)
        self.thoughts: list[Thoughts] = []  # of the first engine
        self.beside: list[Thoughts] = []  # of the second
        self.switched: list[bool] = []
        self.failures: list[str] = []
        self.analysis.thought.connect(self._hear)
        self.analysis.switched.connect(self.switched.append)
        self.analysis.failed.connect(self.failures.append)

    def _hear(self, place: int, thoughts: Thoughts) -> None:
        (self.beside if place else self.thoughts).append(thoughts)

    def lines(self) -> list[str]:
        """The first moves told last."""
        return self._moves(self.thoughts)

    def lines_beside(self) -> list[str]:
        """Those of the second engine."""
        return self._moves(self.beside)

    def _moves(self, thoughts: list[Thoughts]) -> list[str]:
        variant = self.session.record.game.variant
        return [format_move(line.moves[0], variant) for line in thoughts[-1].lines] if thoughts else []


@pytest.fixture
def look(table: Table) -> Iterator[Callable[..., Looked]]:
    made: list[Looked] = []

    def make(*behaviours: str, moves: str = "9g9f 9c9d") -> Looked:
        session = table.session(*behaviours)
        game = Game(load_variant("shogi"))
        for text in moves.split():
            game.play(parse_move(text, game.position))
        session.load(game)
        made.append(Looked(session))
        return made[-1]

    yield make
    for each in made:
        each.analysis.close()


def test_it_tells_lines_for_the_position_and_the_next_one(look: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.lines() == ["8g8f", "1g1f"])
    told = looked.thoughts[-1]
    assert [line.score for line in told.lines] == [Score(cp=30), Score(mate=-6)]
    assert (told.depth, told.nodes, told.nps) == (4, 5000, 9000)
    looked.session.record.back()
    assert looked.lines() == [], "what was said of the position before is gone at once"
    qtbot.waitUntil(lambda: looked.lines() == ["9c9d", "1c1d"])


def test_who_walks_through_a_record_asks_where_he_rests(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines
) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    looked.session.record.go_start()
    looked.session.record.forward()
    looked.session.record.back()
    qtbot.waitUntil(lambda: looked.lines() == ["9g9f", "1g1f"])
    assert engines.told("go") == ["go infinite"]


def test_more_lines_are_another_question(look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    looked.analysis.set_lines(4)
    qtbot.waitUntil(lambda: "setoption name MultiPV value 4" in engines.told("setoption"))
    qtbot.waitUntil(lambda: bool(looked.lines()))


def test_more_processors_are_another_question(look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    assert engines.told("setoption name Threads") == ["setoption name Threads value 1"]
    looked.analysis.set_power(Power(3, 256))
    qtbot.waitUntil(lambda: "setoption name Threads value 3" in engines.told("setoption"))
    assert "setoption name USI_Hash value 256" in engines.told("setoption")
    qtbot.waitUntil(lambda: bool(looked.lines()))


def test_a_game_that_is_played_is_not_analysed(look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    looked.session.new_game(TWO_PEOPLE)
    assert not looked.analysis.on and looked.switched == [True, False] and looked.lines() == []
    looked.analysis.set_on(True)
    assert not looked.analysis.on
    play(looked.session, "7g7f")
    qtbot.waitUntil(lambda: engines.alive() == [])
    looked.session.turn.resign()
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))


def test_nothing_is_asked_where_the_game_has_ended(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines
) -> None:
    looked = look("muse")
    shogi = load_variant("shogi")
    game = Game(shogi, parse_sfen(MATE_IN_ONE, shogi))
    game.play(parse_move("G*5b", game.position))
    looked.session.load(game)
    looked.analysis.set_on(True)
    qtbot.wait(3 * REST_MS)
    assert engines.processes() == [] and looked.lines() == []
    looked.session.record.back()
    qtbot.waitUntil(lambda: engines.told("go") == ["go infinite"])


@pytest.mark.parametrize("behaviour", ["die_at_start", "die_in_search_loudly"])
def test_an_engine_that_dies_turns_it_off(look: Callable[..., Looked], qtbot: QtBot, behaviour: str) -> None:
    looked = look(behaviour)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.failures))
    assert not looked.analysis.on and looked.switched == [True, False]
    assert looked.failures[0].startswith("No analysis: ") and len(looked.failures) == 1


def test_an_engine_that_does_not_stop_turns_it_off(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines
) -> None:
    looked = look("hang")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: engines.told("go") == ["go infinite"])
    looked.session.record.back()
    qtbot.waitUntil(lambda: bool(looked.failures), timeout=10_000)
    assert looked.failures == ["No analysis: It does not answer."] and not looked.analysis.on
    qtbot.waitUntil(lambda: engines.alive() == [])


@pytest.mark.parametrize("behaviour", ["boastful", "nonsense", "huge_line", "split_utf8", "double", "double_on_stop"])
def test_bad_manners_are_outlived(look: Callable[..., Looked], qtbot: QtBot, behaviour: str) -> None:
    looked = look("muse", behaviour)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.lines() == ["8g8f", "1g1f"])
    looked.session.record.back()
    qtbot.waitUntil(lambda: looked.lines() == ["9c9d", "1c1d"], timeout=10_000)
    assert looked.analysis.on and not looked.failures


@pytest.mark.parametrize("behaviour", ["liar", "torrent"])
def test_lines_of_which_nothing_can_be_read(look: Callable[..., Looked], qtbot: QtBot, behaviour: str) -> None:
    looked = look(behaviour)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.failures) or looked.thoughts[-1].note == "Its lines cannot be read.")
    looked.analysis.set_on(False)


def test_switching_off_ends_the_engine(look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = look("muse")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    looked.analysis.set_on(False)
    assert looked.lines() == []
    qtbot.waitUntil(lambda: engines.alive() == [])
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))


# Its end


@pytest.mark.parametrize("limit", [Limit(ms=1), Limit(nodes=5000), Limit(depth=4), Limit(depth=3)])
def test_it_ends_at_its_limit_and_begins_again_at_the_next_position(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines, limit: Limit
) -> None:
    looked = look("muse")
    looked.analysis.set_lines(2)
    looked.analysis.set_limit(limit)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.thoughts[-1].finished)
    assert looked.lines() == ["8g8f", "1g1f"] and looked.analysis.on
    assert engines.told("go") == ["go infinite"], "no engine is asked for what may end it"
    looked.session.record.back()
    assert not looked.thoughts[-1].finished
    qtbot.waitUntil(lambda: looked.thoughts[-1].finished)
    assert looked.lines() == ["9c9d", "1c1d"]


@pytest.mark.parametrize("limit", [Limit(), Limit(ms=3_600_000), Limit(nodes=5001), Limit(depth=5)])
def test_it_goes_on_before_its_limit(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines, limit: Limit
) -> None:
    looked = look("muse")
    looked.analysis.set_limit(limit)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    qtbot.wait(3 * REST_MS)
    assert engines.told("stop") == [] and not looked.thoughts[-1].finished


def test_another_limit_is_another_question(look: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = look("muse")
    looked.analysis.set_limit(Limit(nodes=1))
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.thoughts[-1].finished)
    looked.analysis.set_limit(Limit())
    qtbot.waitUntil(lambda: bool(looked.lines()))
    assert not looked.thoughts[-1].finished


def test_an_engine_that_ends_by_itself_has_finished(look: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = look("judging")
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.thoughts[-1].finished)
    assert looked.lines() == ["8g8f"]


@pytest.mark.parametrize(
    ("behaviour", "note"),
    [
        ("japanese_line", "Its lines cannot be read."),
        ("slow", "It has ended without a score."),
        ("scoreless", "It has ended without a score."),
    ],
)
def test_an_engine_that_ends_without_a_line_or_a_score(
    look: Callable[..., Looked], qtbot: QtBot, behaviour: str, note: str
) -> None:
    looked = look(behaviour)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.thoughts) and looked.thoughts[-1].finished)
    assert looked.thoughts[-1].note == note
    assert looked.thoughts[-1].score == (Score(77) if behaviour == "japanese_line" else None)


def test_one_that_does_not_end_turns_it_off(look: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = look("muse", "hang")
    looked.analysis.set_limit(Limit(depth=4))
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.failures), timeout=10_000)
    assert looked.failures == ["No analysis: It does not answer."]


@pytest.mark.parametrize(
    ("told", "deep"),
    [
        (["depth 5 multipv 1 pv 7g7f"], 4),  # the second line is still looked at
        (["depth 5 multipv 1 pv 7g7f", "depth 5 multipv 2 pv 2g2f"], 5),
        (["depth 5 multipv 1 pv 7g7f", "depth 4 multipv 2 pv 2g2f"], 4),
        (["depth 6 currmove 7g7f"], 5),
        ([], 0),
    ],
)
def test_how_deep_all_lines_are(told: list[str], deep: int) -> None:
    listener = Listener(Position(load_variant("shogi")))
    for line in told:
        listener.hear(parse_info(f"info {line}"))
    assert listener.depth(2) == deep


# Engines of XBoard's protocol


@pytest.fixture
def chu(table: Table, tmp_path: Path) -> Iterator[Callable[[str], Looked]]:
    """An analysis of the start of chu by an engine that thinks so."""
    made: list[Looked] = []

    def make(thought: str, game: Game | None = None) -> Looked:
        session = table.session("muse")
        session.load(game or Game(load_variant("chu")))
        looked = Looked(session)
        looked.analysis.set_engines(outside_board(tmp_path, "--thought", thought))
        looked.analysis.set_on(True)
        made.append(looked)
        return looked

    yield make
    for each in made:
        each.analysis.close()


def test_an_xboard_engine_tells_its_line(chu: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = chu("6 123 30 69034 e4e5 e9e8 {so}")
    qtbot.waitUntil(lambda: looked.lines() == ["8i8h"])
    told = looked.thoughts[-1]
    assert (told.depth, told.nodes, told.nps, told.lines[0].score) == (6, 69034, 230113, Score(cp=123))
    assert [format_move(move, load_variant("chu")) for move in told.lines[0].moves] == ["8i8h", "8d8e"]
    looked.session.review.play(told.lines[0].moves[0])
    looked.session.record.back()
    qtbot.waitUntil(lambda: looked.lines() == ["8i8h"])
    looked.analysis.set_limit(Limit(depth=6))
    qtbot.waitUntil(lambda: looked.thoughts[-1].finished)
    looked.analysis.seek_mate()
    assert looked.thoughts[-1].note == "It cannot look for mates." and engines.processes() == []
    looked.analysis.set_engines(None)
    qtbot.waitUntil(lambda: bool(engines.processes()))


def test_lines_that_cannot_be_read_are_told_as_such(chu: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = chu("6 123 30 69034 Pe5 Pe8")
    qtbot.waitUntil(lambda: looked.thoughts[-1].note == "Its lines cannot be read.")
    assert looked.analysis.on


def test_one_that_does_not_analyse_says_so(chu: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = chu("")
    qtbot.waitUntil(lambda: bool(looked.failures))
    assert looked.failures == ["No analysis: It refuses: Error (unknown command): analyze"]


def test_it_is_not_asked_about_other_starts(chu: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    variant = load_variant("chu")
    start = Position(variant)
    start.play(parse_move("8i8h", start))
    looked = chu("6 123 30 69034 e4e5", Game(variant, parse_sfen(format_sfen(start), variant)))
    assert looked.analysis.engines() == [None]
    qtbot.waitUntil(lambda: bool(engines.processes()))


def test_a_button_of_an_engine_that_analyses(look: Callable[..., Looked], engines: FakeEngines, qtbot: QtBot) -> None:
    looked, other = look("muse"), engines.outside("Other", "muse")
    assert not looked.analysis.press(other, "Forget"), "nobody runs"
    looked.analysis.set_engines(other)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(looked.lines()))
    assert looked.analysis.press(other, "Forget") and looked.lines() == []
    qtbot.waitUntil(lambda: bool(looked.lines()))
    assert "setoption name Forget" in engines.told("setoption") and len(engines.processes()) == 1
    assert len(engines.told("go")) == 2
    assert not looked.analysis.press(replace(other, program="/another"), "Forget")


# Mates


@pytest.mark.parametrize(
    ("sfen", "answer", "note", "score"),
    [
        (MATE_IN_ONE, "G*5b", "It has found a mate.", 1),
        (MATE_IN_ONE, "G*4b", "It says that there is a mate; its line does not end in one.", UNKNOWN_MATE),
        (MATE_IN_ONE, "G*5b 9a9b", "It says that there is a mate; its line does not end in one.", UNKNOWN_MATE),
        (MATE_IN_ONE, "9i9h", "It says that there is a mate, but shows no move of it.", None),
        (MATE_IN_ONE, "nomate", "It says that there is no mate.", None),
        (MATE_IN_ONE, "timeout", "It has found no mate in this time; that proves nothing.", None),
        (MATE_IN_ONE, "notimplemented", "It cannot look for mates.", None),
    ],
)
def test_a_search_for_mates(table: Table, qtbot: QtBot, sfen: str, answer: str, note: str, score: int | None) -> None:
    session = table.session("muse", "mating", moves=f"4i4h {answer}")  # the first one answers the analysis
    shogi = load_variant("shogi")
    session.load(Game(shogi, parse_sfen(sfen, shogi)))
    looked = Looked(session)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: bool(table.engines.told("go infinite")))
    looked.analysis.seek_mate()
    assert looked.thoughts[-1].note == "Looking for a mate …"
    qtbot.waitUntil(lambda: looked.thoughts[-1].note == note)
    assert [line.score for line in looked.thoughts[-1].lines] == ([Score(mate=score)] if score else [])
    looked.analysis.set_lines(2)
    assert looked.thoughts[-1].note == "" and looked.analysis.on
    qtbot.waitUntil(lambda: len(table.engines.told("go infinite")) == 2)
    looked.analysis.close()


def test_a_search_for_mates_ends_where_another_position_is_looked_at(
    look: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines
) -> None:
    looked = look("muse", "searches_for_mates")
    looked.analysis.seek_mate()
    assert looked.thoughts == [], "it is off"
    looked.analysis.set_on(True)
    looked.analysis.seek_mate()
    qtbot.waitUntil(lambda: bool(engines.told("go mate")))
    looked.session.record.back()
    qtbot.waitUntil(lambda: looked.lines() == ["9c9d", "1c1d"])


# Two engines


@pytest.fixture
def beside(look: Callable[..., Looked], engines: FakeEngines) -> Callable[..., Looked]:
    """An analysis by the program's engine and one of the person's own with a behaviour of its own."""

    def make(*behaviours: str, variants: tuple[str, ...] = ("shogi",)) -> Looked:
        looked = look("muse")
        looked.analysis.set_engines(None, replace(engines.outside("Other", *behaviours), variants=variants))
        looked.analysis.set_on(True)
        return looked

    return make


def test_two_engines_follow_the_cursor(beside: Callable[..., Looked], qtbot: QtBot, engines: FakeEngines) -> None:
    looked = beside("muse")
    qtbot.waitUntil(lambda: looked.lines() == looked.lines_beside() == ["8g8f", "1g1f"])
    looked.session.record.back()
    assert looked.lines() == looked.lines_beside() == []
    qtbot.waitUntil(lambda: looked.lines() == looked.lines_beside() == ["9c9d", "1c1d"])
    assert len(engines.processes()) == 2
    looked.analysis.set_engines(None)
    qtbot.waitUntil(lambda: len(engines.alive()) == 1)
    qtbot.waitUntil(lambda: looked.lines() == ["9c9d", "1c1d"])
    assert looked.lines_beside() == []


def test_one_that_dies_leaves_the_other(beside: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = beside("die_in_search_loudly")
    qtbot.waitUntil(lambda: looked.lines() == ["8g8f", "1g1f"])
    qtbot.waitUntil(lambda: looked.beside[-1].note.startswith("No analysis: "))
    assert looked.analysis.on and not looked.failures
    looked.session.record.back()
    qtbot.waitUntil(lambda: looked.lines() == ["9c9d", "1c1d"])
    assert looked.beside[-1].note.startswith("No analysis: "), "it is not started again and again"


def test_when_both_are_gone_it_ends(look: Callable[..., Looked], engines: FakeEngines, qtbot: QtBot) -> None:
    looked = look("die_in_search_loudly")
    looked.analysis.set_engines(None, engines.outside("Other", "die_at_start"))
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: not looked.analysis.on)
    assert len(looked.failures) == 1


def test_a_second_one_of_another_game_says_so(beside: Callable[..., Looked], qtbot: QtBot) -> None:
    looked = beside("muse", variants=("chu",))
    qtbot.waitUntil(lambda: looked.lines() == ["8g8f", "1g1f"])
    assert looked.beside[-1].note == "It does not analyse this game."


def test_nobody_is_asked_twice(look: Callable[..., Looked], engines: FakeEngines, qtbot: QtBot) -> None:
    looked = look("muse")
    looked.analysis.set_engines(replace(engines.outside("Other", "muse"), variants=("chu",)), None)
    looked.analysis.set_on(True)
    qtbot.waitUntil(lambda: looked.lines() == ["8g8f", "1g1f"])
    assert looked.analysis.engines() == [None] and len(engines.processes()) == 1
