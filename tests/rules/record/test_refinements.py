"""A field that refines a rule is refused where that rule is off; where an option or a base turns it on it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.rules import VariantError, load_variant
from shogi_desktop.rules.record.loader import variant_of_file
from shogi_desktop.rules.record.variant import Variant

OPTION = '[[options]]\nkey = "x"\ntitle = "x"\ntext = "x"\nchoices = [["a", "A"], ["b", "B"]]\n[options.changes.b]\n'
BURNING = 'pieces = [{ code = "G", burns = true }]\n'
RANKED = 'pieces = [{ code = "R", moves = "Rc^pR" }]\n'
FACE = '[[pieces]]\ncode = "+G"\nabbreviation = "+Gg"\nname = "x"\nromaji = "x"\nkanji = "金"\n'
FACE += 'kanji_short = "金"\nmoves = "K"\nvalue = 600\n'
REACHED = 'pieces = [{ code = "G", promotes_to = "+G" }]\n'
LION = 'pieces = [{ code = "G", moves = "K(cK-aK)", lion = true }]\n'

CASES = {
    # what the file says, the place of it, what turns the rule on
    "perpetual check where a position may come back": (
        '[rules]\nrepetition_result = "allowed"\nperpetual_check = "draw"\n',
        "rules.perpetual_check",
        'rules = { repetition_result = "draw" }\n',
    ),
    "pieces that do not count beside a lone king": (
        '[rules]\nbare_king_minor = ["P"]\n',
        "rules.bare_king_minor",
        'rules = { bare_king = "jcsa" }\n',
    ),
    "protection of lions that are traded freely": (
        LION + '[rules]\nlion_protection = "before"\n',
        "rules.lion_protection",
        'rules = { lion_trading = "jcsa" }\n',
    ),
    "bridges to lions that are traded freely": (
        LION + '[rules]\nlion_no_bridge = ["P"]\n',
        "rules.lion_no_bridge",
        'rules = { lion_trading = "okazaki" }\n',
    ),
    "a lion that nothing is said of": (LION, "pieces G.lion", 'rules = { lion_trading = "jcsa" }\n'),
    "what burners burn where nothing burns": (
        '[rules]\nburn_clash = "mover_and_others"\n',
        "rules.burn_clash",
        BURNING,
    ),
    "what jumps over lower ranks take where nothing jumps so": (
        '[rules]\njump_capture = "any"\n',
        "rules.jump_capture",
        RANKED,
    ),
    "quiet jumps over lower ranks where nothing jumps so": ("[rules]\njump_quiet = true\n", "rules.jump_quiet", RANKED),
    "who infects where nothing is contagious": (
        '[[pieces]]\ncode = "G"\ninfects = "+R"\n',
        "pieces G.infects",
        'rules = { contagion = "all" }\n',
    ),
    "where flights end where nothing flies": (
        '[rules]\nrange_capture_own = "yes"\n',
        "rules.range_capture_own",
        'pieces = [{ code = "G", moves = "x^Q" }]\n',
    ),
    "whom emperors protect where there are none": (
        '[rules]\nemperor_protection = "strict"\n',
        "rules.emperor_protection",
        'pieces = [{ code = "G", moves = "WmUcU[unprotected]" }]\n',
    ),
    "a promoted face that nothing promotes to": (FACE, "pieces +G.code", REACHED),
    "a choice that refines what is off": (
        OPTION + 'rules = { bare_king_minor = ["P"] }\n',
        "options x.changes",
        "",
    ),
}


def read(folder: Path, text: str) -> Variant:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return variant_of_file(folder / "mine.toml")


@pytest.mark.parametrize("name", CASES)
def test_what_refines_a_rule_that_is_off_is_refused(tmp_path: Path, name: str) -> None:
    text, where, _ = CASES[name]
    with pytest.raises(VariantError) as caught:
        read(tmp_path, 'base = "shogi"\n' + text)
    assert (caught.value.file, caught.value.where) == ("mine.toml", where), str(caught.value)


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name][2]])
def test_an_option_that_can_turn_the_rule_on_makes_room_for_it(tmp_path: Path, name: str) -> None:
    text, _, change = CASES[name]
    assert read(tmp_path, 'base = "shogi"\n' + text + OPTION + change).title == "Shogi"


def test_what_a_base_says_of_a_rule_need_not_be_taken_back(tmp_path: Path) -> None:
    variant = read(tmp_path, 'base = "wa"\n[rules]\nrepetition = 2\nrepetition_result = "forbidden"\n')
    assert (variant.repetition_result, variant.perpetual_check) == ("forbidden", "loss")


def test_a_promoted_face_of_the_base_may_be_left_without_its_piece(tmp_path: Path) -> None:
    variant = read(tmp_path, 'base = "shogi"\npieces = [{ code = "S", promotes_to = "" }]\n')
    assert variant.kind_by_code("+S").unpromoted == 0


def test_an_option_of_the_rule_itself_turns_it_on(tmp_path: Path) -> None:
    option = '[[options]]\nkey = "bare_king"\ntitle = "x"\ntext = "x"\nchoices = [["off", "A"], ["jcsa", "B"]]\n'
    assert read(tmp_path, 'base = "shogi"\n[rules]\nbare_king_minor = ["P"]\n' + option).bare_king == "off"


def test_what_is_no_table_is_left_to_the_reader_of_it(tmp_path: Path) -> None:
    for text in ("rules = 1\n", "pieces = 1\n", "pieces = [1]\n", "options = 1\n", "options = [1]\n"):
        with pytest.raises(VariantError):
            read(tmp_path, 'base = "shogi"\n' + text)


def test_a_choice_that_turns_a_rule_off_leaves_what_refines_it() -> None:
    variant = load_variant("chu", {"lion_rules": "none", "lion_protection": "before"})
    assert (variant.lion_trading, variant.lion_protection) == ("off", "before")
