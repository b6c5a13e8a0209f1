"""Positions being set up."""
