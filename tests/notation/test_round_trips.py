"""Whatever is written is read back: random games and texts, through every format that goes both ways."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.lines import escape, unescape
from shogi_desktop.notation.moves.usi import (
    EngineOption,
    Info,
    format_info,
    format_move,
    format_option,
    format_position_command,
    parse_info,
    parse_move,
    parse_option,
    parse_position_command,
)
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")
HANDICAPS = ["", *[handicap.key for handicap in SHOGI.handicaps]]
relaxed = settings(deadline=None, max_examples=40)

choices = st.lists(st.integers(0, 10_000), max_size=80)
words = st.text(alphabet=st.characters(codec="ascii", categories=["L", "N", "P"]), min_size=1, max_size=8)
numbers = st.none() | st.integers(0, 10**12)
any_text = st.text(alphabet=st.characters(), max_size=40)


def played(handicap: str, picks: list[int]) -> Position:
    position = Position.handicap(SHOGI, handicap)
    for pick in picks:
        moves = position.legal_moves()
        if not moves:
            break
        position.play(moves[pick % len(moves)])
    return position


@relaxed
@given(st.sampled_from(HANDICAPS), choices)
def test_sfen_of_positions(handicap: str, picks: list[int]) -> None:
    position = played(handicap, picks)
    text = format_sfen(position)
    again = parse_sfen(text, SHOGI)
    assert again.same_state(position)
    assert format_sfen(again) == text
    assert sorted(again.legal_moves()) == sorted(position.legal_moves())


@relaxed
@given(st.sampled_from(HANDICAPS), choices)
def test_usi_of_moves_and_games(handicap: str, picks: list[int]) -> None:
    position = played(handicap, picks)
    for move in position.legal_moves():
        assert parse_move(format_move(move, SHOGI), SHOGI) == move
    command = format_position_command(Position.handicap(SHOGI, handicap), position.history())
    again = parse_position_command(command, SHOGI)
    assert again.same_state(position)
    assert again.history() == position.history()


@relaxed
@given(choices, any_text, any_text, any_text)
def test_game_files(picks: list[int], comment: str, key: str, value: str) -> None:
    game = Game(SHOGI)
    for pick in picks:
        moves = game.position.legal_moves()
        if not moves or pick % 7 == 0:
            game.back()
            continue
        game.play(moves[pick % len(moves)], spent_ms=pick)
        game.cursor.comment = comment
    game.headers[key] = value
    text = format_game(game)
    text.encode("utf-8")
    again = parse_game(text)
    assert format_game(again) == text
    assert again.headers == game.headers
    assert [(n.ply, n.move, n.comment) for n in again.root.walk()] == [
        (n.ply, n.move, n.comment) for n in game.root.walk()
    ]


@settings(deadline=None, max_examples=300)
@given(any_text, st.sampled_from(["", ":[", "x"]))
def test_escapes(text: str, also: str) -> None:
    line = escape(text, also)
    line.encode("utf-8")
    assert len(line.splitlines()) <= 1
    assert not set(also) & set(line.replace("\\\\", "").replace("\\u", "")) - set("0123456789abcdef")
    assert unescape(line, 1, 1) == text


@settings(deadline=None, max_examples=300)
@given(any_text)
def test_any_text_is_refused_or_read_and_nothing_else(text: str) -> None:
    for read in (parse_sfen, parse_move, parse_position_command):
        try:
            read(text, SHOGI)
        except NotationError as error:
            assert 1 <= error.column <= len(text) + 1
    try:
        parse_game(text)
    except NotationError as error:
        assert error.line >= 1


@relaxed
@given(
    st.builds(
        Info,
        depth=numbers,
        seldepth=numbers,
        time_ms=numbers,
        nodes=numbers,
        nps=numbers,
        hashfull=numbers,
        multipv=numbers,
        score_cp=st.none() | st.integers(-30_000, 30_000),
        bound=st.just(""),
        currmove=st.sampled_from(["", "7g7f"]),
        pv=st.lists(st.sampled_from(["7g7f", "P*5e"]), max_size=5).map(tuple),
    )
)
def test_info_lines(info: Info) -> None:
    assert parse_info(format_info(info)) == info


@relaxed
@given(words, st.integers(-1000, 1000), st.lists(words, min_size=1, max_size=4))
def test_option_lines(name: str, number: int, values: list[str]) -> None:
    keywords = {"name", "type", "default", "min", "max", "var", "<empty>"}
    if keywords & {name, *values}:
        return
    for option in (
        EngineOption(name, "spin", str(number), number, number + 1),
        EngineOption(name, "combo", values[0], vars=tuple(values)),
        EngineOption(name, "string", " ".join(values)),
    ):
        assert parse_option(format_option(option)) == option
