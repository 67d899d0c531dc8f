"""A raid: its steps, its strength and dice, its wounds."""
