"""What the coach says of a move during a game: what is in danger first, nothing empty, every sentence whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.analysis.review import Mark
from shogi_desktop.coach.facts import Fact, FactKind, PlacedPiece
from shogi_desktop.coach.praise import Praise
from shogi_desktop.coach.purpose import AimKind, aims_of, thought_over
from shogi_desktop.coach.threats import Prospects, threats_of
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.analysis.coaching import CoachedMove
from shogi_desktop.session.play.coach import MoveReason
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.words.advice_words import AIMS, praise_words, taught_hint, why_words
from shogi_desktop.ui.words.i18n import LANGUAGES, Language

SHOGI = load_variant("shogi")
STANDING = "4k4/7b1/9/9/9/9/2P6/9/K8 w - 1", "5a4a"
NEW = "4k4/7b1/6p2/9/9/9/2P6/9/K8 w - 1", "3c3d"
CHECK = "4k4/9/9/9/9/9/9/1r7/K8 w - 1", "8h9h"
FORK = "k8/9/9/9/4r4/9/9/9/K1S5P w - 1", "5e5i+"
GUARDED = "4k4/7b1/9/9/9/9/2P6/2G6/K8 w - 1", "5a4a"
TWO_GUARDED = "2r1k1r2/9/9/9/9/9/2P3P2/2G3G2/K8 w - 1", "5a5b"
QUIET = "4k4/9/9/9/9/9/2P6/9/K8 w - 1", "5a4a"


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, program_files.resources())
    yield made
    made.apply("en")


def reason_of(case: tuple[str, str], best: bool = False) -> MoveReason:
    position = parse_sfen(case[0], load_variant("shogi"))
    move = parse_move(case[1], position)
    seen = Prospects(position, move)
    aims = tuple(thought_over(aims_of(seen), (), 0, best))
    return MoveReason(position, NO_MOVE, move, aims, None, None, tuple(threats_of(seen)), None, tuple(seen.guarded))


def said(case: tuple[str, str], yours: bool = True, best: bool = False) -> tuple[str, str]:
    words = why_words(reason_of(case, best), "western", yours)
    return words.danger, words.reasons


def test_what_stands_to_be_taken_is_all_that_is_said_of_a_quiet_move() -> None:
    assert said(STANDING) == ("The bishop still attacks your pawn on 7g.", "")


def test_a_new_threat_is_not_said_twice() -> None:
    danger, reasons = said(NEW)
    assert danger == "The bishop attacks your pawn on 7g."
    assert reasons == "☖ P-3d: Opens the way of the bishop on 2b."


def test_a_check_comes_first() -> None:
    assert said(CHECK) == ("Your king is in check.", "")


def test_a_quiet_move_is_said_to_threaten_nothing() -> None:
    assert said(QUIET) == ("", "☖ K-4a: A quiet move. None of your pieces is in danger.")
    assert said(QUIET, best=True) == said(QUIET), "what the computer thinks of itself helps nobody"


def test_what_is_attacked_though_nothing_is_lost_by_it_is_named() -> None:
    calm = "A quiet move. None of your pieces is in danger."
    assert said(GUARDED) == ("", f"☖ K-4a: {calm} The pawn on 7g is attacked, and guarded.")
    assert said(TWO_GUARDED) == ("", f"☖ K-5b: {calm} Attacked, and guarded: pawn on 7g and pawn on 3g.")
    assert said(GUARDED, yours=False) == ("", "☖ K-4a: A quiet move.")


def test_who_has_not_these_pieces_is_told_what_the_move_does() -> None:
    assert said(STANDING, yours=False) == ("", "☖ K-4a: A quiet move.")
    danger, reasons = said(NEW, yours=False)
    assert danger == "" and reasons.startswith("☖ P-3d: Threatens to take the pawn on 7g.")


def test_every_aim_has_its_sentence() -> None:
    assert set(AIMS) == set(AimKind)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("notation", ["japanese", "western"])
def test_sentences_are_whole_in_every_language(language: Language, name: str, notation: str) -> None:
    language.apply(name)
    told = [
        why_words(reason_of(case), notation, True).whole
        for case in (STANDING, NEW, CHECK, FORK, GUARDED, TWO_GUARDED, QUIET)
    ]
    told += [praise_words(praise) for praise in Praise]
    assert len(set(told)) == len(told)
    for text in told:
        assert text.endswith((".", "。")) and not re.search(r"[{}]|\(\)|: \.|  ", text)


# What somebody who learns is told


def hinted(sfen: str, move: str, mate: int = 0) -> str:
    position = parse_sfen(sfen, load_variant("shogi"))
    line = (parse_move(move, position),)
    return taught_hint(Prospects(position, line[0]), Hint(line[0], line * 7, mate), "western")


@pytest.mark.parametrize(
    ("sfen", "move", "mate", "told"),
    [
        ("4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1", "5h5e", 0, "Hint: rook 5h to 5e, takes pawn. Gives check."),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", 0, "Hint: king 5i to 5h. It brings this piece to a better place."),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", 13, "Hint: king 5i to 5h. It brings this piece to a better place."),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", -8, "Hint: king 5i to 5h. Nothing holds out longer."),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", 3, "Hint: king 5i to 5h. It begins a mate."),
    ],
)
def test_a_hint_for_who_learns_is_one_sentence_with_its_reason(sfen: str, move: str, mate: int, told: str) -> None:
    assert hinted(sfen, move, mate) == told


def mistaken(kind: FactKind, reply: str, victims: tuple[PlacedPiece, ...], yours: bool = True) -> str:
    """White has made a mistake by going on with 3c3d, after which Black answers."""
    position = parse_sfen("4k4/7b1/6p2/9/9/9/9/7R1/1K7 w - 1", SHOGI)
    move = parse_move("3c3d", position)
    after = position.copy()
    after.play(move)
    line = (parse_move(reply, after),)
    fact = Fact(kind, (move, *line), victims, plies=1)
    lesson = CoachedMove(position, NO_MOVE, move, 0.9, 0.2, Mark.BLUNDER, (fact,), (), line)
    return why_words(MoveReason(position, NO_MOVE, move, (), lesson), "western", yours).reasons


def test_a_mistake_of_the_computer_is_good_news() -> None:
    bishop = (PlacedPiece(SHOGI.parse_square("2b"), SHOGI.kind_by_code("B").id << 1 | 1),)
    assert "you can take its bishop on 2b." in mistaken(FactKind.LEAVES, "2h2b", bishop)
    assert ": after ☗ R-3h its bishop on 2b is lost." in mistaken(FactKind.THREAT, "2h3h", bishop)
    assert "you can mate, beginning with ☗ R-3h." in mistaken(FactKind.ALLOWS_MATE, "2h3h", ())
    assert "mistake" not in mistaken(FactKind.MISSES_FORK, "2h3h", bishop), "what it missed is no gain"
    assert "mistake" not in mistaken(FactKind.TAKES_OWN, "2h3h", bishop), "what it took itself stands there no more"
    assert mistaken(FactKind.LEAVES, "2h2b", bishop, yours=False).startswith("But it was a blunder.")


def test_a_piece_that_can_be_taken_is_a_chance() -> None:
    bishop = PlacedPiece(SHOGI.parse_square("2b"), SHOGI.kind_by_code("B").id << 1 | 1)
    reason = replace(reason_of(NEW), chance=bishop)
    assert "A chance: you can take its bishop on 2b." in why_words(reason, "western", True).reasons
    assert "chance" not in why_words(reason, "western", False).reasons


def test_what_could_be_taken_at_once_is_said_before_what_the_move_does() -> None:
    danger, reasons = said(FORK)
    assert danger == "Attacks the silver general on 7i and the pawn on 1i at once."
    assert "several" not in reasons, "nothing is said twice"
