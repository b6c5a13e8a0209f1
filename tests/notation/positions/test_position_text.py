"""One function for every text in which a position is copied."""

from __future__ import annotations

import socket

import pytest

from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.positions.position_text import parse_position, position_of_web
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.records.opening import Opened, content_steps

EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"
START = f"{EVEN} b - 1"
LATER = "ln1gk1snl/6gb1/p1pppp2p/6R2/9/1rP6/P2PPPP1P/1BG6/LNS1KGSNL w S3P2p 16"
CODED = LATER.replace("/", "%2F").replace(" ", "%20")
CHU = (
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
    "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL"
)
MOVED = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for a connection fails."""

    def refuse(*_: object, **__: object) -> object:
        raise AssertionError("the network is asked")

    monkeypatch.setattr(socket, "create_connection", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


SHOGI = [
    (LATER.replace(" ", "_"), LATER),
    (f"https://lishogi.org/editor/{LATER.replace(' ', '_')}", LATER),
    (f"https://lishogi.org/editor/standard/{LATER.replace(' ', '_')}", LATER),
    (f"https://lishogi.org/analysis/{LATER.replace(' ', '_')}?color=gote", LATER),
    (f"https://lishogi.org/analysis/standard/{LATER.replace(' ', '_')}#16", LATER),
    (f"https://lishogi.org/editor/{LATER.replace(' ', '%20')}", LATER),
    (f"lishogi.org/editor/{LATER.replace(' ', '_')}", LATER),
    (f"lishogi.org/analysis/{LATER.replace(' ', '_')}", LATER),
    (f"look here: https://lishogi.org/editor/{LATER.replace(' ', '_')}", LATER),
    (f"https://example.org/board?sfen={CODED}", LATER),
    (f"http://sfenreader.appspot.com/sfen?sfen={CODED}&lm=35&sname=A", LATER),
    (f"www.example.org/?name=x&sfen={LATER.replace(' ', '+')}", LATER),
    (f"https://www.kento-shogi.com/?initpos={CODED}", LATER),
    ("https://www.kento-shogi.com/?moves=7g7f", MOVED),
    (f"https://www.kento-shogi.com/?initpos={START.replace(' ', '%20')}&moves=7g7f#1", MOVED),
    (f"https://www.shogi-extend.com/share-board?body=position.sfen.{START.replace(' ', '.')}.moves.7g7f", MOVED),
    ("https://sunfish-shogi.github.io/shogihome/?usen=~0.7ku.", MOVED),
    ("https://sunfish-shogi.github.io/shogihome/?usen=~0.7ku.&branch=0&ply=1", MOVED),
    (f"{EVEN}[-] w 0 1", START),
    (f"{EVEN}[] w - - 0 1", START),
    (f"{EVEN}[] w 0 1", START),
    (f"{EVEN}[-] b 0 3", f"{EVEN} w - 6"),
    ("ln1gk1snl/6gb1/p1pppp2p/6R2/9/1rP6/P2PPPP1P/1BG6/LNS1KGSNL[PpPSPp] b 0 8", LATER),
    ("4k4/9/9/9/9/9/9/9/4K2+R~1[] w 0 1", "4k4/9/9/9/9/9/9/9/4K2+R1 b - 1"),
    (f"https://www.pychess.org/analysis/shogi?fen={EVEN}[-]_w_0_1", START),
    (f"https://www.pychess.org/editor/shogi?fen={EVEN}%5B-%5D%20w%200%201", START),
    ("ln1gk1snl/6gb1/p1pppp2p/6R2/9/1rP6/P2PPPP1P/1BG6/LNS1KGSNL w SPPPpp 16", LATER),
    (f"sfen {LATER}", LATER),
    (f"position sfen {LATER}", LATER),
    (f"position sfen {START} moves 7g7f", MOVED),
    (EVEN + "_w", f"{EVEN} w - 1"),
]
OTHERS = [
    ("chu", f"{CHU} b - 1"),
    ("chu", f"{CHU}_b_-_1"),
    ("chu", f"https://lishogi.org/editor/chushogi/{CHU}_b_-_1"),
    ("chu", f"https://lishogi.org/analysis/chushogi/{CHU}_b_7d_1"),
    ("kyotoshogi", "pgkst/5/5/5/TSKGP b - 1"),
    ("kyotoshogi", "pgkst/5/5/5/TSKGP_b_-_1"),
    ("kyotoshogi", "https://lishogi.org/editor/kyotoshogi/pgkst/5/5/5/TSKGP_b_-_1"),
    ("kyotoshogi", "p+nks+l/5/5/5/+LSK+NP[-] w 0 1"),
    ("minishogi", "https://lishogi.org/editor/minishogi/rbsgk/4p/5/P4/KGSBR_b_-_1"),
    ("minishogi", "rbsgk/4p/5/P4/KGSBR[-] w 0 1"),
]


@pytest.mark.parametrize(("text", "sfen"), SHOGI)
def test_a_position_is_read_wherever_it_is_pasted(text: str, sfen: str) -> None:
    for pasted in (text, f"  {text}\r\n"):
        reading = parse_record(pasted)
        assert [str(problem) for problem in reading.problems] == []
        (game,) = reading.games
        assert format_sfen(game.position) == sfen
        opened = finish(content_steps(pasted, "shogi"))
        assert isinstance(opened, Opened) and format_sfen(opened.games[0].position) == sfen
        assert "usen" in text or format_sfen(parse_position(pasted, load_variant("shogi"))) == sfen


@pytest.mark.parametrize(("name", "text"), OTHERS)
def test_letters_of_other_games(name: str, text: str) -> None:
    variant = load_variant(name)
    assert format_sfen(parse_position(text, variant)) == format_sfen(Position(variant))
    (game,) = parse_record(text).games
    assert game.variant.name == name and format_sfen(game.start) == format_sfen(Position(variant))


def test_promoted_pieces_of_chu_and_a_hand_of_kyoto() -> None:
    board = "12/12/3+n+e7/" + "12/" * 8 + "5K+O5"
    text = position_of_web(f"{board.replace('+n', 'n')} w - 30")
    assert text is not None and text.split()[0] == "12/12/3[ln]+[de]7/" + "12/" * 8 + "5K+[KR]5"
    assert position_of_web("p1k2/2s2/5/2T2/1SK1P b Rgg 9") == "p1k2/2s2/5/2+L2/1SK1P b P2n 9"


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/game/1",
        "https://lishogi.org/abcdefgh",
        f"https://lishogi.org/editor/annanshogi/{EVEN}_b_-_1",
        "https://lishogi.org/editor/dobutsu/rkb/1p1/1P1/BKR_b_-_1",
        "https://lishogi.org/editor/nonsense/nonsense_b_-_1",
        f"https://[::1/?sfen={EVEN}",
        "https://example.org/?sfen=" + "9%2F" * 40_000,
        "https://example.org/?sfen=%FF%00",
    ],
)
def test_an_address_without_a_position_of_ours_is_no_game(text: str) -> None:
    assert parse_record(text).games == []
    with pytest.raises(NotationError):
        parse_position(text, load_variant("shogi"))


@pytest.mark.parametrize(
    "text", [START, "", "~0.7ku.", "hello", "a/b_c", '[Event "x"]', "先手：A", START + "\n" + START]
)
def test_what_is_written_as_usual_is_left_alone(text: str) -> None:
    assert position_of_web(text) is None


MY_SHOGI = """手数＝15
後手の持駒：歩二　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
|v香v桂 ・v金v玉 ・v銀v桂v香|一
| ・ ・ ・ ・ ・ ・v金v角 ・|二
|v歩 ・v歩v歩v歩v歩 ・ ・v歩|三
| ・ ・ ・ ・ ・ ・ 飛 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・v飛 歩 ・ ・ ・ ・ ・ ・|六
| 歩 ・ ・ 歩 歩 歩 歩 ・ 歩|七
| ・ 角 金 ・ ・ ・ ・ ・ ・|八
| 香 桂 銀 ・ 玉 金 銀 桂 香|九
+---------------------------+
先手の持駒：銀　歩三　
後手番
"""


@pytest.mark.parametrize(
    "text",
    [
        MY_SHOGI,
        MY_SHOGI.replace("\n", "\r\n"),
        "# ----  ShogiGUI ----\n" + MY_SHOGI,
        MY_SHOGI.replace("手数＝15\n", "").replace("歩三　\n", "歩三\n手数＝15  △３四飛まで\n"),
        "局面図\n手合割：平手\n" + MY_SHOGI,
        "先手：A\n後手：B\n" + MY_SHOGI,
    ],
)
def test_diagrams_of_the_clipboards_of_other_programs(text: str) -> None:
    reading = parse_record(text)
    assert [str(problem) for problem in reading.problems] == []
    assert format_sfen(reading.games[0].start).split()[:3] == LATER.split()[:3]


@pytest.mark.parametrize(
    "piece", ["a", "a.", "a-", "+b+", "a/", "9/", "sfen=", "[", "_", "~", "?", "www.", "+", "%2F", "w "]
)
def test_long_lines_are_looked_at_once(piece: str) -> None:
    """A third of a million letters: whoever looked for an address at each of them would look for hours."""
    for before in ("", "/", "https://x.org/?sfen=", f"{EVEN} b - 1 "):
        position_of_web(before + piece * (330_000 // len(piece)))


POSITION_TEXT_SHOGI = load_variant("shogi")
POSITION_TEXT_START = format_sfen(Position(POSITION_TEXT_SHOGI))


@pytest.mark.parametrize(
    ("text", "sfen"),
    [
        (POSITION_TEXT_START, POSITION_TEXT_START),
        (f"\n  {START}  \nsomething else", POSITION_TEXT_START),
        (POSITION_TEXT_START.replace(" ", "   "), POSITION_TEXT_START),
        (f"sfen {START}", POSITION_TEXT_START),
        (f"position sfen {START} moves 7g7f", MOVED),
        ("position startpos moves 7g7f", MOVED),
        ("startpos", POSITION_TEXT_START),
        (format_bod(Position(POSITION_TEXT_SHOGI)), POSITION_TEXT_START),
    ],
)
def test_every_kind_of_text_is_read(text: str, sfen: str) -> None:
    assert format_sfen(parse_position(text, POSITION_TEXT_SHOGI)) == sfen


@pytest.mark.parametrize("text", ["", " \n ", "hello", "position", "position startpos moves 7g7d", "| ・|一"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text, POSITION_TEXT_SHOGI)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("hello world", 1, 1),
        ("\n\n  hello world", 3, 3),
        ("4k4/9/9/9/4x4/9/9/9/9 b G 1", 1, 12),
        ("\r\n  sfen   4k4/9/9/9/4x4/9/9/9/9 b G 1", 2, 21),
        ("sfen 4k4/9/9/9/9/9/9/9/9   x -", 1, 28),
        ("4k4/9/9/9/9/9/9/9/9", 1, 20),
        ("4k4/9/9/9/9/9/9/9/9 b   X", 1, 25),
        ("startpos  moves 7g7f  7g7f", 1, 23),
        ("\n position", 2, 10),
        ("x\n| ・|一", 2, 1),
    ],
)
def test_an_error_names_the_place_in_the_text(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text, POSITION_TEXT_SHOGI)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_a_position_of_another_game_is_refused() -> None:
    tenjiku = load_variant("tenjiku")
    with pytest.raises(NotationError):
        parse_position(POSITION_TEXT_START, tenjiku)
    with pytest.raises(NotationError):
        parse_position(format_bod(Position(POSITION_TEXT_SHOGI)), tenjiku)
