"""What the pages for people say of files is true: links lead somewhere, and what is named is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (
    *("README.md", ".github/CONTRIBUTING.md", "packaging/README.md", "packaging/evaluation/README.md"),
    *("shogi_desktop/README.md", "shogi_desktop/jobs/README.md", "shogi_desktop/rules/variants/README.md"),
    *("shogi_desktop/ui/README.md", "tests/README.md"),
)
MADE = (
    *("resources/texts/de/", "resources/translations/shogi_desktop_de.ts"),
    *("shogi_desktop/notation/records/programs/plain.py", "tests/notation/records/programs/test_plain.py"),
)
"""What the pages tell to make."""
OPEN = re.compile(r"\b(NAME|LANGUAGE)\b|_NAME\b")
"""What stands for any name."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED = re.compile(r"`((?:\.github|packaging|resources|shogi_desktop|tests)/[\w./-]*)`")
COMMAND = re.compile(r"python3? (packaging/[\w/]+\.py)")
MODULE = re.compile(r"(?<![\w/])(tests(?:\.[a-z_]+)+)\b")


def anchors(page: Path) -> set[str]:
    """What GitHub calls the headings of a page."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    page = ROOT / name
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not link.startswith("https:")]
    missing = []
    for link in links:
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            missing.append(link)
    assert missing == []


@pytest.mark.parametrize("name", PAGES)
def test_what_is_named_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = [*NAMED.findall(text), *COMMAND.findall(text)]
    assert [path for path in paths if not OPEN.search(path) and path not in MADE and not (ROOT / path).exists()] == []
    modules = [module.replace(".", "/") for module in MODULE.findall(text)]
    assert [path for path in modules if not ((ROOT / path).is_dir() or (ROOT / f"{path}.py").is_file())] == []


@pytest.mark.parametrize("name", PAGES)
def test_lines_are_short_enough_to_be_read_anywhere(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []


def test_a_page_that_is_here_is_asked() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in ("shogi_desktop", "packaging", "tests", ".github")
        for path in (ROOT / folder).rglob("*.md")
    }
    assert found | {"README.md"} == set(PAGES)
