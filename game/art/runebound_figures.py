"""All modelled figures by name."""

from game.art.runebound_armor import WEAR
from game.art.runebound_arms import ARMS
from game.art.runebound_beasts import beast, rider
from game.art.runebound_bust import bust
from game.art.runebound_clay import Clay
from game.art.runebound_dragons import dragon, dragon_far
from game.art.runebound_look import Look, Maker, Rod
from game.art.runebound_monsters import MONSTERS
from game.art.runebound_people import man
from game.art.runebound_props import PROPS
from game.art.runebound_wares import WARES

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
