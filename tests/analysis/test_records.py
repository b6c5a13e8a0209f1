"""Which records are analysed, and what their results are called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shogi_desktop.analysis.library_analysis import OfFiles, OfIndex
from shogi_desktop.library.catalogue import Catalogue, Wanted
from shogi_desktop.library.entry import Problem
from tests.library.collection import index, random_game, write_games

KIF = "手合割：平手\n先手：A\n手数----指手----\n   1 ７六歩(77)\n   2 投了\n"
USI = "startpos moves 7g7f\nstartpos moves 2g2f 8c8d\nstartpos moves 7g7f 3c3d 2g2f\n"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    folder = tmp_path / "library"
    write_games(folder / "mine", [random_game(1)])
    (folder / "cup.kif").write_text(KIF, encoding="utf-8")
    (folder / "many.usi").write_text(USI, encoding="utf-8")
    (folder / "broken.shogi").write_text("Shogi Desktop game 1\nvariant: shogi\n[moves]\n1 7g7x\n", encoding="utf-8")
    return folder


def names(records: OfFiles | OfIndex) -> list[str]:
    return [each.name.as_posix() for each in records]


def none(path: str) -> bool:
    """No file is a result."""
    return False


def listed(library: Path, tmp_path: Path, is_result: Callable[[str], bool] = none) -> OfIndex:
    index(tmp_path / "index.sqlite", library)
    catalogue = Catalogue(tmp_path / "index.sqlite")
    entries = catalogue.entries(catalogue.games(Wanted()))
    catalogue.close()
    return OfIndex(entries, [str(library)], is_result)


EXPECTED = ["broken", "cup", "many-0001", "many-0002", "many-0003", "mine/000"]


def test_results_are_called_as_the_records(library: Path, tmp_path: Path) -> None:
    records = OfFiles([str(library)], none)
    assert names(records) == EXPECTED
    assert records.size == sum(file.stat().st_size for file in library.rglob("*.*"))


def test_an_index_names_them_the_same(library: Path, tmp_path: Path) -> None:
    records = listed(library, tmp_path)
    assert names(records) == EXPECTED and records.count == 6


def test_both_read_the_same_games(library: Path, tmp_path: Path) -> None:
    files = OfFiles([str(library)], none)
    for one, other in zip(files, listed(library, tmp_path), strict=True):
        assert (one.source, bool(one.game)) == (other.source, bool(other.game))
        if one.game is not None and other.game is not None:
            assert [node.move for node in one.game.main_line()] == [node.move for node in other.game.main_line()]


def test_of_several_folders_the_names_tell(library: Path, tmp_path: Path) -> None:
    write_games(tmp_path / "other", [random_game(2)])
    records = OfFiles([str(library / "mine"), str(tmp_path / "other")], none)
    assert names(records) == ["mine/000", "other/000"]


def test_a_single_file_is_a_library_too(library: Path, tmp_path: Path) -> None:
    assert names(OfFiles([str(library / "cup.kif")], none)) == ["cup"]


def test_results_inside_the_library_are_none_of_it(library: Path, tmp_path: Path) -> None:
    write_games(library / "analysed", [random_game(3)])

    def is_result(path: str) -> bool:
        return Path(path).parent.name == "analysed"

    assert names(OfFiles([str(library)], is_result)) == EXPECTED
    assert names(listed(library, tmp_path, is_result)) == EXPECTED


def test_what_cannot_be_read_says_why(library: Path, tmp_path: Path) -> None:
    broken = next(iter(OfFiles([str(library / "broken.shogi")], none)))
    assert broken.game is None and broken.problem == Problem("7x is not on the board of Shogi", "7g7x", 4, 5)


def test_a_file_that_changed_after_it_was_listed_says_why(library: Path, tmp_path: Path) -> None:
    records = listed(library, tmp_path)
    (library / "cup.kif").unlink()
    gone = next(each for each in records if each.path.endswith("cup.kif"))
    assert gone.game is None and gone.problem is not None
    assert gone.problem.message.endswith("the file or folder does not exist")


def test_where_nothing_lies_it_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        OfFiles([str(tmp_path / "nowhere")], none)
