"""packaging/dev.py, without installing anything: what it decides, and what it says where it cannot go on."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import Load

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "packaging" / "dev.py"


class Calls:
    """Stands for the commands dev.py would run: remembers them, and fails those that hold a word of `failing`."""

    def __init__(self) -> None:
        self.made: list[list[str]] = []
        self.failing: tuple[str, ...] = ()
        self.checks: list[Any] = []

    def __call__(self, command: list[str], *_: object, **__: object) -> int:
        self.made.append(command)
        return int(any(word in argument for word in self.failing for argument in command))

    def attempt(self, command: list[str], *_: object, **__: object) -> tuple[int, str]:
        """Stands for `attempt`."""
        return self(command), ""

    def holding(self, word: str) -> list[list[str]]:
        return [command for command in self.made if any(word in argument for argument in command)]

    def check(self, *lanes: list[Any]) -> list[str]:
        """Stands for `side_by_side`."""
        self.checks = [check for lane in lanes for check in lane]
        wanted = [check for check in self.checks if not (check.left_out and check.left_out())]
        return [check.name for check in wanted if any(list(map(self, check.commands)))]


@pytest.fixture
def dev(load: Load, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Its commands begin by removing what an earlier one has frozen: not the one of this checkout."""
    module = load("dev")
    monkeypatch.setattr(module, "FROZEN", "no such folder")
    monkeypatch.setattr(module, "noted", lambda _: "")  # of this checkout, too
    return module


@pytest.fixture
def calls(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    calls = Calls()
    monkeypatch.setattr(dev, "call", calls)
    monkeypatch.setattr(dev, "must", calls)
    monkeypatch.setattr(dev, "attempt", calls.attempt)
    monkeypatch.setattr(dev, "side_by_side", calls.check)
    monkeypatch.delenv("SHOGI_COMPILE", raising=False)
    return calls


def programs(monkeypatch: pytest.MonkeyPatch, dev: ModuleType, *names: str) -> None:
    """Only these programs are on the search path."""
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}" if name in names else None)


