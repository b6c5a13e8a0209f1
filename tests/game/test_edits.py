"""Changes made to a record by hand: what each does, and that all of them are undone and redone exactly."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from shogi_desktop.game import edits
from shogi_desktop.game.edits import Edit
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Side, load_variant
from tests.work import at_most

SHOGI = load_variant("shogi")
BLACK_RESIGNS = GameResult(Side.WHITE, Reason.RESIGN)
WHITE_RESIGNS = GameResult(Side.BLACK, Reason.RESIGN)


def game_of(*lines: str) -> Game:
    """A game with these lines, the first one being the main line and chosen."""
    game = Game(SHOGI)
    for line in reversed([*lines[1:], lines[0]]):
        game.go_start()
        for text in line.split():
            game.play(parse_move(text, SHOGI))
    tips = [walk(game, line) for line in lines]
    for tip in reversed(tips):
        edits.promoted(game, tip)
    game.go_to(tips[0])
    return game


def walk(game: Game, line: str) -> Node:
    node = game.root
    for text in line.split():
        found = node.child(parse_move(text, SHOGI))
        assert found is not None
        node = found
    return node


def lines_of(game: Game) -> list[str]:
    """All lines from start to end, in their order."""
    ends = [node for node in game.root.walk() if not node.children]
    return [" ".join(format_move(step.move, SHOGI) for step in end.path()) for end in ends]


def state_of(game: Game) -> tuple[object, ...]:
    """All that a person sees of a game: the text of its file, the cursor, the chosen line, and where it ended."""
    return format_game(game), game.cursor, game.line(), format_sfen(game.position), game.result, game.end


def result_of(game: Game) -> GameResult | None:
    """The result, asked for anew: a type checker takes a property that was checked once for settled."""
    return game.result


def assert_undone(edit: Edit | None, before: tuple[object, ...]) -> None:
    """The edit can be undone and redone."""
    assert edit is not None
    after = state_of(edit.game)
    assert after != before
    edit.undo()
    assert state_of(edit.game) == before
    edit.redo()
    assert state_of(edit.game) == after


def test_a_move_is_added_once() -> None:
    game = game_of("7g7f 3c3d")
    game.back()
    before = state_of(game)
    edit = edits.played(game, parse_move("8c8d", SHOGI))
    assert lines_of(game) == ["7g7f 3c3d", "7g7f 8c8d"] and game.cursor.ply == 2
    assert_undone(edit, before)
    game.back()
    assert edits.played(game, parse_move("8c8d", SHOGI)) is None
    assert game.cursor.ply == 2


def test_an_added_move_that_is_undone_is_not_gone_to_any_more() -> None:
    game = game_of("7g7f")
    edit = edits.played(game, parse_move("3c3d", SHOGI))
    assert edit is not None
    game.go_start()
    edit.undo()
    assert game.cursor.ply == 1 and not game.forward()


def test_a_branch_is_deleted_with_the_cursor_inside() -> None:
    game = game_of("7g7f 3c3d 2g2f", "7g7f 8c8d")
    before = state_of(game)
    edit = edits.deleted(game, walk(game, "7g7f 3c3d"))
    assert lines_of(game) == ["7g7f 8c8d"] and game.cursor is walk(game, "7g7f")
    assert_undone(edit, before)
    with pytest.raises(ValueError, match="start"):
        edits.deleted(game, game.root)


def test_a_branch_is_deleted_elsewhere() -> None:
    game = game_of("7g7f 3c3d", "7g7f 8c8d")
    here, before = game.cursor, state_of(game)
    edit = edits.deleted(game, walk(game, "7g7f 8c8d"))
    assert game.cursor is here and lines_of(game) == ["7g7f 3c3d"]
    assert_undone(edit, before)


def test_what_follows_is_cut_off() -> None:
    game = game_of("7g7f 3c3d 2g2f", "7g7f 8c8d")
    before = state_of(game)
    edit = edits.cut_off(game, walk(game, "7g7f"))
    assert lines_of(game) == ["7g7f"] and game.cursor is walk(game, "7g7f")
    assert_undone(edit, before)
    assert edits.cut_off(game, game.cursor) is None


def test_everything_is_cut_off_at_the_start() -> None:
    game = game_of("7g7f 3c3d")
    before = state_of(game)
    edit = edits.cut_off(game, game.root)
    assert game.root.children == [] and game.cursor is game.root
    assert_undone(edit, before)


def test_a_line_becomes_the_main_line_on_every_level() -> None:
    game = game_of("7g7f 3c3d 2g2f", "7g7f 8c8d 2g2f", "7g7f 8c8d 6g6f", "2g2f")
    before = state_of(game)
    edit = edits.promoted(game, walk(game, "7g7f 8c8d 6g6f"))
    assert lines_of(game) == ["7g7f 8c8d 6g6f", "7g7f 8c8d 2g2f", "7g7f 3c3d 2g2f", "2g2f"]
    assert_undone(edit, before)
    assert edits.promoted(game, walk(game, "7g7f 8c8d")) is None


def test_branches_change_places() -> None:
    game = game_of("7g7f", "2g2f", "6g6f")
    before = state_of(game)
    edit = edits.moved(game, walk(game, "6g6f"), -1)
    assert lines_of(game) == ["7g7f", "6g6f", "2g2f"]
    assert_undone(edit, before)
    assert edits.moved(game, walk(game, "7g7f"), -1) is None
    assert edits.moved(game, walk(game, "2g2f"), 1) is None
    assert edits.moved(game, game.root, 1) is None


def test_words_are_set() -> None:
    game = game_of("7g7f")
    game.headers = {"black": "A", "note": "B"}
    makes: list[Callable[[], Edit | None]] = [
        lambda: edits.commented(game, game.cursor, "good\n"),
        lambda: edits.bookmarked(game, game.cursor, "here"),
        lambda: edits.with_headers(game, {"note": "B", "black": "A"}),
    ]
    for make in makes:
        before = state_of(game)
        assert_undone(make(), before)
        assert make() is None
    assert list(game.headers) == ["note", "black"]


def test_the_result_of_the_game_moves_along_the_main_line() -> None:
    game = game_of("7g7f 3c3d", "2g2f")
    before = state_of(game)
    assert_undone(edits.ended(game, game.cursor, BLACK_RESIGNS), before)
    assert result_of(game) == BLACK_RESIGNS
    before = state_of(game)
    assert_undone(edits.ended(game, walk(game, "7g7f"), WHITE_RESIGNS), before)
    assert result_of(game) == WHITE_RESIGNS and game.end.ply == 1 and game.cursor.ending is None
    before = state_of(game)
    assert_undone(edits.ended(game, walk(game, "2g2f"), BLACK_RESIGNS), before)
    assert result_of(game) == WHITE_RESIGNS
    before = state_of(game)
    assert_undone(edits.ended(game, walk(game, "7g7f"), None), before)
    assert result_of(game) is None and edits.ended(game, game.root, None) is None


def test_a_promoted_line_ends_the_game_as_it_says() -> None:
    game = game_of("7g7f 3c3d", "2g2f")
    edits.ended(game, game.cursor, BLACK_RESIGNS)
    edits.ended(game, walk(game, "2g2f"), WHITE_RESIGNS)
    before = state_of(game)
    edit = edits.promoted(game, walk(game, "2g2f"))
    assert result_of(game) == WHITE_RESIGNS and game.end is walk(game, "2g2f")
    assert_undone(edit, before)
    edits.promoted(game, walk(game, "7g7f"))
    assert result_of(game) == BLACK_RESIGNS


def test_without_the_move_that_ended_it_a_game_goes_on() -> None:
    game = game_of("7g7f 3c3d", "2g2f")
    edits.ended(game, game.cursor, BLACK_RESIGNS)
    before = state_of(game)
    edit = edits.deleted(game, game.cursor)
    assert result_of(game) is None
    assert_undone(edit, before)


def test_an_end_in_a_variation_stays_until_it_is_deleted() -> None:
    game = game_of("7g7f 3c3d", "2g2f", "6g6f")
    game.go_to(walk(game, "2g2f"))
    game.finish(BLACK_RESIGNS)
    edits.promoted(game, walk(game, "6g6f"))
    assert result_of(game) == BLACK_RESIGNS and game.end is walk(game, "2g2f")
    before = state_of(game)
    edit = edits.deleted(game, walk(game, "2g2f"))
    assert result_of(game) is None
    assert_undone(edit, before)


def anything(game: Game, rng: random.Random) -> Edit | None:
    """Some edit at some node."""
    node = rng.choice(list(game.root.walk()))
    kind = rng.randrange(12)
    if kind < 4:
        return edits.played(game, rng.choice(game.position.legal_moves()))
    if kind < 7:
        word = rng.choice(("", "a", "b\n c", "[x]"))
        return (edits.commented, edits.bookmarked)[kind % 2](game, node, word)
    if kind == 7:
        return edits.ended(game, node, rng.choice((None, BLACK_RESIGNS, WHITE_RESIGNS)))
    if kind == 8:
        return edits.with_headers(game, {word: word for word in rng.sample("abc", rng.randrange(4))})
    if kind == 9:
        return edits.promoted(game, node)
    if kind == 10:
        return edits.moved(game, node, rng.choice((-2, -1, 1, 2)))
    if node.parent is None:
        return None
    return edits.deleted(game, node) if rng.random() < 0.6 else edits.cut_off(game, node)


def wander(game: Game, rng: random.Random) -> None:
    game.go_to(rng.choice(list(game.root.walk())))


@pytest.mark.parametrize("seed", range(12))
def test_any_edits_are_undone_and_redone_exactly(seed: int) -> None:
    """With walks in between, which are no edits and need not be undone."""
    rng = random.Random(seed)
    game = game_of("7g7f 3c3d 2g2f 8c8d", "7g7f 8c8d 2g2f", "2g2f 3c3d")
    done: list[tuple[tuple[object, ...], Edit, tuple[object, ...]]] = []
    for _ in range(150):
        wander(game, rng)
        before = state_of(game)
        edit = anything(game, rng)
        if edit is not None:
            done.append((before, edit, state_of(game)))
    for before, edit, _ in reversed(done):
        wander(game, rng)
        edit.undo()
        assert state_of(game) == before
    for _, edit, after in done:
        wander(game, rng)
        edit.redo()
        assert state_of(game) == after
    assert len(done) > 80
    assert format_game(parse_game(format_game(game))) == format_game(game)


def test_edits_of_a_long_game_take_no_time() -> None:
    game = Game(SHOGI)
    cycle = ["2h3h", "8b7b", "3h2h", "7b8b"]
    for ply in range(4000):
        game.play(parse_move(cycle[ply % 4], SHOGI))
    with at_most(seconds=5):
        for number in range(200):
            edit = edits.commented(game, game.cursor, str(number))
            assert edit is not None
            edit.undo()
            edit.redo()
