"""Records changed by hand: what is told, undone and kept, and when a record may be changed at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.game.drawings import COLORS, Drawing
from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.notation.steps import finish
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_place import pending
from shogi_desktop.session.records.edit_history import MOST
from shogi_desktop.session.records.review import LONGEST_BOOKMARK, LONGEST_COMMENT
from tests.session.table import (
    AGAINST_WHITE,
    TWO_PEOPLE,
    Heard,
    Table,
    is_unsaved,
    moves_of,
    play,
    state_of,
)

RESIGNED = GameResult(Side.BLACK, Reason.RESIGN)
EDITS: dict[str, Callable[[GameSession], None]] = {
    "comment": lambda session: session.set_comment(session.game.cursor, "so\nso"),
    "bookmark": lambda session: session.set_bookmark(session.game.cursor, "here"),
    "headers": lambda session: session.set_headers({"event": "Meijin", "black": "Habu"}),
    "result": lambda session: session.set_result(session.game.cursor, RESIGNED),
    "delete": lambda session: session.delete(session.game.cursor),
    "cut off": lambda session: session.cut_off(session.game.root.children[0]),
    "promote": lambda session: session.promote(session.game.root.children[1]),
    "move up": lambda session: session.move_branch(session.game.root.children[1], -1),
    "draw": lambda session: session.draw(Drawing(40, 60, color="red")),
    "try": lambda session: play(session, "9g9f"),
}


@pytest.fixture
def review(table: Table) -> tuple[GameSession, Heard]:
    """A record with the lines 7g7f 3c3d 2g2f and 2g2f, after the second move."""
    session = table.session()
    session.load(parse_game(f"Shogi Desktop game 1\nvariant: shogi\n[moves]\n{MOVES}"))
    session.back()
    return session, Heard(session)


MOVES = "1 7g7f\n2 3c3d\n3 2g2f\n1 2g2f\n"




@pytest.mark.parametrize("edit", EDITS)
def test_every_change_is_undone_and_redone(review: tuple[GameSession, Heard], edit: str) -> None:
    session, _ = review
    told: list[str] = []
    session.changed.connect(lambda: told.append("changed"))
    session.tree_changed.connect(lambda: told.append("tree"))
    before, cursor, moves = format_game(session.game), session.game.cursor, moves_of(session)
    EDITS[edit](session)
    after = format_game(session.game)
    assert after != before and told == ["changed", "tree"] and session.can_undo() and not session.can_redo()
    session.undo()
    assert (format_game(session.game), session.game.cursor, moves_of(session)) == (before, cursor, moves)
    assert told == ["changed", "tree"] * 2 and session.can_redo() and not session.can_undo()
    session.redo()
    assert format_game(session.game) == after and told == ["changed", "tree"] * 3
    assert not session.can_redo()


@pytest.mark.parametrize("edit", EDITS)
def test_every_change_survives_a_kill(review: tuple[GameSession, Heard], edit: str, tmp_path: Path) -> None:
    session, _ = review
    path = tmp_path / "current.shogi"
    autosave = Autosave(session, path)
    seen: list[str] = []

    def compare() -> None:
        autosave.flush()
        game = finish(pending(path))
        seen.append("" if game is None else format_game(game))
        assert seen[-1] == format_game(session.game)

    session.tree_changed.connect(compare)
    EDITS[edit](session)
    session.undo()
    session.redo()
    assert len(seen) == 3


def test_the_board_shows_what_an_undone_move_was(review: tuple[GameSession, Heard]) -> None:
    session, heard = review
    play(session, "9g9f")
    session.undo()
    session.redo()
    assert heard.positions == [(True, False), (True, True), (True, False)]
    heard.positions.clear()
    session.go_start()
    session.undo()
    assert heard.positions == [(False, False), (False, False)] and session.game.cursor.ply == 2
    session.set_comment(session.game.cursor, "no step")
    assert len(heard.positions) == 2


def test_a_move_that_is_there_is_no_change(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.forget_changes()
    play(session, "2g2f")
    assert session.game.cursor.ply == 3 and not is_unsaved(session) and not session.can_undo()


def test_what_changes_nothing_is_no_change(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.set_comment(session.game.cursor, "\n \n")
    session.set_bookmark(session.game.cursor, "  ")
    session.promote(session.game.cursor)
    session.delete(session.game.root)
    session.set_headers({})
    session.undo()
    session.redo()
    assert not session.can_undo()


def test_a_running_game_is_played_and_not_changed(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    session.set_comment(session.game.cursor, "mine")
    session.delete(session.game.cursor)
    assert not session.can_edit() and len(session.game.line()) == 1 and session.game.cursor.comment == ""


def drawn_in(session: GameSession) -> list[Drawing]:
    """What is drawn on the position on the board."""
    return list(session.game.cursor.drawings)


def test_what_is_drawn_in_a_running_game_is_kept_with_its_position(table: Table, tmp_path: Path) -> None:
    session = table.session()
    autosave = Autosave(session, tmp_path / "autosave.shogi")
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    circle = Drawing(40, color="blue")
    session.draw(circle)
    assert drawn_in(session) == [circle]
    assert is_unsaved(session) and not session.can_undo()
    autosave.flush()
    assert parse_game(autosave.path.read_text("utf-8")).cursor.drawings == (circle,)
    play(session, "3c3d")
    assert drawn_in(session) == []
    session.back()
    assert drawn_in(session) == [circle]
    session.rub_out()
    assert drawn_in(session) == [] and state_of(session) is SessionState.PLAYING


def test_drawing_on_the_last_position_of_a_game_leaves_it_as_it_ended(table: Table) -> None:
    session = table.session()
    session.draw(Drawing(40))
    assert state_of(session) is SessionState.IDLE and not session.game.root.drawings
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.resign()
    session.draw(Drawing(40))
    assert state_of(session) is SessionState.OVER and drawn_in(session)


def test_drawing_again_rubs_out_or_goes_on_to_the_next_colour(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    seen = []
    for _ in range(len(COLORS) + 1):
        session.draw(Drawing(40, 60), next_color=True)
        seen.append([drawing.color for drawing in session.game.cursor.drawings])
    assert seen == [[color] for color in COLORS] + [[]]
    session.draw(Drawing(40, color="red"))
    session.draw(Drawing(40, 60, color="red"))
    session.draw(Drawing(40, color="blue"))
    assert {drawing.color for drawing in session.game.cursor.drawings} == {"red", "blue"}
    session.draw(Drawing(40, color="blue"))
    assert session.game.cursor.drawings == (Drawing(40, 60, color="red"),)


def test_a_game_that_has_ended_becomes_a_record_with_the_first_change(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    session.resign()
    assert state_of(session) is SessionState.OVER and session.can_take_back() and not session.can_undo()
    session.set_bookmark(session.game.cursor, "the end")
    assert state_of(session) is SessionState.REVIEW and session.can_undo() and not session.can_take_back()


def test_what_is_played_on_cannot_be_undone(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.set_comment(session.game.cursor, "before")
    session.resume()
    play(session, "8c8d")
    assert session.state is SessionState.PLAYING and not session.can_undo() and session.can_take_back()
    session.resign()
    session.review()
    assert not session.can_undo()


def test_saved_is_what_undoing_leads_back_to(review: tuple[GameSession, Heard], tmp_path: Path) -> None:
    session, _ = review
    session.set_comment(session.game.cursor, "one")
    session.save(str(tmp_path / "game.shogi"))
    assert not is_unsaved(session)
    session.undo()
    assert is_unsaved(session)
    session.redo()
    assert not is_unsaved(session)
    session.set_comment(session.game.cursor, "two")
    assert is_unsaved(session)
    session.undo()
    assert not is_unsaved(session)
    session.undo()
    session.set_comment(session.game.cursor, "three")
    session.undo()
    assert is_unsaved(session)


def test_old_changes_are_forgotten(review: tuple[GameSession, Heard], tmp_path: Path) -> None:
    session, _ = review
    session.save(str(tmp_path / "game.shogi"))
    node = session.game.cursor
    for number in range(MOST + 1):
        session.set_comment(node, str(number))
    for _ in range(MOST):
        assert session.can_undo()
        session.undo()
    assert not session.can_undo() and node.comment == "0" and is_unsaved(session)


def test_words_are_bounded(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    node = session.game.cursor
    session.set_comment(node, "a\r\nb\rc" + "x" * LONGEST_COMMENT)
    assert len(node.comment) == LONGEST_COMMENT and node.comment.startswith("a\nb\ncxx")
    session.set_bookmark(node, " two\n words " * LONGEST_BOOKMARK)
    assert len(node.bookmark) == LONGEST_BOOKMARK and node.bookmark.startswith("two words two")
    node.comment = "y" * (LONGEST_COMMENT + 5)
    session.set_comment(node, node.comment + "z")
    assert node.comment == "y" * (LONGEST_COMMENT + 5)


def test_the_players_are_called_as_the_headers_say(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    session.resign()
    told: list[str] = []
    session.players_changed.connect(lambda: told.append(session.setup.black.name))
    headers = dict(session.game.headers)
    session.set_headers({**headers, "black": "Habu", "event": "<b>Club</b>"})
    assert session.setup.black.name == "Habu" and not session.setup.white.human
    assert parse_game(session.text()).headers == session.game.headers
    session.undo()
    assert session.setup.black.name == "Person" and session.game.headers == headers
    assert told == ["Habu", "Person"]


def test_a_record_with_nothing_but_a_comment_is_kept(table: Table, tmp_path: Path) -> None:
    session = table.session()
    session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\n"))
    autosave = Autosave(session, tmp_path / "current.shogi")
    assert not is_unsaved(session)
    session.set_comment(session.game.root, "what would you play?")
    autosave.flush()
    game = finish(pending(autosave.path))
    assert game is not None and game.root.comment == "what would you play?"
    session.load(game)
    assert is_unsaved(session)


def test_a_variation_tried_where_nobody_may_move_changes_nothing(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    assert session.request_move(parse_move("9c9d", session.game.variant)) is not None
    assert not session.can_undo()


def test_a_game_begun_in_a_record_knows_what_was_played_before(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    opening = [node.move for node in session.game.cursor.path()]
    session.new_game(TWO_PEOPLE, opening)
    assert moves_of(session) == "7g7f 3c3d" and not session.can_take_back() and session.turn() is Side.BLACK
    play(session, "2g2f 8c8d")
    assert session.take_back() and session.take_back() and not session.can_take_back()
    play(session, "6g6f")
    session.resign()
    session.rematch()
    assert moves_of(session) == "7g7f 3c3d"
    session.load(parse_game(session.text()))
    session.new_game(TWO_PEOPLE)
    assert moves_of(session) == "" and session.opening == ()


def test_a_game_cannot_begin_with_moves_that_are_none(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    game = session.game
    with pytest.raises(ValueError, match="move 1"):
        session.new_game(TWO_PEOPLE, [1])
    assert session.game is game and state_of(session) is SessionState.REVIEW


def test_what_is_written_at_a_move_that_is_gone_is_past(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    node = session.game.cursor
    session.delete(node)
    session.set_comment(node, "too late")
    session.undo()
    assert session.game.cursor is node and node.comment == "" and session.can_redo()
    session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7f\n"))
    session.set_comment(node, "to another record")
    session.set_bookmark(node.path()[0], "to another record")
    assert node.comment == "" and not session.can_undo()
