"""Mate problems: checked, measured, made."""
