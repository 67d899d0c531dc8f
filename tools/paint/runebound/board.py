"""The board of Runebound as one painted realm: broad rivers, roads, and regions of their own kind."""

from functools import partial

import pygame

from game.maps.plan import Plan
from tools.paint.core.hexboard import paint_view
from tools.paint.core.landscape import View
from tools.paint.runebound import realm
from tools.paint.runebound.ground import RealmGround
from tools.paint.runebound.soils import RealmSoils
from tools.paint.runebound.waters import RealmWaters


def paint(plan: Plan, view: View, seed: int) -> pygame.Surface:
    """One view of the realm."""
    ground = RealmGround(plan, view, seed)
    soils, waters = RealmSoils(ground), RealmWaters(ground)
    furnish = partial(realm.furnish, ground=ground, soils=soils, waters=waters)
    return paint_view(ground, soils, waters, realm.kit, furnish)
