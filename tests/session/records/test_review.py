"""Records changed by hand: what is told, undone and kept, and when a record may be changed at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.game.notes import COLORS, Drawing, GameResult, Reason
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.autosave import Autosave
from shogi_desktop.session.records.autosave_files import pending
from shogi_desktop.session.records.files import place_told
from shogi_desktop.session.records.record import MOST
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
    "comment": lambda session: session.review.set_comment(session.record.game.cursor, "so\nso"),
    "bookmark": lambda session: session.review.set_bookmark(session.record.game.cursor, "here"),
    "headers": lambda session: session.review.set_headers({"event": "Meijin", "black": "Habu"}),
    "result": lambda session: session.review.set_result(session.record.game.cursor, RESIGNED),
    "delete": lambda session: session.review.delete(session.record.game.cursor),
    "cut off": lambda session: session.review.cut_off(session.record.game.root.children[0]),
    "promote": lambda session: session.review.promote(session.record.game.root.children[1]),
    "move up": lambda session: session.review.move_branch(session.record.game.root.children[1], -1),
    "draw": lambda session: session.review.draw(Drawing(40, 60, color="red")),
    "try": lambda session: play(session, "9g9f"),
}


@pytest.fixture
def review(table: Table) -> tuple[GameSession, Heard]:
    """A record with the lines 7g7f 3c3d 2g2f and 2g2f, after the second move."""
    session = table.session()
    session.load(parse_game(f"Shogi Desktop game 1\nvariant: shogi\n[moves]\n{MOVES}"))
    session.record.back()
    return session, Heard(session)


MOVES = "1 7g7f\n2 3c3d\n3 2g2f\n1 2g2f\n"


@pytest.mark.parametrize("edit", EDITS)
def test_every_change_is_undone_and_redone(review: tuple[GameSession, Heard], edit: str) -> None:
    session, _ = review
    told: list[str] = []
    session.record.changed.connect(lambda: told.append("changed"))
    session.record.tree_changed.connect(lambda: told.append("tree"))
    before, cursor, moves = format_game(session.record.game), session.record.game.cursor, moves_of(session)
    EDITS[edit](session)
    after = format_game(session.record.game)
    assert (
        after != before and told == ["changed", "tree"] and session.review.can_undo() and not session.review.can_redo()
    )
    session.review.undo()
    assert (format_game(session.record.game), session.record.game.cursor, moves_of(session)) == (before, cursor, moves)
    assert told == ["changed", "tree"] * 2 and session.review.can_redo() and not session.review.can_undo()
    session.review.redo()
    assert format_game(session.record.game) == after and told == ["changed", "tree"] * 3
    assert not session.review.can_redo()


@pytest.mark.parametrize("edit", EDITS)
def test_every_change_survives_a_kill(review: tuple[GameSession, Heard], edit: str, tmp_path: Path) -> None:
    session, _ = review
    path = tmp_path / "current.shogi"
    autosave = Autosave(session, path)
    seen: list[str] = []

    def compare() -> None:
        autosave.flush()
        game = finish(pending(path))
        assert game is not None
        place, there = place_told(game), session.record.game.cursor
        assert place is not None and (place.ply, place.move) == (there.ply, there.move)
        seen.append(format_game(game))
        assert seen[-1] == format_game(session.record.game)

    session.record.tree_changed.connect(compare)
    EDITS[edit](session)
    session.review.undo()
    session.review.redo()
    assert len(seen) == 3


def test_the_board_shows_what_an_undone_move_was(review: tuple[GameSession, Heard]) -> None:
    session, heard = review
    play(session, "9g9f")
    session.review.undo()
    session.review.redo()
    assert heard.positions == [(True, False), (True, True), (True, False)]
    heard.positions.clear()
    session.record.go_start()
    session.review.undo()
    assert heard.positions == [(False, False), (False, False)] and session.record.game.cursor.ply == 2
    session.review.set_comment(session.record.game.cursor, "no step")
    assert len(heard.positions) == 2


def test_a_move_that_is_there_is_no_change(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.record.forget_changes()
    play(session, "2g2f")
    assert session.record.game.cursor.ply == 3 and not is_unsaved(session) and not session.review.can_undo()


def test_what_changes_nothing_is_no_change(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.review.set_comment(session.record.game.cursor, "\n \n")
    session.review.set_bookmark(session.record.game.cursor, "  ")
    session.review.promote(session.record.game.cursor)
    session.review.delete(session.record.game.root)
    session.review.set_headers({})
    session.review.undo()
    session.review.redo()
    assert not session.review.can_undo()


def test_a_running_game_is_played_and_not_changed(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    session.review.set_comment(session.record.game.cursor, "mine")
    session.review.delete(session.record.game.cursor)
    assert (
        not session.record.can_edit()
        and len(session.record.game.line()) == 1
        and session.record.game.cursor.comment == ""
    )


def drawn_in(session: GameSession) -> list[Drawing]:
    """What is drawn on the position on the board."""
    return list(session.record.game.cursor.drawings)


def test_what_is_drawn_in_a_running_game_is_kept_with_its_position(table: Table, tmp_path: Path) -> None:
    session = table.session()
    autosave = Autosave(session, tmp_path / "autosave.shogi")
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    circle = Drawing(40, color="blue")
    session.review.draw(circle)
    assert drawn_in(session) == [circle]
    assert is_unsaved(session) and not session.review.can_undo()
    autosave.flush()
    assert parse_game(autosave.path.read_text("utf-8")).cursor.drawings == (circle,)
    play(session, "3c3d")
    assert drawn_in(session) == []
    session.record.back()
    assert drawn_in(session) == [circle]
    session.review.rub_out()
    assert drawn_in(session) == [] and state_of(session) is SessionState.PLAYING


def test_drawing_on_the_last_position_of_a_game_leaves_it_as_it_ended(table: Table) -> None:
    session = table.session()
    session.review.draw(Drawing(40))
    assert state_of(session) is SessionState.IDLE and not session.record.game.root.drawings
    session.new_game(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    session.review.draw(Drawing(40))
    assert state_of(session) is SessionState.OVER and drawn_in(session)


def test_drawing_again_rubs_out_or_goes_on_to_the_next_colour(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    seen = []
    for _ in range(len(COLORS) + 1):
        session.review.draw(Drawing(40, 60), next_color=True)
        seen.append([drawing.color for drawing in session.record.game.cursor.drawings])
    assert seen == [[color] for color in COLORS] + [[]]
    session.review.draw(Drawing(40, color="red"))
    session.review.draw(Drawing(40, 60, color="red"))
    session.review.draw(Drawing(40, color="blue"))
    assert {drawing.color for drawing in session.record.game.cursor.drawings} == {"red", "blue"}
    session.review.draw(Drawing(40, color="blue"))
    assert session.record.game.cursor.drawings == (Drawing(40, 60, color="red"),)


def test_a_game_that_has_ended_becomes_a_record_with_the_first_change(table: Table) -> None:
    session, _ = table.playing(TWO_PEOPLE)
    play(session, "7g7f")
    session.turn.resign()
    assert state_of(session) is SessionState.OVER and session.can_take_back() and not session.review.can_undo()
    session.review.set_bookmark(session.record.game.cursor, "the end")
    assert state_of(session) is SessionState.REVIEW and session.review.can_undo() and not session.can_take_back()


def test_what_is_played_on_cannot_be_undone(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    session.review.set_comment(session.record.game.cursor, "before")
    session.resume()
    play(session, "8c8d")
    assert session.record.state is SessionState.PLAYING and not session.review.can_undo() and session.can_take_back()
    session.turn.resign()
    session.review.open()
    assert not session.review.can_undo()


def test_saved_is_what_undoing_leads_back_to(review: tuple[GameSession, Heard], tmp_path: Path) -> None:
    session, _ = review
    session.review.set_comment(session.record.game.cursor, "one")
    session.record.save(str(tmp_path / "game.shogi"))
    assert not is_unsaved(session)
    session.review.undo()
    assert is_unsaved(session)
    session.review.redo()
    assert not is_unsaved(session)
    session.review.set_comment(session.record.game.cursor, "two")
    assert is_unsaved(session)
    session.review.undo()
    assert not is_unsaved(session)
    session.review.undo()
    session.review.set_comment(session.record.game.cursor, "three")
    session.review.undo()
    assert is_unsaved(session)


def test_old_changes_are_forgotten(review: tuple[GameSession, Heard], tmp_path: Path) -> None:
    session, _ = review
    session.record.save(str(tmp_path / "game.shogi"))
    node = session.record.game.cursor
    for number in range(MOST + 1):
        session.review.set_comment(node, str(number))
    for _ in range(MOST):
        assert session.review.can_undo()
        session.review.undo()
    assert not session.review.can_undo() and node.comment == "0" and is_unsaved(session)


def test_words_are_bounded(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    node = session.record.game.cursor
    session.review.set_comment(node, "a\r\nb\rc" + "x" * LONGEST_COMMENT)
    assert len(node.comment) == LONGEST_COMMENT and node.comment.startswith("a\nb\ncxx")
    session.review.set_bookmark(node, " two\n words " * LONGEST_BOOKMARK)
    assert len(node.bookmark) == LONGEST_BOOKMARK and node.bookmark.startswith("two words two")
    node.comment = "y" * (LONGEST_COMMENT + 5)
    session.review.set_comment(node, node.comment + "z")
    assert node.comment == "y" * (LONGEST_COMMENT + 5)


def test_the_players_are_called_as_the_headers_say(table: Table) -> None:
    session, _ = table.playing(AGAINST_WHITE)
    play(session, "7g7f")
    session.turn.resign()
    told: list[str] = []
    session.record.players_changed.connect(lambda: told.append(session.record.setup.black.name))
    headers = dict(session.record.game.headers)
    session.review.set_headers({**headers, "black": "Habu", "event": "<b>Club</b>"})
    assert session.record.setup.black.name == "Habu" and not session.record.setup.white.human
    assert parse_game(session.record.text()).headers == session.record.game.headers
    session.review.undo()
    assert session.record.setup.black.name == "Person" and session.record.game.headers == headers
    assert told == ["Habu", "Person"]


def test_a_record_with_nothing_but_a_comment_is_kept(table: Table, tmp_path: Path) -> None:
    session = table.session()
    session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\n"))
    autosave = Autosave(session, tmp_path / "current.shogi")
    assert not is_unsaved(session)
    session.review.set_comment(session.record.game.root, "what would you play?")
    autosave.flush()
    game = finish(pending(autosave.path))
    assert game is not None and game.root.comment == "what would you play?"
    session.load(game)
    assert is_unsaved(session)


def test_a_variation_tried_where_nobody_may_move_changes_nothing(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    assert session.request_move(parse_move("9c9d", session.record.game.variant)) is not None
    assert not session.review.can_undo()


def test_a_game_begun_in_a_record_knows_what_was_played_before(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    opening = [node.move for node in session.record.game.cursor.path()]
    session.new_game(TWO_PEOPLE, opening)
    assert (
        moves_of(session) == "7g7f 3c3d" and not session.can_take_back() and session.record.side_to_move() is Side.BLACK
    )
    play(session, "2g2f 8c8d")
    assert session.take_back() and session.take_back() and not session.can_take_back()
    play(session, "6g6f")
    session.turn.resign()
    session.rematch()
    assert moves_of(session) == "7g7f 3c3d"
    session.load(parse_game(session.record.text()))
    session.new_game(TWO_PEOPLE)
    assert moves_of(session) == "" and session.record.opening == ()


def test_a_game_cannot_begin_with_moves_that_are_none(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    game = session.record.game
    with pytest.raises(ValueError, match="move 1"):
        session.new_game(TWO_PEOPLE, [1])
    assert session.record.game is game and state_of(session) is SessionState.REVIEW


def test_what_is_written_at_a_move_that_is_gone_is_past(review: tuple[GameSession, Heard]) -> None:
    session, _ = review
    node = session.record.game.cursor
    session.review.delete(node)
    session.review.set_comment(node, "too late")
    session.review.undo()
    assert session.record.game.cursor is node and node.comment == "" and session.review.can_redo()
    session.load(parse_game("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7f\n"))
    session.review.set_comment(node, "to another record")
    session.review.set_bookmark(node.path()[0], "to another record")
    assert node.comment == "" and not session.review.can_undo()
