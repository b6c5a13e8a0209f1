"""The parts of a session, each by itself, and the road of a move through them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.moves import Refusal, why_illegal
from shogi_desktop.session.play import game_session
from shogi_desktop.session.play.advice import Advice
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.play.turn import GameTurn
from shogi_desktop.session.records.record import Record
from shogi_desktop.session.records.review import Review
from tests.engines import FakeEngines
from tests.session.table import AGAINST_WHITE, HASTY, TEN_SECONDS, FakeTime, Table, moves_of, play


@pytest.fixture
def record() -> Record:
    """Two people's game at its start."""
    made, setup = Record(), GameSetup(black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    made.put(setup.make_game(), setup)
    return made


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def turn(qapp: object, record: Record, engines: FakeEngines, time: FakeTime) -> Iterator[GameTurn]:
    """The turn in that game, which has begun."""
    made = GameTurn(record, engines.launch(), HASTY, time)
    made.clock.set_up()
    made.start()
    made.begin()
    yield made
    made.close()


@pytest.mark.parametrize("part", [GameSession, Record, GameTurn, Review, Advice])
def test_none_inherits_from_another(part: type[QObject]) -> None:
    assert part.__bases__ == (QObject,)


def test_a_record_by_itself_is_added_to_and_walked_through(record: Record) -> None:
    record.state = SessionState.PLAYING
    shown: list[tuple[int, bool]] = []
    record.position_changed.connect(lambda position, _, back: shown.append((position.ply, back)))
    for text in ("7g7f", "3c3d"):
        node, result = record.append(parse_move(text, record.game.variant), "", 5, None)
        assert record.tip is node and node.spent_ms == 5 and result is None
    record.back()
    assert (record.looking_back, record.side_to_move()) == (True, Side.BLACK)
    record.append(parse_move("2g2f", record.game.variant), "", 5, None)
    assert record.game.cursor.ply == 1, "who looks back is left there"
    record.go_end()
    record.take_back(2)
    assert record.tip.ply == 1 and not record.looking_back and record.side_to_move() is Side.WHITE
    assert shown == [(1, False), (2, False), (1, True), (3, False), (2, True), (1, True)]


def test_a_record_says_what_has_ended_the_game(record: Record) -> None:
    record.put(Game(load_variant("shogi", {"strict_play": "yes"})), record.setup)
    _, result = record.append(parse_move("8h2b", record.game.variant), "not_legal", 5, None)
    assert result == GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "not_legal")


def test_a_turn_by_itself_has_a_clock_and_players(record: Record, turn: GameTurn, time: FakeTime) -> None:
    assert turn.human_may_move() and not turn.is_thinking() and len(turn.movable()) == 30
    time.ms += 3_000
    spent_ms, clock_ms = turn.finish()
    assert (spent_ms, clock_ms) == (3_000, (7_000, 10_000))
    record.append(parse_move("7g7f", record.game.variant), "", spent_ms, clock_ms)
    turn.begin()
    time.ms += 10_000
    turn.clock.check()
    assert record.state is SessionState.OVER and record.game.result == GameResult(Side.BLACK, Reason.TIME)


def test_whoever_stops_a_turn_is_heard(record: Record, turn: GameTurn) -> None:
    heard: list[str] = []
    turn.stopped.connect(lambda: heard.append("stopped"))
    turn.ending.connect(lambda _: heard.append(f"ending {record.state.value}"))
    turn.turn_changed.connect(lambda: heard.append("turn"))
    turn.game_ended.connect(lambda _: heard.append("ended"))
    turn.resign()
    assert heard == ["stopped", "ending over", "turn", "ended"]


def test_what_is_written_says_how_long_the_turn_has_lasted(record: Record, turn: GameTurn, time: FakeTime) -> None:
    time.ms += 1_234
    assert "1234" in record.text()
    turn.resign()
    time.ms += 1_111
    assert "2345" not in record.text()


def test_a_review_by_itself_undoes_what_it_did(record: Record) -> None:
    review = Review(record)
    opened: list[bool] = []
    review.opened.connect(lambda: opened.append(True))
    record.state = SessionState.OVER
    review.set_comment(record.game.root, "fine")
    assert opened == [True] and record.state is SessionState.REVIEW and record.unsaved
    review.play(parse_move("7g7f", record.game.variant))
    review.undo()
    assert record.game.cursor.ply == 0 and record.game.root.comment == "fine"
    review.undo()
    assert record.game.root.comment == "" and not review.can_undo()
    review.redo()
    review.redo()
    assert record.game.cursor.ply == 1


def test_advice_by_itself_is_dropped_when_the_board_moves_on(
    qtbot: QtBot, record: Record, turn: GameTurn, engines: FakeEngines
) -> None:
    advice = Advice(record, turn, engines.launch("think"), HASTY)
    hints: list[object] = []
    advice.hint_ready.connect(hints.append)
    advice.hint()
    qtbot.waitUntil(lambda: len(engines.told("go")) == 1)
    record.append(parse_move("7g7f", record.game.variant), "", 5, None)
    qtbot.waitUntil(lambda: len(engines.told("stop")) == 1)
    assert hints == []
    advice.close()
    advice.wait_closed()


def test_a_move_is_asked_for_its_legality_once(qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person's by `request_move`; the computer's by the conversation with it."""
    session, _ = table.playing(AGAINST_WHITE)
    variant, asked = session.record.game.variant, list[str]()

    def note(position: Position, move: int) -> Refusal | None:
        asked.append(format_move(move, variant))
        return why_illegal(position, move)

    def note_again(game: Game, move: int) -> str:
        asked.append(f"again {format_move(move, variant)}")
        return ""

    monkeypatch.setattr(game_session, "why_illegal", note)
    monkeypatch.setattr(Game, "fault", note_again)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d" and asked == ["7g7f"]
    session.turn.resign()
    session.review.open()
    play(session, "2g2f")
    assert asked == ["7g7f", "2g2f"]
