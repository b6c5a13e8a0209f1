"""The window: widgets and gestures, a room for each subject. `shell` knows them all, they do not know one another."""
