"""The Movement step: dice, ways over the map, and what a way takes."""
