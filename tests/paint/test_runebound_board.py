"""The painted realm, its pieces and its icons."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pytest.importorskip("numpy")
import numpy as np
import pygame

from game import paths
from game.engine.board.places import Board
from game.maps import tiled
from game.maps.plan import Plan
from game.maps.tiled import load_plan
from tests.paint.paintings import apart, colour, kept, pixels, twice
from tools.paint.core.brush import to_lab
from tools.paint.core.hexcells import cells_of, course_lines
from tools.paint.core.motifs import draw, icon_file, tones
from tools.paint.runebound import pieces
from tools.paint.runebound.soils import TINTS
from tools.paint.runebound.towns import TOWNS

MAP = paths.maps("runebound.tmx")
CUT = (1190, 300, 130, 90)  # a piece of Frostgate
ICONS = (
    *("road", "plains", "hills", "forest", "mountain", "swamp", "river", "town"),
    *("ranged", "melee", "magic", "life", "stamina", "exhaustion", "experience"),
    *("d20", "threat", "doom", "undefeated", "adventure", "overrun", "retinue"),
    *("armor", "artifact", "ally", "escape"),
)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return load_plan(MAP)


@pytest.fixture(scope="module")
def board() -> Board:
    return tiled.load_board(MAP)


@pytest.fixture(scope="module")
def painting(board: Board) -> pygame.Surface:
    return kept("runebound", board)


# ---------------------------------------------------------------------- the painting


def test_the_plan_and_the_board_agree_about_every_hexagon(plan: Plan, board: Board) -> None:
    assert (plan.width, plan.height) == board.size
    painted = {(c.x, c.y, c.kind, c.region or None) for c in cells_of(plan) if c.kind != "wild"}
    assert painted == {(h.x, h.y, h.kind, h.region) for h in board.hexes.values()}


def test_the_painting_is_of_this_map(plan: Plan) -> None:
    assert plan.painted == load_plan(MAP).fingerprint(), "the map was edited after it was painted"


def test_the_fingerprint_sees_regions_and_stars(tmp_path: Path) -> None:
    text = MAP.read_text(encoding="utf-8").replace('source="tiles', f'source="{paths.maps()}/tiles')
    star, blue = ('value="true"', 'value="false"'), ('value="blue"', 'value="red"')
    changes = (("", ""), star, blue, ("14,14", "14,15"))
    seen = set()
    for old, new in changes:
        assert old in text
        (tmp_path / "copy.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
        seen.add(load_plan(tmp_path / "copy.tmx").fingerprint())
    assert len(seen) == len(changes)


def test_every_town_and_region_of_the_map_has_a_look(board: Board) -> None:
    assert set(TOWNS) == set(board.hexes_of_kind("town"))
    assert set(TINTS) == {h.region for h in board.hexes.values()} - {None, "gloamfen"}


def test_the_painting_is_half_as_big_again_as_the_map(board: Board) -> None:
    file = paths.assets("runebound", "board.jpg")
    assert pygame.image.load(file).get_size() == tuple(n * 3 // 4 * 2 for n in board.size)
    assert file.stat().st_size < 5_000_000
    assert pygame.image.load(paths.maps("runebound.jpg")).get_size() == board.size


def test_painting_again_gives_the_same_bytes(plan: Plan) -> None:
    first, second = twice(plan, "runebound", CUT)
    assert first == second
    assert len(set(first)) > 50


def test_the_kept_painting_is_what_the_painter_paints(plan: Plan, painting: pygame.Surface) -> None:
    assert (
        apart(plan, painting, "runebound", CUT) < 4
    )  # strokes that cross the edge of the cut fall differently


def test_the_middle_of_every_river_hexagon_is_water(board: Board, painting: pygame.Surface) -> None:
    spaces = {place.of for place in board.of_kind("adventure")}
    wet = [h for h in board.hexes.values() if h.kind == "river" and h.id not in spaces]
    # the median of the pixels looks past a sail
    seen = {h.id: to_lab(np.median(pixels(painting, h.x, h.y, 14), axis=0) / 255) for h in wet}
    water = np.median(list(seen.values()), axis=0)
    dry = [here for here, tone in seen.items() if np.linalg.norm((tone - water)[1:]) > 0.04]
    assert not dry


def test_each_terrain_has_a_colour_of_its_own(board: Board, painting: pygame.Surface) -> None:
    regions = ["gloamfen", *TINTS]
    mean = {
        region: np.mean(
            [colour(painting, h.x, h.y, 70) for h in board.hexes.values() if h.region == region],
            axis=0,
        )
        for region in regions
    }
    mean["plains"] = np.mean(
        [colour(painting, h.x, h.y, 70) for h in board.hexes.values() if h.kind == "plains"], axis=0
    )
    close = [(a, b) for a in mean for b in mean if a < b and np.linalg.norm(mean[a] - mean[b]) < 0.03]
    assert not close


def test_rivers_run_out_of_the_map_at_both_ends(plan: Plan) -> None:
    ends = [line[n] for line in course_lines(plan, "river") for n in (0, -1)]
    outside = [y for _, y in ends if not 0 < y < plan.height]
    assert len(outside) == 4
    assert len(ends) == 6  # the two of the arm lie on the river that it leaves and meets again


# ---------------------------------------------------------------------- pieces and icons


def test_there_is_a_figure_for_every_hero() -> None:
    heroes = tomllib.loads(paths.assets("runebound", "heroes.toml").read_text(encoding="utf-8"))["hero"]
    assert sorted(pieces.HEROES) == sorted(hero["id"] for hero in heroes)


def test_every_piece_is_kept_as_it_is_baked() -> None:
    kept = {file.stem for file in paths.assets("runebound", "pieces").glob("*.png")}
    assert kept == set(pieces.recipes())
    for name in ("adventure_red_star", "hero_mordrog", "wound"):
        file = pygame.image.load(paths.assets("runebound", "pieces", f"{name}.png"))
        fresh = pieces.recipes()[name]()
        assert file.get_size() == (pieces.PIECE, pieces.PIECE)
        assert pygame.image.tobytes(file, "RGBA") == pygame.image.tobytes(fresh, "RGBA")


def test_gems_differ_without_colour() -> None:
    grey = {}
    for colour_name in pieces.CUTS:
        piece = pygame.transform.smoothscale(pieces.gem(colour_name), (24, 24))
        grey[colour_name] = pygame.surfarray.array3d(pygame.transform.grayscale(piece)).astype(int)
    apart = [abs(grey[a] - grey[b]).mean() for a in grey for b in grey if a < b]
    assert min(apart) > 5


@pytest.mark.parametrize("name", [*ICONS, *(f"hero_{hero}" for hero in pieces.HEROES)])
def test_every_icon_has_ink_and_keeps_inside_its_box(name: str) -> None:
    for size in (20, 64):
        alpha = pygame.surfarray.array_alpha(draw(icon_file(name), size))
        assert (alpha > 128).sum() > 0.1 * size * size
    edge = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    assert (edge > 128).mean() < 0.06


@pytest.mark.parametrize("hero", pieces.HEROES)
def test_the_base_of_a_figure_takes_the_seats_colour(hero: str) -> None:
    file = icon_file(f"hero_{hero}")
    plain, tinted = draw(file, 64), draw(file, 64, tones("#2F6DB5"))
    assert plain.get_at((32, 10)) == tinted.get_at((32, 10))
    changed = pygame.surfarray.array3d(plain) != pygame.surfarray.array3d(tinted)
    assert changed.any(axis=2).sum() > 150
