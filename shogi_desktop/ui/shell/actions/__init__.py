"""What a person can ask for: one table, and the actions and menus made of it."""
