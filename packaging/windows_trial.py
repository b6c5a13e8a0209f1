"""Tries the Windows installer: installs, upgrades, removes, and compares the registry before and after.

    python packaging/windows_trial.py [SETUP]

SETUP is a real installer (on Windows it runs there, and the installed program must pass its smoke test); without one,
two are made of a few files that stand for an old and a new program. Elsewhere than on Windows it runs in Wine, by the
command that SHOGI_WINE names: it starts a program of its Windows, and what lies in SHOGI_WINE_DRIVE is there on C:
(`packaging/dev.py windows installer` does that).

Each round is made for one person and for everybody, on a system where nobody has the program's kinds of files and on
one where other programs have some: for everybody, for this person, as an offer, or because the person chose them. Those
must keep them; everything must be as before in the end. It changes the registry of the system that it runs on.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from application import NAME, TITLE
from windows_registry import Registry, Value, differences, known, long_name, read_export

from shogi_desktop.notation.records.file_types import FILE_TYPES

WINDOWS = sys.platform == "win32"
CLASS = "ShogiDesktop"
OTHER = "OtherProgram"
CLASSES = "Software\\Classes"
FILE_EXTENSIONS = "Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\FileExts"
UNINSTALL = f"Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{CLASS}"
WATCHED = (CLASSES, f"Software\\{CLASS}", "Software\\RegisteredApplications", UNINSTALL)
# A real Windows has these; a Wine just made has not.
GIVEN = (
    *(f"{root}\\{below}" for root in ("HKCU", "HKLM") for below in (CLASSES, "Software\\RegisteredApplications")),
    f"HKCU\\{FILE_EXTENSIONS}",
)
OLD_FILE = "only_in_the_old_one.txt"
ANSWER_SECONDS = 300
SHOWN = 20  # lines of what is wrong


class Failure(Exception):
    """What is wrong with the installer."""


KIF_CLASS = f"HKLM\\{CLASSES}\\{OTHER}.kif\\shell\\open\\command"
OTHERS = (
    Value(KIF_CLASS, "", "C:\\other.exe %1"),
    Value(f"HKLM\\{CLASSES}\\.kif", "", f"{OTHER}.kif"),
    Value(f"HKCU\\{CLASSES}\\.csa", "", f"{OTHER}.csa"),
    Value(f"HKLM\\{CLASSES}\\.psn\\OpenWithProgids", f"{OTHER}.psn", ""),
    Value(f"HKCU\\{CLASSES}\\.jkf\\OpenWithProgids", f"{OTHER}.jkf", ""),
    Value(f"HKCU\\{FILE_EXTENSIONS}\\.ki2\\UserChoice", "ProgId", f"{OTHER}.ki2"),
)
OWNED = (".kif", ".csa", ".psn", ".jkf", ".ki2")
"""The kinds of files that `OTHERS` gives to other programs, each in another way."""


@dataclass(frozen=True)
class Trial:
    """Which installers are tried (the second over the first), for whom, and beside what."""

    setups: Sequence[str]
    all_users: bool
    others: Sequence[Value]
    taken: bool = False  # by an earlier version, which asked less
    smoke: bool = False  # the installed program is a real one
    moves: bool = False  # each installer is told another folder

    def __str__(self) -> str:
        others = "beside other programs" if self.others else "alone"
        taken = ", over a version that has taken their files" if self.taken else ""
        taken += ", in another folder" if self.moves else ""
        return f"{'everybody' if self.all_users else 'one person'}, {others}{taken}"


@dataclass(frozen=True)
class System:
    """The Windows that is tried: how programs are started there, and where its folders lie for us."""

    prefix: Sequence[str]
    folder: Path
    name_there: str
    drive: Path

    def run(self, lines: Sequence[str], must: bool = True) -> None:
        """Runs lines of a batch file one after the other, each to its end; the first that fails ends it if it must."""
        ends = "\nif errorlevel 1 exit /b 1\n" if must else "\n"
        script = "@echo off\n" + "".join(line.replace("%", "%%") + ends for line in lines)
        (self.folder / "run.bat").write_text(script, encoding="ascii", newline="\r\n")
        command = [*self.prefix, "cmd", "/c", f"{self.name_there}\\run.bat"]
        # No pipe: services that Wine starts beside the first program would keep it open.
        with tempfile.TemporaryFile() as output:
            code = subprocess.call(command, stdout=output, stderr=output, timeout=ANSWER_SECONDS)
            output.seek(0)
            if code and must:
                raise Failure(f"{list(lines)} ends with {code}: {output.read().decode(errors='replace')}")

    def path(self, there: str) -> Path:
        """Where we see a folder of the tried Windows."""
        return Path(there) if WINDOWS else self.drive.joinpath(*there.split("\\")[1:])

    def registry(self) -> dict[tuple[str, str], str]:
        """What stands below the watched keys, of this person and of everybody."""
        keys = [f"{root}\\{below}" for root in ("HKCU", "HKLM") for below in WATCHED]
        keys.append(f"HKCU\\{FILE_EXTENSIONS}")
        exports = [self.folder / f"{number}.reg" for number in range(len(keys))]
        for export in exports:
            export.unlink(missing_ok=True)
        names = (f'"{self.name_there}\\{export.name}"' for export in exports)
        lines = [f'reg export "{key}" {name} /y /reg:64' for key, name in zip(keys, names, strict=True)]
        self.run(lines, must=False)
        texts = [export.read_text(encoding="utf-16") for export in exports if export.exists()]
        return {entry: text for found in map(read_export, texts) for entry, text in found.items()}

    def add(self, values: Sequence[Value]) -> None:
        names = [f'/v "{value.name}"' if value.name else "/ve" for value in values]
        self.run(
            [
                f'reg add "{value.key}" {name} /t REG_SZ /d "{value.text}" /f /reg:64'
                for value, name in zip(values, names, strict=True)
            ]
        )

    def remove(self, values: Sequence[Value], before: Registry) -> None:
        """Takes values away, with the keys that were made for them."""
        lines = []
        for key in (value.key for value in values):
            while not known(before, above := key.rpartition("\\")[0]):
                key = above
            lines.append(f'reg delete "{key}" /f /reg:64')
        self.run(lines)

    def install(self, setup: str, all_users: bool, folder: str = "") -> None:
        """Installs without a question, into the usual folder or one that is named."""
        self.run([f'start "" /wait "{setup}" /S' + " /AllUsers" * all_users + (f" /D={folder}" if folder else "")])

    def uninstall(self, there: str) -> bool:
        """Removes the program as the system does, and waits: the uninstaller goes on as a copy of itself."""
        self.run([f'start "" /wait "{there}\\uninstall.exe" /S'])
        deadline = time.monotonic() + ANSWER_SECONDS
        while self.path(there).exists() and time.monotonic() < deadline:
            time.sleep(0.5)
        return not self.path(there).exists()


def default_of(registry: Registry, suffix: str) -> str:
    """The class that opens such files where the person has chosen none: the person's own comes before everybody's."""
    for root in ("HKCU", "HKLM"):
        text = registry.get((long_name(f"{root}\\{CLASSES}\\{suffix}").lower(), ""), '""')
        if text != '""':
            return text.strip('"')
    return ""


def offered(registry: Registry, root: str, suffix: str) -> bool:
    """Whether the system's menu "Open with" and its settings know the program for such files."""
    classes = f"{root}\\{CLASSES}"
    wanted = (
        (f"{classes}\\{suffix}\\OpenWithProgids", CLASS + suffix),
        (f"{classes}\\{CLASS}{suffix}\\shell\\open\\command", ""),
        (f"{classes}\\Applications\\{NAME}.exe\\SupportedTypes", suffix),
        (f"{root}\\Software\\{CLASS}\\Capabilities\\FileAssociations", suffix),
        (f"{root}\\Software\\RegisteredApplications", TITLE),
    )
    return all((long_name(key).lower(), name.lower()) in registry for key, name in wanted)


