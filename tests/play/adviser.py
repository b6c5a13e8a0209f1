"""The built-in engine at its best, asked which move the mouse shall make."""

from __future__ import annotations

from types import TracebackType

from shogi_desktop.clients.conversations.usi import Usi
from shogi_desktop.clients.engine_call import EngineCall
from shogi_desktop.clients.engine_client import engine_environment
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import EngineLaunch, SearchAnswer, SearchRequest
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant


class Adviser:
    """One engine process for as long as the `with` block lasts."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._variant = load_variant("shogi")
        self._engine = EngineCall(Usi(), EngineLaunch(engine_command(), {**environment, **engine_environment()}))

    def __enter__(self) -> Adviser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._engine.close()

    def best(self, sfen: str, milliseconds: int) -> str:
        """The move for a position, "resign" or "win"."""
        choice = self._engine.ask(SearchRequest(parse_sfen(sfen, self._variant), movetime_ms=milliseconds))
        assert isinstance(choice, SearchAnswer)
        return choice.text
