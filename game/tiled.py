"""The only reader of Tiled maps: a .tmx becomes a Board for the rules and layers for the window."""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path
from typing import Any

from game.engine.board import BadMap, Board, Place

PLACES = "places"


def _open(path: Path) -> Any:
    """The map as pytmx reads it, without pictures. Raises BadMap."""
    logging.getLogger("pytmx").setLevel(logging.CRITICAL)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx imports pygame, which prints a greeting
    import pytmx

    try:
        return pytmx.TiledMap(str(path))
    except FileNotFoundError as error:
        missing = Path(str(error.filename or path)).name
        raise BadMap(f"{path.name}: {missing} is missing; put it back into the maps folder.") from error
    except Exception as error:
        raise BadMap(f"{path.name}: Tiled map cannot be read ({error}); save it again in Tiled.") from error


def _layer(path: Path, tmx: Any, name: str) -> Any:
    with contextlib.suppress(ValueError):
        return tmx.get_layer_by_name(name)
    raise BadMap(f'{path.name}: has no layer "{name}"; add it in Tiled.')


def load_board(path: Path) -> Board:
    """The places of a map. Raises BadMap with file, layer and object."""
    tmx = _open(path)
    places: dict[str, Place] = {}
    for thing in _layer(path, tmx, PLACES):
        place = _place(path, thing)
        if place.id in places:
            raise BadMap(
                f'{path.name}: layer "{PLACES}" has "{place.id}" twice; rename or remove one in Tiled.'
            )
        places[place.id] = place
    for place in places.values():
        if place.of and place.of not in places:
            raise BadMap(
                f'{path.name}: layer "{PLACES}", object "{place.id}" belongs to "{place.of}",'
                " which does not exist; correct its property in Tiled."
            )
    size = (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight)
    return Board(path.name, size, places)


def _place(path: Path, thing: Any) -> Place:
    if not thing.name or not thing.type:
        raise BadMap(
            f'{path.name}: layer "{PLACES}", object {thing.id} has no {"type" if thing.name else "name"};'
            " give it one in Tiled."
        )
    of = str(thing.properties.get("of", ""))
    return Place(thing.name, thing.type, of, thing.x, thing.y, thing.width, thing.height)
