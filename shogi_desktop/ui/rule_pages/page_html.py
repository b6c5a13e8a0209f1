"""A rule page as HTML for the text browser, whose rich text knows tables and margins but no floats or widths."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF, QPalette

from shogi_desktop.rules.record.variant import Handicap, Kind, RuleOption, Variant
from shogi_desktop.session.piece_catalogue import CatalogueEntry, entries

from ..diagrams.legend import sign_words
from ..diagrams.reach import ReachSign, diagram_of
from ..faces.art import RATIO
from ..look.fonts import letter_width
from ..pictures.board_picture import picture_columns, picture_size
from ..widgets.plain import markup_kept, words_kept
from ..words.i18n import current_language, translate, variant_text
from ..words.rule_words import jump_ranks
from ..words.texts import piece_name, replaced_pieces, value_text
from .page_text import Block, Heading, Items, Made, Note, Paragraph, Picture, Pictures, Sample, Table
from .pictures import rule_crop

LINE: Final = 66  # letters of a line
READING: Final = 1.25  # letters of the page to those of the window
MARGIN: Final = 28  # pixels beside the column, at least


@dataclass(frozen=True)
class PageLook:
    """`size` of letters and `column` in logical pixels; colours as #rrggbb. `dark` says how boards are drawn."""

    size: int
    column: int
    text: str
    muted: str
    accent: str
    stripe: str
    line: str
    dark: bool


def page_look(font: QFont, palette: QPalette, zoom: float, room: int, dark: bool) -> PageLook:
    """The look for a viewport `room` pixels wide, letters `zoom` times as large as the window's."""
    size = max(8, round(_pixels(font) * READING * zoom))
    letters = QFont(font)
    letters.setPixelSize(size)
    wide = letter_width(letters) * LINE
    role = QPalette.ColorRole
    return PageLook(
        size=size,
        column=int(min(max(wide, 320), max(room - 2 * MARGIN, 240))),
        text=palette.color(role.Text).name(),
        muted=palette.color(role.PlaceholderText).name(),
        accent=palette.color(role.Link).name(),
        stripe=palette.color(role.AlternateBase).name(),
        line=palette.color(role.Mid).name(),
        dark=dark,
    )


def _pixels(font: QFont) -> float:
    return float(font.pixelSize()) if font.pixelSize() > 0 else QFontMetricsF(font).height() / 1.2


_OPTION: Final = re.compile(r"\{option:([a-z0-9_]+)\}")
_CHOICE: Final = re.compile(r"\{choice:([a-z0-9_]+)=([a-z0-9_]+)\}")
_LINK: Final = re.compile(r"\[([^\]]+)\]\((\w*)#([\w-]+)\)")
_CODE: Final = re.compile(r"`([^`]+)`")
_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_ITALIC: Final = re.compile(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])")
_HELD: Final = re.compile("\x00(\\d+)\x00")

SCHEME: Final = "rules"


def page_url(variant_name: str, section: str = "") -> str:
    """Address of a section of a page."""
    return f"{SCHEME}:{variant_name}" + (f"#{section}" if section else "")


def inline_html(text: str, variant: Variant) -> str:
    """The line with its marks turned into HTML. KeyError for an option or choice that the variant does not have."""
    held: list[str] = []  # code is set aside: nothing in it is a mark

    def hold(match: re.Match[str]) -> str:
        held.append(f'<span class="code">{match[1]}</span>')
        return f"\x00{len(held) - 1}\x00"

    html = _CODE.sub(hold, escape(text, quote=False))
    html = _OPTION.sub(lambda match: option_title(variant, match[1]), html)
    html = _CHOICE.sub(lambda match: choice_title(variant, match[1], match[2]), html)
    html = _LINK.sub(lambda match: _link(page_url(match[2] or variant.name, match[3]), match[1]), html)
    html = _BOLD.sub(r"<b>\1</b>", html)
    html = _ITALIC.sub(r"<i>\1</i>", html)
    return _HELD.sub(lambda match: held[int(match[1])], html)


def _link(address: str, words: str) -> str:
    return f'<a href="{escape(address)}">{words}</a>'


def plain_text(text: str, variant: Variant) -> str:
    """The line without its marks."""
    html = re.sub(r"<[^>]+>", "", inline_html(text, variant))
    return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def option_title(variant: Variant, key: str) -> str:
    return escape(variant_text(_option(variant, key).title), quote=False)


