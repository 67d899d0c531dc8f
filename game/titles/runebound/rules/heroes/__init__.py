"""Heroes and Allies: their numbers, skill tests, experience, Wounds and knockouts."""
