from __future__ import annotations

import pytest

from shogi_desktop.ui.words.finding import ASIDE, findable, fit, nearly_fits
from shogi_desktop.ui.words.piece_search import NO_MATCH


@pytest.mark.parametrize(
    ("query", "rank"),
    [("copy record", 0), ("Copy", 1), ("rec", 2), ("cord", 3), ("co", 1), ("record copy", 2), ("paste", NO_MATCH)],
)
def test_a_name_is_found_by_its_words_and_how_they_begin(query: str, rank: int) -> None:
    assert fit(query, findable("&Copy record…")) == rank


def test_what_is_said_beside_a_name_comes_after_all_names() -> None:
    beside = findable("Copy record", ["Edit", "as KIF text"])
    assert fit("kif", beside) >= ASIDE and fit("copy kif", beside) >= ASIDE
    assert fit("if", beside) == NO_MATCH, "nothing within a word"


def test_kana_find_what_is_written_in_the_other_kana_or_in_latin_letters() -> None:
    assert fit("さうんど", findable("サウンド")) < NO_MATCH
    assert fit("saundo", findable("サウンド")) < NO_MATCH
    assert fit("ほっと", findable("hotto")) < NO_MATCH
    assert fit("詰", findable("この局面の詰みを調べる")) < NO_MATCH


@pytest.mark.parametrize("query", ["analise", "anaylse", "analysee", "anga", "ag"])
def test_a_slip_or_beginnings_of_words_nearly_fit(query: str) -> None:
    assert nearly_fits(query, findable("Analyse the game"))


@pytest.mark.parametrize("query", ["zoom", "ga an", "gamers on", "x"])
def test_other_words_do_not(query: str) -> None:
    assert not nearly_fits(query, findable("Analyse the game"))
