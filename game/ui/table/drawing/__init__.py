"""How a table is drawn: layers, faces, motion."""
