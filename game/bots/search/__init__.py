"""Search: bots plan whole turns within a budget, in processes of their own."""
