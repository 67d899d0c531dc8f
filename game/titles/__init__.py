"""The titles, one package each; every package offers PACKAGE."""
