"""English names of one piece that have become usual side by side, mostly as books on different games write them."""

from __future__ import annotations

from typing import Final

from shogi_desktop.rules.record.variant import Kind

# The first ones are of other books than those our games take their names from, the others those of our own games for a
# piece that is written with the same kanji.
_SAME: Final = (
    ("kirin", "kylin"),
    ("free dream-eater", "free tapir"),
    ("queen", "free king"),
    ("angle general", "bishop general"),
    ("angle mover", "bishop"),
    ("cassia horse", "knight"),
    ("chinese cock", "huai chicken"),
    ("crown prince", "prince"),
    ("dove", "wooden dove"),
    ("drunk elephant", "drunken elephant"),
    ("ferocious leopard", "fierce leopard"),
    ("fierce bear", "violent bear"),
    ("fierce ox", "violent ox"),
    ("fierce stag", "violent stag"),
    ("fierce tiger", "savage tiger"),
    ("fierce wolf", "violent wolf"),
    ("flying chariot", "rook"),
    ("flying chicken", "flying cock"),
    ("flying eagle", "soaring eagle"),
    ("flying falcon", "flying hawk"),
    ("flying general", "rook general"),
    ("front standard", "standard bearer"),
    ("gold bird", "golden bird"),
    ("gold stag", "golden deer"),
    ("horned falcon", "horned hawk"),
    ("incense chariot", "lance"),
    ("king of teachings", "teaching king"),
    ("liberated horse", "wind horse"),
    ("long-nosed goblin", "tengu"),
    ("nature spirit", "she-devil"),
    ("neighboring king", "neighbouring king"),
    ("ox chariot", "oxcart"),
    ("poisonous serpent", "poisonous snake"),
    ("racing chariot", "running chariot"),
    ("raiding falcon", "raiding hawk"),
    ("roaming boar", "rushing boar"),
    ("silver hare", "silver rabbit"),
    ("sumo wrestler", "wrestler"),
    ("vermilion sparrow", "vermillion sparrow"),
    ("water buffalo", "water ox"),
    ("white foal", "white horse"),
)
_OTHERS: Final = {name: tuple(each for each in names if each != name) for names in _SAME for name in names}


def second_names(kind: Kind) -> tuple[str, ...]:
    """What a kind is called in English elsewhere."""
    return _OTHERS.get(kind.name, ())
