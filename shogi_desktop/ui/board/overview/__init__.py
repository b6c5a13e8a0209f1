"""What is seen of a board that is zoomed in."""
