"""What a process writes in is found out, and it is written to in the same way."""

from __future__ import annotations

import pytest

from shogi_desktop.clients.transports.line_text import SHIFT_JIS, LineText, last_words

NAMES = ("定跡ファイル", "持ち時間（秒）", "表示しない", "ｷﾘｷﾘ", "①㈱髙", "能力\u3000一")


@pytest.mark.parametrize("encoding", ["utf-8", SHIFT_JIS])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_comes_and_goes_as_it_is(encoding: str, name: str) -> None:
    text, line = LineText(), f"option name {name} type string default <empty>".encode(encoding)
    assert text.read(b"id name Lance") == "id name Lance"
    assert text.read(line).encode(encoding) == line
    sent = f"setoption name {name} value {name}"
    assert text.write(sent) == sent.encode(encoding)


def test_the_first_line_that_is_more_than_ascii_decides() -> None:
    text = LineText()
    assert text.write("歩") == "歩".encode()
    text.read("歩".encode())
    assert text.read("歩".encode(SHIFT_JIS)) == "\ufffd\ufffd" and text.write("歩") == "歩".encode()


def test_letters_that_the_process_does_not_have() -> None:
    text = LineText()
    text.read("歩".encode(SHIFT_JIS))
    assert text.write("C:\\é") == b"C:\\?"


@pytest.mark.parametrize("line", [b"a\xffb", b"\xff\xfe\x00 what?", b"\xfd\xfd", b"\x81", b"\x80\xa0"])
def test_what_is_no_text_decides_nothing(line: bytes) -> None:
    text = LineText()
    assert "\ufffd" in text.read(line)
    assert text.read("歩".encode(SHIFT_JIS)) == "歩"


def test_a_line_that_was_cut_off_decides_nothing() -> None:
    text = LineText()
    assert text.read_rest("歩".encode()[:2]) == "\ufffd"
    assert text.read("歩".encode()) == "歩"


def test_last_words_are_read_line_by_line() -> None:
    tail = "歩".encode()[1:] + b"\r\n" + "ファイルがありません".encode(SHIFT_JIS) + b"\r\n"
    assert last_words(tail).endswith("\nファイルがありません")
    assert last_words("no file: é\n".encode()) == "no file: é"
