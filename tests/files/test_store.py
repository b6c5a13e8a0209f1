"""What several programs keep in one file, and what a file says that this version does not know."""

from __future__ import annotations

import errno
import json
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest

from shogi_desktop.files.plain_values import read_json
from shogi_desktop.files.sharing import briefly, locked
from shogi_desktop.files.store import JsonFormat, Store
from tests.systems import is_private


@dataclass(frozen=True)
class Piece:
    name: str
    worth: int = 0


@dataclass(frozen=True)
class Kept:
    pieces: tuple[Piece, ...] = ()
    stars: dict[str, int] = field(default_factory=dict)
    best: Piece = Piece("king")


FORMAT = JsonFormat(Kept, 4096, {"pieces": ("name",)})


def with_star(kept: Kept, key: str, count: int) -> Kept:
    return replace(kept, stars={**kept.stars, key: kept.stars.get(key, 0) + count})


def with_piece(kept: Kept, name: str, worth: int) -> Kept:
    return replace(kept, pieces=(*(each for each in kept.pieces if each.name != name), Piece(name, worth)))


def without_piece(kept: Kept, name: str) -> Kept:
    return replace(kept, pieces=tuple(each for each in kept.pieces if each.name != name))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "kept.json"


def stored(path: Path, form: JsonFormat[Kept] = FORMAT) -> Kept:
    return Store(path, form).current


def test_nothing_is_there_at_first_and_nothing_is_written_without_a_change(path: Path) -> None:
    store = Store(path, FORMAT)
    store.write()
    assert store.current == Kept() and store.unusable is None and not path.parent.exists()


def test_a_change_counts_at_once_and_is_there_again(path: Path) -> None:
    store = Store(path, FORMAT)
    store.change(partial(with_star, key="a", count=1))
    assert store.current.stars == {"a": 1} and not path.exists()
    store.write()
    assert stored(path) == store.current and is_private(path)
    assert json.loads(path.read_text("utf-8"))["version"] == 1
    assert list(path.parent.iterdir()) == [path]


def test_two_count_together(path: Path) -> None:
    one, other = Store(path, FORMAT), Store(path, FORMAT)
    for each in (one, other, one):
        each.change(partial(with_star, key="a", count=1))
        each.change(partial(with_piece, name=str(id(each)), worth=1))
        each.write()
    assert stored(path).stars == {"a": 3} and len(stored(path).pieces) == 2
    other.read()
    assert other.current == one.current


UNICORN = {"name": "unicorn", "worth": "much"}
NEWER = {
    "version": 1,
    "pieces": [{"name": "rook", "worth": 9, "colour": "red"}, UNICORN, 7, {"name": "pawn"}],
    "stars": {"a": 1, "b": "three"},
    "best": {"name": "rook", "since": 1999},
    "moon": [1, 2],
}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (partial(with_star, key="a", count=1), {"stars": {"a": 2, "b": "three"}}),
        (partial(with_star, key="b", count=1), {"stars": {"a": 1, "b": 1}}),
        (
            partial(with_piece, name="rook", worth=10),
            {"pieces": [7, UNICORN, {"name": "pawn"}, {"name": "rook", "worth": 10, "colour": "red"}]},
        ),
        (
            partial(without_piece, name="rook"),
            {"pieces": [7, UNICORN, {"name": "pawn"}]},
        ),
        (
            partial(replace, best=Piece("pawn")),
            {"best": {"name": "pawn", "since": 1999, "worth": 0}},
        ),
    ],
    ids=["a star more", "a star that was none", "a piece changed", "a piece gone", "a record changed"],
)
def test_what_is_not_known_here_stays_in_the_file(path: Path, change: object, expected: dict[str, object]) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(NEWER), "utf-8")
    store = Store(path, FORMAT)
    assert store.unusable is None and store.current.best == Piece("rook")
    store.change(change)  # type: ignore[arg-type]
    store.write()
    assert json.loads(path.read_text("utf-8")) == {**NEWER, **expected}
    assert stored(path) == store.current


OTHERS = ("", "{}", "[]", '{"version": 2}', '{"version": 1, "stars": []}', '{"version": 1, "pieces": {}}', " " * 5000)


@pytest.mark.parametrize("text", OTHERS)
def test_a_file_of_another_kind_is_kept_aside_and_told(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    store = Store(path, FORMAT)
    assert store.spoilt is not None and store.spoilt.read_text() == text and store.current == Kept()
    store.change(partial(with_star, key="a", count=1))
    store.write()
    assert stored(path).stars == {"a": 1} and store.spoilt.read_text() == text


def test_a_file_from_before_there_were_versions_is_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"stars": {"a": 1}}')
    assert stored(path, replace(FORMAT, marked=False)).stars == {"a": 1}


def test_where_nothing_is_kept_a_fleeting_file_goes(path: Path) -> None:
    store = Store(path, replace(FORMAT, fleeting=True))
    store.change(partial(with_piece, name="rook", worth=9))
    store.write()
    assert path.exists()
    store.change(partial(without_piece, name="rook"))
    store.write()
    assert list(path.parent.iterdir()) == []


def test_more_than_would_be_read_again_is_not_written(path: Path) -> None:
    store = Store(path, FORMAT)
    store.change(partial(with_star, key="a", count=1))
    store.write()
    store.change(partial(with_star, key="x" * 5000, count=1))
    with pytest.raises(OSError, match="too large") as told:
        store.write()
    assert told.value.errno == errno.EFBIG and stored(path).stars == {"a": 1}


def test_whoever_is_at_the_file_is_waited_for_and_told_of(path: Path) -> None:
    store = Store(path, FORMAT)
    store.change(partial(with_star, key="a", count=1))
    path.parent.mkdir()
    with locked(path), briefly(), pytest.raises(OSError, match="uses it") as told:
        store.write()
    assert told.value.errno == errno.EBUSY and store.current.stars == {"a": 1}
    store.write()
    assert stored(path) == store.current


def test_half_a_letter_is_kept(path: Path) -> None:
    store = Store(path, FORMAT)
    store.change(partial(with_star, key="\ud800", count=1))
    store.write()
    assert stored(path).stars == {"\ud800": 1} and isinstance(read_json(path.read_text("utf-8")), dict)
