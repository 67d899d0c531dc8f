"""A guide over the table of a learner."""
