"""What a feed says of the newest release, and what is newer than what."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shogi_desktop.clients.release import MAX_NOTES, Release, ReleaseError, is_newer, is_web_page, parse_release

PAGE = "https://example.org/releases/v1.2.3"


def feed(**changes: object) -> bytes:
    return json.dumps({"version": "1.2.3", "url": PAGE, "notes": "Chu shogi"} | changes).encode()


def test_a_release_is_read() -> None:
    assert parse_release(feed()) == Release("1.2.3", PAGE, "Chu shogi")
    assert parse_release(b'\xef\xbb\xbf{"version": "v2", "url": "%s", "more": [1]}' % PAGE.encode()) == Release(
        "2", PAGE
    )


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<html>",
        b"\xff\xfe{}",
        b"[]",
        b"null",
        b"1e999",
        b"9" * 5000,
        b"[" * 60_000,
        b"{}",
        feed(version=1.2),
        feed(version=None),
        feed(version=""),
        feed(version="latest"),
        feed(version="1." * 20 + "1"),
        feed(version="9" * 400),
        feed(version="١.٢"),
        feed(version="1.2.3 "),
        feed(url=["https://example.org"]),
        feed(url=""),
        feed(url="http://example.org/"),
        feed(url="file:///etc/passwd"),
        feed(url="javascript:alert(1)"),
        feed(url="https:///nothing"),
        feed(url="https://user:word@example.org/"),
        feed(url="https://ex ample.org/"),
        feed(url="https://example.org/" + "a" * 3000),
        feed(url="https://exаmple.org/"),
        feed(notes={"en": "Chu shogi"}),
        feed(notes=None),
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(ReleaseError):
        parse_release(data)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_rubbish_is_refused_and_nothing_worse(data: bytes) -> None:
    with pytest.raises(ReleaseError):
        parse_release(data)


def test_notes_are_one_short_line() -> None:
    assert parse_release(feed(notes=" Chu\n\tshogi\u202e\x00 \ud800!")).notes == "Chu shogi !"
    assert len(parse_release(feed(notes="x" * 5000)).notes) == MAX_NOTES + 1


ORDER = ["0.9", "1.0.dev3", "1.0a1", "1.0b1", "1.0b2", "1.0rc1", "1.0", "1.0.post1", "1.0.1", "1.9", "1.10", "2"]


def test_versions_are_in_order() -> None:
    for at, version in enumerate(ORDER):
        assert [is_newer(version, other) for other in ORDER] == [at > place for place in range(len(ORDER))]
    assert not is_newer("1.0", "1") and not is_newer("1", "1.0.0") and not is_newer("v1.0", "1.0")
    with pytest.raises(ReleaseError):
        is_newer("new", "1")


def test_only_https_pages_are_given_to_the_browser() -> None:
    assert is_web_page(PAGE) and is_web_page("HTTPS://EXAMPLE.ORG/")
    assert not is_web_page("shogi://example.org") and not is_web_page("//example.org")
