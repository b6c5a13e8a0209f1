"""The .shogi file: golden files, everything a game holds, and bad files with the place of the fault."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from shogi_desktop.game.notes import MOST, UNKNOWN_MATE, Drawing, Evaluation, GameResult, Reason, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.errors import IllegalMoveText, NotationError
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side, load_variant

SHOGI = load_variant("shogi")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.shogi"))
HEAD = "Shogi Desktop game 1\nvariant: shogi\n"


def summary(game: Game) -> list[object]:
    """Everything a game holds, as values that can be compared."""
    nodes = [
        (
            node.ply,
            node.move,
            node.comment,
            node.bookmark,
            node.ending,
            node.ending and node.ending.spent_ms,
            node.spent_ms,
            node.clock_ms,
            node.illegal,
            node.evaluation,
            len(node.children),
        )
        for node in game.root.walk()
    ]
    return [game.variant.name, dict(game.variant.chosen), game.handicap, format_sfen(game.start), game.headers,
            game.result, texts_to(game.end), nodes]  # fmt: skip


def texts_to(node: Node) -> list[str]:
    return [format_move(step.move, SHOGI) for step in node.path()]


def assert_lossless(game: Game) -> None:
    text = format_game(game)
    text.encode("utf-8")
    again = parse_game(text)
    assert summary(again) == summary(game)
    assert format_game(again) == text


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case.stem)
def test_golden_file(case: Path) -> None:
    """Every golden file is canonical, and names the position at the end of its main line in a header."""
    text = case.read_text(encoding="utf-8")
    game = parse_game(text, case.name)
    assert format_game(game) == text
    assert format_sfen(game.position) == game.headers["final position"]
    assert not game.cursor.children


def test_what_the_golden_game_says() -> None:
    game = parse_game(next(case for case in GOLDEN if case.stem == "tree").read_text(encoding="utf-8"))
    assert game.variant.choice("move_limit") == "256"
    assert game.headers["black"] == "羽田 花子"
    assert game.headers["note"] == "two\nlines"
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN, "after tea")
    assert game.root.comment == "Even game.\n\n  Indented \\ backslash."
    first = game.root.children[0]
    assert (first.spent_ms, first.clock_ms) == (3250, (596_750, 600_000))
    assert [node.move for node in first.children] == [parse_move(move, SHOGI) for move in ("3c3d", "8c8d", "4a3b")]
    assert [node.comment for node in first.children] == ["main", "", "also played"]


def test_an_empty_game() -> None:
    assert format_game(Game(SHOGI)) == HEAD + "\n[moves]\n"
    assert_lossless(Game(SHOGI))


def test_odd_texts_survive() -> None:
    game = Game(SHOGI)
    odd = [
        "\\",
        "\\n",
        "a\nb\r\nc\rd",
        "\x00\x1f\x7f\x85\u2028\u2029\ufeff",
        "\ud800",
        "😀",
        " blanks ",
        "* star",
        "[moves]",
        ": :",
        "\t",
        "\n\n",
    ]
    for number, text in enumerate(odd):
        game.headers[f"k{number}"] = text
        game.headers[text] = "key"
        game.play(game.position.legal_moves()[0])
        game.cursor.comment = text
    game.headers[""] = ""
    game.root.comment = "\n"
    game.finish(GameResult(None, Reason.ABORTED, " \n odd \\ detail "))
    assert_lossless(game)


@pytest.mark.parametrize("detail", ["", " ", "  ", "nifu", "a  b"])
@pytest.mark.parametrize("reason", Reason)
def test_every_result_survives(reason: Reason, detail: str) -> None:
    for winner in (None, Side.BLACK, Side.WHITE):
        game = Game(SHOGI)
        game.finish(GameResult(winner, reason, detail))
        assert_lossless(game)


@pytest.mark.parametrize("tried", ["7g7f 3c3d 2g2f", "7g7f 3c3d 2g2f 8c8d", "7g7f 8c8d", "2g2f"])
@pytest.mark.parametrize("game_moves", ["", "7g7f", "7g7f 3c3d"])
def test_moves_tried_after_the_end_leave_the_result_where_it_is(game_moves: str, tried: str) -> None:
    game = Game(SHOGI)
    play(game, game_moves)
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    game.go_start()
    play(game, tried)
    assert_lossless(game)
    again = parse_game(format_game(game))
    assert again.cursor is again.end and texts_to(again.end) == game_moves.split()
    assert format_game(game).count("\nend\n") == (game.end.children != [])


def test_a_game_that_went_on_in_a_variation_ends_there() -> None:
    game = Game(SHOGI)
    play(game, "7g7f 3c3d")
    game.back()
    play(game, "8c8d")
    game.finish(GameResult(Side.BLACK, Reason.RESIGN))
    assert_lossless(game)
    again = parse_game(format_game(game))
    assert texts_to(again.line()[-1]) == ["7g7f", "8c8d"] and again.at_end()


def play(game: Game, moves: str) -> None:
    for move in moves.split():
        game.play(parse_move(move, SHOGI))


def test_bookmarks_ends_of_variations_and_times_of_ends_survive() -> None:
    game = Game(SHOGI)
    for text in ("7g7f", "3c3d", "2g2f"):
        game.play(parse_move(text, SHOGI)).bookmark = f"& {text}\nagain"
    game.finish(GameResult(Side.WHITE, Reason.TIME, spent_ms=1234))
    game.back()
    game.back()
    tried = game.play(parse_move("8c8d", SHOGI))
    tried.ending = GameResult(None, Reason.OTHER, "封じ手", 5)
    game.play(parse_move("7f7e", SHOGI)).ending = GameResult(Side.BLACK, Reason.IMPASSE)
    assert format_game(game).startswith("Shogi Desktop game 2\n")
    assert_lossless(game)


def test_what_engines_thought_survives() -> None:
    game = Game(SHOGI)
    game.root.evaluation = Evaluation(Score(-35))
    found = Evaluation(Score(mate=-4), ("3c3d", "2g2f"), 12, 3_000_000, "A \\ B\n ")
    game.play(parse_move("7g7f", SHOGI)).evaluation = found
    game.back()
    game.play(parse_move("2g2f", SHOGI)).evaluation = Evaluation(Score(mate=UNKNOWN_MATE), engine="x")
    text = format_game(game)
    assert text.startswith("Shogi Desktop game 3\n")
    assert "\n= mate=-4 depth=12 nodes=3000000 line=3c3d,2g2f engine=A \\\\ B\\n \n" in text
    assert_lossless(game)
    read = [node.evaluation for node in parse_game(text).root.walk()]
    assert read == [node.evaluation for node in game.root.walk()]


def test_what_is_drawn_survives() -> None:
    game = Game(SHOGI)
    squares = [SHOGI.parse_square(name) for name in ("7g", "8h", "2b", "5e")]
    rook = SHOGI.kind_by_code("R").id
    game.root.drawings = tuple(sorted([Drawing(squares[0]), Drawing(squares[2], squares[1], color="red")]))
    drop = (Drawing(squares[3], kind=rook, side=1, color="yellow"), Drawing(squares[0], kind=rook, color="yellow"))
    game.play(parse_move("7g7f", SHOGI)).drawings = tuple(sorted(drop))
    text = format_game(game)
    assert text.startswith("Shogi Desktop game 4\n")
    assert "\n^ green=7g red=8h2b\n" in text and "\n^ yellow=r*5e,R*7g\n" in text
    assert_lossless(game)
    read = [node.drawings for node in parse_game(text).root.walk()]
    assert read == [node.drawings for node in game.root.walk()]


@pytest.mark.parametrize(
    "name", ["tenjiku", "chu", "heian_dai", "dai", "wa", "minishogi", "gorogoro", "kyotoshogi", "tori", "yari", "sho"]
)
def test_what_is_drawn_on_any_board_survives(name: str) -> None:
    variant = load_variant(name)
    game = Game(variant)
    squares = list(variant.squares)
    pairs = zip(squares, squares[::-1], strict=True)
    game.root.drawings = tuple(sorted(Drawing(one, other) for one, other in pairs if one != other))[:MOST]
    assert parse_game(format_game(game)).root.drawings == game.root.drawings


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("^ pink=7g", 3, "'COLOUR=SQUARE,...' belongs here"),
        ("^ green=7g,9z", 12, "not on the board"),
        ("^ green=7g7g", 9, "goes nowhere"),
        ("^ red=K*5e", 7, "in no hand"),
        ("^ red=Q*5e", 7, "in no hand"),
        ("^ red=,", 7, "no square and no arrow"),
    ],
)
def test_drawings_that_are_none_are_refused_with_their_place(line: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=re.escape(message)) as caught:
        parse_game(f"{HEAD}[moves]\n{line}\n")
    assert (caught.value.line, caught.value.column) == (4, column)


def test_a_game_without_news_is_written_so_that_older_programs_read_it() -> None:
    game = Game(SHOGI)
    game.play(parse_move("7g7f", SHOGI)).comment = "a comment"
    game.finish(GameResult(Side.WHITE, Reason.RESIGN))
    assert format_game(game).startswith("Shogi Desktop game 1\n")


@pytest.mark.parametrize("handicap", ["", *[handicap.key for handicap in SHOGI.handicaps]])
def test_every_handicap_survives(handicap: str) -> None:
    game = Game(SHOGI, handicap=handicap)
    game.play(game.position.legal_moves()[0])
    assert "sfen" not in format_game(game)
    assert_lossless(game)


def test_a_start_of_its_own_survives_beside_a_handicap() -> None:
    start = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 w 2P 31", SHOGI)
    assert_lossless(Game(SHOGI, start))
    assert_lossless(Game(SHOGI, start, handicap="two"))


def test_rule_options_survive_and_defaults_are_left_out() -> None:
    chosen = {"declaration": "24", "move_limit": "0", "strict_play": "yes"}
    text = format_game(Game(load_variant("shogi", chosen)))
    assert [line for line in text.splitlines() if line.startswith("option")] == [
        "option: declaration = 24",
        "option: strict_play = yes",
    ]
    assert_lossless(Game(load_variant("shogi", chosen)))


def test_an_illegal_last_move_survives_under_strict_play() -> None:
    strict = load_variant("shogi", {"strict_play": "yes"})
    game = Game(strict, parse_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", strict))
    game.play(parse_move("P*5d", strict))
    game.finish(GameResult(Side.WHITE, Reason.ILLEGAL_MOVE, "nifu"))
    assert_lossless(game)
    with pytest.raises(IllegalMoveText):
        parse_game(format_game(game).replace("option: strict_play = yes\n", ""))


def test_random_trees_survive() -> None:
    for seed in range(5):
        chance = random.Random(seed)
        game = Game(SHOGI, handicap=chance.choice(["", "lance", "six"]))
        for _ in range(150):
            if chance.random() < 0.2:
                game.go_to(chance.choice(list(game.root.walk())))
            moves = game.position.legal_moves()
            if moves:
                game.play(chance.choice(moves), chance.choice([None, 0, 999, 3_600_000]))
                game.cursor.clock_ms = chance.choice([None, (0, 1), (86_400_000, 59_999)])
                game.cursor.comment = chance.choice(["", "", "x", "two\nlines"])
        assert_lossless(game)


def test_the_cursor_comes_back_at_the_end_of_the_main_line() -> None:
    game = parse_game(HEAD + "[moves]\n1 7g7f\n2 3c3d\n2 8c8d\n3 2g2f\n")
    assert game.cursor is game.main_line()[-1]
    game.go_start()
    game.go_end()
    assert game.cursor is game.main_line()[-1]


def test_windows_line_ends_a_byte_order_mark_and_blank_lines_are_read() -> None:
    text = HEAD + "\n[headers]\nblack: A\n\n[moves]\n1 7g7f\n\n\n* hello\n"
    plain = parse_game(text)
    assert summary(parse_game("\ufeff" + text.replace("\n", "\r\n"))) == summary(plain)
    assert plain.cursor.comment == "hello"


def test_negative_times_are_not_written() -> None:
    game = Game(SHOGI)
    game.play(game.position.legal_moves()[0], spent_ms=-1)
    with pytest.raises(ValueError, match="negative"):
        format_game(game)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "no game file"),
        ("hello", 1, 1, "no game file"),
        ("手合割：平手", 1, 1, "no game file"),
        ("Shogi Desktop game", 1, 1, "no game file"),
        ("Shogi Desktop game one", 1, 1, "no game file"),
        ("Shogi Desktop game 5\nvariant: shogi\n", 1, 20, "version 5; this program reads versions up to 4"),
        ("Shogi Desktop game 1\n", 2, 1, "'variant: ...' is missing"),
        ("Shogi Desktop game 1\nvariant: halma\n", 2, 10, "no variant 'halma'"),
        ("Shogi Desktop game 1\nvariant: ../../etc/passwd\n", 2, 10, "no variant"),
        ("Shogi Desktop game 1\nvariant:\n", 2, 9, "no variant ''"),
        (HEAD + "variant: shogi\n", 3, 1, "before"),
        (HEAD + "colour: red\n", 3, 1, "knows no 'colour'"),
        (HEAD + "hello\n", 3, 1, "'name: value'"),
        (HEAD + "option: declaration\n", 3, 9, "'option: name = value'"),
        (HEAD + "option: declaration = 28\n", 3, 9, "not one of its choices"),
        (HEAD + "option:  komi = 6\n", 3, 10, "no such rule option"),
        (HEAD + "option: move_limit = 256\noption: move_limit = 0\n", 4, 9, "each name once"),
        (HEAD + "handicap: eleven\n", 3, 11, "no handicap 'eleven'"),
        (HEAD + "handicap: 5a\n", 3, 11, "no handicap '5a'"),
        (HEAD + "sfen: 9/9/9 b - 1\n", 3, 12, "3 ranks"),
        (HEAD + "sfen: 4k4/9/9/9/9/9/9/9/4X4 b - 1\n", 3, 26, "'X' is no piece"),
        (HEAD + "[moves]\nend\n", 4, 1, "one end"),
        (HEAD + "result: black resign\n[moves]\n1 7g7f\nend\nend\n", 7, 1, "one end"),
        (HEAD + "result: red resign\n", 3, 9, "'black', 'white' or 'nobody'"),
        (HEAD + "result: black boredom\n", 3, 15, "'boredom' is no end"),
        (HEAD + "result: black resign \\x\n", 3, 22, "after"),
        (HEAD + "[chat]\n", 3, 1, "no section '[chat]'"),
        (HEAD + "[moves]\n[moves]\n", 4, 1, "before"),
        (HEAD + "[headers]\nblack\n", 4, 1, "'name: value'"),
        (HEAD + "[headers]\nblack: A\nblack: B\n", 5, 1, "'black' was there"),
        (HEAD + "[headers]\nblack: a\\q\n", 4, 9, "after"),
        (HEAD + "[moves]\n7g7f\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n0 7g7f\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n1 7g7f time=1\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n1 7g7f time=-1.000\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n1 7g7f clock=1.000\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n1 7g7f hello\n", 4, 1, "a move line is"),
        (HEAD + "[moves]\n2 7g7f\n", 4, 1, "no move 1 stands above"),
        (HEAD + "[moves]\n1 7g7f\n3 3c3d\n", 5, 1, "no move 2 stands above"),
        (HEAD + "[moves]\n1 7g7f\n2 3c3x\n", 5, 5, "3x is not on the board"),
        (HEAD + "[moves]\n1 7g7f\n2  7g7f\n", 5, 4, "not a legal move"),
        (HEAD + "[moves]\n1 7g7f\n2 3c3d\n1 7g7f\n", 6, 3, "there before"),
        (HEAD + "[moves]\n1 7g7f\n* bad \\\n", 5, 7, "after"),
        (HEAD + "[moves]\n1 resign\n", 4, 3, "a square belongs"),
        (HEAD + "[moves]\nendless\n", 4, 1, "an end is 'end'"),
        (HEAD + "[moves]\nend time=1.000\n", 4, 1, "one end belongs to a game with a result"),
        (HEAD + "[moves]\nend black\n", 4, 11, "is no end of a game"),
        (HEAD + "[moves]\nend time=1.000 both resign\n", 4, 16, "'black', 'white' or 'nobody'"),
        (HEAD + "[moves]\n1 7g7f\n& bad \\\n", 5, 7, "after"),
        (HEAD + "[moves]\n= 35\n", 4, 1, "a thought is"),
        (HEAD + "[moves]\n= cp=35 mate=3\n", 4, 1, "a thought is"),
        (HEAD + "[moves]\n= cp=35 engine=bad \\\n", 4, 20, "after"),
        (HEAD + "[moves]\n= cp=3 line=" + "x" * 300 + "\n", 4, 13, "a move has at most 256"),
    ],
)
def test_bad_files_are_refused_with_the_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message.replace("[", r"\[").replace("...", r"\.\.\.")) as caught:
        parse_game(text, "game.shogi")
    assert (caught.value.line, caught.value.column, caught.value.source) == (line, column, "game.shogi")
    assert str(caught.value).startswith(f"game.shogi: line {line}, column {column}: ")
