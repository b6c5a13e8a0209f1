"""The board editor: any position of any variant, set up by mouse or keyboard."""
