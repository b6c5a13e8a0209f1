"""Dialogs: each returns a value or tells something; none changes the game."""
