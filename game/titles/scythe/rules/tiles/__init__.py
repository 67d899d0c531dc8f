"""Airship tiles and resolution tiles: their changes to other rules."""
