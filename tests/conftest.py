"""For every test: a core that fits its sources, settings of its own, and nothing left behind."""

from __future__ import annotations

import gc
import itertools
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from shogi_desktop.build_info import core_is_stale
from tests import leftovers, systems

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Where it is not the system that finds fonts (offscreen on Windows), Qt looks for them in one folder.
os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources" / "fonts"))

INTERPRETED = bool(os.environ.get("SHOGI_INTERPRETED"))

# A busy machine is no reason to fail: what hangs ends by the timeout of pytest. What the compiled core was asked a
# hundred times it is asked less often interpreted.
settings.register_profile("patient", deadline=None, max_examples=25 if INTERPRETED else 100)
settings.load_profile("patient")

pytest_plugins = ["tests.unchanged"]

_passed = pytest.StashKey[bool]()
_numbers = itertools.count()


def pytest_sessionstart() -> None:
    if core_is_stale() and not INTERPRETED:
        pytest.exit("the compiled files do not fit the sources: run `python3 packaging/dev.py setup`", returncode=3)
    os.fsync = _believe_the_disk
    systems.adopt_orphans()
    leftovers.watch_activities()


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Of several workers each begins with modules of its own: none prepares what another has prepared and kept."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker:
        return
    share = slice(int(worker.removeprefix("gw")), None, int(os.environ["PYTEST_XDIST_WORKER_COUNT"]))
    root = session.config.rootpath
    for file in sorted(file for named in session.config.args for file in (root / named).rglob("test_*.py"))[share]:
        with suppress(Exception, pytest.skip.Exception):  # what cannot be imported is told where it is collected
            import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Some 500,000 objects of all tests stay to the end: what is left of a window is looked for among the others."""
    gc.collect()
    gc.freeze()


def _believe_the_disk(fd: object) -> None:
    """No test pulls the plug, and waiting for the disk after each file takes a minute in all."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_passed] = report.passed
    return report


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    from tests.patience import PatientBot  # as above: tests without windows load none

    return PatientBot(request)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(scope="session")
def tracker() -> None:
    """For tests that start workers: the process that multiprocessing puts beside the first one stays to the end."""
    systems.start_tracker()


@pytest.fixture(autouse=True)
def _fresh_settings(_homes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and games go to a folder that no other test has seen; nobody's own are read or written."""
    home = _homes / str(next(_numbers))
    for name in ("SHOGI_DESKTOP_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(home))


@pytest.fixture(autouse=True)
def _own_variant_folders() -> Iterator[None]:
    """A folder of variants that a test adds is known to that test only."""
    from shogi_desktop.rules.record import variant_files  # not before a stale core had its chance to be refused

    known = len(variant_files._folders)
    yield
    del variant_files._folders[known:]


@pytest.fixture(autouse=True)
def _nothing_left(request: pytest.FixtureRequest, _fresh_settings: None) -> Iterator[None]:
    """Fails a test that leaves a child process, a window, a running timer, animation or thread."""
    uses_qt = bool({"qtbot", "qapp"} & set(request.fixturenames))
    children = leftovers.child_processes()
    windows = leftovers.top_level_widgets() if uses_qt else []
    yield
    left = leftovers.end_children(children)
    if uses_qt:
        left += leftovers.end_widgets(windows) + leftovers.end_activities()
    if left and request.node.stash.get(_passed, False):  # a test that failed need not have cleaned up
        pytest.fail("left behind: " + "; ".join(left))
