"""What stands at each place of the Raiders board."""

from game.art import raiders_lands, raiders_village
from game.art.stage import Stage


def build(stage: Stage) -> None:
    """Raise every building and town."""
    raiders_village.build(stage)
    raiders_lands.build(stage)
