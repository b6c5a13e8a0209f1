from __future__ import annotations

import pytest

from shogi_desktop.rules import load_variant, variant_names
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.piece_catalogue import entries
from shogi_desktop.ui.words.piece_search import (
    NO_MATCH,
    exact_kind,
    kana_of,
    kinds_called,
    names_of,
    rank,
    romaji_of,
    second_names,
)

FRENCH = {"queen": "reine", "ferocious leopard": "léopard féroce"}


def found(query: str, variant: str = "tenjiku") -> list[str]:
    """Codes of the pieces found, the best first."""
    ranked = []
    for number, entry in enumerate(entries(load_variant(variant))):
        fit = rank(query, names_of(entry.kinds, (FRENCH.get(entry.kind.name, entry.kind.name),)))
        if fit < NO_MATCH:
            ranked.append((fit, number, entry.kind.code))
    return [code for _, _, code in sorted(ranked)]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("FK", "Q"),
        ("fk", "Q"),
        ("Ky", "KR"),
        ("Fi", "FD"),
        ("HT", "+CS"),
        ("CP", "+DE"),
        ("+WB", "FD"),
        ("Ln", "LN"),
        ("gyokushō", "K"),
        ("gyokusho", "K"),
        ("gyokushou", "K"),
        ("HŌŌ", "PH"),
        ("hoo", "PH"),
        ("ほうおう", "PH"),
        ("ヒシャ", "R"),
        ("奔鷲", "FE"),
        ("玉", "K"),
        ("王将", "K"),
        ("獅", "LN"),
        ("fire demon", "FD"),
        ("  Fire   Demon ", "FD"),
        ("reine", "Q"),
        ("leopard feroce", "FL"),
        ("queen", "Q"),
        ("gyoku'shō", "K"),
        ("gyoku’shō", "K"),
        ("ＦＫ", "Q"),
    ],
)
def test_the_best_match(query: str, code: str) -> None:
    assert found(query)[0] == code


def test_matches_stand_in_the_order_of_the_list() -> None:
    assert found("general") == ["GG", "VG", "RG", "BG", "G", "S", "C", "I", "+D"]
    assert found("demon") == ["FD"]
    assert found("no such piece") == []
    assert len(found("")) == len(entries(load_variant("tenjiku")))


def test_letters_mean_the_face_they_write() -> None:
    tenjiku = load_variant("tenjiku")
    gold = next(entry for entry in entries(tenjiku) if entry.kind.code == "G")
    assert found("+P")[0] == "G" and found("+P", "shogi") == ["+P"]
    promoted, plain, other = (exact_kind(text, gold.kinds) for text in ("+p", "G", "gold"))
    assert (promoted and promoted.code, plain and plain.code, other) == ("+P", "G", None)


def test_kana_in_latin_letters() -> None:
    assert romaji_of("きょうしゃ") == "kyousha"
    assert romaji_of("リュウオウ") == "ryuuou"
    assert romaji_of("はっく") == "hakku"
    assert romaji_of("ちょう2ー") == "chou22"


@pytest.mark.parametrize(
    ("romaji", "kana"),
    [
        ("gyokushō", "ぎょくしょう"),
        ("tesshō", "てっしょう"),
        ("honjū", "ほんじゅう"),
        ("ryūō", "りゅうおう"),
        ("inu", "いぬ"),
        ("en'u", "えんう"),
        ("en'yō", "えんよう"),
    ],
)
def test_readings_in_kana(romaji: str, kana: str) -> None:
    assert kana_of(romaji) == kana


@pytest.mark.parametrize("name", variant_names())
def test_every_reading_can_be_written_and_found_in_kana(name: str) -> None:
    for entry in entries(load_variant(name)):
        kana = kana_of(entry.kind.romaji)
        assert all("ぁ" <= letter <= "ん" for letter in kana), kana
        assert rank(kana, names_of(entry.kinds, ())) == 1


@pytest.mark.parametrize(
    ("variant", "text", "names"),
    [
        ("shogi", "golds", ["gold general"]),
        ("shogi", "gold general", ["gold general"]),
        ("shogi", "pawns", ["pawn"]),
        ("shogi", "飛車", ["rook"]),
        ("shogi", "kinshou", ["gold general"]),
        ("shogi", "generals", ["gold general", "silver general"]),
        ("tenjiku", "fire demons", ["fire demon"]),
        ("tenjiku", "FD", ["fire demon"]),
        ("shogi", "elephant", []),
        ("tai", "hook", ["hook mover"]),
        ("tai", "free tapir", ["free dream-eater"]),
        ("chu", "free kings", ["queen"]),
        ("tai", "hokuteki", ["northern barbarian"]),
        ("taikyoku", "bishop general", ["angle general"]),
        ("taikyoku", "bishop", ["angle mover"]),
        ("tenjiku", "angle general", ["bishop general"]),
    ],
)
def test_kinds_by_what_they_are_called(variant: str, text: str, names: list[str]) -> None:
    assert sorted({kind.name for kind in kinds_called(text, load_variant(variant))}) == names


def test_a_piece_is_found_by_its_name_in_other_games() -> None:
    """What is written with the same kanji is the same piece, but for one that promotes otherwise, and a pair."""
    by_kanji: dict[str, dict[str, Kind]] = {}
    for name in variant_names():
        names = {kind.name: kind for kind in load_variant(name).every_kind}
        for kind in names.values():
            by_kanji.setdefault(kind.kanji, {})[kind.name] = kind
        others = {(each, kind.name) for kind in names.values() for each in second_names(kind) if each in names}
        assert others == set(), "none is called as another piece of the same game"
    apart = {
        name for kinds in by_kanji.values() for name, kind in kinds.items() if {name, *second_names(kind)} < set(kinds)
    }
    assert apart == {
        "flying dragon",
        "promoted flying dragon",
        "howling dog",
        "howling dog (left)",
        "howling dog (right)",
        "heavenly tetrarch",
        "heavenly tetrarch king",
    }


def test_no_word_means_all() -> None:
    shogi = load_variant("shogi")
    assert kinds_called("", shogi) == list(shogi.every_kind)
