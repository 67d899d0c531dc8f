"""The position: its types, what lies where, who may see it, what must always hold."""
