"""The opening book beside what games have gone on with: opened, looked into, and added to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shogi_desktop.game.notes import UNKNOWN_MATE, Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.yaneuraou_book import HEAD
from shogi_desktop.rules import load_variant
from shogi_desktop.session.library.opening_book import OpeningBook, move_of_record
from shogi_desktop.ui.library.book_panel import BookPanel
from shogi_desktop.ui.widgets import file_dialogs

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"
TEXT = f"{HEAD} 1.00\nsfen {START} 1\n7g7f 3c3d 35 20 9\n2g2f none 30 18 4\n5a4b none 1 1 1\n"


def played(moves: str, variant: str = "shogi") -> Game:
    game = Game(load_variant(variant))
    for text in moves.split():
        game.play(parse_move(text, game.position))
    game.go_to(game.root)
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "user_book1.db"
    path.write_text(TEXT, "utf-8")
    return path


@pytest.fixture
def show(qtbot: QtBot, file: Path) -> Iterator[Callable[..., BookPanel]]:
    books: list[OpeningBook] = []

    def make(game: Game, path: str = str(file)) -> BookPanel:
        books.append(OpeningBook(path))
        panel = BookPanel(books[-1])
        qtbot.addWidget(panel)
        panel.show_position(game, "western")
        panel.show()
        return panel

    yield make
    for book in books:
        book.close()


def rows(panel: BookPanel) -> list[tuple[str, ...]]:
    table = panel.table
    return [
        tuple(item.text() for column in range(4) if (item := table.item(row, column)) is not None)
        for row in range(table.rowCount())
    ]


def test_what_the_book_knows_is_listed_and_played(show: Callable[..., BookPanel], qtbot: QtBot) -> None:
    panel = show(played("2g2f 8c8d"))
    qtbot.waitUntil(lambda: bool(rows(panel)))
    assert rows(panel) == [("P-7f", "+35", "20", "9"), ("P-2f", "+30", "18", "4")], "the last is no move here"
    assert panel.name.text() == "user_book1.db" and not panel.told.isVisible()
    wished: list[int] = []
    panel.move_wished.connect(wished.append)
    panel.table.cellClicked.emit(1, 0)
    assert wished == [parse_move("2g2f", played("").position)]


def test_a_move_of_the_record_is_added_with_its_score(show: Callable[..., BookPanel], qtbot: QtBot, file: Path) -> None:
    game = played("5g5f 3c3d")
    after = game.root.next()
    assert after is not None
    after.evaluation = Evaluation(Score(-44), ("3c3d",), 12)
    panel = show(game)
    qtbot.waitUntil(lambda: len(rows(panel)) == 2)
    assert panel.add_button.text() == "Add P-5f" and panel.score.value() == 44
    panel.score.setValue(48)
    panel.add_button.click()
    qtbot.waitUntil(lambda: ("P-5f", "+48", "12", "1") in rows(panel))
    assert "\n5g5f 3c3d 48 12 1\n7g7f 3c3d 35 20 9\n" in file.read_text("utf-8")
    assert panel.add_button.isEnabled()


def test_a_position_that_it_does_not_know(show: Callable[..., BookPanel], qtbot: QtBot) -> None:
    game = played("7g7f 3c3d")
    game.forward()
    panel = show(game)
    qtbot.waitUntil(lambda: panel.told.text() == "The book does not know this position.")
    game.forward()
    panel.show_position(game, "western")
    assert not panel.add_button.isEnabled(), "the record ends here"


def test_other_games_have_no_such_books(show: Callable[..., BookPanel]) -> None:
    panel = show(played("", "tori"))
    assert panel.told.text() == "Such books are of shogi alone." and not panel.add_button.isVisible()


def test_a_book_is_opened_begun_and_closed(
    show: Callable[..., BookPanel], qtbot: QtBot, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = show(played("2g2f"), "")
    assert panel.told.text().startswith("Open a book") and not panel.add_button.isVisible()
    other = tmp_path / "photo.db"
    other.write_bytes(b"\x89PNG")
    for path, told in ((other, "The book: it does not begin with"), (tmp_path, "The book: ")):
        monkeypatch.setattr(file_dialogs, "open_path", lambda *_, path=path: str(path))
        panel.open_action.trigger()
        assert panel.told.text().startswith(told) and panel.name.text() == "No book"
    monkeypatch.setattr(file_dialogs, "open_path", lambda *_: str(file))
    panel.open_action.trigger()
    qtbot.waitUntil(lambda: len(rows(panel)) == 2)
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_, **__: (str(tmp_path / "mine"), ""))
    panel.new_action.trigger()
    assert panel.name.text() == "mine.db" and rows(panel) == []
    panel.add_button.click()
    qtbot.waitUntil(lambda: rows(panel) == [("P-2f", "+0", "", "1")])
    panel.close_action.trigger()
    assert panel.name.text() == "No book" and rows(panel) == []


def test_a_book_that_cannot_be_written_says_so(show: Callable[..., BookPanel], qtbot: QtBot, file: Path) -> None:
    panel = show(played("2g2f"))
    qtbot.waitUntil(lambda: len(rows(panel)) == 2)
    file.write_text("something else", "utf-8")
    panel.add_button.click()
    qtbot.waitUntil(lambda: panel.told.text().startswith("The book: it does not begin with"))
    assert file.read_text("utf-8") == "something else" and panel.add_button.isEnabled()


@pytest.mark.parametrize(
    ("before", "after", "score", "depth"),
    [
        (None, None, None, 0),
        (Evaluation(Score(20), ("7g7f",), 9), None, 20, 9),
        (Evaluation(Score(20), ("2g2f",), 9), None, None, 0),
        (Evaluation(Score(20), ("7g7f",), 9), Evaluation(Score(-31), (), 14), 31, 14),
        (None, Evaluation(Score(mate=-5)), 31_995, 0),
        (None, Evaluation(Score(mate=4)), -31_996, 0),
        (None, Evaluation(Score(mate=UNKNOWN_MATE)), -32_000, 0),
    ],
)
def test_the_score_of_a_move(
    before: Evaluation | None, after: Evaluation | None, score: int | None, depth: int
) -> None:
    game = played("7g7f")
    node = game.root.next()
    assert node is not None
    game.root.evaluation, node.evaluation = before, after
    known = move_of_record(node, "7g7f", "3c3d")
    assert (known.score, known.depth, known.answer) == (score, depth, "3c3d")
