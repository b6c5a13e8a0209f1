"""PSN and GNU Shogi's files are read."""

from __future__ import annotations

import pytest

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves import xboard
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.formats import GamePart, format_named
from shogi_desktop.notation.records.programs.psn import parse_psn
from shogi_desktop.rules.board.pieces import Side
from tests.notation.records.playing import SHOGI, random_game, usi_moves
from tests.work import at_most


def test_a_tagged_game() -> None:
    text = '[Sente "A B"]\n[Gote "C"]\n[Email ""]\n[Result "0-1"]\n[Venue "X"]\nP7g-7f P3c-3d\nB8hx2b+ S3ax2b B\'4e\n'
    reading = parse_psn(text)
    assert reading.problems == []
    (game,) = reading.games
    assert game.headers == {"black": "A B", "white": "C", "Result": "0-1", "place": "X"}
    assert usi_moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*4e"


def test_numbers_comments_and_short_moves() -> None:
    text = "# A title\n# second line\n1.P7f P3d\n[ The bishops\n  meet. ]\n2.Bx2b+ Sx2b 3.B*5e 3.... K4b  Resigns\n"
    reading = parse_psn(text)
    assert reading.problems == []
    (game,) = reading.games
    assert usi_moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*5e 5a4b"
    assert game.root.comment == "A title\nsecond line"
    assert game.main_line()[1].comment == "The bishops meet."
    assert game.result == GameResult(Side.WHITE, Reason.RESIGN)


