"""Pieces by name: in kana, by what a person types, as a person tells them apart."""
