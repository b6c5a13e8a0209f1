"""How an opening book grows: which position comes next, what is backed up, and that runs add up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from shogi_desktop.notation.moves.usi import format_move, parse_position_command
from shogi_desktop.notation.positions.opening_book import position_text, read_book
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")

pytestmark = pytest.mark.decided_by(
    "packaging/openings.py", "shogi_desktop/engine", "shogi_desktop/rules", "shogi_desktop/notation/positions"
)


@pytest.fixture
def openings(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("openings")


Look = Callable[[str, str, int, int], dict[str, int]]


@pytest.fixture
def look(openings: ModuleType) -> Look:
    """Looks at a position of a game by so many nodes for so many lines, judging by hand."""

    def looked_at(name: str, position: str, nodes: int, lines: int) -> dict[str, int]:
        found: dict[str, int] = openings.Job(name, position, openings.Manner(nodes, lines, "none")).look()
        return found

    return looked_at


def at(*moves: str, variant: str = "shogi") -> str:
    """The text of a position of the game."""
    line = " ".join(["startpos", *(["moves", *moves] if moves else [])])
    return position_text(parse_position_command(line, load_variant(variant)))


def test_the_position_is_next_whose_way_has_cost_least(openings: ModuleType) -> None:
    growth = openings.Growth(SHOGI, {})
    assert growth.next_positions(8) == [at()]
    growth.known[at()] = {"7g7f": 30, "2g2f": 20, "1g1f": -300}
    assert growth.next_positions(8) == [at("7g7f"), at("2g2f"), at("1g1f")]
    growth.known[at("7g7f")] = {"3c3d": -30, "8c8d": -30 - openings.PLY}
    assert openings.PLY < 10 < 2 * openings.PLY
    assert growth.next_positions(3) == [at("7g7f", "3c3d"), at("2g2f"), at("7g7f", "8c8d")]


def test_the_cheapest_of_several_ways_counts(openings: ModuleType) -> None:
    growth = openings.Growth(SHOGI, {at(): {"7g7f": 0, "2g2f": -40}})
    growth.known[at("7g7f")] = {"3c3d": 0}
    growth.known[at("2g2f")] = {"3c3d": 0}
    growth.known[at("7g7f", "3c3d")] = {"2g2f": 0}
    growth.known[at("2g2f", "3c3d")] = {"7g7f": 0, "4g4f": 0}
    assert growth.next_positions(2) == [at("7g7f", "3c3d", "2g2f"), at("2g2f", "3c3d", "4g4f")]


def test_what_is_found_out_later_is_backed_up(openings: ModuleType) -> None:
    growth = openings.Growth(SHOGI, {at(): {"7g7f": 30, "2g2f": 20}})
    growth.known[at("7g7f")] = {"3c3d": -30, "8c8d": -60}
    growth.known[at("7g7f", "3c3d")] = {"8h2b+": -200, "2g2f": -250}
    growth.back_up()
    assert growth.known[at("7g7f")] == {"3c3d": 200, "8c8d": -60}
    assert growth.known[at()] == {"7g7f": -200, "2g2f": 20}


def test_scores_of_a_game_with_greater_pieces_differ_by_more(openings: ModuleType) -> None:
    for name, margin in (("shogi", 50), ("tenjiku", 179)):
        variant = load_variant(name)
        start, moves = at(variant=name), Position(variant).legal_moves()[:3]
        first, second, third = (format_move(move, variant) for move in moves)
        growth = openings.Growth(variant, {start: {first: 0, second: -margin, third: -margin - 1}})
        weights = {move.text: move.weight for move in growth.book("by hand").moves(start)}
        assert (weights[first], weights[second], weights[third]) == (924, 76, 0)


def test_going_in_a_circle_proves_nothing(openings: ModuleType) -> None:
    circle = ["2h3h", "8b7b", "3h2h", "7b8b"]
    scores = [40, -30, 20, -10]
    known = {at(*circle[:n]): {circle[n]: scores[n]} for n in range(4)}
    growth = openings.Growth(SHOGI, known)
    growth.back_up()
    assert [growth.known[at(*circle[:n])][circle[n]] for n in range(4)] == [10, -10, 10, -10]
    assert growth.next_positions(8) == []


def test_what_ends_the_game_and_what_no_text_says_is_not_gone_into(openings: ModuleType) -> None:
    chu = load_variant("chu")
    lion_falls = "6k5/12/5[ln]6/12/5r6/12/5[LN]6/12/12/12/12/6K5 w -"
    assert openings.Growth(chu, {}).after(lion_falls, "7e7g") is None
    assert openings.Growth(chu, {}).after(lion_falls, "7e7f") is not None
    mate = "4k4/9/4P4/9/9/9/9/9/4K4 b G"
    assert openings.Growth(SHOGI, {}).after(mate, "G*5b") is None


@pytest.mark.parametrize("name", ["shogi", "tenjiku", "chu", "wa"])
def test_looking_finds_the_same_moves_every_time(look: Look, name: str) -> None:
    variant, start = load_variant(name), at(variant=name)
    found = look(name, start, 4_000, 3)
    legal = {format_move(move, variant) for move in parse_sfen(start, variant).legal_moves()}
    assert found == look(name, start, 4_000, 3) and len(found) == 3 and legal.issuperset(found)


def test_drops_and_moves_over_two_squares_are_looked_at(look: Look) -> None:
    assert "G*5b" in look("shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b G", 1_000, 3)
    found = look("chu", "6k5/12/12/12/5p6/5p6/5[LN]6/12/12/12/12/6K5 b -", 2_000, 4)
    assert any(move.startswith("7g7f7e") for move in found)


def test_nobody_plays_without_a_promotion_that_costs_nothing(look: Look) -> None:
    found = look("shogi", at("7g7f", "3c3d"), 30_000, 600)
    assert "8h2b+" in found and "8h2b" not in found


def test_a_search_that_is_too_short_is_no_answer(look: Look) -> None:
    with pytest.raises(ValueError, match="not enough"):
        look("shogi", at(), 3, 4)


@pytest.mark.usefixtures("tracker")
def test_runs_add_up(openings: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    arguments = ["shogi", "--lines", "3", "--network", "none", "--jobs", "1"]
    monkeypatch.setattr(openings, "ROUND", 4)
    for runs in ((5, 10), (10,)):
        monkeypatch.setattr(openings, "FOLDER", tmp_path / f"{len(runs)}")
        for positions in runs:
            assert openings.main([*arguments, "--positions", str(positions), "--nodes", "500"]) == 0
        texts.append((openings.FOLDER / "shogi.book").read_text(encoding="utf-8"))
        book, why = read_book(openings.FOLDER / "shogi.book", SHOGI)
        assert book is not None and not why and len(book.entries) == 12
    assert texts[0] == texts[1]
    with pytest.raises(SystemExit, match="--anew"):
        openings.main([*arguments, "--positions", "30", "--nodes", "600"])
