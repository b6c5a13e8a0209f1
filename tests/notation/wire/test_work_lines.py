"""The lines of processes that do long work."""

from __future__ import annotations

import pytest

from shogi_desktop.matches.errors import MatchMessage
from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.work_lines import (
    Begun,
    Done,
    Failed,
    GivenUp,
    Hits,
    IndexProgress,
    Line,
    MadeProblems,
    Moved,
    NotPlayed,
    Over,
    format_line,
    parse_line,
)

FAULTS = (plain("late: 王 …"), MatchMessage.FAILED(name="a", number=1, reason=plain("b")))


@pytest.mark.parametrize(
    "line",
    [
        IndexProgress(5, 1 << 40, 3, "/a\nb/王.kif"),
        Hits(((1, 0), (7, 200)), 10, 20),
        Hits(tuple((number, 1) for number in range(2000)), 1, 2),
        MadeProblems("# title: a\n4k4/9/4P4/9/9/9/9/9/9 b G 1\n"),
        Begun((0, 1), 12, "startpos moves 7g7f"),
        Moved((0, 1), 12, ("3c3d", "8h2b+")),
        Over((3, 7), 1, 1, "black", "won", "checkmate", 99, (5, 1 << 20), (), FAULTS),
        NotPlayed((0, 1), 5, plain("no such\nfile")),
        GivenUp((0, 1), plain("no such file")),
        Failed(plain("no disk")),
        Done(),
    ],
)
def test_lines_come_back(line: Line) -> None:
    text = format_line(line)
    assert "\n" not in text and text.isascii()
    assert parse_line(text) == line


@pytest.mark.parametrize(
    "text",
    [
        "progress {",
        'progress {"done": -1, "all": 3}',
        "hits [1]",
        "",
        "done",
        "what {}",
        "begun {",
        'begun {"pair": [0], "number": 1, "opening": "startpos"}',
        'begun {"pair": [0, 1], "number": 0, "opening": "startpos"}',
        'moved {"pair": [0, 1], "number": 1, "moves": [1]}',
        format_line(Over((0, 1), 1, 1, "black", "won", "resign", 9, (0, 0))).replace("won", "stolen"),
        format_line(NotPlayed((0, 1), 5, plain("x"))).replace('"template"', '"text"'),
    ],
)
def test_other_lines_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_line(text)
