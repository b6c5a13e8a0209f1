"""Games and sets of problems as text, and which kinds of files there are."""
