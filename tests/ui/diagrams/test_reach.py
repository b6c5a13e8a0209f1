"""The diagram of every kind, read sign by sign, gives exactly the legal moves of that kind."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, is_drop, to_square, vias
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.loader import read_variant
from shogi_desktop.rules.record.variant import Kind
from shogi_desktop.rules.record.variant_files import BUILT_IN
from shogi_desktop.ui.board.words import kind_notes
from shogi_desktop.ui.diagrams.reach import Cell, Diagram, ReachLine, ReachSign, diagram_of
from shogi_desktop.ui.diagrams.store import Diagrams
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.faces.marks import marks_of
from shogi_desktop.ui.guide.details import PieceDetails
from shogi_desktop.ui.rule_pages.page_html import PageLook, made_table
from shogi_desktop.ui.words.i18n import Language
from shogi_desktop.ui.words.rule_words import jump_ranks
from tests.ui.diagram_reader import HOME, STEPS, Read, Reader, Standing

CROWDS = 12  # random boards for each kind
CODES = ("P", "P", "P", "BG", "VG", "GG", "K")  # of the pieces on them; burning ones would end moves elsewhere

pytestmark = pytest.mark.decided_by(
    "resources/diagrams",
    "shogi_desktop/rules",
    "shogi_desktop/ui/diagrams",
    "shogi_desktop/ui/faces",
    "shogi_desktop/ui/words",
    "tests/ui/diagram_reader.py",
)


@dataclass
class Stage:
    """A board with one piece of a kind in the middle and the royal pieces where nothing ever reaches them."""

    variant: Variant
    kind: Kind
    side: int = 0

    def __post_init__(self) -> None:
        self.position = Position.empty(self.variant)
        self.position.set_turn(self.side)
        self.squares: dict[Cell, int] = {}
        turn = -1 if self.side else 1
        middle = [n - n // 2 if self.side else n // 2 + 1 for n in (self.variant.files, self.variant.ranks)]
        for square in self.variant.squares:
            right, forward = middle[0] - self.variant.file_of(square), middle[1] - self.variant.rank_of(square)
            self.squares[(right * turn, forward * turn)] = square
        self.put(HOME, self.kind.code, False)
        far = self.variant.files // 2
        if not (self.kind.royal and self.variant.check == "mate"):
            self.put((far, 1 - far), "K", False)
        self.put((2 - far, far), "K", True)

    def put(self, cell: Cell, code: str, hostile: bool) -> None:
        piece = make_piece(self.variant.kind_by_code(code).id, self.side ^ hostile) if code else 0
        self.position.put(self.squares[cell], piece)

    @cached_property
    def diagram(self) -> Diagram:
        return diagram_of(self.kind, self.variant)

    def legal(self) -> set[Read]:
        home, cells = self.squares[HOME], {square: cell for cell, square in self.squares.items()}
        return {
            (tuple(cells[via] for via in vias(move)), cells[int(to_square(move))])
            for move in self.position.legal_moves()
            if not is_drop(move) and from_square(move) == home
        }

    def read(self, diagram: Diagram | None = None) -> set[Read]:
        """The moves that the kind's diagram tells, or another one."""
        board = {cell: self._standing(self.position.piece_at(square)) for cell, square in self.squares.items()}
        board[HOME] = None
        return Reader(diagram or self.diagram, board, self.variant.jump_capture).moves()

    def _standing(self, piece: int) -> Standing | None:
        if not piece:
            return None
        kind = self.variant.kind(piece >> 1)
        return Standing(piece & 1 != self.side, kind.jump_rank < self.kind.jump_rank, kind.royal)


def looks(variant: Variant) -> list[Kind]:
    """The kinds of a variant, each way to move once."""
    return list({(k.moves, k.jump_rank, k.burns, k.royal): k for k in variant.kinds if k is not None}.values())


def options_that_move() -> Iterator[tuple[str, str, Kind]]:
    """Every choice that is no default, and each kind of Tenjiku that moves otherwise after it."""
    usual = load_variant("tenjiku")
    for option in usual.options:
        for value, _ in option.choices[1:]:
            variant = load_variant("tenjiku", {option.key: value})
            jumps = (variant.jump_capture, variant.jump_quiet) != (usual.jump_capture, usual.jump_quiet)
            for kind in looks(variant):
                if kind.moves != usual.kind_by_code(kind.code).moves or (jumps and "^p" in kind.moves):
                    yield option.key, value, kind


