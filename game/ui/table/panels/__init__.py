"""Bars, plates and dialogs around the board."""
