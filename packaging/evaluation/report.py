"""The report of what was learned: `python packaging/evaluation/report.py` writes its table and pictures anew.

The rounds of every variant stand in history/NAME.json; the table goes into README.md, the pictures are NAME.svg.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from model import Architecture
from training import Pass

from shogi_desktop.engine.evaluation.network import load_network, read_network
from shogi_desktop.files import write_atomic
from shogi_desktop.matches.standing import Standing
from shogi_desktop.rules import Variant

HERE: Final = Path(__file__).resolve().parent
HISTORY: Final = HERE / "history"
README: Final = HERE / "README.md"
_TABLE: Final = ("<!-- The table begins here. -->\n", "<!-- The table ends here. -->\n")
_COLUMNS: Final = ("game", "network", "against", "games / positions", "learned from", "excess", "match", "taken")


@dataclass(frozen=True)
class Round:
    """One round of `learn`: the new network and its file, the old one, what was played for it, how it learned, and
    the match."""

    network: str
    against: str
    games: int
    positions: int
    data: bytes
    passes: list[Pass]
    standing: Standing
    verdict: str
    taken: bool


def shape_of(path: Path, variant: Variant) -> Architecture:
    """The architecture of a network."""
    return _shape(load_network(path, variant).header)


def _shape(header: Any) -> Architecture:
    return Architecture(**{name: header[name] for name in Architecture.__dataclass_fields__})


def add(variant: Variant, done: Round) -> None:
    """Keeps a round, and writes the report."""
    header = read_network(done.data, variant).header
    told = {
        "network": done.network,
        "against": done.against,
        "architecture": asdict(_shape(header)),
        "training": header["training"],
        "games": done.games,
        "positions": done.positions,
        "bytes": len(done.data),
        "passes": [asdict(one) for one in done.passes],
        "match": str(done.standing),
        "test": done.verdict,
        "taken": done.taken,
    }
    file = HISTORY / f"{variant.name}.json"
    rounds = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    HISTORY.mkdir(exist_ok=True)
    write_atomic(file, json.dumps([*rounds, told], indent=1) + "\n")
    write_report()


def write_report() -> None:
    """Writes the table and the pictures of all rounds."""
    rows = ["| " + " | ".join(_COLUMNS) + " |\n", "|" + "---|" * len(_COLUMNS) + "\n"]
    pictures = []
    for file in sorted(HISTORY.glob("*.json")):
        rounds = json.loads(file.read_text(encoding="utf-8"))
        rows += [_row(file.stem, one) for one in rounds]
        draw(file.stem, rounds, HISTORY / f"{file.stem}.svg")
        pictures.append(f"\n![{file.stem}](history/{file.stem}.svg)\n")
    before, rest = README.read_text(encoding="utf-8").split(_TABLE[0])
    after = rest.split(_TABLE[1])[1]
    write_atomic(README, before + _TABLE[0] + "\n" + "".join(rows + pictures) + "\n" + _TABLE[1] + after)


def _row(name: str, one: dict[str, Any]) -> str:
    apart = one["passes"][-1]["apart"]
    cells = [
        name,
        one["network"],
        one["against"],
        f"{one['games']:,} / {one['positions']:,}",
        f"{one['training']['positions']:,}",
        f"{apart:.5f}",
        f"{one['match']}; {one['test']}",
        "yes" if one["taken"] else "no",
    ]
    return "| " + " | ".join(cells) + " |\n"


def draw(name: str, rounds: list[dict[str, Any]], path: Path) -> None:
    """The curves of all rounds of a variant, one after the other."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams["svg.hashsalt"] = name  # the same picture for the same numbers
    figure, axes = pyplot.subplots(1, 2, figsize=(10, 3.2), layout="constrained")
    for number, one in enumerate(rounds, 1):
        passes = [done["number"] for done in one["passes"]]
        for axis, field in ((axes[0], "apart"), (axes[1], "results")):
            axis.plot(passes, [done[field] for done in one["passes"]], marker="o", label=f"{number}: {one['network']}")
    axes[0].set(title=f"{name}: what is to be learned, games kept apart", xlabel="pass", ylabel="excess entropy")
    axes[1].set(title=f"{name}: results of games kept apart", xlabel="pass", ylabel="cross-entropy")
    for axis in axes:
        axis.legend(fontsize="small")
        axis.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


if __name__ == "__main__":
    write_report()
