"""Moving a unit: its ways, its load, what it meets, and the choices that a drag stands for."""
