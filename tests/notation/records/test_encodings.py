"""Bytes of record files as text, and text as bytes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.notation.records.encodings import Encoding, decode, encode, encoding_named, lost_characters

UTF_8, SHIFT_JIS = Encoding
KIF = "手合割：平手\n   1 ７六歩(77)\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (KIF.encode(), UTF_8),
        (b"\xef\xbb\xbf" + KIF.encode(), UTF_8),
        (KIF.encode("cp932"), SHIFT_JIS),
        (b"\xff\xfe" + KIF.encode("utf-16-le"), UTF_8),
        (b"\xfe\xff" + KIF.encode("utf-16-be"), UTF_8),
        (KIF.encode("cp932") + b"\0" * 100, SHIFT_JIS),
        (KIF.encode() + b"\x1a", UTF_8),
    ],
)
def test_the_encoding_is_found_out(data: bytes, encoding: Encoding) -> None:
    read = decode(data)
    assert (read.text, read.encoding, read.problem) == (KIF, encoding, None)


@pytest.mark.parametrize("named", ["UTF-8", "Shift_JIS"])
@pytest.mark.parametrize("codec", ["utf-8", "cp932"])
def test_what_the_first_line_says_does_not_decide(named: str, codec: str) -> None:
    text = f"#KIF version=2.0 encoding={named}\n{KIF}"
    read = decode(text.encode(codec))
    assert read.text == text and read.problem is None


def test_signs_of_windows_are_read() -> None:
    assert decode("①㈱髙﨑～－".encode("cp932")).text == "①㈱髙﨑～－"


def test_a_file_in_neither_is_read_as_far_as_it_goes() -> None:
    data = b"V2.2\n'*" + "太郎".encode() * 2 + b"\xff\xfe\x81" + "花子\n".encode() * 2
    read = decode(data)
    assert read.encoding is UTF_8 and "太郎" in read.text and "花子" in read.text
    assert read.problem is not None
    assert (read.problem.line, str(read.problem.message)) == (2, "some of the text is not UTF-8")


def test_a_file_cut_off_inside_a_character_keeps_its_encoding() -> None:
    read = decode(("N+" + "山田太郎" * 4).encode()[:-1])
    assert read.encoding is UTF_8 and read.text.startswith("N+山田太郎") and read.problem is not None
    read = decode(("N+" + "山田太郎" * 4).encode("cp932")[:-1])
    assert read.encoding is SHIFT_JIS and read.text.startswith("N+山田太郎") and read.problem is not None


def test_of_a_spoilt_file_the_first_line_is_believed() -> None:
    data = b"'CSA encoding=SHIFT_JIS\nN+\xff\xff\n"
    read = decode(data)
    assert read.encoding is SHIFT_JIS and read.problem is not None and read.problem.line == 2
    assert decode(data.replace(b"SHIFT_JIS", b"UTF-8")).encoding is UTF_8


def test_zero_bytes_inside_are_left_out_and_told() -> None:
    read = decode(b"V2.2\nN\0+A\n")
    assert read.text == "V2.2\nN+A\n"
    assert read.problem is not None and (read.problem.line, read.problem.column) == (2, 2)


@given(st.binary(max_size=300))
def test_any_bytes_are_read(data: bytes) -> None:
    read = decode(data)
    assert "\0" not in read.text
    encode(read.text, UTF_8)


@given(st.text(max_size=80))
def test_what_is_not_lost_comes_back(text: str) -> None:
    plain = text.replace("\n", "").replace("\0", "").replace("\ufeff", "").rstrip("\x1a")
    for encoding in Encoding:
        lost = lost_characters(plain, encoding)
        kept = "".join(letter for letter in plain if letter not in lost)
        assert len(encode(plain, encoding).decode(encoding.codec)) == len(plain)
        assert encode(kept, encoding) == b"".join(encode(letter, encoding) for letter in kept)


def test_lost_characters_are_told_once_each_and_written_as_the_sign_for_a_missing_one() -> None:
    text = "☗花子😀𠮷☗ \ud800"
    assert lost_characters(text, SHIFT_JIS) == ["☗", "😀", "𠮷", "\ud800"]
    assert encode(text, SHIFT_JIS).decode("cp932") == "〓花子〓〓〓 〓"
    assert lost_characters(text, UTF_8) == ["\ud800"]
    assert encode(text, UTF_8).decode() == "☗花子😀𠮷☗ 〓"


def test_signs_that_look_alike_are_not_lost() -> None:
    assert lost_characters("1〜2−3", SHIFT_JIS) == []
    assert encode("1〜2−3", SHIFT_JIS).decode("cp932") == "1～2－3"


def test_the_first_line_is_set_right_on_writing() -> None:
    text = "'CSA encoding=UTF-8\nV3.0\n'*encoding=UTF-8\n"
    assert encode(text, SHIFT_JIS) == b"'CSA encoding=Shift_JIS\r\nV3.0\r\n'*encoding=UTF-8\r\n"
    assert encode(text, UTF_8) == text.encode()


@pytest.mark.parametrize(
    ("name", "encoding"),
    [("utf8", UTF_8), ("UTF-8", UTF_8), ("SHIFT_JIS", SHIFT_JIS), ("cp932", SHIFT_JIS), ("", None)],
)
def test_names_of_encodings(name: str, encoding: Encoding | None) -> None:
    assert encoding_named(name) is encoding
