### What a person has to put right, in Runebound.

## Content files and maps. File, line and field stand before each.

runebound-error-supply = must be at least { $least }, as many as there are { $colour } adventure spaces on the map.
runebound-error-no-town = names no town; give at least one its results.
runebound-error-results = needs a lowest result, and a highest one that is no smaller and on the die (1 to { $sides }).
runebound-error-town = town "{ $town }" lies on no hex "town"; move it in Tiled.
runebound-error-adventure = layer "places", "{ $name }" needs a hex outside the towns and a colour among { $known }; correct it in Tiled.
