"""Problems of the window kept in sets of one's own, and passed on as files and texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.notation.records.detect import parse_record
from shogi_desktop.notation.records.problem_records import problem_in
from shogi_desktop.notation.records.problem_set import parse_problem_set
from shogi_desktop.notation.records.reading import finish
from shogi_desktop.session.problems.own_sets import Library, OwnSets
from shogi_desktop.session.records.opening import problems_of_file
from shogi_desktop.ui.problems.examining.panel import ExaminePanel
from shogi_desktop.ui.problems.pages import EXAMINE, Pages
from shogi_desktop.ui.problems.sets.column import Export, SetWish
from shogi_desktop.ui.problems.sets.keeping_dialog import AddDialog
from shogi_desktop.ui.problems.sets.work import SetExport, kinds_for
from shogi_desktop.ui.widgets import messages
from tests.problem_values import a_report
from tests.ui.problems.test_window import ONE, THREE, WHITE, Solver, part
from tests.ui.problems.wishes import pick

TOLD = f"{ONE}; author: Hanako; comment: From below"


@pytest.fixture
def solver(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Solver]:
    made = Solver(qtbot, qapp, tmp_path)
    yield made
    made.window.close()
    made.client.close()


def own(solver: Solver) -> OwnSets:
    return OwnSets(Library(solver.progress_file.parent))


def test_the_problem_at_hand_is_kept_and_its_set_is_on_offer(solver: Solver, adding: list[AddDialog]) -> None:
    solver.open(TOLD, THREE)
    pick(solver.window, "Add this problem to my problems…")
    (path,) = own(solver).paths()
    assert own(solver).read(path).problems == (solver.window.shelf.problems[0],)
    assert "My problems" in [solver.sets.itemText(at) for at in range(solver.sets.count())]
    assert "My problems" in solver.texts()
    assert (solver.store.current.own_set, solver.store.current.problem_author) == (str(path), "Hanako")


def test_a_set_that_is_open_shows_what_is_added(solver: Solver, adding: list[AddDialog]) -> None:
    solver.open(TOLD)
    pick(solver.window, "Add this problem to my problems…")
    (path,) = own(solver).paths()
    solver.open(WHITE, THREE)
    pick(solver.window, "Add this problem to my problems…")
    solver.opening.open_name(str(path))
    assert len(solver.window.shelf.problems) == 2
    own(solver).delete(path)
    solver.window.show_own_sets()
    assert solver.window.shelf.name != str(path)


def test_the_author_written_last_is_proposed(solver: Solver, adding: list[AddDialog]) -> None:
    solver.open(TOLD, THREE)
    pick(solver.window, "Add this problem to my problems…")
    solver.column.problem_chosen.emit(1)
    pick(solver.window, "Add this problem to my problems…")
    assert adding[1].form.author.text() == "Hanako"


def test_what_the_check_has_found_is_kept_too(solver: Solver, adding: list[AddDialog]) -> None:
    solver.open(ONE.split(";")[0])
    part(solver.window, Pages).turn_to(EXAMINE)
    part(solver.window, ExaminePanel).start_check()
    solver.client.answer(a_report(True, 1, 1, True, ["G*5b"]))
    pick(solver.window, "Add this problem to my problems…")
    (kept,) = own(solver).read(own(solver).paths()[0]).problems
    assert (kept.plies, kept.solution) == (1, "G*5b")


def test_kif_bod_and_sfen_on_the_clipboard(solver: Solver) -> None:
    solver.open(TOLD, THREE)
    clipboard = QGuiApplication.clipboard()
    problem = solver.window.problem
    assert problem is not None
    for export in (Export.COPY_KIF, Export.COPY_BOD):
        solver.column.wished.emit(export)
        (game,) = parse_record(clipboard.text()).games
        assert problem_in(game).sfen == problem.sfen
    solver.column.wished.emit(Export.COPY_SFEN)
    assert clipboard.text() == problem.sfen and "clipboard" in solver.texts()


SET = ("# title: Two", TOLD, WHITE)
FILES = [".sfen", *(kind.suffix for _, kind in kinds_for(parse_problem_set("\n".join(SET)).problems))]


def test_which_files_are_offered() -> None:
    assert ".kif" in FILES and ".shogi" not in FILES and ".ki2" not in FILES
    one = [kind.suffix for _, kind in kinds_for(parse_problem_set(TOLD).problems)]
    assert {".kif", ".kifu", ".ki2", ".shogi", ".jkf"} <= set(one)


@pytest.mark.parametrize("name", FILES)
def test_a_set_comes_back_out_of_its_file(solver: Solver, tmp_path: Path, name: str) -> None:
    solver.open(*SET)
    path = str(tmp_path / f"set{name}")
    part(solver.window, SetExport).save(solver.window.shelf.problem_set, path)
    found = finish(problems_of_file(path, "shogi")).problems
    assert [problem.sfen for problem in found] == [problem.sfen for problem in solver.window.shelf.problems]
    assert (found[0].title, found[0].author, found[0].comment) == ("The gold", "Hanako", "From below")


def test_characters_that_shift_jis_lacks_are_kept(solver: Solver, tmp_path: Path) -> None:
    solver.open(TOLD.replace("Hanako", "Žofie"))
    part(solver.window, SetExport).save(solver.window.shelf.problem_set, str(tmp_path / "a.kif"))
    (problem,) = finish(problems_of_file(str(tmp_path / "a.kif"), "shogi")).problems
    assert problem.author == "Žofie"


def test_a_file_that_cannot_be_written_is_told(solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(messages, "complain", lambda parent, what, error, path: told.append(path))
    solver.open(TOLD)
    path = str(tmp_path / "none" / "a.kif")
    part(solver.window, SetExport).save(parse_problem_set(TOLD), path)
    assert told == [path]


def test_a_japanese_diagram_on_the_clipboard_opens_as_a_problem(solver: Solver) -> None:
    solver.open(TOLD)
    first = solver.window.problem
    solver.column.wished.emit(Export.COPY_KIF)
    solver.open(WHITE)
    solver.opening.paste()
    assert solver.window.problem == first


def test_nothing_is_kept_without_a_problem(solver: Solver, adding: list[AddDialog]) -> None:
    solver.column.wished.emit(SetWish.ADD)
    assert adding == []
