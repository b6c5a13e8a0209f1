"""How lines get to an engine's process and back: by Qt's event loop for the window, by blocking calls for commands."""
