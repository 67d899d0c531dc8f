"""What is on a table, where it is, and which options its things have."""
