"""The opening books that come with the program: every position and move of every one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from shogi_desktop.engine.book import margin_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.opening_book import Book, format_book, parse_book, position_text, read_book
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "openings"
FILES = sorted(FOLDER.glob("*.book"))
NAMES = [file.stem for file in FILES]
LEAST = {"shogi": 2000, "tenjiku": 300, "chu": 300, "heian_dai": 300, "dai": 150, "dai_dai": 150, "wa": 300}
LEAST |= {"maka_dai_dai": 150, "tai": 100, "taikyoku": 50}
LEAST |= dict.fromkeys(("minishogi", "gorogoro", "kyotoshogi", "tori", "yari"), 150) | {"sho": 140}

pytestmark = [
    pytest.mark.decided_by("resources/openings", "shogi_desktop/notation/positions", "shogi_desktop/rules"),
    pytest.mark.once,
]


@cache
def read(name: str) -> Book:
    book, why = read_book(FOLDER / f"{name}.book", load_variant(name))
    assert book is not None, why
    return book


def test_the_games_have_books() -> None:
    assert {name: len(read(name).entries) >= least for name, least in LEAST.items()} == dict.fromkeys(LEAST, True)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_written_as_it_would_be_written_again(name: str) -> None:
    text = (FOLDER / f"{name}.book").read_text(encoding="utf-8")
    assert format_book(parse_book(text)) == text
    assert read(name).made and read(name).variant == name


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_reached_by_moves_of_the_book_which_are_legal_and_well_weighed(name: str) -> None:
    book, variant = read(name), load_variant(name)
    start = position_text(Position(variant))
    reached = {start}
    wrong: list[str] = []
    for text in (order := [start]):
        board = parse_sfen(text, variant)
        moves = book.moves(text)
        legal = {format_move(move, variant): move for move in board.legal_moves()}
        best = max(move.score for move in moves)
        sound = position_text(board) == text and board.outcome() is None
        sound = sound and len({move.text for move in moves}) == len(moves)
        weighs = abs(sum(move.weight for move in moves) - 1000) <= len(moves)
        good = all(move.score >= best - margin_of(variant) for move in moves if move.weight)
        possible = [legal[move.text] for move in moves if move.text in legal]
        if not (sound and weighs and good and len(possible) == len(moves)):
            wrong.append(text)
        for move in possible:
            board.play(move)
            after = position_text(board)
            board.undo()
            if after in book.entries and after not in reached:
                reached.add(after)
                order.append(after)
    assert wrong == [] and reached == set(book.entries)
