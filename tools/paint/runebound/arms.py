"""All weapons, by the word for them: for still lifes and for the hands of figures."""

from collections.abc import Callable

from tools.paint.runebound.blades import axe, dagger, mace, scythe, spear, sword
from tools.paint.runebound.clay import Clay
from tools.paint.runebound.look import Look, Rod
from tools.paint.runebound.shots import arrow, bow, crossbow, sling
from tools.paint.runebound.staves import banner, staff, torch, wand

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
