"""Games that have ended are kept, by two windows of the program too, and a file that is none of theirs is not lost."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from pathlib import Path

import pytest

from shogi_desktop.session.progress import history as history_module
from shogi_desktop.session.progress.history import History, KeptHistory, csv_text, json_text
from tests.horrors import FILES
from tests.session.progress.games import played, season
from tests.systems import is_private

GAMES = (*season(6), *season(3, "chu"), played(90, opponent="engine", engine='=HYPERLINK("x")'))


def test_a_table_has_every_game_with_the_rating_after_it() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(KeptHistory(GAMES)))))
    assert [row["begun"] for row in rows] == [game.begun for game in GAMES]
    rated = [bool(row["rating"]) for row in rows]
    assert rated == [not game.unrated and game.opponent == "level" for game in GAMES]
    assert all(row["rank"].lstrip("'-").isdigit() for row in rows if row["rating"])


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    last = list(csv.DictReader(io.StringIO(csv_text(KeptHistory(GAMES)))))[-1]
    assert last["engine"] == """'=HYPERLINK("x")"""


def test_everything_is_in_the_json() -> None:
    kept = KeptHistory(GAMES, {"Lance": 4})
    values = json.loads(json_text(kept))
    assert values["engines"] == {"Lance": 4} and len(values["games"]) == len(GAMES)
    assert values["games"][0]["variant"] == "shogi" and "rating" not in values["games"][-1]


def test_nothing_at_all_is_a_table_too() -> None:
    assert csv_text(KeptHistory()).count("\n") == 1 and json.loads(json_text(KeptHistory()))["games"] == []


@pytest.fixture
def file(qapp: object, tmp_path: Path) -> Path:
    return tmp_path / "home" / "progress.json"


def test_every_game_is_kept_once(file: Path) -> None:
    history, changes = History(file), list[int]()
    history.changed.connect(lambda: changes.append(1))
    games = season(5)
    assert [history.add(game) for game in games] == [True] * 5
    again = played(0, begun=games[2].begun, winner="none")
    assert not history.add(again) and history.knows(again.begun) and not history.knows("never")
    assert History(file).games() == tuple(games) and len(changes) == 5
    assert History(file).games("chu") == ()
    assert is_private(file)


def test_two_windows_take_nothing_from_each_other(file: Path) -> None:
    one, other = History(file), History(file)
    one.add(played(0))
    other.add(played(1))
    other.add(played(0, winner="none"))
    one.take_for("Lance", 7)
    kept = History(file).kept
    assert kept.games == (played(0), played(1)) and kept.engines == {"Lance": 7}


def test_an_engine_may_be_unknown_again(file: Path) -> None:
    history = History(file)
    history.take_for("Lance", 7)
    history.take_for("Lance", None)
    assert History(file).kept.engines == {}


def test_of_too_many_the_oldest_go(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_module, "MOST", 2)
    history = History(file)
    for number in range(4):
        history.add(played(number))
    assert history.games() == History(file).games() == (played(2), played(3))


def test_erasing_leaves_nothing(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("spoilt")
    other, history = History(file), History(file)
    history.add(played())
    history.take_for("Lance", 3)
    history.erase()
    assert list(file.parent.iterdir()) == [] and history.games() == ()
    other.add(played(1))
    assert History(file).games() == (played(1),)


@pytest.mark.parametrize("text", ["not ours", "[1]", "\0", "{}", '{"version": 2, "games": []}'])
def test_a_file_that_makes_no_sense_is_put_aside(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    history = History(file)
    assert history.games() == () and history.spoilt is not None and history.spoilt.read_text() == text
    assert not file.exists()
    history.add(played())
    assert History(file).games() == (played(),)


def test_games_that_make_no_sense_are_left_out(file: Path) -> None:
    file.parent.mkdir()
    good = asdict(played())
    bad = [{**good, "side": "red"}, {**good, "winner": "red"}, {"begun": "x"}, 7]
    file.write_text(json.dumps({"version": 1, "games": [*bad, good], "engines": {"Lance": 99, "Rook": 2}}))
    kept = History(file).kept
    assert kept.games == (played(),) and kept.engines == {"Rook": 2}


@pytest.mark.parametrize("horror", FILES)
def test_whatever_lies_in_the_place_of_the_file_stops_nothing(qapp: object, tmp_path: Path, horror: str) -> None:
    file = tmp_path / "progress.json"
    FILES[horror](file)
    history, errors = History(file), list[object]()
    history.saved.connect(errors.append)
    assert history.add(played()) and History(file).games() == (played(),)
    history.erase()
    assert History(file).games() == () and errors == []


def test_a_history_that_cannot_be_written_says_so(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    history, errors = History(tmp_path / "home" / "progress.json"), list[object]()
    history.saved.connect(errors.append)
    history.add(played())
    assert len(errors) == 1 and isinstance(errors[0], OSError) and history.games() == (played(),)
    (tmp_path / "home").unlink()
    history.add(played(1))
    assert errors[1:] == [None] and len(History(tmp_path / "home" / "progress.json").games()) == 2
