"""The bars, panels and plates of a table, and the widgets for its things."""
