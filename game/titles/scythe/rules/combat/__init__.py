"""Combat: abilities before the dials, power, the result, the retreat."""