def cases(*names: str) -> list[object]:
    """Variant, options and code of every kind under the usual rules, and of those that an option changes."""
    found: list[object] = [
        pytest.param(name, {}, kind.code, id=f"{name}-{kind.code}")
        for name in names
        for kind in looks(load_variant(name))
    ]
    for key, value, kind in options_that_move():
        found.append(pytest.param("tenjiku", {key: value}, kind.code, id=f"{key}-{value}-{kind.code}"))
    return found


def forbidden(stage: Stage, cell: Cell) -> set[Read]:
    """A king that must not be exposed may not step before a hostile pawn."""
    exposed = stage.kind.royal and stage.variant.check == "mate"
    return {((), (cell[0], cell[1] - 1))} if exposed else set()


def test_the_options_that_change_moves_are_found() -> None:
    found = {(key, value) for key, value, _ in options_that_move()}
    assert found == {
        ("fire_demon_range", "file"),
        ("lion_hawk", "area2"),
        ("free_eagle", "western"),
        ("free_eagle", "range_jump"),
        ("heavenly_tetrarch", "western"),
        ("general_capture", "lower_only"),
        ("general_capture", "any"),
        ("general_quiet_jump", "on"),
    }


@pytest.mark.parametrize(("name", "options", "code"), cases("shogi", "tenjiku"))
def test_tells_every_move_past_a_single_piece(name: str, options: Mapping[str, str], code: str) -> None:
    variant = load_variant(name, options)
    stage = Stage(variant, variant.kind_by_code(code))
    assert stage.read() == stage.legal(), "on an empty board"
    reach = range(-stage.diagram.radius, stage.diagram.radius + 1)
    for cell in [(x, y) for x in reach for y in reach if (x, y) != HOME]:
        for hostile in (True, False):
            stage.put(cell, "P", hostile)
            expected = stage.read() - (forbidden(stage, cell) if hostile else set())
            assert expected == stage.legal(), f"{'hostile' if hostile else 'friendly'} piece on {cell}"
        stage.put(cell, "", False)


FAR_POWERS = (
    *("R(R-sR)", "BW(B-sB)", "fBbF2(fB-sB)", "L3K", "QL3K"),
    *("(mcK-amcK-amcK)", "Q(mcK-amcK-amcK)"),
    *("W(fG-F2)fG", "fq2RbR", "q3B", "x^Q", "D(D-R)W", "KbA(bA-B)"),
)


def moving(moves: str) -> tuple[Variant, Kind]:
    """Tenjiku with a general that moves otherwise."""
    values = tomllib.loads((BUILT_IN / "tenjiku.toml").read_text(encoding="utf-8"))
    general = next(entry for entry in values["pieces"] if entry["code"] == "VG")
    general["moves"] = moves
    variant = read_variant(values, Path("mine.toml"), {})
    return variant, variant.kind_by_code("VG")


@pytest.mark.parametrize("moves", FAR_POWERS)
def test_tells_the_moves_of_the_largest_games(moves: str) -> None:
    variant, kind = moving(moves)
    random = Random(moves)
    for number in range(CROWDS):
        crowded(Stage(variant, kind, side=number % 2), random, number)


def test_an_emperor_goes_anywhere() -> None:
    variant, kind = moving("mUcU[unprotected]")
    diagram = diagram_of(kind, variant)
    assert set(diagram.cells.values()) == {ReachSign.ANYWHERE} and len(diagram.cells) == 48 and not diagram.lines


@pytest.mark.parametrize(("name", "options", "code"), cases("tenjiku"))
def test_tells_every_move_through_a_crowd(name: str, options: Mapping[str, str], code: str) -> None:
    """With pieces of all ranks, royal ones too, anywhere; both sides."""
    variant = load_variant(name, options)
    random = Random(code)
    for number in range(CROWDS):
        crowded(Stage(variant, variant.kind_by_code(code), side=number % 2), random, number)


