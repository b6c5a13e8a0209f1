"""One person at one problem."""
