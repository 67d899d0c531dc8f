"""How a unit is moved: its ways, its load, what it meets, and the choices that a drag brings with it."""
