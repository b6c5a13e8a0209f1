"""Choosing a game, alike wherever it is one of all: pictures, shelves, the dialog and the button that opens it."""
