"""Comments and bookmarks as lines of a Japanese record, and how wide its texts are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from shogi_desktop.game.tree import Node


def words_of(node: Node, comments: Mapping[Node, str]) -> Iterator[str]:
    """The lines of the comment and the bookmark of a move, the comments as `told_comments` gives them."""
    if node in comments:
        yield from ("*" + line for line in lines_in(comments[node]))
    if node.bookmark:
        yield "&" + " ".join(lines_in(node.bookmark))


def lines_in(text: str) -> list[str]:
    """The lines of a text, as a file divides them."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def columns(text: str) -> int:
    """How wide a text is where Japanese signs have two columns."""
    return sum(2 if unicodedata.east_asian_width(sign) in "FWA" else 1 for sign in text)
