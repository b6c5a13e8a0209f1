"""The record of the game beside the board."""
