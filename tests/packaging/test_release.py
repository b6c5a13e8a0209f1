"""What is told of the program and of what it is made of, and how it is tried and signed."""

from __future__ import annotations

import hashlib
import json
import os
import plistlib
import re
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from shogi_desktop import __version__
from shogi_desktop.clients.release import Release, ReleaseError, parse_release
from shogi_desktop.notation.records.file_types import FILE_TYPES
from tests.packaging.conftest import PACKAGING, Load

RELEASE = PACKAGING.parent / ".github" / "workflows" / "release.yml"


@pytest.mark.parametrize("program", ["shogi-desktop", "shogi-desktop-engine"])
def test_windows_is_told_the_version(load: Load, program: str) -> None:
    def gather(*words: Any, **named: Any) -> Any:
        return words, named

    text = load("program_info").windows_version(program)
    _, told = eval(text, dict.fromkeys(re.findall(r"(\w+)\(", text), gather))
    numbers = told["ffi"][1]["filevers"]
    assert ".".join(map(str, numbers)) == f"{__version__}.0"
    assert f"'{program}.exe'" in str(told["kids"])


@pytest.mark.parametrize(("version", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("0.10.0rc1", (0, 10, 0, 0))])
def test_a_version_as_four_numbers(
    load: Load, monkeypatch: pytest.MonkeyPatch, version: str, numbers: tuple[int, ...]
) -> None:
    application = load("application")
    monkeypatch.setattr(application, "VERSION", version)
    assert application.version_numbers() == numbers
    monkeypatch.setattr(application, "VERSION", "1.2")
    with pytest.raises(ValueError, match=r"three numbers, not '1\.2'"):
        application.version_numbers()


