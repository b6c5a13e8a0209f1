"""Birds that are not of prey, and the owl: they stand, strut and fly; the sparrow sits where a pawn has its head."""

from __future__ import annotations

from strokes import COLLAR_BODY, CORONET, CREST, CUT, HALF, LIMB, OVER, PLINTH, SPOT, WHOLE, Figure, Row
from strokes import both, circle, fan, pair, placed

# What carries a bird in flight.
STAND: Row = (HALF, "M0 -16L14 -16C8 -20 5 -26 5 -36L0 -36")

FIGURES: dict[str, Figure] = {
    "crane_king": (
        PLINTH,
        (LIMB, "M8 -40L8 -20M20 -40L20 -20M-1 -19L24 -19"),
        (
            WHOLE,
            "M48 -60C40 -64 30 -66 20 -67C12 -67 6 -64 3 -60C0 -64 2 -70 7 -76C13 -83 13 -91 7 -96C1 -101 -8 -100 -13 -94"
            "L-48 -83L-14 -84C-8 -87 -4 -84 -5 -79C-7 -72 -14 -66 -14 -55C-14 -42 -2 -35 12 -34C22 -34 28 -37 34 -42L47 -36"
            "L42 -48L48 -48L42 -54z",
        ),
        (SPOT, circle(-4, -91, 3)),
        (CUT, "M6 -52C14 -45 26 -46 34 -51"),
        *placed(CORONET, 0.52, -1, -59),
    ),
    "flying_cock": (
        PLINTH,
        (WHOLE, "M8 -38C12 -64 20 -88 38 -108L42 -96L39 -91L45 -84L40 -77L44 -70L38 -63L41 -56L33 -51L35 -44L20 -26z"),
        (WHOLE, circle(-16, -90, 7.5) + circle(-5, -97, 8) + circle(6, -93, 7.5)),
        (
            OVER,
            "M20 -17C27 -34 26 -54 18 -68C13 -78 5 -86 -6 -86C-15 -86 -22 -80 -24 -71L-41 -64L-25 -59"
            "C-27 -50 -26 -41 -20 -40C-14 -40 -12 -48 -11 -55C-8 -44 -18 -32 -25 -17z",
        ),
        (SPOT, circle(-12, -73, 3.4)),
        (CUT, "M-12 -25L-6 -36M-2 -22L4 -36M9 -24L12 -38"),
    ),
    "flying_goose": (
        PLINTH,
        STAND,
        (
            WHOLE,
            "M-46 -86L-39 -93C-37 -100 -28 -101 -24 -94C-19 -82 -14 -64 0 -60L8 -60C8 -80 14 -99 28 -113L29 -104L36 -101"
            "L34 -92L42 -89L40 -80L46 -75C44 -66 38 -59 31 -55L48 -47L40 -38C30 -30 14 -26 0 -30C-18 -35 -26 -52 -31 -80"
            "C-33 -84 -36 -85 -41 -84z",
        ),
        (SPOT, circle(-32, -91, 2.6)),
        (CUT, "M9 -57C18 -51 27 -51 37 -55M-29 -68L-18 -72"),
    ),
    "swallows_wings": (
        PLINTH,
        (
            HALF,
            "M0 -104C6 -102 9 -97 9 -89C24 -95 41 -84 48 -52C38 -65 25 -67 12 -62C12 -53 12 -47 15 -40L25 -16L5 -38L0 -40",
        ),
        (SPOT, "M-5 -84C-2 -87 2 -87 5 -84C4 -77 2 -74 0 -72C-2 -74 -4 -77 -5 -84z"),
    ),
    "gliding_swallow": (
        PLINTH,
        STAND,
        (
            WHOLE,
            "M-46 -86L-36 -96C-30 -104 -18 -104 -11 -96C3 -107 20 -111 38 -108C26 -101 16 -91 11 -78L48 -56L22 -58L32 -30"
            "L2 -62C-7 -56 -16 -44 -19 -24C-29 -42 -30 -60 -24 -76C-29 -80 -34 -84 -46 -86z",
        ),
        (SPOT, circle(-26, -93, 2.8)),
        (CUT, "M-20 -78C-12 -80 -7 -86 -6 -93"),
    ),
    "sparrow_pawn": (
        PLINTH,
        COLLAR_BODY,
        (
            WHOLE,
            "M-31 -78L-19 -84C-16 -98 4 -101 11 -88C15 -80 24 -78 37 -82L29 -66C21 -57 8 -55 -2 -57C-14 -60 -20 -69 -19 -77z",
        ),
        (SPOT, circle(-10, -86, 2.8) + "M-9 -77C-5 -80 0 -78 1 -74C-3 -71 -8 -72 -9 -77z"),
        (CUT, "M6 -76C10 -67 18 -66 27 -72"),
    ),
    "golden_bird": (
        PLINTH,
        (WHOLE, fan(-57, 47, 39, 32, 13)),
        (LIMB, "M0 -19L0 -36"),
        (
            WHOLE,
            "M-26 -57L-16 -62C-13 -74 3 -76 8 -67C12 -61 18 -58 28 -61L22 -47C17 -37 7 -33 -2 -34C-12 -36 -17 -46 -15 -55z",
        ),
        (SPOT, circle(-7, -63, 2.6)),
        (CUT, "M3 -55C7 -47 14 -45 20 -50"),
    ),
    "strutting_crow": (
        PLINTH,
        (LIMB, "M-2 -42L-16 -32L-16 -20M8 -42L14 -32L24 -20M-26 -19L-14 -19"),
        (
            WHOLE,
            "M-45 -82L-27 -94C-20 -105 -5 -105 2 -95C8 -85 14 -79 24 -71L47 -46L34 -47L37 -38L20 -42C9 -36 -5 -37 -13 -46"
            "C-22 -56 -24 -66 -22 -78z",
        ),
        (SPOT, circle(-14, -91, 3.2)),
        (CUT, "M-44 -82L-24 -84M-6 -66C-2 -54 12 -50 26 -56"),
    ),
    "swooping_owl": (
        PLINTH,
        *both(
            WHOLE, "M14 -38C26 -52 32 -72 43 -90L47 -79L44 -73L48 -66L43 -60L46 -53L40 -48L41 -41L34 -38L33 -31L16 -24z"
        ),
        (CREST, "M0 -17L10 -17C20 -26 24 -38 23 -50C28 -62 28 -76 25 -84L28 -107L14 -97C10 -98 5 -99 0 -99"),
        (SPOT, pair(12, -77, 10)),
        (WHOLE, pair(12, -77, 5)),
        (SPOT, "M-4 -67L4 -67L0 -57z"),
        (CUT, "M-10 -44L-5 -39L0 -44L5 -39L10 -44M-10 -32L-5 -27L0 -32L5 -27L10 -32"),
    ),
}