@pytest.mark.parametrize("name", ["dev", "checks", "unchanged"])
def test_an_old_python_can_read_the_script(name: str) -> None:
    ast.parse(SCRIPT.with_stem(name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_ci_and_the_readme_name_the_same_command() -> None:
    command = "python3 packaging/dev.py test"
    lines = (ROOT / ".ci" / "run").read_text().splitlines()
    assert [line for line in lines if "dev.py" in line] == [f"exec {command}"]
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")


def test_an_unknown_word_explains_the_use(dev: ModuleType, calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["jump"]) == 2
    assert "packaging/dev.py run" in capsys.readouterr().out
    assert calls.made == []


def test_packages_are_installed_by_root(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(monkeypatch, dev, "apt-get")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0, raising=False)
    dev.install_packages(["libgl1", "libegl1", "libgl1"], "Qt needs libraries", needed=True)
    assert calls.made[0][:2] == ["apt-get", "update"]
    assert calls.made[1][:2] == ["apt-get", "install"]
    assert calls.made[1][-2:] == ["libegl1", "libgl1"]


@pytest.mark.parametrize("user, found", [(1000, ("apt-get",)), (0, ()), (1000, ("apt-get", "sudo"))])
def test_packages_that_may_not_be_installed_are_named(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, user: int, found: tuple[str, ...]
) -> None:
    programs(monkeypatch, dev, *found)
    monkeypatch.setattr(dev.os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(dev.sys, "stdin", None)  # nobody could type a password
    calls.failing = ("-n",)  # and sudo wants one
    with pytest.raises(SystemExit) as stopped:
        dev.install_packages(["libgl1"], "Qt needs libraries", needed=True)
    assert "sudo apt-get install -y --no-install-recommends libgl1" in str(stopped.value)
    assert calls.holding("apt-get") == []


def test_packages_are_installed_by_a_sudo_that_asks_nothing(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs(monkeypatch, dev, "apt-get", "sudo")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(dev.sys, "stdin", None)
    dev.install_packages(["libgl1"], "Qt needs libraries", needed=True)
    assert calls.made[-1][:3] == ["sudo", "apt-get", "install"]


def test_installers_are_made_of_a_program_that_was_tried(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "set_up", lambda **_: None)
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    monkeypatch.setattr(dev, "LINUX", False)
    monkeypatch.setattr(dev, "INSTALLERS", "no such folder")
    calls.failing = ("smoke.py",)
    assert dev.main(["installers"]) == 1
    assert calls.holding("installers.py") == []
    calls.failing = ()
    assert dev.main(["installers"]) == 0
    assert len(calls.holding("installers.py")) == 1 and len(calls.holding("bill_of_materials.py")) == 1


@pytest.fixture
def apt(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An apt-get that root finds first: a shell script, to be written; it notes what it was asked for in `asked`."""
    if dev.WINDOWS:
        pytest.skip("a shell script")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0)
    monkeypatch.setattr(dev, "APT_RETRIES", 0)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "apt-get"
    script.touch(0o755)
    return script


def write_apt(script: Path, *lines: str) -> None:
    script.write_text("\n".join(["#!/bin/sh", f"cd '{script.parent}'", 'echo "$@" >> asked', *lines]))


@pytest.mark.parametrize("needed", [True, False])
def test_a_failed_installation_tells_the_reason(
    dev: ModuleType, apt: Path, capsys: pytest.CaptureFixture[str], needed: bool
) -> None:
    write_apt(apt, "echo Reading package lists...", "echo E: No space left on $1 >&2", "exit 100")
    try:
        dev.install_packages(["libgl1"], "Qt needs libraries", needed=needed)
        ended = ""
    except SystemExit as stopped:
        ended = str(stopped)
    told = capsys.readouterr().out
    assert "apt-get update failed:" in told and "E: No space left on update" in told
    assert "apt-get install failed:" in told and "E: No space left on install" in told
    assert bool(ended) == needed
    assert "tried and failed" in told + ended and "install -y --no-install-recommends libgl1" in ended + told
    assert "Please run" not in told + ended


@pytest.mark.parametrize(
    "held",
    [
        "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 3719 (apt-get)",
        "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?",
    ],
)
def test_an_installation_waits_for_another(
    dev: ModuleType, apt: Path, capsys: pytest.CaptureFixture[str], held: str
) -> None:
    write_apt(apt, f'test "$(wc -l < asked)" -gt 2 || {{ echo "{held}" >&2; exit 100; }}')
    dev.install_packages(["libgl1"], "Qt needs libraries", needed=True)
    asked = (apt.parent / "asked").read_text().splitlines()
    assert [line.split()[0] for line in asked] == ["update", "update", "update", "install"]
    told = capsys.readouterr().out
    assert told.count(f"has to wait: {held}") == 2 and "failed" not in told


def test_an_installation_does_not_wait_for_ever(
    dev: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "APT_WAITS", -1)
    write_apt(apt, "echo E: Could not get lock; exit 100")
    with pytest.raises(SystemExit, match="tried and failed"):
        dev.install_packages(["libgl1"], "Qt needs libraries", needed=True)
    assert "Could not get lock" in capsys.readouterr().out


def test_a_long_command_tells_how_far_it_is(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It goes on as soon as it was told what it is at."""
    told = tmp_path / "told"
    script = (
        "import pathlib, sys, time\nprint('begins')\nprint('Downloading Qt', flush=True)\n"
        f"while not pathlib.Path({str(told)!r}).exists(): time.sleep(0.01)\nsys.exit(3)"
    )

    def say(text: str) -> None:
        print(text)
        if "Downloading Qt" in text:
            told.touch()

    monkeypatch.setattr(dev, "say", say)
    monkeypatch.setattr(dev, "TOLD_EVERY", 0.05)
    status, said = dev.attempt([sys.executable, "-S", "-c", script])
    assert (status, said.split()) == (3, ["begins", "Downloading", "Qt"])
    assert " s Downloading Qt" in capsys.readouterr().out


def test_an_interrupted_command_is_ended(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def interrupted(process: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        if process not in started:
            started.append(process)
            raise KeyboardInterrupt
        return waits(process, timeout)

    waits = subprocess.Popen.wait
    monkeypatch.setattr(subprocess.Popen, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        dev.attempt([sys.executable, "-S", "-c", "import time; time.sleep(1000)"])
    assert started[0].poll() is not None


def test_without_a_compiler_the_set_up_goes_on(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs(monkeypatch, dev)
    monkeypatch.setattr(dev, "LINUX", True)
    monkeypatch.setattr(dev, "ask", lambda _: str(ROOT))
    monkeypatch.setattr(dev, "debian_name", lambda _: "python3")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    dev.offer_compiler()
    said = capsys.readouterr().out
    assert "slow" in said
    assert "gcc libc6-dev python3-dev" in said


def test_a_python_that_is_too_old_looks_for_a_newer_one(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.sys, "version_info", (3, 9, 2))
    programs(monkeypatch, dev, "python3.9", "python3.12")
    assert dev.find_python() == ["/usr/bin/python3.12"]
    programs(monkeypatch, dev, "python3.9")
    assert dev.find_python() == []


def test_no_python_and_no_uv_says_what_is_needed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "PYTHON", str(tmp_path / "python"))
    monkeypatch.setattr(dev.sys, "version_info", (3, 9, 2))
    programs(monkeypatch, dev)
    with pytest.raises(SystemExit, match=r"Python 3.11 or newer is needed; this is 3\.9"):
        dev.make_environment()


@pytest.mark.parametrize(
    "state, wish, again, builds",
    [
        ("compiled", None, False, False),
        ("compiled", "0", False, True),
        ("stale", None, False, True),
        ("stale", "0", False, True),
        ("interpreted", None, False, False),
        ("interpreted", "1", False, True),
        ("interpreted", None, True, True),
    ],
)
def test_the_core_is_built_only_when_it_must_be(
    dev: ModuleType,
    calls: Calls,
    monkeypatch: pytest.MonkeyPatch,
    state: str,
    wish: str | None,
    again: bool,
    builds: bool,
) -> None:
    monkeypatch.setattr(dev, "checkout_state", lambda: state)
    if wish is not None:
        monkeypatch.setenv("SHOGI_COMPILE", wish)
    dev.compile_core(again=again, show=False)
    assert bool(calls.holding("build_ext")) == builds
    assert bool(dev.to_compile(again)) == builds


def test_set_up_installs_once(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "STAMP", str(tmp_path / "stamp"))
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setattr(dev, "offer_compiler", lambda: None)
    monkeypatch.setattr(dev, "qt_libraries", lambda: None)
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    dev.set_up()
    assert len(calls.holding("--editable")) == 1
    dev.set_up()
    assert len(calls.holding("--editable")) == 1
    dev.set_up(again=True)
    assert len(calls.holding("--editable")) == 2


@pytest.mark.parametrize(
    ("words", "compiles"), [(["run"], True), (["test", "tests"], True), (["setup"], True), (["test"], False)]
)
def test_all_checks_compile_beside_others(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, words: list[str], compiles: bool
) -> None:
    monkeypatch.setattr(dev, "set_up", lambda **_: None)
    monkeypatch.setattr(dev, "checkout_state", lambda: "stale")
    for name in ("run", "test"):
        monkeypatch.setattr(dev, name, lambda _: 0)
    assert dev.main(words) == 0
    assert bool(calls.holding("build_ext")) == compiles


@pytest.fixture
def checking(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Where all checks can be made."""
    monkeypatch.setattr(dev, "LINUX", False)  # elsewhere the smoke test needs no virtual display
    return calls


def test_a_failed_check_fails_the_run_and_the_others_still_run(
    dev: ModuleType, checking: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    assert dev.test([]) == 0
    assert all("-n" in command for command in checking.holding("pytest"))
    for word in ("ruff", "lint-imports", "PyInstaller", "smoke.py"):
        assert len(checking.holding(word)) == 1
    assert len(checking.holding("pytest")) == 2
    assert checking.holding("build_ext") == []
    checking.made.clear()
    checking.failing = ("win32",)
    assert dev.test([]) == 1
    assert "failed: types, win32" in capsys.readouterr().out
    assert checking.holding("smoke.py")


def test_types_are_checked_for_three_systems(dev: ModuleType, checking: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    dev.test([])
    told = [command[command.index("--platform") + 1 :] for command in checking.holding("mypy")]
    assert [words[0] for words in told] == ["linux", "win32", "darwin"]
    assert len({words[words.index("--cache-dir") + 1] for words in told}) == 3


def test_what_needs_the_compiled_core_comes_after_it(
    dev: ModuleType, checking: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = iter(["stale"])
    monkeypatch.setattr(dev, "checkout_state", lambda: next(states, "compiled"))
    assert dev.test([]) == 0
    compiling = next(check for check in checking.checks if "build_ext" in check.commands[0])
    late = [check for check in checking.checks if compiling in check.after]
    assert [check.name for check in late] == ["frozen program", "tests"]
    interpreted = next(check for check in checking.checks if check.name.endswith("interpreted"))
    assert not interpreted.after and interpreted.left_out() == ""
    assert len(checking.holding("pytest")) == 2 and checking.holding("PyInstaller")


@pytest.mark.parametrize(("noted", "ci", "made"), [("now", "", 0), ("then", "", 1), ("", "", 1), ("now", "1", 1)])
def test_what_has_passed_is_left_out_until_a_file_changes_but_not_in_ci(
    dev: ModuleType, checking: Calls, monkeypatch: pytest.MonkeyPatch, noted: str, ci: str, made: int
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    monkeypatch.setattr(dev, "noted", lambda _: noted)
    monkeypatch.setattr(dev, "state", lambda _: "now")
    assert dev.test([]) == 0
    assert len(checking.holding("PyInstaller")) == len(checking.holding("smoke.py")) == made
    assert len(checking.holding("pytest")) == 1 + made
    steps = [command[2:4] for command in checking.holding("unchanged.py")]
    names = ("tests of the compiled parts, interpreted", "frozen program")
    assert steps == [[step, name] for name in names[: 2 * made] for step in ("begin", "passed")]


def test_named_tests_run_in_one_process(dev: ModuleType, calls: Calls) -> None:
    assert dev.test(["-x", "tests/rules"]) == 0
    assert calls.made == [[dev.PYTHON, "-m", "pytest", "-x", "tests/rules"]]


@pytest.mark.parametrize("wish", [None, "0"])
def test_an_uncompiled_program_is_not_frozen(
    dev: ModuleType, checking: Calls, monkeypatch: pytest.MonkeyPatch, wish: str | None
) -> None:
    """It was not to be compiled, or that was tried and there is no compiler."""
    if wish:
        monkeypatch.setenv("SHOGI_COMPILE", wish)
    monkeypatch.setattr(dev, "checkout_state", lambda: "interpreted")
    assert dev.test([]) == 0
    assert checking.holding("PyInstaller") == []
    assert len(checking.holding("pytest")) == 1


def test_without_a_display_the_program_is_not_started(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "LINUX", True)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit, match="no display"):
        dev.run([])
    assert calls.made == []


def test_a_file_is_named_from_where_the_person_is(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.shogi").touch()
    assert dev.run(["--style", "fusion", "game.shogi"]) == 0
    assert calls.made == [[dev.PYTHON, "-m", "shogi_desktop", "--style", "fusion", str(tmp_path / "game.shogi")]]


def test_a_missing_virtual_display_stops_the_checks_at_once(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "checkout_state", lambda: "compiled")
    monkeypatch.setattr(dev, "LINUX", True)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    programs(monkeypatch, dev, "cc")
    with pytest.raises(SystemExit, match="install -y --no-install-recommends xvfb"):
        dev.test([])
    assert calls.made == []
