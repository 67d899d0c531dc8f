"""The Movement step: dice, ways over the map, and their costs."""
