"""The board of Runebound as one painted realm: broad rivers, roads, and regions of their own kind."""

from functools import partial

import pygame

from game.art import runebound_realm
from game.art.hexboard import paint_view
from game.art.landscape import View
from game.art.plan import Plan
from game.art.runebound_ground import RealmGround
from game.art.runebound_soils import RealmSoils
from game.art.runebound_waters import RealmWaters


def paint(plan: Plan, view: View, seed: int) -> pygame.Surface:
    """One view of the realm."""
    ground = RealmGround(plan, view, seed)
    soils, waters = RealmSoils(ground), RealmWaters(ground)
    furnish = partial(runebound_realm.furnish, ground=ground, soils=soils, waters=waters)
    return paint_view(ground, soils, waters, runebound_realm.kit, furnish)
