"""The lines of the process that plays a tournament."""

from __future__ import annotations

import pytest

from shogi_desktop.matches.errors import MatchMessage
from shogi_desktop.messages import plain
from shogi_desktop.notation.wire.match_lines import (
    Begun,
    Done,
    Failed,
    GivenUp,
    Line,
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
