"""Tables of a rule page that are made from the variant's record: its pieces and its handicaps."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.record.variant import Handicap, Kind, Variant

from ..diagrams.reach import Sign, diagram_of
from ..diagrams.words import sign_words
from ..faces.art import RATIO
from ..words.i18n import current_language, variant_text
from ..words.pieces.catalogue import Entry, entries
from ..words.rule_words import jump_ranks
from ..words.texts import piece_name, replaced_pieces, value_text
from .look import PageLook

FACE: Final = 2.9  # width of a face in letter sizes
DIAGRAM: Final = 7.2
SIGN: Final = 1.7  # height of a sign of the legend
_NONE: Final = '<span class="muted">–</span>'


def made_table(what: str, variant: Variant, look: PageLook) -> str:
    """HTML of a `{{what}}` of a page. KeyError where there is no such table."""
    makers = {"pieces": _pieces, "legend": _legend, "handicaps": _handicaps, "ranks": _ranks}
    return makers[what](variant, look)


def _head(titles: list[str], look: PageLook) -> str:
    cells = "".join(f'<th align="left" class="head">{escape(title)}</th>' for title in titles)
    return f'<tr bgcolor="{look.stripe}">{cells}</tr>'


def _table(rows: list[str]) -> str:
    return f'<table class="data" width="100%" cellspacing="0" cellpadding="5">{"".join(rows)}</table>'


def _pieces(variant: Variant, look: PageLook) -> str:
    titles = [
        "",
        QCoreApplication.translate("RulePages", "Piece"),
        QCoreApplication.translate("RulePages", "Moves"),
        QCoreApplication.translate("RulePages", "Turns into")
        if variant.flips
        else QCoreApplication.translate("RulePages", "Promotes to"),
        QCoreApplication.translate("RulePages", "Value"),
    ]
    rows = [_head(titles, look)]
    for entry in entries(variant):
        kind = entry.kind
        cells = [
            _face(variant, kind, look, FACE),
            _names(kind),
            _image("diagram", variant, kind, round(DIAGRAM * look.size), round(DIAGRAM * look.size)),
            _promotion(variant, entry, look),
            value_text(kind) if kind.value else _NONE,
        ]
        rows.append("<tr>" + "".join(f'<td valign="middle">{cell}</td>' for cell in cells) + "</tr>")
    return _table(rows)


def _legend(variant: Variant, look: PageLook) -> str:
    """The signs in the diagrams of the variant, two entries a row."""
    kinds = variant.every_kind
    used = {sign for kind in kinds for sign in diagram_of(kind, variant).signs}
    signs = [sign for sign in Sign if sign in used]
    height = round(SIGN * look.size)
    left, words = 2 * height + 12, look.column // 2 - 2 * height - 12
    cells = [
        f'<td width="{left}"><img src="sign:{escape(variant.name)}/{sign.value}?{2 * height}" width="{2 * height}" '
        f'height="{height}"></td><td width="{words}" class="caption">{escape(sign_words(sign))}</td>'
        for sign in signs
    ]
    cells += ["<td></td><td></td>"] * (len(cells) % 2)
    rows = [f"<tr>{one}{other}</tr>" for one, other in zip(cells[::2], cells[1::2], strict=True)]
    return f'<table width="100%" cellspacing="0" cellpadding="3">{"".join(rows)}</table>'


def _ranks(variant: Variant, look: PageLook) -> str:
    """Who may be jumped over by whom, the highest rank first."""
    titles = [QCoreApplication.translate("RulePages", "Rank"), QCoreApplication.translate("RulePages", "Pieces")]
    rows = [f"<tr><td>{rank}</td><td>{escape(names)}</td></tr>" for rank, names in jump_ranks(variant)]
    return _table([_head(titles, look), *rows])


def _names(kind: Kind) -> str:
    name = piece_name(kind)
    letters = f'<span class="code">{escape(kind.abbreviation)}</span>'
    kanji = escape(kind.kanji)
    others = kanji if current_language() == "ja" else f"{kanji} <i>{escape(kind.romaji)}</i>"
    first = f"<b>{escape(name)}</b>"
    below = [letters] if name == kind.kanji else [others, letters]
    return "<br>".join([first, " &nbsp;".join(below)])


def _promotion(variant: Variant, entry: Entry, look: PageLook) -> str:
    above = entry.kind.promotes_to or (entry.kind.unpromoted if variant.flips else 0)
    if above:
        other = variant.kind(above)
        return _face(variant, other, look, FACE * 0.8) + f"<br>{escape(piece_name(other))}"
    if entry.at_start:
        return _NONE
    names = ", ".join(piece_name(variant.kind(kind.unpromoted)) for kind in entry.kinds)
    return f'<span class="muted">← {escape(names)}</span>'


def _face(variant: Variant, kind: Kind, look: PageLook, size: float) -> str:
    width = round(size * look.size)
    return _image("piece", variant, kind, width, round(width * RATIO))


def _image(source: str, variant: Variant, kind: Kind, width: int, height: int) -> str:
    return f'<img src="{source}:{escape(variant.name)}/{escape(kind.code)}?{width}" width="{width}" height="{height}">'


def _handicaps(variant: Variant, look: PageLook) -> str:
    titles = [
        QCoreApplication.translate("RulePages", "Handicap"),
        QCoreApplication.translate("RulePages", "White begins without"),
    ]
    replaces = any(handicap.replace for handicap in variant.handicaps)
    rows = [_head([*titles, QCoreApplication.translate("RulePages", "Other pieces")] if replaces else titles, look)]
    for handicap in variant.handicaps:
        name = variant_text(handicap.name)
        shown = escape(name) if name == handicap.kanji else f"{escape(name)} &nbsp;{escape(handicap.kanji)}"
        cells = [shown, escape(_left_out(variant, handicap))]
        cells += ["<br>".join(map(escape, replaced_pieces(variant, handicap)))] * replaces
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return _table(rows)


def _left_out(variant: Variant, handicap: Handicap) -> str:
    """ "rook 8b, lance 1a 9a; in hand: 3 pawn"."""
    squares: dict[str, list[str]] = {}
    for square in handicap.remove:
        name = piece_name(variant.kind(variant.array[square][0]))
        squares.setdefault(name, []).append(variant.square_name(square))
    text = ", ".join(f"{name} {' '.join(names)}" for name, names in squares.items())
    if not handicap.hand:
        return text
    held = ", ".join(f"{count} × {piece_name(variant.kind(kind))}" for kind, count in handicap.hand)
    return QCoreApplication.translate("RulePages", "{pieces}; but has in hand: {held}").format(pieces=text, held=held)