def test_macos_is_told_every_kind_of_file(load: Load) -> None:
    told = plistlib.loads(plistlib.dumps(load("program_info").macos_properties()))
    assert told["CFBundleExecutable"] == "shogi-desktop" and not told["LSBackgroundOnly"]
    declared = {kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"] for kind in told["UTExportedTypeDeclarations"]}
    opened = [identifier for kind in told["CFBundleDocumentTypes"] for identifier in kind["LSItemContentTypes"]]
    assert list(declared) == opened
    assert [f".{tags['public.filename-extension'][0]}" for tags in declared.values()] == [
        kind.suffix for kind in FILE_TYPES
    ]


def test_the_notices_name_everything_shipped(load: Load) -> None:
    notices = load("notices")
    text = notices.notices([])
    shipped = ["Shogi Desktop", "Kouzan", "SIL OPEN FONT LICENSE", "PySide6", "ICU", "Python Software Foundation"]
    shipped += ["librt", "mypy_extensions", "pillow", "Bootloader Exception", "GNU LESSER GENERAL PUBLIC LICENSE"]
    assert [name for name in shipped if name not in text] == []
    assert re.search(r"Source code: .*https://download\.qt\.io/official_releases/qt/(6\.\d+)/\1\.\d+/", text)
    short = notices.without_gnu_texts(text)
    gnu = re.compile(r"^GNU .*, version 3.*\n=+$", re.MULTILINE)
    assert "TERMS AND CONDITIONS" in text.upper() and gnu.search(text) and not gnu.search(short)
    assert "common-licenses" in short and "Bootloader Exception" in short


def test_notices_and_bill_name_what_plays_sounds_where_it_is_there(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    notices, bill = load("notices"), load("bill_of_materials")
    assert notices.installed("librt") and not notices.installed("no-such-distribution")
    assert set(bill.SHIPPED_WHERE_INSTALLED) == set(notices.SOUND_PACKAGES)
    monkeypatch.setattr(bill, "installed", lambda name: True)
    assert bill.shipped()["miniaudio"] == "MIT" and set(bill.SHIPPED) < set(bill.shipped())
    monkeypatch.setattr(bill, "installed", lambda name: False)
    assert bill.shipped() == bill.SHIPPED
    text = notices.notices([])
    assert all((f"\n{name} " in text) == notices.installed(name) for name in notices.SOUND_PACKAGES)


def test_contents_lack_sounds_where_they_could_be_played(
    load: Load, monkeypatch: pytest.MonkeyPatch, frozen: Path
) -> None:
    smoke = load("smoke")
    monkeypatch.setattr(smoke.platform, "machine", lambda: "AMD64")
    with pytest.raises(smoke.Failure, match="_miniaudio"):
        smoke.check_contents(frozen)
    monkeypatch.setattr(smoke.platform, "machine", lambda: "aarch64")
    with pytest.raises(smoke.Failure, match="move-1") as failure:
        smoke.check_contents(frozen)
    assert "_miniaudio" not in str(failure.value)


def test_a_library_of_unknown_origin_is_named(load: Load, tmp_path: Path) -> None:
    (tmp_path / "libx.so.1").touch()
    assert "libx.so.1" in load("notices").system_notices([tmp_path / "libx.so.1"])


def test_the_bill_of_materials(load: Load, frozen: Path, tmp_path: Path) -> None:
    script = load("bill_of_materials")
    (frozen / "_internal" / "libxcb-cursor.so.0").write_bytes(b"library")
    out = tmp_path / "out"
    out.mkdir()
    (out / "program.bin").write_bytes(b"program")
    assert script.main([str(frozen), str(out)]) == 0
    (made,) = out.glob("*.cdx.json")
    bill = json.loads(made.read_text())
    references = [entry["bom-ref"] for entry in bill["components"]]
    assert len(set(references)) == len(references) and references == sorted(references, key=references.index)
    assert set(bill["dependencies"][0]["dependsOn"]) == set(references)
    assert {"librt", "Qt", "CPython", "libxcb-cursor.so.0"} <= {entry["name"] for entry in bill["components"]}
    sums = dict(line.split("  ")[::-1] for line in (out / "SHA256SUMS").read_text().splitlines())
    assert sums["program.bin"] == hashlib.sha256(b"program").hexdigest() and set(sums) == {"program.bin", made.name}


def test_files_outside_the_programs_folders_are_found(load: Load, tmp_path: Path) -> None:
    smoke = load("smoke")
    for name in (".config/shogi-desktop/settings.ini", ".cache/fontconfig/a", ".local/share/shogi-desktop/games/a"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert smoke.foreign_files(tmp_path) == []
    (tmp_path / ".config" / "shogi-desktop2").touch()
    assert smoke.foreign_files(tmp_path) == [".config/shogi-desktop2"]


SAID_BY_MACOS = """\
2026-11-28 10:00:00.123 shogi-desktop[796:1266] +[IMKClient subclass]: chose IMKClient_Modern
2026-11-28 10:00:00.124 shogi-desktop[796:1266] +[IMKInputSession subclass]: chose IMKInputSession_Legacy
2026-11-28 10:00:00.125 shogi-desktop[796:1266] error messaging the mach port for IMKCFRunLoopWakeUpReliable
"""


def test_what_the_system_says_is_no_complaint(load: Load) -> None:
    smoke = load("smoke")
    assert smoke.complaints(SAID_BY_MACOS) == ""
    ours = "Traceback (most recent call last):\n  IMKClient subclass\nqt.qpa: error messaging the mach port"
    assert smoke.complaints(f"{SAID_BY_MACOS}{ours}\n") == ours


def test_a_program_that_says_only_that_has_started(load: Load, tmp_path: Path) -> None:
    smoke = load("smoke")
    for said, fails in ((SAID_BY_MACOS, False), ("QObject: no\n", True)):
        script = tmp_path / "program.py"
        script.write_text(f"import sys; sys.stderr.write({said!r})")
        expected = pytest.raises(smoke.Failure, match="complains") if fails else nullcontext()
        with expected, smoke.started([sys.executable, script], dict(os.environ), tmp_path):
            pass


def test_a_signature_of_an_identity_allows_what_python_needs(load: Load) -> None:
    macos = load("macos_packages")
    assert macos.signing_options("-") == ["--force", "--deep", "--sign", "-"]
    options = macos.signing_options("Developer ID Application: Somebody")
    assert options[4:7] == ["--options", "runtime", "--timestamp"]
    allowed = plistlib.loads(Path(options[options.index("--entitlements") + 1]).read_bytes())
    assert allowed == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


MACHINES = {"dmg": ("arm64", "x86_64"), "deb": ("amd64",)}
WHEELS = {"manylinux": "Linux", "win": "Windows", "macosx": "macOS"}


def test_it_is_told_of_every_package_where_it_was_tried(load: Load) -> None:
    packages, systems = load("application").PACKAGES, load("wheel_platforms").SYSTEMS
    names = [
        f"`{name.format(version='…', machine=machine)}`"
        for kind, name in packages.items()
        for machine in (MACHINES.get(kind, ("x86_64",)) if "{machine}" in name else ("",))
    ]
    wheels = dict.fromkeys(WHEELS[system.partition("_")[0]] for system in systems)
    names += [f"`shogi_desktop-….whl` for {system}" for system in wheels] + ["`shogi_desktop-….tar.gz`"]
    text = (PACKAGING / "README.md").read_text(encoding="utf-8")
    section = text.partition("\n## What was tried where\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    assert rows[0] == ["file", "made", "installed and started", "used"]
    assert [row[0] for row in rows[2:]] == names
    known = ("by hand", "in Wine", "on ", "only read")
    assert all(cell.startswith(known) for row in rows[2:] for cell in row[1:])


@pytest.mark.parametrize("script", ["windows_packages", "macos_packages", "linux_packages", "linux_deb"])
def test_packages_are_named_in_one_place(script: str) -> None:
    text = (PACKAGING / f"{script}.py").read_text(encoding="utf-8")
    assert "package_name(" in text and re.search(r"VERSION\}.*\.(exe|zip|dmg|deb|AppImage|tar\.xz)\"", text) is None


def test_the_program_takes_the_feed_that_a_release_brings(load: Load) -> None:
    latest = load("latest")
    told = parse_release(latest.feed("https://example.org/shogi", "1.2.3", "Chu shogi").encode())
    assert told == Release("1.2.3", "https://example.org/shogi/releases/tag/v1.2.3", "Chu shogi")
    with pytest.raises(ReleaseError):
        latest.feed("http://example.org/shogi", "1.2.3")
    assert "packaging/latest.py" in RELEASE.read_text(encoding="utf-8")


def test_the_feed_is_written_without_the_packages_of_the_program(tmp_path: Path) -> None:
    """The job that publishes has a bare Python."""
    command = [sys.executable, "-S", str(PACKAGING / "latest.py"), str(tmp_path)]
    environment = {**os.environ, "SHOGI_HOMEPAGE": "https://example.org/shogi"}
    subprocess.run(command, check=True, env=environment, cwd=tmp_path)
    assert parse_release((tmp_path / "latest.json").read_bytes()).version == __version__
