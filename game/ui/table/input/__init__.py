"""Mouse, keys and gamepad at the table: what is picked up, where it can go."""
