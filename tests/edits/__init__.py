"""Content files as data: their values one by one, and one of them changed."""
