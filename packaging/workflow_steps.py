"""Runs here what a workflow of .github/workflows runs on this system: python packaging/workflow_steps.py [OPTIONS]

    --workflow NAME     which one (packages)
    --leave-out WORD    leaves out the steps whose name or command holds the word; may be given again
    --tag               as for the tag of this version (leave out the step that publishes)
    --list              only says what would run

Each job runs in a clone of the last commit in build/workflow, with the first values of its matrix whose runner is this
system; a container is this system itself. Commands run in order and the first that fails ends its job. Of the actions,
checkout, upload and download of artifacts are stood for by copies, and called workflows are followed; the others are
skipped with a word, so `python` is the one on the search path. `if` and ${{ }} may use what evaluate() knows.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from application import ROOT, VERSION
from workflow_words import evaluate, expand

WORKFLOWS = ROOT / ".github" / "workflows"
PLACE = ROOT / "build" / "workflow"
RUNNERS = {"linux": ("Linux", "ubuntu"), "win32": ("Windows", "windows"), "darwin": ("macOS", "macos")}
SHELLS = {
    "bash": ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"],
    "pwsh": ["pwsh", "-NoProfile", "-Command"],
}


@dataclass
class Job:
    """A job with the values of its matrix, its steps to come, and what steps have put into its environment."""

    name: str
    told: Mapping[str, Any]
    matrix: Mapping[str, Any]
    tag: bool = False
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def ref_name(self) -> str:
        return f"v{VERSION}" if self.tag else "local"

    def contexts(self) -> dict[str, Any]:
        repository = "local/shogi-desktop"
        github = {
            "ref_name": self.ref_name,
            "ref": f"refs/{'tags' if self.tag else 'heads'}/{self.ref_name}",
            "ref_type": "tag" if self.tag else "branch",
            "event_name": "workflow_dispatch",
            "server_url": "https://github.invalid",
            "repository": repository,
            "repository_owner": repository.partition("/")[0],
            "workflow": "local",
        }
        runner = {"os": RUNNERS[sys.platform][0]}
        return {"github": github, "matrix": self.matrix, "runner": runner, "env": self.environment, "vars": {}}


def read_workflow(name: str) -> dict[str, Any]:
    told = yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text(encoding="utf-8"))
    return dict(told)


def jobs(workflow: Mapping[str, Any], tag: bool = False) -> Iterator[Job]:
    """Those that have a runner of this system, with the jobs of called workflows in their place."""
    for name, told in workflow["jobs"].items():
        if "uses" in told:
            yield from jobs(read_workflow(Path(told["uses"]).stem), tag)
            continue
        for matrix in matrices(told):
            job = Job(name, told, matrix, tag)
            if not expand(told["runs-on"], job.contexts()).startswith(RUNNERS[sys.platform][1]):
                continue
            for more in (workflow.get("env", {}), told.get("env", {})):
                job.environment |= {key: expand(str(text), job.contexts()) for key, text in more.items()}
            if evaluate(str(told.get("if", "true")), job.contexts()):
                yield job
            break


def matrices(told: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The values that a job runs with; of a matrix only lists of one name and `include` are known."""
    matrix = dict(told.get("strategy", {}).get("matrix", {}))
    included = list(matrix.pop("include", []))
    return included + [{name: value} for name, values in matrix.items() for value in values] or [{}]


def title(step: Mapping[str, Any]) -> str:
    return str(step.get("name") or step.get("uses") or step["run"].partition("\n")[0])


def run_action(step: Mapping[str, Any], job: Job, folder: Path) -> str:
    """Stands for an action; what it did, or that it is skipped."""
    action = step["uses"].partition("@")[0]
    told = {key: expand(str(text), job.contexts()) for key, text in step.get("with", {}).items()}
    kept = PLACE / "artifacts"
    if action == "actions/checkout":
        subprocess.run(["git", "clone", "--quiet", "--local", str(ROOT), str(folder)], check=True)
        return "a clone"
    if action == "actions/upload-artifact":
        found = sorted(folder.glob(told["path"]))
        if not found:
            raise FileNotFoundError(f"there is no {told['path']}")
        (kept / told["name"]).mkdir(parents=True)
        for file in found:
            shutil.copy(file, kept / told["name"])
        return f"{len(found)} files kept"
    if action == "actions/download-artifact":
        shutil.copytree(kept, folder / told["path"])
        return "files brought"
    return "skipped"


def run_command(step: Mapping[str, Any], job: Job, folder: Path) -> int:
    """The exit status of a step's command; what it writes to GITHUB_ENV is there from the next one on."""
    shell = step.get("shell") or job.told.get("defaults", {}).get("run", {}).get("shell", "bash")
    more = {key: expand(str(text), job.contexts()) for key, text in step.get("env", {}).items()}
    handed = PLACE / "environment.txt"
    handed.touch()
    told = {"GITHUB_ENV": str(handed), "GITHUB_WORKSPACE": str(folder), "GITHUB_REF_NAME": job.ref_name, "CI": "true"}
    where = folder if folder.exists() else PLACE
    environment = {**os.environ, **job.environment, **told, **more}
    code = subprocess.call([*SHELLS[shell], expand(step["run"], job.contexts())], cwd=where, env=environment)
    job.environment |= dict(line.split("=", 1) for line in handed.read_text(encoding="utf-8").splitlines())
    handed.unlink()
    return code


def run_job(job: Job, leave_out: Sequence[str], only_list: bool) -> bool:
    """Whether every step has worked."""
    folder = PLACE / job.name
    print(f"* {job.name}{' in this system for ' + job.matrix['container'] if job.matrix.get('container') else ''}")
    for step in job.told["steps"]:
        if not evaluate(str(step.get("if", "true")), job.contexts()):
            continue
        left = any(word in title(step) or word in step.get("run", "") for word in leave_out)
        print(f"  - {title(step)}{': left out' if left else ''}", flush=True)
        if left or only_list:
            continue
        if "uses" in step:
            print(f"    {run_action(step, job, folder)}", flush=True)
        elif code := run_command(step, job, folder):
            print(f"    FAILED: {code}", flush=True)
            return False
    return True


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workflow", default="packages")
    parser.add_argument("--leave-out", action="append", default=[])
    parser.add_argument("--tag", action="store_true")
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args(arguments)
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    worked = [run_job(job, asked.leave_out, asked.list) for job in jobs(read_workflow(asked.workflow), asked.tag)]
    print(f"* {platform.system()}: {sum(worked)} of {len(worked)} jobs have worked")
    return 0 if all(worked) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
