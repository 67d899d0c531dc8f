"""Items, Allies and gold: buying, selling, trading, and how many a Hero may have."""
