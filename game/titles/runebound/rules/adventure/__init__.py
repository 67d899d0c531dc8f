"""The Adventure step: counters, cards that are drawn, and Heroes who meet."""
