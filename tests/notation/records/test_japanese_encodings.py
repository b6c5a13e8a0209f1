"""Encodings of records beside UTF-8 and Shift_JIS: EUC-JP, ISO-2022-JP, UTF-16 without a mark."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.records.detect import read_record_file
from shogi_desktop.notation.records.encodings import Codec, decode
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.notation.records.reading import finish

HEAD = "手合割：平手\n先手：{}\n後手：{}\n手数----指手---------消費時間--\n"
MOVES = "   1 ７六歩(77)   ( 0:01/00:00:01)\n*角道を開ける\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 投了\n"
CSA = "V2.2\nN+{}\nN-{}\nPI\n+\n+7776FU\nT1\n-3334FU\nT2\n%TORYO\n"
NAMES = [
    ("佐藤", "山本"),
    ("甲", "乙"),
    ("羽生善治 名人", "谷川浩司 九段"),
    ("ひふみ", "カトウ"),
    ("林", "森"),
    ("一号機", "ボナンザ"),
    ("長谷川　恵", "甲斐・智美"),
]


@pytest.mark.parametrize("codec", ["euc_jis_2004", "iso2022_jp"])
@pytest.mark.parametrize(("black", "white"), NAMES)
@pytest.mark.parametrize("text", [HEAD + MOVES, CSA])
def test_records_of_unix_are_found_out(text: str, black: str, white: str, codec: str) -> None:
    data = text.format(black, white).encode(codec)
    reading, decoded = finish(read_record_file(data, "shogi"))
    (game,) = reading.games
    assert reading.problems == [] and decoded.problem is None
    assert (game.headers["black"], game.headers["white"], game.end.ply) == (black, white, 2)


def test_later_signs_of_euc_jp_are_read() -> None:
    data = (HEAD + MOVES).format("①号機", "山本").encode("euc_jis_2004")
    assert decode(data).text == (HEAD + MOVES).format("①号機", "山本")


@pytest.mark.parametrize(("black", "white"), [*NAMES, ("ｼｮｳｷﾞ", "太郎"), ("髙﨑", "黑田"), ("①", "②")])
@pytest.mark.parametrize("text", [HEAD + MOVES, CSA])
def test_shift_jis_is_not_taken_for_them(text: str, black: str, white: str) -> None:
    data = text.format(black, white).encode("cp932")
    reading, decoded = finish(read_record_file(data, "shogi"))
    assert reading.problems == [] and decoded.kept is Codec.SHIFT_JIS
    assert (reading.games[0].headers["black"], reading.games[0].headers["white"]) == (black, white)


@pytest.mark.parametrize(
    ("black", "white"),
    [("ﾔﾏﾀﾞ", "ｽｽﾞｷ"), ("ﾎﾞﾅﾝｻﾞ", "ｹﾞｷｻｼ"), ("ｻﾄｳ", "ﾀﾅｶ"), ("YSS ﾊﾞｰｼﾞｮﾝ", "ｶｷﾉｷ"), ("ｺﾝﾋﾟｭｰﾀ", "ﾆﾝｹﾞﾝ")],
)
def test_names_in_narrow_katakana_stay_shift_jis(black: str, white: str) -> None:
    reading, decoded = finish(read_record_file(CSA.format(black, white).encode("cp932"), "shogi"))
    assert decoded.kept is Codec.SHIFT_JIS
    assert (reading.games[0].headers["black"], reading.games[0].headers["white"]) == (black, white)


@pytest.mark.parametrize(
    "text", ["V2.2\nN+José\n", "V2.2\nN+Ðorđe Łukasz\n", "V2.2\nN+Σωκράτης\n", "N+Štěpán Dvořák\n"]
)
def test_other_tongues_stay_utf_8(text: str) -> None:
    assert decode(text.encode()).text == text


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    "text",
    [
        HEAD.format("佐藤", "山本") + MOVES,
        CSA.format("佐藤", "山本"),
        CSA.format("A", "B"),
        "▲７六歩 △３四歩 ▲２六歩\n",
    ],
)
def test_utf_16_without_a_mark(text: str, codec: str) -> None:
    reading, decoded = finish(read_record_file(text.encode(codec), "shogi"))
    assert decoded.text == text
    assert reading.problems == [] and reading.games[0].end.ply >= 2


@pytest.mark.parametrize("data", [b"V2.2\nN\0+A\n", b"N+\0\0A\nN-B\n", b"\0\0\0\0", b"V2.2\0\nN+A\0\n"])
def test_zero_bytes_do_not_make_utf_16(data: bytes) -> None:
    assert decode(data).text == data.decode().rstrip("\0").replace("\0", "")


def test_spoilt_euc_jp_is_told() -> None:
    data = (HEAD.format("佐藤", "山本") + MOVES).encode("euc_jp").replace("佐藤".encode("euc_jp"), b"\xba\xb4\xff\xff")
    reading, decoded = finish(read_record_file(data, "shogi"))
    assert decoded.problem is not None and str(decoded.problem.message) == "some of the text is not EUC-JP"
    assert decoded.problem.line == 2 and reading.games[0].end.ply == 2


def test_iso_2022_jp_cut_off_inside_a_name_is_told() -> None:
    decoded = decode("V2.2\nN+佐藤".encode("iso2022_jp")[:-4])
    assert decoded.text.startswith("V2.2\nN+佐") and decoded.problem is not None


def _csa(black: str, *, comment: str = "") -> str:
    reading, _ = finish(read_record_file(CSA.format(black, "B").encode(), "shogi"))
    reading.games[0].root.comment = comment
    csa = format_named("csa")
    assert csa is not None and csa.write is not None
    return csa.write(reading.games)


def test_csa_says_its_encoding_where_it_matters() -> None:
    assert _csa("佐藤").startswith("'CSA encoding=UTF-8\nV3.0\nN+佐藤\n")
    assert _csa("A", comment="角換わり").startswith("'CSA encoding=UTF-8\nV3.0\n")
    assert _csa("A").startswith("V2.2\nN+A\n")
