"""The workflows that test, build and release, as far as one can tell without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.conftest import PACKAGING, Load

ROOT = PACKAGING.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAMES = ["nightly", "packages", "release", "test"]
# What GitHub offers and has announced no end of before macos-15-intel's, in August 2027.
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel"}


def told(path: Path) -> dict[Any, Any]:
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


def started_by(name: str) -> dict[str, Any]:
    """YAML 1.1 takes the word `on` for true."""
    return dict(told(ROOT / ".github" / "workflows" / f"{name}.yml")[True])


def linter(name: str) -> str:
    """A linter that the set-up has installed beside this Python."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip(f"{name} is not here")
    return found


def passes(*command: str | Path) -> str:
    """What a linter has against something; empty where nothing."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace")
    return done.stdout + done.stderr if done.returncode else ""


def test_these_are_the_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == NAMES
    assert set(started_by("test")) == {"push", "pull_request", "workflow_call"}
    assert set(started_by("nightly")) == {"schedule", "workflow_dispatch"}
    assert set(started_by("packages")) == {"workflow_call"}
    assert started_by("release")["push"] == {"tags": ["v*"]}


def test_they_have_the_form_that_github_reads() -> None:
    assert passes(linter("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", *WORKFLOWS) == ""


def test_they_open_no_doors() -> None:
    assert passes(linter("zizmor"), "--offline", "--no-progress", "--min-severity=medium", *WORKFLOWS) == ""


def test_their_commands_and_our_scripts_are_sound_shell(load: Load, tmp_path: Path) -> None:
    shellcheck = linter("shellcheck")
    for path in WORKFLOWS:
        for name, job in told(path)["jobs"].items():
            for number, step in enumerate(job.get("steps", [])):
                if "run" in step and step.get("shell", "bash") == "bash":
                    script = tmp_path / f"{path.stem}-{name}-{number}.sh"
                    command = re.sub(r"\$\{\{.*?\}\}", "word", step["run"])
                    script.write_text("#!/bin/bash\nset -eo pipefail\n" + command, newline="\n")
    (tmp_path / "run.sh").write_text((ROOT / ".ci" / "run").read_text(encoding="utf-8"), newline="\n")
    (tmp_path / "install.sh").write_text(load("linux_tree").fill("install.sh"), newline="\n")
    assert passes(shellcheck, *sorted(tmp_path.iterdir())) == ""


@pytest.mark.parametrize("path", WORKFLOWS, ids=NAMES)
def test_a_workflow_asks_for_what_there_is(path: Path) -> None:
    workflow = told(path)
    assert workflow["permissions"] == {}, "each job asks for its own"
    for job in workflow["jobs"].values():
        assert set(job["permissions"]) == {"contents"}
        assert (ROOT / job.get("uses", ".")).exists()
        if "uses" in job:
            continue
        matrix = job.get("strategy", {}).get("matrix", {})
        systems = matrix.get("system", []) + [entry["system"] for entry in matrix.get("include", [])]
        assert set(systems or [job["runs-on"]]) <= RUNNERS
        assert job["timeout-minutes"] <= 180
        for action in [step["uses"] for step in job["steps"] if "uses" in step]:
            assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action)


def test_actions_are_named_with_their_version() -> None:
    used = {line for path in WORKFLOWS for line in re.findall(r"uses: (actions/.*)", path.read_text(encoding="utf-8"))}
    assert used and all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action) for action in used)
    assert len({action.partition("@")[0] for action in used}) == len(used), "one version of each"


def test_commands_exist(load: Load) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    commands = set(re.findall(r"packaging/dev\.py (\w+)", text))
    assert commands == {"test", "installers"}
    assert all(f"packaging/dev.py {command} " in (load("dev").__doc__ or "") for command in commands)
    scripts = set(re.findall(r"packaging/(\w+\.py)", text))
    assert scripts >= {"latest.py", "smoke.py", "windows_trial.py", "wheel_platforms.py"}
    assert all((PACKAGING / script).is_file() for script in scripts)


def test_every_system_runs_the_command_of_the_readme() -> None:
    """A change is tested as a person tests it, on Linux, Windows and macOS."""
    (job,) = told(ROOT / ".github" / "workflows" / "test.yml")["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["python packaging/dev.py test"]
    assert [system.partition("-")[0] for system in job["strategy"]["matrix"]["system"]] == [
        "ubuntu",
        "windows",
        "macos",
    ]


CONTEXTS = {"matrix": {"container": "", "system": "Linux"}, "github": {"owner": "me"}, "vars": {}}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("matrix.system == 'linux'", True),
        ("matrix.system != 'Linux' || matrix.container", ""),
        ("${{ !matrix.container && github.owner == 'me' }}", True),
        ("vars.NAME || format('{0} <{0}@x>', github.owner)", "me <me@x>"),
        ("!(true && false)", True),
        ("'it''s'", "it's"),
    ],
)
def test_expressions(load: Load, text: str, value: object) -> None:
    assert load("workflow_words").evaluate(text, CONTEXTS) == value


@pytest.mark.parametrize("text", ["secrets.KEY", "matrix.system ==", "hashFiles('a')", "a + b", "(true"])
def test_other_expressions_are_refused(load: Load, text: str) -> None:
    with pytest.raises(ValueError, match=r"expression|missing"):
        load("workflow_words").evaluate(text, CONTEXTS)


def test_texts_with_expressions(load: Load) -> None:
    assert load("workflow_words").expand("on ${{ matrix.system }}, ${{ true }}", CONTEXTS) == "on Linux, true"


@pytest.mark.parametrize(
    ("system", "found"),
    [
        ("linux", ["version", "test", "installers", "wheels", "publish"]),
        ("win32", ["test", "installers", "wheels"]),
        ("darwin", ["test", "installers", "wheels"]),
    ],
)
def test_the_jobs_of_a_system(load: Load, monkeypatch: pytest.MonkeyPatch, system: str, found: list[str]) -> None:
    steps = load("workflow_steps")
    monkeypatch.setattr(steps.sys, "platform", system)
    release = steps.read_workflow("release")
    assert [job.name for job in steps.jobs(release, tag=True)] == found
    assert "publish" not in [job.name for job in steps.jobs(release)]
    (installers,) = [job for job in steps.jobs(release) if job.name == "installers"]
    assert installers.environment["SHOGI_MAINTAINER"] == "local <local@users.noreply.github.com>"
    assert (installers.matrix.get("container", "") == "debian:12") == (system == "linux")


@pytest.mark.skipif(sys.platform == "win32" or not shutil.which("bash"), reason="bash is not here, or that of WSL")
def test_steps_hand_on_their_environment_and_files(load: Load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = load("workflow_steps")
    monkeypatch.setattr(steps, "PLACE", tmp_path)
    (tmp_path / "job").mkdir()
    told = {
        "steps": [
            {"run": 'echo "A=1 = one" >> "$GITHUB_ENV"'},
            {"name": "no", "if": "env.A == '2'", "run": "exit 1"},
            {"name": "make", "run": 'echo "$A, ${{ env.A }}" > made.txt'},
            {"name": "left out", "run": "exit 1"},
            {"uses": "actions/upload-artifact@0", "with": {"name": "all", "path": "*.txt"}},
            {"uses": "actions/download-artifact@0", "with": {"path": "brought"}},
            {"run": "grep -q 'one, 1 = one' brought/all/made.txt"},
        ]
    }
    assert steps.run_job(steps.Job("job", told, {}), ["left"], only_list=False)
    assert not steps.run_job(steps.Job("job", {"steps": [{"run": "exit 3"}]}, {}), [], only_list=False)


def test_wheels_are_asked_for_where_they_are_built(load: Load) -> None:
    platforms = load("wheel_platforms")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    targets = platforms.targets(project)
    assert len(targets) == 4 * len(platforms.SYSTEMS)
    (newest,) = [target for target in targets if not target.tested]
    assert (newest.python, newest.system) == ("cp314", "manylinux_x86_64")
    assert newest.platforms[0] == "manylinux_2_34_x86_64" and targets[0].platforms[0] == "manylinux_2_28_x86_64"
    needed = platforms.requirements(project, targets[0])
    assert any(line.startswith("miniaudio") for line in needed) and "PySide6-Essentials<6.12,>=6.8" in needed
