"""The rules of a variant in short sentences, read from its record: what a newcomer has to know."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.record.variant import Variant

from .texts import piece_name


def rule_sentences(variant: Variant) -> list[str]:
    """How a game is won, what becomes of captured pieces, promotion, repetition and the special powers."""
    return [_goal(variant), _captured(variant), _promotion(variant), _repetition(variant), *_powers(variant)]


def _goal(variant: Variant) -> str:
    if variant.check == "capture":
        return QCoreApplication.translate(
            "RuleWords",
            "You win by taking or burning the enemy's last royal piece. A check need not be answered, so look after "
            "your own.",
        )
    return QCoreApplication.translate(
        "RuleWords",
        "A king in check must be saved at once. Where nothing saves it, it is checkmate and the game is won.",
    )


def _captured(variant: Variant) -> str:
    if variant.has_drops:
        return QCoreApplication.translate(
            "RuleWords",
            "Captured pieces change sides: instead of a move, one of yours may be dropped on an empty square.",
        )
    return QCoreApplication.translate("RuleWords", "Captured pieces leave the game.")


def _promotion(variant: Variant) -> str:
    if "capture_inside" in variant.promotion_on:
        text = QCoreApplication.translate(
            "RuleWords",
            "A piece may promote when it enters the {n} farthest ranks, or when it captures on a move that begins or "
            "ends there.",
        )
    else:
        text = QCoreApplication.translate(
            "RuleWords", "A piece may promote on a move that begins or ends in the {n} farthest ranks."
        )
    return text.format(n=variant.promotion_zone)


def _repetition(variant: Variant) -> str:
    texts = {
        "draw": QCoreApplication.translate("RuleWords", "When a position comes up for the {n}th time, it is a draw."),
        "forbidden": QCoreApplication.translate("RuleWords", "No move may bring back an earlier position."),
        "forbidden_unless_in_check": QCoreApplication.translate(
            "RuleWords", "No move may bring back an earlier position, except out of check."
        ),
        "allowed": QCoreApplication.translate("RuleWords", "Positions may come back as often as the players like."),
    }
    return texts[variant.repetition_result].format(n=variant.repetition)


def _powers(variant: Variant) -> list[str]:
    kinds = [kind for kind in variant.kinds if kind is not None]
    said = []
    burner = next((kind for kind in kinds if kind.burns), None)
    if burner is not None:
        text = QCoreApplication.translate(
            "RuleWords",
            "Where a {burner} stops, it burns every enemy beside it. A piece that stops beside an enemy {burner} is "
            "burnt itself.",
        )
        said.append(text.format(burner=piece_name(burner)))
    if any(ray.block == "ranked" for kind in kinds for ray in kind.movement.rays):
        text = QCoreApplication.translate(
            "RuleWords", "Generals capture by jumping over any number of pieces of lower rank. The ranks: {ranks}."
        )
        said.append(text.format(ranks=" > ".join(f"{names} {rank}" for rank, names in jump_ranks(variant))))
    if any(kind.movement.legs for kind in kinds):
        said.append(
            QCoreApplication.translate(
                "RuleWords",
                "Lions and some others may capture and go on, or come back: click the first square, then the second.",
            )
        )
    return said


def jump_ranks(variant: Variant) -> list[tuple[int, str]]:
    """The ranks that say who jumps over whom, the highest first, each with its pieces: (4, "king, prince"), ...,
    (0, "all others"); a face that other pieces promote to is named once."""
    names: dict[int, list[str]] = {}
    for kind in variant.kinds:
        if kind is not None and kind.jump_rank:
            name = piece_name(kind)
            if name not in names.setdefault(kind.jump_rank, []):
                names[kind.jump_rank].append(name)
    ranks = [(rank, ", ".join(names[rank])) for rank in sorted(names, reverse=True)]
    return [*ranks, (0, QCoreApplication.translate("RuleWords", "all others"))]
