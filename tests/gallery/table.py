"""The gallery: one row a scene. A new window, dialog, board or language is a new row or a new value in one."""

from __future__ import annotations

from typing import Final

from shogi_desktop.settings import CHOICES

from . import advice, boards, learning, library, matches, sight, windows
from .scene import (
    ALL_GAMES,
    ALL_LANGUAGES,
    BOTH_GAMES,
    COMMON,
    HUGE,
    LARGE,
    SMALL,
    Option,
    Scene,
    pages,
    settings_of,
)

BOARDS: Final = settings_of("board", *CHOICES["board"])
SETS: Final = tuple(
    Option(f"{name}{'-tint' if tint else ''}", {"piece_set": name, "tint": tint})
    for name in CHOICES["piece_set"]
    for tint in (False, True)
)
LIGHT: Final = ("light",)
SIGHTS: Final = tuple(
    Option(name.removeprefix("show_"), {name: True}) for name in ("show_control", "show_loose", "show_earlier")
)
SIGHT_BOARDS: Final = tuple(
    Option(board, {"board": board, "show_control": True, "show_loose": True}) for board in CHOICES["board"]
)
POWERS: Final = tuple(Option(page, {"show_powers": True}, page) for page in ("enemy", "one"))
LIBRARY_SMALL: Final = (900, 600)
THICK: Final = settings_of("thick_grid", True)