def changes(before: Registry, after: Registry) -> list[str]:
    """What differs; of a real Windows, where others write meanwhile, only what concerns us."""
    ours = (CLASS.lower(), OTHER.lower(), NAME, TITLE.lower(), *(f"\\{kind.suffix}" for kind in FILE_TYPES))
    found = differences(before, after)
    return [line for line in found if not WINDOWS or any(word in line for word in ours)]


def expect_types(registry: Registry, root: str, owned: Sequence[str]) -> list[str]:
    """What is wrong with the kinds of files after an installation."""
    wrong = []
    for suffix in (kind.suffix for kind in FILE_TYPES):
        if not offered(registry, root, suffix):
            wrong.append(f"{suffix} is not offered")
        ours = default_of(registry, suffix) == CLASS + suffix
        if ours == (suffix in owned):
            wrong.append(f"{suffix} {'was taken from its program' if ours else 'was left without a program'}")
    return wrong


def try_installer(system: System, trial: Trial, empty: Registry) -> list[str]:
    """What is wrong."""
    root = "HKLM" if trial.all_users else "HKCU"
    owned = OWNED if trial.others else ()
    before = empty
    if trial.others:
        system.add(trial.others)
        before = system.registry()
    for number, setup in enumerate(trial.setups):
        system.install(setup, trial.all_users, f"{system.name_there}\\in {number}" if trial.moves else "")
        if trial.taken and number == 0:
            keys = [f"{root}\\{CLASSES}\\{suffix}" for suffix in owned]
            free = [key for key in keys if (long_name(key).lower(), "") not in before]
            system.add([Value(key, "", CLASS + key.rpartition("\\")[2]) for key in free])
    after = system.registry()
    wrong = expect_types(after, root, owned)
    there = after[long_name(f"{root}\\{UNINSTALL}").lower(), "installlocation"].strip('"').replace("\\\\", "\\")
    place = system.path(there)
    if not (place / f"{NAME}.exe").is_file() or (place / OLD_FILE).exists():
        wrong.append("the files are not those of the new version")
    if trial.moves and (system.folder / "in 0").exists():
        wrong.append("the old version is left in its folder")
    if trial.smoke:
        wrong += smoke(place)
    if not system.uninstall(there):
        wrong.append(f"{place} is left")
    wrong += changes(before, system.registry())
    if trial.others:
        system.remove(trial.others, empty)
        wrong += changes(empty, system.registry())
    return wrong


