"""Names of game files, and keeping games under them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from shogi_desktop.game.notes import Drawing
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.formats import GamePart
from shogi_desktop.rules import load_variant
from shogi_desktop.session.records.files import SUFFIX, USUAL_NAME, file_name, keep, own_date, usual_kind

WHEN = datetime(2024, 5, 6, 7, 8)


def test_a_name_says_when_and_who() -> None:
    assert file_name(USUAL_NAME, {"black": "Hanako", "white": "Tarō"}, WHEN) == "2024-05-06 0708 Hanako - Tarō.shogi"
    assert file_name(USUAL_NAME, {"black": "a/b", "white": "c:d?"}, WHEN) == "2024-05-06 0708 a b - c d.shogi"


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("{event}_{black}", "Meijin_A.shogi"),
        ("{white} {place} {nothing} x", "x.shogi"),
        ("my game", "my game.shogi"),
        ("../{event}/{black}", "Meijin A.shogi"),
        ("{place}", "2024-05-06 0708 A -.shogi"),
        ("", "2024-05-06 0708 A -.shogi"),
        ("{black", "{black.shogi"),
    ],
)
def test_the_pattern_of_a_name_is_the_persons(pattern: str, name: str) -> None:
    assert file_name(pattern, {"black": "A", "event": "Meijin"}, WHEN) == name


@pytest.mark.parametrize(
    "name",
    ["王" * 40, "x" * 300, "🀄" * 70, "x" + "王" * 99, "a\ud800"],
    ids=["kanji", "letters", "wide", "odd", "broken"],
)
def test_a_name_of_any_length_can_be_kept_twice(tmp_path: Path, name: str) -> None:
    game = Game(load_variant("shogi"))
    wanted = tmp_path / file_name(USUAL_NAME, {"black": name, "white": name}, WHEN)
    first, second = keep(game, wanted), keep(game, wanted)
    assert first == wanted and second.stem == f"{wanted.stem} (2)"
    assert len(second.name.encode()) <= 255


def moved(variant: str = "shogi", *moves: str, **headers: str) -> Game:
    game = Game(load_variant(variant))
    for move in moves:
        game.play(parse_move(move, game.position), spent_ms=1500)
    game.headers.update(headers)
    return game


class TestTheKindOfANewFile:
    def test_is_kif_as_wished_or_our_own(self) -> None:
        game = moved("shogi", "7g7f", black="Hanako")
        assert usual_kind(game, "kif") == (".kif", frozenset()) and usual_kind(game, "shogi") == (SUFFIX, frozenset())

    def test_is_unicode_where_names_need_it(self) -> None:
        assert usual_kind(moved("shogi", "7g7f", black="Jiří"), "kif") == (".kifu", frozenset())

    def test_is_our_own_where_something_would_be_lost(self) -> None:
        game = moved("shogi", "7g7f")
        game.cursor.drawings = (Drawing(1),)
        assert usual_kind(game, "kif") == (SUFFIX, frozenset({GamePart.DRAWINGS}))

    def test_is_our_own_without_a_word_where_the_format_has_no_such_games(self) -> None:
        assert usual_kind(moved("chu"), "csa") == (SUFFIX, frozenset())


def test_the_name_has_the_records_own_date() -> None:
    names = {"black": "A", "white": "B"}
    named_by = {"2001/02/03 10:00": "2001-02-03 1000", "2001/02/03": "2001-02-03", "": "2019-07-08 0910"}
    for said, stem in named_by.items():
        game = moved("shogi", "7g7f", started=said)
        begun = datetime(2019, 7, 8, 9, 10).astimezone().isoformat()
        assert file_name(USUAL_NAME, {**own_date(game, begun), **names}, WHEN, ".kif") == f"{stem} A - B.kif"
    assert own_date(moved(), "") == {}
