"""Every name is recognised in its example, for both sides, and not in what only nearly has it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from shogi_desktop.game.tree import Game
from shogi_desktop.library.names import Name, NameTable, names_of
from shogi_desktop.library.recognition import Reached, Recognition, opening_among, shown_names
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.pieces import kind_of, make_piece, side_of

SHOGI = load_variant("shogi")
BOOK = names_of(SHOGI)
RECOGNITION = Recognition(SHOGI)
NEARLY = tomllib.loads((Path(__file__).parent / "nearly.toml").read_text(encoding="utf-8"))
AT_ONCE = [name for name in BOOK.names if not name.since]
SHUFFLE = "2h3h 8b7b 3h2h 7b8b"

pytestmark = pytest.mark.decided_by(
    "resources/names",
    "shogi_desktop/game",
    "shogi_desktop/library",
    "shogi_desktop/notation",
    "shogi_desktop/rules",
    "tests/library/nearly.toml",
)


def turned(position: Position) -> Position:
    """The position as the other side sees it, with the sides exchanged."""
    other = Position.empty(SHOGI)
    for square in SHOGI.squares:
        piece = position.piece_at(square)
        if piece:
            seen = SHOGI.square(10 - SHOGI.file_of(square), 10 - SHOGI.rank_of(square))
            other.put(seen, make_piece(kind_of(piece), 1 - side_of(piece)))
    other.set_turn(1 - int(position.turn))
    return other


def turned_square(match: re.Match[str]) -> str:
    return f"{10 - int(match[0][0])}{chr(ord('a') + ord('i') - ord(match[0][1]))}"


def reached(example: str, exchanged: bool) -> tuple[tuple[Reached, ...], int]:
    """What is reached in an example, and its length; `exchanged`: with the sides exchanged, so that White begins."""
    if "/" in example:
        position = parse_sfen(example, SHOGI)
        return RECOGNITION.of_line(turned(position) if exchanged else position.copy(), [], False), 0
    start = turned(Position(SHOGI)) if exchanged else Position(SHOGI)
    return RECOGNITION.of_line(start.copy(), moves_of(start, example, exchanged), True), len(example.split())


def moves_of(start: Position, line: str, exchanged: bool = False) -> list[int]:
    position, moves = start.copy(), []
    for text in (re.sub(r"[1-9][a-i]", turned_square, line) if exchanged else line).split():
        move = parse_move(text, position)
        assert position.is_legal(move)
        position.play(move)
        moves.append(move)
    return moves


def whose(name: Name) -> Side:
    """Whose example it is."""
    return Side.BLACK if Side.BLACK in name.sides else Side.WHITE


@pytest.mark.parametrize("name", AT_ONCE, ids=lambda name: name.key)
@pytest.mark.parametrize("exchanged", [False, True], ids=["as written", "exchanged"])
def test_a_name_is_told_at_the_end_of_its_example(name: Name, exchanged: bool) -> None:
    found, length = reached(name.example, exchanged)
    side = whose(name).other if exchanged else whose(name)
    own = [each for each in found if each.name is name and each.side is side]
    wanted = side in name.sides
    assert [each.ply for each in own] == ([length] if wanted else [])
    assert [shown_names(found, side, name.group)[0] for _ in own] == [name for _ in own]


@pytest.mark.parametrize("key", [name.key for name in AT_ONCE])
@pytest.mark.parametrize("exchanged", [False, True], ids=["as written", "exchanged"])
def test_what_nearly_has_a_name_has_it_not(key: str, exchanged: bool) -> None:
    found, _ = reached(NEARLY[key], exchanged)
    assert key not in [each.name.key for each in found]


def test_a_king_that_has_not_moved_is_told_late() -> None:
    start = Position(SHOGI)
    found = RECOGNITION.of_line(start.copy(), moves_of(start, " ".join([SHUFFLE] * 12)), True)
    assert [(each.name.key, each.side, each.ply) for each in found if each.name.since] == [
        ("igyoku", Side.BLACK, 40),
        ("igyoku", Side.WHITE, 40),
    ]


def test_both_sides_have_a_shared_opening() -> None:
    found, _ = reached("2g2f 8c8d 2f2e 8d8e 6i7h 4a3b", False)
    assert [[name.key for name in shown_names(found, side, NameTable.OPENING)] for side in Side] == [["aigakari"]] * 2
    assert opening_among(found) is BOOK.named("aigakari")


def test_the_opening_of_a_game_is_the_one_that_says_most() -> None:
    found, _ = reached("7g7f 3c3d 6g6f 3d3e 2h6h 8b3b", False)
    opening = opening_among(found)
    assert opening is not None and opening.kanji == "相振り飛車"
    assert {each.name.key for each in found} == {"aifuribisha", "shikenbisha", "haya-ishida", "sangenbisha"}


def test_of_castles_the_last_one_is_told_unless_an_earlier_one_says_more() -> None:
    names = {name.key: name for name in BOOK.names}
    way = [
        Reached(names[key], Side.BLACK, ply) for ply, key in enumerate(("kata-mino", "mino", "takamino", "ginkanmuri"))
    ]
    assert [shown_names(way[:end], Side.BLACK, NameTable.CASTLE)[0].key for end in (1, 2, 3, 4)] == [
        each.name.key for each in way
    ]
    fallen = [way[1], Reached(names["kata-mino"], Side.BLACK, 9)]
    assert [name.key for name in shown_names(fallen, Side.BLACK, NameTable.CASTLE)] == ["mino"]


def test_no_opening_is_told_of_a_game_that_begins_elsewhere() -> None:
    game = Game(SHOGI, parse_sfen("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B1R5/LNSGKGSNL b - 1", SHOGI))
    assert not game.begins_as_usual
    assert Game(SHOGI).begins_as_usual and Game(SHOGI, handicap="lance").begins_as_usual
    assert RECOGNITION.of_line(game.start, [], game.begins_as_usual) == ()
    assert RECOGNITION.of_line(game.start, [], True)[0].name.key == "shikenbisha"


def test_a_variant_without_names_has_none() -> None:
    chu = load_variant("chu")
    assert names_of(chu).names == ()
    assert Recognition(chu).of_line(Position(chu).copy(), Position(chu).legal_moves()[:1], True) == ()
