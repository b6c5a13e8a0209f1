"""Line icons of the program's actions: one row an icon, on a 24 x 24 grid, black; the program recolours them."""

from __future__ import annotations

from svg import document, path

SIZE = 24
COLOUR = "#000000"
STROKE = 1.7

ACTIONS: dict[str, str] = {
    "new": "M13 20.5H3.5L5.8 7.3 11.2 4l5.4 3.3.8 4.7M18 15v6M15 18h6",
    "open": "M3.2 18.4V6A1.5 1.5 0 0 1 4.7 4.5H9l2.2 2.5h7.1a1.5 1.5 0 0 1 1.5 1.5v1.6"
    "M3.6 19.2l2.9-8a1.6 1.6 0 0 1 1.5-1.1h13.3l-2.7 8a1.6 1.6 0 0 1-1.5 1.1H4.2",
    "save": "M5 3.5h11l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z"
    "M8 3.8v4.7h7V3.8M7 20.2v-6.7h10v6.7",
    "undo": "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H8.5",
    "redo": "M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5.5",
    "flip": "M8 20V4.5M4.5 8L8 4.5 11.5 8M16 4v15.5M12.5 16l3.5 3.5 3.5-3.5",
    "hint": "M9.2 17.3c0-2.1-3.5-3.5-3.5-7.7a6.3 6.3 0 0 1 12.6 0c0 4.2-3.5 5.6-3.5 7.7zM9.8 20.7h4.4",
    "resign": "M5.5 21V3.5M5.5 4.8c4-2.4 7.5 2 13 0v8.7c-5.5 2-9-2.4-13 0",
    "draw": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM8.2 10h7.6M8.2 14h7.6",
    "declare": "M4.6 16.5L3.2 7.2l5 3.6L12 4.5l3.8 6.3 5-3.6-1.4 9.3zM5 20h14",
    "move_now": "M13.2 3L5.5 13.4h5.3L9.8 21l8.2-11h-5.6z",
    "first": "M18 5.5L11.5 12l6.5 6.5M6.5 5.5v13",
    "previous": "M15 5.5L8.5 12l6.5 6.5",
    "next": "M9 5.5l6.5 6.5L9 18.5",
    "last": "M6 5.5l6.5 6.5L6 18.5M17.5 5.5v13",
    "swap": "M4 8h15.5M16 4.5L19.5 8 16 11.5M20 16H4.5M8 12.5L4.5 16 8 19.5",
    "rematch": "M4.2 11.5a7.8 7.8 0 0 1 13.6-4.6l2 2.2M19.8 4.4v4.7h-4.7"
    "M19.8 12.5a7.8 7.8 0 0 1-13.6 4.6l-2-2.2M4.2 19.6v-4.7h4.7",
    "settings": "M3.5 7h8.7M17 7h3.5M3.5 17H7M11.8 17h8.7"
    "M14.6 4.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8zM9.4 14.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z",
    "info": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11.2v5.3M12 7.6v.2",
    "lessons": "M12 5L1.8 9.6 12 14.2l10.2-4.6zM6 11.8v4.6c3 3 9 3 12 0v-4.6M22.2 9.6v5.8",
    "rules": "M12 6.2C9.4 4.4 6.2 4 3 4.6v13.8c3.2-.6 6.4-.2 9 1.6 2.6-1.8 5.8-2.2 9-1.6"
    "V4.6c-3.2-.6-6.4-.2-9 1.6zM12 6.2V20",
    "copy": "M10 8.5h8.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5z"
    "M5.5 15.5h-.2A1.5 1.5 0 0 1 3.8 14V5A1.5 1.5 0 0 1 5.3 3.5H14A1.5 1.5 0 0 1 15.5 5v.3",
    "quit": "M10 4H6A1.5 1.5 0 0 0 4.5 5.5v13A1.5 1.5 0 0 0 6 20h4M15.5 7.5L20 12l-4.5 4.5M19.7 12H9.5",
    "play": "M7.5 4.5v15L19.5 12z",
    "pause": "M6.5 5H10v14H6.5zM14 5h3.5v14H14z",
}


def files() -> dict[str, str]:
    """File name -> SVG text of every action icon."""
    return {
        f"{name}.svg": document(
            SIZE,
            SIZE,
            [path(data, stroke=COLOUR, stroke_width=STROKE, stroke_linecap="round", stroke_linejoin="round")],
        )
        for name, data in ACTIONS.items()
    }
