"""Window and terminal alike ask here for a new table: its title, its players and its rules."""
