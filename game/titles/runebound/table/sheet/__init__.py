"""A seat's Hero sheet, on the table and in the enlarged view."""
