"""Tiled's own files, .tmx maps, .tsx tilesets and .tx templates, read strictly.

pytmx passes over offsets of groups, templates, chunks, classes and half pixels. So a map is first checked
and brought into a plain form (`plain`), which pytmx then reads. `read` returns a `Document`: layers, objects
and tiles with all offsets applied, whatever version of Tiled wrote them. What cannot be read the way Tiled
shows it raises BadMap, which names the file, the layer and the object and says what to do in Tiled.
"""

from game.maps.tmx.document import Document, ImageLayer, Layer, Object, ObjectLayer, TileLayer, read
from game.maps.tmx.node import is_name

__all__ = ["Document", "ImageLayer", "Layer", "Object", "ObjectLayer", "TileLayer", "is_name", "read"]
