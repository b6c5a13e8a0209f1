"""Marks inside a line of a rule page, as HTML."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from shogi_desktop.rules.record.variant import RuleOption, Variant

from ..words.i18n import variant_text

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
