"""Small widgets and boxes that every room uses."""
