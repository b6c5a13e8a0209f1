"""Sets of problems: what a line may look like, what is refused and how that is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move, parse_position_command
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records import problem_set
from shogi_desktop.notation.records.problem_set import (
    format_problem_set,
    parse_problem_set,
    position_of,
    problem_at,
    problem_of,
)
from shogi_desktop.rules import add_variant_folder, load_variant
from tests.work import at_most

GOLD = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
WHITE = "9/9/9/9/9/9/4p4/9/4K4 w R2B3G4S4N4L17Pg 1"
LION = "16/16/16/16/16/16/16/8k7/16/16/16/7[LN]8/16/16/16/K15 b - 1"


def one(row: str) -> Problem:
    (problem,) = parse_problem_set(row).problems
    return problem


def refused(text: str, source: str = "") -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_problem_set(text, source=source)
    return caught.value


@pytest.mark.parametrize(
    "row",
    [
        f"{GOLD}; 1; The gold",
        f"{GOLD};The gold;1",
        f"sfen {GOLD} ; 1 ; The gold",
        f"position  sfen\t{GOLD}; 1; The  gold ",
        f"position sfen {GOLD} moves G*5b; 1; The gold",
        f"\ufeff{GOLD}；1；The gold\r\n",
        f"\t {GOLD.replace(' ', '  ')};; 1;; The gold;",
        f"{GOLD.removesuffix(' 1')}; 1; The gold",
        f"{GOLD.replace(' 1', ' 77')[:-1]}7; 1; The gold".replace("777", "77"),
        f"{GOLD.replace('Gr2b3g4s4n4l17p', '17p4l4n4s3g2brG')}; 1; The gold",
    ],
)
def test_ways_to_write_a_problem(row: str) -> None:
    problem = one(row)
    assert problem.sfen.rpartition(" ")[0] == GOLD.rpartition(" ")[0]
    assert (problem.variant, problem.plies, problem.title) == ("shogi", 1, "The gold")


def test_what_is_not_said() -> None:
    assert (one(GOLD).plies, one(GOLD).title) == (0, "")
    assert parse_problem_set(GOLD).name == ""


def test_the_first_number_is_the_length() -> None:
    assert (one(f"{GOLD}; 3; 7; x").plies, one(f"{GOLD}; 3; 7; x").title) == (3, "7; x")
    assert (one(f"{GOLD}; 0; 7").plies, one(f"{GOLD}; 0; 7").title) == (0, "7")


def test_headings_remarks_and_empty_lines() -> None:
    text = f"# Title: First steps\n#seed:7\n# just a remark\n\n   \n{GOLD}\n# title: another\n{WHITE}\n"
    found = parse_problem_set(text)
    assert (found.name, found.seed, len(found.problems)) == ("First steps", 7, 2)
    assert [problem.attacker for problem in found.problems] == [0, 1]


def test_the_board_tells_the_game() -> None:
    found = parse_problem_set(f"{GOLD}\n{LION}\n")
    assert [problem.variant for problem in found.problems] == ["shogi", "tenjiku"]


def test_a_heading_tells_the_game() -> None:
    assert parse_problem_set(f"# variant: tenjiku\n{LION}").problems[0].variant == "tenjiku"
    assert refused(f"# variant: tenjiku\n{GOLD}").line == 2
    assert "no game named 'checkers'" in str(refused("# variant: checkers").message)


def test_the_key_tells_positions_apart_and_not_their_writing() -> None:
    same = {one(row).key for row in (GOLD, GOLD + "; 3; x", GOLD.removesuffix("1") + "9", "sfen " + GOLD)}
    assert same == {"shogi 4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p"}
    assert one(GOLD.replace("Gr", "rG")).key in same
    assert all(Problem(problem.sfen, "shogi").key in same for problem in parse_problem_set(GOLD).problems)
    assert one(WHITE).key not in same


def test_other_rules_make_another_problem() -> None:
    usual = problem_at(LION, load_variant("tenjiku"))
    other = problem_at(LION, load_variant("tenjiku", {"general_capture": "any"}))
    assert usual == one(LION) and usual.options == ()
    assert other.options == (("general_capture", "any"),) and other.key != usual.key
    assert Problem(LION, "tenjiku", options=other.options).key == other.key


ANY_CAPTURE = (("general_capture", "any"),)


def test_a_set_says_its_game_and_rules_and_keeps_them() -> None:
    rules = [(), ANY_CAPTURE, ANY_CAPTURE, (("general_capture", "lower_only"), ("move_limit", "500")), ()]
    problems = (Problem(GOLD, "shogi"), *(Problem(LION, "tenjiku", options=options) for options in rules))
    text = format_problem_set(ProblemSet("x", problems))
    assert parse_problem_set(text).problems == problems
    assert [line for line in text.splitlines() if line.startswith("# ")][1:] == [
        "# variant: shogi",
        "# variant: tenjiku",
        "# variant: tenjiku",
        "# option: general_capture = any",
        "# variant: tenjiku",
        "# option: general_capture = lower_only",
        "# option: move_limit = 500",
        "# variant: tenjiku",
    ]


def test_a_variant_line_begins_with_the_usual_rules() -> None:
    text = f"# variant: tenjiku\n#Option : general_capture=any\n{LION}\n# variant: tenjiku\n{LION}\n"
    assert [problem.options for problem in parse_problem_set(text).problems] == [ANY_CAPTURE, ()]


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("# option: general_capture = any", "'# variant: ...' belongs above"),
        ("# variant: tenjiku\n# option: general_capture = some", "has no rule 'general_capture = some'"),
        ("# variant: tenjiku\n# option: weather = any", "has no rule 'weather = any'"),
    ],
)
def test_rules_that_are_none_are_refused(heading: str, reason: str) -> None:
    error = refused(f"{heading}\n{LION}")
    assert reason in str(error.message) and error.line == heading.count("\n") + 1


def test_a_set_has_no_more_choices_of_rules_than_fit_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problem_set, "MOST_RULES", 2)
    first = f"# variant: tenjiku\n{LION}\n# option: general_capture = any\n{LION}\n"
    assert len(parse_problem_set(first * 2).problems) == 4
    assert "more than 2 choices" in str(refused(f"{first}# option: move_limit = 500\n{LION}").message)


def test_without_a_variant_line_a_rare_game_of_the_same_size_does_not_take_the_rows(tmp_path: Path) -> None:
    add_variant_folder(tmp_path)
    (tmp_path / "zzz.toml").write_text('base = "shogi"\ntitle = "Other"\n', encoding="utf-8")
    (tmp_path / "zzzz.toml").write_text("title = ", encoding="utf-8")
    assert parse_problem_set(GOLD, "tenjiku").problems[0].variant == "shogi"
    assert parse_problem_set(GOLD, "zzz").problems[0].variant == "zzz"
    assert parse_problem_set(format_problem_set(parse_problem_set(GOLD)), "zzz").problems[0].variant == "shogi"
    assert "zzzz.toml" in str(refused("# variant: zzzz\n" + GOLD).message)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("4K4/9/4P4/9/9/9/9/9/9 b G 1", "White has no king"),
        ("4k4/9/4P4/9/9/9/9/9/9 w G 1", "Black has no king"),
        ("4k4/4P4/4P4/9/9/9/9/9/9 b G 1", "nifu"),
        ("4k4/9/9/9/9/9/9/9/4R4 b G 1", "White is in check"),
        ("4k4/9/4G4/9/9/9/9/9/9 b 4G 1", "there are 5 pieces"),
        ("3kP4/9/9/9/9/9/9/9/9 b G 1", "could never move"),
        ("4k4/9/9/9/9/9/9/9 b G 1", "no game has a board of 8 ranks"),
        ("4k4/9/9/9/9/9/9/9/8 b G 1", "rank 9 has 8 squares"),
        ("4k4/9/9/9/9/9/9/9/9 b X 1", "'X' cannot be in hand"),
        ("4k4/9/9/9/9/9/9/9/9", "hands are needed"),
        ("hello", "a position belongs here, not 'hello'"),
        ("sfen", "a position belongs here"),
        ("; 3; title", "a position belongs here"),
        ("\0\x01\x02ÿþ", "a position belongs here"),
    ],
)
def test_what_is_no_problem(row: str, reason: str) -> None:
    error = refused(f"# title: x\n{GOLD}\n{row}\nworse", "own.sfen")
    assert reason in str(error)
    assert error.line == 3 and str(error).startswith("own.sfen: line 3, column ")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (LION.replace("8k7", "16"), "White has no king"),
        (LION.replace("8k7/16/16/16", "16/16/8k7/16"), "the side to move could take the last royal piece at once"),
    ],
)
def test_where_kings_are_taken_the_defender_needs_one_that_is_safe(row: str, reason: str) -> None:
    assert reason in str(refused(row).message)


def test_an_attacker_needs_no_king_where_kings_are_taken_either() -> None:
    (problem,) = parse_problem_set(LION.replace("K15", "16")).problems
    assert problem.attacker == 0 and "K" not in problem.sfen


# White is to move and takes a lion; then his own may not be taken at once by another piece.
LION_LOST = "2r8k/10[ln]1/9G2/2[LN]9/12/12/12/10[DK]1/12/12/12/12 w - 1"


def test_a_problem_keeps_the_move_before_where_that_says_what_is_legal() -> None:
    chu = load_variant("chu")
    position = parse_position_command(f"sfen {LION_LOST} moves 10a10d", chu)
    problem = problem_of(position)
    again, takes_lion = position_of(problem), parse_move("2h2b", chu)
    assert problem.sfen == format_sfen(position) and again.key == position.key
    assert not again.is_legal(takes_lion) and parse_sfen(problem.sfen, chu).is_legal(takes_lion)
    assert problem.key != problem_at(problem.sfen, chu).key


def test_moves_before_that_say_nothing_are_not_kept() -> None:
    chu = load_variant("chu")
    position = parse_position_command(f"sfen {LION_LOST} moves 10a10d 2h3h 10d9d", chu)
    assert problem_of(position) == problem_at(format_sfen(position), chu)


def test_a_promotion_declined_two_moves_ago_is_kept() -> None:
    """The side to move declined with its own last move: more than the last move says what is legal."""
    variant = load_variant("chu", {"promotion": "deferred"})
    start = "11k/12/12/12/4R7/12/12/12/12/12/11p/12 b - 1"
    position = parse_position_command(f"sfen {start} moves 8e8d 1a2a", variant)
    problem = problem_of(position)
    assert problem.led_by.endswith("moves 8e8d 1a2a") and position_of(problem).key == position.key
    assert not position_of(problem).is_legal(parse_move("8d8c+", variant))


def test_the_column_is_that_of_the_line() -> None:
    assert refused("  sfen 4k4/9/9/9/4x4/9/9/9/9 b G 1").column == 19


@pytest.mark.parametrize(
    "remark", ["# seed: none", "# Seed:", "# Variant: hard ones", "# variant:", "# option: to taste"]
)
def test_a_heading_that_makes_no_sense_is_a_remark(remark: str) -> None:
    found = parse_problem_set(f"{remark}\n{GOLD}\n")
    assert (found.seed, len(found.problems)) == (0, 1)


@pytest.mark.parametrize(
    ("tail", "plies", "title"),
    [
        ("\t3", 3, ""),
        (", 3", 3, ""),
        (" ,3 ", 3, ""),
        ("\t3\tThe gold, 7", 3, "The gold, 7"),
        (",5,The gold; by hand", 5, "The gold; by hand"),
        ("; The gold, 3", 0, "The gold, 3"),
    ],
)
def test_a_length_may_follow_a_comma_or_a_tab(tail: str, plies: int, title: str) -> None:
    problem = one(GOLD + tail)
    assert (problem.sfen, problem.plies, problem.title) == (one(GOLD).sfen, plies, title)


def test_a_position_may_be_written_with_tabs() -> None:
    assert one(GOLD.replace(" ", "\t")).plies == 0


def test_a_line_without_end_is_refused_at_once() -> None:
    with at_most(seconds=1):
        for text in ("x" * 100_000, "1/" * 50_000, " " * 100_000 + "x", "#" * 100_000, ";" * 100_000, "sfen " * 20_000):
            assert "at most" in str(refused(GOLD + "\n" + text).message)


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parse_problem_set(text)
    except NotationError as error:
        assert error.line >= 1 and error.column >= 1


TITLES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters=";；"), max_size=12)


@settings(max_examples=30)
@given(TITLES, st.lists(st.tuples(st.sampled_from([GOLD, WHITE]), TITLES, st.integers(0, 99)), max_size=3))
def test_a_set_survives(name: str, rows: list[tuple[str, str, int]]) -> None:
    problems = tuple(Problem(sfen, "shogi", " ".join(title.split()), plies) for sfen, title, plies in rows)
    kept = ProblemSet(" ".join(name.split()), problems, 7)
    assert parse_problem_set(format_problem_set(kept)) == kept


DEMON = "14k1/16/16/13[fd]2/16/12[FD]3/16/16/16/16/16/16/16/16/16/7K8 b - 1"


def test_a_set_says_which_pieces_were_wanted_and_keeps_them() -> None:
    plain, demon = Problem(LION, "tenjiku", "", 1), Problem(DEMON, "tenjiku", "", 1, wanted=("FD", "+WB"))
    gold = Problem(GOLD, "shogi", "", 1)
    rows = (plain, demon, replace(plain, wanted=("FD",)), plain, demon, gold)
    text = format_problem_set(ProblemSet("", rows))
    assert [line for line in text.splitlines() if line.startswith("# wanted")] == [
        "# wanted: FD +WB",
        "# wanted: FD",
        "# wanted:",
        "# wanted: FD +WB",
    ]
    assert parse_problem_set(text).problems == rows


def test_what_was_wanted_is_no_part_of_a_problem() -> None:
    assert Problem(LION, "tenjiku", wanted=("LN",)).key == Problem(LION, "tenjiku").key


@pytest.mark.parametrize("heading", ["# wanted: FD", "# variant: tenjiku\n# wanted: XX", "# wanted: more of these"])
def test_pieces_that_the_game_has_not_are_a_remark(heading: str) -> None:
    assert parse_problem_set(f"{heading}\n# variant: shogi\n{GOLD}").problems[0].wanted == ()


def test_a_set_of_two_games_survives() -> None:
    kept = ProblemSet("", (Problem(GOLD, "shogi"), Problem(LION, "tenjiku", "A lion", 1), Problem(WHITE, "shogi")))
    assert parse_problem_set(format_problem_set(kept)) == kept


def test_author_source_comment_and_solution() -> None:
    row = f"sfen {GOLD} moves G*5b; 1; The gold; Author：Hanako; source: A book, 1980; comment: One; two\\nThree \\\\n"
    found = one(row)
    assert (found.title, found.plies, found.author, found.source) == ("The gold", 1, "Hanako", "A book, 1980")
    assert found.comment == "One; two\nThree \\n" and found.solution == "G*5b"
    assert parse_problem_set(format_problem_set(ProblemSet("", (found,)))).problems == (found,)


def test_notes_that_hold_what_separates_fields() -> None:
    odd = Problem(GOLD, "shogi", author="Ha;nako", source="；a\nb", comment="\\n;\n author: x", solution="")
    (back,) = parse_problem_set(format_problem_set(ProblemSet("", (odd,)))).problems
    assert (back.author, back.source, back.comment) == ("Ha,nako", ",a b", "\\n;\nauthor: x")


def test_moves_that_are_none_are_no_solution() -> None:
    assert one(f"{GOLD} moves <b>; 1").solution == ""
