"""The rules of a variant in short sentences, read from its record: what a newcomer has to know."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.rules.record.variant import Variant

from .i18n import counted, joined_sentences, translate
from .texts import piece_name


def rule_sentences(variant: Variant) -> list[str]:
    """How a game is won, what becomes of captured pieces, promotion, repetition and the special powers."""
    return [
        _goal(variant),
        *_bare_king(variant),
        _captured(variant),
        *_drops(variant),
        *_promotion(variant),
        _repetition(variant),
        *_no_moves(variant),
        *_other_ends(variant),
        *_powers(variant),
        *_contagion(variant),
        *_emperors(variant),
        *_lions(variant),
    ]


def _goal(variant: Variant) -> str:
    if variant.check == "capture":
        return _royals_taken(variant)
    royals = [kind for kind in variant.every_kind if kind.royal]
    if variant.royal_loss == "any" and len(royals) > 1:
        return translate(
            "RuleWords",
            "A royal piece in check must be saved at once, each of them. Where nothing saves it, it is checkmate and "
            "the game is won.",
        )
    if len(royals) > 1:
        return translate(
            "RuleWords",
            "The last royal piece of a side must be saved from check at once. Where nothing saves it, it is checkmate "
            "and the game is won.",
        )
    return translate(
        "RuleWords",
        "A king in check must be saved at once. Where nothing saves it, it is checkmate and the game is won.",
    )


def _royals_taken(variant: Variant) -> str:
    if variant.royal_loss == "any":
        return translate(
            "RuleWords",
            "You win by taking any royal piece of the enemy. A check need not be answered, so look after your own.",
        )
    if any(kind.burns for kind in variant.every_kind):
        return translate(
            "RuleWords",
            "You win by taking or burning the enemy's last royal piece. A check need not be answered, so look after "
            "your own.",
        )
    return translate(
        "RuleWords",
        "You win by taking the enemy's last royal piece. A check need not be answered, so look after your own.",
    )


def _bare_king(variant: Variant) -> list[str]:
    if variant.bare_king == "off":
        return []
    if variant.bare_king == "loss_unless_bares_back":
        return [
            translate(
                "RuleWords",
                "A side left with nothing but its king loses, unless its next move leaves the other king alone, too: "
                "then the game is a draw.",
            )
        ]
    if not variant.bare_king_minor:
        return [
            translate("RuleWords", "A side left with nothing but its king loses at once if the other side has more.")
        ]
    text = translate(
        "RuleWords",
        "A side left with nothing but its king loses at once if the other side has more. These do not count: {pieces}.",
    )
    return [text.format(pieces=_names(variant, variant.bare_king_minor))]


def _captured(variant: Variant) -> str:
    if variant.has_drops:
        return translate(
            "RuleWords",
            "Captured pieces change sides: instead of a move, one of yours may be dropped on an empty square.",
        )
    return translate("RuleWords", "Captured pieces leave the game.")


def _drops(variant: Variant) -> list[str]:
    """Which pieces may not be dropped where."""
    said = []
    if variant.drop_faces == "either":
        said.append(translate("RuleWords", "A piece may be dropped with either face."))
    if variant.stuck_drops == "allowed":
        said.append(translate("RuleWords", "A piece may be dropped where it can never move."))
    if variant.start_hand:
        text = translate("RuleWords", "Both sides begin with these in hand: {pieces}.")
        said.append(text.format(pieces=_names(variant, (kind for kind, _ in variant.start_hand))))
    hand = [variant.kind(kind) for kind in variant.hand_kinds]
    for limit in sorted({kind.drop_file_limit for kind in hand if kind.drop_file_limit}):
        pieces = _names(variant, (kind.id for kind in hand if kind.drop_file_limit == limit))
        text = translate(
            "RuleWords",
            "If you have one on a file already, you may not drop another there; promoted ones do not count: {pieces}."
            "|If you have {n} on a file already, you may not drop another there; promoted ones do not count: "
            "{pieces}.",
        )
        said.append(counted(text, limit, pieces=pieces))
    mates = [kind.id for kind in hand if kind.drop_mate_banned]
    if mates:
        text = translate("RuleWords", "You may not give checkmate by dropping one of these: {pieces}.")
        said.append(text.format(pieces=_names(variant, mates)))
    return said


def _promotion(variant: Variant) -> list[str]:
    """When a piece may promote, and which must, or have moments of their own."""
    said = [_promotion_moves(variant)]
    if variant.promotion_choice == "forced":
        said.append(translate("RuleWords", "Promotion is no choice: what may promote must."))
    elif variant.promotion_choice == "victim_promoted":
        said.append(translate("RuleWords", "A piece that takes a promoted piece must promote."))
    elif variant.promotion_forced and variant.promotion_on:
        text = translate("RuleWords", "These have to promote where they could not move on any more: {pieces}.")
        said.append(text.format(pieces=_names(variant, variant.promotion_forced)))
    if variant.promotion_entry_only:
        text = translate("RuleWords", "These may promote only when they enter: {pieces}.")
        said.append(text.format(pieces=_names(variant, variant.promotion_entry_only)))
    if variant.promotion_declined == "deferred":
        said.append(
            translate(
                "RuleWords",
                "Whoever enters without promoting may not promote with the very next move, unless it captures.",
            )
        )
    if variant.promotion_far_rank and "inside" not in variant.promotion_on:
        text = translate("RuleWords", "At the far end of the board these may promote without a capture: {pieces}.")
        said.append(text.format(pieces=_names(variant, variant.promotion_far_rank)))
    return said


def _promotion_moves(variant: Variant) -> str:
    if variant.flips:
        return translate("RuleWords", "Every piece with two faces turns over after each of its moves.")
    on = frozenset(variant.promotion_on)
    if not on:
        return translate("RuleWords", "No piece promotes.")
    texts = {
        frozenset({"enter", "capture_inside", "capture_leave"}): translate(
            "RuleWords",
            "A piece may promote when it enters the farthest rank, or when it captures on a move that begins or ends "
            "there.|A piece may promote when it enters the {n} farthest ranks, or when it captures on a move that "
            "begins or ends there.",
        ),
        frozenset({"enter", "inside", "leave"}): translate(
            "RuleWords",
            "A piece may promote on a move that begins or ends in the farthest rank."
            "|A piece may promote on a move that begins or ends in the {n} farthest ranks.",
        ),
        frozenset({"enter"}): translate(
            "RuleWords",
            "A piece may promote when it enters the farthest rank."
            "|A piece may promote when it enters the {n} farthest ranks.",
        ),
    }
    if on in texts:
        return counted(texts[on], variant.promotion_zone)
    if "capture_outside" in on and all(way.startswith("capture_") for way in on):
        return translate("RuleWords", "A piece may promote when it captures.")
    text = translate("RuleWords", "A piece may promote on some moves; number of far ranks: {n} ({ways}).")
    return counted(text, variant.promotion_zone, ways=", ".join(_way(way) for way in variant.promotion_on))


def _way(way: str) -> str:
    texts = {
        "enter": translate("RuleWords", "entering them"),
        "inside": translate("RuleWords", "moving inside"),
        "leave": translate("RuleWords", "leaving them"),
        "capture_enter": translate("RuleWords", "entering with a capture"),
        "capture_inside": translate("RuleWords", "capturing inside"),
        "capture_leave": translate("RuleWords", "leaving with a capture"),
        "capture_outside": translate("RuleWords", "capturing outside"),
    }
    return texts[way]


def _repetition(variant: Variant) -> str:
    texts = {
        "draw": translate("RuleWords", "A position that comes up {n} times ends the game as a draw."),
        "first_loses": translate(
            "RuleWords", "A position that comes up {n} times is lost for the side that made the first move of the game."
        ),
        "loss": translate("RuleWords", "Whoever begins a repetition loses when the position comes up {n} times."),
        "maker_loses": translate(
            "RuleWords",
            "A position that comes up {n} times is lost for the side that made it, or for the one that gave the check "
            "which it answers.",
        ),
        "forbidden": translate("RuleWords", "No move may bring back an earlier position."),
        "forbidden_unless_in_check": translate(
            "RuleWords", "No move may bring back an earlier position, except out of check."
        ),
        "allowed": translate("RuleWords", "Positions may come back as often as the players like."),
    }
    text = texts[variant.repetition_result]
    if variant.repetition_result == "forbidden" and variant.repetition > 2:
        text = translate("RuleWords", "No position may come up {n} times.")
    if variant.perpetual_check == "loss":
        text = _with_perpetual_check().get(variant.repetition_result, text)
    return text.format(n=variant.repetition)


def _with_perpetual_check() -> dict[str, str]:
    """What a repetition brings where a side that always gave check loses."""
    return {
        "draw": translate(
            "RuleWords",
            "A position that comes up {n} times ends the game as a draw; but a side that gave check all the time "
            "loses.",
        ),
        "first_loses": translate(
            "RuleWords",
            "A position that comes up {n} times is lost for the side that made the first move of the game; but a side "
            "that gave check all the time loses instead.",
        ),
        "loss": translate(
            "RuleWords",
            "Whoever begins a repetition loses when the position comes up {n} times, unless the other side gave check "
            "all the time.",
        ),
        "maker_loses": translate(
            "RuleWords",
            "A position that comes up {n} times is lost for the side that made it, or for the one that gave the check "
            "which it answers; but a side that gave check all the time always loses.",
        ),
    }


def _no_moves(variant: Variant) -> list[str]:
    if variant.no_moves == "loss":
        return []
    return [translate("RuleWords", "A side without a legal move that is not in check has a draw.")]


def _other_ends(variant: Variant) -> list[str]:
    """Ends of a game that are neither a loss of the king nor a repetition."""
    said = []
    if variant.declaration != "none":
        text = translate(
            "RuleWords",
            "If your king has reached the farthest ranks, you may end the game by counting points (a declaration): you "
            "need {n}.",
        )
        left_out = translate(
            "RuleWords", "In a handicap game the pieces that White left out at the start count for White, too."
        )
        said.append(joined_sentences(text.format(n=variant.declaration), left_out if variant.handicaps else ""))
    if variant.try_rule:
        said.append(translate("RuleWords", "A king on the square where the enemy king began has won."))
    if variant.move_limit:
        text = translate("RuleWords", "The game is a draw after {n} move.|The game is a draw after {n} moves.")
        said.append(counted(text, variant.move_limit))
    if variant.quiet_limit:
        text = translate(
            "RuleWords",
            "The game is a draw after {n} move by which nothing was taken or promoted."
            "|The game is a draw after {n} moves in a row by which nothing was taken or promoted.",
        )
        said.append(counted(text, variant.quiet_limit))
    return said


def _powers(variant: Variant) -> list[str]:
    kinds = variant.every_kind
    said = []
    burner = next((kind for kind in kinds if kind.burns), None)
    if burner is not None:
        text = translate(
            "RuleWords",
            "Where a {burner} stops, it burns every enemy beside it. A piece that stops beside an enemy {burner} is "
            "burnt itself.",
        )
        said.append(text.format(burner=piece_name(burner)))
    if any(ray.block == "ranked" for kind in kinds for ray in kind.movement.rays):
        text = translate(
            "RuleWords", "Generals capture by jumping over any number of pieces of lower rank. The ranks: {ranks}."
        )
        said.append(text.format(ranks=" > ".join(f"{names} {rank}" for rank, names in jump_ranks(variant))))
    if any(ray.block == "sweep" for kind in kinds for ray in kind.movement.rays):
        text = translate(
            "RuleWords",
            "Generals fly over any number of pieces of lower rank and take them all, those of their own side, too. The "
            "ranks: {ranks}.",
        )
        said.append(text.format(ranks=" > ".join(f"{names} {rank}" for rank, names in jump_ranks(variant))))
    if any(kind.movement.legs for kind in kinds):
        said.append(
            translate(
                "RuleWords",
                "Lions and some others may capture and go on, or come back: click the first square, then the second.",
            )
        )
    return said


def _contagion(variant: Variant) -> list[str]:
    """What becomes of a piece by what it takes."""
    pairs = {kind.id: variant.infection(kind.id) for kind in variant.every_kind if variant.infection(kind.id)}
    if not pairs:
        return []
    text = translate(
        "RuleWords",
        "Contagion: a piece that takes one of these becomes at once what stands behind the arrow; royal pieces do not. "
        "{pairs}.",
    )
    arrows = (f"{piece_name(variant.kind(kind))} → {piece_name(variant.kind(face))}" for kind, face in pairs.items())
    return [text.format(pairs=", ".join(arrows))]


def _emperors(variant: Variant) -> list[str]:
    """Pieces that go anywhere, and what keeps others safe from them."""
    emperor = next((kind for kind in variant.every_kind if kind.movement.raids), None)
    if emperor is None:
        return []
    text = translate(
        "RuleWords",
        "A piece goes anywhere, whatever stands between: the {emperor}. But it takes only what is unprotected: where "
        "no other enemy could take it in turn.",
    )
    if variant.emperor_protection == "always":
        guard = translate(
            "RuleWords",
            "As long as a side has the {emperor}, all its other pieces are protected from that of the enemy.",
        )
    else:
        guard = translate("RuleWords", "The {emperor} protects only where it could itself take back that of the enemy.")
    return [each.format(emperor=piece_name(emperor)) for each in (text, guard)]


def _lions(variant: Variant) -> list[str]:
    """Who may take whose lion: by a lion, and after one was lost."""
    if variant.lion_trading == "off":
        return []
    if variant.lion_trading == "okazaki":
        strike = translate(
            "RuleWords",
            "Right after a lion was lost to a piece that is no lion, such a piece may not take a protected lion.",
        )
    else:
        strike = translate(
            "RuleWords", "Right after a lion was lost to a piece that is no lion, such a piece may not take a lion."
        )
    if not variant.lion_no_bridge:
        return [
            translate(
                "RuleWords",
                "A lion may take a lion beside it; one two squares away only if it is unprotected, or with another "
                "piece on the way.",
            ),
            strike,
        ]
    text = translate(
        "RuleWords",
        "A lion may take a lion beside it; one two squares away only if it is unprotected, or with another piece on "
        "the way that is none of these: {pieces}.",
    )
    return [text.format(pieces=_names(variant, variant.lion_no_bridge)), strike]


def _names(variant: Variant, kinds: Iterable[int]) -> str:
    return ", ".join(piece_name(variant.kind(kind)) for kind in kinds)


def jump_ranks(variant: Variant) -> list[tuple[int, str]]:
    """The ranks that say who jumps over whom, the highest first, each with its pieces: (4, "king, prince"), ...,
    (0, "all others"); a face that other pieces promote to is named once."""
    names: dict[int, list[str]] = {}
    for kind in variant.every_kind:
        if kind.jump_rank:
            name = piece_name(kind)
            if name not in names.setdefault(kind.jump_rank, []):
                names[kind.jump_rank].append(name)
    ranks = [(rank, ", ".join(names[rank])) for rank in sorted(names, reverse=True)]
    return [*ranks, (0, translate("RuleWords", "all others"))]
