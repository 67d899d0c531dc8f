"""Airship tiles and resolution tiles: what they change in other rules."""
