"""Opening books of YaneuraOu's format: looked into and added to, sorted or not, whatever their size."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.library.book_file import EndedError, add_move, check_book, known_moves
from shogi_desktop.library.errors import BookError
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.positions.yaneuraou_book import KnownMove, position_key, turned_key
from shogi_desktop.rules import Position, load_variant

HEAD = "#YANEURAOU-DB2016 1.00\n"
SHOGI = load_variant("shogi")
START = position_key(Position(SHOGI))


def positions(count: int, seed: int = 1) -> list[str]:
    """SFENs of positions that random games come to, each once."""
    chance, found = random.Random(seed), dict[str, str]()
    while len(found) < count:
        board = Position(SHOGI)
        for _ in range(12):
            board.play(chance.choice(board.legal_moves()))
            found.setdefault(position_key(board), format_sfen(board))
    return list(found.values())[:count]


def key(sfen: str) -> str:
    return sfen.rpartition(" ")[0]


def block(sfen: str, *lines: str) -> str:
    return "\n".join([f"sfen {sfen}", *lines, ""])


Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def make(*blocks: str, head: str = HEAD, line_end: str = "\n") -> Path:
        path = tmp_path / "user_book.db"
        path.write_bytes((head + "".join(blocks)).replace("\n", line_end).encode())
        return path

    return make


def moves(path: Path, sfen: str) -> list[tuple[str, int | None]]:
    return [(each.move, each.score) for each in known_moves(path, key(sfen))]


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
@pytest.mark.parametrize("sort", [True, False])
def test_every_position_is_found_and_no_other(write: Write, sort: bool, line_end: str) -> None:
    *known, unknown = positions(200)
    blocks = [block(sfen, f"7g7f none {number} 20 1", "# a remark") for number, sfen in enumerate(known)]
    random.Random(2).shuffle(blocks)
    path = write(*(sorted(blocks) if sort else blocks), line_end=line_end)
    for number, sfen in enumerate(known):
        assert known_moves(path, key(sfen)) == (KnownMove("7g7f", "", number, 20, 1),)
    assert known_moves(path, key(unknown)) == ()


def test_what_lines_may_leave_out_or_have_beside(write: Write) -> None:
    path = write(
        "// a remark\n",
        f"sfen {START}\n2g2f 8c8d -5 20 7 more\n\n7g7f\n6g6f none\n5g5f 5c5d 33.5 x 2\n9g9f none +12",
    )
    assert known_moves(path, START) == (
        KnownMove("9g9f", "", 12),
        KnownMove("2g2f", "8c8d", -5, 20, 7),
        KnownMove("7g7f"),
        KnownMove("6g6f"),
        KnownMove("5g5f", "5c5d", None, 0, 2),
    )


def test_a_position_is_found_as_the_other_sides(write: Write) -> None:
    after = Position(SHOGI)
    after.play(after.legal_moves()[0])
    sfen = format_sfen(after)
    assert turned_key(turned_key(key(sfen))) == key(sfen)
    path = write(block(f"{turned_key(key(sfen))} 1", "7g7f 3c3d 40 10 1", "P*5e none 3 10 1"))
    assert [(each.move, each.answer) for each in known_moves(path, key(sfen))] == [("3c3d", "7g7f"), ("P*5e", "")]
    add_move(path, sfen, KnownMove("8c8d", "2g2f", 55, 30))
    assert "\n2g2f 8c8d 55 30 0\n7g7f" in path.read_text() and path.read_text().count("sfen") == 1


@pytest.mark.parametrize("hands", ["-", "RB2G3Srb2g5p", "P2p", "10P8p"])
def test_hands_are_turned(hands: str) -> None:
    text = f"4k4/9/9/9/9/9/9/9/4K4 b {hands}"
    assert turned_key(turned_key(text)) == text
    board = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w"
    assert turned_key(f"{board} -") == "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"


def test_a_move_is_added_with_its_score(write: Write) -> None:
    start = f"{START} 1"
    path = write(block(start, "2g2f 8c8d 50 20 7", "7g7f none -10 3 1"))
    add_move(path, start, KnownMove("6g6f", "", 10, 18))
    add_move(path, start, KnownMove("7g7f", "3c3d", 35, 22))
    assert path.read_text() == HEAD + block(start, "2g2f 8c8d 50 20 7", "6g6f none 10 18 0", "7g7f 3c3d 35 22 1")
    assert moves(path, start) == [("2g2f", 50), ("7g7f", 35), ("6g6f", 10)]


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_sorted_book_stays_sorted(write: Write, line_end: str) -> None:
    first, *others = positions(60)
    path = write(block(first, "7g7f none 1 2 3"), head=HEAD + "# NOE:1\n", line_end=line_end)
    for number, sfen in enumerate(others):
        add_move(path, sfen, KnownMove("7g7f", "", number))
    text = path.read_bytes().decode()
    assert text.count(line_end) == text.count("\n") and f"# NOE:60{line_end}" in text
    lines = [line for line in text.splitlines() if line.startswith("sfen")]
    assert lines == sorted(lines) and len(lines) == 60
    for number, sfen in enumerate(others):
        assert moves(path, sfen) == [("7g7f", number)]


def test_what_stood_there_stays_to_the_letter(write: Write) -> None:
    known = positions(50)
    path = write(*(block(sfen, "7g7f none 1 2 3", "# 歩") for sfen in known[:-1]))
    before = path.read_bytes()
    add_move(path, known[-1], KnownMove("7g7f", "", 9))
    added = block(known[-1], "7g7f none 9 0 0").encode()
    assert path.read_bytes().replace(added, b"") == before


def test_a_book_without_an_end_of_its_last_line(write: Write) -> None:
    path = write(f"sfen {START} 1\n7g7f none 1 2 3")
    add_move(path, positions(1)[0], KnownMove("3c3d", "", 5))
    assert moves(path, f"{START} 1") == [("7g7f", 1)] and moves(path, positions(1)[0]) == [("3c3d", 5)]


def test_a_book_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    add_move(path, f"{START} 1", KnownMove("7g7f", "3c3d", 40, 12))
    assert path.read_text() == f"{HEAD}sfen {START} 1\n7g7f 3c3d 40 12 0\n"
    check_book(path)


@pytest.mark.parametrize("text", ["", "sfen x", "#YANEURAOU", "\x00" * 500])
def test_what_is_no_book_is_refused_and_stays(write: Write, text: str) -> None:
    path = write(text, head="")
    for work in (check_book, lambda file: known_moves(file, START), lambda file: add_move(file, START, KnownMove("x"))):
        with pytest.raises(BookError, match="does not begin with"):
            work(path)
    assert path.read_text() == text and len(list(path.parent.iterdir())) == 1


def test_who_does_not_wait_any_more_leaves_the_book_as_it_was(write: Write) -> None:
    path = write(block(f"{START} 1", "7g7f none 1 2 3"))
    before = path.read_bytes()
    with pytest.raises(EndedError):
        known_moves(path, positions(1)[0].rpartition(" ")[0], lambda: True)
    with pytest.raises(EndedError):
        add_move(path, positions(1)[0], KnownMove("7g7f"), lambda: True)
    assert path.read_bytes() == before and len(list(path.parent.iterdir())) == 1


def test_a_large_book_is_never_in_memory(write: Write) -> None:
    """Forty megabytes, the position that is looked for at its end, out of order; lines of nonsense in between."""
    many = block("9/9/9/9/9/9/9/9/9 b - 1", *["7g7f none 1 2 3"] * 40) * 60_000
    path = write(many, "x" * 3_000_000 + "\n", block(f"{START} 1", "2g2f none 7 1 1"))
    assert path.stat().st_size > 40_000_000
    tracemalloc.start()
    try:
        assert moves(path, f"{START} 1") == [("2g2f", 7)]
        add_move(path, f"{START} 1", KnownMove("7g7f", "", 30))
        assert tracemalloc.get_traced_memory()[1] < 12_000_000
    finally:
        tracemalloc.stop()
    assert moves(path, f"{START} 1") == [("7g7f", 30), ("2g2f", 7)]