def smoke(place: Path) -> list[str]:
    """Tries the installed program."""
    script = Path(__file__).with_name("smoke.py")
    return [] if subprocess.call([sys.executable, script, place]) == 0 else ["the installed program does not work"]


def stand_in(place: Path, old: bool) -> Path:
    """An installer of files that stand for the program."""
    import windows_packages

    folder = place / NAME
    (folder / "_internal").mkdir(parents=True)
    for name in (f"{NAME}.exe", "_internal/data $1.txt", *([OLD_FILE] if old else [])):
        (folder / name).touch()
    target = "" if WINDOWS else "amd64-unicode"  # a Wine may know 64 bits only
    return windows_packages.build(folder, place, target)[0]


def rounds(setups: Sequence[str], real: bool) -> list[Trial]:
    """Every way that is tried."""
    plain = [
        Trial(setups, everybody, others, smoke=real and WINDOWS and not others)
        for everybody in (False, True)
        for others in ((), OTHERS)
    ]
    moved = Trial(setups, False, (), moves=True)
    return [*plain, moved, *(Trial(setups, everybody, OTHERS, taken=True) for everybody in (False, True))]


def this_system(folder: Path) -> System:
    """Windows itself, or the Wine that the environment names."""
    if WINDOWS:
        return System([], folder, str(folder), Path(folder.anchor))
    start, drive = os.environ.get("SHOGI_WINE"), Path(os.environ.get("SHOGI_WINE_DRIVE", ""))
    if not start or not drive.is_dir():
        raise Failure("SHOGI_WINE and SHOGI_WINE_DRIVE name no Windows; packaging/dev.py windows installer makes one")
    inside = drive / folder.name
    inside.mkdir()
    return System(shlex.split(start), inside, f"C:\\{folder.name}", drive)


def setups_for(system: System, place: Path, given: Sequence[str]) -> list[str]:
    """The installers as the tried Windows names them; a real one upgrades itself."""
    setups = [Path(given[0])] * 2 if given else [stand_in(place / kind, old=kind == "old") for kind in ("old", "new")]
    for number, setup in enumerate(setups):
        shutil.copy(setup, system.folder / f"setup-{number}.exe")
    return [f"{system.name_there}\\setup-{number}.exe" for number in range(len(setups))]


def main(arguments: list[str]) -> int:
    if len(arguments) > 1:
        print(__doc__)
        return 2
    failed = False
    with tempfile.TemporaryDirectory() as name:
        system = this_system(Path(name))
        try:
            system.run([f'reg add "{key}" /f' for key in GIVEN])
            empty = system.registry()
            for trial in rounds(setups_for(system, Path(name), arguments), real=bool(arguments)):
                wrong = try_installer(system, trial, empty)
                failed = failed or bool(wrong)
                print(f"  {trial}: {'works' if not wrong else 'FAILED'}", *wrong[:SHOWN], sep="\n    ", flush=True)
        finally:
            if not WINDOWS:
                shutil.rmtree(system.folder)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
