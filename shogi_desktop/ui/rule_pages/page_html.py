"""A rule page as HTML for the text browser, whose rich text knows tables and margins but no floats or widths."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from shogi_desktop.rules.record.variant import Variant

from ..pictures.board_picture import picture_columns, picture_size
from .inline import inline_html
from .look import PageLook
from .page_text import Block, Heading, Items, Made, Note, Paragraph, Picture, Pictures, Sample, Table
from .positions import rule_crop
from .tables import made_table

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
        return inline_html(text, self._variant)

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
