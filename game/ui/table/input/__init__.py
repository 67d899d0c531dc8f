"""Drag and drop, hit targets and focus."""
