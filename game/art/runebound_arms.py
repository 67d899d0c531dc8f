"""All weapons, by the word for them: for still lifes and for the hands of figures."""

from collections.abc import Callable

from game.art.runebound_blades import axe, dagger, mace, scythe, spear, sword
from game.art.runebound_clay import Clay
from game.art.runebound_look import Look, Rod
from game.art.runebound_shots import arrow, bow, crossbow, sling
from game.art.runebound_staves import banner, staff, torch, wand

Arm = Callable[[Clay, Rod, Look], None]


ARMS: dict[str, Arm] = {
    "sword": sword,
    "dagger": dagger,
    "spear": spear,
    "axe": axe,
    "mace": mace,
    "staff": staff,
    "wand": wand,
    "bow": bow,
    "crossbow": crossbow,
    "sling": sling,
    "scythe": scythe,
    "torch": torch,
    "banner": banner,
    "arrow": arrow,
}
