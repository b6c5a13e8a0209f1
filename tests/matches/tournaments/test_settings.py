"""What is played in a tournament, as its file keeps it."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.matches.settings import OpeningFile, RandomOpenings
from shogi_desktop.matches.tournaments.settings import (
    Entrant,
    SequentialTest,
    TournamentSettings,
    counts,
    format_settings,
    own_engine,
    parse_settings,
    plays,
)
from shogi_desktop.rules import load_variant

LANCE = OutsideEngine("Lance", "/opt/lance/lance", {"Threads": "2"}, ("shogi", "chu"), start_s=7)
HACHU = OutsideEngine("HaChu", "/usr/games/hachu", {}, ("chu",), "xboard")
PLAYERS = (
    Entrant("own", level=3, nodes=500),
    Entrant("Lance", LANCE, byoyomi_ms=100),
    Entrant("HaChu", HACHU, nodes=1),
)
SETTINGS = TournamentSettings("Cup", "chu", PLAYERS, {"repetition": "draw"}, parallel=2)


def test_settings_come_back() -> None:
    assert parse_settings(format_settings(SETTINGS)) == SETTINGS
    tested = replace(SETTINGS, entrants=PLAYERS[:2], test=SequentialTest(-5, 5), games=0)
    assert parse_settings(format_settings(tested)) == tested


@pytest.mark.parametrize(
    "change",
    [
        {"entrants": []},
        {"entrants": [asdict(PLAYERS[0])] * 2},
        {"games": -1},
        {"games": 0},
        {"version": 2},
        {"variant": 3},
        {"test": {"elo0": 0, "elo1": 5, "error": 5}},
        {"longest": 0},
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    text = json.dumps(json.loads(format_settings(SETTINGS)) | change)
    with pytest.raises(ValueError):
        parse_settings(text)


def test_files_of_versions_that_knew_less_are_read() -> None:
    values = json.loads(format_settings(SETTINGS))
    for record, names in ((values, ("faults_lose", "test", "restart")), (values["entrants"][1], ("level", "main_ms"))):
        for name in names:
            del record[name]
    for name in ("counts", "arguments", "folder", "variables"):
        del values["entrants"][1]["engine"][name]
    assert parse_settings(json.dumps(values)) == SETTINGS


def test_a_player_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="without any limit"):
        replace(SETTINGS, entrants=(Entrant("a"), Entrant("b", nodes=1)))


def test_everybody_plays_everybody() -> None:
    assert SETTINGS.pairs == ((0, 1), (0, 2), (1, 2))


def test_players_are_started_as_they_were_set_up() -> None:
    own, lance, hachu = (entrant.player("chu") for entrant in PLAYERS)
    assert own.command == own_engine() and own.options == {"Skill": "3"} and own.limits.nodes == 500
    assert (lance.command, lance.options, lance.folder) == (("/opt/lance/lance",), {"Threads": "2"}, "/opt/lance")
    assert lance.start_ms == 7000 and lance.limits.move_ms == 100 and lance.xboard == ""
    assert hachu.xboard == "chu"


def test_players_are_started_with_what_is_kept_with_them() -> None:
    engine = replace(LANCE, arguments=("--usi",), folder="/opt/books", variables={"THREADS": "2"})
    player = Entrant("Lance", engine, nodes=1).player("chu")
    assert player.command == ("/opt/lance/lance", "--usi") and player.folder == "/opt/books"
    assert player.environment == {"THREADS": "2"}
    settings = replace(SETTINGS, entrants=(PLAYERS[0], Entrant("Lance", engine, nodes=1)), restart=True)
    assert parse_settings(format_settings(settings)) == settings
    match = (0, 1), RandomOpenings(6)
    assert settings.match(*match).restart and settings.described(*match)["restart"]


def test_who_can_play_and_count() -> None:
    assert counts(None) and counts(LANCE) and not counts(HACHU) and not counts(replace(LANCE, counts=False))
    assert plays(None, "wa") and plays(LANCE, "chu") and not plays(LANCE, "wa")


def test_where_a_program_lies_is_part_of_what_is_known_again() -> None:
    """Another program would be another player; the program's own engine may move with the program."""
    openings = RandomOpenings(6)
    moved = (PLAYERS[0], replace(PLAYERS[1], engine=replace(LANCE, options={})))
    known = SETTINGS.described((0, 1), openings)
    assert known != replace(SETTINGS, entrants=moved).described((0, 1), openings)
    assert str(own_engine()[0]) not in json.dumps(known)
    assert known["first"] == {"name": "own", "level": 3, "nodes": 500}, "nothing that is as usual"
    lance = {"name": "Lance", "program": "/opt/lance/lance", "options": {"Threads": "2"}, "variants": ("shogi", "chu")}
    assert known["second"] == {"name": "Lance", "byoyomi_ms": 100, "engine": {**lance, "start_s": 7}}


def test_openings_of_a_file_begin_anew(tmp_path: Path) -> None:
    (tmp_path / "openings.sfen").write_text("startpos moves 7g7f\nstartpos moves 2g2f\n")
    openings = replace(SETTINGS, openings="openings.sfen", plies=0).load_openings(tmp_path)
    assert isinstance(openings, OpeningFile)
    assert [openings.opening(load_variant("shogi"), number) for number in (1, 2, 3)] == [
        "startpos moves 7g7f",
        "startpos moves 2g2f",
        "startpos moves 7g7f",
    ]
    assert isinstance(SETTINGS.load_openings(tmp_path), RandomOpenings)
