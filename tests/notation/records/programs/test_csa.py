"""CSA records: golden files, what other programs write, and what is wrong with a text."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.limits import LONGEST_LINE
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records import reading
from shogi_desktop.notation.records.programs.csa import format_csa, parse_csa, says_end
from shogi_desktop.notation.records.programs.csa_start import ENDS, CsaEnd, end_word, result_of
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.pieces import Side

GOLDEN = Path(__file__).parent / "golden" / "csa"
SHOGI = load_variant("shogi")
EVEN = format_sfen(Position(SHOGI))
RANKS = """\
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA *
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  *.
P5 * * * * * * * * *
P6*********
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI *
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
"""


def only(text: str) -> Game:
    """The game of a text with which nothing is wrong."""
    found = parse_csa(text)
    assert found.problems == []
    (game,) = found.games
    return game


def moves(game: Game) -> str:
    return " ".join(format_move(node.move, game.variant) for node in game.main_line())


def problems(text: str) -> list[str]:
    return [str(problem) for problem in parse_csa(text).problems]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.csa")), ids=lambda path: path.stem)
def test_golden_files_come_back_letter_by_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = parse_csa(text)
    assert found.problems == []
    assert format_csa(found.games) == text


def test_everything_of_a_game_is_read() -> None:
    game = only((GOLDEN / "even.csa").read_text(encoding="utf-8"))
    assert moves(game) == "7g7f 3c3d 8h2b+ 3a2b B*5e"
    assert list(game.headers.items()) == [
        ("black", "Hanako, 3 dan"),
        ("white", "太郎"),
        ("event", "A test: of colons"),
        ("place", "東京"),
        ("started", "2026/11/22 10:00:00"),
        ("time limit", "00:10+30"),
        ("表題", "花見"),
    ]
    nodes = [game.root, *game.main_line()]
    assert [node.comment for node in nodes] == [
        "Before the first move,\nin two lines",
        "* 30 -3334FU +2726FU",
        "",
        "",
        "",
        '\nAn empty line above, "<b>not bold</b>"',
    ]
    assert [node.spent_ms for node in nodes] == [None, 12_000, 6_000, 0, 1_000, None]
    assert game.result == GameResult(Side.BLACK, Reason.RESIGN) and game.result.spent_ms == 9_000


def test_a_handicap_is_known_by_its_start() -> None:
    game = only((GOLDEN / "handicap.csa").read_text(encoding="utf-8"))
    assert game.handicap == "two" and game.first_turn is Side.WHITE
    assert only("PI82HI22KA\n-\n").handicap == "two"
    assert only("PI82HI22KA\n+\n").handicap == ""


@pytest.mark.parametrize(
    "head",
    ["PI\n", RANKS, RANKS + "P+\nP-\n", "", "V2\n" + RANKS.replace("\n", "\r\n"), RANKS.replace("+KY\n", "+KY\nP-\n")],
)
def test_the_even_start_in_many_ways(head: str) -> None:
    game = only(head + "+\n+7776FU\n")
    assert format_sfen(game.start) == EVEN and game.handicap == ""


def test_single_pieces_and_all_that_are_left() -> None:
    game = only("P-51OU\nP+59OU55FU00KI00FU00FU\nP-00AL\n+\n")
    assert format_sfen(game.start) == "4k4/9/9/9/4P4/9/9/9/4K4 b G2P2r2b3g4s4n4l15p 1"


def test_a_mate_problem_lacks_a_king() -> None:
    text = (GOLDEN / "position.csa").read_text(encoding="utf-8")
    assert parse_csa(text).problems == []


@pytest.mark.parametrize(
    "text",
    [
        "+7776FU,T12\n-3334FU,T6\n%CHUDAN,T1\n",
        "+\n+7776FU,T12,-3334FU,T6,%CHUDAN,T1",
        "PI,+,+7776FU,T12,-3334FU,T6\n%CHUDAN\nT1\n",
        "+7776FU,\nT12.000\n-3334FU\nT6\n%CHUDAN\nT1.0\n",
        " +7776FU\n\nT12 \n\t-3334FU\r\nT6\r%CHUDAN\nT1\n",
    ],
)
def test_statements_with_commas_and_line_ends_of_all_kinds(text: str) -> None:
    game = only(text)
    assert moves(game) == "7g7f 3c3d"
    assert [node.spent_ms for node in game.main_line()] == [12_000, 6_000]
    assert game.result is not None and game.result.spent_ms == 1_000


def test_fractions_of_a_second() -> None:
    game = only("+7776FU\nT0.5\n-3334FU\nT1.2345\n")
    assert [node.spent_ms for node in game.main_line()] == [500, 1_234]
    assert format_csa([game]).startswith("'CSA encoding=UTF-8\nV3.0\n")


def test_comments_behind_a_move_of_the_same_line() -> None:
    game = only("+7776FU '* 30 -3334FU\n-3334FU,'*why, not?\n")
    assert [node.comment for node in game.main_line()] == [" 30 -3334FU", "why, not?"]


def test_plain_comments_explain_the_head_but_belong_to_moves() -> None:
    game = only("'the version\nV2.2\n'the start\nPI\n+\n'moves and times\n+7776FU\n'45\n%TORYO\n'----\n")
    assert game.root.comment == "" and game.main_line()[0].comment == "45"


def test_what_a_server_adds_at_the_end_is_no_comment() -> None:
    tail = "'P1-KY-KE *  * -OU\n'P2 *  * \n'P+00FU\n'+\n'summary:toryo:A win:B lose\n'rating:A:B\n'$END_TIME:2026/11\n"
    game = only("PI\n+\n+7776FU\n'** 0\n" + tail)
    assert game.main_line()[0].comment == "* 0"
    assert game.headers == {"ended": "2026/11"}


def test_several_games() -> None:
    text = "V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nN+B\nPI\n+\n+2726FU\n/\n/\n"
    games = parse_csa(text).games
    assert [(game.headers["black"], moves(game)) for game in games] == [("A", "7g7f"), ("B", "2g2f")]
    glued = parse_csa("V2.2\nPI\n+\n+7776FU\n%TORYO\nV2.2\nPI\n+\n+2726FU\n")
    assert [moves(game) for game in glued.games] == ["7g7f", "2g2f"]


@pytest.mark.parametrize("turn", Side)
@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.word)
def test_every_end_of_the_standard_is_read_and_written(end: CsaEnd, turn: Side) -> None:
    text = "PI\n+\n" + ("+7776FU\n" if turn is Side.WHITE else "") + f"%{end.word}\n"
    game = only(text)
    result = result_of(end.word, turn)
    assert game.result == result and result is not None
    again = end_word(result, turn)
    assert again is not None and result_of(again, turn) == result
    assert only(format_csa([game])).result == result


@pytest.mark.parametrize(
    ("word", "winner", "reason"),
    [
        ("TORYO", Side.WHITE, Reason.RESIGN),
        ("KACHI", Side.BLACK, Reason.DECLARATION),
        ("ILLEGAL_MOVE", Side.WHITE, Reason.ILLEGAL_MOVE),
        ("+ILLEGAL_ACTION", Side.WHITE, Reason.ILLEGAL_MOVE),
        ("-ILLEGAL_ACTION", Side.BLACK, Reason.ILLEGAL_MOVE),
        ("HIKIWAKE", None, Reason.DECLARATION),
        ("SENNICHITE", None, Reason.REPETITION),
    ],
)
def test_who_wins_where_black_is_to_move(word: str, winner: Side | None, reason: Reason) -> None:
    assert result_of(word, Side.BLACK) == GameResult(winner, reason)


def test_an_end_without_a_word_is_left_out_and_told() -> None:
    game = only("PI\n+\n+7776FU\n")
    game.go_to(game.end)
    game.finish(GameResult(Side.BLACK, Reason.FORFEIT))
    assert not says_end(game) and "%" not in format_csa([game])
    game.finish(GameResult(Side.WHITE, Reason.PERPETUAL_CHECK))
    assert says_end(game) and "%+ILLEGAL_ACTION" in format_csa([game])


@pytest.mark.parametrize(
    ("text", "problem", "played"),
    [
        ("+7776FU\n-3334FU\n+7675FU\n-3435XX\n", "line 4, column 6: there is no piece XX", "7g7f 3c3d 7f7e"),
        ("+7776FU\n-3335FU\n+2726FU\n", "line 2, column 1: '-3335FU' is not a legal move here: the pawn on 3c", "7g7f"),
        ("+7776FU\n+3334FU\n", "line 2, column 1: it is the other side's move: '+3334FU'", "7g7f 3c3d"),
        ("+7776FU\n-5555FU\n", "line 2, column 1: 5e is empty", "7g7f"),
        ("+7776FU\n-0034FU\n", "line 2, column 1: '-0034FU' is not a legal move here: there is no pawn", "7g7f"),
        ("+7776FU\n-0034OU\n", "line 2, column 6: OU cannot be dropped", "7g7f"),
        ("+7776FU\n-3304FU\n", "line 2, column 4: there is no square 04", "7g7f"),
        ("+7776KI\n", "line 1, column 1: the piece on 7g is FU", ""),
        ("+77\n", "line 1, column 1: a move is a sign, four digits and a piece, not '+77'", ""),
        ("+7776FUx\n-3334FU", "line 1, column 8: 'x' does not belong behind a move", "7g7f 3c3d"),
        ("+7776FU\nT-5\n", "line 2, column 1: a time is 'T' and seconds, not 'T-5'", "7g7f"),
        ("+7776FU\nT99999999999999999999\n", "line 2, column 1: a time is 'T' and seconds", "7g7f"),
        ("PI\n+\nT5\n+7776FU\n", "line 3, column 1: a time belongs behind a move", "7g7f"),
        ("+7776FU\n%WON\n", "line 2, column 1: '%WON' is no end of a game", "7g7f"),
        ("+7776FU\n%TORYO\n%TORYO\n", "line 3, column 1: the game has ended before", "7g7f"),
        ("+7776FU\n%TORYO\n-3334FU\n+2726FU\n", "line 3, column 1: a move follows the end of the game", "7g7f"),
        ("+7776FU\nhello\n-3334FU\n", "line 2, column 1: 'hello' is no statement of CSA", "7g7f 3c3d"),
        ("PI\n+\n+7776FU\nPI\n", "line 4, column 1: the start belongs before the moves", "7g7f"),
        ("PI99XX\n+\n", "line 1, column 5: there is no piece XX", ""),
        ("PI55FU\n+\n", "line 1, column 3: '55FU' does not stand there at the start", ""),
        ("N+A\nN+B\nPI\n", "line 2, column 1: the header 'black' was there before", ""),
        ("$EVENT\nPI\n", "line 1, column 1: a header is '$NAME:value'", ""),
        ("+7776FU,-3335FU\n", "line 1, column 9: '-3335FU' is not a legal move here", "7g7f"),
        ("+7776FU,T1,-3334XX\n", "line 1, column 17: there is no piece XX", "7g7f"),
        ("  hello\n", "line 1, column 3: 'hello' is no statement of CSA", ""),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_read(text: str, problem: str, played: str) -> None:
    (told,) = problems(text)
    assert told.startswith(problem)
    assert [moves(game) for game in parse_csa(text).games] == ([played] if played or "P" in text or "+" in text else [])


def test_nothing_at_all_is_told() -> None:
    for text in ("", "V2.2\n", "'a comment\n"):
        assert problems(text) == ["line 1, column 1: there is no game in the text"]


def test_impossible_pieces_are_told_and_the_game_is_read() -> None:
    told = problems(RANKS + "P+" + "00FU" * 200 + "\n+\n+7776FU\n")
    assert "cannot be in hand" in told[0]
    assert any("a full set has 18" in problem for problem in told)
    text = RANKS.replace("P5 * *", "P5+OU *")
    assert problems(text + "+\n+2726FU\n") == ["line 9, column 1: Black has a second king on 5i"]


def test_short_and_long_ranks() -> None:
    short, long = problems("P1-KY-KE\nP2 * * * * * * * * * *\n+\n")
    assert short == "line 1, column 1: the rank has 2 squares, not 9"
    assert long == "line 2, column 22: '*' is no square of a rank"


def test_an_illegal_move_that_lost_the_game() -> None:
    found = parse_csa("PI\n+\n+7776FU\n-3335FU\n%ILLEGAL_MOVE\n")
    (game,) = found.games
    assert len(found.problems) == 1
    assert game.result == GameResult(Side.BLACK, Reason.ILLEGAL_MOVE)
    lost = parse_csa("PI\n+\n+7776FU\n-3335FU\n+2726FU\n%TORYO\n").games[0]
    assert lost.result is None


def test_a_line_without_end_is_told_and_left_out() -> None:
    (told,) = problems("PI\n+\n'*" + "x" * LONGEST_LINE + "\n+7776FU\n")
    assert told.startswith("line 3, column") and "at most" in told
    assert len(problems("PI\n+\n" + "+7776FU," * (LONGEST_LINE // 8))) == 2


def test_so_many_games_as_memory_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_GAMES", 3)
    found = parse_csa("+\n/\n" * 5)
    assert len(found.games) == 3
    assert [str(problem.message) for problem in found.problems] == ["more than 3 games of one text are not read"]


def test_other_games_are_refused() -> None:
    with pytest.raises(NotationError, match="CSA has no games of Tenjiku"):
        format_csa([Game(load_variant("tenjiku"))])


def test_headers_and_comments_stay_on_their_lines() -> None:
    game = Game(SHOGI)
    game.headers.update({"black": "A\n%TORYO", "a:b\nc": "d\r\ne", "setup": "{}"})
    game.root.comment = "one\r\ntwo\rthree\n%TORYO\u2028four"
    again = only(format_csa([game]))
    assert again.headers == {"black": "A %TORYO", "a：b c": "d e"}
    assert again.root.comment == "one\ntwo\nthree\n%TORYO\u2028four"
    assert again.result is None


HANDICAPS = ["", *[handicap.key for handicap in SHOGI.handicaps if handicap.key not in ("three-pawns",)]]
plain = st.text(alphabet=st.characters(exclude_characters="\r\0", exclude_categories=["Cs"]), max_size=30)


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from(HANDICAPS),
    st.lists(st.tuples(st.integers(0, 10_000), st.none() | st.integers(0, 10**7), plain), max_size=60),
    st.sampled_from(ENDS),
)
def test_what_is_written_is_read(handicap: str, picks: list[tuple[int, int | None, str]], end: CsaEnd) -> None:
    game = Game(SHOGI, handicap=handicap)
    for pick, spent, comment in picks:
        possible = game.position.legal_moves()
        if not possible:
            break
        game.play(possible[pick % len(possible)], spent).comment = comment
    result = result_of(end.word, Side(game.position.turn))
    assert result is not None
    game.finish(result)
    again = only(format_csa([game]))
    assert (again.handicap, again.result, format_sfen(again.start)) == (handicap, result, format_sfen(game.start))
    assert [(node.move, node.spent_ms) for node in again.main_line()] == [
        (node.move, node.spent_ms) for node in game.main_line()
    ]
    kept = [node.comment.strip("\n\t \u3000") for node in game.main_line()]
    assert [node.comment.strip("\n\t \u3000") for node in again.main_line()] == kept


@settings(deadline=None, max_examples=200)
@given(st.text(alphabet="+-0123456789FUKYOU%T'*$N:/P,.I \n", max_size=200))
def test_any_text_is_read_as_far_as_it_goes(text: str) -> None:
    found = parse_csa(text)
    assert found.games or found.problems
    format_csa(found.games)
    for game in found.games:
        assert parse_sfen(format_sfen(game.start), SHOGI)


def test_a_header_of_any_name_comes_first() -> None:
    game = only("$作者:花子\nPI\n+\n+7776FU\n")
    assert game.headers == {"作者": "花子"} and game.root.comment == ""
