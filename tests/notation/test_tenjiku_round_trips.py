"""Whatever is written of Tenjiku is read back: positions with every face, moves, whole games under any options."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves import hodges, japanese, usi
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.moves import is_pass, vias
from shogi_desktop.rules.board.pieces import make_piece

TENJIKU = load_variant("tenjiku")
POSITIONS = 20 if core_is_compiled() else 6
relaxed = settings(deadline=None, max_examples=25)

seeds = st.integers(0, 2**32)
options = st.fixed_dictionaries(
    {}, optional={option.key: st.sampled_from([value for value, _ in option.choices]) for option in TENJIKU.options}
)


def scattered(variant: Variant, chance: random.Random, pieces: int = 70) -> Position:
    """Pieces of any face anywhere, a king on each side, either side to move."""
    position = Position.empty(variant)
    squares = chance.sample(variant.squares, pieces)
    ids = [kind.id for kind in variant.kinds if kind]
    kings = [variant.kind_by_code("K").id] * 2
    for number, square in enumerate(squares):
        kind = kings[number] if number < 2 else chance.choice(ids)
        position.put(square, make_piece(kind, number % 2))
    position.set_turn(chance.randrange(2))
    return position


def varied(position: Position, chance: random.Random, count: int) -> list[int]:
    """Some legal moves, those over two squares and passes among them where there are any."""
    moves = position.legal_moves()
    special = [move for move in moves if vias(move) or is_pass(move)]
    return [*chance.sample(special, min(count // 2, len(special))), *chance.sample(moves, min(count // 2, len(moves)))]


def test_sfen_holds_every_face_of_both_sides() -> None:
    faces = [make_piece(kind.id, side) for kind in TENJIKU.kinds if kind for side in Side]
    assert len(faces) == 2 * 66
    position = Position.empty(TENJIKU)
    for square, piece in zip(TENJIKU.squares, faces, strict=False):
        position.put(square, piece)
    text = format_sfen(position)
    for word in ("[FD]", "[fd]", "+[WB]", "+[wb]", "[LN]", "+[KR]", "+P", "+p", "+Q", "K", "k"):
        assert word in text
    assert parse_sfen(text, TENJIKU).same_state(position)
    assert format_sfen(parse_sfen(text, TENJIKU)) == text


@pytest.mark.parametrize(
    ("board", "column", "message"),
    [
        ("17", 1, "more than 16"),
        ("[FD]16", 5, "more squares than 16"),
        ("FD14", 1, "'F' is no piece"),
        ("[Fd]15", 1, "'\\[Fd\\]' is no piece"),
        ("+[FD]15", 1, "'\\+\\[FD\\]' is no piece"),
        ("[+WB]15", 1, "no piece, number"),
        ("[P]15", 1, "no piece, number"),
        ("[FD15", 1, "no piece, number"),
        ("+K15", 1, "'\\+K' is no piece"),
        ("[XX]15", 1, "'\\[XX\\]' is no piece"),
    ],
)
def test_bad_pieces_of_large_boards_are_refused(board: str, column: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as caught:
        parse_sfen("/".join([board, *["16"] * 15]) + " b - 1", TENJIKU)
    assert caught.value.column == column


def test_tenjiku_has_no_hands() -> None:
    with pytest.raises(NotationError, match="no pieces in hand"):
        parse_sfen("/".join(["16"] * 16) + " b P 1", TENJIKU)


@relaxed
@given(seeds, options)
def test_positions_and_moves(seed: int, chosen: dict[str, str]) -> None:
    chance = random.Random(seed)
    variant = load_variant("tenjiku", chosen)
    position = scattered(variant, chance)
    again = parse_sfen(format_sfen(position), variant)
    assert again.same_state(position)
    for move in varied(position, chance, 12):
        assert usi.parse_move(usi.format_move(move, variant), variant) == move
        assert usi.parse_move(usi.format_move(move, variant), position) == move
        text = hodges.format_move(position, move)
        assert hodges.parse_move(text, position) == move


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_no_two_moves_of_a_position_have_one_text(seed: int) -> None:
    position = scattered(TENJIKU, random.Random(seed))
    writers: tuple[Callable[[int], str], ...] = (
        lambda move: usi.format_move(move, TENJIKU),
        lambda move: hodges.format_move(position, move),
        lambda move: japanese.format_move(position, move),
    )
    for write in writers:
        texts: dict[str, int] = {}
        for move in position.legal_moves():
            assert texts.setdefault(write(move), move) == move, write(move)


@relaxed
@given(seeds, options, st.text(max_size=20))
def test_games(seed: int, chosen: dict[str, str], comment: str) -> None:
    chance = random.Random(seed)
    variant = load_variant("tenjiku", chosen)
    start = chance.choice([None, scattered(variant, chance)])
    handicap = "" if start else chance.choice(["", *[handicap.key for handicap in variant.handicaps]])
    game = Game(variant, start, handicap)
    for _ in range(chance.randrange(40)):
        if chance.random() < 0.1:
            game.go_to(chance.choice(list(game.root.walk())))
        moves = varied(game.position, chance, 4)
        if moves:
            game.play(moves[0], chance.choice([None, 1234]))
            game.cursor.comment = comment
    text = format_game(game)
    again = parse_game(text)
    assert format_game(again) == text
    assert again.variant.chosen == variant.chosen
    nodes = [(node.ply, node.move, node.comment, node.spent_ms) for node in game.root.walk()]
    assert [(node.ply, node.move, node.comment, node.spent_ms) for node in again.root.walk()] == nodes
    path = game.cursor.path()
    command = usi.format_position_command(game.start, [node.move for node in path])
    assert usi.parse_position_command(command, variant).same_state(game.position)


@settings(deadline=None, max_examples=300)
@given(st.text(alphabet="+LnFDHRxKQ!-*,=81016dhgp ", max_size=14))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    position = Position(TENJIKU)
    for read in (usi.parse_move, hodges.parse_move):
        try:
            assert position.is_legal(read(text, position))
        except NotationError as error:
            assert 1 <= error.column <= len(text) + 1
