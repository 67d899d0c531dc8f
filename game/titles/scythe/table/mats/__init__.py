"""The two mats of a seat: where their parts lie, and how these look."""