def choice_title(variant: Variant, key: str, value: str) -> str:
    return escape(variant_text(dict(_option(variant, key).choices)[value]), quote=False)


def _option(variant: Variant, key: str) -> RuleOption:
    return {option.key: option for option in variant.options}[key]


FACE: Final = 2.9  # width of a face in letter sizes
TABLE_DIAGRAM: Final = 7.2
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
        translate("RulePages", "Piece"),
        translate("RulePages", "Moves"),
        translate("RulePages", "Turns into") if variant.flips else translate("RulePages", "Promotes to"),
        translate("RulePages", "Value"),
    ]
    rows = [_head(titles, look)]
    for entry in entries(variant):
        kind = entry.kind
        cells = [
            _face(variant, kind, look, FACE),
            _names(kind),
            _image("diagram", variant, kind, round(TABLE_DIAGRAM * look.size), round(TABLE_DIAGRAM * look.size)),
            _promotion(variant, entry, look),
            value_text(variant, kind) if kind.value or kind.royal else _NONE,
        ]
        rows.append("<tr>" + "".join(f'<td valign="middle">{cell}</td>' for cell in cells) + "</tr>")
    return _table(rows)


def _legend(variant: Variant, look: PageLook) -> str:
    """The signs in the diagrams of the variant, two entries a row."""
    kinds = variant.every_kind
    used = {sign for kind in kinds for sign in diagram_of(kind, variant).signs}
    signs = [sign for sign in ReachSign if sign in used]
    height = round(SIGN * look.size)
    left, words = 2 * height + 12, look.column // 2 - 2 * height - 12
    cells = [
        f'<td width="{left}"><img src="sign:{escape(variant.name)}/{sign.value}?{2 * height}" width="{2 * height}" '
        f'height="{height}"></td><td width="{words}" class="caption">{words_kept(escape(sign_words(sign)))}</td>'
        for sign in signs
    ]
    cells += ["<td></td><td></td>"] * (len(cells) % 2)
    rows = [f"<tr>{one}{other}</tr>" for one, other in zip(cells[::2], cells[1::2], strict=True)]
    return f'<table width="100%" cellspacing="0" cellpadding="3">{"".join(rows)}</table>'


def _ranks(variant: Variant, look: PageLook) -> str:
    """Who may be jumped over by whom, the highest rank first."""
    titles = [translate("RulePages", "Rank"), translate("RulePages", "Pieces")]
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


def _promotion(variant: Variant, entry: CatalogueEntry, look: PageLook) -> str:
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
    titles = [translate("RulePages", "Handicap"), translate("RulePages", "White begins without")]
    replaces = any(handicap.replace for handicap in variant.handicaps)
    rows = [_head([*titles, translate("RulePages", "Other pieces")] if replaces else titles, look)]
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
    return translate("RulePages", "{pieces}; but has in hand: {held}").format(pieces=text, held=held)


CELL: Final = 2.9  # width of a square in letter sizes, where the column has room
SMALL_CELL: Final = 2.4  # of pictures that stand side by side
DIAGRAM: Final = 15.0
GAP: Final = 1.2  # between pictures side by side
LEAST: Final = 10  # width of a picture side by side with others; where there is less room they stand below each other

_SHEET: Final = """
body {{ color: {text}; font-size: {size}px; }}
p, li {{ line-height: 142%; margin-top: 0px; margin-bottom: {p}px; }}
li {{ margin-bottom: {li}px; }}
h1 {{ margin-top: {p}px; margin-bottom: {p}px; }}
h2 {{ margin-top: {top2}px; margin-bottom: {h}px; color: {accent}; }}
h3 {{ margin-top: {top3}px; margin-bottom: {li}px; }}
a {{ color: {accent}; text-decoration: none; }}
.code {{ font-weight: 600; background-color: {stripe}; }}
.sample {{ white-space: pre-wrap; font-size: {small}px; line-height: 132%; margin-top: 0px; margin-bottom: 0px; }}
.muted, .caption {{ color: {muted}; }}
.caption {{ font-size: {small}px; line-height: 132%; margin-bottom: 0px; }}
.head {{ color: {muted}; font-size: {small}px; }}
table {{ margin-top: {li}px; margin-bottom: {gap}px; }}
table.data td, table.data th {{ border-bottom: 1px solid {line}; }}
"""


