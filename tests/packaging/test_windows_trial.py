"""What the trial of the Windows installer takes for right and wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.notation.records.file_types import FILE_TYPES
from tests.packaging.conftest import Load

EXPORT = """\
Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\\Software\\Classes\\.KIF]
@="ShogiDesktop.kif"
"A \\"b\\""=hex:01,\\
  02

[HKEY_CURRENT_USER\\Software\\Classes\\.kif\\OpenWithProgids]
"""
SUFFIXES = [kind.suffix for kind in FILE_TYPES]


def test_exports_are_read(load: Load) -> None:
    registry = load("windows_registry")
    key = "hkey_current_user\\software\\classes\\.kif"
    expected = {
        (key, "(key)"): "",
        (key, ""): '"ShogiDesktop.kif"',
        (key, 'a \\"b\\"'): "hex:01,02",
        (f"{key}\\openwithprogids", "(key)"): "",
    }
    assert registry.read_export(EXPORT) == registry.read_export(EXPORT.replace("\n", "\r\n")) == expected
    assert registry.known(expected, "HKCU\\Software\\Classes\\.kif\\OpenWithProgids")
    assert not registry.known(expected, "HKLM\\Software\\Classes\\.kif")
    changed = expected | {(key, ""): '"Other"'}
    assert registry.differences(expected, changed) == [f'{key} (default): "ShogiDesktop.kif" -> "Other"']
    assert registry.differences(expected, expected) == []


def test_kinds_of_files_must_be_offered_and_never_taken(load: Load) -> None:
    trial, registry = load("windows_trial"), load("windows_registry")
    installed = {
        (registry.long_name(f"HKCU\\{key}").lower(), name.lower()): text
        for suffix in SUFFIXES
        for key, name, text in (
            (f"Software\\Classes\\{suffix}", "", f'"ShogiDesktop{suffix}"'),
            (f"Software\\Classes\\{suffix}\\OpenWithProgids", f"ShogiDesktop{suffix}", '""'),
            (f"Software\\Classes\\ShogiDesktop{suffix}\\shell\\open\\command", "", '"a"'),
            ("Software\\Classes\\Applications\\shogi-desktop.exe\\SupportedTypes", suffix, '""'),
            ("Software\\ShogiDesktop\\Capabilities\\FileAssociations", suffix, '"a"'),
            ("Software\\RegisteredApplications", "Shogi Desktop", '"a"'),
        )
    }
    assert trial.expect_types(installed, "HKCU", ()) == []
    assert trial.expect_types(installed, "HKCU", [".kif"]) == [".kif was taken from its program"]
    del installed["hkey_current_user\\software\\classes\\.kif", ""]
    assert trial.expect_types(installed, "HKCU", [".kif"]) == []
    assert trial.expect_types(installed, "HKCU", ()) == [".kif was left without a program"]
    installed["hkey_local_machine\\software\\classes\\.kif", ""] = '"Other.kif"'
    assert trial.default_of(installed, ".kif") == "Other.kif"
    assert trial.expect_types(installed, "HKLM", [".kif"])[:2] == [".shogi is not offered", ".sfen is not offered"]


def test_every_way_of_having_a_kind_of_file_is_tried(load: Load) -> None:
    trial = load("windows_trial")
    assert set(trial.OWNED) <= set(SUFFIXES)
    assert all(any(suffix in value.key for value in trial.OTHERS) for suffix in trial.OWNED)
    tried = trial.rounds(["old", "new"], real=True)
    assert sum(one.moves for one in tried) == 1
    assert {(one.all_users, bool(one.others), one.taken) for one in tried} == {
        (everybody, *more) for everybody in (False, True) for more in ((False, False), (True, False), (True, True))
    }


def test_a_wine_tells_where_its_folders_lie(load: Load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trial = load("windows_trial")
    monkeypatch.setattr(trial, "WINDOWS", False)
    system = trial.System([], tmp_path, "C:\\x", tmp_path)
    assert system.path("C:\\users\\a b") == tmp_path / "users" / "a b"
