"""What stands at each place of the Raiders board."""

from tools.paint.core.stage import Stage
from tools.paint.raiders import lands, village


def build(stage: Stage) -> None:
    """Raise every building and town."""
    village.build(stage)
    lands.build(stage)
