"""The painting of a hexagonal map."""

from __future__ import annotations

import os
import shutil
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
from tests.paint.paintings import apart, colour, kept, twice
from tools.paint.core.hexcells import cells_of, river_lines

MAP = paths.maps("scythe.tmx")
CUT = (1010, 700, 120, 90)  # a corner of the Factory, a wood and a lake


@pytest.fixture(scope="module")
def plan() -> Plan:
    return load_plan(MAP)


@pytest.fixture(scope="module")
def board() -> Board:
    return tiled.load_board(MAP)


@pytest.fixture(scope="module")
def painting(board: Board) -> pygame.Surface:
    return kept("scythe", board)


def test_the_plan_and_the_board_agree_about_every_hexagon(plan: Plan, board: Board) -> None:
    assert (plan.width, plan.height) == board.size
    painted = {(c.x, c.y, c.kind) for c in cells_of(plan) if c.kind != "wild"}
    assert painted == {(h.x, h.y, h.kind) for h in board.hexes.values()}
    assert {c.name for c in cells_of(plan) if c.kind == "home_base"} == set(board.hexes_of_kind("home_base"))
    assert {t.name: (t.x, t.y) for t in plan.things if t.layer == "places"} == {
        p.id: (p.x, p.y) for p in board.places.values()
    }


def test_the_painting_is_of_this_map(plan: Plan) -> None:
    assert plan.painted == load_plan(MAP).fingerprint(), "the map was edited after it was painted"


def test_the_fingerprint_sees_every_change_of_meaning(tmp_path: Path) -> None:
    shutil.copytree(MAP.parent / "tiles", tmp_path / "tiles")
    text, copy = MAP.read_text(encoding="utf-8"), tmp_path / "copy.tmx"
    changes = (
        ("", ""),
        ('staggerindex="even"', 'staggerindex="odd"'),
        ('<data encoding="csv">\n0,8,', '<data encoding="csv">\n8,8,'),
        ('name="tunnel_r2c3" type="tunnel" x="', 'name="tunnel_r2c3" type="tunnel" x="1'),
        ('<polyline points="0,0 ', '<polyline points="1,0 '),
        ('offsetx="64"', 'offsetx="60"'),
    )
    seen = set()
    for old, new in changes:
        assert old in text
        copy.write_text(text.replace(old, new, 1), encoding="utf-8")
        seen.add(load_plan(copy).fingerprint())
    assert len(seen) == len(changes)


def test_the_painting_is_half_as_big_again_as_the_map(board: Board) -> None:
    file = paths.assets("scythe", "board.jpg")
    assert pygame.image.load(file).get_size() == tuple(n * 3 // 2 for n in board.size)
    assert file.stat().st_size < 4_000_000
    assert pygame.image.load(paths.maps("scythe.jpg")).get_size() == board.size


def test_painting_again_gives_the_same_bytes(plan: Plan) -> None:
    first, second = twice(plan, "scythe", CUT)
    assert first == second
    assert len(set(first)) > 50


def test_the_kept_painting_is_what_the_painter_paints(plan: Plan, painting: pygame.Surface) -> None:
    assert apart(plan, painting, "scythe", CUT) < 4  # strokes that cross the edge of the cut fall differently


def test_rivers_are_water_all_along_their_border(board: Board, painting: pygame.Surface) -> None:
    lake = np.mean([colour(painting, h.x, h.y, 20) for h in board.hexes.values() if h.kind == "lake"], 0)
    for pair in board.borders["river"]:
        a, b = (board.hexes[h] for h in pair)
        x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
        near = [
            colour(painting, x + dx, y + dy, 3) - lake for dx in range(-12, 13, 4) for dy in range(-12, 13, 4)
        ]
        assert min(float(np.hypot(*d[1:])) for d in near) < 0.05, sorted(pair)


def test_each_terrain_has_a_colour_of_its_own_where_pieces_stand(
    board: Board, painting: pygame.Surface
) -> None:
    told_apart = ("farm", "forest", "tundra", "lake", "factory", "village")
    mean = {
        kind: np.mean(
            [colour(painting, h.x, h.y + 30, 40) for h in board.hexes.values() if h.kind == kind], axis=0
        )
        for kind in told_apart
    }
    close = [
        (a, b) for a in told_apart for b in told_apart if a < b and np.linalg.norm(mean[a] - mean[b]) < 0.05
    ]
    assert not close


def test_rivers_end_in_a_lake_or_where_they_meet_or_out_of_the_map(plan: Plan, board: Board) -> None:
    ends = [tuple(line[n]) for line in river_lines(plan, cells_of(plan)) for n in (0, -1)]
    assert board.layout
    kinds = {board.layout.cell(h.x, h.y): h.kind for h in board.hexes.values()}
    for end in ends:
        kind = kinds.get(board.layout.cell(*(float(n) for n in end)), "wild")
        assert kind in {"lake", "wild"} or ends.count(end) == 3
