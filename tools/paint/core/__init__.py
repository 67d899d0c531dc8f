"""What all paintings are made with."""
