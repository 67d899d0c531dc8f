"""A strict reader of Tiled's own files: .tmx maps, .tsx tilesets and .tx templates.

`read` returns a `Document`: layers, objects and tiles with all offsets applied, whatever version of Tiled
wrote them. What cannot be read the way Tiled shows it raises BadMap, which names the file, the layer and the
object and says what to do in Tiled.
"""

from game.tmx.document import Document, ImageLayer, Layer, ObjectLayer, TileLayer, read
from game.tmx.objects import Object

__all__ = ["Document", "ImageLayer", "Layer", "Object", "ObjectLayer", "TileLayer", "read"]
