"""The effects of cards, heroes and buildings, and what they cannot give at present."""
