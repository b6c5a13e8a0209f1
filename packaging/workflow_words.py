"""The expressions of workflows, as far as ours use them: names, texts, == != ! && || ( ) and format()."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_TOKEN = re.compile(r"\s*('(?:[^']|'')*'|[\w.-]+|==|!=|&&|\|\||[!(),])")
_EMBEDDED = re.compile(r"\$\{\{(.*?)\}\}")


def expand(text: str, contexts: Mapping[str, Any]) -> str:
    """A text with its ${{ }} replaced."""
    return _EMBEDDED.sub(lambda found: _as_text(evaluate(found[1], contexts)), text)


def evaluate(text: str, contexts: Mapping[str, Any]) -> Any:
    """The value of an expression, with or without ${{ }}; what no context has is "". ValueError for anything else."""
    embedded = _EMBEDDED.fullmatch(text.strip())
    return _Reader(embedded[1] if embedded else text, contexts).all()


def _as_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class _Reader:
    def __init__(self, text: str, contexts: Mapping[str, Any]) -> None:
        self.text = text
        self.contexts = contexts
        self.tokens: list[str] = []
        at = 0
        while text[at:].strip():
            found = _TOKEN.match(text, at)
            if not found:
                raise ValueError(f"not known in an expression: {text[at:]!r}")
            self.tokens.append(found[1])
            at = found.end()

    def all(self) -> Any:
        value = self.either()
        if self.tokens:
            raise ValueError(f"not known in an expression: {self.tokens[0]!r} in {self.text!r}")
        return value

    def take(self, *wanted: str) -> str:
        return self.tokens.pop(0) if self.tokens and self.tokens[0] in wanted else ""

    def either(self) -> Any:
        value = self.both()
        while self.take("||"):
            other = self.both()
            value = value or other
        return value

    def both(self) -> Any:
        value = self.equal()
        while self.take("&&"):
            other = self.equal()
            value = value and other
        return value

    def equal(self) -> Any:
        value = self.single()
        while sign := self.take("==", "!="):
            same = _as_text(value).lower() == _as_text(self.single()).lower()  # case is ignored there
            value = same if sign == "==" else not same
        return value

    def single(self) -> Any:
        if self.take("!"):
            return not self.single()
        if self.take("("):
            value = self.either()
            self.must(")")
            return value
        if not self.tokens:
            raise ValueError(f"an expression ends early: {self.text!r}")
        word = self.tokens.pop(0)
        if word.startswith("'"):
            return word[1:-1].replace("''", "'")
        if word in ("true", "false"):
            return word == "true"
        return self.formatted() if word == "format" else self.named(word)

    def formatted(self) -> str:
        self.must("(")
        values = [self.either()]
        while self.take(","):
            values.append(self.either())
        self.must(")")
        return re.sub(r"\{(\d)\}", lambda found: _as_text(values[int(found[1]) + 1]), values[0])

    def must(self, sign: str) -> None:
        if not self.take(sign):
            raise ValueError(f"{sign} is missing: {self.text!r}")

    def named(self, word: str) -> Any:
        value: Any = self.contexts
        for part in word.split("."):
            if value is self.contexts and part not in value:
                raise ValueError(f"not known in an expression: {word!r}")
            value = value.get(part, "") if isinstance(value, Mapping) else ""
        return value