def crowded(stage: Stage, random: Random, number: int) -> None:
    """Puts pieces around and compares what is read with what is legal."""
    cells = sorted(cell for cell, square in stage.squares.items() if not stage.position.piece_at(square))
    for cell in random.sample(cells, len(cells) * random.choice((1, 3, 5)) // 10):
        stage.put(cell, random.choice(CODES), random.random() < 0.6)
    assert stage.read() == stage.legal(), f"board {number}"


@pytest.mark.parametrize("kind", looks(load_variant("tenjiku")), ids=attrgetter("code"))
def test_every_sign_counts(kind: Kind) -> None:
    """A diagram that lacks one sign tells less, on an empty board or among hostile neighbours.

    But for a square to which an area move goes along a line: there the line says as much.
    """
    alone, beset = Stage(load_variant("tenjiku"), kind), Stage(load_variant("tenjiku"), kind)
    for step in STEPS:
        beset.put(step, "P", True)
    whole = diagram_of(kind, alone.variant)
    lines = {(line.right * n, line.forward * n) for line in whole.lines for n in range(1, whole.radius)}
    single = [cell for cell, sign in whole.cells.items() if sign is not ReachSign.AREA or cell not in lines]
    lacking = [replace(whole, cells={c: sign for c, sign in whole.cells.items() if c != lost}) for lost in single]
    lacking += [replace(whole, lines=tuple(line for line in whole.lines if line != lost)) for lost in whole.lines]
    lacking += [replace(whole, taken_in_place=whole.taken_in_place - {lost}) for lost in whole.taken_in_place]
    lacking += [replace(whole, passes=frozenset())] if whole.passes else []
    assert lacking
    for diagram in lacking:
        assert any(stage.read(diagram) < stage.read() == stage.legal() for stage in (alone, beset))


def test_burning_is_told_of_the_pieces_that_burn() -> None:
    tenjiku = load_variant("tenjiku")
    for kind in looks(tenjiku):
        stage = Stage(tenjiku, kind)
        goal = max(cell for _, cell in stage.read() if max(map(abs, cell)) < 4)
        behind = [(goal[0] + x, goal[1] + y) for x, y in STEPS if x >= 0 and (goal[0] + x, goal[1] + y) != HOME]
        for cell in behind:
            stage.put(cell, "P", True)
        moves = [move for move in stage.position.legal_moves() if to_square(move) == stage.squares[goal]]
        burnt = {gone.square for move in moves for gone in stage.position.transition(move).removals if gone.burnt}
        told = ReachSign.BURN in stage.diagram.signs
        assert burnt == ({stage.squares[cell] for cell in behind} if told else set()), kind.code
    assert {kind.code for kind in looks(tenjiku) if diagram_of(kind, tenjiku).burns} == {"+WB"}


class TestSigns:
    def test_of_the_legend_are_all_used(self) -> None:
        variants = [load_variant("tenjiku"), load_variant("tenjiku", {"general_quiet_jump": "on"})]
        kinds = [(kind, variant) for variant in variants for kind in looks(variant)]
        kinds += [moving(moves)[::-1] for moves in (*FAR_POWERS, "mU")]
        used = {sign for kind, variant in kinds for sign in diagram_of(kind, variant).signs}
        assert used == set(ReachSign)

    def test_lion(self) -> None:
        diagram = of("LN")
        assert {cell for cell, sign in diagram.cells.items() if sign is ReachSign.MULTI} == set(STEPS)
        assert sum(sign is ReachSign.JUMP_MULTI for sign in diagram.cells.values()) == 16
        assert diagram.taken_in_place == diagram.passes == set(STEPS)
        assert diagram.signs == (ReachSign.MULTI, ReachSign.JUMP_MULTI, ReachSign.IGUI, ReachSign.PASS)

    def test_tetrarch(self) -> None:
        diagram = of("+CS")
        assert {(line.after, line.sign) for line in diagram.lines} == {(2, ReachSign.RANGE)}
        assert (diagram.cells[0, 2], diagram.cells[2, 0], diagram.cells[3, 0]) == (
            ReachSign.JUMP_RANGE,
            ReachSign.JUMP_STEP,
            ReachSign.STEP,
        )
        assert diagram.taken_in_place == set(STEPS) and not diagram.passes

    def test_generals(self) -> None:
        assert of("RG").lines[0] == ReachLine(0, 1, 0, ReachSign.RANGE_JUMP, ranked=True)
        assert {line.sign for line in of("RG", general_quiet_jump="on").lines} == {ReachSign.FREE_JUMP}
        assert of("VG").radius == 4, "the lines are seen beyond the area"

    def test_free_eagle_that_ranges_over_everything(self) -> None:
        lines = of("FE", free_eagle="range_jump").lines
        assert {(line.sign, line.ranked) for line in lines} == {(ReachSign.RANGE, False), (ReachSign.FREE_JUMP, False)}

    def test_limited_steps_and_jumps(self) -> None:
        assert of("SS").cells == {(0, 1): ReachSign.STEP, (0, 2): ReachSign.STEP, (0, -1): ReachSign.STEP}
        assert of("N").cells == {(-1, 2): ReachSign.JUMP, (1, 2): ReachSign.JUMP}


def of(code: str, **options: str) -> Diagram:
    variant = load_variant("tenjiku", options)
    return diagram_of(variant.kind_by_code(code), variant)


def test_a_piece_that_looks_down_goes_the_other_way() -> None:
    tenjiku = load_variant("tenjiku")
    for kind in (kind for kind in tenjiku.kinds if kind is not None):
        up = diagram_of(kind, tenjiku)
        down = up.turned()
        assert down.cells == {(-x, -y): sign for (x, y), sign in up.cells.items()}
        assert {(line.right, line.forward) for line in down.lines} == {(-e.right, -e.forward) for e in up.lines}
        assert down.turned() == up and down.signs == up.signs


RANKS = {"K": 4, "+DE": 4, "GG": 3, "+RG": 3, "VG": 2, "+BG": 2, "RG": 1, "BG": 1, "+SE": 1, "+HF": 1}
LOOK = PageLook(14, 600, "#000000", "#444444", "#880000", "#eeeeee", "#cccccc", dark=False)
LANGUAGES = ("en", "ja", "fr", "cs")


def digits(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_the_record_says_what_the_rules_say() -> None:
    tenjiku = load_variant("tenjiku")
    said = {kind.code: kind.jump_rank for kind in tenjiku.kinds if kind is not None and kind.jump_rank}
    assert said == RANKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_page_shows_those_of_the_record(qapp: QApplication, language: str) -> None:
    spoken = Language(qapp, program_files.resources())
    spoken.apply(language)
    tenjiku = load_variant("tenjiku")
    html = made_table("ranks", tenjiku, LOOK)
    spoken.apply("en")
    rows = re.findall(r"<tr><td>(\d+)</td><td>([^<]+)</td></tr>", html)
    assert [int(rank) for rank, _ in rows] == [4, 3, 2, 1, 0] and all(names for _, names in rows)
    page = (program_files.resources() / "texts" / language / "rules" / "tenjiku.md").read_text(encoding="utf-8")
    assert page.count("{{ranks}}") == 1, "and the page has no numbers of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_the_same_numbers(language: str) -> None:
    file = program_files.resources() / "texts" / language / "lessons_tenjiku.toml"
    text = tomllib.loads(file.read_text(encoding="utf-8"))["lessons"]["ranks"]["text"]
    assert digits(text) == {0, 1, 2, 3, 4}


def test_the_sentences_of_the_guide() -> None:
    assert jump_ranks(load_variant("tenjiku")) == [
        (4, "king, prince"), (3, "great general"), (2, "vice general"), (1, "rook general, bishop general"),
        (0, "all others"),
    ]  # fmt: skip


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "said"), [("shogi", "loses it loses"), ("chu", "last royal piece loses")])
def test_what_a_king_is_worth_is_a_sentence(qtbot: QtBot, game: str, said: str) -> None:
    details = PieceDetails(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(details)
    variant = load_variant(game)
    details.show_kind(variant, variant.kind_by_code("K"))
    facts = " ".join(label.text() for label in details.findChildren(QLabel))
    assert said in facts and "Value" not in facts


@pytest.mark.usefixtures("qapp")
def test_lens_guide_and_mnemonic_faces(qtbot: QtBot) -> None:
    tenjiku = load_variant("tenjiku")
    details = PieceDetails(art_of(program_files.resources()), Diagrams(program_files.resources()))
    qtbot.addWidget(details)
    for code in ("GG", "VG", "RG", "BG"):
        kind = tenjiku.kind_by_code(code)
        assert digits(kind_notes(kind, tenjiku)[-1].text) == {RANKS[code]}
        details.show_kind(tenjiku, kind)
        facts = " ".join(label.text() for label in details.findChildren(QLabel))
        assert f"jump rank {RANKS[code]}" in facts
        assert marks_of(kind).rank == RANKS[code]
