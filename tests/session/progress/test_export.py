"""What other programs are given."""

from __future__ import annotations

import csv
import io
import json

from shogi_desktop.session.progress.history import Kept, csv_text, json_text
from tests.session.progress.games import played, season

GAMES = (*season(6), *season(3, "chu"), played(90, opponent="engine", engine='=HYPERLINK("x")'))


def test_a_table_has_every_game_with_the_rating_after_it() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(Kept(GAMES)))))
    assert [row["begun"] for row in rows] == [game.begun for game in GAMES]
    rated = [bool(row["rating"]) for row in rows]
    assert rated == [not game.unrated and game.opponent == "level" for game in GAMES]
    assert all(row["rank"].lstrip("'-").isdigit() for row in rows if row["rating"])


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    last = list(csv.DictReader(io.StringIO(csv_text(Kept(GAMES)))))[-1]
    assert last["engine"] == """'=HYPERLINK("x")"""


def test_everything_is_in_the_json() -> None:
    kept = Kept(GAMES, {"Lance": 4})
    values = json.loads(json_text(kept))
    assert values["engines"] == {"Lance": 4} and len(values["games"]) == len(GAMES)
    assert values["games"][0]["variant"] == "shogi" and "rating" not in values["games"][-1]


def test_nothing_at_all_is_a_table_too() -> None:
    assert csv_text(Kept()).count("\n") == 1 and json.loads(json_text(Kept()))["games"] == []
