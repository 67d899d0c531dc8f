"""All modelled figures by name."""

from tools.paint.runebound.armor import WEAR
from tools.paint.runebound.arms import ARMS
from tools.paint.runebound.beasts import beast, rider
from tools.paint.runebound.bust import bust
from tools.paint.runebound.clay import Clay
from tools.paint.runebound.dragons import dragon, dragon_far
from tools.paint.runebound.look import Look, Maker, Rod
from tools.paint.runebound.monsters import MONSTERS
from tools.paint.runebound.people import man
from tools.paint.runebound.props import PROPS
from tools.paint.runebound.wares import WARES

LAYS = {
    "bow": (52, 80),
    "crossbow": (52, 80),
    "sling": (52, 76),
    "axe": (62, 68),
    "mace": (60, 74),
    "wand": (60, 74),
}
"""Turn and length of weapons that do not lie across the whole picture."""


def _laid(name: str) -> Maker:
    """A weapon laid across a still life."""

    def make(c: Clay, look: Look) -> None:
        if look.has("pair"):
            ARMS[name](c, Rod(16, 76, 40, 58), look)
            ARMS[name](c, Rod(46, 78, 40, 58), look)
        else:
            turn, size = LAYS.get(name, (57, 84))
            ARMS[name](c, Rod(15 if turn > 55 else 20, 73, turn, size), look)

    return make


LAID = {f"a_{name}": _laid(name) for name in ARMS if name not in ("arrow", "banner", "scythe", "torch")}
FIGURES: dict[str, Maker] = {
    **WARES,
    **WEAR,
    **LAID,
    **MONSTERS,
    **PROPS,
    "bust": bust,
    "man": man,
    "beast": beast,
    "rider": rider,
    "dragon": dragon,
    "dragonfar": dragon_far,
}
