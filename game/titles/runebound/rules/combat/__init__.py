"""Combat against Challenges and Heroes: rounds, phases, rolls, and consequences."""
