"""The page that shows all pictures of the gallery, with a search over their names."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

_PAGE = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Shogi Desktop: gallery</title>
<style>
body {{ font: 14px sans-serif; margin: 0; background: #777; color: #fff; }}
header {{ position: sticky; top: 0; background: #333; padding: 10px 16px; z-index: 1; }}
input {{ font: inherit; padding: 4px 8px; width: 26em; }}
h2 {{ margin: 18px 16px 0; }}
main {{ display: flex; flex-wrap: wrap; gap: 12px; padding: 12px 16px; }}
figure {{ margin: 0; width: 400px; }}
figure img {{ max-width: 400px; max-height: 320px; display: block; box-shadow: 0 2px 8px #0008; }}
figcaption {{ padding: 4px 0; overflow-wrap: anywhere; }}
.cut {{ color: #ffd27a; }}
</style>
<header><input id="find" placeholder="words of the names, e.g. tenjiku dark cs" autofocus> {count} pictures</header>
{sections}
<script>
const find = document.getElementById("find");
find.addEventListener("input", () => {{
  const words = find.value.toLowerCase().split(/\\s+/);
  for (const figure of document.querySelectorAll("figure"))
    figure.hidden = !words.every(word => figure.dataset.name.includes(word));
  for (const section of document.querySelectorAll("section"))
    section.hidden = !section.querySelector("figure:not([hidden])");
}});
</script>
</html>
"""


@dataclass(frozen=True)
class Entry:
    """A picture: its scene, its file and the texts in it that are cut off."""

    scene: str
    file: str
    clipped: Sequence[str] = ()


def page(entries: Sequence[Entry]) -> str:
    """The HTML text; pictures of a scene stand together."""
    sections = [_section(scene, list(group)) for scene, group in groupby(entries, key=lambda entry: entry.scene)]
    return _PAGE.format(count=len(entries), sections="\n".join(sections))


def _section(scene: str, entries: list[Entry]) -> str:
    return f"<section><h2>{html.escape(scene)}</h2><main>{''.join(map(_figure, entries))}</main></section>"


def _figure(entry: Entry) -> str:
    file, cut = html.escape(entry.file), html.escape("; ".join(entry.clipped))
    note = f'<div class="cut">cut off: {cut}</div>' if cut else ""
    picture = f'<a href="{file}"><img loading="lazy" src="{file}" alt=""></a>'
    return f'<figure data-name="{file.lower()}">{picture}<figcaption>{file}{note}</figcaption></figure>'
