"""The position: its types, zones, views, and invariants."""
