"""The person's own engines sit down at a game: started as they are set up, asked with byoyomi, replaced if gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.clients.catalogue import OutsideEngine, begins_there, plays
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.notation.moves import xboard
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.session.play.choice import GameChoice, from_json, setup_of, to_json
from shogi_desktop.session.play.game_session import GameSession
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.play.players import may_ponder
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup, read_setup, write_setup
from tests.engines import outside_board
from tests.session.table import PERSON, TEN_SECONDS, TWO_PEOPLE, Heard, Table, moves_of, play

AGAINST_LANCE = GameSetup(black=PERSON, white=PlayerSetup(False, "Lance", 3, "Lance"))


def session_with(table: Table, *engines: OutsideEngine, own: str = "slow") -> tuple[GameSession, Heard]:
    """A session whose person has these engines; the program's own one is as told."""
    session = table.session(own)
    by_name = {engine.name: engine for engine in engines}

    def hinting(start: Position) -> OutsideEngine | None:
        fit = (each for each in engines if each.hints and plays(each, start.variant) and begins_there(each, start))
        return next(fit, None)

    session.turn.set_outside(by_name.get)
    session.advice.set_outside(hinting)
    return session, Heard(session)


def test_it_plays_as_it_is_set_up(qtbot: QtBot, table: Table) -> None:
    lance = replace(table.engines.outside("Lance"), options={"MultiPV": "2", "Skill": "4"})
    session, heard = session_with(table, lance)
    session.new_game(AGAINST_LANCE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "7g7f 9c9d" and heard.messages == []
    assert table.engines.told("go") == ["go btime 0 wtime 0 byoyomi 3000"]
    assert table.engines.told("setoption name Skill") == ["setoption name Skill value 4"]
    assert not table.engines.told("setoption name OwnBook"), "what the person has chosen for it stays"


def test_with_a_clock_it_has_its_time(qtbot: QtBot, table: Table) -> None:
    session, _ = session_with(table, table.engines.outside("Lance"))
    session.new_game(replace(AGAINST_LANCE, black_time=TEN_SECONDS, white_time=TEN_SECONDS))
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert table.engines.told("go") == ["go btime 10000 wtime 10000"]


def test_one_that_is_gone_is_replaced_by_the_programs_own(qtbot: QtBot, table: Table) -> None:
    session, heard = session_with(table, own="double")
    session.new_game(AGAINST_LANCE)
    play(session, "7g7f")
    qtbot.waitUntil(session.turn.human_may_move)
    assert heard.messages == ["Lance is not there any more; Shogi Desktop plays in its place."]
    assert table.engines.told("setoption name Skill") == ["setoption name Skill value 3"]


def test_one_that_does_not_play_the_game_is_replaced_too(qtbot: QtBot, table: Table) -> None:
    session, heard = session_with(table, replace(table.engines.outside("Lance"), variants=("chu",)), own="double")
    session.new_game(AGAINST_LANCE)
    assert len(heard.messages) == 1


def test_two_engines_play_each_other_and_both_go(qtbot: QtBot, table: Table) -> None:
    lance, pawn = table.engines.outside("Lance"), table.engines.outside("Pawn")
    session, _ = session_with(table, lance, pawn)
    players = [PlayerSetup(False, name, 5, name) for name in ("Lance", "Pawn")]
    session.new_game(GameSetup(black=players[0], white=players[1]))
    qtbot.waitUntil(lambda: len(moves_of(session).split()) > 3)
    assert len(table.engines.processes()) == 2


@pytest.mark.parametrize("manners", ["die_at_start", "die_in_search", "illegal", "hang", "empty_bestmove"])
def test_one_that_fails_twice_suspends_the_game(qtbot: QtBot, table: Table, manners: str) -> None:
    session, heard = session_with(table, table.engines.outside("Lance", manners))
    session.new_game(AGAINST_LANCE)
    play(session, "7g7f")
    qtbot.waitUntil(lambda: session.turn.suspended, timeout=20_000)
    assert len(heard.messages) == 2 and session.can_take_back()


def test_the_record_says_who_played() -> None:
    game = AGAINST_LANCE.make_game()
    write_setup(game, AGAINST_LANCE, None)
    assert game.headers["white"] == "Lance"
    assert read_setup(game)[0].white == AGAINST_LANCE.white
    write_setup(game, GameSetup(), None)
    assert "engine" not in game.headers["setup"]


def test_a_choice_remembers_the_engine() -> None:
    choice = GameChoice(engine="Lance", level=4)
    assert from_json(to_json(choice)) == choice
    setup = setup_of(choice, "Hanako", "", lambda: False)
    assert setup.white == PlayerSetup(False, "Lance", 4, "Lance") and setup.black.engine is None
    friends = setup_of(replace(choice, computer=False), "Hanako", "Jan", lambda: False)
    assert friends.white == PlayerSetup(True, "Jan", 4)


def test_it_may_think_ahead_whatever_its_level() -> None:
    timed = replace(AGAINST_LANCE, black_time=TEN_SECONDS, white_time=TEN_SECONDS)
    assert may_ponder(timed, Side.WHITE) and not may_ponder(AGAINST_LANCE, Side.WHITE)


def board_engine(folder: Path, *moves: str) -> OutsideEngine:
    """One of XBoard's protocol, which plays these moves of chu (as USI writes them)."""
    chu = load_variant("chu")
    texts = ",".join(xboard.format_move(parse_move(text, chu), chu, {}) for text in moves)
    return outside_board(folder, "--moves", texts)


AGAINST_BOARD = GameSetup("chu", black=PERSON, white=PlayerSetup(False, "Board", 5, "Board"))


def test_one_of_xboards_protocol_plays_chu(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    session, heard = session_with(table, board_engine(tmp_path, "8d8e", "7d7e"))
    session.new_game(AGAINST_BOARD)
    for text in ("6i6h", "7i7h"):
        play(session, text)
        qtbot.waitUntil(session.turn.human_may_move)
    assert moves_of(session) == "6i6h 8d8e 7i7h 7d7e" and heard.messages == []
    said = (tmp_path / "xboard.log").read_text().splitlines()
    assert [line for line in said if line.startswith(("variant", "memory", "st"))] == [
        "variant chu", "memory 64", "st 3", "st 3"
    ]  # fmt: skip
    assert not table.engines.processes(), "the program's own engine is not needed"


def test_it_has_its_share_of_a_clock(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    session, _ = session_with(table, board_engine(tmp_path, "8d8e"))
    minutes = TimeControl(main_ms=400_000, byoyomi_ms=10_000)
    session.new_game(replace(AGAINST_BOARD, black_time=minutes, white_time=minutes))
    play(session, "6i6h")
    qtbot.waitUntil(session.turn.human_may_move)
    assert "st 18" in (tmp_path / "xboard.log").read_text().splitlines()


def test_it_does_not_begin_elsewhere(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    session, heard = session_with(table, board_engine(tmp_path), own="double")
    variant = load_variant("chu")
    session.new_game(replace(AGAINST_BOARD, handicap=variant.handicaps[0].key))
    assert heard.messages == ["Board begins games from the usual start alone; Shogi Desktop plays in its place."]


# Hints


def test_it_gives_hints(qtbot: QtBot, table: Table) -> None:
    lance = replace(table.engines.outside("Lance"), hints=True)
    session, heard = session_with(table, lance, own="die_at_start")
    session.new_game(TWO_PEOPLE)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    move = parse_move("9g9f", session.record.game.variant)
    assert heard.hints == [Hint(move, (move,), by="Lance")]
    assert table.engines.told("go") == ["go btime 0 wtime 0 byoyomi 1000"]


@pytest.mark.parametrize("behaviour", ["die_at_start", "die_in_search", "illegal", "unreadable", "resign", "mute"])
def test_one_that_has_no_hint_is_replaced_by_the_programs_own(qtbot: QtBot, table: Table, behaviour: str) -> None:
    lance = replace(table.engines.outside("Lance", behaviour), hints=True, start_s=1 if behaviour == "mute" else 20)
    session, heard = session_with(table, lance)
    session.new_game(TWO_PEOPLE)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    (hint,) = heard.hints
    assert hint.move == parse_move("9g9f", session.record.game.variant) and hint.by == ""
    assert hint.trouble.startswith("Lance: ") and heard.messages == []
    session.advice.hint()
    qtbot.waitUntil(lambda: len(heard.hints) == 2)
    session.close()


def test_a_move_ends_the_question_to_it(qtbot: QtBot, table: Table) -> None:
    lance = replace(table.engines.outside("Lance", "think"), hints=True)
    session, heard = session_with(table, lance)
    session.new_game(TWO_PEOPLE)
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(table.engines.told("go")))
    play(session, "7g7f")
    qtbot.waitUntil(lambda: table.engines.told("stop") == ["stop"])
    qtbot.wait(200)
    assert heard.hints == [] and heard.messages == []


def test_an_xboard_engine_gives_hints_in_games_from_the_usual_start(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    hachu = replace(board_engine(tmp_path, "6i6h"), hints=True)
    session, heard = session_with(table, hachu)
    session.new_game(GameSetup(variant="chu"))
    session.advice.hint()
    qtbot.waitUntil(lambda: bool(heard.hints))
    assert heard.hints[0].by == "Board" and heard.hints[0].move == parse_move("6i6h", session.record.game.variant)
    start = session.record.game.start.copy()
    assert begins_there(hachu, start)
    start.play(start.legal_moves()[0])
    assert not begins_there(hachu, start)
