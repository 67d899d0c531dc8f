"""How a bot finds its move: whole turns planned within a budget, in processes of their own."""
