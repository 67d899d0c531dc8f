"""The pictures of Scythe's cards: one for every card, from motifs that exist."""

import hashlib
import re
import tomllib

import pygame
import pytest

from game.paths import assets
from tools.paint.core import cards, motifs
from tools.paint.scythe import cards as scythe_cards
from tools.paint.scythe import cards_list

LINES = {**scythe_cards.PICTURES, **cards_list.FACTIONS, **cards_list.MATS}


def ids(file: str, table: str) -> set[str]:
    """The ids of a content file."""
    content = tomllib.loads(assets("scythe", file).read_text(encoding="utf-8"))
    return {entry["id"] for entry in content[table]}


def test_every_card_has_its_own_picture() -> None:
    values = tomllib.loads(assets("scythe", "table.toml").read_text(encoding="utf-8"))["combat_cards"]
    wanted = {f"combat_{cards['value']}" for cards in values}
    wanted |= ids("objectives.toml", "objective") | ids("encounters.toml", "encounter")
    wanted |= ids("factory.toml", "card") | ids("resolution.toml", "tile")
    wanted |= ids("wind_gambit.toml", "aggressive") | ids("wind_gambit.toml", "passive")
    assert wanted == set(scythe_cards.PICTURES)
    files = [assets("scythe", "cards", f"{name}.jpg") for name in sorted(wanted)]
    assert {pygame.image.load(f).get_size() for f in files} == {cards.SIZE}
    assert len({hashlib.sha256(f.read_bytes()).digest() for f in files}) == len(files)


def test_every_faction_has_its_landscape() -> None:
    assert set(cards_list.FACTIONS) == ids("factions.toml", "faction")
    for name in cards_list.FACTIONS:
        assert pygame.image.load(assets("scythe", "factions", f"{name}.jpg")).get_size() == cards.SIZE


def test_every_player_mat_has_its_picture() -> None:
    assert set(cards_list.MATS) == ids("mats.toml", "mat")
    for name in cards_list.MATS:
        assert pygame.image.load(assets("scythe", "mats", f"{name}.jpg")).get_size() == cards.SIZE


@pytest.mark.parametrize("name", sorted(LINES))
def test_every_line_names_motifs_that_exist(name: str) -> None:
    _, features, spots = cards.parse(LINES[name])
    assert set(features) <= {"pines", "river", "lane", "rays"}
    assert spots
    assert all(motifs.motif_file(spot.motif).is_file() for spot in spots)


def test_no_motif_is_drawn_for_nothing() -> None:
    used = {found for line in LINES.values() for found in re.findall(r"[a-z_]+(?= \.)", line)}
    assert {file.stem for file in assets("scythe", "motifs").glob("*.svg")} <= used
