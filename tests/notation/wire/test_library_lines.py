"""The lines of the process that works on the library."""

from __future__ import annotations

import pytest

from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.library_lines import (
    Done,
    Failed,
    Hits,
    Line,
    MadeProblems,
    Progress,
    format_line,
    parse_line,
)


@pytest.mark.parametrize(
    "line",
    [
        Progress(5, 1 << 40, 3, "/a\nb/王.kif"),
        Hits(((1, 0), (7, 200)), 10, 20),
        Hits(tuple((number, 1) for number in range(2000)), 1, 2),
        MadeProblems("# title: a\n4k4/9/4P4/9/9/9/9/9/9 b G 1\n"),
        Failed(plain("no disk")),
        Done(),
    ],
)
def test_lines_come_back(line: Line) -> None:
    text = format_line(line)
    assert "\n" not in text and text.isascii()
    assert parse_line(text) == line


@pytest.mark.parametrize("text", ["", "done", "what {}", "progress {", 'progress {"done": -1, "all": 3}', "hits [1]"])
def test_other_lines_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_line(text)
