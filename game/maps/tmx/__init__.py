"""A strict reader of Tiled's files: .tmx maps, .tsx tilesets and .tx templates.

pytmx ignores offsets of groups, templates, chunks, classes and half pixels. A map is therefore first checked
and converted to a plain form (`plain`), which pytmx then reads. `read` returns a `Document`: layers, objects
and tiles with all offsets applied, for every version of Tiled. Anything that cannot be read the way Tiled
shows it raises BadMap, which names the file, the layer and the object and says what to do in Tiled.
"""

from game.maps.tmx.document import Document, ImageLayer, Layer, Object, ObjectLayer, TileLayer, read
from game.maps.tmx.node import is_name

__all__ = ["Document", "ImageLayer", "Layer", "Object", "ObjectLayer", "TileLayer", "is_name", "read"]
