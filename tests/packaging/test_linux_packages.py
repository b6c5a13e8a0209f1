"""What goes beside the program on Linux, and the package and archive of it."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shogi_desktop.notation.records.file_types import FILE_TYPES
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests import needs
from tests.packaging.conftest import PROGRAMS, Load

pytestmark = [
    needs.linux,
    pytest.mark.usefixtures("qapp"),
]
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
MEDIA_TYPES = [kind.media_type for kind in FILE_TYPES]


@pytest.fixture
def drawn(load: Load, tmp_path: Path) -> Path:
    load("icon_files").write(tmp_path / "icons")
    return tmp_path / "icons"


def test_the_desktop_entry_opens_every_kind_of_file(load: Load) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(load("linux_tree").desktop_entry())
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == "shogi-desktop %f" and entry["Icon"] == entry["StartupWMClass"] == "shogi-desktop"
    assert entry["MimeType"].strip(";").split(";") == MEDIA_TYPES
    assert {key for key in entry if key.startswith("Comment")} == {
        "Comment" if code == "en" else f"Comment[{code}]" for code in LANGUAGES
    }


def test_the_database_of_media_types_knows_every_kind_of_file(load: Load) -> None:
    root = ElementTree.fromstring(load("linux_tree").media_types())
    types = root.findall(f"{MIME}mime-type")
    assert [found.get("type") for found in types] == MEDIA_TYPES
    for found, kind in zip(types, FILE_TYPES, strict=True):
        comments = {comment.get(XML_LANGUAGE, "en"): comment.text for comment in found.findall(f"{MIME}comment")}
        assert comments == dict(kind.titles) and set(comments) == set(LANGUAGES)
        glob = found.find(f"{MIME}glob")
        assert glob is not None and glob.get("pattern") == f"*{kind.suffix}"


def test_the_description_for_software_centres(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = load("linux_tree")
    root = ElementTree.fromstring(tree.metainfo())
    assert root.findtext("launchable") == "shogi-desktop.desktop"
    assert [found.text for found in root.findall("provides/mediatype")] == MEDIA_TYPES
    assert [found.text for found in root.findall("provides/binary")] == list(PROGRAMS)
    assert {found.get(XML_LANGUAGE, "en") for found in root.findall("summary")} == set(LANGUAGES)
    assert root.find("url") is None, "a build of one's own claims no address"
    monkeypatch.setattr(tree, "HOMEPAGE", "https://example.org/?a&b")
    assert ElementTree.fromstring(tree.metainfo()).findtext("url") == "https://example.org/?a&b"


def test_the_archive_runs_where_it_is_unpacked(load: Load, frozen: Path, drawn: Path, tmp_path: Path) -> None:
    packages = load("linux_packages")
    shutil.copy(_small_library(), frozen / "_internal" / "library.so")
    made = packages.build_archive(frozen, drawn, tmp_path / "place", tmp_path)
    with tarfile.open(made) as archive:
        assert {member.uid for member in archive} == {0}
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python knows it since 3.11.4
        archive.extractall(tmp_path / "unpacked")  # tar itself needs xz for this, which a bare system lacks
    (folder,) = (tmp_path / "unpacked").iterdir()
    for program in PROGRAMS:
        assert _said(folder / "bin" / program, "x") == f"started {program} x"
    assert "glibc 2." in (folder / "README.txt").read_text()
    for file in (*folder.glob("*.*"), *folder.rglob("*.desktop"), *folder.rglob("*.xml")):
        assert "$name" not in file.read_text()


def test_install_and_remove_leave_the_games(load: Load, frozen: Path, drawn: Path, tmp_path: Path) -> None:
    place = tmp_path / "unpacked"
    load("linux_tree").lay_out(frozen, place, drawn)
    script = place / "install.sh"
    script.write_text(load("linux_tree").fill("install.sh"))
    prefix = tmp_path / "my home" / ".local"
    game = prefix / "share" / "shogi-desktop" / "games" / "a.shogi"
    game.parent.mkdir(parents=True)
    game.touch()
    subprocess.run(["sh", script, prefix], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for program in PROGRAMS:
        assert _said(prefix / "bin" / program, "x") == f"started {program} x"
    entry = (prefix / "share" / "applications" / "shogi-desktop.desktop").read_text()
    assert f'Exec="{prefix}/bin/shogi-desktop" %f' in entry
    subprocess.run(["sh", script, "--remove", prefix], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    left = [path for path in prefix.rglob("*") if not path.is_dir() and "cache" not in path.name]
    assert [path for path in left if "mime" not in path.parts] == [game]


def test_the_folder_of_an_appimage_starts_by_itself(
    load: Load, frozen: Path, drawn: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tool that packs it is stood for by one that copies the folder."""
    tool = tmp_path / "tool"
    tool.write_text('#!/bin/sh\nset -e\ntest -f "$3"\ncp -R "$4" "$5"\n')
    tool.chmod(0o755)
    made = load("linux_packages").build_appimage(frozen, drawn, tmp_path / "place", tmp_path, str(tool), str(tool))
    for called, program in (
        ("./shogi-desktop-0.9.0-x86_64.AppImage", "shogi-desktop"),
        ("/home/hanako/bin/shogi-desktop-engine", "shogi-desktop-engine"),
        ("shogi-desktop-tools", "shogi-desktop-tools"),
    ):
        monkeypatch.setenv("ARGV0", called)
        assert _said(made / "AppRun", "x") == f"started {program} x"
    monkeypatch.delenv("ARGV0")
    assert _said(made / "AppRun", "x") == "started shogi-desktop x"
    assert (made / ".DirIcon").resolve() == made / "shogi-desktop.png" and (made / "shogi-desktop.desktop").is_file()


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not here")
def test_the_package(load: Load, frozen: Path, drawn: Path, tmp_path: Path) -> None:
    shutil.copy(_small_library(), frozen / "_internal" / "library.so")
    load("linux_tree").lay_out(frozen, tmp_path / "tree" / "usr", drawn)
    usual = os.umask(0o077)
    try:
        made = load("linux_deb").build_deb(tmp_path / "tree", tmp_path, "amd64")
    finally:
        os.umask(usual)
    fields = _said("dpkg-deb", "-f", str(made), "Package", "Depends", "Architecture")
    assert "Package: shogi-desktop" in fields and "libc6 (>= 2." in fields and "xkb-data" in fields
    listed = [line.split() for line in _said("dpkg-deb", "-c", str(made)).splitlines()]
    names = {words[5].removeprefix("./"): words[0] for words in listed}
    for program in PROGRAMS:
        assert names[f"usr/lib/shogi-desktop/{program}"] == "-rwxr-xr-x"
        assert names[f"usr/games/{program}"].startswith("l") and f"usr/share/man/man6/{program}.6.gz" in names
    assert names["usr/share/doc/shogi-desktop/copyright"] == "-rw-r--r--"
    assert {words[1] for words in listed} == {"root/root"}
    subprocess.run(["dpkg-deb", "-x", made, tmp_path / "out"], check=True)
    assert (
        "Exec=/usr/games/shogi-desktop %f"
        in (tmp_path / "out/usr/share/applications/shogi-desktop.desktop").read_text()
    )
    copyright_text = (tmp_path / "out/usr/share/doc/shogi-desktop/copyright").read_text()
    assert "text of Qt" in copyright_text and "text of GNU" not in copyright_text


def _small_library() -> str:
    import librt.vecs

    return str(librt.vecs.__file__)


def _said(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
