"""Positions, choices and events in words, for window, terminal and programs alike. Never imports pygame."""