SCENES: Final = (
    Scene("start_page", windows.start_page, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(COMMON,)),
    Scene("start_page", windows.start_page, ("tenjiku",), LIGHT, ALL_LANGUAGES, (SMALL,)),
    Scene("start_page", windows.start_page, ("shogi",), sizes=(LARGE,)),
    Scene("window", boards.middle, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(COMMON,)),
    Scene("window", boards.start, ALL_GAMES, sizes=(SMALL, LARGE, HUGE)),
    Scene("window_small", boards.start, ALL_GAMES, LIGHT, ("ja", "fr", "cs"), (SMALL,)),
    Scene("flipped", boards.flipped, ALL_GAMES, LIGHT),
    Scene("clocks", boards.clocks, ALL_GAMES, languages=("en", "cs"), sizes=(COMMON,)),
    Scene("marks", boards.marks, ALL_GAMES, sizes=(COMMON,), options=BOARDS),
    Scene("sight", sight.sight, ALL_GAMES, sizes=(COMMON,), options=SIGHTS),
    Scene("sight_boards", sight.sight, BOTH_GAMES, sizes=(SMALL,), options=SIGHT_BOARDS),
    Scene("powers", sight.powers, ("tenjiku",), sizes=(COMMON,), options=POWERS),
    Scene("drawings", sight.drawings, ALL_GAMES, sizes=(COMMON,), options=BOARDS[:3]),
    Scene("thick_grid", boards.start, ALL_GAMES, LIGHT, sizes=(SMALL, COMMON), options=THICK),
    Scene("coordinates", boards.start, ALL_GAMES, LIGHT, options=settings_of("coordinates", "letters", "off")),
    Scene("sets", boards.middle, ALL_GAMES, LIGHT, sizes=(COMMON,), options=SETS),
    Scene("sets_small", boards.middle, ALL_GAMES, ("dark",), sizes=(SMALL,), options=SETS[::2]),
    Scene("drops", boards.drops, ("wa",), sizes=(SMALL, COMMON), options=SETS[::2]),
    Scene("pieces", boards.pieces, ALL_GAMES, options=SETS),
    Scene("vast", boards.vast, sizes=(SMALL, LARGE), options=BOARDS),
    Scene("zoomed", boards.zoomed, ("tenjiku",), LIGHT),
    Scene("analysis", boards.analysis, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("analysis_beside", boards.analysis_beside, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("course", boards.course, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("course", boards.course, ("shogi", "tenjiku"), sizes=(LARGE,)),
    Scene("coach", boards.coach, ("shogi",), languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("safe", advice.safe, BOTH_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("why", advice.why, BOTH_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("teaching", advice.teaching, BOTH_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON),
          options=pages("offer", "better")),
    Scene("analyse_game", windows.analyse_game, ("shogi",), languages=ALL_LANGUAGES),
    Scene("analysis_limit", windows.analysis_limit, ("shogi",), languages=ALL_LANGUAGES),
    Scene("summary", windows.summary, BOTH_GAMES, languages=ALL_LANGUAGES),
    Scene("promotion", boards.promotion, options=BOARDS[:3]),
    Scene("burning", boards.burning, options=BOARDS),
    Scene("lion", boards.lion, languages=("en", "cs")),
    Scene("lens", boards.lens, ("shogi",), LIGHT, ALL_LANGUAGES, options=pages("2h")),
    Scene("lens", boards.lens, ("tenjiku",), languages=("en", "cs"), options=pages("9n", "8m")),
    Scene("watch", boards.watch, ALL_GAMES, sizes=(COMMON,)),
    Scene("watch", boards.watch, options=pages("lion")),
    Scene("refused", boards.refused, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("looking_back", boards.looking_back, ALL_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("banner", windows.banner, themes=LIGHT, languages=ALL_LANGUAGES,
          options=pages("ready", "unfinished", "end", "draw", "stopped")),
    Scene("banner_dark", windows.banner, themes=("dark",), options=pages("end")),
    Scene("new_game", windows.new_game, ALL_GAMES, languages=ALL_LANGUAGES, options=pages("plain")),
    Scene("new_game", windows.new_game, ALL_GAMES, LIGHT, ALL_LANGUAGES, options=pages("full", "rules")),
    Scene("left_out", windows.left_out, ALL_GAMES, LIGHT, ("en", "cs")),
    Scene("preferences", windows.preferences, ("shogi",), languages=ALL_LANGUAGES,
          options=pages("board", "playing", "window")),
    Scene("preferences", windows.preferences, ("tenjiku",), options=pages("board")),
    Scene("lists", windows.lists, ALL_GAMES, options=pages("piece_set", "board")),
    Scene("shortcuts", windows.shortcuts, languages=ALL_LANGUAGES),
    Scene("about", windows.about, languages=ALL_LANGUAGES),
    Scene("export", windows.export, ("shogi",), languages=ALL_LANGUAGES, sizes=(SMALL, COMMON),
          options=pages("screen", "book", "animation", "print")),
    Scene("export", windows.export, ("chu", "tenjiku"), LIGHT, ("en", "ja"),
          options=pages("screen", "book", "animation", "print")),
    Scene("engines", windows.engines, languages=ALL_LANGUAGES, options=pages("none", "one", "gone")),
    Scene("open_file", windows.open_file),
    Scene("broken_file", windows.broken_file, languages=ALL_LANGUAGES, themes=LIGHT),
    Scene("failure", windows.failure, languages=ALL_LANGUAGES, options=pages("running", "start")),
    Scene("resign", windows.resign, languages=ALL_LANGUAGES),
    Scene("declare", windows.declare, languages=ALL_LANGUAGES, themes=LIGHT),
    Scene("menus", windows.menus, languages=ALL_LANGUAGES),
    Scene("controls", windows.controls),
    Scene("tool_tip", windows.tool_tip),
    Scene("guide_dock", learning.guide_dock, ("shogi",), languages=ALL_LANGUAGES, options=pages("B")),
    Scene("guide_dock", learning.guide_dock, ("tenjiku",), languages=ALL_LANGUAGES, options=pages("FD")),
    Scene("guide_dock", learning.guide_dock, ("tenjiku",), LIGHT, sizes=(SMALL, LARGE), options=pages("GG")),
    Scene("guide_page", learning.guide_page, ("shogi",), languages=ALL_LANGUAGES, options=pages("R")),
    Scene("guide_page", learning.guide_page, ("tenjiku",), languages=ALL_LANGUAGES, options=pages("LN")),
    Scene("guide_page", learning.guide_page, ("chu",), LIGHT, ("en", "ja"), options=pages("LN")),
    Scene("guide_page", learning.guide_page, ("wa",), LIGHT, ("en", "fr"), options=pages("TF")),
    Scene("rules", learning.rules, ("shogi",), languages=ALL_LANGUAGES, options=pages("aim")),
    Scene("rules", learning.rules, ("shogi",), LIGHT, options=pages("promotion", "uchifuzume", "entering-king")),
    Scene("rules", learning.rules, ("tenjiku",), languages=ALL_LANGUAGES, options=pages("aim")),
    Scene("rules", learning.rules, ("tenjiku",), LIGHT, options=pages("pictures", "burning", "lion")),
    Scene("rules", learning.rules, ("chu",), LIGHT, ("en", "ja"), options=pages("aim", "pictures", "moving")),
    Scene("rules", learning.rules, ("chu",), LIGHT, ("en", "ja"),
          options=pages("promotion", "lion", "lion-distant", "lion-bridge", "counter-strike", "bare-king")),
    Scene("rules", learning.rules, ("wa",), LIGHT, ("en", "cs"), options=pages("pieces", "moving", "drops")),
    Scene("library", library.library, ("shogi",), languages=ALL_LANGUAGES, sizes=(COMMON,),
          options=pages("found", "part", "problems")),
    Scene("library", library.library, BOTH_GAMES, LIGHT, ALL_LANGUAGES, (LIBRARY_SMALL,),
          options=pages("list", "part")),
    Scene("library", library.library, BOTH_GAMES, sizes=(LARGE,), options=pages("found")),
    Scene("library", library.library, ("shogi",), LIGHT, ALL_LANGUAGES, options=pages("empty")),
    Scene("library", library.library, ("shogi",), languages=ALL_LANGUAGES, sizes=(LIBRARY_SMALL,),
          options=pages("analysing", "analysed")),
    Scene("library-analysis", library.analysis, ("shogi",), languages=ALL_LANGUAGES,
          options=pages("here", "machines", "engine")),
    Scene("matches", matches.matches, ("shogi",), languages=ALL_LANGUAGES, sizes=(COMMON,),
          options=pages("none", "paused", "playing", "test", "four")),
    Scene("matches", matches.matches, ("tenjiku",), sizes=(LIBRARY_SMALL, COMMON, LARGE), options=pages("playing")),
    Scene("matches", matches.matches, ("shogi",), sizes=(LARGE,), options=pages("four")),
    Scene("new_match", matches.new_match, ("shogi",), languages=ALL_LANGUAGES,
          options=pages("two", "three", "test", "clock")),
    Scene("lessons", learning.lessons, ALL_GAMES, languages=ALL_LANGUAGES),
    Scene("plan", learning.plan, ("shogi",), languages=ALL_LANGUAGES, options=pages("anchor", "climbing_silver")),
    Scene("plan", learning.plan, ("tenjiku",), languages=ALL_LANGUAGES, options=pages("first_captures", "waiting")),
    Scene("problems", learning.problems, BOTH_GAMES, languages=ALL_LANGUAGES),
    Scene("editor", learning.editor, BOTH_GAMES, languages=ALL_LANGUAGES, sizes=(COMMON,)),
    Scene("practice", learning.practice, ALL_GAMES, languages=ALL_LANGUAGES, options=pages("asked", "wrong", "shown")),
    Scene("practice", learning.practice, BOTH_GAMES, sizes=(SMALL, LARGE), options=pages("wrong")),
    Scene("practise", learning.practice_dialog, ("shogi",), languages=ALL_LANGUAGES),
    Scene("gathering", learning.gathering, ("shogi",), languages=ALL_LANGUAGES),
    Scene("editor_analysis", learning.editor_analysis, BOTH_GAMES, languages=ALL_LANGUAGES, sizes=(SMALL, COMMON)),
    Scene("examined", learning.examined, BOTH_GAMES, languages=ALL_LANGUAGES),
    Scene("making", learning.making, BOTH_GAMES, languages=ALL_LANGUAGES, options=pages("here", "machines")),
    Scene("problems", learning.problems, BOTH_GAMES, LIGHT, sizes=(SMALL, LARGE)),
)  # fmt: skip
