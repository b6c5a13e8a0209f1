"""Plays the real program in a real window by mouse: a command, not a part of the test suite."""
