"""Speech of the program itself, for people who have no screen reader: it reads out that reader's tree."""
