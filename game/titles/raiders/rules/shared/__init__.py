"""What several chapters share: goods, payments, discarding, picking, crew abilities."""
