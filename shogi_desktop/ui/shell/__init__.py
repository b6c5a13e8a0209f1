"""The main window and what belongs to it alone: actions, menus, status line, what fills the window."""
