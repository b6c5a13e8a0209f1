"""What openings and castles are called: names out of resources/names, recognised from the moves of a game."""
