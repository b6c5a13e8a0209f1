"""Which games stand where, and what they are found by."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.rules import add_variant_folder, load_variant
from shogi_desktop.session.variants import all_games
from shogi_desktop.ui.games.shelves import GameSearch, Shelf, rows_of, shelf_of


def test_every_game_stands_on_one_shelf() -> None:
    rows = rows_of(all_games())
    names = [game.name for row in rows for game in row.games]
    assert sorted(names) == sorted(game.name for game in all_games())
    assert [row.shelf for row in rows] == [shelf for shelf in Shelf if shelf in {row.shelf for row in rows}]
    assert all(len(row.games) <= 6 for row in rows), "a shelf is seen at a glance"


@pytest.mark.parametrize(
    ("name", "shelf"),
    [
        ("minishogi", Shelf.SMALL),
        ("yari", Shelf.SMALL),
        ("shogi", Shelf.USUAL),
        ("sho", Shelf.USUAL),
        ("wa", Shelf.MIDDLE),
        ("heian_dai", Shelf.MIDDLE),
        ("dai", Shelf.LARGE),
        ("dai_dai", Shelf.LARGE),
    ],
)
def test_size_decides(name: str, shelf: Shelf) -> None:
    assert shelf_of(load_variant(name)) is shelf


def test_games_with_drops_come_first_on_their_shelf() -> None:
    (usual,) = (row for row in rows_of(all_games()) if row.shelf is Shelf.USUAL)
    assert [game.name for game in usual.games] == ["shogi", "sho"] and usual.drops is None
    (small,) = (row for row in rows_of(all_games()) if row.shelf is Shelf.SMALL)
    assert small.drops is True


def test_vast_boards_and_own_games_have_shelves_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('base = "shogi"\ntitle = "Mine"\n', "utf-8")
    add_variant_folder(tmp_path)
    assert shelf_of(load_variant("mine")) is Shelf.OWN
    assert [row.shelf for row in rows_of([load_variant("mine")])] == [Shelf.OWN]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("tenjiku", "tenjiku"),
        ("TENJIKU SHŌGI", "tenjiku"),
        ("天竺", "tenjiku"),
        ("てんじく", "tenjiku"),
        ("テンジク", "tenjiku"),
        ("minišógi", "minishogi"),
        ("kjótské", "kyotoshogi"),
        ("禽", "tori"),
        ("大将棋", "dai"),
        ("daidai", "dai_dai"),
        ("16x16", "tenjiku"),
        ("16 × 16", "tenjiku"),
        ("16", "tenjiku"),
        ("7*9", "yari"),
        ("shogi", "shogi"),
    ],
)
def test_games_are_found_in_any_language_and_by_their_boards(query: str, best: str) -> None:
    fits = GameSearch(all_games()).fits(query)
    assert min(fits, key=lambda name: fits[name]) == best


@pytest.mark.parametrize("query", ["", "  "])
def test_nothing_typed_finds_all(query: str) -> None:
    assert len(GameSearch(all_games()).fits(query)) == len(all_games())


@pytest.mark.parametrize("query", ["chess", "x", "8x", "×", "[", "𝕏"])
def test_what_no_game_is_called_finds_none(query: str) -> None:
    assert GameSearch(all_games()).fits(query) == {}
