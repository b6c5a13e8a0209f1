"""PSN and GNU Shogi's files are read."""

from __future__ import annotations

import pytest

from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.notation.records.programs.psn import parse_psn
from shogi_desktop.rules.board.pieces import Side
from tests.notation.records.playing import usi_moves


def test_a_tagged_game() -> None:
    text = '[Sente "A B"]\n[Gote "C"]\n[Email ""]\n[Result "0-1"]\n[Venue "X"]\nP7g-7f P3c-3d\nB8hx2b+ S3ax2b B\'4e\n'
    reading = parse_psn(text)
    assert reading.problems == []
    (game,) = reading.games
    assert game.headers == {"black": "A B", "white": "C", "Result": "0-1", "place": "X"}
    assert usi_moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*4e"


def test_numbers_comments_and_short_moves() -> None:
    text = "# A title\n# second line\n1.P7f P3d\n[ The bishops\n  meet. ]\n2.Bx2b+ Sx2b 3.B*5e 3.... K4b  Resigns\n"
    reading = parse_psn(text)
    assert reading.problems == []
    (game,) = reading.games
    assert usi_moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*5e 5a4b"
    assert game.root.comment == "A title\nsecond line"
    assert game.main_line()[1].comment == "The bishops meet."
    assert game.result == GameResult(Side.WHITE, Reason.RESIGN)


@pytest.mark.parametrize(
    ("text", "problem", "played"),
    [
        ("P7f P3d hello P2f", "line 1, column 9: 'hello' is no move", "7g7f 3c3d"),
        ("P7f\nG5b P2f", "line 2, column 2: ", "7g7f"),
        ("P7f P9z", "line 1, column 5: 'P9z' is no move", "7g7f"),
        ("P7f [ never closed", "", "7g7f"),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_read(text: str, problem: str, played: str) -> None:
    reading = parse_psn(text)
    assert [str(found)[: len(problem)] for found in reading.problems] == ([problem] if problem else [])
    assert usi_moves(reading.games[0]) == played


def test_nothing_is_told() -> None:
    assert parse_psn("[ a comment ]").problems[0].message == "there is no game in the text"
