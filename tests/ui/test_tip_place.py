"""Where tooltips stand, and how they explain icons."""

from __future__ import annotations

import pygame
import pytest

from game.presentation.glossary import explained
from game.presentation.messages import Messages
from game.ui.widgets.tip_place import find_place

ROOM = pygame.Rect(0, 0, 800, 600)
AT = pygame.Rect(380, 280, 40, 40)
BELOW = pygame.Rect(300, 320, 200, 120)


def test_a_tip_stands_below_what_it_is_about() -> None:
    assert find_place((100, 60), AT, ROOM, 8).midtop == (400, 328)


def test_a_tip_stands_over_nothing_that_is_wanted() -> None:
    ring = [AT.move(dx, dy) for dx in (-45, 0, 45) for dy in (-45, 0, 45) if dx or dy]
    for barred in ([BELOW], [BELOW, BELOW.move(0, -200)], ring):
        place = find_place((100, 60), AT, ROOM, 8, barred)
        assert place.collidelist(barred) < 0
        assert not place.colliderect(AT)
        assert ROOM.contains(place)


def test_where_nothing_is_free_a_tip_stands_below() -> None:
    assert find_place((100, 60), AT, ROOM, 8, [ROOM]).midtop == (400, 328)


def test_a_tip_spares_the_neighbours_of_its_subject() -> None:
    row = [AT.move(45 * step, 0) for step in (-2, -1, 1, 2)]
    below = [rect.move(0, 50) for rect in (AT, *row)]
    place = find_place((200, 60), AT, ROOM, 8, spare=[*row, *below])
    assert place.collidelist([AT, *row, *below]) < 0
    assert place.bottom == AT.top - 8


@pytest.mark.parametrize(
    ("title", "said", "meant"),
    [
        ("scythe", "Pay 2~{coin} and 1~{labourer}", "Pay 2~{coin}~_coins and 1~{labourer}~_worker"),
        ("scythe", "Mountain: gives {metal}", "Mountain: gives {metal}~_metal"),
        ("raiders", "2 yellow~{die}", "2 yellow~{die}~_dice"),
        ("raiders", "{activate} At the Town Centre", "{activate} At the Town Centre"),
        ("runebound", "Road: 4 steps {forest} {forest} {town}", "Road: 4 steps {forest} {forest} {town}"),
        ("runebound", "{ranged}~13 (1~{wound})", "{ranged}~13 (1~{wound}~_wound)"),
        ("runebound", "1~{no_such_icon}", "1~{no_such_icon}"),
    ],
)
def test_tooltips_say_what_their_icons_stand_for(title: str, said: str, meant: str) -> None:
    assert explained(Messages(), title, said) == meant.replace("~_", "~\N{NO-BREAK SPACE}")
