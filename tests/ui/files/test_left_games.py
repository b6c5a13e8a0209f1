"""Nothing that an earlier run left, or that lies on the table, is thrown away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from shogi_desktop import app, paths
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.shogi_file import parse_game
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.records.autosave_files import AutosavePlace, claim, claim_own
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.ui.files.record_commands import MOST_FINISHED
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.words.file_words import UNSAVED, record_titles
from tests.session.table import state_of
from tests.ui.desk import Desk
from tests.ui.seek import texts

NOT_KEPT = "The game could not be kept."


def _leave(desk: Desk, path: Path, resigned: bool = False) -> str:
    """Writes a game with one move as an earlier program would have left it."""
    desk.start()
    desk.play("7g7f")
    if resigned:
        desk.session.turn.resign()
    text = desk.session.record.text()
    desk.session.record.save(str(path.parent / "elsewhere.shogi"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return text


def _finished(make_desk: Callable[..., Desk]) -> str:
    desk = make_desk()
    desk.start()
    desk.play("2g2f")
    desk.session.turn.resign()
    return desk.session.record.text()


@pytest.fixture
def started(make_desk: Callable[..., Desk]) -> Iterator[Callable[..., Desk]]:
    """The program begins, as often as it is wished, with a file or without; the one before must be closed."""
    places: list[AutosavePlace] = []

    def start(file: str = "") -> Desk:
        if places:
            places.pop().release()
        desk = make_desk()
        places.append(app.begin(desk.window, desk.session, file))
        return desk

    yield start
    places.pop().release()


def _block_games_folder() -> None:
    paths.games_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.games_folder().write_text("in the way")


def test_a_second_program_leaves_the_game_of_the_first(desk: Desk) -> None:
    path = paths.autosave_file()
    text = _leave(desk, path)
    first = claim(path)
    assert first is not None
    place = app.begin(desk.window, desk.session, "")
    assert place.path != path and desk.banner() == []
    desk.start()
    desk.play("2g2f")
    desk.qtbot.waitUntil(lambda: place.path.exists() and "2g2f" in place.path.read_text("utf-8"))
    assert path.read_text("utf-8") == text
    for each in (first, place):
        each.release()


def test_what_a_second_program_left_is_in_a_tab(make_desk: Callable[[], Desk]) -> None:
    own = claim_own(paths.autosave_file())
    text = _leave(make_desk(), own.path)
    own.release()
    desk = make_desk()
    place = app.begin(desk.window, desk.session, "")
    assert place.path == paths.autosave_file() and not own.path.exists()
    assert desk.session.record.text() == text and desk.session.record.unsaved and not desk.kept_games()
    assert place.path.read_text("utf-8") == desk.session.record.kept_text()
    place.release()


def test_a_pasted_position_and_a_pasted_game_are_both_there_again(started: Callable[..., Desk]) -> None:
    first = started()
    position = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
    for text in (position, "position startpos moves 7g7f 3c3d"):
        QGuiApplication.clipboard().setText(text)
        first.trigger("PASTE")
    assert [known.unsaved for known in first.window.desk.records.records] == [True, True]
    first.window.close()
    desk = started()
    starts = {format_sfen(known.game.start) for known in desk.window.desk.records.records}
    assert len(starts) == 2 and position.removeprefix("sfen ") in starts and not desk.kept_games()


PASTED = "position startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b"


def _again(started: Callable[..., Desk], *ends: str) -> Desk:
    """The program started once more, with the front tab of these numbers before each end; the last is still there."""
    desk = started()
    for tab in ends:
        desk.window.rooms.files.records.switch(int(tab))
        desk.window.close()
        desk = started()
    return desk


@pytest.mark.parametrize("ends", ["0", "1", "00", "10", "01"])
def test_a_pasted_game_without_a_result_is_a_record_at_its_place_after_every_start(
    started: Callable[..., Desk], ends: str
) -> None:
    first = started()
    for text in ("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", PASTED):
        QGuiApplication.clipboard().setText(text)
        first.trigger("PASTE")
    first.session.record.walk(3)
    first.window.close()
    desk = _again(started, *ends)
    records = desk.window.desk.records
    pasted = next(known for known in records.records if known.game.main_line())
    assert [pasted.game.cursor.ply, pasted.playing, pasted.unsaved] == [3, False, True]
    assert not desk.window.rooms.start.page().play.go_on.isVisible() and desk.banner() == []
    desk.window.rooms.files.records.switch(records.records.index(pasted))
    assert state_of(desk.session) is SessionState.REVIEW and desk.session.record.game.cursor.ply == 3


def test_an_opened_game_that_somebody_else_began_does_not_go_on_here(
    make_desk: Callable[[], Desk], tmp_path: Path
) -> None:
    first = make_desk()
    file = tmp_path / "theirs.shogi"
    _leave(first, file)
    other = make_desk()
    place = app.begin(other.window, other.session, str(file))
    other.session.review.set_comment(other.session.record.game.root, "a word")
    QGuiApplication.clipboard().setText(file.read_text("utf-8"))
    other.answer_boxes("New tab")
    other.trigger("PASTE")
    other.window.close()
    place.release()
    desk = make_desk()
    again = app.begin(desk.window, desk.session, "")
    records = desk.window.desk.records
    desk.qtbot.waitUntil(lambda: not desk.window.rooms.files.reopening.busy)
    assert sorted((known.path, known.playing) for known in records.records) == [("", False), (str(file), False)]
    again.release()


def test_what_lay_in_tabs_comes_back_beside_the_game_on_the_board(
    make_desk: Callable[[], Desk], started: Callable[..., Desk]
) -> None:
    path = paths.autosave_file()
    own = claim_own(path)
    first = make_desk()
    text = _leave(first, own.path)
    own.release()
    _leave(first, path)
    desk = started()
    assert desk.window.rooms.start.page().play.go_on.isVisible()
    records = desk.window.desk.records
    assert [record.unsaved for record in records.records] == [True, True] and records.current == 0
    assert own.path.exists()
    desk.window.rooms.files.records.switch(1)
    assert desk.session.record.text() == text and not own.path.exists() and not desk.kept_games()


def test_beside_a_file_that_was_asked_for_they_are_among_the_earlier_games(
    make_desk: Callable[[], Desk], started: Callable[..., Desk], tmp_path: Path
) -> None:
    own = claim_own(paths.autosave_file())
    first = make_desk()
    _leave(first, own.path)
    own.release()
    file = tmp_path / "asked.shogi"
    first.session.record.save(str(file))
    desk = started(str(file))
    assert desk.session.record.path == str(file) and len(desk.window.desk.records.records) == 1
    assert len(desk.kept_games()) == 1 and not own.path.exists()


def test_a_finished_game_that_was_not_saved_comes_back_on_the_board(desk: Desk) -> None:
    path = paths.autosave_file()
    text = _leave(desk, path, resigned=True)
    place = app.begin(desk.window, desk.session, "")
    assert desk.session.record.text() == text and desk.session.record.unsaved and desk.banner() == []
    assert desk.session.record.state is SessionState.REVIEW and not desk.kept_games() and place.path == path
    place.release()


def test_a_finished_game_that_cannot_be_kept_stays(desk: Desk, tmp_path: Path) -> None:
    path = paths.autosave_file()
    text = _leave(desk, path, resigned=True)
    file = tmp_path / "asked.shogi"
    desk.session.record.save(str(file))
    _block_games_folder()
    desk.answer_boxes()
    place = app.begin(desk.window, desk.session, str(file))
    assert desk.messages[0].startswith(NOT_KEPT)
    desk.session.review.set_comment(desk.session.record.game.root, "a word")
    desk.qtbot.waitUntil(lambda: place.path.exists() and "a word" in place.path.read_text("utf-8"))
    assert place.path != path and path.read_text("utf-8") == text
    place.release()


def test_a_game_that_was_over_is_offered_on_the_start_page(
    make_desk: Callable[..., Desk], started: Callable[..., Desk]
) -> None:
    _leave(make_desk(), paths.autosave_file(), resigned=True)
    desk = started()
    assert desk.window.desk.page == "start" and desk.session.record.state is SessionState.REVIEW
    rows = [row.accessibleName() for row in desk.window.rooms.start.page().records.rows]
    assert "Black – White, ☗ Black wins · open" in rows


def test_a_damaged_game_is_told_and_kept(desk: Desk) -> None:
    path = paths.autosave_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("nonsense")
    desk.answer_boxes()
    place = app.begin(desk.window, desk.session, "")
    kept = path.with_name(path.name + ".damaged")
    assert kept.read_text() == "nonsense" and place.path == path
    assert desk.messages[0].startswith("Your last game could not be read.") and str(kept) in desk.messages[0]
    place.release()


def begun(desk: Desk) -> None:
    desk.start()
    desk.play("2g2f")


def over_in_many_tabs(desk: Desk) -> None:
    for _ in range(MOST_FINISHED + 1):
        begun(desk)
        desk.session.turn.resign()


@pytest.mark.parametrize(
    ("there", "begin"),
    [(begun, Desk.start), (over_in_many_tabs, lambda desk: desk.window.rooms.play.commands.rematch())],
    ids=["running", "over"],
)
def test_a_game_that_cannot_be_kept_stays_on_the_table(
    desk: Desk, there: Callable[[Desk], None], begin: Callable[[Desk], None]
) -> None:
    there(desk)
    text = desk.session.record.text()
    _block_games_folder()
    desk.answer_boxes()
    begin(desk)
    assert desk.messages and desk.messages[0].startswith(NOT_KEPT)
    assert desk.session.record.text() == text and desk.session.record.unsaved


def test_earlier_games_that_cannot_be_reached_are_told(desk: Desk) -> None:
    _block_games_folder()
    desk.answer_boxes()
    desk.trigger("EARLIER")
    assert desk.messages[0].startswith("The folder of earlier games cannot be opened.")


def test_a_completed_name_replaces_nothing_without_a_question(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    desk.play("7g7f")
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_: (str(tmp_path / "mine"), ""))
    there = tmp_path / "mine.shogi"
    there.write_text("another game")
    desk.answer_boxes("Cancel")
    assert not desk.window.rooms.files.records.save_as()
    assert desk.messages and "mine.shogi" in desk.messages[0] and there.read_text() == "another game"
    desk.answer_boxes("Replace")
    assert desk.window.rooms.files.records.save_as() and "7g7f" in there.read_text("utf-8")


def test_a_running_game_in_a_tab_behind_others_is_continued_after_a_restart(
    make_desk: Callable[..., Desk], started: Callable[..., Desk]
) -> None:
    first = started()
    first.start(GameChoice(level=1, teaching=True, guided=True))
    first.play("7g7f")
    first.qtbot.waitUntil(lambda: len(first.session.record.game.main_line()) == 2)
    first.qtbot.waitUntil(first.session.turn.human_may_move)
    finished = parse_game(_finished(make_desk), "finished.shogi")
    first.window.desk.records.open(OpenRecord(finished, unsaved=True))
    assert [known.playing for known in first.window.desk.records.records] == [True, False]
    first.window.close()
    desk = started()
    page = desk.window.rooms.start.page()
    assert desk.window.desk.page == "start" and page.play.go_on.isVisible()
    assert "Shogi · 2 moves" in texts(page.play.going)
    page.play.go_on.click()
    record = desk.session.record
    assert record.state is SessionState.PLAYING and len(record.game.main_line()) == 2
    assert record.setup.guided and record.setup.teaching and record.setup.human_side() is not None
    assert desk.window.desk.page == "board"


def test_a_game_that_waits_to_be_continued_goes_on_where_its_tab_is_chosen(
    make_desk: Callable[..., Desk], started: Callable[..., Desk]
) -> None:
    path = paths.autosave_file()
    first = make_desk()
    own = claim_own(path)
    _leave(first, own.path, resigned=True)
    own.release()
    _leave(first, path)
    desk = started()
    records = desk.window.desk.records
    assert [known.playing for known in records.records] == [True, False]
    desk.window.rooms.files.records.switch(1)
    assert records.records[0].playing and state_of(desk.session) is SessionState.REVIEW
    desk.window.rooms.files.records.switch(0)
    assert state_of(desk.session) is SessionState.PLAYING


def test_with_a_start_page_wished_what_lay_in_a_tab_is_behind_it(
    make_desk: Callable[[], Desk], started: Callable[..., Desk], tmp_path: Path
) -> None:
    first = make_desk()
    first.start()
    first.play("7g7f")
    first.session.turn.resign()
    assert first.window.rooms.files.records.save_to(str(tmp_path / "a.kif"))
    first.window.close()
    desk = started()
    assert desk.window.desk.page == "start" and desk.session.record.path == str(tmp_path / "a.kif")


@pytest.mark.parametrize("behind", [True, False])
@pytest.mark.parametrize("more", [[], ["2g2f"]])
def test_a_running_game_that_is_saved_as_a_file_comes_back_once(
    started: Callable[..., Desk], tmp_path: Path, behind: bool, more: list[str]
) -> None:
    other, mine = tmp_path / "other.kif", tmp_path / "mine.kif"
    first = started()
    first.start()
    first.play("2g2f")
    first.session.turn.resign()
    first.session.record.save(str(other))
    first.window.rooms.play.commands.start(GameChoice(computer=False))
    first.play("7g7f", "3c3d")
    assert first.window.rooms.files.records.save_to(str(mine))
    first.play(*more)
    first.window.rooms.files.records.open_files([str(other)] * behind)
    first.answer_boxes("Discard")
    first.window.close()
    desk = started()
    records = desk.window.desk.records
    desk.qtbot.waitUntil(lambda: not desk.window.rooms.files.reopening.busy)
    moves = sorted(len(record.game.main_line()) for record in records.records)
    assert moves == [1, 2 + len(more)] and sum(record.playing for record in records.records) == 1
    marked = [title for title in record_titles(records.records) if title.startswith(UNSAVED)]
    assert len(marked) == bool(more)


@pytest.mark.parametrize("behind", [True, False])
@pytest.mark.parametrize("waits", [True, False])
def test_a_running_game_keeps_its_file_after_a_restart_and_is_one_earlier_game(
    started: Callable[..., Desk], tmp_path: Path, behind: bool, waits: bool
) -> None:
    mine, other = tmp_path / "mine.shogi", tmp_path / "other.kif"
    other.write_text("手合割：平手\n   1 ７六歩(77)\n", "utf-8")
    first = started()
    first.start(GameChoice(computer=False))
    first.play("7g7f", "3c3d")
    assert first.window.rooms.files.records.save_to(str(mine))
    first.window.rooms.files.records.open_files([str(other)] * behind)
    first.window.close()
    if waits:
        started().window.close()  # without going on
    desk = started()
    desk.qtbot.waitUntil(lambda: not desk.window.rooms.files.reopening.busy)
    assert desk.window.desk.page == "start"
    desk.window.rooms.start.page().play.go_on.click()
    record = desk.session.record
    assert record.state is SessionState.PLAYING and record.path == str(mine) and not record.unsaved
    desk.play("2g2f")
    desk.window.rooms.play.commands.start(GameChoice(computer=False))
    assert len(desk.kept_games()) == 1
