"""Pictures of positions and faces of pieces, apart from the board one plays on."""
