"""The baked art is complete, reads at small sizes, and comes out the same twice."""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pytest.importorskip("numpy")
import pygame

from game.paths import assets
from tools.paint.core import cards, cards_list, cards_scene, icons, motifs, pieces, plates

GAME_ICONS = [
    "silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "wound", "vp",
    "strength", "crew", "eagle", "horse", "double", "activate", "none", "worker", "card", "quest",
    "hero", "die", "deck", "discard", "raid", "work", "farm", "town_centre", "market",
]  # fmt: skip
EMBLEMS = [
    "disc", "triangle", "square", "diamond", "star", "hexagon", "ring",
]  # fmt: skip
INTERFACE = [
    "undo", "redo", "menu", "rules", "close", "check", "question", "lock", "eye", "settings",
    "home", "zoom_in", "arrow_left", "arrow_right", "arrow_down", "play", "skip", "hint", "person",
    "bot", "folder", "trophy", "hourglass", "plus", "minus",
]  # fmt: skip
MOTIF = re.compile(r"[;,]\s*(\w+)")


def ink(name: str, size: int) -> int:
    """How many pixels of the icon are covered at that size."""
    alpha = pygame.surfarray.array_alpha(motifs.draw(motifs.icon_file(name), size))
    return int((alpha > 128).sum())


@pytest.mark.parametrize("name", GAME_ICONS + EMBLEMS + INTERFACE)
@pytest.mark.parametrize("size", [20, 64])
def test_every_icon_is_drawn_and_has_ink(name: str, size: int) -> None:
    assert ink(name, size) > 0.06 * size * size


@pytest.mark.parametrize("name", GAME_ICONS + INTERFACE)
def test_an_icon_keeps_clear_of_its_corners(name: str) -> None:
    alpha = pygame.surfarray.array_alpha(motifs.draw(motifs.icon_file(name), 64))
    assert alpha[0, 0] == alpha[-1, 0] == alpha[0, -1] == alpha[-1, -1] == 0


@pytest.mark.parametrize("name", [*EMBLEMS, *INTERFACE, "worker", "die"])
def test_tinted_icons_change_with_the_tint(name: str) -> None:
    file = motifs.icon_file(name)
    plain = pygame.image.tobytes(motifs.draw(file, 32), "RGBA")
    assert pygame.image.tobytes(motifs.draw(file, 32, motifs.tones("#2F6DB5")), "RGBA") != plain


def test_emblems_differ_without_colour() -> None:
    shapes = {pygame.image.tobytes(motifs.draw(motifs.icon_file(n), 20), "RGBA") for n in EMBLEMS}
    assert len(shapes) == len(EMBLEMS)


def ids(file: str, table: str) -> set[str]:
    """The ids of a content file."""
    content = tomllib.loads(assets("raiders", file).read_text(encoding="utf-8"))
    return {entry["id"] for entry in content[table]}


def test_every_card_has_its_own_picture() -> None:
    halves = {f"{i}_{half}" for i in ids("animals.toml", "animal") for half in ("eagle", "horse")}
    wanted = ids("crew.toml", "crew") | ids("heroes.toml", "hero") | halves
    assert wanted == set(cards.PICTURES)
    files = [assets("raiders", "cards", f"{name}.jpg") for name in wanted]
    assert {pygame.image.load(f).get_size() for f in files} == {cards.SIZE}
    assert len({hashlib.sha256(f.read_bytes()).digest() for f in files}) == len(files)


@pytest.mark.parametrize("name", sorted(cards.PICTURES))
def test_every_line_of_the_list_names_motifs_that_exist(name: str) -> None:
    _, features, spots = cards.parse(cards.PICTURES[name])
    assert set(features) <= {"pines", "river", "lane", "rays"}
    assert spots
    assert all(motifs.motif_file(spot.motif).is_file() for spot in spots)


def test_no_motif_is_drawn_for_nothing() -> None:
    lines = [*cards_list.CREW.values(), *cards_list.HEROES.values(), *cards_list.ANIMALS.values()]
    used = {name for line in lines for name in MOTIF.findall(line)}
    assert {file.stem for file in assets("raiders", "motifs").glob("*.svg")} == used


def test_an_unknown_mood_is_refused() -> None:
    with pytest.raises(ValueError, match="sunshine"):
        cards.parse("sunshine; ox .5 .9 .4")


def test_every_piece_and_plate_is_baked() -> None:
    for name in pieces.recipes():
        assert pygame.image.load(assets("raiders", "pieces", f"{name}.png")).get_size() in {
            (pieces.PIECE,) * 2, (pieces.DIE,) * 2, pieces.TILE
        }  # fmt: skip
    for name in plates.recipes():
        assert pygame.image.load(assets("table", name)).get_width() > 0
    kept = {file.name for file in assets("table").iterdir()}
    assert kept == set(plates.recipes()), "what no painter paints, or nobody has painted"
    for size in icons.SIZES:
        assert pygame.image.load(assets("icon", f"{size}.png")).get_size() == (size, size)


def saved(made: pygame.Surface, file: Path) -> bytes:
    """The bytes that a surface leaves on disk."""
    pygame.image.save(made, file)
    return file.read_bytes()


def test_a_bake_gives_the_same_bytes_twice(tmp_path: Path) -> None:
    first, again = (saved(pieces.piece("wound"), tmp_path / f"{n}.png") for n in "ab")
    assert first == again


@pytest.mark.parametrize(
    ("make", "file"),
    [
        (pieces.recipes()["worker_blue"], "raiders/pieces/worker_blue.png"),
        (plates.recipes()["slot.png"], "table/slot.png"),
        (plates.recipes()["band.png"], "table/band.png"),
    ],
)
def test_what_lies_in_the_repository_is_what_the_painter_paints(
    make: Callable[[], pygame.Surface], file: str
) -> None:
    fresh, kept = make(), pygame.image.load(assets(file))
    assert fresh.get_size() == kept.get_size()
    for plane in (pygame.surfarray.array3d, pygame.surfarray.array_alpha):
        assert abs(plane(fresh).astype(int) - plane(kept).astype(int)).max() <= 2  # machines round apart


def test_a_scene_depends_on_its_key_and_on_nothing_else() -> None:
    spots = [cards_scene.Spot("ox", 0.5, 0.9, 0.5)]

    def bytes_of(key: str) -> bytes:
        return cards_scene.scene(88, 60, key, "noon", spots, ("lane",)).tobytes()

    assert bytes_of("a") == bytes_of("a")
    assert bytes_of("a") != bytes_of("b")


def test_seamless_paper_repeats() -> None:
    pixels = pygame.surfarray.array3d(plates.table_paper()).astype(int)
    across = abs(pixels[0] - pixels[-1]).mean()
    inside = abs(pixels[500] - pixels[501]).mean()
    assert across < 2 * inside


def test_all_art_together_stays_small() -> None:
    folders = ["icons", "icon", "table", "sounds", "raiders/cards", "raiders/pieces", "raiders/motifs"]
    total = sum(f.stat().st_size for folder in folders for f in assets(folder).rglob("*") if f.is_file())
    assert total < 14_000_000
