"""The picture of the whole table, put together from panels, drawing and input."""
