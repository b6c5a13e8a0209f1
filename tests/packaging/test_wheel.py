"""A wheel holds everything the program needs, and nothing of the checkout is needed beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.engine.usi.usi_child import UsiChild

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "shogi_desktop", "resources")

pytestmark = [
    pytest.mark.timeout(900),  # thousands of files are copied several times, which Windows does slowly
    pytest.mark.decided_by(*NEEDED),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreted wheel, built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        else:
            shutil.copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(folder)]
    subprocess.run([*pip, str(source)], check=True, env={**os.environ, "SHOGI_COMPILE": "0"}, timeout=600)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_source_file_and_resource(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = {
        file.relative_to(ROOT).as_posix()
        for pattern in ("*.py", "*.toml", "py.typed", "variants/README.md")
        for file in (ROOT / "shogi_desktop").rglob(pattern)
    }
    resources = {
        "shogi_desktop/_resources/" + file.relative_to(ROOT / "resources").as_posix()
        for file in (ROOT / "resources").rglob("*")
        if file.is_file()
    }
    assert {f"shogi_desktop/rules/variants/{name}" for name in ("shogi.toml", "README.md")} <= package
    assert any(name.endswith(".svg") for name in resources)
    assert package | resources <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"shogi_desktop"}  # the package and its metadata


def test_a_wheel_that_is_not_compiled_fits_every_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_installed_program_finds_its_variants_resources_and_engine(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    installed = {"PYTHONPATH": str(tmp_path / "installed"), "PYTHONSAFEPATH": "1"}
    script = "from shogi_desktop import program_files as p, rules as r; r.load_variant('shogi'); print(p.resources())"
    found = subprocess.check_output([sys.executable, "-c", script], env={**os.environ, **installed}, text=True)
    assert found.strip() == str(tmp_path / "installed" / "shogi_desktop" / "_resources")
    with UsiChild([sys.executable, "-m", "shogi_desktop", "--engine"], installed) as engine:
        assert engine.ask("position startpos", "go depth 1")[-1].startswith("bestmove ")
        known = engine.ask("setoption name OwnBook value true", "go depth 1")
        assert len(known) == 2 and known[0].startswith("info depth 0 ")


@pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None, reason="the files of a checkout are known to git"
)
def test_the_archive_of_the_sources_holds_all_of_them(tmp_path: Path) -> None:
    """It is a checkout without its history: both commands of the README work in it."""
    tracked = subprocess.check_output(["git", "-C", str(ROOT), "ls-files", "-z"], text=True, encoding="utf-8")
    lists = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(lists, cwd=ROOT, check=True, env={**os.environ, "SHOGI_COMPILE": "0"}, timeout=600)
    (listed,) = tmp_path.glob("*/SOURCES.txt")
    archived = {name.replace("\\", "/") for name in listed.read_text(encoding="utf-8").splitlines()}
    there = {name for name in tracked.split("\0") if name and (ROOT / name).exists()}
    assert there - archived == set()
    assert {name for name in archived if name.startswith(".")} == {name for name in there if name.startswith(".")}


def test_the_entry_points_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for target in (project["gui-scripts"] | project["scripts"]).values():
        module, _, function = target.partition(":")
        source = (ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")
        assert f"def {function}(" in source
