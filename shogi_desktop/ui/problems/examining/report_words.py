"""What the check of a problem has found, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from shogi_desktop.mating.report import FlawKind, ProblemFlaw, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.problems.tree import ExaminedNode

from ...words.i18n import QT_TRANSLATE_NOOP, counted, translate
from ...words.texts import piece_name, side_name
from .verdict_marks import VerdictSign

Named = Callable[[ExaminedNode, int], str]  # a move of the position of a node as the person reads it

_FLAWS: Final = {
    FlawKind.SHORTER: QT_TRANSLATE_NOOP("Examining", "Shorter than stated: {plies} instead of {stated}"),
    FlawKind.COOK: QT_TRANSLATE_NOOP("Examining", "Move {n}: {move} mates too, mate in {plies}"),
    FlawKind.DUAL: QT_TRANSLATE_NOOP("Examining", "At the last move {move} mates too"),
    FlawKind.PROMOTION: QT_TRANSLATE_NOOP("Examining", "Move {n}: {move} mates too; they differ in promoting alone"),
    FlawKind.LEFT: QT_TRANSLATE_NOOP("Examining", "Left in hand: {pieces}"),
}
_FIRST_COOK: Final = QT_TRANSLATE_NOOP("Examining", "Another first move mates: {move}, mate in {plies}")
_LONG_DUAL: Final = QT_TRANSLATE_NOOP("Examining", "At the last move {move} mates too, in {plies}")
MOST: Final = 6  # reasons of one kind
_ORDER: Final = tuple(FlawKind)
_GRAVE: Final = frozenset({FlawKind.NO_MATE, FlawKind.SHORTER, FlawKind.COOK})


@dataclass(frozen=True)
class Headline:
    """What is found in short; `note` says the rest in a second line ("" = nothing)."""

    mark: VerdictSign | None
    title: str
    note: str = ""


@dataclass(frozen=True)
class Finding:
    """One thing found; `node` shows it, or `move` tried there, where it is not NO_MOVE."""

    mark: VerdictSign
    text: str
    node: ExaminedNode
    move: int = NO_MOVE


@dataclass(frozen=True)
class MoveWorth:
    """What a move is worth: `short` for a row ("mate in 3"), `brief` where it is narrow ("3"); `mark` None where
    nothing is known."""

    mark: VerdictSign | None
    short: str
    brief: str = ""


def said(text: str) -> str:
    """A text of this module in the language of the window."""
    return translate("Examining", text)


def headline(report: Report) -> Headline:
    """Whether the problem is sound, and in how many moves it is mate."""
    if report.mate is False:
        return Headline(VerdictSign.FAILS, said(QT_TRANSLATE_NOOP("Examining", "No mate")))
    undecided = said(QT_TRANSLATE_NOOP("Examining", "Not decided in the time"))
    if report.mate is None:
        bounded = QT_TRANSLATE_NOOP("Examining", "No mate in {n} move|No mate in up to {n} moves")
        bounded = counted(said(bounded), report.within)
        return Headline(VerdictSign.OPEN, bounded if report.within else undecided)
    plies = plies_text(report.length or report.plies, not report.at_most)
    length = said(QT_TRANSLATE_NOOP("Examining", "Mate in {n}")).format(n=plies)
    note = ""
    if not report.at_most and report.length and report.length != report.plies:
        note = said(QT_TRANSLATE_NOOP("Examining", "{n} with useless interpositions")).format(n=report.plies)
    if report.sound is False:
        title = said(QT_TRANSLATE_NOOP("Examining", "Not sound"))
        return Headline(VerdictSign.FAILS, title, " · ".join(part for part in (length, note) if part))
    if report.sound is None and report.exact and report.within >= report.plies:
        alone = QT_TRANSLATE_NOOP("Examining", "No other solution in {n} move|No other solution up to {n} moves")
        alone = counted(said(alone), report.within)
        return Headline(VerdictSign.LIKELY, length, " · ".join(part for part in (alone, note) if part))
    if report.sound is None:
        return Headline(VerdictSign.OPEN, length, undecided)
    choices = any(flaw.kind in (FlawKind.DUAL, FlawKind.PROMOTION) for flaw in report.flaws)
    one = not choices and not report.undecided
    title = QT_TRANSLATE_NOOP("Examining", "Sound: mate in {n}, one solution")
    if not one:
        title = QT_TRANSLATE_NOOP("Examining", "Sound: mate in {n}")
    return Headline(VerdictSign.MATES, said(title).format(n=plies), note)


def plies_text(plies: int, exact: bool) -> str:
    """A number of moves, as the most there can be where more time may find fewer."""
    return str(plies) if exact else said(QT_TRANSLATE_NOOP("Examining", "at most {n}")).format(n=plies)


def reasons(report: Report, stated: int, main: list[ExaminedNode], named: Named) -> list[Finding]:
    """What was found, the gravest first.

    `stated` is the length that the problem states (0 = none), `main` the nodes of the main line, the root first.
    """
    found: list[Finding] = []
    flaws = sorted((flaw for flaw in report.flaws if flaw.kind in _FLAWS), key=_gravity)
    for _, group in groupby(flaws, key=lambda flaw: flaw.kind):
        found += _most([_flaw_reason(flaw, stated, main, named) for flaw in group])
    if report.mate and not report.at_most and 0 < stated < report.length:
        longer = said(QT_TRANSLATE_NOOP("Examining", "Longer than stated: {there} instead of {stated}"))
        found.append(Finding(VerdictSign.REMARK, longer.format(there=report.length, stated=stated), main[-1]))
    found += _most([_open_reason(*move, main, named) for move in report.undecided if move.ply < len(main)])
    return found


def _open_reason(ply: int, move: int, plies: int, main: list[ExaminedNode], named: Named) -> Finding:
    """A move that was not decided, or not beyond so many plies."""
    text = QT_TRANSLATE_NOOP("Examining", "Move {n}: {move} was not decided in the time")
    if plies:
        text = QT_TRANSLATE_NOOP(
            "Examining",
            "Move {n}: {move} does not mate in {plies} move|Move {n}: {move} does not mate in up to {plies} moves",
        )
    told = counted(said(text), plies, n=ply + 1, move=named(main[ply], move), plies=plies)
    return Finding(VerdictSign.OPEN, told, main[ply], move)


def _most(alike: list[Finding]) -> list[Finding]:
    """Reasons of one kind; of very many the first, and how many more there are."""
    if len(alike) <= MOST:
        return alike
    shown = alike[: MOST - 1]
    more = said(QT_TRANSLATE_NOOP("Examining", "{n} more like this")).format(n=len(alike) - len(shown))
    return [*shown, Finding(shown[-1].mark, more, shown[-1].node)]


def _gravity(flaw: ProblemFlaw) -> tuple[int, int, int]:
    """Lowest for the gravest; of others that mate first the early ones, then the short ones."""
    return _ORDER.index(flaw.kind), flaw.ply, flaw.plies


def _flaw_reason(flaw: ProblemFlaw, stated: int, main: list[ExaminedNode], named: Named) -> Finding:
    mark = VerdictSign.FAILS if flaw.kind in _GRAVE else VerdictSign.REMARK
    at = main[min(flaw.ply, len(main) - 1)]
    first = flaw.kind is FlawKind.COOK and flaw.ply == 0
    longer = flaw.kind is FlawKind.DUAL and flaw.plies > 1
    text = said(_FIRST_COOK if first else _LONG_DUAL if longer else _FLAWS[flaw.kind]).format(
        n=flaw.ply + 1,
        move=named(at, flaw.move) if flaw.move else "",
        plies=plies_text(flaw.plies, flaw.exact),
        stated=stated,
        pieces=pieces_text(flaw.pieces, at.position.variant),
    )
    return Finding(mark, text, at, flaw.move) if flaw.move else Finding(mark, text, main[-1])


def pieces_text(kinds: tuple[int, ...], variant: Variant) -> str:
    """Pieces by name: "gold general, pawn ×2"."""
    names = Counter(piece_name(variant.kind(kind)) for kind in kinds)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in names.items())


def standing(node: ExaminedNode) -> MoveWorth:
    """What a node is worth, seen by the side that has moved."""
    verdict, attacks = node.verdict, node.by_attacker
    if node.waiting and not node.decided:
        return MoveWorth(VerdictSign.LOOKING, said(QT_TRANSLATE_NOOP("Examining", "looking")))
    if verdict is None:
        return MoveWorth(None, "")
    if attacks and not verdict.check:
        return MoveWorth(VerdictSign.NO_CHECK, said(QT_TRANSLATE_NOOP("Examining", "no check")))
    if verdict.mate is None and verdict.within:
        up_to = said(QT_TRANSLATE_NOOP("Examining", "no mate up to {n}"))
        return MoveWorth(VerdictSign.OPEN, up_to.format(n=verdict.within + attacks))
    if verdict.mate is None:
        return MoveWorth(VerdictSign.OPEN, said(QT_TRANSLATE_NOOP("Examining", "not decided")))
    if not verdict.mate:
        escapes = QT_TRANSLATE_NOOP("Examining", "escapes")
        return MoveWorth(
            VerdictSign.FAILS, said(escapes if _by_defender(node) else QT_TRANSLATE_NOOP("Examining", "no mate"))
        )
    plies = verdict.plies + attacks
    if attacks and plies == 1:
        return MoveWorth(VerdictSign.MATES, said(QT_TRANSLATE_NOOP("Examining", "mate")))
    words = QT_TRANSLATE_NOOP("Examining", "mate in {n}")
    if _by_defender(node):
        words = QT_TRANSLATE_NOOP("Examining", "mated in {n}")
    return MoveWorth(VerdictSign.MATES, said(words).format(n=plies_text(plies, verdict.exact)), str(plies))


def _by_defender(node: ExaminedNode) -> bool:
    return node.parent is not None and not node.by_attacker


def explanation(node: ExaminedNode, report: Report | None, named: Named) -> str:
    """Why the move that led to a node is right or wrong; "" for the root and where nothing is known."""
    if node.parent is None or (node.verdict is None and not node.waiting):
        return ""
    move, verdict = named(node.parent, node.move), node.verdict
    if verdict is None or verdict.mate is None:
        looking = QT_TRANSLATE_NOOP("Examining", "{move}: looking for an answer…")
        open_ = QT_TRANSLATE_NOOP("Examining", "{move}: not decided in the time.")
        if verdict is not None and verdict.within:
            open_ = QT_TRANSLATE_NOOP(
                "Examining",
                "{move}: no mate in {n} move; longer ones were not decided."
                "|{move}: no mate in up to {n} moves; longer ones were not decided.",
            )
        bound = verdict.within + node.by_attacker if verdict is not None else 0
        return counted(said(looking if node.waiting else open_), bound, move=move)
    if node.by_attacker and verdict.mate:
        return said(_mate_words(node, verdict, report)).format(
            move=move, n=plies_text(verdict.plies + 1, verdict.exact)
        )
    if node.by_attacker:
        return _failure_words(node, verdict, move, named)
    escapes = QT_TRANSLATE_NOOP("Examining", "{move}: there is no mate any more.")
    takes = QT_TRANSLATE_NOOP("Examining", "{move}: the mate takes {n} more.")
    return said(takes if verdict.mate else escapes).format(move=move, n=plies_text(verdict.plies, verdict.exact))


def _mate_words(node: ExaminedNode, verdict: Verdict, report: Report | None) -> str:
    """The sentence on a check that mates, {move} and {n} still open."""
    parent, at_once = node.parent, verdict.plies == 0
    other = parent is not None and not node.main and (parent.main or parent.parent is None)
    if report is None or not report.mate or not other:
        plain = QT_TRANSLATE_NOOP("Examining", "{move} mates in {n}.")
        return QT_TRANSLATE_NOOP("Examining", "{move} is mate.") if at_once else plain
    kind = node.flaw.kind if node.flaw is not None else FlawKind.COOK
    if kind is FlawKind.PROMOTION:
        return QT_TRANSLATE_NOOP("Examining", "{move} mates too: it makes no difference whether the piece promotes.")
    if kind is FlawKind.DUAL:
        return QT_TRANSLATE_NOOP("Examining", "{move} mates too: there is a choice at the last move.")
    if at_once:
        return QT_TRANSLATE_NOOP("Examining", "{move} is mate too: another solution.")
    return QT_TRANSLATE_NOOP("Examining", "{move} mates too, in {n}: another solution.")


def _failure_words(node: ExaminedNode, verdict: Verdict, move: str, named: Named) -> str:
    """The sentence on a move of the attacker's that does not mate."""
    if not verdict.check:
        text = said(QT_TRANSLATE_NOOP("Examining", "{move} is no check. Every move of the attacker must give check."))
        return text.format(move=move)
    reply = next((child.move for child in node.children if child.refutes), next(iter(verdict.line), NO_MOVE))
    if not reply:
        return said(QT_TRANSLATE_NOOP("Examining", "{move}: there is no mate after it.")).format(move=move)
    text = said(QT_TRANSLATE_NOOP("Examining", "{move}: {side} answers {answer} and there is no mate."))
    return text.format(move=move, side=side_name(int(node.position.turn)), answer=named(node, reply))