class PageWriter:
    """Writes the blocks of one variant's page in one look; pictures are `board:VARIANT/NAME?WIDTH` and the like.

    Headings have no size of their own: rich text makes them 2, 1.5 and 1.2 times as large as the document's font.
    """

    def __init__(self, resources: Path, variant: Variant, look: PageLook, ratio: float) -> None:
        self._resources, self._variant, self._look, self._ratio = resources, variant, look, ratio

    def html(self, blocks: list[Block]) -> str:
        body = "\n".join(self._block(block) for block in blocks)
        return f"<html><head><style>{self._sheet()}</style></head><body>{body}</body></html>"

    def _sheet(self) -> str:
        look = self._look
        parts = {"p": 0.62, "li": 0.36, "h": 0.5, "top2": 2.0, "top3": 1.25}
        sizes = {name: round(part * look.size) for name, part in (parts | {"small": 0.88, "gap": 1.1}).items()}
        colors = {"text": look.text, "muted": look.muted, "accent": look.accent, "line": look.line}
        colors["stripe"] = look.stripe
        return _SHEET.format(size=look.size, **sizes, **colors)

    def _inline(self, text: str) -> str:
        """With lines that end between words alone."""
        return markup_kept(inline_html(text, self._variant))

    def _block(self, block: Block) -> str:
        match block:
            case Heading():
                tag = f"h{block.level}"
                return f'<{tag}><a name="{block.id}"></a>{self._inline(block.text)}</{tag}>'
            case Paragraph():
                return f"<p>{self._inline(block.text)}</p>"
            case Note():
                return self._note(block)
            case Items():
                tag = "ol" if block.ordered else "ul"
                return f"<{tag}>" + "".join(f"<li>{self._inline(item)}</li>" for item in block.items) + f"</{tag}>"
            case Table():
                return self._table(block)
            case Pictures():
                return self._pictures(block.pictures)
            case Sample():
                return self._sample(block)
            case Made():
                return made_table(block.what, self._variant, self._look)

    def _note(self, block: Note) -> str:
        bar, back = self._look.accent, self._look.stripe
        return (
            f'<table width="100%" cellspacing="0" cellpadding="0"><tr><td width="4" bgcolor="{bar}"></td>'
            f'<td bgcolor="{back}" style="padding: 8px 12px 2px 12px;"><p>{self._inline(block.text)}</p></td></tr>'
            "</table>"
        )

    def _sample(self, block: Sample) -> str:
        lines = "\n".join(map(escape, block.lines))
        return (
            f'<table width="100%" cellspacing="0" cellpadding="8"><tr><td bgcolor="{self._look.stripe}">'
            f'<p class="sample">{lines}</p></td></tr></table>'
        )

    def _table(self, block: Table) -> str:
        head, *rows = block.rows
        cells = "".join(f'<th align="left" class="head">{self._inline(cell)}</th>' for cell in head)
        lines = [f'<tr bgcolor="{self._look.stripe}">{cells}</tr>']
        for row in rows:
            lines.append("<tr>" + "".join(f"<td>{self._inline(cell)}</td>" for cell in row) + "</tr>")
        return f'<table class="data" width="100%" cellspacing="0" cellpadding="5">{"".join(lines)}</table>'

    def _pictures(self, pictures: list[Picture]) -> str:
        """One picture in the middle of the column, or several in cells of one row, each over its caption."""
        look = self._look
        room = (look.column - round(GAP * look.size) * (len(pictures) - 1)) // len(pictures)
        if len(pictures) > 1 and room < LEAST * look.size:
            return "".join(self._pictures([picture]) for picture in pictures)
        cell = CELL if len(pictures) == 1 else SMALL_CELL
        share = 100 // len(pictures)
        cells = "".join(
            f'<td width="{share}%" align="center" valign="bottom">{self._image(picture, room, cell * look.size)}</td>'
            for picture in pictures
        )
        captions = "".join(
            f'<td align="center" valign="top" style="padding: 4px 8px 0px 8px;">'
            f'<p class="caption">{self._inline(picture.caption)}</p></td>'
            for picture in pictures
        )
        return f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr><tr>{captions}</tr></table>'

    def _image(self, picture: Picture, room: int, cell: float) -> str:
        name = escape(f"{picture.source}:{self._variant.name}/{picture.name}")
        if picture.source == "diagram":
            width = height = min(room, round(DIAGRAM * self._look.size))
        else:
            crop = rule_crop(self._resources, self._variant.name, picture.name)
            wide = min(room, round(cell * picture_columns(self._variant, crop)))
            width, height = picture_size(self._variant, crop, wide, self._ratio)
        return f'<img src="{name}?{width}" width="{width}" height="{height}">'
