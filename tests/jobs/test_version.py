"""The same program is told from another one."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import shogi_desktop
from shogi_desktop.jobs.machines import OfVersion, OtherVersionError, own_version
from tests.jobs import work


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a few files that takes the place of the program's."""
    package = tmp_path / "shogi_desktop"
    (package / "game").mkdir(parents=True)
    (package / "ui").mkdir()
    for name in ("__init__.py", "game/tree.py", "ui/look.py", "game/table.toml"):
        (package / name).write_bytes(f"# {name}\n".encode())
    monkeypatch.setattr(shogi_desktop, "__file__", str(package / "__init__.py"))
    own_version.cache_clear()
    return package


@pytest.fixture(autouse=True)
def forget() -> None:
    own_version.cache_clear()


def version() -> str:
    own_version.cache_clear()
    return own_version()


def test_it_says_the_number_and_what_was_written() -> None:
    assert re.fullmatch(re.escape(shogi_desktop.__version__) + r" \([0-9a-f]{12}\)", own_version())


@pytest.mark.parametrize("name", ["game/tree.py", "game/table.toml"])
def test_what_matters_to_a_job_makes_another_version(copy: Path, name: str) -> None:
    before = version()
    (copy / name).write_text("# something else\n")
    assert version() != before


def test_a_new_file_makes_another_version(copy: Path) -> None:
    before = version()
    (copy / "game" / "more.py").touch()
    assert version() != before


def test_the_window_and_line_ends_do_not_matter(copy: Path) -> None:
    before = version()
    (copy / "ui" / "look.py").write_text("# another look\n")
    (copy / "game" / "tree.py").write_bytes(b"# game/tree.py\r\n")
    (copy / "game" / "tree.pyc").write_bytes(b"compiled")
    assert version() == before


def test_without_sources_the_number_says_all(copy: Path) -> None:
    shutil.rmtree(copy)
    assert version() == shogi_desktop.__version__


def test_a_function_of_this_version_is_called_and_one_of_another_is_not() -> None:
    assert OfVersion(work.square, own_version())(3) == 9
    with pytest.raises(OtherVersionError, match=r"runs version .* not 0\.0\.1"):
        OfVersion(work.square, "0.0.1")(3)
