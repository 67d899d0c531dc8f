"""The pictures of Runebound's cards: one for every card, from figures, words and places that exist."""

import hashlib
import re
import tomllib
from pathlib import Path

import numpy as np
import pygame
import pytest

import tools.paint
from game.paths import assets
from tools.paint.core import cards, motifs
from tools.paint.runebound import cards as runebound_cards
from tools.paint.runebound.clay import Clay, flesh, metal
from tools.paint.runebound.figures import FIGURES
from tools.paint.runebound.lands import BACK, FRONT, MOODS
from tools.paint.runebound.look import PAINTS, Look, Rod
from tools.paint.runebound.scene import figure

FILES = ("heroes", "allies", "items", "green", "yellow", "blue", "red", "doom", "retinue")
LAND = {"pines", "river", "lane", "rays"}
SOURCES = "".join(
    f.read_text(encoding="utf-8") for f in Path(tools.paint.__file__).parent.glob("runebound/*.py")
)


def ids() -> set[str]:
    """The ids of all cards."""
    found = set()
    for name in FILES:
        content = tomllib.loads(assets("runebound", f"{name}.toml").read_text(encoding="utf-8"))
        tables = [table for table in content.values() if isinstance(table, list)]
        found |= {entry["id"] for table in tables for entry in table if isinstance(entry, dict)}
    return found


def names_of(line: str) -> list[str]:
    """The motifs of a line with their words."""
    return [thing.split()[0] for thing in line.split(";")[1].split(",")]


def test_every_card_has_its_own_picture() -> None:
    wanted = ids()
    assert wanted == set(runebound_cards.PICTURES)
    files = [assets("runebound", "cards", f"{name}.jpg") for name in sorted(wanted)]
    assert {pygame.image.load(f).get_size() for f in files} == {cards.SIZE}
    assert len({hashlib.sha256(f.read_bytes()).digest() for f in files}) == len(files)
    assert sum(f.stat().st_size for f in files) < 5_500_000


def test_no_two_lines_ask_for_the_same() -> None:
    assert len(set(runebound_cards.PICTURES.values())) == len(runebound_cards.PICTURES)


@pytest.mark.parametrize("name", sorted(runebound_cards.SCENES | runebound_cards.PEOPLE))
def test_every_line_names_a_place_that_exists(name: str) -> None:
    mood, features, spots = cards.parse(runebound_cards.PICTURES[name])
    assert mood in MOODS
    assert set(features) <= LAND | set(BACK) | set(FRONT)
    assert spots


@pytest.mark.parametrize("name", sorted(runebound_cards.PICTURES))
def test_every_line_names_figures_and_words_that_exist(name: str) -> None:
    for motif in names_of(runebound_cards.PICTURES[name]):
        figure_name, *words = motif.split(".")
        assert figure_name in FIGURES or motifs.motif_file(figure_name).is_file()
        for word in words:
            assert re.fullmatch("#[0-9A-Fa-f]{6}", word) or f'"{word}"' in SOURCES, word


def test_no_figure_is_drawn_for_nothing() -> None:
    used = {motif.split(".")[0] for line in runebound_cards.PICTURES.values() for motif in names_of(line)}
    assert set(FIGURES) <= used


def test_a_look_keeps_the_order_of_its_colours() -> None:
    look = Look(["hood", "red", "#123456", "sword"])
    assert (look.colour(0, "gold"), look.colour(1, "gold"), look.colour(2, "gold")) == (
        PAINTS["red"],
        "#123456",
        PAINTS["gold"],
    )
    assert look.has("sword", "axe")
    assert look.one_of(("axe", "hood"), "axe") == "hood"
    assert look.one_of(("axe",), "bow") == "bow"


def test_a_rod_points_where_it_is_turned() -> None:
    assert Rod(10, 90, 0, 50).at(100) == pytest.approx((10, 40))
    assert Rod(10, 90, 90, 50).at(100, 10) == pytest.approx((60, 95))


@pytest.mark.parametrize("toward", [-1, 1])
def test_a_figure_is_lit_from_the_side_of_the_light(toward: int) -> None:
    clay = Clay(120, 1, toward)
    clay.ball(50, 50, 40, flesh("#808890", 9))
    colours = clay.done(amount=0).colours.mean(2)
    left, right = float(colours[55:65, 14:22].mean()), float(colours[55:65, 98:106].mean())
    assert (left > right) == (toward < 0)


def test_later_parts_lie_over_earlier_ones() -> None:
    clay = Clay(60, 1)
    clay.poly([(10, 10), (90, 10), (90, 90), (10, 90)], metal("#FF0000"))
    clay.ball(50, 50, 20, metal("#0000FF"))
    colours = clay.done(amount=0).colours
    assert colours[30, 30, 2] > colours[30, 30, 0]
    assert colours[50, 10, 0] > colours[50, 10, 2]


def test_a_figure_is_made_the_same_twice() -> None:
    first, second = (figure("man.plate.red.sword.raise", 80, 5, 1) for _ in range(2))
    assert np.array_equal(first.colours, second.colours)
    assert np.array_equal(first.alpha, second.alpha)
