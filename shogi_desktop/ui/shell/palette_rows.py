"""All that the palette finds: commands, settings, games, pieces and pages of help, with what Enter does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from shogi_desktop.rules import Variant
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.session.variants import all_games

from ..action import Action
from ..desk import Desk
from ..dialogs.preference_table import CHOICES, Preference
from ..subjects import PieceOf
from ..words.finding import Findable, findable
from ..words.game_words import title_of, titles_of
from ..words.i18n import QT_TRANSLATE_NOOP, has_lessons, has_rule_page, translate
from ..words.piece_search import kana_of, names_of
from ..words.texts import labelled, piece_name
from ..words.update_words import feed_address
from .actions import Actions, key_text, plain_text


@dataclass(frozen=True)
class PaletteRow:
    """One thing that can be found: its name, what it is or how it stands, its keys. `do` is None where it cannot be
    done now."""

    text: str
    kind: str
    key: str
    find: Findable
    do: Callable[[], object] | None


def rows_of(desk: Desk, actions: Actions) -> list[PaletteRow]:
    """In the order in which they are shown where several fit equally well."""
    games = all_games()
    here = desk.game()
    return [*_commands(actions), *_settings(desk, actions), *_games(desk, games), *_pieces(desk, games, here)]


def _commands(actions: Actions) -> Iterator[PaletteRow]:
    for action in actions.stated():
        if action.id == "PALETTE":
            continue
        made, menu = actions[action.id], action.place.menu
        name, within = actions.text(action.id), plain_text(menu.text)
        text = labelled(within, name) if menu.place is not None and within not in name else name
        aside = _aside(action, within)
        kind = _on_or_off(made.isChecked()) if action.checkable and not action.value else within
        if action.value and made.isChecked():
            kind = translate("Palette", "chosen")
        keys = key_text(actions.keys.of(action.id))
        yield PaletteRow(text, kind, keys, findable(text, aside), made.trigger if made.isEnabled() else None)


_ASIDE: Final[Mapping[str, str]] = {
    "PROBLEMS": QT_TRANSLATE_NOOP("Palette", "tsume, tsumeshogi, tsume shogi, checkmate puzzles"),
    "NAMES": QT_TRANSLATE_NOOP("Palette", "joseki, castle, kakoi, opening, strategy"),
    "OPEN": QT_TRANSLATE_NOOP("Palette", "kifu, record, game, file"),
    "LIBRARY": QT_TRANSLATE_NOOP("Palette", "kifu, records, collection, opening book, database"),
    "EARLIER": QT_TRANSLATE_NOOP("Palette", "kifu, my games, history"),
    "SEEK_POSITION": QT_TRANSLATE_NOOP("Palette", "find position, same position"),
    "GO_TO_MOVE": QT_TRANSLATE_NOOP("Palette", "jump to move, number of the move, ply"),
    "NEW": QT_TRANSLATE_NOOP("Palette", "byoyomi, clock, time control, handicap, computer"),
}
"""What else a player may call an action, divided by commas."""
_DESTROYING: Final = frozenset({"CUT_OFF", "DELETE", "RUB_OUT", "RESIGN", "QUIT"})
"""Found by their names only."""


def _aside(action: Action, within: str) -> tuple[str, ...]:
    """By what an action is found besides its name."""
    if action.id in _DESTROYING:
        return ()
    other = _ASIDE.get(action.id, "")
    words = [*translate("Palette", other).replace("、", ",").split(","), *other.split(",")] if other else []
    return (*words, within, translate("Actions", action.tip), action.text.replace("&", ""), action.tip)


def _on_or_off(on: bool) -> str:
    return translate("Palette", "is on") if on else translate("Palette", "is off")


def _settings(desk: Desk, actions: Actions) -> Iterator[PaletteRow]:
    """Those of the preferences that no command changes, and that change something here."""
    stated = {(action.setting, action.value) for action in actions.stated() if action.setting}
    asked = bool(feed_address(desk.store.current))
    for choice in (each for each in CHOICES if asked or each.setting != "update_check"):
        label, page = (translate("PreferencesDialog", text) for text in (choice.label, choice.page.value))
        now = getattr(desk.store.current, choice.setting)
        aside = page, translate("PreferencesDialog", choice.heading) if choice.heading else "", choice.label
        if not choice.values and (choice.setting, "") not in stated:
            turn = partial(desk.store.update, **{choice.setting: not now})
            yield PaletteRow(label, _on_or_off(now), "", findable(label, aside), turn)
        for value, words in choice.values:
            if (choice.setting, value) not in stated:
                yield _setting(desk, choice, value, labelled(label, translate("PreferencesDialog", words)))


def _setting(desk: Desk, choice: Preference, value: object, text: str) -> PaletteRow:
    chosen = getattr(desk.store.current, choice.setting) == value
    kind = translate("Palette", "chosen") if chosen else translate("Palette", "Setting")
    turn = partial(desk.store.update, **{choice.setting: value})
    return PaletteRow(text, kind, "", findable(text, (choice.label,)), turn)


_PAGES = (
    ("rules", QT_TRANSLATE_NOOP("Palette", "Rules of {game}"), has_rule_page),
    ("lessons", QT_TRANSLATE_NOOP("Palette", "Lessons in {game}"), has_lessons),
    ("guide", QT_TRANSLATE_NOOP("Palette", "Pieces of {game}"), bool),
)
"""The room that opens a page about a game, its title, and whether there is one for a game by its name."""


def _games(desk: Desk, games: list[Variant]) -> Iterator[PaletteRow]:
    for game in games:
        title = title_of(game)
        text = translate("Palette", "Play {game}").format(game=title)
        find = findable(title, (*titles_of(game), text))
        yield PaletteRow(text, translate("Palette", "Game"), "", find, _play(desk, game.name))
    for room, template, there in _PAGES:
        for game in filter(lambda each: there(each.name), games):
            text = translate("Palette", template).format(game=title_of(game))
            opens = partial(desk.open, room, game.name)
            yield PaletteRow(text, translate("Palette", "Help"), "", findable(text, titles_of(game)), opens)


def _play(desk: Desk, name: str) -> Callable[[], object]:
    """Asks for a new game, with this one chosen."""

    def ask() -> None:
        desk.offer.remember(name, desk.offer.choice().level)
        desk.open("play")

    return ask


def _pieces(desk: Desk, games: list[Variant], here: str) -> Iterator[PaletteRow]:
    """Each name once: of the game that is looked at, else of the smallest that has it."""
    seen: set[str] = set()
    for game in sorted(games, key=lambda each: each.name != here):
        title = title_of(game)
        for kind in game.every_kind:
            name = piece_name(kind)
            if name not in seen:
                seen.add(name)
                opens = partial(desk.open, "guide", PieceOf(game.name, kind.id))
                yield PaletteRow(name, title, "", findable(name, _names(kind)), opens)


def _names(kind: Kind) -> tuple[str, ...]:
    """As the search for pieces knows them."""
    names = names_of([kind], ())
    return *names.words, *sorted(names.letters), kana_of(kind.romaji)
