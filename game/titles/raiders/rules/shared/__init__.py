"""Rules shared by several chapters: goods, payments, discarding, picking, crew abilities."""
