"""What records that are open are called, and how those of the same players are told apart."""

from __future__ import annotations

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Side, load_variant
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup, write_setup
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.ui.words.file_words import record_titles

PAIR = GameSetup(white=PlayerSetup(human=False, level=1))


def record(started: str, winner: Side | None = None, path: str = "", **headers: str) -> OpenRecord:
    game = Game(load_variant("shogi"))
    if not path:
        write_setup(game, PAIR, None)
    game.headers |= {"started": started, **headers}
    game.play(parse_move("7g7f", game.variant))
    if winner is not None:
        game.finish(GameResult(winner, Reason.RESIGN))
    return OpenRecord(game, path)


def test_a_single_one_needs_no_more_than_its_players() -> None:
    assert record_titles([record("2026/11/28 16:05:00", Side.WHITE)]) == ["You – Computer"]


def test_the_day_tells_them_apart_as_long_as_it_is_another_one() -> None:
    days = [record("2026/11/27 16:05:00"), record("2026/11/28 16:05:00")]
    assert record_titles(days) == ["You – Computer · 2026/11/27", "You – Computer · 2026/11/28"]


def test_of_one_day_the_result_does_and_then_the_time() -> None:
    day = [
        record("2026/11/28 16:05:00", Side.WHITE),
        record("2026/11/28 17:10:00", Side.WHITE),
        record("2026/11/28 18:30:00"),
    ]
    assert record_titles(day) == [
        "You – Computer · ☖ White wins · 16:05",
        "You – Computer · ☖ White wins · 17:10",
        "You – Computer",
    ]


def test_what_is_the_same_for_all_of_them_is_not_said() -> None:
    day = [record("2026/11/28 16:05:00", Side.WHITE), record("2026/11/28 17:10:00", Side.WHITE)]
    assert record_titles(day) == ["You – Computer · 16:05", "You – Computer · 17:10"]


def test_files_of_one_day_are_told_apart_by_event_and_name() -> None:
    day = [
        record("2026/11/28", path="/a/1.kif", black="Habu", white="Mori", event="Meijin"),
        record("2026/11/28", path="/a/2.kif", black="Habu", white="Mori", event="Oi"),
        record("2026/11/28", path="/a/3.kif", black="Habu", white="Mori", event="Oi"),
    ]
    assert record_titles(day) == ["Habu – Mori · Meijin", "Habu – Mori · Oi · 2", "Habu – Mori · Oi · 3"]


def test_those_that_differ_in_nothing_are_numbered() -> None:
    same = [record("2026/11/28 16:05:00") for _ in range(3)]
    assert record_titles(same) == ["You – Computer (1)", "You – Computer (2)", "You – Computer (3)"]


def test_a_changed_file_is_marked() -> None:
    changed = record("", path="/a/1.kif")
    changed.unsaved = True
    assert record_titles([changed, record("")]) == ["• 1", "You – Computer"]