@pytest.mark.parametrize(
    ("text", "problem", "played"),
    [
        ("P7f P3d hello P2f", "line 1, column 9: 'hello' is no move", "7g7f 3c3d"),
        ("P7f\nG5b P2f", "line 2, column 2: ", "7g7f"),
        ("P7f P9z", "line 1, column 5: 'P9z' is no move", "7g7f"),
        ("P7f [ never closed", "", "7g7f"),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_read(text: str, problem: str, played: str) -> None:
    reading = parse_psn(text)
    assert [str(found)[: len(problem)] for found in reading.problems] == ([problem] if problem else [])
    assert usi_moves(reading.games[0]) == played


def test_nothing_is_told() -> None:
    assert str(parse_psn("[ a comment ]").problems[0].message) == "there is no game in the text"


HEAD = '[Sente "A"]\n[Gote "B"]\n'
TWO = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
CHESS = '[Event "x"]\n[White "A"]\n[Black "B"]\n[Variant "Shogi"]\n'


def read(text: str, name: str = "") -> list[Game]:
    """The games of a text without problems."""
    reading = parse_record(text, "shogi", name)
    assert [str(problem) for problem in reading.problems] == []
    return reading.games


@pytest.mark.parametrize(
    "moves",
    [
        "P7g-7f P3c-3d B8hx2b+ S3ax2b B*4e",
        "P7f P3d Bx2b+ Sx2b B'4e",
        "P-7f P-3d Bx2b+ Sx2b B*4e",
        "P7g7f P3c3d B8h2b+ S3a2b B*4e",
        "P-76 P-34 Bx22+ Sx22 B*45",
        "P76 P34 Bx22+ Sx22 B'45",
        "歩-76 歩-34 角x22+ 銀x22 角*45",
        "歩76 歩34 角x22+ 銀x22 角'45",
        "7g7f 3c3d 8h2b+ 3a2b B*4e",
        "P-7f! P-3d?! Bx2b+!? Sx2b B*4e??",
    ],
)
@pytest.mark.parametrize("numbers", [False, True])
def test_moves_in_every_notation(moves: str, numbers: bool) -> None:
    words = moves.split()
    text = " ".join(f"{number}.{word}" for number, word in enumerate(words, 1)) if numbers else f"1. {moves}"
    for head in (HEAD, '[Event "x"]\n[Black "A"]\n[White "B"]\n[Result "*"]\n\n'):
        for name in ("", "a.pgn", "a.txt", "a.psn"):
            (game,) = read(head + text + "\n", name)
            assert usi_moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*4e" and game.headers["black"] == "A"
    (game,) = read(text + "\n")


@pytest.mark.parametrize(
    ("moves", "played"),
    [
        ("1. c4 g6 2. Bxh8+ Sxh8 3. B@e5", "7g7f 3c3d 8h2b+ 3a2b B*5e"),
        ("1. Pc4 Pg6 2. Bxh8=H Sxh8 3. B@e5", "7g7f 3c3d 8h2b+ 3a2b B*5e"),
        ("1. Pc3-c4 Pg7-g6 2. Bb2xh8=H Sg9xh8 3. B@e5", "7g7f 3c3d 8h2b+ 3a2b B*5e"),
        ("1. c3c4 g7g6 2. b2h8+ g9h8 3. B@e5", "7g7f 3c3d 8h2b+ 3a2b B*5e"),
        ("1. c4 g6 2. Bxh8= Sxh8", "7g7f 3c3d 8h2b 3a2b"),
        ("1. c4 g6 2. Bxh8 Sxh8", "7g7f 3c3d 8h2b 3a2b"),
        ("1. c4 g6 2. Bxh8=+ Sxh8", "7g7f 3c3d 8h2b+ 3a2b"),
    ],
)
def test_moves_of_chess_programs(moves: str, played: str) -> None:
    start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1"
    for tags in ("", f'[FEN "{start}"]\n[SetUp "1"]\n'):
        for end in ("1-0", "*", "0-1", ""):
            (game,) = read(f"{CHESS}{tags}\n{moves} {end}\n", "a.pgn")
            assert usi_moves(game) == played and not game.handicap
            assert (game.headers["black"], game.headers["white"]) == ("A", "B")
            winner = game.result.winner if game.result else None
            assert winner is {"1-0": Side.BLACK, "0-1": Side.WHITE}.get(end)


def test_checks_and_promoted_pieces_of_pychess() -> None:
    tags = CHESS + '[Site "https://www.pychess.org/x"]\n'
    (game,) = read(f'{tags}[FEN "4k4/9/9/9/9/9/9/2R6/K8[RGg] w 0 1"]\n\n1. Rc9+ Kd8 2. Rd9=D+ Kc7 3. Dd8 *')
    assert usi_moves(game) == "7h7a 5a6b 7a6a+ 6b7c 6a6b"
    assert format_sfen(game.start).startswith("4k4/9/9/9/9/9/9/2R6/K8 b RGg ")
    (game,) = read(f'{CHESS}[FEN "4k4/9/9/9/9/9/9/2R6/K8[-] w 0 1"]\n\n1. Rc9+ *')
    assert usi_moves(game) == "7h7a+"


def test_games_of_pychess_as_fairy_stockfish_writes_them() -> None:
    pyffish = pytest.importorskip("pyffish")
    for seed in range(6):
        game = random_game(seed)
        moves = [_chess(node.move) for node in game.main_line()]
        words = pyffish.get_san_moves("shogi", pyffish.start_fen("shogi"), moves, False, pyffish.NOTATION_SAN)
        text = " ".join(f"{number // 2 + 1}. {word}" if number % 2 == 0 else word for number, word in enumerate(words))
        (again,) = read(f'{CHESS}[Site "https://www.pychess.org/x"]\n\n{text} *\n')
        assert usi_moves(again) == usi_moves(game)


def _chess(move: int) -> str:
    return xboard.format_move(move, SHOGI, {kind.id: kind.code for kind in SHOGI.every_kind})


@pytest.mark.parametrize(
    ("tag", "handicap"),
    [
        (f'[SFEN "{TWO}"]', "two"),
        ('[Handicap "2-Piece"]', "two"),
        ('[Handicap "Two-piece"]', "two"),
        ('[Handicap "2 pieces"]', "two"),
        ('[Handicap "二枚落ち"]', "two"),
        ('[Handicap "2枚落ち"]', "two"),
        ('[Handicap "two"]', "two"),
        (f'[FEN "{TWO}"]', "two"),
        ('[FEN "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] b 0 1"]\n[Variant "shogi"]', "two"),
    ],
)
def test_the_start_of_a_game(tag: str, handicap: str) -> None:
    (game,) = read(f"{HEAD}{tag}\n\nK5a-4b P7g-7f\nS3a-3b\n", "a.psn")
    assert usi_moves(game) == "5a4b 7g7f 3a3b" and game.handicap == handicap


@pytest.mark.parametrize("name", ["Even", "None", "平手", "Hirate", ""])
def test_an_even_game_by_name(name: str) -> None:
    (game,) = read(f'{HEAD}[Handicap "{name}"]\n1. P7f P3d\n')
    assert usi_moves(game) == "7g7f 3c3d" and not game.handicap


@pytest.mark.parametrize(
    ("name", "key"),
    [("Rook-Lance", "rook-lance"), ("Rook and lance", "rook-lance"), ("Lance", "lance"), ("Bishop", "bishop"),
     ("Right Lance", "right-lance"), ("6-piece", "six"), ("10 piece", "ten"), ("Rook handicap", "rook")],
)  # fmt: skip
def test_handicaps_by_their_english_names(name: str, key: str) -> None:
    (game,) = read(f'{HEAD}[Handicap "{name}"]\n1. K4b P7f\n')
    assert game.handicap == key


def test_a_start_that_cannot_be_read_is_told_where_it_stands() -> None:
    for tag in ('[SFEN "9/9 b - 1"]', '[Handicap "queen"]'):
        reading = parse_psn(f"{HEAD}{tag}\n1. P7f P3d\n")
        (problem,) = reading.problems
        assert problem.line == 3 and usi_moves(reading.games[0]) == "7g7f 3c3d"


def test_another_variant() -> None:
    (game,) = read('[Variant "Minishogi"]\n[White "A"]\n[Black "B"]\n\n1. Gb2 Gd4 *\n')
    assert game.variant.name == "minishogi" and game.headers == {"black": "A", "white": "B"}
    reading = parse_record('[Variant "Cannon shogi"]\n[White "A"]\n1. c4 g6 2. d4\n')
    assert reading.games == [] and "there is no variant 'Cannon shogi'" in str(reading.problems[0])


def test_several_games() -> None:
    one, two = HEAD + "1. P7g-7f P3c-3d\n", '[Sente "C"]\n[Gote "D"]\n1. P2g-2f P8c-8d\n'
    for between in ("\n", "1-0\n\n", "Resigns\n", "*\n\n\n", "(00:01 / 00:00:01)\n", "{ good game }\n"):
        games = read(one + between + two)
        assert [usi_moves(game) for game in games] == ["7g7f 3c3d", "2g2f 8c8d"]
        assert [game.headers["black"] for game in games] == ["A", "C"]
    games = read("1. P7f P3d 1-0\n1. P2f P8d 0-1\n")
    assert [usi_moves(game) for game in games] == ["7g7f 3c3d", "2g2f 8c8d"]
    reading = parse_psn(one + "hello P2f\n" + two)
    assert len(reading.problems) == 1 and [len(game.main_line()) for game in reading.games] == [2, 2]


RESULTS = [
    ("1-0", GameResult(Side.BLACK, Reason.OTHER)),
    ("0-1", GameResult(Side.WHITE, Reason.OTHER)),
    ("1/2-1/2", GameResult(None, Reason.AGREEMENT)),
    ("½-½", GameResult(None, Reason.AGREEMENT)),
    ("*", None),
    ("", None),
    ("Resigns", GameResult(Side.WHITE, Reason.RESIGN)),
    ("resigns.", GameResult(Side.WHITE, Reason.RESIGN)),
    ("Resigns 0-1", GameResult(Side.WHITE, Reason.RESIGN)),
    ("Sente resigns", GameResult(Side.WHITE, Reason.RESIGN)),
    ("Gote resigns 1-0", GameResult(Side.BLACK, Reason.RESIGN)),
    ("{Gote resigns} 1-0", GameResult(Side.BLACK, Reason.RESIGN)),
    ("{White forfeits on time} 1-0", GameResult(Side.BLACK, Reason.TIME)),
    ("Black wins", GameResult(Side.BLACK, Reason.OTHER)),
    ("Interrupt", GameResult(None, Reason.ABORTED)),
    ("Sennichite", GameResult(None, Reason.REPETITION)),
    ("Jishogi", GameResult(None, Reason.IMPASSE)),
    ("Mate", GameResult(Side.WHITE, Reason.CHECKMATE)),
    ("Timeup", GameResult(Side.WHITE, Reason.TIME)),
    ("Time up", GameResult(Side.WHITE, Reason.TIME)),
    ("Draw", GameResult(None, Reason.AGREEMENT)),
]


@pytest.mark.parametrize(("word", "result"), RESULTS, ids=[word or "nothing" for word, _ in RESULTS])
def test_results(word: str, result: GameResult | None) -> None:
    (game,) = read(f"{HEAD}1. P7g-7f P3c-3d {word}\n")
    assert usi_moves(game) == "7g7f 3c3d" and game.result == result
    for name in ("shogi", "kif", "ki2", "jkf", "csa"):
        known = format_named(name)
        assert known is not None and known.write is not None
        again = parse_record(known.write([game])).games[0]
        told = again.result and again.result.winner, again.result and name not in ("csa", "jkf") and again.result.reason
        same = result and result.winner, result and name not in ("csa", "jkf") and result.reason
        assert told == same or GamePart.RESULT in known.lost(game)


@pytest.mark.parametrize(("word", "result"), [one for one in RESULTS if "{" not in one[0] and " 0" not in one[0]])
def test_results_in_a_tag(word: str, result: GameResult | None) -> None:
    word = word.removesuffix(" 1-0")
    for text in (f'{HEAD}[Result "{word}"]\n1. P7g-7f P3c-3d\n', f'{HEAD}1. P7g-7f P3c-3d\n[Result "{word}"]\n'):
        (game,) = read(text)
        assert game.result == result
    (game,) = read(f'{HEAD}[Result "1-0"]\n[Termination "Time forfeit"]\n1. P7g-7f P3c-3d\n')
    assert game.result == GameResult(Side.BLACK, Reason.TIME)


def test_results_that_disagree_are_told() -> None:
    reading = parse_psn(f'{HEAD}[Result "1-0"]\n1. P7g-7f P3c-3d 0-1\n')
    assert [str(problem)[:17] for problem in reading.problems] == ["line 3, column 10"]
    assert reading.games[0].result == GameResult(Side.WHITE, Reason.OTHER)


def test_times() -> None:
    text = "1.P2g-2f (00:02 / 00:00:02)\n2.P3c-3d(0:01/0:00:01)\n3.P7g-7f ( 1:02:03 / 01:02:05)\n"
    text += "4.Resigns (00:01 / 00:00:02)\n"
    (game,) = read(HEAD + text)
    assert [node.spent_ms for node in game.main_line()] == [2000, 1000, 3_723_000]
    assert game.result is not None and game.result.spent_ms == 1000
    (game,) = read(HEAD + "1. P2f {[%emt 0:00:05]} P3d {[%emt 0:01] good} 1-0\n")
    assert [node.spent_ms for node in game.main_line()] == [5000, 1000]
    assert game.main_line()[1].comment == "good"


def test_variations() -> None:
    (game,) = read(f"{HEAD}1. P7f (1. P2f P8d (P3d {{ also }} 1-0) 2. P2e) P3d 2. P2f *\n")
    assert usi_moves(game) == "7g7f 3c3d 2g2f"
    first = game.root.children[1]
    assert [move_text(node) for node in first.children] == ["8c8d", "3c3d"]
    assert move_text(first.children[0].children[0]) == "2f2e"
    assert first.children[1].comment == "also" and first.children[1].ending is not None and game.result is None
    reading = parse_psn(f"{HEAD}1. P7f (1. P5e P3d (P8d)) P3d 2. P2f\n")
    assert len(reading.problems) == 1 and usi_moves(reading.games[0]) == "7g7f 3c3d 2g2f"


def test_other_brackets_never_end_the_reading() -> None:
    (game,) = read(f"{HEAD}1. P7f (the usual move) P3d {{why}} 2. P2f $1 ; so\n P8d [and so on] *\n")
    assert usi_moves(game) == "7g7f 3c3d 2g2f 8c8d"
    assert game.main_line()[0].comment == "the usual move"
    for odd in ("<reserved>", ")", "]", "}"):
        reading = parse_psn(f"{HEAD}1. P7f {odd} P3d 2. P2f\n")
        assert len(reading.problems) == 1 and usi_moves(reading.games[0]) == "7g7f 3c3d 2g2f"
    reading = parse_psn(f"{HEAD}1. P7f (1. P2f P8d\n")
    assert "not closed" in str(reading.problems[0]) and usi_moves(reading.games[0]) == "7g7f"


@pytest.mark.parametrize(
    "text",
    [
        "(" * 60_000, "P7f " + "(P3d " * 40_000, "1. " * 60_000, "P7f\n" * 40_000, '[Sente "A"]\n' * 40_000,
        "{" * 120_000, "P7f P3d " + "K5h K5b K5i K5a " * 2_000, "1-0 1. " * 20_000, "a " * 40_000,
        "P7f 1-0 " + "a " * 40_000, "歩76" * 40_000, "1/2" * 60_000, "sente " * 40_000, "P7f (1. " * 3_000,
    ],
)  # fmt: skip
def test_no_flood_takes_long(text: str) -> None:
    with at_most(5):
        reading = parse_psn(text)
        parse_record(text, "shogi", "a.psn")
    assert reading.games or reading.problems


def move_text(node: Node) -> str:
    return format_move(node.move, SHOGI)
