"""The coach has a sentence for everything it can find, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.coach.facts import Fact, FactKind, PlacedPiece
from shogi_desktop.game.notes import UNKNOWN_MATE
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.ui.words.coach_words import SENTENCES, fact_sentence, sentences
from shogi_desktop.ui.words.i18n import LANGUAGES, Language

SHOGI = load_variant("shogi")
START = Position(SHOGI)
SILVER = PlacedPiece(SHOGI.parse_square("7i"), SHOGI.kind_by_code("S").id << 1)
ROOK = PlacedPiece(SHOGI.parse_square("8b"), SHOGI.kind_by_code("R").id << 1 | 1)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, program_files.resources())
    yield made
    made.apply("en")


def fact(kind: FactKind, plies: int = 7) -> Fact:
    board, line = START.copy(), []
    for text in ("7g7f", "3c3d"):
        line.append(parse_move(text, board))
        board.play(line[-1])
    return Fact(kind, tuple(line), (SILVER,), ROOK, plies)


def test_every_kind_of_fact_has_its_sentence() -> None:
    assert set(SENTENCES) == set(FactKind)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("notation", ["japanese", "western"])
def test_sentences_are_whole_in_every_language(language: Language, name: str, notation: str) -> None:
    language.apply(name)
    told = sentences([fact(kind) for kind in FactKind], START, 0, notation)
    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence.endswith((".", "。")) and not re.search(r"[{}]|\(\)|: \.|  ", sentence)


def test_pieces_are_named_with_their_squares() -> None:
    told = fact_sentence(fact(FactKind.LEAVES), START, 0, "western")
    assert told == "Leaves the silver general on 7i for the rook on 8b to take."
    assert "（" not in fact_sentence(fact(FactKind.LEAVES), START, 0, "japanese")


def test_a_piece_in_hand_has_no_square() -> None:
    told = Fact(FactKind.FORK, fact(FactKind.FORK).line, (SILVER, ROOK), PlacedPiece(-1, ROOK.piece))
    sentence = fact_sentence(told, START, 0, "western")
    assert sentence == "Allows a fork: ☖ P-3d attacks the silver general on 7i and the rook on 8b at once."
    taken = Fact(FactKind.LEAVES, told.line, (SILVER,), PlacedPiece(-1, ROOK.piece))
    assert "rook in hand" in fact_sentence(taken, START, 0, "western")


def test_a_sentence_begins_with_a_capital() -> None:
    told = fact_sentence(fact(FactKind.UNDER_JUMP), START, 0, "western")
    assert told == "The rook on 8b jumps over the pieces between and takes the silver general on 7i."


def test_a_piece_that_has_no_fire_yet_is_not_said_to_have_it() -> None:
    lit = fact_sentence(fact(FactKind.INTO_FIRE), START, 0, "western")
    assert lit == "After ☖ P-3d the fire burns the silver general on 7i."


def test_a_double_move_that_is_only_prepared_is_said_to_be() -> None:
    missed = fact(FactKind.MISSES_STRIKE)
    told = fact_sentence(missed, START, 0, "western")
    assert told == "Misses ☗ P-7f, which prepares a double move that takes the silver general on 7i."
    at_once = Fact(missed.kind, missed.line[:1], missed.victims, missed.by)
    assert "a double move that takes the silver" in fact_sentence(at_once, START, 0, "western")


def test_of_many_pieces_the_first_are_named() -> None:
    many = Fact(FactKind.INTO_FIRE, fact(FactKind.LEAVES).line, (SILVER,) * 6, ROOK)
    assert fact_sentence(many, START, 0, "western").count("silver") == 4
    told = fact_sentence(Fact(FactKind.MISSES_PIECE, many.line, (SILVER,) * 3, ROOK), START, 0, "western")
    assert told.endswith("which wins the silver general on 7i, the silver general on 7i and the silver general on 7i.")
    one = fact_sentence(Fact(FactKind.MISSES_PIECE, many.line[:1], (SILVER,), ROOK), START, 0, "western")
    assert one == "Misses ☗ P-7f, which wins the silver general on 7i."


def test_a_mate_of_unknown_length_has_no_number() -> None:
    assert fact_sentence(fact(FactKind.ALLOWS_MATE, UNKNOWN_MATE), START, 0, "western") == "Allows a mate."
    assert fact_sentence(fact(FactKind.ALLOWS_MATE), START, 0, "western") == "Allows a mate in 7."


def test_a_king_that_moves_out_of_its_shelter() -> None:
    out = Fact(FactKind.SHELTER, fact(FactKind.LEAVES).line, (PlacedPiece(SHOGI.parse_square("4h"), 0),), SILVER)
    told = fact_sentence(out, START, 0, "western")
    assert told == "Moves the king out of its shelter: no other piece guards 4h."


def test_squares_beside_the_king_are_listed() -> None:
    squares = tuple(PlacedPiece(SHOGI.parse_square(name), 0) for name in ("4h", "5h"))
    opened = Fact(FactKind.SHELTER, fact(FactKind.LEAVES).line, squares)
    told = fact_sentence(opened, START, 0, "western")
    assert told == "Weakens the king's shelter: no other piece guards 4h and 5h any more."


def test_a_last_royal_piece_that_is_lost_later_is_not_taken_now() -> None:
    later = Fact(FactKind.LOSES_ROYAL, fact(FactKind.LEAVES).line, (SILVER,), ROOK, 3)
    assert fact_sentence(later, START, 0, "western") == "After ☖ P-3d the last royal piece is lost."


def test_a_short_mate_is_told_with_the_piece_that_gives_it() -> None:
    line = fact(FactKind.LEAVES).line
    now = Fact(FactKind.ALLOWS_MATE, line, by=ROOK, plies=1)
    assert fact_sentence(now, START, 0, "western").startswith("Now the rook on ")
    assert " gives mate: ☖ P-3d." in fact_sentence(now, START, 0, "western")
    soon = Fact(FactKind.ALLOWS_MATE, line, by=ROOK, plies=3)
    assert " begins a mate in 3: ☖ P-3d." in fact_sentence(soon, START, 0, "western")
