"""How the program looks: theme, icons, font, room on the screen."""
